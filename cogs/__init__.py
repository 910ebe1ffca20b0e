"""Interface in Discord: all that people see and press."""

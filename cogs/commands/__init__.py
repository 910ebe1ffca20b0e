"""Commands at any table, and the one door for presses."""

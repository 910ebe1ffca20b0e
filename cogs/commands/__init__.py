"""What people can do at any table: slash commands, and the one door for presses."""

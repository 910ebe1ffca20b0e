"""Face of Wie Du mir … in Discord."""

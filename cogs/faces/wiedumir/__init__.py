"""How Wie Du mir … looks in Discord."""

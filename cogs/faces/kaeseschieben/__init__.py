"""How Käseschieben looks in Discord."""

"""Face of Käseschieben in Discord."""

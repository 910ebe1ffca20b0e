"""Käseschieben in Discord."""

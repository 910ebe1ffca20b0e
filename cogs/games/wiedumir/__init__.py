"""Wie du mir … in Discord."""

"""Wie Du mir … in Discord."""

"""Wie du mir … as people see it."""

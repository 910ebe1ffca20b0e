"""Wie Du mir … as people see it."""

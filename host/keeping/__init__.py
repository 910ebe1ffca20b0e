"""Stored values: loads them, changes them one at a time, and only then believes the change."""

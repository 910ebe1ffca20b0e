"""Käseschieben as people see it."""

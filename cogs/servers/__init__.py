"""Servers, the people on them, and what Discord says of both."""

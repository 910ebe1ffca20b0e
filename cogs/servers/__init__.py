"""Servers and the people on them: what Discord says of both, and in which language they are written to."""

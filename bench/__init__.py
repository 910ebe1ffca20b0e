"""Benchmarks of the bot under load, of its start, and of the computer players."""

"""Benchmarks of the bot under load and at its start (``python -m bench``), and of the computer players (`strength`)."""

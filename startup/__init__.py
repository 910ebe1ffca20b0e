"""Preparation before the bot runs: settings and logging."""

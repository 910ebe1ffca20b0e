"""Requests to Discord and presses from it: pace, limits, retries."""

"""Checks of the code itself, run by hand and by ``make``."""

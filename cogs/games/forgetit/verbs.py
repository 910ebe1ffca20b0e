"""What the game's own buttons mean: the verbs in their custom ids."""

from __future__ import annotations

KEEP = "keep"
"""Sets dice aside; the verb and its arguments are the action's code."""

STOP = "stop"
"""Ends the turn."""

SHEET = "sheet"
"""Shows the score sheet."""

PICK = "pick"
"""Opens the mover's picker."""

PICKING = "picking"
"""A tap on the picker: the dice chosen after it."""

PICKED = "picked"
"""The dice are chosen: set them aside."""

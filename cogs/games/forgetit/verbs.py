"""What the game's own buttons mean: the verbs in their custom ids."""

from __future__ import annotations

KEEP = "keep"
"""Sets dice aside; the verb and its arguments are the action's code. Only buttons of former messages have it."""

KEEP_AND_ROLL = "keep-roll"
"""Sets dice aside, or none, and rolls; the arguments are those of `KEEP`."""

KEEP_AND_STOP = "keep-stop"
"""Sets dice aside, or none, and ends the turn; the arguments are those of `KEEP`."""

STOP = "stop"
"""Ends the turn."""

SHEET = "sheet"
"""Shows the score sheet."""

PICK = "pick"
"""Opens the mover's picker."""

PICKING = "picking"
"""A tap on the picker: the dice chosen after it."""

PICKED = "picked"
"""The dice are chosen: set them aside. Only buttons of former messages have it."""

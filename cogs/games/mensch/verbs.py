"""What the game's own buttons mean: the verbs in their custom ids."""

from __future__ import annotations

MOVE = "move"
"""Moves a pawn, as its action code says."""

MISSED = "missed"
"""Opens the panel on which a missed capture is claimed (P7)."""

CLAIM = "claim"
"""Claims that a pawn could have captured, as its action code says."""

"""What the game's own buttons mean: the verbs in their custom ids."""

from __future__ import annotations

PAD = "pad"
"""Opens the mover's pad."""

DRAFT = "draft"
"""A press on the pad: the path so far after it."""

DONE = "done"
"""A whole path: carry it out."""

BONUS = "bonus"
"""An answer to the last cheese's bonus, as its action code (K11)."""

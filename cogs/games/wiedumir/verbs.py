"""What the game's own buttons and menus mean: the verbs in their custom ids."""

from __future__ import annotations

ACT = "act"
"""An action, with its code."""

DECIDE = "decide"
"""Opens the panel for a card's longer answers."""

FIRST = "first"
"""A choice in the first of two menus."""

LAST = "last"
"""A choice that settles the card; its value is the action's code."""

SHARE = "share"
"""A press on the calculator: what was pressed, and how the chips are shared out after it."""

"""Forms, and what somebody types into them.

What is sent comes back as an interaction of its own, known by the form's custom id.
"""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from cogs.components.press_id import PressId, component_data

_FIELD = "seed"
"""The id of the one field of each form. Forms of former versions, which people may still have open, call it that."""


def form(
    press: PressId,
    *,
    title: str,
    label: str,
    description: str,
    longest: int,
    required: bool = True,
    default: str | None = None,
    style: discord.TextStyle = discord.TextStyle.short,
) -> ui.Modal:
    """A form with one field, which begins with ``default``. What is sent comes back with the press's own id."""
    made = ui.Modal(title=title, custom_id=str(press))
    field: ui.TextInput[Any] = ui.TextInput(
        custom_id=_FIELD, max_length=longest, required=required, default=default, style=style
    )
    made.add_item(ui.Label(text=label, description=description, component=field))
    # Like every press, it is understood by its custom id alone: discord.py need not remember it.
    made.stop()
    return made


def typed(interaction: discord.Interaction[Any]) -> str:
    """The field's text, wherever in the form it stands."""
    waiting: list[Any] = [component_data(interaction).get("components", [])]
    while waiting:
        match waiting.pop():
            case list(parts):
                waiting.extend(parts)
            case {"custom_id": custom_id, "value": str(value)} if custom_id == _FIELD:
                return value
            case dict(part):
                waiting.extend((part.get("components"), part.get("component")))
    return ""

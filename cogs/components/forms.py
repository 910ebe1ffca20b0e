"""Forms, and what somebody types into them.

What is sent comes back as an interaction of its own, known by the form's custom id.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

import discord
from discord import ui

from cogs.components.press_id import Interaction, PressId, component_data
from cogs.wording.names import shortened

_FIELD = "seed"
"""The id of the one field of each form. Forms of former versions, which people may still have open, call it that."""

_LONGEST_TITLE, _LONGEST_DESCRIPTION, _LONGEST_ENTRY = 45, 100, 100
"""Characters that Discord allows: of a form's title and a field's, below that, and of a choice."""

_MOST_ON_SIGHT = 4
"""With more choices than this to choose one of, a menu takes less room."""

Entry = tuple[str, str] | tuple[str, str, str]
"""The label of a choice and its value, and what it means, which is left out where Discord has no room for it."""


def form_of(press: PressId, title: str, *fields: ui.Label[Any]) -> ui.Modal:
    """A form with these fields, five at most. What is sent comes back with the press's own id."""
    made = ui.Modal(title=shortened(title, _LONGEST_TITLE), custom_id=str(press))
    for field in fields:
        made.add_item(field)
    # Like every press, it is understood by its custom id alone: discord.py need not remember it.
    made.stop()
    return made


def one_of(key: str, label: str, entries: Sequence[Entry], present: str, description: str = "") -> ui.Label[Any]:
    """A field with a choice of one."""
    field: ui.Item[Any]
    if len(entries) > _MOST_ON_SIGHT:
        field = ui.Select(custom_id=key, options=_options(discord.SelectOption, entries, [present]))
    else:
        field = ui.RadioGroup(custom_id=key, options=_options(discord.RadioGroupOption, entries, [present]))
    return _labelled(label, field, description)


def some_of(key: str, label: str, entries: Sequence[Entry], present: Collection[str], least: int = 0) -> ui.Label[Any]:
    """A field with choices of which any may be taken, ``least`` at least."""
    options = _options(discord.CheckboxGroupOption, entries, present)
    field: ui.Item[Any] = ui.CheckboxGroup(
        custom_id=key, required=least > 0, min_values=least, max_values=len(options), options=options
    )
    return _labelled(label, field)


def _options(kind: Any, entries: Sequence[Entry], present: Collection[str]) -> list[Any]:
    return [
        kind(
            label=shortened(label, _LONGEST_ENTRY),
            value=value,
            description=_fitting("".join(meaning)),
            default=value in present,
        )
        for label, value, *meaning in entries
    ]


def _labelled(label: str, field: ui.Item[Any], description: str = "") -> ui.Label[Any]:
    return ui.Label(text=shortened(label, _LONGEST_TITLE), description=_fitting(description), component=field)


def _fitting(description: str) -> str | None:
    return description if 0 < len(description) <= _LONGEST_DESCRIPTION else None


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
    field: ui.TextInput[Any] = ui.TextInput(
        custom_id=_FIELD, max_length=longest, required=required, default=default, style=style
    )
    return form_of(press, title, ui.Label(text=label, description=description, component=field))


def typed(interaction: Interaction) -> str:
    """The text of the one field."""
    return "".join(sent(interaction).get(_FIELD, []))


def sent(interaction: Interaction) -> Mapping[str, list[str]]:
    """Values of each field by its key, wherever in the form it stands: one, or all that were chosen."""
    waiting: list[Any] = [component_data(interaction).get("components", [])]
    found: dict[str, list[str]] = {}
    while waiting:
        match waiting.pop():
            case list(parts):
                waiting.extend(parts)
            case {"custom_id": str(key), "value": str(value)}:
                found[key] = [value]
            case {"custom_id": str(key), "values": list(values)}:
                found[key] = [value for value in values if isinstance(value, str)]
            case dict(part):
                waiting.extend((part.get("components"), part.get("component")))
    return found

"""The bot's own emoji in its messages: they take the place of Unicode ones while the message is sent.

What is sent knows no client, so the emoji stand here, for the one bot of the process.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import discord

from render.people import MARKS

_known: dict[str, discord.PartialEmoji] = {}
_in_place_of: dict[str, discord.PartialEmoji] = {}

_MARK = re.compile("|".join(rf"{mark.emoji}(?= \*\*| <@| ?{mark.letter}\b)" for mark in MARKS))
"""A seat's mark before a name or its letter. People may have the same emoji in their names, which stay as they are."""


def use(found: Mapping[str, discord.Emoji], signs: Mapping[str, str]) -> None:
    """From now on messages show these, by their names, and no others. ``signs`` has the Unicode ones of some names."""
    _known.clear()
    _in_place_of.clear()
    # Discord shows them by their numbers, and screen readers read out the name that a message gives them.
    _known.update({name: discord.PartialEmoji(name=name, id=emoji.id) for name, emoji in found.items()})
    _in_place_of.update({sign: emoji for name, emoji in _known.items() if (sign := signs.get(name))})


def emoji_called(name: str) -> discord.PartialEmoji | None:
    """For buttons and sentences that show something else, or nothing, where there is no such emoji."""
    return _known.get(name)


def show_in(components: Sequence[dict[str, Any]], text_limit: int) -> None:
    """Puts them into buttons and menus, and into the texts if all of them have room for that."""
    parts = list(_walk(components))
    for part in parts:
        sign = (part.get("emoji") or {}).get("name", "")
        if known := _in_place_of.get(sign):
            part["emoji"] = known.to_dict()
    texts = [part for part in parts if "content" in part]
    shown = [_MARK.sub(lambda mark: str(_in_place_of.get(mark[0], mark[0])), part["content"]) for part in texts]
    if sum(map(len, shown)) <= text_limit:
        for part, content in zip(texts, shown, strict=True):
            part["content"] = content


def _walk(parts: Sequence[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for part in parts:
        yield part
        yield from _walk([*part.get("components", ()), *part.get("options", ())])
        if "accessory" in part:
            yield part["accessory"]

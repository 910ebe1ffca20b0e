"""Messages for people who hear them: without emoji and shapes, and with words for the signs that mean something."""

from __future__ import annotations

import re

from discord import ui

from cogs.components.layout import Message
from localization.catalog import Speaker

_SIGNS = {"→": "sign-to", "▸": "sign-to", "★": "sign-star"}

_SIGN = re.compile("|".join(_SIGNS))

_DRAWN = re.compile("[\u231a-\u23ff\u25a0-\u27bf\u2b00-\u2bff\ufe0f\U0001f000-\U0001faff]")
"""Emoji and shapes, of which a screen reader would say the whole names."""


def spoken(content: str, say: Speaker) -> str:
    """The text as it is said. What emoji add has to be in the words beside them."""
    worded = _DRAWN.sub("", _SIGN.sub(lambda sign: say(_SIGNS[sign[0]]), content))
    return "\n".join(re.sub(" {2,}", " ", line).strip(" ") for line in worded.split("\n"))


def spoken_message(message: Message, say: Speaker) -> Message:
    """The message itself, of which nobody sees the former state. What has nothing but an emoji keeps it."""
    for part in message.layout.walk_children():
        if isinstance(part, ui.TextDisplay):
            part.content = spoken(part.content, say) or part.content
        elif isinstance(part, ui.Button) and (told := spoken(part.label or "", say)):
            part.label, part.emoji = told, None
        elif isinstance(part, ui.Select):
            for option in part.options:
                if told := spoken(option.label, say):
                    option.label, option.emoji = told, None
    return message

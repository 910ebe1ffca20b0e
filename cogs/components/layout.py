"""Messages as people see them: text, pictures and components, built each time they are sent."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from io import BytesIO
from typing import Any

import discord
from discord import ui
from discord.ui.select import BaseSelect

from cogs.components.own_emoji import show_in
from cogs.components.press_id import PressId
from cogs.wording.names import shortened
from host.posts import Place
from localization.catalog import Speaker
from store.rows import DIRECT_MESSAGES

ALT_TEXT_LIMIT = 1024
TEXT_LIMIT = 4000
BUTTONS_PER_ROW = 5
_SHORT_BUTTONS_PER_ROW = 3
_LONGEST_LABEL, _LONGEST_ENTRY = 80, 100
"""Of a button and of a menu's entry, by Discord."""

Button = ui.Button["Layout"]
Component = ui.Item["Layout"]
Row = ui.ActionRow["Layout"]

NO_MENTIONS = discord.AllowedMentions.none()


class Layout(ui.LayoutView):
    """A message's components. It is only ever sent: presses are understood by their custom ids alone.

    discord.py would keep a dispatchable view in memory for each message that was sent with it.
    """

    def __init__(self, *items: ui.Item[Any]) -> None:
        super().__init__(timeout=None)
        self._plain = False
        for item in items:
            self.add_item(item)

    def is_dispatchable(self) -> bool:
        """Keep discord.py from waiting for presses: `cogs.commands.presses` is the one door for them."""
        return False

    def to_components(self) -> list[dict[str, Any]]:
        """Components as they are sent, with the bot's own emoji."""
        components = [part.to_component_dict() for part in self.children]
        if not self._plain:
            show_in(components, TEXT_LIMIT)
        return components

    def plainly(self) -> Layout:
        """Layout for a notice, which a locked phone shows as text: an emoji of our own would be spelled out."""
        self._plain = True
        return self


@dataclass(frozen=True, slots=True)
class Picture:
    """A PNG or a GIF with the name that its message knows it by and the words for those who cannot see it."""

    name: str
    content: bytes
    alt_text: str

    def gallery(self) -> ui.MediaGallery[Layout]:
        """Component that shows the picture, with its alternative text cut to what Discord takes."""
        item = discord.MediaGalleryItem(f"attachment://{self.name}", description=self.alt_text[:ALT_TEXT_LIMIT])
        return ui.MediaGallery(item)

    def file(self) -> discord.File:
        return discord.File(BytesIO(self.content), filename=self.name, description=self.alt_text[:ALT_TEXT_LIMIT])


@dataclass(frozen=True, slots=True)
class Attachment:
    """Any other file, shown as something to download."""

    name: str
    content: bytes

    def component(self) -> ui.File[Layout]:
        return ui.File(f"attachment://{self.name}")

    def file(self) -> discord.File:
        return discord.File(BytesIO(self.content), filename=self.name)


@dataclass(frozen=True, slots=True)
class Message:
    """A layout with the files it shows."""

    layout: Layout
    attachments: tuple[Picture | Attachment, ...] = ()

    @property
    def files(self) -> list[discord.File]:
        """Fresh ones at each call: sending uses a file up."""
        return [attachment.file() for attachment in self.attachments]


def text(content: str) -> ui.TextDisplay[Layout]:
    """Component with Markdown, cut to what Discord takes."""
    return ui.TextDisplay(content[:TEXT_LIMIT])


def lines_within(content: str, room: int) -> str:
    """As many of the first lines as have room, with "…" in the place of the others."""
    if len(content) <= room:
        return content
    lines = content[: room - 1].split("\n")
    return "\n".join([*lines[:-1], "…"])


def text_message(content: str) -> Message:
    """A message of nothing but text."""
    return unframed(text(content))


def unframed(*components: Component, attachments: tuple[Picture | Attachment, ...] = ()) -> Message:
    return Message(Layout(*components), attachments)


def framed(*components: Component, attachments: tuple[Picture | Attachment, ...] = ()) -> Message:
    """A message of one container, which Discord draws a frame around."""
    return unframed(ui.Container(*components), attachments=attachments)


def button(
    label: str,
    press: PressId,
    *,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    emoji: str | discord.PartialEmoji | None = None,
    disabled: bool = False,
) -> Button:
    return ui.Button(
        label=shortened(label, _LONGEST_LABEL), custom_id=str(press), style=style, emoji=emoji, disabled=disabled
    )


def menu(
    press: PressId,
    entries: Iterable[tuple[str, str] | tuple[str, str, str]],
    *,
    present: str | Collection[str] | None = None,
    placeholder: str | None = None,
    emoji: str | None = None,
    least: int = 1,
    most: int = 1,
) -> Row:
    """A row with a menu of labels and their values, of which ``present`` is chosen; each may have its own emoji."""
    chosen = {present} if isinstance(present, str) else set(present or ())
    options = [
        discord.SelectOption(
            label=shortened(label, _LONGEST_ENTRY),
            value=value,
            emoji=own[0] if own else emoji,
            default=value in chosen,
        )
        for label, value, *own in entries
    ]
    select: ui.Select[Layout] = ui.Select(
        custom_id=str(press), placeholder=placeholder, options=options, min_values=least, max_values=most
    )
    return ui.ActionRow(select)


def link(label: str, url: str) -> Button:
    return ui.Button(label=shortened(label, _LONGEST_LABEL), url=url)


def rows(buttons: Sequence[Button], most: int = BUTTONS_PER_ROW) -> Iterable[Row]:
    """The buttons in as many rows as they need, about as many in each: a phone breaks a long row in two."""
    needed = -(-len(buttons) // most)
    each = -(-len(buttons) // needed) if buttons else 1
    for start in range(0, len(buttons), each):
        yield ui.ActionRow(*buttons[start : start + each])


def rows_for_phones(buttons: Sequence[Button]) -> Iterable[Row]:
    """All in one row if they fit, otherwise three in each: a phone shows three short buttons side by side."""
    return rows(buttons, BUTTONS_PER_ROW if len(buttons) <= BUTTONS_PER_ROW else _SHORT_BUTTONS_PER_ROW)


def custom_ids_in(view: ui.LayoutView) -> Iterator[str]:
    """Custom ids of its buttons and menus."""
    parts = (part for part in view.walk_children() if isinstance(part, ui.Button | BaseSelect))
    return (part.custom_id for part in parts if part.custom_id)


def custom_ids_on(message: discord.Message) -> Iterator[str]:
    return custom_ids_in(ui.LayoutView.from_message(message)) if message.components else iter(())


def jump_url(guild_id: int, channel_id: int, message_id: int | None) -> str:
    """Link to the table; to its channel if no message shows it."""
    place = "@me" if guild_id == DIRECT_MESSAGES else guild_id
    url = f"https://discord.com/channels/{place}/{channel_id}"
    return url if message_id is None else f"{url}/{message_id}"


def linked_message(content: str, place: Place, say: Speaker, label: str = "button-to-table") -> Message:
    """``say`` is the speaker to those who read it, for the button, whose text has the key ``label``."""
    to_table = link(say(label), jump_url(place.guild_id, place.channel_id, place.post.message_id))
    return unframed(text(content), ui.ActionRow(to_table))

"""Settings of this channel's table besides its game's options, by its leader, before the match and during it.

A table that would hold its channel for days is offered a thread of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import discord
from discord import ui

from cogs.components.layout import Button, Component, button, text
from cogs.components.press_id import PressId
from cogs.conversation import Conversation
from cogs.permissions import require_visible
from cogs.settings.setting import OPEN, Choice, Place, Section, Setting, Switch
from engine.game import ALL_LEVELS, NORMAL
from host.match import lobby
from host.match.lobby import less_time
from host.refusal import Refused
from host.table.public_table import PublicTable
from host.table.status import Status
from host.table.table_preferences import Pace, TablePreferences, WhenLate
from localization.catalog import Speaker
from render.theme import Theme

_HELP = "table-help"
"""Only in games that have some, and before the match: it is not rated then."""


class StandIns(Choice[TablePreferences]):
    """Strength of stand-ins. Games differ in the levels that they have, and a place has those of its game."""

    def __init__(self, levels: Sequence[str] = ALL_LEVELS) -> None:
        super().__init__("table-stand-in", {level: level for level in levels}, texts="level", field="stand_in")

    def value(self, preferences: TablePreferences) -> str:
        stored: str = super().value(preferences)
        return stored if stored in self.values else NORMAL


OWN_THREAD = "own-thread"
"""The verb of the button that moves the table."""

SETTINGS: Sequence[Setting[TablePreferences]] = (
    Choice("table-pace", {each.value: each for each in Pace}, field="pace", texts="pace"),
    Choice("table-when-late", {each.value: each for each in WhenLate}, field="when_late", texts="when-late"),
    Choice("table-theme", {"auto": None} | {each.value: each for each in Theme}, field="theme"),
    Switch("table-motion", field="motion"),
    StandIns(),
    Switch(_HELP, field="help"),
    Switch("table-substitutes", field="substitutes"),
)
"""Another setting takes one line here and its texts; a server can then choose it for new tables, too."""


_OF_OTHERS = frozenset({"table-stand-in", "table-substitutes", "table-pace", "table-when-late"})
"""Settings that have no meaning where nobody else plays."""


def settings_for(levels: Sequence[str], *, with_help: bool) -> Sequence[Setting[TablePreferences]]:
    """Settings for a game that has these levels."""
    meant = [setting for setting in SETTINGS if with_help or setting.key != _HELP]
    return [StandIns(levels) if isinstance(setting, StandIns) else setting for setting in meant]


class OfTable(Section[TablePreferences]):
    key = "table"

    async def find(self, conversation: Conversation) -> Place:
        table = await conversation.table_here()
        if not table.status.is_open:
            raise Refused("no-table")
        return Place(self.key, table.id)

    async def settings(self, conversation: Conversation, place: Place) -> Sequence[Setting[TablePreferences]]:
        table = await _table(conversation, place)
        spec = None if table.game is None else table.game.spec
        with_help = spec is not None and spec.shows_ways and table.status is Status.LOBBY
        settings = settings_for(ALL_LEVELS if spec is None else spec.levels, with_help=with_help)
        return [
            _as_offered(setting, table) for setting in settings if not (table.is_for_one and setting.key in _OF_OTHERS)
        ]

    async def present(self, conversation: Conversation, place: Place) -> TablePreferences:
        table = await _table(conversation, place)
        return replace(table.preferences, stand_in=table.stand_in)

    async def may_change(self, conversation: Conversation, place: Place) -> bool:
        table = await _table(conversation, place)
        return table.status.is_open and table.leader == conversation.person_id

    async def change(
        self,
        conversation: Conversation,
        place: Place,
        choose: Callable[[TablePreferences], TablePreferences],
    ) -> None:
        table = await _table(conversation, place)

        def chosen(preferences: TablePreferences) -> TablePreferences:
            after = choose(preferences)
            if after.stand_in != preferences.stand_in and after.stand_in not in table.edition.spec.levels:
                raise Refused("unknown-level")
            return after

        changed = await conversation.host.change(table.id, lobby.prefer, conversation.person, chosen)
        await conversation.services.show_change(changed)

    async def further_parts(self, conversation: Conversation, place: Place) -> Sequence[Component]:
        table, say = await _table(conversation, place), conversation.say
        if table.leader != conversation.person_id or not suggests_thread(table, conversation.interaction.channel):
            return ()
        opens = button(say("button-own-thread"), PressId.at(table, OWN_THREAD), emoji="🧵")
        return text(say("pace-suggests-thread")), ui.ActionRow(opens)


def pace_button(table: PublicTable, say: Speaker) -> Button:
    """Leads to the table's settings, where the pace comes first. Its id has a word more than other ways there."""
    press = Place(OfTable.key, table.id).press(OPEN, "pace")
    return button(say("button-pace", pace=say(f"pace-{table.preferences.pace}")), press, emoji="⏳")


def suggests_thread(table: PublicTable, channel: Any) -> bool:
    """Tell whether the table would hold a whole channel for days, and can still move: only its leader has joined."""
    is_movable = table.status is Status.LOBBY and len(table.people) == 1 and table.series is None
    return table.preferences.pace.by_correspondence and is_movable and isinstance(channel, discord.TextChannel)


def _as_offered(setting: Setting[TablePreferences], table: PublicTable) -> Setting[TablePreferences]:
    """Without what is always refused once the match runs."""
    if not isinstance(setting, Choice):
        return setting
    return setting.offering(lambda value: less_time(table, setting.with_value(table.preferences, value)) is None)


async def _table(conversation: Conversation, place: Place) -> PublicTable:
    """Raises Refused unless the person may know of it."""
    table = await conversation.host.table(place.table)
    await require_visible(conversation, table)
    return table

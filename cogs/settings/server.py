"""Settings of a server by those who manage it: its look, and who plays where."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from discord import ChannelType, SelectDefaultValue, SelectDefaultValueType, ui

from cogs.components.layout import Component, menu, text
from cogs.components.press_id import id_in
from cogs.conversation import Conversation
from cogs.permissions import mentions_of_channels, mentions_of_roles, require_posting, without_what_is_gone
from cogs.settings.setting import Choice, Place, PressOn, Section, Setting, Switch
from host.people.preferences import Cancelling, Daily, ServerPreferences
from host.refusal import Refused
from localization.catalog import Language, Speaker
from localization.time_zones import city_of
from render.theme import Theme

MOST = 25
"""Entries that can be chosen in one menu of Discord's."""


_PLACES_TO_PLAY = (
    ChannelType.text,
    ChannelType.news,
    ChannelType.voice,
    ChannelType.stage_voice,
    ChannelType.forum,
    ChannelType.media,
    ChannelType.category,
)
"""The kinds of channels in which tables can be opened, or in whose threads and channels they can."""


class Picked(Setting[ServerPreferences]):
    """Channels, or roles, by the numbers that Discord gave them."""

    def __init__(
        self, key: str, *, roles: bool, most: int = MOST, kinds: Sequence[ChannelType] = _PLACES_TO_PLAY
    ) -> None:
        super().__init__(key)
        self._roles = roles
        self._most = most
        self._kinds = list(kinds)

    def in_words(self, value: Any, say: Speaker) -> str:
        mentions = mentions_of_roles(value) if self._roles else mentions_of_channels(value)
        return mentions or say(f"setting-{self.key}-none")

    def parts(self, preferences: ServerPreferences, press: PressOn, say: Speaker) -> Sequence[Component]:
        kind = SelectDefaultValueType.role if self._roles else SelectDefaultValueType.channel
        choice: dict[str, Any] = {
            "custom_id": str(press()),
            "placeholder": say(f"setting-{self.key}-none"),
            "min_values": 0,
            "max_values": self._most,
            "default_values": [SelectDefaultValue(id=each, type=kind) for each in self.value(preferences)],
        }
        menu: ui.Item[Any] = (
            ui.RoleSelect(**choice) if self._roles else ui.ChannelSelect(**choice, channel_types=self._kinds)
        )
        return [text(self.line(preferences, say)), ui.ActionRow(menu)]

    def pressed(self, conversation: Conversation, args: Sequence[str]) -> Any:
        chosen = {id_in(value) for value in conversation.chosen_values}
        if args or None in chosen:
            raise Refused("unknown-press")
        return tuple(sorted(number for number in chosen if number is not None))[: self._most]


class _Posting(Picked):
    """One channel in which the bot may post."""

    def __init__(self, key: str) -> None:
        super().__init__(key, roles=False, most=1, kinds=(ChannelType.text, ChannelType.news))

    def pressed(self, conversation: Conversation, args: Sequence[str]) -> Any:
        """Raises Refused("cannot-post-in")."""
        chosen = super().pressed(conversation, args)
        for number in chosen:
            require_posting(conversation, number)
        return chosen


class _Desk(_Posting):
    def value(self, preferences: ServerPreferences) -> Any:
        return tuple(filter(None, [preferences.desk.channel_id]))

    def with_value(self, preferences: ServerPreferences, value: Any) -> ServerPreferences:
        return replace(preferences, desk=preferences.desk.at(value[0] if value else 0))


class _Hour(Setting[ServerPreferences]):
    """An hour in the time zone of the person who chooses it; without one of their own, it stays in the server's."""

    def with_value(self, preferences: ServerPreferences, value: Any) -> ServerPreferences:
        zone = value.time_zone or self.value(preferences).time_zone
        return super().with_value(preferences, replace(value, time_zone=zone))

    def in_words(self, value: Any, say: Speaker) -> str:
        return f"{value.hour:02}:00 ({city_of(value.time_zone, say.language)})"

    def parts(self, preferences: ServerPreferences, press: PressOn, say: Speaker) -> Sequence[Component]:
        entries = [(f"{hour:02}:00", str(hour)) for hour in range(24)]
        present = str(self.value(preferences).hour)
        return [text(self.line(preferences, say)), menu(press(), entries, present=present)]

    def pressed(self, conversation: Conversation, args: Sequence[str]) -> Any:
        chosen = conversation.chosen_values
        if args or len(chosen) != 1 or chosen[0] not in map(str, range(24)):
            raise Refused("unknown-press")
        return Daily(int(chosen[0]), conversation.preferences.time_zone)


_LIMITS = {"host": None} | {str(number): number for number in (1, 2, 3, 4, 5, 6, 8, 10, 15, 20, 30, 40, 50)}

LOOK: Sequence[Setting[ServerPreferences]] = (
    Choice("language", {"auto": None} | {each.value: each for each in Language}, texts="language"),
    Choice("theme", {each.value: each for each in Theme}, texts="theme"),
    Switch("avatars"),
    Switch("motion"),
)

PERMISSIONS: Sequence[Setting[ServerPreferences]] = (
    Choice("cancelling", {each.value: each for each in Cancelling}),
    Choice("tables", _LIMITS, texts="limit"),
    Choice("tables-a-person", _LIMITS, texts="limit"),
)

PLACES: Sequence[Setting[ServerPreferences]] = (
    Picked("channels", roles=False),
    Picked("roles", roles=True),
    Picked("called", roles=True, most=1),
)

POSTED: Sequence[Setting[ServerPreferences]] = (
    _Posting("puzzle-channel"),
    _Hour("puzzle-at"),
    _Posting("recap-channel"),
    _Desk("desk"),
)


class OfServer(Section[ServerPreferences]):
    def __init__(self, key: str, settings: Sequence[Setting[ServerPreferences]]) -> None:
        self.key = key
        self._settings = settings

    async def find(self, conversation: Conversation) -> Place:
        require_manager(conversation)
        return Place(self.key)

    async def settings(self, conversation: Conversation, place: Place) -> Sequence[Setting[ServerPreferences]]:
        return self._settings

    async def present(self, conversation: Conversation, place: Place) -> ServerPreferences:
        require_manager(conversation)
        guild, server = conversation.interaction.guild, await conversation.server()
        zone = await conversation.services.languages.zone_of(conversation.guild_id)
        server = replace(server, puzzle_at=replace(server.puzzle_at, time_zone=zone))
        return server if guild is None else without_what_is_gone(server, guild)

    async def change(
        self,
        conversation: Conversation,
        place: Place,
        choose: Callable[[ServerPreferences], ServerPreferences],
    ) -> None:
        require_manager(conversation)
        services, guild_id = conversation.services, conversation.guild_id
        server = await services.preferences.servers.change(guild_id, choose)
        await services.desks.show(replace(server.desk, guild_id=guild_id))
        await _redraw_table_here(conversation)


def require_manager(conversation: Conversation) -> None:
    """Raises Refused, also where there is no server. What the person may do comes with each press."""
    _ = conversation.guild_id
    if not conversation.interaction.permissions.manage_guild:
        raise Refused("only-server-managers")


async def _redraw_table_here(conversation: Conversation) -> None:
    """The channel's open table as it looks now, if there is one."""
    try:
        table = await conversation.table_here()
    except Refused:
        return
    await conversation.services.live_messages.show(table)

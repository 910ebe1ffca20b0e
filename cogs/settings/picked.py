"""Channels and roles of a server, chosen in menus that Discord fills itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ChannelType, SelectDefaultValue, SelectDefaultValueType, ui

from cogs.components.layout import Layout, text
from cogs.components.press_id import id_in
from cogs.conversation import Conversation
from cogs.permissions.server_rules import mentions_of_channels, mentions_of_roles
from cogs.settings.setting import PressOn, Setting
from host.people.preferences import ServerPreferences
from host.refusal import Refused
from localization.catalog import Speaker

MOST = 25
"""What can be chosen in one menu of Discord's."""


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
    """Numbers that Discord gave; none is no restriction."""

    def pressed(self, conversation: Conversation, args: Sequence[str]) -> Any:
        chosen = {id_in(value) for value in conversation.chosen_values}
        if args or None in chosen:
            raise Refused("unknown-press")
        return tuple(sorted(number for number in chosen if number is not None))[:MOST]


class Channels(Picked):
    def in_words(self, value: Any, say: Speaker) -> str:
        return mentions_of_channels(value) if value else say("setting-channels-none")

    def parts(self, preferences: ServerPreferences, press: PressOn, say: Speaker) -> Sequence[ui.Item[Layout]]:
        kind = SelectDefaultValueType.channel
        menu: ui.ChannelSelect[Any] = ui.ChannelSelect(
            custom_id=str(press()),
            channel_types=list(_PLACES_TO_PLAY),
            placeholder=say("setting-channels-none"),
            min_values=0,
            max_values=MOST,
            default_values=[SelectDefaultValue(id=each, type=kind) for each in self.value(preferences)],
        )
        return [text(self.line(preferences, say)), ui.ActionRow(menu)]


class Roles(Picked):
    def in_words(self, value: Any, say: Speaker) -> str:
        return mentions_of_roles(value) if value else say("setting-roles-none")

    def parts(self, preferences: ServerPreferences, press: PressOn, say: Speaker) -> Sequence[ui.Item[Layout]]:
        kind = SelectDefaultValueType.role
        menu: ui.RoleSelect[Any] = ui.RoleSelect(
            custom_id=str(press()),
            placeholder=say("setting-roles-none"),
            min_values=0,
            max_values=MOST,
            default_values=[SelectDefaultValue(id=each, type=kind) for each in self.value(preferences)],
        )
        return [text(self.line(preferences, say)), ui.ActionRow(menu)]

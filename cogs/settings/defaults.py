"""Defaults of a server for new tables: the game's options, and what a table chooses besides them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from cogs.components.layout import Component, menu
from cogs.conversation import Conversation
from cogs.messages.invitation import option_value
from cogs.settings import table
from cogs.settings.server import require_manager
from cogs.settings.setting import Choice, Place, Section, Setting
from engine.game import OptionSpec
from host.people.preferences import GameDefaults, ServerPreferences
from localization.catalog import Speaker

GAME = "settings-game"
"""The verb of the menu that leads to another game."""


class GameOption(Choice[GameDefaults]):
    """An option of the game. Its choices are numbered: they are of several types."""

    def __init__(self, game_key: str, option: OptionSpec) -> None:
        super().__init__(f"option-{option.key}", {str(place): value for place, value in enumerate(option.choices)})
        self._game_key = game_key
        self._option = option

    def title(self, say: Speaker) -> str:
        return say(f"option-{self._game_key}-{self._option.key}")

    def description(self, say: Speaker) -> str:
        return " ".join(say(f"option-{self._game_key}-{self._option.key}-description").split())

    def value(self, preferences: GameDefaults) -> Any:
        stored = preferences.options.get(self._option.key)
        return stored if self._option.allows(stored) else self._option.default

    def with_value(self, preferences: GameDefaults, value: Any) -> GameDefaults:
        return replace(preferences, options={**preferences.options, self._option.key: value})

    def choices(self, say: Speaker) -> Mapping[str, str]:
        return {end: option_value(self._game_key, self._option.key, value, say) for end, value in self.values.items()}


class Defaults(Section[GameDefaults]):
    key = "defaults"

    async def find(self, conversation: Conversation) -> Place:
        require_manager(conversation)
        return Place(self.key, game=next(iter(conversation.services.faces)))

    async def settings(self, conversation: Conversation, place: Place) -> Sequence[Setting[GameDefaults]]:
        spec = conversation.host.opening.newest(place.game).spec
        of_table = table.settings_for(spec.levels, with_help=spec.shows_ways)
        options = [GameOption(place.game, option) for option in spec.menus]
        return [*options, *(setting.within("preferences") for setting in of_table)]

    async def present(self, conversation: Conversation, place: Place) -> GameDefaults:
        require_manager(conversation)
        return (await conversation.server()).defaults_of(place.game)

    async def change(
        self, conversation: Conversation, place: Place, choose: Callable[[GameDefaults], GameDefaults]
    ) -> None:
        require_manager(conversation)

        def with_game(server: ServerPreferences) -> ServerPreferences:
            return replace(server, defaults={**server.defaults, place.game: choose(server.defaults_of(place.game))})

        await conversation.services.preferences.servers.change(conversation.guild_id, with_game)

    async def further_parts(self, conversation: Conversation, place: Place) -> Sequence[Component]:
        say = conversation.say
        games = [(say(f"game-{key}"), key) for key in conversation.services.faces]
        return [menu(Place(self.key).press(GAME), games, present=place.game)]

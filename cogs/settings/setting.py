"""The kinds of settings: how each puts its value into words, and how a message offers it.

A setting is a field of a frozen dataclass of preferences. Its texts are ``setting-<key>`` (what it is),
``setting-<key>-description``.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, replace
from functools import reduce
from typing import Any, Generic, TypeVar, cast

from discord import ui

from cogs.components.layout import Component, button, menu, text
from cogs.components.press_id import PressId
from cogs.conversation import Conversation
from cogs.wording.names import escaped
from host.refusal import Refused
from localization.catalog import Speaker

P = TypeVar("P")
"""The dataclass of preferences."""

PressOn = Callable[..., PressId]
"""Makes the press that chooses something of a setting, from further arguments."""

OPEN = "settings"
"""The verb that leads to a section: the one chosen in the menu, else the press's own place."""

ON, OFF = "on", "off"

NOTHING = "-"
"""Sign that is typed to take something back that was typed before."""


class Setting(ABC, Generic[P]):
    """``field`` is the name in the dataclass; without one, it is like the key."""

    def __init__(self, key: str, field: str = "") -> None:
        self.key = key
        self._path = [field or key.replace("-", "_")]

    def within(self, field: str) -> Setting[Any]:
        """Wrap the setting for a dataclass that has this one's preferences in that field."""
        outer = copy(self)
        outer._path = [field, *self._path]
        return outer

    def title(self, say: Speaker) -> str:
        return say(f"setting-{self.key}")

    def description(self, say: Speaker) -> str:
        return say(f"setting-{self.key}-description")

    def value(self, preferences: P) -> Any:
        return reduce(getattr, self._path, preferences)

    def with_value(self, preferences: P, value: Any) -> P:
        return cast(P, _with_value(preferences, self._path, value))

    def line(self, preferences: P, say: Speaker) -> str:
        """Line on what it is, how it stands, and what it does."""
        stands = say("setting-line", setting=self.title(say), value=self.in_words(self.value(preferences), say))
        return f"{stands}\n-# {self.description(say)}"

    @abstractmethod
    def in_words(self, value: Any, say: Speaker) -> str:
        """Such as "on". What people have typed obeys no Markdown in it."""

    @abstractmethod
    def parts(self, preferences: P, press: PressOn, say: Speaker) -> Sequence[Component]:
        """Components that show it and change it: three of a message at most."""

    @abstractmethod
    def pressed(self, conversation: Conversation, args: Sequence[str]) -> Any:
        """The value that a press on one of the parts chose. Raises Refused for what none of them offers."""


def _with_value(preferences: Any, path: Sequence[str], value: Any) -> Any:
    field, *further = path
    inner = _with_value(getattr(preferences, field), further, value) if further else value
    return replace(preferences, **{field: inner})


class Switch(Setting[P]):
    """On or off."""

    def in_words(self, value: Any, say: Speaker) -> str:
        return say("option-on" if value else "option-off")

    def parts(self, preferences: P, press: PressOn, say: Speaker) -> Sequence[Component]:
        is_on = self.value(preferences)
        change = button(say("setting-switch-off" if is_on else "setting-switch-on"), press(OFF if is_on else ON))
        return [ui.Section(self.line(preferences, say), accessory=change)]

    def pressed(self, conversation: Conversation, args: Sequence[str]) -> Any:
        if list(args) not in ([ON], [OFF]):
            raise Refused("unknown-press")
        return args[0] == ON


class Choice(Setting[P]):
    """One of some values. ``values`` are by the ends of their texts, ``<texts>-<end>``, in the order of the menu."""

    def __init__(self, key: str, values: Mapping[str, Any], texts: str = "", field: str = "") -> None:
        super().__init__(key, field)
        self.values = values
        self._texts = texts or f"setting-{key}"
        self._is_offered: Callable[[Any], bool] = lambda value: True

    def offering(self, is_offered: Callable[[Any], bool]) -> Choice[P]:
        """Choice with a menu of only these values. Others keep their names; refusing them is up to the section."""
        narrowed = copy(self)
        narrowed._is_offered = is_offered
        return narrowed

    def choices(self, say: Speaker) -> Mapping[str, str]:
        """Name of each value, by its word in presses."""
        return {end: say(f"{self._texts}-{end}") for end in self.values}

    def in_words(self, value: Any, say: Speaker) -> str:
        labels = self.choices(say)
        return next((labels[end] for end, each in self.values.items() if each == value), str(value))

    def parts(self, preferences: P, press: PressOn, say: Speaker) -> Sequence[Component]:
        value = self.value(preferences)
        entries = [(label, end) for end, label in self.choices(say).items() if self._is_offered(self.values[end])]
        if len(entries) == 1:
            return [text(self.line(preferences, say))]
        present = next((end for _, end in entries if self.values[end] == value), None)
        return [text(self.line(preferences, say)), menu(press(), entries, present=present)]

    def pressed(self, conversation: Conversation, args: Sequence[str]) -> Any:
        chosen = conversation.chosen_values
        if args or len(chosen) != 1 or chosen[0] not in self.values:
            raise Refused("unknown-press")
        return self.values[chosen[0]]


class Words(Setting[P]):
    """Something that people type. ``read`` makes the value of it, or raises Refused; nothing typed is no value.

    ``setting-<key>-none`` says how it stands then.
    """

    def __init__(self, key: str, read: Callable[[Conversation, str], Any], *, longest: int, field: str = "") -> None:
        super().__init__(key, field)
        self._read = read
        self.longest = longest

    def in_words(self, value: Any, say: Speaker) -> str:
        return say(f"setting-{self.key}-none") if value is None else escaped(self.text(value, say))

    def text(self, value: Any, say: Speaker) -> str:
        """The value as people type it."""
        return str(value)

    def parts(self, preferences: P, press: PressOn, say: Speaker) -> Sequence[Component]:
        return [ui.Section(self.line(preferences, say), accessory=button(say("setting-type"), press()))]

    def pressed(self, conversation: Conversation, args: Sequence[str]) -> Any:
        raise Refused("unknown-press")

    def typed(self, conversation: Conversation, words: str) -> Any:
        """The value of what was typed. Raises Refused."""
        words = words.strip()
        return None if words in ("", NOTHING) else self._read(conversation, words)


@dataclass(frozen=True, slots=True)
class Place:
    """Place in the settings: a section, for some of them a table or a game, and the page of it."""

    section: str
    table: int = 0
    game: str = ""
    page: int = 0

    def press(self, verb: str, *args: str) -> PressId:
        return PressId(self.table, 0, verb, (self.section, self.game, str(self.page), *args))

    @classmethod
    def of(cls, press: PressId) -> tuple[Place, tuple[str, ...]]:
        """The place that the press names, and its further arguments. Raises Refused."""
        if len(press.args) < 3 or not (press.args[2].isascii() and press.args[2].isdecimal()):
            raise Refused("unknown-press")
        section, game, page, *args = press.args
        return cls(section, press.table, game, int(page[:4])), tuple(args)


class Section(ABC, Generic[P]):
    """``key`` names its texts: ``settings-<key>`` in the menu of sections, ``settings-<key>-title`` above it."""

    key: str

    async def find(self, conversation: Conversation) -> Place:
        """Place to which this section leads from here. Raises Refused where the person has no use for it."""
        return Place(self.key)

    @abstractmethod
    async def settings(self, conversation: Conversation, place: Place) -> Sequence[Setting[P]]:
        """Everything that can be chosen there. Raises Refused for a place that is none."""

    @abstractmethod
    async def present(self, conversation: Conversation, place: Place) -> P:
        """Preferences as they stand. Raises Refused for those who may not see it."""

    @abstractmethod
    async def change(self, conversation: Conversation, place: Place, choose: Callable[[P], P]) -> None:
        """Stores what ``choose`` makes of how it stands, and shows the effect. Raises Refused."""

    async def may_change(self, conversation: Conversation, place: Place) -> bool:
        """Tell whether what this person sees there has menus and buttons."""
        return True

    async def further_parts(self, conversation: Conversation, place: Place) -> Sequence[Component]:
        """Components that stand above the settings."""
        return ()

    async def setting(self, conversation: Conversation, place: Place, key: str) -> Setting[P]:
        """Raises Refused for one that is not there."""
        for setting in await self.settings(conversation, place):
            if setting.key == key:
                return setting
        raise Refused("unknown-press")


AnySection = Section[Any]

"""The front desk: a message that a server keeps in a channel, with a button for everything that begins something."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from typing import ClassVar

from cogs.components.buttons import PLAN_NIGHT
from cogs.components.layout import Message, button, framed, jump_url, rows_for_phones, text, text_message
from cogs.components.press_id import PressId
from cogs.messages.channel_message import ChannelMessage
from cogs.servers.servers import Languages
from host.background.due_work import attempt, each
from host.people.front_desk import FrontDesk
from host.people.preferences import Preferences, ServerPreferences
from host.posts import Post
from localization.catalog import Speaker
from store.people import ServerSettings

DESK = "desk"
"""The verb of its buttons; their argument is one of `WAYS`."""

PUT_HERE = "desk-put"
"""The verb of the button that posts it."""

WAYS = {
    "play": "🎲", "alone": "🤖", "puzzle": "🧩", "night": "🌙", "mine": "🪑", "learn": "🎓", "stats": "📊",
    "settings": "⚙️", "commands": "⌨️", "board": "🖼️", "history": "📜", "leaderboard": "🏆", "standings": "🥇",
}  # fmt: skip
"""Ways on from a button that need no more than a press, and its emoji. Its text is ``desk-<way>``."""

_ON_THE_DESK = ("play", "alone", "puzzle", "night", "mine", "learn", "stats", "settings", "commands")

LOOK_SECONDS = 1800.0
"""Seconds between two looks at whether the messages are still there."""

AT_A_TIME = 4
"""The number of servers whose desk is looked at at the same time."""

SHOW_SECONDS = 60.0
"""A server that takes longer than this is left for the next look."""


def desk_message(place: FrontDesk, games: int, say: Speaker) -> Message:
    """The message, which is the same for everybody. What a button leads to is private, in the person's language."""
    buttons = [
        button(
            say(f"desk-{way}"),
            PressId.anywhere(PLAN_NIGHT) if way == "night" else PressId(place.id, 0, DESK, (way,)),
            emoji=WAYS[way],
        )
        for way in _ON_THE_DESK
    ]
    said = text(f"{say('help-title')}\n{say('help-begin', games=games)}")
    return framed(said, *rows_for_phones(buttons))


@dataclass(eq=False, kw_only=True)
class FrontDesks(ChannelMessage[FrontDesk]):
    """The desks of this process's servers. ``turn`` waits until the bot may ask Discord for something by itself."""

    kind: ClassVar[str] = "desk"
    buttons: ClassVar[frozenset[str]] = frozenset({DESK})

    preferences: Preferences
    settings: ServerSettings
    languages: Languages
    games: int
    turn: Callable[[], Awaitable[object]]
    now: Callable[[], float]
    _looked_at: float = field(default=0.0, init=False)
    _painted: set[int] = field(default_factory=set, init=False)

    async def load(self, number: int) -> FrontDesk:
        return replace((await self.preferences.servers.of(number)).desk, guild_id=number)

    async def note(self, number: int, change: Callable[[Post], Post]) -> FrontDesk:
        def noted(server: ServerPreferences) -> ServerPreferences:
            return replace(server, desk=replace(server.desk, post=change(server.desk.post)))

        return replace((await self.preferences.servers.change(number, noted)).desk, guild_id=number)

    async def paint(self, place: FrontDesk, *, pictures: bool) -> Message:
        return desk_message(place, self.games, await self.languages.speaker_of(place))

    async def paint_moved_on(self, place: FrontDesk) -> Message:
        url = jump_url(place.guild_id, place.channel_id, place.post.message_id)
        return text_message((await self.languages.speaker_of(place))("desk-moved-on", url=url))

    async def abandon(self, number: int) -> None:
        await self.preferences.servers.change(number, lambda server: replace(server, desk=FrontDesk()))

    def is_open(self, place: FrontDesk) -> bool:
        return bool(place.channel_id)

    def moves(self, place: FrontDesk) -> bool:
        """Answer no: moderators pin it where they want it."""
        return False

    async def look(self) -> None:
        """Draws each desk once in the life of a process, which may have other words; later posts what is missing."""
        if not 0 <= self.now() - self._looked_at < LOOK_SECONDS and not await attempt(
            self._look(), "Not every front desk could be looked at"
        ):
            self._looked_at = self.now()

    async def _look(self) -> None:
        await each(await self.settings.owners_with("desk"), self._look_at, AT_A_TIME)

    async def _look_at(self, guild_id: int) -> None:
        work = self._heal(guild_id)
        await attempt(work, "The front desk of server %d could not be shown", guild_id, seconds=SHOW_SECONDS)

    async def _heal(self, guild_id: int) -> None:
        desk = await self.load(guild_id)
        if not self.servers.is_here(guild_id) or not (self.is_open(desk) or desk.post.owes_tidying):
            return
        await self.turn()
        if guild_id in self._painted and desk.post.message_id is not None and not desk.post.owes_tidying:
            await self.verify(desk)
        else:
            await self.show(desk)
            self._painted.add(guild_id)

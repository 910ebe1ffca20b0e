"""Draws messages of tables off the event loop, and what nobody waits for when there is nothing else to be drawn."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import Executor
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

from cogs.components.layout import Message, Picture, jump_url, text_message
from cogs.components.spoken import spoken_message
from cogs.faces.face import GameFace
from cogs.faces.scene import Scene, seat_names
from cogs.health.metrics import Metrics
from cogs.messages.invitation import cover_picture, invitation
from cogs.messages.motion import ShownPositions
from cogs.messages.table_message import (
    closed_message,
    fair_dice_line,
    position_message,
    result_message,
    words_message,
)
from cogs.messages.table_parts import Holidays, holidays_among
from cogs.servers.avatars import Avatars
from cogs.servers.servers import Languages
from host.people.preferences import Preferences
from host.refusal import Refused
from host.results.epilogue import Epilogue
from host.table.public_table import PublicTable
from host.table.status import Status
from localization.catalog import Speaker, forget_said
from render.caches import forget_everything, lettering
from render.theme import Theme

T = TypeVar("T")

MOST_UNFINISHED = 3
"""While more drawings than this are waiting, boards are shown without motion, which takes most of the drawing time."""


@dataclass(eq=False)
class TablePainter:
    """``rendering`` is the executor that everything is drawn and worded on.

    ``nights_won`` says who has won how many game nights of a server, by its channels.
    """

    faces: Mapping[str, GameFace[Any]]
    languages: Languages
    preferences: Preferences
    rendering: Executor
    avatars: Avatars
    metrics: Metrics
    now: Callable[[], float]
    nights_won: Callable[[int], Awaitable[Mapping[int, Mapping[int, int]]]]
    motion: bool
    _shown: ShownPositions = field(default_factory=ShownPositions, init=False)
    _unfinished: int = field(default=0, init=False)
    _calm: asyncio.Event = field(default_factory=asyncio.Event, init=False)

    def __post_init__(self) -> None:
        self._calm.set()

    async def theme_of(self, guild_id: int | None) -> Theme:
        return Theme.DARK if guild_id is None else (await self.preferences.servers.of(guild_id)).theme

    async def _theme_at(self, table: PublicTable) -> Theme:
        return table.preferences.theme or await self.theme_of(table.guild_id)

    async def off_loop(self, make: Callable[[], T], *, larger: bool = False) -> T:
        # Set on the thread that draws: each thread has a lettering of its own.
        """Runs on the rendering thread what would hold up the event loop. ``larger`` is how pictures are lettered."""

        def lettered() -> T:
            with lettering(larger=larger):
                return make()

        self._unfinished += 1
        self._calm.clear()
        try:
            with self.metrics.queues.labels("frames").track_inprogress():
                return await asyncio.get_running_loop().run_in_executor(self.rendering, lettered)
        finally:
            self._unfinished -= 1
            if not self._unfinished:
                self._calm.set()

    async def when_calm(self, make: Callable[[], T]) -> T:
        """Draw for nobody who waits: it begins once all that was asked for is drawn."""
        # Asked again after each wait: something may have begun in the same moment.
        while self._unfinished:
            await self._calm.wait()
        return await self.off_loop(make)

    def forget_people(self) -> None:
        """Nothing that is kept for later pictures has anybody's name or avatar any more."""
        self._shown.forget()
        forget_everything()
        forget_said()

    async def scene(self, table: PublicTable, say: Speaker | None = None) -> Scene[Any]:
        """The table in play as onlookers see it, in its own language or another.

        Raises Refused before the start, and for a match that cannot be shown any more.
        """
        if not table.readable:
            raise Refused("table-retired")
        if table.view is None:
            raise Refused("not-started")
        # The board is drawn in the table's language, whoever reads it: one drawing serves all.
        board_says = await self.languages.speaker_of(table)
        say = say or board_says
        theme, avatars = await self._theme_at(table), await self.avatars_of(table)
        holidays = await self.holidays_of(table)
        return Scene(table, table.view, say, seat_names(table, say), theme, avatars, holidays, board_says)

    async def holidays_of(self, table: PublicTable) -> Holidays:
        """Ends of the holidays of those at the table who are on one, for the others there."""
        if not table.status.is_open or table.is_direct:
            return {}
        return await holidays_among(self.preferences, (person.id for person in table.people), self.now())

    async def avatars_of(self, table: PublicTable) -> dict[int, bytes]:
        """The pictures of those who sit there, as far as they are known, where the server wants them."""
        if not (await self.preferences.servers.of(table.guild_id)).avatars:
            return {}
        return self.avatars.of(holder.person_id for holder in table.seats if holder.person_id is not None)

    async def table_message(self, table: PublicTable, *, pictures: bool = True, larger: bool = False) -> Message:
        """``larger`` is how it is lettered for one person alone."""
        if table.status is Status.LOBBY:
            return await self._invitation(table, pictures=pictures)
        if table.status is Status.CLOSED:
            return closed_message(table, await self.languages.speaker_of(table))
        if not table.readable:
            say = await self.languages.speaker_of(table)
            return words_message(table, say, f"{say('table-retired-line')}\n{fair_dice_line(table, say)}".rstrip())
        face, scene = self.faces[table.game_key], await self.scene(table)
        # A private copy in large letters is no continuation of what the channel shows.
        shown = self._shown.of(table.id) if self.motion and await self.moves(table) and not larger else None

        def draw() -> tuple[Message, Picture | None]:
            # Asked on the thread: how many wait is known when the drawing begins.
            quiet = self._unfinished <= MOST_UNFINISHED
            return position_message(face, scene, pictures=pictures, shown=shown if quiet else None)

        message, still = await self.off_loop(self.metrics.frame(table.game_key, draw), larger=larger)
        if still is not None and not larger:
            # Only what everybody has seen can be animated from.
            self._shown.remember(scene, still)
        return message

    async def words_message(self, table: PublicTable, say: Speaker, person_id: int) -> Message:
        """All of the table's message as that person hears it. Raises Refused before the start."""
        face, scene = self.faces[table.game_key], replace(await self.scene(table, say), told_to=person_id)
        return await self.off_loop(lambda: spoken_message(position_message(face, scene, pictures=False)[0], say))

    async def moves(self, table: PublicTable) -> bool:
        """Tell whether the table and its server want pictures for everybody to move."""
        return table.preferences.motion and (await self.preferences.servers.of(table.guild_id)).motion

    async def moved_on(self, table: PublicTable) -> Message:
        """Rest of a message that showed the table before and could not be deleted."""
        say = await self.languages.speaker_of(table)
        return text_message(say("table-moved-on", url=jump_url(table.guild_id, table.channel_id, table.message_id)))

    async def _invitation(self, table: PublicTable, *, pictures: bool) -> Message:
        say, face = await self.languages.speaker_of(table), self.faces.get(table.game_key)
        holidays, winners = await self.holidays_of(table), await self._winners(table)
        if face is None or not pictures:
            return invitation(table, say, None, holidays, winners)
        theme, avatars = await self._theme_at(table), await self.avatars_of(table)
        scene = Scene(table, None, say, seat_names(table, say), theme, avatars)
        cover = await self.off_loop(lambda: cover_picture(scene, face))
        return invitation(table, say, cover, holidays, winners)

    async def _winners(self, table: PublicTable) -> list[int]:
        """Of those who sit there, who have won a game night and let others see how they play."""
        channels = {} if table.is_direct else await self.nights_won(table.guild_id)
        servers, place = self.languages.servers, table.guild_id
        # An invitation tells of no night that somebody here could not know of.
        known = [
            won for channel, won in channels.items() if channel == table.channel_id or servers.is_public(place, channel)
        ]
        people = [person.id for person in table.people if any(person.id in won for won in known)]
        return [person for person in people if (await self.preferences.people.of(person)).listed]

    def adds_up(self, table: PublicTable) -> bool:
        """Tell whether each result shows all before it, so that one message can show the latest."""
        return self.faces[table.game_key].results_add_up

    async def back_soon_message(self, table: PublicTable) -> Message:
        """The table while the bot is being restarted: the position, and nothing to press."""
        say = await self.languages.speaker_of(table)
        notice = say("table-back-soon")
        if table.status is not Status.PLAYING or not table.readable:
            return words_message(table, say, notice)
        face, scene = self.faces[table.game_key], await self.scene(table)
        message, _ = await self._frame(table, lambda: position_message(face, scene, pictures=True, notice=notice))
        return message

    async def result_message(
        self, table: PublicTable, number: int, epilogue: Epilogue, *, pictures: bool = True
    ) -> Message:
        """The result of that milestone, which stays below the table's message, and what else is said of the match."""
        face, scene = self.faces[table.game_key], await self.scene(table)
        return await self._frame(table, lambda: result_message(face, scene, number, epilogue, pictures=pictures))

    async def _frame(self, table: PublicTable, draw: Callable[[], T]) -> T:
        return await self.off_loop(self.metrics.frame(table.game_key, draw))

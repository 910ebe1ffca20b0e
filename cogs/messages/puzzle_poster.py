"""Posts the puzzle of the day where servers want it, when their hour has come: once, and late rather than never."""

from __future__ import annotations

import logging
from dataclasses import dataclass, replace
from functools import partial

import discord

from cogs.components.layout import Message
from cogs.components.press_id import PressId
from cogs.messages.puzzles import ANSWER, game_and_degree, puzzle_message
from cogs.messages.sending import deliver, post, posted_before
from cogs.messages.server_poster import ServerPoster
from cogs.requests.nonces import nonce
from host.people.preferences import ServerPreferences
from host.puzzle_files import degrees
from host.puzzles import Posed, Puzzles
from host.refusal import Refused

log = logging.getLogger(__name__)

_MOST_NAMED = 10
"""People in the line about last week."""


@dataclass(eq=False)
class PuzzlePoster(ServerPoster):
    """Posts the puzzle of the day."""

    puzzles: Puzzles
    setting, what = "puzzle_channel", "puzzle"

    async def _post_due(self, guild_id: int) -> None:
        server, languages = await self.painter.preferences.servers.of(guild_id), self.painter.languages
        servers, now = languages.servers, self.puzzles.today(await languages.zone_of(guild_id))
        day = now.toordinal()
        due = server.puzzle_posted < day and now.hour >= server.puzzle_at.hour
        if not (due and server.puzzle_channel and servers.is_here(guild_id)):
            return
        channel_id = server.puzzle_channel[0]
        try:
            posed = await self.painter.off_loop(lambda: self.puzzles.pose(day, guild_id))
        except Refused:
            log.info("There is no puzzle for day %d", day)
        else:
            footnote = "" if now.weekday() else await self._last_week(posed)
            channel, occasion = self.channel_of(guild_id, channel_id), nonce("puzzle", guild_id, day)
            if not await self._is_settled(guild_id, channel_id, self._post(posed, channel, occasion, footnote)):
                return
        await self.painter.preferences.servers.change(guild_id, partial(_noted, day=day))

    async def _last_week(self, posed: Posed) -> str:
        """Line of who solved how many of the seven puzzles before this one there; empty if nobody answered one.

        People who keep out of rankings are counted without their names.
        """
        tried, solved = await self.puzzles.week(posed.table.guild_id, posed.day - 1)
        known = [each for each in tried if each.puzzle in degrees()]
        if not known:
            return ""
        say, people = await self.painter.languages.speaker_of(posed.table), self.painter.preferences.people
        listed = [person for person in solved if (await people.of(person)).listed]
        best = sorted(listed, key=lambda person: -solved[person])[:_MOST_NAMED]
        told = [f"<@{person}> {solved[person]}" for person in best]
        if others := len(solved) - len(best):
            told.append(say("puzzle-week-others", count=others))
        hardest = min(known, key=lambda each: each.solved / each.answers)
        game, degree = hardest.puzzle.split()[0], degrees()[hardest.puzzle]
        puzzle = game_and_degree(game, degree, say)
        return say("puzzle-week", people=", ".join(told), puzzle=puzzle, found=hardest.solved, count=hardest.answers)

    async def _post(self, posed: Posed, channel: discord.PartialMessageable, occasion: str, footnote: str) -> None:
        """Raises what Discord raises."""

        def is_it(press: PressId) -> bool:
            return press.verb == ANSWER and press.args[: len(posed.key)] == posed.key

        async def paint(pictures: bool) -> Message:
            return await puzzle_message(posed, self.painter, pictures=pictures, footnote=footnote)

        if await posted_before(channel, is_it) is None:
            await deliver(paint, lambda message: post(channel, message, occasion))


def _noted(server: ServerPreferences, day: int) -> ServerPreferences:
    return replace(server, puzzle_posted=day)

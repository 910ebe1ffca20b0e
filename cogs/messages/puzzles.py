"""The puzzle of the day as a message: the question, and what became of the answer; and its posting once a day."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace

import discord
from discord import ui

from cogs.components.layout import NO_MENTIONS, Layout, Message, Picture, button, rows, text
from cogs.components.press_id import PressId
from cogs.faces.lesson import told_reason
from cogs.messages.coach import drawn_way, told_way
from cogs.messages.painter import TablePainter
from cogs.requests.delivery import NOT_DELIVERED, may_pass, retry
from cogs.requests.nonces import nonce
from engine.puzzles import DEGREES
from host.people.preferences import Preferences, ServerPreferences
from host.puzzles import Answered, Posed, Puzzles
from host.refusal import Refused
from localization.catalog import Speaker
from store.errors import DatabaseAway
from store.people import ServerSettings

OPEN, ANSWER, SHARE = "puzzle", "puzzle-answer", "puzzle-share"

LETTERS = "ABCD"
"""What the choices are called, as they are offered."""

log = logging.getLogger(__name__)


def puzzle_title(posed: Posed, say: Speaker) -> str:
    """Such as "🧩 Puzzle of the day · Käseschieben ★★☆"."""
    degree = posed.puzzle.degree
    return say("puzzle-title", game=say(f"game-{posed.puzzle.game}"), degree="★" * degree + "☆" * (DEGREES - degree))


async def puzzle_message(
    posed: Posed,
    painter: TablePainter,
    say: Speaker | None = None,
    answered: Answered | None = None,
    *,
    larger: bool = False,
) -> Message:
    """The question, with a button for each choice; for somebody who has ``answered``, what the choices are worth.

    ``say`` None speaks the server's language.
    """
    face, scene = painter.faces[posed.puzzle.game], await painter.scene(posed.table, say)
    say, own = scene.say, replace(scene, view=posed.view)
    others = 0 if answered is None else sum(answered.counts.values()) - 1

    def lines() -> Iterator[str]:
        seat = scene.seat_name(posed.puzzle.seat)
        if answered is None:
            yield say("puzzle-question", seat=seat)
        else:
            yield say("puzzle-wrong" if answered.chosen else "puzzle-right", seat=seat)
        for letter, place in zip(LETTERS, posed.choices, strict=False):
            what = told_way(face, scene, posed.ways[place]) or say("analysis-rolls")
            if exactly := face.exactly(posed.puzzle.choices[place]):
                what += f" ({exactly})"
            if answered is None:
                yield f"**{letter}** {what}"
                continue
            mark = "✅" if place == 0 else "❌" if place == answered.chosen else "▫️"
            chance, chosen = round(100 * posed.puzzle.chances[place]), answered.counts.get(place, 0)
            choice = say("puzzle-choice", letter=letter, what=what, chance=chance)
            if others:
                choice += " · " + say("puzzle-chosen", chosen=chosen - (place == answered.chosen), others=others)
            yield f"{mark} {choice}"
        if answered is not None:
            if (reason := posed.reason(answered.chosen)) is not None:
                yield f"💡 {told_reason(reason, scene)}"
            yield say("puzzle-streak", days=answered.streak)

    def draw() -> tuple[Picture, str]:
        picture = face.picture(own) if answered is None else drawn_way(face, own, posed.ways[0])
        return picture, "\n".join(lines())

    picture, words = await painter.off_loop(draw, larger=larger)
    if answered is None:
        buttons = [
            button(letter, PressId.anywhere(ANSWER, *posed.key, letter), style=discord.ButtonStyle.primary)
            for letter in LETTERS[: len(posed.choices)]
        ]
    else:
        buttons = [button(say("button-puzzle-share"), PressId.anywhere(SHARE, *posed.key), emoji="📣")]
    parts = [text(puzzle_title(posed, say)), picture.gallery(), text(words), *rows(buttons)]
    return Message(Layout(ui.Container(*parts)), (picture,))


@dataclass(eq=False)
class PuzzlePoster:
    """Posts the puzzle where servers want it, when their hour has come.

    A day is noted before it is posted, so that no restart posts it twice. ``channel_of`` gives channels.
    """

    puzzles: Puzzles
    painter: TablePainter
    preferences: Preferences
    settings: ServerSettings
    channel_of: Callable[[int, int], discord.PartialMessageable]
    _looked_at: tuple[int, int] = field(default=(0, 0), init=False)

    async def look(self) -> None:
        """Once a minute, posts what is due on servers of this process. Does not raise."""
        now = self.puzzles.today(None)
        minute = now.toordinal(), now.hour * 60 + now.minute
        if minute == self._looked_at:
            return
        with suppress(DatabaseAway):
            for guild_id in await self.settings.owners_with("puzzle_channel"):
                await self._look_at(guild_id)
            self._looked_at = minute

    async def _look_at(self, guild_id: int) -> None:
        server = await self.preferences.servers.of(guild_id)
        now = self.puzzles.today(server.puzzle_at.time_zone)
        day = now.toordinal()
        due = server.puzzle_posted < day and now.hour >= server.puzzle_at.hour
        if not (due and server.puzzle_channel and self.painter.languages.servers.is_here(guild_id)):
            return
        try:
            await self._post(guild_id, server.puzzle_channel, day)
        except NOT_DELIVERED as error:
            log.info("The puzzle could not be posted on server %d: %s", guild_id, error)
            if may_pass(error) or self.painter.languages.servers.is_gone(server.puzzle_channel[0], error) is False:
                await self._note(guild_id, day - 1)
        except Refused:
            log.info("There is no puzzle for day %d", day)
        except DatabaseAway:
            raise
        except Exception:
            log.exception("The puzzle could not be posted on server %d", guild_id)

    async def _note(self, guild_id: int, day: int) -> None:
        def noted(server: ServerPreferences) -> ServerPreferences:
            return replace(server, puzzle_posted=day)

        await self.preferences.servers.change(guild_id, noted)

    async def _post(self, guild_id: int, channels: Sequence[int], day: int) -> None:
        posed = await self.painter.off_loop(lambda: self.puzzles.pose(day, guild_id))
        message = await puzzle_message(posed, self.painter)
        await self._note(guild_id, day)
        channel, occasion = self.channel_of(guild_id, channels[0]), nonce("puzzle", guild_id, day)
        await retry(
            lambda: channel.send(view=message.layout, files=message.files, allowed_mentions=NO_MENTIONS, nonce=occasion)
        )
        self.painter.languages.servers.found(channel.id)

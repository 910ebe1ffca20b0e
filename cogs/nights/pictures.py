"""The pictures of a game night: who can come when, and the podium with what was remarkable."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cogs.components.layout import Picture
from cogs.messages.painter import TablePainter
from cogs.messages.result_text import told
from cogs.wording.names import tidy
from cogs.wording.own_times import date_in_words
from host.host import Host
from host.nights.night import Night, Phase
from localization.catalog import Speaker
from render.cover import Cover, draw_cover
from render.night_dates import NightDates, describe_night_dates, draw_night_dates
from render.people import Player
from render.png import Palette
from render.ranking_picture import NightRow, describe_night, draw_night
from render.theme import Theme

MOST_TITLES = 3


@dataclass(eq=False)
class NightPictures:
    host: Host
    painter: TablePainter

    @property
    def _palette(self) -> Palette:
        return next(iter(self.painter.faces.values())).palette

    async def of(self, night: Night, say: Speaker) -> Picture | None:
        """Picture of the night's message now; None while that is said in words alone."""
        theme, palette = await self.painter.theme_of(night.guild_id), self._palette
        if night.phase is Phase.ASKING:
            dates = await self._dates(night, say)
            content = await self.painter.off_loop(lambda: draw_night_dates(dates, theme, palette))
            return Picture("dates.png", content, describe_night_dates(dates, say))
        if night.phase is Phase.OVER and (rows := await self._rows(night)):
            titles = await self._titles(night, say)
            content = await self.painter.off_loop(lambda: draw_night(rows, titles, theme, palette, say))
            return Picture("podium.png", content, describe_night(rows, titles, say))
        return None

    async def cover(self, say: Speaker) -> bytes:
        """Cover that Discord shows with the event."""
        return await self.painter.off_loop(
            lambda: draw_cover(Cover(), say("night-default-title"), (), Theme.DARK, self._palette)
        )

    async def _dates(self, night: Night, say: Speaker) -> NightDates:
        players = await self._players(night, list(night.poll.answers))
        people = tuple(zip(players, night.poll.answers.values(), strict=True))
        dates = tuple(date_in_words(date, night.choices.zone, say.language) for date in night.poll.dates)
        best = [place for place, suits in enumerate(night.poll.suits) if suits == max(night.poll.suits) > 0]
        return NightDates(night.choices.title, dates, people, best)

    async def _rows(self, night: Night) -> list[NightRow]:
        found = [each for each in night.standings if each.place is not None]
        players = await self._players(night, [each.person for each in found])
        return [
            NightRow(each.place or 0, player, float(each.average or 0), each.played)
            for each, player in zip(found, players, strict=True)
        ]

    async def _players(self, night: Night, people: Sequence[int]) -> list[Player]:
        """With their pictures, as far as they are known, where the server wants them."""
        wanted = (await self.painter.preferences.servers.of(night.guild_id)).avatars
        avatars = self.painter.avatars.of(people) if wanted else {}
        return [Player(tidy(night.names.get(person, "")), avatars.get(person)) for person in people]

    async def _titles(self, night: Night, say: Speaker) -> list[str]:
        """The highlights of its matches, each of somebody else: a line for each, without Markdown."""
        lines: dict[int, str] = {}
        kinds = set[tuple[str, str]]()
        for table in (table for each in night.played for table in each.tables):
            if table.table_id is None or table.cancelled or len(lines) == MOST_TITLES:
                continue
            sitting, face = table.sitting, self.painter.faces.get(table.sitting.game)
            if face is None:
                continue
            for highlight in await self.host.records.highlights(table.table_id):
                people = [sitting.people[seat] for seat in highlight.seats]
                holder, kind = people[0], (sitting.game, highlight.kind)
                if holder is None or None in people or holder in lines or kind in kinds:
                    continue
                names = (tidy(night.names.get(person or 0, "")) for person in people)
                lines[holder] = told(highlight, face, say, names)
                kinds.add(kind)
                break
        return list(lines.values())

"""Recap of a month as a message: one picture of who met whom, and a few lines."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from discord import ui

from cogs.components.layout import Layout, Message, Picture, button, rows, text
from cogs.components.press_id import PressId
from cogs.components.view_of_history import SERVER, ViewOfHistory, match_press
from cogs.messages.painter import TablePainter
from host.results.recaps import Occasion, Recap
from localization.catalog import Speaker
from render.people import Player
from render.recap_picture import draw_company

OPEN = "recap"
"""Leads from a recap to all that the server remembers."""


async def recap_message(
    recap: Recap, occasion: Occasion, guild_id: int, painter: TablePainter, say: Speaker, *, pictures: bool
) -> Message:
    """In the server's language and look."""
    known = {each.person_id for each in recap.people}
    avatars = painter.avatars.of(known) if (await painter.preferences.servers.of(guild_id)).avatars else {}
    theme, palette = await painter.theme_of(guild_id), next(iter(painter.faces.values())).palette
    title, numbers, lines = _title(occasion, say), _numbers(recap, say), list(_lines(recap, say))
    shown: tuple[Picture, ...] = ()
    if pictures and recap.meetings:
        players = [Player(each.name, avatars.get(each.person_id), seated=False) for each in recap.people]
        meetings = _by_place(recap)
        png = await painter.off_loop(lambda: draw_company(title, numbers, players, meetings, theme, palette))
        met = [f"{players[one].name} – {players[other].name}: {count}" for (one, other), count in meetings.items()]
        shown = (Picture("recap.png", png, "\n".join([title, numbers, *met])),)
    parts: list[ui.Item[Layout]] = [text(f"## 📅 {title}")]
    parts += [picture.gallery() for picture in shown]
    parts.append(text("\n".join(lines if shown else [numbers, *lines])))
    if recap.comeback is not None and recap.comeback.game in painter.faces:
        parts.append(_match(recap, say))
    opens = PressId.anywhere(OPEN, str(occasion.day.toordinal()))
    parts += rows([button(say("button-chronicle"), opens, emoji="📖")])
    return Message(Layout(ui.Container(*parts)), shown)


def _title(occasion: Occasion, say: Speaker) -> str:
    return say("recap-month", month=occasion.since.month, year=str(occasion.since.year))


def _numbers(recap: Recap, say: Speaker) -> str:
    hours = max(1, round(recap.seconds / 3600))
    return " · ".join((say("recap-matches", count=recap.matches), say("recap-hours", count=hours)))


def _by_place(recap: Recap) -> Mapping[tuple[int, int], int]:
    places = {each.person_id: place for place, each in enumerate(recap.people)}
    return {(places[one], places[other]): count for (one, other), count in recap.meetings.items()}


def _lines(recap: Recap, say: Speaker) -> Iterator[str]:
    if recap.meetings:
        (one, other), count = max(recap.meetings.items(), key=lambda each: each[1])
        yield say("recap-met", name=f"<@{one}>", other=f"<@{other}>", count=count)
    best = max(recap.people, key=lambda each: each.wins, default=None)
    if best is not None and best.wins:
        yield say("recap-wins", name=f"<@{best.person_id}>", wins=best.wins, count=best.matches)
    if len(lucks := recap.lucks) > 1:
        for key, each in (("recap-luckiest", lucks[0]), ("recap-unluckiest", lucks[-1])):
            yield say(key, name=f"<@{each.person_id}>", percent=round(each.luck or 0.0))


def _match(recap: Recap, say: Speaker) -> ui.Item[Layout]:
    """Section with a press that leads to the greatest comeback."""
    assert recap.comeback is not None
    table_id, person_id, percent, game = recap.comeback
    line = say("recap-match", name=f"<@{person_id}>", game=say(f"game-{game}"), percent=percent)
    opens = match_press(table_id, ViewOfHistory(SERVER, game))
    return ui.Section(line, accessory=button(say("button-history-match"), opens))

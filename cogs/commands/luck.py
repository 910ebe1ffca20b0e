"""What everybody rolled in a match that is over, against what was to be expected."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from discord import ui

from cogs.commands.luck_text import (
    dice_and_choices,
    how_often,
    luck_alt_text,
    mean_in_words,
    measure_name,
    share,
    what_came,
)
from cogs.commands.statistics import HERE, Page
from cogs.components.layout import TEXT_LIMIT, Layout, Message, Picture, button, lines_within, rows, text
from cogs.components.press_id import PressId
from cogs.components.view_of_history import match_button
from cogs.conversation import Conversation
from cogs.games.scene import Scene
from cogs.messages.table_message import table_title
from cogs.press_handlers import on_press
from engine.game import Seat
from engine.luck import LuckReport
from engine.statistics import SeatStatistics
from host.refusal import Refused
from host.table.public_table import PublicTable
from render.luck_plot import LuckRow, draw_luck
from render.people import MARKS
from render.png import Palette

VERB = "luck"

_ROOM = TEXT_LIMIT - 1000
"""Characters for what the seats rolled: Discord counts all texts of a message together."""


@on_press(VERB, leaves_message=True)
async def choose_measure(conversation: Conversation, press: PressId, table: PublicTable) -> None:
    """The measure that the press names, the game's first one without."""
    await show_luck(conversation, table, "".join(press.args[:1]))


async def show_luck(conversation: Conversation, table: PublicTable, measure: str = "") -> None:
    """Raises Refused for a match that goes on, and for one that nothing is known of."""
    services, say = conversation.services, conversation.say
    if table.status.is_open:
        raise Refused("not-over")
    face = services.faces.get(table.game_key)
    if face is None or not table.readable:
        raise Refused("no-luck-here")
    reports, facts = await services.host.statistics.luck_at(table.id, table.game_key)
    table = await services.host.table(table.id)
    scene = await conversation.scene(table)
    report = next((report for report in reports if report.measure == measure), reports[0])
    palette, text_key = face.palette, face.text_key
    picture = await conversation.drawn(lambda: _picture(report, scene, text_key, palette))
    title = say("luck-headline", measure=measure_name(report, text_key, say))
    parts: list[ui.Item[Layout]] = [
        text(table_title(table, say, title)),
        picture.gallery(),
        text(_words(report, facts, scene, text_key)),
        text(f"-# {say(f'luck-{text_key}-{report.measure}-explained')} {say('luck-how-to-read')}"),
    ]
    buttons = [
        button(
            measure_name(other, text_key, say),
            PressId(table.id, table.version, VERB, (other.measure,)),
            disabled=other is report,
        )
        for other in (reports if len(reports) > 1 else ())
    ]
    mine = Page(conversation.person.id, HERE, table.game_key)
    buttons.append(button(say("button-my-statistics"), mine.press, emoji="📊"))
    if not table.is_direct:
        buttons.append(match_button(table.id, say))
    parts += rows(buttons)
    await conversation.redraw(Message(Layout(ui.Container(*parts)), (picture,)))


def _words(report: LuckReport, facts: Sequence[SeatStatistics], scene: Scene[Any], text_key: str) -> str:
    """What each seat rolled. Where many sit there, in fewer words."""
    whole = "\n".join(_lines(report, facts, scene, text_key, full=True))
    if len(whole) <= _ROOM:
        return whole
    return lines_within("\n".join(_lines(report, facts, scene, text_key, full=False)), _ROOM)


def _lines(
    report: LuckReport, facts: Sequence[SeatStatistics], scene: Scene[Any], text_key: str, *, full: bool
) -> Iterator[str]:
    say = scene.say
    for seat, reading in enumerate(report.readings):
        if reading is None:
            continue
        what = what_came(report, reading, text_key, say)
        name = _holder(scene.seat_name(seat), seat, scene)
        yield say("luck-line", name=name, what=what, mean=mean_in_words(reading, say))
        if not full:
            yield f"-# {say('luck-at-least', share=share(reading.at_least, say))}"
            continue
        yield f"-# {how_often(reading, say)}"
        if split := dice_and_choices(report, facts[seat], say):
            yield f"-# {split}"


def _holder(name: str, seat: Seat, scene: Scene[Any]) -> str:
    """The name, and that not all of the seat's rolls were theirs."""
    if seat in scene.table.resigned:
        return f"{name} ({scene.say('row-resigned')})"
    return scene.say("luck-seat-taken-over", name=name) if seat in scene.table.taken_over else name


def _picture(report: LuckReport, scene: Scene[Any], text_key: str, palette: Palette) -> Picture:
    say, names, players = scene.say, scene.isolated_names, scene.players
    seats = [(seat, reading) for seat, reading in enumerate(report.readings) if reading is not None]
    drawn = [
        LuckRow(reading, str(reading.total), mean_in_words(reading, say), seat, players[seat])
        for seat, reading in seats
    ]
    alt_text = luck_alt_text(
        report,
        [(_holder(names[seat], seat, scene), MARKS[seat].letter, reading) for seat, reading in seats],
        text_key,
        say,
    )
    return Picture("luck.png", draw_luck(report, drawn, scene.theme, palette), alt_text)

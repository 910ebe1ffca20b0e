"""The coach: after a match, everybody's chance to win as a picture, and each person's costliest decisions."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Iterator, Sequence
from contextlib import AsyncExitStack
from dataclasses import replace
from functools import partial
from itertools import chain
from typing import Any

from discord import ui

from cogs.commands.learning import Place, begin_alone
from cogs.commands.opening import taken_by
from cogs.commands.replay import match_over
from cogs.components.buttons import buttons_between_pages, page_number
from cogs.components.layout import (
    ALT_TEXT_LIMIT,
    TEXT_LIMIT,
    Button,
    Layout,
    Message,
    Picture,
    button,
    lines_within,
    rows,
    text,
)
from cogs.components.press_id import PressId
from cogs.components.view_of_history import match_button
from cogs.conversation import Conversation
from cogs.faces.face import GameFace
from cogs.faces.lesson import told_reason
from cogs.faces.scene import Scene, at_step
from cogs.messages.coach import drawn_way, told_way
from cogs.messages.table_message import table_title
from cogs.permissions import shares
from cogs.press_handlers import on_press
from cogs.wording.plain_numbers import percent_luckier, signed
from engine.analysis import MOMENTS, Account, Analysis, Moment, level_of
from engine.comparison import Comparison
from engine.game import Seat
from host.refusal import Refused
from host.table.public_table import PublicTable
from localization.catalog import Speaker
from render.chance_curve import Mark, draw_chances
from render.people import MARKS

VERB, MOMENT, TRY, SHOW = "analysis", "analysis-moment", "analysis-try", "analysis-show"

_WORTH_SAYING = 0.02
"""A decision that cost less is no moment to learn from."""

_PATIENCE_SECONDS = 2.0
"""After this long, the person is told that it takes a while."""

_MOST_IN_FULL = 8
"""Of more sides, a message has room for a line each."""


@on_press(VERB, leaves_message=True, price=4)
async def show_analysis(conversation: Conversation, table: PublicTable) -> None:
    """Raises Refused for a match that goes on, and for one that nothing can be found out about."""
    table, analysis = await _analysed(conversation, table)
    await conversation.redraw(await _whole(conversation, table, analysis, conversation.say))


@on_press(SHOW, price=10)
async def show_everybody(conversation: Conversation, table: PublicTable) -> None:
    """The picture and its lines for the table's own channel, by somebody who had a seat."""
    if not shares(conversation, table):
        raise Refused("not-seated")
    table, analysis = await _analysed(conversation, table)
    await conversation.answer(await _whole(conversation, table, analysis, None), public=True)


@on_press(MOMENT, price=2)
async def show_moment(conversation: Conversation, press: PressId, table: PublicTable) -> None:
    """One of the person's costliest decisions, or of everybody's for those who had no seat."""
    table, analysis = await _analysed(conversation, table)
    services, say = conversation.services, conversation.say
    moments, number = _chosen_moment(conversation, press, table, analysis)
    moment = moments[number]
    compared = await services.host.records.moment(table.id, moment)
    scene = at_step(await conversation.scene(table), compared.before)
    face = services.faces[table.game_key]
    ways = await conversation.drawn(lambda: list(_ways(face, scene, moment, compared)))
    buttons = buttons_between_pages(number, len(moments), lambda other: PressId.at(table, MOMENT, str(other)), say)
    buttons.append(button(say("button-try-it"), PressId.at(table, TRY, str(number)), emoji="💪"))
    buttons.append(button(say("button-analysis"), PressId.at(table, VERB), emoji="📈"))
    title = table_title(table, say, say("analysis-headline"))
    which = say("analysis-moment-title", number=number + 1, count=len(moments))
    parts: list[ui.Item[Layout]] = [text(f"{title}\n{which}")]
    parts += chain.from_iterable((text(words), picture.gallery()) for picture, words in ways)
    pictures = tuple(picture for picture, _ in ways)
    await conversation.redraw(Message(Layout(ui.Container(*parts, *rows(buttons))), pictures))


@on_press(TRY, leaves_message=True)
async def try_it(conversation: Conversation, press: PressId, table: PublicTable) -> None:
    """The position of such a moment, to be played on alone. Raises Refused."""
    table, analysis = await _analysed(conversation, table)
    moments, number = _chosen_moment(conversation, press, table, analysis)
    host, learner = conversation.services.host, conversation.person
    for own in await host.time.tables_of(learner.id):
        if own.lesson is not None and not own.is_exercise:
            # A lesson under way is not given up for an exercise.
            raise taken_by(own)
    seed, language = conversation.press_number, conversation.say.language.value

    def start(place: Place) -> Awaitable[PublicTable]:
        return host.opening.open_exercise(place, table.id, moments[number], learner, seed, language)

    await begin_alone(conversation, table.game_key, start)


async def _analysed(conversation: Conversation, table: PublicTable) -> tuple[PublicTable, Analysis]:
    table = await match_over(conversation, table)
    records = conversation.services.host.records
    finding = asyncio.ensure_future(records.analysis(table.id, conversation.person.id))
    async with AsyncExitStack() as waiting:
        waiting.callback(finding.cancel)
        if not (await asyncio.wait({finding}, timeout=_PATIENCE_SECONDS))[0]:
            if (standing := records.analysis_standing(table.id)) is None:
                told = conversation.telling("analysis-working")
            else:
                told = conversation.telling("analysis-queued", **standing._asdict())
            await waiting.enter_async_context(told)
        return table, await finding


async def _whole(conversation: Conversation, table: PublicTable, analysis: Analysis, own: Speaker | None) -> Message:
    """With the person's ``own`` speaker and what they can do from there; without, for everybody in the channel."""
    scene = await conversation.services.painter.scene(table, own)
    say, face = scene.say, conversation.services.faces[table.game_key]
    sides = table.edition.sides(len(table.seats))
    told = list(_highlights(analysis, sides, scene))
    marks = [mark for mark, _ in told]
    curve = [point.chances for point in analysis.curve]
    png = await conversation.drawn(lambda: draw_chances(curve, sides, marks, scene.theme, face.palette))
    lines = list(map(partial(_side_line, scene=scene), analysis.accounts, sides))
    if len(sides) > _MOST_IN_FULL:
        lines = [line.split("\n")[0] for line in lines]
    title = table_title(table, say, say("analysis-headline"))
    picture = Picture("chances.png", png, _in_words(analysis, sides, scene))
    parts: list[ui.Item[Layout]] = [text(title), picture.gallery()]
    parts.append(text(lines_within("\n".join([*(line for _, line in told), *lines]), TEXT_LIMIT - 1000)))
    parts.append(text(f"-# {say('analysis-explained')}"))
    if own is not None:
        seat = table.seat_of(conversation.person.id)
        moments = _moments_for(seat, analysis)
        decided = any(account.decisions for account, side in zip(analysis.accounts, sides, strict=True) if seat in side)
        if not moments and decided and seat not in table.resigned:
            parts.append(text(say("analysis-no-moments")))
        parts += rows(list(_ways_on(table, moments, seat, say, shows=shares(conversation, table))))
    return Message(Layout(ui.Container(*parts)), (picture,))


def _ways_on(
    table: PublicTable, moments: Sequence[Moment], seat: Seat | None, say: Speaker, *, shows: bool
) -> Iterator[Button]:
    if moments:
        label = say("button-analysis-moments" if seat is not None else "button-analysis-moments-of-all")
        yield button(label, PressId.at(table, MOMENT, "0"), emoji="🔎")
    if shows:
        yield button(say("button-show-everybody"), PressId.at(table, SHOW), emoji="📣")
    yield button(say("button-replay"), PressId.at(table, "replay"), emoji="🎞️")
    if not table.is_for_one:
        yield match_button(table.id, say)


def _chosen_moment(
    conversation: Conversation, press: PressId, table: PublicTable, analysis: Analysis
) -> tuple[Sequence[Moment], int]:
    """The moments that the person sees, and the number of the one that was pressed. Raises Refused."""
    moments, number = _moments_for(table.seat_of(conversation.person.id), analysis), page_number("".join(press.args))
    if number is None or number >= len(moments):
        raise Refused("unknown-press")
    return moments, number


def _moments_for(seat: Seat | None, analysis: Analysis) -> Sequence[Moment]:
    own = (moment for moment in analysis.moments if seat in (None, moment.seat))
    return [moment for moment in own if moment.cost >= _WORTH_SAYING][:MOMENTS]


def _side_name(side: Sequence[Seat], scene: Scene[Any]) -> str:
    resigned = f" ({scene.say('row-resigned')})" if set(side) & set(scene.table.resigned) else ""
    return " + ".join(map(scene.seat_name, side)) + resigned


def _side_line(account: Account, side: Sequence[Seat], scene: Scene[Any]) -> str:
    """Sum of each cause for a side, and how lucky that was."""
    say = scene.say
    start, result = round(100 * account.start), round(100 * account.result)
    changes = [(cause, round(100 * one)) for cause, one in zip(Account._fields[1:5], account[1:5], strict=True)]
    # What is said adds up as well.
    changes.append(("rest", result - start - sum(change for _, change in changes)))
    told = " · ".join(say(f"analysis-{cause}", change=signed(change)) for cause, change in changes if change)
    line = say("analysis-line", name=_side_name(side, scene), start=start, result=result, changes=told or "±0")
    luckier = percent_luckier(account.luck / account.spread) if account.spread else 50
    has_resigned = not set(side).isdisjoint(scene.table.resigned)
    level = None if has_resigned else level_of([account], scene.table.edition)
    like = "" if level is None else f" {say('analysis-level', level=say(f'level-{level}'))}"
    return f"{line}\n-# {say('analysis-luckier', percent=luckier)}{like}"


def _highlights(analysis: Analysis, sides: Sequence[Sequence[Seat]], scene: Scene[Any]) -> Iterator[tuple[Mark, str]]:
    """The luckiest moment of the match and its costliest decision, as points of the curve and in words."""
    gains = [max(point.luck, default=0.0) for point in analysis.curve]
    most, marks = max(gains), 0
    if most >= _WORTH_SAYING:
        luckiest, marks = gains.index(most), 1
        side = analysis.curve[luckiest].luck.index(most)
        values = {"name": _side_name(sides[side], scene), "change": signed(round(100 * most))}
        yield Mark(luckiest, side, marks), f"**({marks})** {scene.say('analysis-luckiest', **values)}"
    if analysis.moments and analysis.moments[0].cost >= _WORTH_SAYING:
        moment, marks = analysis.moments[0], marks + 1
        side = next(place for place, own in enumerate(sides) if moment.seat in own)
        values = {"name": scene.seat_name(moment.seat), "change": signed(-round(100 * moment.cost))}
        place = sum(point.records <= moment.records for point in analysis.curve[:-1])
        yield Mark(place, side, marks), f"**({marks})** {scene.say('analysis-costliest', **values)}"


def _in_words(analysis: Analysis, sides: Sequence[Sequence[Seat]], scene: Scene[Any]) -> str:
    """The picture for those who do not see it; with letters where many long names have no room."""
    at = [analysis.curve[(len(analysis.curve) - 1) * quarter // 4].chances for quarter in range(5)]

    def told(names: Sequence[str]) -> str:
        lines = [scene.say("analysis-alt")]
        for number, side in enumerate(sides):
            chances = " → ".join(str(round(100 * point[number])) for point in at)
            name = " + ".join(names[seat] for seat in side)
            lines.append(scene.say("analysis-alt-line", name=name, chances=chances))
        return "\n".join(lines)

    whole = told(scene.isolated_names)
    return whole if len(whole) <= ALT_TEXT_LIMIT else told([mark.letter for mark in MARKS])


def _ways(
    face: GameFace[Any], scene: Scene[Any], moment: Moment, compared: Comparison
) -> Iterator[tuple[Picture, str]]:
    """Drawings of what was done and what was better, told as the match tells it, with the chance after it."""
    say = scene.say
    chances = (moment.chance, moment.better_chance)
    for key, way, chance in zip(("played", "better"), (compared.played, compared.better), chances, strict=True):
        told = told_way(face, scene, way) or say("analysis-rolls")
        lines = [say(f"analysis-{key}", what=told, chance=round(100 * chance))]
        if key == "better" and compared.reason is not None:
            lines.append(f"💡 {told_reason(compared.reason, scene)}")
        picture = drawn_way(face, scene, way)
        yield replace(picture, name=f"{key}-{picture.name}"), "\n".join(lines)

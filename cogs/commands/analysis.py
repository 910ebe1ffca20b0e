"""The coach: after a match its story in a few lines, the curve of chances, and each person's costliest decisions."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Iterator, Sequence
from contextlib import AsyncExitStack
from typing import Any

from cogs.commands.learning import Place, begin_alone
from cogs.commands.opening import taken_by
from cogs.commands.replay import match_over
from cogs.components.buttons import buttons_between_pages, page_number
from cogs.components.layout import (
    ALT_TEXT_LIMIT,
    TEXT_LIMIT,
    Button,
    Component,
    Message,
    Picture,
    button,
    framed,
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
from cogs.messages.coach import draw_ways
from cogs.messages.match_story import WORTH_SAYING, mark_of, match_story, side_sums
from cogs.messages.table_message import table_title
from cogs.permissions import shares
from cogs.press_handlers import on_press
from engine.analysis import MOMENTS, Analysis, Moment
from engine.comparison import Comparison
from engine.game import Seat
from host.refusal import Refused
from host.table.public_table import PublicTable
from localization.catalog import Speaker
from render.chance_curve import draw_chances
from render.people import MARKS

VERB, SUMS, MOMENT, TRY, SHOW = "analysis", "analysis-sums", "analysis-moment", "analysis-try", "analysis-show"

_PATIENCE_SECONDS = 2.0
"""After this long, the person is told that it takes a while."""


@on_press(VERB, leaves_message=True, price=4)
async def show_analysis(conversation: Conversation, table: PublicTable) -> None:
    """Raises Refused for a match that goes on, and for one that nothing can be found out about."""
    table, analysis = await _analysed(conversation, table)
    await conversation.redraw(await _whole(conversation, table, analysis, conversation.say))


@on_press(SUMS, price=2)
async def show_sums(conversation: Conversation, table: PublicTable) -> None:
    """The figures behind the story, for each side. Raises Refused."""
    table, analysis = await _analysed(conversation, table)
    scene, say = await conversation.scene(table), conversation.say
    sides = table.edition.sides(len(table.seats))
    lines = [side_sums(account, side, scene) for account, side in zip(analysis.accounts, sides, strict=True)]
    parts = [
        text(table_title(table, say, say("analysis-headline"))),
        text(lines_within("\n".join(lines), TEXT_LIMIT - 1000)),
        text(f"-# {say('analysis-explained')}"),
        *rows([button(say("button-analysis"), PressId.at(table, VERB), emoji="📈")]),
    ]
    await conversation.redraw(framed(*parts))


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
    lines = _moment_lines(face, scene, moment, compared, of_own=table.seat_of(conversation.person_id) == moment.seat)
    buttons = buttons_between_pages(number, len(moments), lambda other: PressId.at(table, MOMENT, str(other)), say)
    buttons.append(button(say("button-try-it"), PressId.at(table, TRY, str(number)), emoji="💪"))
    buttons.append(button(say("button-analysis"), PressId.at(table, VERB), emoji="📈"))
    which = say("analysis-moment-title", number=number + 1, count=len(moments))
    alternatives = (compared.played, compared.better)
    picture = await conversation.drawn(lambda: draw_ways(face, scene, alternatives, "12", "\n".join(lines)))
    parts = [text("\n".join([f"**{which}**", *lines])), picture.gallery(), *rows(buttons)]
    await conversation.redraw(framed(*parts, attachments=(picture,)))


@on_press(TRY, leaves_message=True)
async def try_it(conversation: Conversation, press: PressId, table: PublicTable) -> None:
    """The position of such a moment, to be played on alone. Raises Refused."""
    table, analysis = await _analysed(conversation, table)
    moments, number = _chosen_moment(conversation, press, table, analysis)
    host, learner = conversation.host, conversation.person
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
    records = conversation.host.records
    finding = asyncio.ensure_future(records.analysis(table.id, conversation.person_id))
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
    services = conversation.services
    scene = await services.painter.scene(table, own)
    say, face, records = scene.say, services.faces[table.game_key], services.host.records
    sides = table.edition.sides(len(table.seats))
    turned = await records.replay_step(table.id, analysis.turning_point)
    costliest = await records.moment(table.id, analysis.moments[0]) if analysis.moments else None
    mark = mark_of(analysis, sides)
    curve = [point.chances for point in analysis.curve]
    png = await conversation.drawn(lambda: draw_chances(curve, sides, mark, scene.theme, face.palette))
    lines = match_story(face, scene, analysis, turned, costliest)
    picture = Picture("chances.png", png, _in_words(analysis, sides, scene))
    parts: list[Component] = [text("\n".join([table_title(table, say, say("analysis-headline")), *lines]))]
    parts.append(picture.gallery())
    if own is not None:
        seat = table.seat_of(conversation.person_id)
        moments = _moments_for(seat, analysis)
        decided = any(account.decisions for account, side in zip(analysis.accounts, sides, strict=True) if seat in side)
        if not moments and decided and seat not in table.resigned:
            parts.append(text(say("analysis-no-moments")))
        parts += rows(list(_ways_on(table, moments, seat, say, shows=shares(conversation, table))))
    return framed(*parts, attachments=(picture,))


def _ways_on(
    table: PublicTable, moments: Sequence[Moment], seat: Seat | None, say: Speaker, *, shows: bool
) -> Iterator[Button]:
    if moments:
        label = say("button-analysis-moments" if seat is not None else "button-analysis-moments-of-all")
        yield button(label, PressId.at(table, MOMENT, "0"), emoji="🔎")
    if shows:
        yield button(say("button-show-everybody"), PressId.at(table, SHOW), emoji="📣")
    yield button(say("button-replay"), PressId.at(table, "replay"), emoji="🎞️")
    yield button(say("button-analysis-sums"), PressId.at(table, SUMS), emoji="ℹ️")
    if not table.is_for_one:
        yield match_button(table.id, say)


def _chosen_moment(
    conversation: Conversation, press: PressId, table: PublicTable, analysis: Analysis
) -> tuple[Sequence[Moment], int]:
    """The moments that the person sees, and the number of the one that was pressed. Raises Refused."""
    moments, number = _moments_for(table.seat_of(conversation.person_id), analysis), page_number("".join(press.args))
    if number is None or number >= len(moments):
        raise Refused("unknown-press")
    return moments, number


def _moments_for(seat: Seat | None, analysis: Analysis) -> Sequence[Moment]:
    own = (moment for moment in analysis.moments if seat in (None, moment.seat))
    return [moment for moment in own if moment.cost >= WORTH_SAYING][:MOMENTS]


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


def _moment_lines(
    face: GameFace[Any], scene: Scene[Any], moment: Moment, compared: Comparison, *, of_own: bool
) -> list[str]:
    """Lines on the action taken and the better one, by what differs, with the chance after each; and why."""
    say = scene.say
    who = say("analysis-you") if of_own else scene.seat_name(moment.seat)
    played, better = (face.choice(scene, code) for code in (moment.played, moment.better))
    lines = [
        say("analysis-played", who=who, what=played, chance=round(100 * moment.chance)),
        say("analysis-better", what=better, chance=round(100 * moment.better_chance)),
    ]
    if compared.reason is not None:
        lines.append(f"💡 {told_reason(compared.reason, scene)}")
    return lines

"""The table's message while a match runs and when it is over, and the results that stay below it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import discord
from discord import ui

from cogs.components.buttons import leaderboard_button
from cogs.components.layout import (
    TEXT_LIMIT,
    Button,
    Layout,
    Message,
    Picture,
    button,
    lines_within,
    rows_for_phones,
    text,
)
from cogs.games.face import GameFace
from cogs.games.result import is_final, result_text
from cogs.games.scene import Scene
from cogs.messages.coach import farewell_parts, lesson_parts, shows_side_buttons
from cogs.messages.motion import ShownPosition, with_motion
from cogs.messages.result_text import epilogue_text
from cogs.messages.table_parts import clock_line, proposal_parts, short_commitment, stand_in_parts
from cogs.wording.names import game_name, plain
from engine.game import Verdict
from host.results.results import Epilogue
from host.table.public_table import PublicTable
from host.table.status import Status
from localization.catalog import Speaker
from render.people import MARKS


@dataclass(frozen=True, slots=True)
class DrawnPosition:
    """What a face makes of a position. ``board`` describes it in words if there is no picture.

    ``picture`` may be an animation that ends with the ``still``.
    """

    headline: str
    picture: Picture | None
    still: Picture | None
    board: str
    story: str
    prompt: str
    buttons: list[Button]
    side_buttons: list[Button]
    lesson: list[ui.Item[Layout]]


@dataclass(frozen=True, slots=True)
class DrawnResult:
    """``rated``: the match has changed ratings."""

    pictures: tuple[Picture, ...]
    text: str
    rated: bool


def draw_position(
    face: GameFace[Any], scene: Scene[Any], *, pictures: bool, shown: ShownPosition | None = None
) -> DrawnPosition:
    """May take some tens of milliseconds, so it runs off the event loop. What was ``shown`` moves to the position."""
    still = face.picture(scene) if pictures else None
    acting = scene.table.status is Status.PLAYING and not scene.table.asleep
    # A learner with an explanation to read is asked for nothing else.
    asking = acting and not scene.table.reading
    return DrawnPosition(
        headline=face.headline(scene),
        picture=still if still is None or shown is None else with_motion(face, scene, still, shown),
        still=still,
        board="" if pictures else face.text_description(scene),
        story=face.story(scene if scene.table.status.is_open else _without_verdicts(scene)),
        prompt=face.prompt(scene) if asking else "",
        buttons=face.buttons(scene) if asking and scene.acting_seat in scene.people else [],
        side_buttons=face.side_buttons(scene) if acting and shows_side_buttons(face, scene) else [],
        lesson=lesson_parts(face, scene) if acting else [],
    )


def draw_result(
    face: GameFace[Any], scene: Scene[Any], number: int, epilogue: Epilogue, *, pictures: bool
) -> DrawnResult:
    """Off the event loop, like `draw_position`."""
    result = face.final_result(scene, number)
    resigned = scene.table.ended_by_resignation and is_final(scene, number)
    drawn = () if not pictures else face.draw_ranking(result, scene) if resigned else face.draw_result(scene, number)
    said = result_text(result, scene, with_rows=not pictures)
    words = "\n".join(filter(None, (said, epilogue_text(epilogue, face, scene))))
    return DrawnResult(drawn, words, bool(epilogue.ratings))


def _without_verdicts(scene: Scene[Any]) -> Scene[Any]:
    """The table as it is recounted once its result stands below it: what that says is not said twice."""
    recent = (tuple(event for event in events if not isinstance(event, Verdict)) for events in scene.recent)
    return replace(scene, table=replace(scene.table, recent=tuple(recent)))


def position_message(scene: Scene[Any], position: DrawnPosition, notice: str = "") -> Message:
    """``notice`` stands in place of everything that could be done."""
    table, say = scene.table, scene.say
    parts: list[ui.Item[Layout]] = [text(table_title(table, say, position.headline))]
    parts.append(text(position.board) if position.picture is None else position.picture.gallery())
    if position.story:
        parts.append(text(position.story))
    if notice:
        parts.append(text(notice))
    elif table.status is Status.CANCELLED and table.lesson is not None:
        parts.extend(farewell_parts(scene))
    elif table.status is Status.CANCELLED:
        lines = [_ended_line(table, say), fair_dice_line(table, say)]
        if table.revealed_secret is not None:
            lines.append(say("fair-dice-by-command", table=str(table.id)))
        parts.append(text("\n".join(lines)))
    elif table.status is Status.FINISHED:
        parts.append(text(say("table-finished-line")))
    else:
        parts.extend(position.lesson)
        prompt = "\n".join(filter(None, (position.prompt, clock_line(scene))))
        if said := say(_asleep_line(table)) if table.asleep else prompt:
            parts.append(text(said))
        parts.extend(rows_for_phones([*position.buttons, *position.side_buttons, *_common_buttons(scene)]))
        parts.extend(stand_in_parts(scene))
        parts.extend(proposal_parts(scene))
    colour = None if scene.acting_seat is None else discord.Colour.from_str(MARKS[scene.acting_seat].colour)
    container = ui.Container(*parts, accent_colour=colour)
    return Message(Layout(container), () if position.picture is None else (position.picture,))


def result_message(scene: Scene[Any], number: int, result: DrawnResult) -> Message:
    table, say = scene.table, scene.say
    parts: list[ui.Item[Layout]] = [picture.gallery() for picture in result.pictures]
    is_last = is_final(scene, number)
    fair_dice = fair_dice_line(table, say) if is_last else ""
    # Discord counts all texts of a message together.
    parts.append(text(lines_within(result.text, TEXT_LIMIT - len(fair_dice))))
    if is_last:
        parts.append(text(fair_dice))
        press = scene.common_press("rematch")
        rematch = button(say("button-rematch"), press, style=discord.ButtonStyle.success, emoji="🔁")
        buttons = [rematch, button(say("button-replay"), scene.common_press("replay"), emoji="🎞️")]
        buttons.append(button(say("button-analysis"), scene.common_press("analysis"), emoji="📈"))
        if result.rated:
            buttons.append(leaderboard_button(table.game_key, say))
        if table.revealed_secret is not None:
            buttons.append(button(say("button-verify"), scene.common_press("verify"), emoji="🧮"))
        parts.append(ui.ActionRow(*buttons))
    return Message(Layout(ui.Container(*parts)), result.pictures)


def _ended_line(table: PublicTable, say: Speaker) -> str:
    """The end of an invitation or of a match without a winner, with the reason that was given, escaped."""
    key = f"table-{table.status.value}"
    if table.cancellation is None:
        return say(f"{key}-forgotten-line" if table.forgotten else f"{key}-line")
    how = "by-moderator" if table.cancellation.by_moderator else "because"
    return say(f"{key}-{how}", reason=plain(table.cancellation.reason))


def closed_message(table: PublicTable, say: Speaker) -> Message:
    """What is left of an invitation."""
    return words_message(table, say, _ended_line(table, say))


def words_message(table: PublicTable, say: Speaker, content: str) -> Message:
    """The table without anything to see or to press."""
    return Message(Layout(ui.Container(text(table_title(table, say)), text(content))))


def fair_dice_line(table: PublicTable, say: Speaker) -> str:
    """What stays to be seen of the dice once a match is over."""
    if table.revealed_secret is None:
        return say("fair-dice-lost", commitment=short_commitment(table))
    return say("fair-dice-short", commitment=short_commitment(table))


def table_title(table: PublicTable, say: Speaker, headline: str = "") -> str:
    name = game_name(table.game_key, say)
    return f"## {name} · {headline}" if headline else f"## {name}"


def _asleep_line(table: PublicTable) -> str:
    return "table-asleep-alone-line" if table.is_direct else "table-asleep-line"


def _common_buttons(scene: Scene[Any]) -> list[Button]:
    """What every table has as well."""
    table, say = scene.table, scene.say
    buttons = [button(say("button-more"), scene.common_press("more"))]
    if table.may_take_back is not None:
        buttons.insert(0, button(say("button-undo"), scene.common_press("undo"), emoji="↩️"))
    absent = [holder for holder in table.seats if holder.away and not holder.resigned]
    if absent:
        # One button for those who come back and, where the table allows it, for anybody else.
        to_anybody = table.preferences.substitutes and not table.is_for_one
        label = say("button-take-seat" if to_anybody else "button-take-back")
        join = scene.common_press("join")
        buttons.append(button(label, join, style=discord.ButtonStyle.success, emoji="🪑"))
    if table.asleep:
        buttons.append(button(say("button-close-table"), scene.common_press("give-up"), emoji="🧹"))
    return buttons

"""The table's message while a match runs and when it is over, and the results that stay below it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Any

import discord
from discord import ui

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
    rows_for_phones,
    text,
    unframed,
)
from cogs.faces.face import GameFace
from cogs.faces.result import is_final, result_text
from cogs.faces.scene import Scene
from cogs.messages.coach import farewell_parts, lesson_parts, shows_side_buttons
from cogs.messages.motion import ShownPosition, with_motion
from cogs.messages.result_text import epilogue_text
from cogs.messages.table_parts import clock_line, proposal_parts, short_commitment, stand_in_parts
from cogs.messages.turning_point import draw_turning_point, turning_sentence
from cogs.wording.names import game_name, plain
from engine.game import Verdict
from host.results.epilogue import Epilogue
from host.table.public_table import PublicTable
from host.table.status import Status
from localization.catalog import Speaker
from render.people import MARKS

MORE_OF_RESULT = "result-more"
"""A verb of its own: a result stays when it is pressed on, a table's old message goes."""


def position_message(
    face: GameFace[Any],
    scene: Scene[Any],
    *,
    pictures: bool,
    shown: ShownPosition | None = None,
    notice: str = "",
) -> tuple[Message, Picture | None]:
    """The message, and its picture without motion. What was ``shown`` moves to the position.

    It may take some tens of milliseconds, so it runs off the event loop. ``notice`` stands in place of everything that
    could be done. Without a picture it says first whose turn it is, then what happened, and where everything stands.
    """
    table, say = scene.table, scene.say
    picture = still = face.picture(scene) if pictures else None
    if still is not None and shown is not None:
        picture = with_motion(face, scene, still, shown)
    title = text(table_title(table, say, face.headline(scene)))
    told = [text(story)] if (story := face.story(scene if table.status.is_open else _without_verdicts(scene))) else []
    asked = [text(said)] if (said := notice or _asked(face, scene)) else []
    lesson, to_do = ([], []) if notice else (_lesson(face, scene), list(_to_do(face, scene)))
    if picture is None:
        parts = [title, *asked, *told, text(face.text_description(scene)), *lesson, *to_do]
    else:
        parts = [title, picture.gallery(), *told, *lesson, *asked, *to_do]
    colour = None if scene.acting_seat is None else discord.Colour.from_str(MARKS[scene.acting_seat].colour)
    container = ui.Container(*parts, accent_colour=colour)
    return unframed(container, attachments=() if picture is None else (picture,)), still


def _asked(face: GameFace[Any], scene: Scene[Any]) -> str:
    """Sentences on whose turn it is, or on how the match ended."""
    table, say = scene.table, scene.say
    if table.status is Status.CANCELLED and table.lesson is None:
        by_command = say("fair-dice-by-command", table=str(table.id))
        return f"{_ended_line(table, say)}\n{fair_dice_line(table, say) or by_command}"
    if table.status is Status.FINISHED and scene.in_words:
        return result_text(face.final_result(scene, table.milestones - 1), scene, with_rows=True)
    if not table.status.is_open:
        return say("table-finished-line") if table.status is Status.FINISHED else ""
    if table.asleep:
        return say(_asleep_line(table))
    # A learner with an explanation to read is asked for nothing else.
    return "\n".join(filter(None, ("" if table.reading else face.prompt(scene), clock_line(scene))))


def _lesson(face: GameFace[Any], scene: Scene[Any]) -> list[Component]:
    """Components with what the coach says."""
    if scene.table.status is Status.CANCELLED and scene.table.lesson is not None:
        return farewell_parts(scene)
    return [] if scene.table.asleep else lesson_parts(face, scene)


def _to_do(face: GameFace[Any], scene: Scene[Any]) -> Iterator[Component]:
    """Components that let people act."""
    table = scene.table
    if not table.status.is_open:
        return
    buttons: list[Button] = []
    if not table.asleep and not table.reading and scene.acting_seat in scene.people and scene.asks_reader:
        buttons += face.buttons(scene)
    if not table.asleep and shows_side_buttons(face, scene):
        buttons += face.side_buttons(scene)
    yield from rows_for_phones([*buttons, *_common_buttons(scene)])
    yield from stand_in_parts(scene)
    yield from proposal_parts(scene)


def _without_verdicts(scene: Scene[Any]) -> Scene[Any]:
    """The table as it is recounted once its result stands below it: what that says is not said twice."""
    recent = (tuple(event for event in events if not isinstance(event, Verdict)) for events in scene.recent)
    return replace(scene, table=replace(scene.table, recent=tuple(recent)))


def result_message(
    face: GameFace[Any], scene: Scene[Any], number: int, epilogue: Epilogue, *, pictures: bool
) -> Message:
    """Off the event loop, like `position_message`."""
    table, say = scene.table, scene.say
    result, is_last = face.final_result(scene, number), is_final(scene, number)
    drawn: tuple[Picture, ...] = ()
    if pictures:
        resigned = table.ended_by_resignation and is_last
        point = epilogue.story.turning_point
        beside = None if point is None else partial(draw_turning_point, point, face, scene)
        drawn = face.draw_ranking(result, scene, beside) if resigned else face.draw_result(scene, number, beside)
        turned = turning_sentence(epilogue.story, face, scene, for_alt_text=True)
        ranking = drawn[0].alt_text[: ALT_TEXT_LIMIT - len(turned) - 1]
        drawn = (replace(drawn[0], alt_text=f"{ranking}\n{turned}".rstrip()), *drawn[1:])
    parts: list[Component] = [picture.gallery() for picture in drawn]
    said = result_text(result, scene, with_rows=not pictures)
    words = "\n".join(filter(None, (said, epilogue_text(epilogue, face, scene))))
    fair_dice = fair_dice_line(table, say) if is_last else ""
    # Discord counts all texts of a message together.
    parts.append(text(lines_within(words, TEXT_LIMIT - len(fair_dice))))
    if is_last:
        parts += [text(line) for line in (fair_dice,) if line]
        press = scene.common_press("rematch")
        rematch = button(say("button-rematch"), press, style=discord.ButtonStyle.success, emoji="🔁")
        buttons = [rematch, button(say("button-replay"), scene.common_press("replay"), emoji="🎞️")]
        if not table.is_exercise:
            buttons.append(button(say("button-analysis"), scene.common_press("analysis"), emoji="📈"))
        buttons.append(button(say("button-more"), scene.common_press(MORE_OF_RESULT)))
        parts.append(ui.ActionRow(*buttons))
    return framed(*parts, attachments=drawn)


def _ended_line(table: PublicTable, say: Speaker) -> str:
    """The end of an invitation or of a match without a winner, with the reason that was given, escaped."""
    key = f"table-{table.status.value}"
    if table.cancellation is None:
        return say(f"{key}-forgotten-line" if table.forgotten else f"{key}-line")
    how = "by-moderator" if table.cancellation.by_moderator else "because"
    return say(f"{key}-{how}", reason=plain(table.cancellation.reason))


def closed_message(table: PublicTable, say: Speaker) -> Message:
    """Rest of an invitation."""
    return words_message(table, say, _ended_line(table, say))


def words_message(table: PublicTable, say: Speaker, content: str) -> Message:
    """The table without anything to see or to press."""
    return framed(text(table_title(table, say)), text(content))


def fair_dice_line(table: PublicTable, say: Speaker) -> str:
    """Line on dice that nobody can check once the match is over; empty where everybody can."""
    return "" if table.revealed_secret else say("fair-dice-lost", commitment=f"{short_commitment(table)}…")


def table_title(table: PublicTable, say: Speaker, headline: str = "") -> str:
    name = game_name(table.game_key, say)
    return f"## {name} · {headline}" if headline else f"## {name}"


def _asleep_line(table: PublicTable) -> str:
    return "table-asleep-alone-line" if table.is_direct else "table-asleep-line"


def _common_buttons(scene: Scene[Any]) -> list[Button]:
    """Buttons that every table has as well."""
    table, say = scene.table, scene.say
    buttons = [] if scene.in_words else [button(say("button-more"), scene.common_press("more"))]
    if table.meanwhile is not None:
        buttons.insert(0, button(say("button-meanwhile"), scene.common_press("meanwhile"), emoji="🗞️"))
    if table.may_take_back is not None:
        buttons.insert(0, button(say("button-undo"), scene.common_press("undo"), emoji="↩️"))
    if scene.in_words:
        # All else is below the picture.
        return buttons
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

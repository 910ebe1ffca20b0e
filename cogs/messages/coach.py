"""Coach's additions to a lesson's message, and warnings before a move that it would not make."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import chain
from typing import Any

import discord
from discord import ui

from cogs.components.buttons import play_button
from cogs.components.layout import Component, Message, Picture, button, framed, text
from cogs.components.press_id import PressId
from cogs.faces.face import GameFace
from cogs.faces.lesson import GameLesson
from cogs.faces.scene import Scene
from engine.comparison import Foreseen
from engine.lesson_script import LEARNER
from host.table.status import Status
from render.alternatives import draw_alternatives

HINT, READ, GO_ON, CHOOSE_AGAIN = "hint", "lesson-page", "lesson-on", "lesson-back"

_BETWEEN_CODES = "+"


def lesson_parts(face: GameFace[Any], scene: Scene[Any]) -> list[Component]:
    """Components with what is explained now, and what the learner can ask; nothing at other tables."""
    table, say, lesson = scene.table, scene.say, face.lesson
    if table.lesson is None or table.status is not Status.PLAYING:
        return []
    buttons = []
    if table.reading:
        read = scene.common_press(READ, str(table.lesson.page))
        buttons.append(button(say("button-lesson-read"), read, style=discord.ButtonStyle.primary, emoji="▶️"))
    elif scene.acting_seat in scene.people:
        buttons.append(button(say("button-hint"), scene.common_press(HINT), emoji="💡"))
    buttons.append(button(say("button-lesson-stop"), scene.common_press("give-up"), emoji="🏳️"))
    return [text(_explained(lesson, scene)), ui.ActionRow(*buttons)]


def _explained(lesson: GameLesson[Any], scene: Scene[Any]) -> str:
    table, say = scene.table, scene.say
    assert table.lesson is not None
    place, page = table.lesson.place, table.lesson.page
    if table.lesson.free:
        return say("lesson-free")
    step = lesson.step_at(place, page)
    progress = say("lesson-progress", step=1 + lesson.steps.index(step), steps=len(lesson.steps))
    by_computer = table.scripted_act is not None and table.scripted_act.seat != LEARNER
    if by_computer and not lesson.explains(place, page):
        return f"**{progress}**\n{say('lesson-watch')}"
    return f"**{progress}**\n{say(f'lesson-{lesson.key}-{step.key}')}"


def shows_side_buttons(face: GameFace[Any], scene: Scene[Any]) -> bool:
    """Tell whether what is beside the moves has its place now: at other tables always."""
    table = scene.table
    if table.lesson is None or table.lesson.free:
        return True
    return not table.reading and table.lesson.place >= face.lesson.side_buttons_from


def farewell_parts(scene: Scene[Any]) -> list[Component]:
    """Components below a lesson or an exercise that its learner has ended."""
    table, say = scene.table, scene.say
    over = "exercise-over" if table.is_exercise else "lesson-over"
    return [text(say(over)), ui.ActionRow(play_button(table.game_key, say))]


def objection_message(face: GameFace[Any], scene: Scene[Any], codes: Sequence[str]) -> Message:
    """Why not that move, and what can be done now. ``scene`` is the learner's own."""
    table, say = scene.table, scene.say
    assert table.lesson is not None
    why = face.lesson.objection(scene, table.lesson.place, codes)
    buttons = [
        button(
            say("button-choose-again"),
            scene.common_press(CHOOSE_AGAIN),
            style=discord.ButtonStyle.success,
            emoji="↩️",
        )
    ]
    args = _BETWEEN_CODES.join(codes).split(":")
    try:
        go_on = scene.common_press(GO_ON, *args)
        str(go_on)
    except ValueError:
        # Too long for a button: the course is left, and the move made once more.
        go_on = scene.common_press(GO_ON)
    buttons.append(button(say("button-go-on"), go_on))
    explained = f"{why}\n-# {say('lesson-go-on')}"
    return framed(text(explained), ui.ActionRow(*buttons))


def drawn_way(face: GameFace[Any], scene: Scene[Any], way: Foreseen) -> Picture:
    """The board with that decision drawn on it."""
    turn = face.telling.latest([*chain.from_iterable(scene.recent), *way.events]) if way.events else ()
    return face.picture(replace(scene, view=way.view, table=replace(scene.table, recent=(turn,))))


def draw_ways(
    face: GameFace[Any], scene: Scene[Any], ways: Sequence[Foreseen], labels: Sequence[str], alt_text: str
) -> Picture:
    """The board before a decision, with what differs between the ways to decide, under their labels."""
    scene = replace(scene, weighed=scene.view)
    before = face.picture(replace(scene, table=replace(scene.table, recent=())))
    drawn = [drawn_way(face, scene, way).content for way in ways]
    png = draw_alternatives(before.content, drawn, labels, face.palette, scene.theme, face.off_board)
    return Picture(before.name, png, f"{alt_text}\n{before.alt_text}")


def codes_of(press: PressId) -> list[str]:
    """The codes of the moves that the press goes on with."""
    return [code for code in ":".join(press.args).split(_BETWEEN_CODES) if code]

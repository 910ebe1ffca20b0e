"""The puzzle of the day as a message: the question, and what became of the answer."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import discord
from discord import ui

from cogs.components.layout import Layout, Message, Picture, button, rows, text
from cogs.components.press_id import PressId
from cogs.faces.lesson import told_reason
from cogs.messages.coach import drawn_way, told_way
from cogs.messages.painter import TablePainter
from engine.puzzles import DEGREES
from host.puzzles import Answered, Posed
from localization.catalog import Speaker

OPEN, ANSWER, SHARE = "puzzle", "puzzle-answer", "puzzle-share"

LETTERS = "ABCD"
"""Letters of the choices, as they are offered."""


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
    pictures: bool = True,
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
            what = told_way(face, scene, posed.ways[place]) or say("choice-roll")
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
    shown = (picture,) if pictures else ()
    galleries = [each.gallery() for each in shown]
    parts = [text(puzzle_title(posed, say)), *galleries, text(words), *rows(buttons)]
    return Message(Layout(ui.Container(*parts)), shown)

"""The puzzle of the day as a message: the question, and what became of the answer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

import discord

from cogs.components.layout import Message, Picture, button, framed, menu, rows, text
from cogs.components.press_id import CHOSEN, PressId
from cogs.faces.face import GameFace
from cogs.faces.lesson import told_reason
from cogs.faces.scene import Scene
from cogs.messages.coach import draw_ways
from cogs.messages.painter import TablePainter
from engine.puzzles import DEGREES
from host.puzzle_files import kinds
from host.puzzles import Answered, Posed
from host.table.public_table import PublicTable
from host.table.seats import Person, SeatHolder
from localization.catalog import Speaker

OPEN, ANSWER, SHARE = "puzzle", "puzzle-answer", "puzzle-share"
PRACTISE, PRACTICE_ANSWER, ANY_GAME = "puzzle-practise", "puzzle-practice", "any"

LETTERS = "WXYZ"
"""Letters of the choices, as they are offered. Seats have those from A on."""

_SOLVER = 0
"""The number of a person who is nobody on Discord."""


def puzzle_in_short(posed: Posed, say: Speaker) -> str:
    """Such as "🧩 Käseschieben ★★☆"."""
    return f"🧩 {_game_and_degree(posed, say)}"


def _game_and_degree(posed: Posed, say: Speaker) -> str:
    return game_and_degree(posed.puzzle.game, posed.puzzle.degree, say)


def game_and_degree(game: str, degree: int, say: Speaker) -> str:
    """Such as "Käseschieben ★★☆"."""
    return f"{say(f'game-{game}')} {'★' * degree}{'☆' * (DEGREES - degree)}"


async def puzzle_message(
    posed: Posed,
    painter: TablePainter,
    say: Speaker | None = None,
    answered: Answered | None = None,
    *,
    larger: bool = False,
    pictures: bool = True,
    practice: bool = False,
    footnote: str = "",
) -> Message:
    """The question on the board, with a button for each choice; for somebody who has ``answered``, what they are worth.

    ``say`` None speaks the server's language. ``practice``: a former day's puzzle, whose answer does not count.
    """
    say = say or await painter.languages.speaker_of(posed.table)
    table = _with_solver(posed, say("puzzle-you"))
    face, scene = painter.faces[table.game_key], replace(await painter.scene(table, say), view=posed.view)
    choices = [face.choice(scene, posed.puzzle.choices[place]) for place in posed.choices]
    labelled = [f"{letter} · {choice}" for letter, choice in zip(LETTERS, choices, strict=False)]
    verb = PRACTICE_ANSWER if practice else ANSWER
    if answered is None:
        lines = [*filter(None, [face.headline(scene)]), _question(face, scene)]
        buttons = [
            button(label, PressId.anywhere(verb, *posed.key, letter), style=discord.ButtonStyle.primary)
            for letter, label in zip(LETTERS, labelled, strict=False)
        ]
    else:
        lines = list(_answer(posed, answered, scene, labelled))
        share = button(say("button-puzzle-share"), PressId.anywhere(SHARE, *posed.key), emoji="📣")
        buttons = [] if practice else [share]

    def draw() -> Picture:
        ways = [posed.ways[place] for place in posed.choices]
        return draw_ways(face, scene, ways, LETTERS, "\n".join((*lines, *labelled)))

    shown = (await painter.off_loop(draw, larger=larger),) if pictures else ()
    galleries = [each.gallery() for each in shown]
    if answered is None:
        lines.append(f"-# {say('puzzle-task')}")
    title = say("puzzle-practice-title" if practice else "puzzle-title", puzzle=_game_and_degree(posed, say))
    parts = [text("\n".join([title, *lines])), *galleries, *rows(buttons)]
    if answered is not None:
        game = posed.puzzle.game
        entries = [
            (say("puzzle-any-game"), ANY_GAME, "🧩"),
            *((say(f"game-{key}"), key, "🧩") for key in painter.faces),
            *((say(f"idea-{kind}"), f"{game}.{kind}", "💡") for kind in sorted({*kinds()[game]})),
        ]
        # Under the same id Discord would go on showing what was chosen, and the same could not be chosen again.
        chosen = PressId.anywhere(PRACTISE, CHOSEN, *posed.key)
        parts.append(menu(chosen, entries, placeholder=say("puzzle-another")))
    if footnote:
        parts.append(text(footnote))
    return framed(*parts, attachments=shown)


def _with_solver(posed: Posed, name: str) -> PublicTable:
    """The puzzle's table, with whoever solves it on the seat to act."""
    seats = list(posed.table.seats)
    seats[posed.puzzle.seat] = SeatHolder(Person(_SOLVER, name))
    return replace(posed.table, seats=tuple(seats))


def _question(face: GameFace[Any], scene: Scene[Any]) -> str:
    """The table's question to the person in turn, put to whoever reads it."""
    seat = scene.acting_seat
    assert seat is not None
    return face.prompt(scene).replace(f"<@{_SOLVER}>", f"**{scene.names[seat]}**")


def _answer(posed: Posed, answered: Answered, scene: Scene[Any], labelled: Sequence[str]) -> Iterator[str]:
    say, chances = scene.say, [round(100 * chance) for chance in posed.puzzle.chances]
    best = labelled[posed.choices.index(0)]
    values: dict[str, str | int] = {"best": best, "chance": chances[0], "own": chances[answered.chosen]}
    yield say("puzzle-wrong" if answered.chosen else "puzzle-right", **values)
    reason = posed.reason(answered.chosen)
    yield " · ".join([f"💡 **{say(f'idea-{posed.puzzle.kind}')}**", *([told_reason(reason, scene)] if reason else [])])
    told = []
    if answered.counts:
        told.append(say("puzzle-found", found=answered.counts.get(0, 0), count=sum(answered.counts.values())))
    if answered.streak and not answered.chosen:
        told.append(say("puzzle-streak", days=answered.streak))
    if answered.rating is not None:
        told.append(say("puzzle-rating", points=str(answered.rating.points), change=f"{answered.rating.change:+}"))
    if told:
        yield " · ".join(told)

"""The private pad: the mover tries a path step by step, and nobody else sees it before it is done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from cogs.acting import require_turn
from cogs.conversation import Conversation
from cogs.games.kaeseschieben.path_letters import write_path
from cogs.games.kaeseschieben.verbs import DONE, DRAFT
from cogs.games.scene import Scene
from cogs.layout import Button, Picture, button, text
from cogs.press_id import PressId
from cogs.private_panel import PanelContents
from engine.game import IllegalAction
from engine.kaeseschieben.actions import MoveMouse, encode
from engine.kaeseschieben.board import Direction
from engine.kaeseschieben.recent import looks
from engine.kaeseschieben.view import KaeseschiebenView, Phase
from engine.kaeseschieben.walk import Walk
from host.public_table import PublicTable
from host.refusal import Refused
from localization.catalog import Speaker
from render.kaeseschieben.board_picture import draw_draft
from render.kaeseschieben.words import faces_in_words

_ARROWS = {Direction.WEST: "⬅️", Direction.NORTH: "⬆️", Direction.SOUTH: "⬇️", Direction.EAST: "➡️"}


def require_moving(conversation: Conversation, table: PublicTable) -> None:
    """Raises unless the person may choose a path now."""
    require_turn(conversation, table)
    if table.view.phase is not Phase.MOVING:
        raise IllegalAction("bonus-first" if table.view.phase is Phase.BONUS else "roll-first")


def paint_pad(scene: Scene[Any], state: Sequence[str]) -> PanelContents:
    """The board after the path so far, with what can be done next. The path is the state's last entry."""
    view: KaeseschiebenView = scene.view
    say = scene.say
    letters = state[1] if len(state) == 2 else ""
    walk = Walk.of_view(view, _path_of(letters))
    in_words = _in_words(walk, say)
    picture = Picture("pad.png", draw_draft(view, walk, scene.theme, scene.players, looks(scene.recent)), in_words)
    heading = say(
        "kaeseschieben-pad",
        faces=faces_in_words(view.faces),
        steps=walk.steps,
        made=len(walk.path),
        left=0 if walk.complete else walk.steps_left,
    )
    rows = [ui.ActionRow(*_arrows(scene, walk)), ui.ActionRow(*_other_buttons(scene, walk))]
    return PanelContents([text(heading), picture.gallery(), text(in_words), *rows], (picture,))


def _arrows(scene: Scene[KaeseschiebenView], walk: Walk) -> list[Button]:
    return [
        button(
            scene.say(f"kaeseschieben-direction-{direction.name.lower()}"),
            scene.press(DRAFT, direction.value, write_path(walk.path) + direction.value),
            emoji=arrow,
            style=discord.ButtonStyle.primary,
            disabled=walk.steps_left == 0 or walk.obstacle(direction) is not None,
        )
        for direction, arrow in _ARROWS.items()
    ]


def _other_buttons(scene: Scene[KaeseschiebenView], walk: Walk) -> list[Button]:
    say, letters = scene.say, write_path(walk.path)
    back, over = scene.press(DRAFT, "back", letters[:-1]), scene.press(DRAFT, "over", "")
    done = button(
        say("kaeseschieben-button-done"),
        scene.press(DONE, letters),
        emoji="✅",
        style=discord.ButtonStyle.success,
        disabled=not walk.complete,
    )
    return [
        button(say("kaeseschieben-button-back"), back, emoji="↩️", disabled=not letters),
        button(say("kaeseschieben-button-over"), over, emoji="🔄", disabled=not letters),
        done,
    ]


def _in_words(walk: Walk, say: Speaker) -> str:
    """Where the path has led and what fell on the way."""
    path = say(
        "kaeseschieben-pad-words",
        squares=" → ".join(square.name for square in walk.squares),
        left=0 if walk.complete else walk.steps_left,
    )
    falls = [
        say(f"kaeseschieben-a-{fall.cheese.size}") + " " + say(f"kaeseschieben-over-{fall.edge}") for fall in walk.falls
    ]
    return f"{path} {say('kaeseschieben-pad-falls', falls=', '.join(falls))}" if falls else path


def done_code(press: PressId) -> str:
    """The action that the pad's last button stands for."""
    return encode(MoveMouse(_path_of(press.args[0] if press.args else "")))


def _path_of(letters: str) -> tuple[Direction, ...]:
    try:
        return tuple(Direction(letter) for letter in letters)
    except ValueError as error:
        raise Refused("path-unreadable", typed=letters[:40]) from error

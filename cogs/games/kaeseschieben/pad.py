"""The pad on which a path is prepared, and the verbs of its buttons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import discord
from discord import ui

from cogs.components.layout import (
    ALT_TEXT_LIMIT,
    Button,
    Component,
    Message,
    Picture,
    Row,
    button,
    menu,
    text,
    unframed,
)
from cogs.components.press_id import CHOSEN, PressId
from cogs.conversation import Conversation
from cogs.faces.kaeseschieben.path_letters import direction_name, way_of, write_path
from cogs.faces.kaeseschieben.story import falls_of_walk
from cogs.faces.scene import Scene
from cogs.games.controls import require_turn
from cogs.wording.names import quoted
from engine.game import IllegalAction
from engine.kaeseschieben.actions import MoveMouse, encode
from engine.kaeseschieben.board import Direction
from engine.kaeseschieben.players.computer import offered
from engine.kaeseschieben.view import KaeseschiebenView, Phase, facing
from engine.kaeseschieben.walk import Path, Walk
from host.refusal import Refused
from host.table.public_table import PublicTable
from host.workers import WorkerQuery
from render.kaeseschieben.board_picture import draw_draft
from render.kaeseschieben.describe import describe_draft, faces_in_words

DRAFT = "draft"
"""A press on the pad: the path so far after it."""

DONE = "done"
"""A whole path: carry it out."""


_ARROWS = {Direction.NORTH: "⬆️", Direction.WEST: "⬅️", Direction.SOUTH: "⬇️", Direction.EAST: "➡️"}

_MOST_ENDS = 25
"""As many as a menu of Discord's has room for."""


IN_PLACE_OF_OLD = ("in-place-of-old",)
"""The state of a pad that takes the place of one from an earlier turn."""


def require_moving(conversation: Conversation, table: PublicTable) -> None:
    """Raises unless the person may choose a path now."""
    require_turn(conversation, table)
    if table.view.phase is not Phase.MOVING:
        raise IllegalAction("bonus-first" if table.view.phase is Phase.BONUS else "roll-first")


def paint_pad(scene: Scene[Any], state: Sequence[str]) -> Message | WorkerQuery[Message]:
    """The board after the path so far, with what can be done next. The path is the state's last entry.

    The state `IN_PLACE_OF_OLD` begins without a path, and says why the pad has changed.
    """
    letters = state[1] if len(state) == 2 else ""
    walk = Walk.of_view(scene.view, _path_of(letters))
    remark = [text(scene.say("kaeseschieben-pad-in-place-of-old"))] if state == IN_PLACE_OF_OLD else []
    if walk.complete:
        # A mouse that is shut in (K7).
        return _pad(scene, walk, remark, [_done(scene, letters)])
    if walk.path or scene.table.scripted_act is not None:
        # Nothing but the lesson gives advice in one.
        return _pad(scene, walk, remark)

    def with_offers(found: tuple[Mapping[str, Path], Sequence[Walk]]) -> Message:
        paths, ends = found
        ways = {level: walk.along(path) for level, path in paths.items()}
        offers = [_ways(scene, ways)] if ways else []
        if ends:
            offers.append(_ends(scene, walk, ends))
        return _pad(scene, walk, remark, offers, list(ways.values()))

    # The arrows of a single step are its ends.
    most = _MOST_ENDS if walk.steps > 1 else 0
    return WorkerQuery(offered, (scene.view, most, scene.table.is_helped), with_offers)


def _pad(
    scene: Scene[KaeseschiebenView],
    walk: Walk,
    remark: Sequence[Component],
    offers: Sequence[Component] = (),
    ways: Sequence[Walk] = (),
) -> Message:
    """The ``offers`` of whole moves stand above the arrows; the picture shows the ``ways`` among them.

    Before the first step there is no picture: the board stands right above.
    """
    view, say = scene.view, scene.say
    pictures = []
    if (walk.path or ways) and not scene.in_words:
        png = draw_draft(view, walk, scene.theme, scene.players, facing(scene.recent), ways)
        pictures.append(Picture("pad.png", png, describe_draft(view, walk, say, ALT_TEXT_LIMIT)))
    heading = say(
        "kaeseschieben-pad",
        faces=faces_in_words(view.faces),
        stars=view.faces.count(None),
        steps=walk.steps,
        left=0 if walk.complete else walk.steps_left,
    )
    items: list[Component] = [*remark, text(heading), *(picture.gallery() for picture in pictures)]
    if walk.path:
        items.append(text(_in_words(scene, walk)))
    if walk.path and scene.in_words:
        items.append(text(describe_draft(view, walk, say, ALT_TEXT_LIMIT)))
    up, *sideways = [_arrow(scene, walk, *each) for each in _ARROWS.items()]
    back, over = _other_buttons(scene, walk)
    # As on a keyboard: the rows of a phone are too narrow for four.
    items += [*offers, ui.ActionRow(back, up, over), ui.ActionRow(*sideways)]
    return unframed(*items, attachments=tuple(pictures))


def _done(scene: Scene[KaeseschiebenView], letters: str) -> Row:
    label, style = scene.say("kaeseschieben-button-done"), discord.ButtonStyle.success
    return ui.ActionRow(button(label, scene.press(DONE, letters), emoji="✅", style=style))


def _ends(scene: Scene[KaeseschiebenView], begun: Walk, ends: Sequence[Walk]) -> Row:
    """A menu of whole moves, by where the mouse ends and what happens on the way."""
    say, entries = scene.say, []
    for walk in ends:
        falls = falls_of_walk(walk, scene, plain=True)
        pushes = [] if falls or walk.grid == begun.grid else [say("kaeseschieben-pushes")]
        label = " · ".join([f"{walk.mouse.name} {way_of(walk.path, scene)}", *falls, *pushes])
        entries.append((label, write_path(walk.path)))
    return menu(scene.press(DONE, CHOSEN), entries, placeholder=say("kaeseschieben-where-to"), emoji="🐭")


def _arrow(scene: Scene[KaeseschiebenView], walk: Walk, direction: Direction, arrow: str) -> Button:
    """A step. One that completes the path makes the move, and is green.

    Where more steps would be left (K7), it bears a flag as well; else the heading tells. Words would break the cross.
    """
    path = write_path(walk.path) + direction.value
    possible = walk.steps_left > 0 and walk.obstacle(direction) is None
    completes = possible and walk.along((direction,)).complete
    return button(
        _step(scene, walk, direction) if possible and scene.in_words else direction_name(direction, scene.say),
        scene.press(DONE, path) if completes else scene.press(DRAFT, direction.value, path),
        emoji="🏁" if completes and walk.steps_left > 1 else arrow,
        style=discord.ButtonStyle.success if completes else discord.ButtonStyle.primary,
        disabled=not possible,
    )


def _step(scene: Scene[KaeseschiebenView], walk: Walk, direction: Direction) -> str:
    """Such as "Up: e4, pushes cheese"; with what falls, and whether it makes the move."""
    say, after = scene.say, walk.along((direction,))
    falls = falls_of_walk(after._replace(falls=after.falls[len(walk.falls) :]), scene, plain=True)
    pushes = [] if after.grid == walk.grid or falls else [say("kaeseschieben-pushes")]
    done = [say("kaeseschieben-ends-move")] if after.complete else []
    return f"{direction_name(direction, say)}: {', '.join([after.mouse.name, *falls, *pushes, *done])}"


def _ways(scene: Scene[KaeseschiebenView], ways: Mapping[str, Walk]) -> Row:
    """Whole moves by the levels of the computers that would make them, one press each.

    With a single step to go, an arrow makes the same move: the level tells them apart, since Discord takes no two
    buttons with the same id.
    """
    say, buttons = scene.say, []
    for level, walk in ways.items():
        arrows = way_of(walk.path, scene)
        label = say("kaeseschieben-way", level=say(f"level-{level}"), arrows=arrows, square=walk.mouse.name)
        buttons.append(button(label, scene.press(DONE, write_path(walk.path), level), emoji="🤖"))
    return ui.ActionRow(*buttons)


def _other_buttons(scene: Scene[KaeseschiebenView], walk: Walk) -> list[Button]:
    """A step back, and to the beginning of the path."""
    say, letters = scene.say, write_path(walk.path)
    back, over = scene.press(DRAFT, "back", letters[:-1]), scene.press(DRAFT, "over", "")
    return [
        button(say("kaeseschieben-button-back"), back, emoji="↩️", disabled=not letters),
        button(say("kaeseschieben-button-over"), over, emoji="🔄", disabled=len(letters) < 2),
    ]


def _in_words(scene: Scene[KaeseschiebenView], walk: Walk) -> str:
    """Sentence on where the path has led and what fell on the way."""
    say = scene.say
    path = say(
        "kaeseschieben-pad-words",
        squares=" → ".join(square.name for square in walk.squares),
        left=0 if walk.complete else walk.steps_left,
    )
    falls = ", ".join(falls_of_walk(walk, scene))
    return f"{path} {say('kaeseschieben-pad-falls', falls=falls)}" if falls else path


def done_code(press: PressId) -> str:
    """The action that the pad's last button stands for."""
    return encode(MoveMouse(_path_of(press.args[0] if press.args else "")))


def _path_of(letters: str) -> tuple[Direction, ...]:
    try:
        return tuple(Direction(letter) for letter in letters)
    except ValueError as error:
        raise Refused("path-unreadable", typed=quoted(letters)) from error

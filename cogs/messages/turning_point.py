"""Turning point of a match: a sentence, and the part of the board that it changed."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain
from typing import Any

from PIL import Image

from cogs.components.layout import Picture
from cogs.faces.face import GameFace
from cogs.faces.scene import Scene, at_step
from engine.game import Milestone
from engine.replay import ReplayStep
from engine.story import Story, TurningPoint
from render.alternatives import crop_change
from render.figures import die_sprite
from render.people import MARKS

_DIE, _DIE_EDGE = 96, 12
"""Pixels of the die that a number was rolled with, and from the picture's edge: it can be read on a phone."""


def turning_sentence(story: Story, face: GameFace[Any], scene: Scene[Any], *, for_alt_text: bool = False) -> str:
    """Such as "↪️ Ben’s pawn had 35 of 40 squares behind it when Anna’s 4 sent it home"; empty if nothing turned it."""
    if story.turning_point is None:
        return ""
    told = story.turning_point.told
    name = scene.isolated_names.__getitem__ if for_alt_text else scene.seat_name
    names = dict(zip(("name", "other"), map(name, told.seats), strict=False))
    return f"↪️ {scene.say(f'{face.text_key}-turned-{told.kind}', form=story.form, **names, **told.values)}"


def draw_turning_point(
    point: TurningPoint, face: GameFace[Any], scene: Scene[Any], size: tuple[int, int]
) -> Image.Image:
    """A small board, with what has changed ringed, and the die."""
    # What the former turn left behind is no part of the change; a new board shows nothing of what ended the last one.
    ended = any(isinstance(event, Milestone) for event in chain.from_iterable(point.after.recent[-1:]))
    new_board = point.after.milestones > point.before.milestones and not ended
    before = _drawn(point.before, face, scene, latest=1 if new_board else 0)
    after = before if new_board else _drawn(point.after, face, scene)
    die = _die(face, at_step(scene, point.after))
    return crop_change(before, after, face.palette, scene.theme, size, die)


def with_die(picture: Picture, face: GameFace[Any], scene: Scene[Any]) -> Picture:
    """The board with the die as it was rolled last: on the board itself, the next one waits already."""
    if (die := _die(face, scene)) is None:
        return picture
    board = face.palette.decoded(picture.content, scene.theme)
    board.paste(die, (board.width - _DIE - _DIE_EDGE, _DIE_EDGE), die)
    return replace(picture, content=face.palette.encode(board, scene.theme))


def _die(face: GameFace[Any], scene: Scene[Any]) -> Image.Image | None:
    """The die of the latest roll, in its roller's colour."""
    rolls = (face.rolled(event) for events in reversed(scene.recent) for event in reversed(events))
    if (rolled := next(filter(None, rolls), None)) is None:
        return None
    return die_sprite(rolled[1], _DIE, MARKS[rolled[0]].colour)


def _drawn(step: ReplayStep, face: GameFace[Any], scene: Scene[Any], latest: int = 1) -> bytes:
    """The board with the ``latest`` of what has happened, and with nothing to be done on it."""
    then = at_step(scene, step)
    table = replace(then.table, recent=step.recent[len(step.recent) - latest :])
    return face.draw(replace(then, view=face.concluded(step.view), table=table)).content

"""Turning point of a match: a sentence, and the part of the board that it changed."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PIL import Image

from cogs.faces.face import GameFace
from cogs.faces.scene import Scene, at_step
from engine.replay import ReplayStep
from engine.story import Story, TurningPoint
from render.alternatives import crop_change
from render.figures import die_sprite
from render.people import MARKS

_DIE, _DIE_EDGE = 96, 12
"""Pixels of the die that a number was rolled with, and from the picture's edge: it can be read on a phone."""


def turning_sentence(story: Story, face: GameFace[Any], scene: Scene[Any]) -> str:
    """Such as "↪️ Ben’s pawn had 35 of 40 squares behind it when Anna’s 4 sent it home"; empty if nothing turned it."""
    if story.turning_point is None:
        return ""
    told = story.turning_point.told
    names = dict(zip(("name", "other"), map(scene.seat_name, told.seats), strict=False))
    return f"↪️ {scene.say(f'{face.text_key}-turned-{told.kind}', form=story.form, **names, **told.values)}"


def draw_turning_point(
    point: TurningPoint, face: GameFace[Any], scene: Scene[Any], size: tuple[int, int]
) -> Image.Image:
    """A small board, with what has changed ringed, and the die that did it."""
    before, after = (_drawn(step, face, scene) for step in (point.before, point.after))
    if point.after.milestones > point.before.milestones:
        # A new board shows nothing of what ended the former one.
        before = after = _drawn(point.before, face, scene)
    picture = crop_change(before, after, face.palette, scene.theme, size)
    if isinstance(die := point.told.values.get("die"), int):
        sprite = die_sprite(die, _DIE, MARKS[point.told.seats[-1]].colour)
        picture.paste(sprite, (size[0] - _DIE - _DIE_EDGE, _DIE_EDGE), sprite)
    return picture


def _drawn(step: ReplayStep, face: GameFace[Any], scene: Scene[Any]) -> bytes:
    """The board with the latest of what has happened, and with nothing to be done on it."""
    then = at_step(scene, step)
    table = replace(then.table, recent=step.recent[-1:])
    return face.draw(replace(then, view=face.concluded(step.view), table=table)).content

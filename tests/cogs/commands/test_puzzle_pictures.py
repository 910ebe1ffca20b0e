"""Pictures of puzzles: a ghost of each choice on the board."""

from dataclasses import replace
from functools import reduce
from io import BytesIO

import pytest
from PIL import Image, ImageChops, ImageStat

from cogs.messages.coach import draw_ways, drawn_way
from cogs.messages.puzzles import LETTERS
from engine.puzzles import Puzzle
from host.puzzle_files import puzzle_lines
from host.puzzles import posed
from tests.cogs.conftest import TestWorld

CLEARLY = 60
"""The difference of a colour, of 255, that nobody overlooks."""


def difference(one: Image.Image, other: Image.Image) -> Image.Image:
    return ImageChops.difference(one, other).convert("L")


@pytest.mark.pictures
@pytest.mark.parametrize("key", ["mensch", "einigkeit", "wiedumir", "kaeseschieben"])
async def test_each_choice_has_its_ghost(world: TestWorld, key: str) -> None:
    services, puzzle = world.bot.services, Puzzle.from_line(puzzle_lines()[key][0])
    pose = posed(services.host.editions, puzzle, 1, world.guild.id)
    say = await services.painter.languages.speaker_of(pose.table)
    face, scene = services.painter.faces[key], await services.painter.scene(pose.table, say)
    weighed = replace(scene, weighed=scene.view)
    drawn = face.picture(weighed), *(drawn_way(face, weighed, way) for way in pose.ways)
    shown = draw_ways(face, scene, pose.ways, LETTERS, "")
    picture, before, *ends = (Image.open(BytesIO(each.content)).convert("RGB") for each in (shown, *drawn))
    for end in ends:
        others = [difference(other, before) for other in ends if other is not end]
        known = reduce(ImageChops.lighter, others).point(lambda value: 255 * (value == 0))
        own = ImageChops.darker(difference(end, before).point(lambda value: 255 * (value > CLEARLY)), known)
        for box in face.off_board:
            own.paste(0, box)
        assert own.getbbox(), "nothing but this choice changes it"
        far_from_end, far_from_before = (ImageStat.Stat(difference(picture, one), own).mean[0] for one in (end, before))
        assert far_from_end < far_from_before

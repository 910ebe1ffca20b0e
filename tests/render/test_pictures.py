"""Pictures: the same for the same view, as people have approved them, and small."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from engine.kaeseschieben.board import Cheese, Size, Square
from engine.kaeseschieben.view import Collected, Phase
from render.kaeseschieben.board_picture import draw_board
from render.kaeseschieben.samples import sample_bonus, sample_middle, sample_move, sample_start
from render.kaeseschieben.sprites import cheese
from render.theme import Theme
from tests.render.pictures import FOLDER, PICTURES, small, with_open_lids

each_picture = pytest.mark.parametrize(
    ("name", "theme"), [(name, theme) for name in PICTURES for theme in Theme], ids=lambda value: str(value)
)


@each_picture
def test_it_looks_as_it_was_approved(name: str, theme: Theme) -> None:
    approved = Image.open(FOLDER / f"{name}-{theme}.png").convert("RGB")
    present = small(PICTURES[name](theme))
    assert present.size == approved.size
    difference = ImageChops.difference(present, approved)
    # Other versions of the font renderer may smooth differently; a piece that is missing or moved is far above this.
    assert max(ImageStat.Stat(difference).mean) < 1.5, "meant so? python -m tests.render.pictures"
    assert max(ImageStat.Stat(difference.resize((40, 40), Image.Resampling.BOX)).extrema)[1] < 32


def test_no_approved_picture_is_missing_or_left_over() -> None:
    expected = {f"{name}-{theme}.png" for name in PICTURES for theme in Theme}
    assert {file.name for file in FOLDER.iterdir()} == expected


@each_picture
def test_it_is_a_png_of_at_most_256_colours_and_small(name: str, theme: Theme) -> None:
    png = PICTURES[name](theme)
    with Image.open(BytesIO(png)) as picture:
        assert (picture.format, picture.mode) == ("PNG", "P")
        # A sheet for more than eight is to be clicked on.
        assert picture.width <= (2048 if name == "forgetit-sheet-16-seats" else 1024)
    assert len(png) < 100_000


def test_a_board_is_1024_pixels_wide() -> None:
    with Image.open(BytesIO(draw_board(sample_middle(), Theme.DARK))) as picture:
        assert picture.size == (1024, 1024)


def test_the_same_view_gives_the_same_bytes_in_another_process_too() -> None:
    code = (
        "import hashlib; from tests.render.pictures import PICTURES; from render.theme import Theme;"
        "print(hashlib.sha256(b''.join(draw(theme) for draw in PICTURES.values() for theme in Theme)).hexdigest())"
    )
    runs = {
        subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
        for _ in range(2)
    }
    assert len(runs) == 1


def test_whatever_changes_on_the_board_shows() -> None:
    view = sample_middle()
    a1 = Square.named("a1")
    changed = {
        "the turn": replace(view, turn=0),
        "a mouse": replace(view, mice=(Square.named("e2"), *view.mice[1:])),
        "a cheese": replace(view, cheeses={square: one for square, one in view.cheeses.items() if square != a1}),
        "a size": replace(view, cheeses={**view.cheeses, a1: Cheese(5, Size.LARGE)}),
        "the roll": replace(view, faces=(3,), steps=3),
        "a pile": replace(view, piles=(view.piles[0][1:], *view.piles[1:])),
        "nobody's": replace(view, unowned=()),
    }
    last = sample_move()
    pictures = {name: draw_board(other, Theme.DARK, last) for name, other in {"nothing": view, **changed}.items()}
    pictures["the last move"] = draw_board(view, Theme.DARK)
    pictures["whose last move"] = draw_board(view, Theme.DARK, replace(last, seat=0))
    for one, other in combinations(pictures, 2):
        assert pictures[one] != pictures[other], f"{one} and {other} look the same"


def test_the_tables_picture_shows_no_worm_even_to_a_view_that_knows_some() -> None:
    knowing, public = with_open_lids(), sample_middle()
    assert knowing.piles != public.piles
    for theme in Theme:
        assert draw_board(knowing, theme) == draw_board(public, theme)


def test_k11_cheeses_that_may_be_taken_bear_a_question_mark_whether_wormy_or_not() -> None:
    bonus = sample_bonus()
    assert draw_board(bonus, Theme.DARK) != draw_board(replace(bonus, phase=Phase.TO_ROLL), Theme.DARK)
    wormy = tuple(tuple(Collected(owned.cheese, True) for owned in pile) for pile in bonus.piles)
    assert draw_board(bonus, Theme.DARK) == draw_board(replace(bonus, piles=wormy), Theme.DARK)


def test_sizes_of_cheese_are_unmistakable() -> None:
    areas = {size: sum(cheese(size).getchannel("A").histogram()[128:]) for size in Size}
    assert areas[Size.LARGE] > 1.4 * areas[Size.MEDIUM] > 1.4 * 1.4 * areas[Size.SMALL]


def test_a_crowded_board_can_be_drawn() -> None:
    """All sixteen cheeses in one pile, a long roll of stars, the longest match."""
    view = sample_start(4)
    pile = tuple(Collected(one, None) for one in view.cheeses.values())
    crowded = replace(
        view,
        phase=Phase.MOVING,
        rounds=9,
        round=9,
        faces=(None,) * 12 + (3,),
        steps=6,
        cheeses={},
        piles=((), pile, (), ()),
        unowned=tuple(one.size for one in view.cheeses.values()),
    )
    for theme in Theme:
        assert draw_board(crowded, theme)

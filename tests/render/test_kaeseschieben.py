"""Käseschieben's pictures show whatever changes, and their words are complete and short enough."""

from dataclasses import replace
from itertools import combinations

from PIL import Image, ImageChops, ImageStat

from cogs.components.layout import ALT_TEXT_LIMIT
from engine.kaeseschieben.board import Cheese, Direction, Edge, Size, Square, starting_cheeses
from engine.kaeseschieben.events import MouseMoved
from engine.kaeseschieben.steps import Slide
from engine.kaeseschieben.view import Collected, KaeseschiebenView, Phase
from localization.catalog import Speaker
from render.kaeseschieben.board_picture import draw_board
from render.kaeseschieben.describe import describe_own_cheeses, describe_position
from render.kaeseschieben.samples import sample_players, sample_start
from render.kaeseschieben.sprites import mouse
from render.people import Player
from render.theme import Theme
from tests.games.kaeseschieben import with_open_lids
from tests.render.kaeseschieben_samples import sample_bonus, sample_facing, sample_middle, sample_moves
from tests.render.samples import ENGLISH, each_language

CHEESES = tuple(sorted(starting_cheeses().values()))


LONGEST_MOVES = tuple(
    MouseMoved(
        seat,
        (Direction.NORTH,) * 6,
        tuple(Square(seat, row) for row in range(7)),
        lapsed=0,
        slides=tuple(Slide(cheese, (Square(seat, 2), Square(seat, 7)), Edge.NORTH) for cheese in CHEESES[:6]),
    )
    for seat in range(2)
)


def longest_position() -> KaeseschiebenView:
    """Nine on the board, some of every size with everybody and with nobody, the longest path, a long roll."""
    view = sample_start(3)
    squares = [Square(column, row) for row in (2, 3, 4) for column in range(8)]
    piles = tuple(tuple(Collected(CHEESES[index], None) for index in range(first, 16, 3)) for first in range(3))
    return replace(
        view,
        round=9,
        rounds=9,
        phase=Phase.MOVING,
        faces=(None,) * 6 + (3,),
        turn=2,
        cheeses=dict(zip(squares, CHEESES, strict=False)),
        piles=piles,
        unowned=tuple(cheese.size for cheese in CHEESES),
    )


@each_language
def test_the_longest_position_fits_an_alt_text(say: Speaker) -> None:
    words = describe_position(longest_position(), say, moves=LONGEST_MOVES, limit=ALT_TEXT_LIMIT)
    assert len(words) <= ALT_TEXT_LIMIT
    for move in LONGEST_MOVES:
        assert " ".join(square.name for square in move.squares) in words
        assert all(
            f" {slide.squares[0].name} " in describe_position(longest_position(), say, moves=[move])
            for slide in move.slides
        )


@each_language
def test_every_cheese_every_mouse_every_edge_and_the_latest_moves_are_told(say: Speaker) -> None:
    view = sample_middle()
    words = describe_position(view, say, ["Anna", "Ben", "Chloé"], sample_moves())
    for square in view.cheeses:
        assert square.name in words
    for name, square in zip(("Anna (A)", "Ben (B)", "Chloé (C)"), view.mice, strict=True):
        assert f"{name} {square.name}" in words
    assert "★ ★ 3" in words
    assert "Anna (A) e1 e2 e3" in words
    assert "e3–e4" in words
    assert "d7 c7 b7 a7 b7" in words
    assert f"a7 {say('kaeseschieben-over-west')}" in words


def test_a_position_in_english_reads_as_a_person_would_say_it() -> None:
    words = describe_position(sample_middle(), ENGLISH)
    assert words.splitlines()[0] == "Round 2 of 3."
    assert "Mice: A e3, B b7, C f6" in words


def test_own_cheeses_are_told_one_by_one_with_their_worms_and_points() -> None:
    view = replace(sample_start(2), viewer=0)
    small, medium, large = CHEESES[0], CHEESES[1], CHEESES[5]
    own = (Collected(small, False), Collected(medium, True), Collected(large, False))
    words = describe_own_cheeses(replace(view, piles=(own, ())), ENGLISH)
    assert words.count("🪱") == 1
    assert "6" in words


def test_whatever_changes_on_the_board_shows() -> None:
    view = sample_middle()
    a1 = Square.named("a1")
    changed = {
        "the turn": replace(view, turn=0),
        "a mouse": replace(view, mice=(Square.named("e2"), *view.mice[1:])),
        "a cheese": replace(view, cheeses={square: one for square, one in view.cheeses.items() if square != a1}),
        "a size": replace(view, cheeses={**view.cheeses, a1: Cheese(5, Size.LARGE)}),
        "the roll": replace(view, faces=(3,)),
        "a pile": replace(view, piles=(view.piles[0][1:], *view.piles[1:])),
        "nobody's": replace(view, unowned=()),
    }
    moves, players, facing = sample_moves(), sample_players(), sample_facing()
    pictures = {
        name: draw_board(other, Theme.DARK, players, moves, facing)
        for name, other in {"nothing": view, **changed}.items()
    }
    older, latest = moves
    pictures["no move"] = draw_board(view, Theme.DARK, players, (), facing)
    pictures["the older move"] = draw_board(view, Theme.DARK, players, [latest], facing)
    pictures["whose latest move"] = draw_board(view, Theme.DARK, players, [older, replace(latest, seat=2)], facing)
    pictures["a push"] = draw_board(view, Theme.DARK, players, [replace(latest, slides=older.slides)], facing)
    pictures["a fall"] = draw_board(view, Theme.DARK, players, [older, replace(latest, slides=())], facing)
    pictures["where a mouse looks"] = draw_board(view, Theme.DARK, players, moves, {**facing, 2: Direction.SOUTH})
    pictures["a name"] = draw_board(view, Theme.DARK, (Player("Otto"), *players[1:]), moves, facing)
    for one, other in combinations(pictures, 2):
        assert pictures[one] != pictures[other], f"{one} and {other} look the same"


def test_the_tables_picture_shows_no_worm_even_to_a_view_that_knows_some() -> None:
    knowing, public = with_open_lids(), sample_middle()
    assert knowing.piles != public.piles
    for theme in Theme:
        assert draw_board(knowing, theme, sample_players()) == draw_board(public, theme, sample_players())


def test_mice_differ_without_any_colour() -> None:
    """Their plates have other shapes and letters, so even black and white tells them apart; wherever they look."""
    for looks in Direction:
        sprites = [mouse(seat, looks) for seat in range(4)]
        plates = [Image.alpha_composite(Image.new("RGBA", one.size, "white"), one) for one in sprites]
        inks = [plate.convert("L").point(lambda value: 255 if value > 200 else 0) for plate in plates]
        for one, other in combinations(inks, 2):
            assert ImageStat.Stat(ImageChops.difference(one, other)).mean[0] > 2


def test_a_mouse_looks_different_in_each_direction() -> None:
    for one, other in combinations([mouse(0, looks).convert("L") for looks in Direction], 2):
        assert ImageStat.Stat(ImageChops.difference(one, other)).mean[0] > 5


def test_k11_while_the_bonus_is_chosen_the_words_say_that_sizes_are_seen_and_worms_are_not() -> None:
    words = describe_position(sample_bonus(), ENGLISH)
    assert "A may take a cheese from another player, seeing sizes but not worms." in words


def test_k11_cheeses_that_may_be_taken_bear_a_question_mark_whether_wormy_or_not() -> None:
    bonus = sample_bonus()
    players = sample_players()
    to_roll = replace(bonus, phase=Phase.TO_ROLL)
    assert draw_board(bonus, Theme.DARK, players) != draw_board(to_roll, Theme.DARK, players)
    wormy = tuple(tuple(Collected(owned.cheese, True) for owned in pile) for pile in bonus.piles)
    assert draw_board(bonus, Theme.DARK, players) == draw_board(replace(bonus, piles=wormy), Theme.DARK, players)

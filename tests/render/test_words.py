"""The board in words: complete, and short enough for an alt text."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cogs.layout import ALT_TEXT_LIMIT
from engine.kaeseschieben.board import EDGES_OF_SEATS, Direction, Square, starting_cheeses
from engine.kaeseschieben.events import MouseMoved
from engine.kaeseschieben.view import Collected, KaeseschiebenView, Phase, RevealedCheese, RoundResult
from localization.catalog import Language, Speaker, load_speakers
from render.kaeseschieben.samples import sample_bonus, sample_middle, sample_move, sample_start
from render.kaeseschieben.words import describe_own_cheeses, describe_position, describe_result

SPEAKERS = load_speakers()
each_language = pytest.mark.parametrize("say", SPEAKERS.values(), ids=[str(language) for language in SPEAKERS])

CHEESES = tuple(sorted(starting_cheeses().values()))


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
        steps=6,
        turn=2,
        cheeses=dict(zip(squares, CHEESES, strict=False)),
        piles=piles,
        unowned=tuple(cheese.size for cheese in CHEESES),
    )


LONGEST_MOVE = MouseMoved(1, (Direction.NORTH,) * 6, tuple(Square(0, row) for row in range(7)), lapsed=0)


@each_language
def test_the_longest_position_fits_an_alt_text(say: Speaker) -> None:
    assert len(describe_position(longest_position(), say, last=LONGEST_MOVE)) <= ALT_TEXT_LIMIT


@each_language
def test_the_longest_result_and_pile_fit_an_alt_text(say: Speaker) -> None:
    pile = tuple(RevealedCheese(cheese, cheese.id % 2 == 0) for cheese in CHEESES)
    result = RoundResult((pile,) * 4, pile, pile, (99,) * 4, (0, 1, 2, 3), by_vote=True)
    view = replace(sample_start(4), edges=EDGES_OF_SEATS[4], results=(result,))
    assert len(describe_result(view, 0, say)) <= ALT_TEXT_LIMIT
    own = tuple(Collected(cheese, True) for cheese in CHEESES)
    view = replace(view, viewer=0, piles=(own, (), (), ()))
    assert len(describe_own_cheeses(view, say)) <= ALT_TEXT_LIMIT


@each_language
def test_every_cheese_every_mouse_every_edge_and_the_last_move_is_told(say: Speaker) -> None:
    view = sample_middle()
    words = describe_position(view, say, ["Anna", "Ben", "Chloé"], sample_move())
    for square in view.cheeses:
        assert square.name in words
    for name, square in zip(("Anna (A)", "Ben (B)", "Chloé (C)"), view.mice, strict=True):
        assert f"{name} {square.name}" in words
    assert "★ ★ 3" in words
    assert "a6 b6 c6 b6 b7" in words


def test_a_position_in_english_reads_as_a_person_would_say_it() -> None:
    words = describe_position(sample_middle(), SPEAKERS[Language.ENGLISH])
    assert words.splitlines()[0] == "Round 2 of 3."
    assert "Mice: A e3, B b7, C f6" in words


def test_k11_while_the_bonus_is_chosen_the_words_say_that_sizes_are_seen_and_worms_are_not() -> None:
    words = describe_position(sample_bonus(), SPEAKERS[Language.ENGLISH])
    assert "A may take a cheese from another player, seeing sizes but not worms." in words


def test_own_cheeses_are_told_one_by_one_with_their_worms_and_points() -> None:
    say = SPEAKERS[Language.ENGLISH]
    view = replace(sample_start(2), viewer=0)
    small, medium, large = CHEESES[0], CHEESES[1], CHEESES[5]
    own = (Collected(small, False), Collected(medium, True), Collected(large, False))
    words = describe_own_cheeses(replace(view, piles=(own, ())), say)
    assert words.count("🪱") == 1
    assert "6" in words

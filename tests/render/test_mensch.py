"""The board of Mensch ärgere Dich nicht shows whatever changes; its squares lie where the rules count them."""

from dataclasses import replace
from itertools import combinations, pairwise, product, starmap

import pytest
from PIL import Image, ImageChops

from engine.mensch.board import LAST_GOAL, LOOP, PAWNS, START, PawnId, is_settled
from engine.mensch.events import CaptureClaimed, WallFell
from engine.mensch.view import Destination, MenschView
from localization.catalog import Speaker
from render.mensch.board_picture import draw_board
from render.mensch.describe import describe_position
from render.mensch.materials import ground_of
from render.mensch.pieces import lying_sprite, pawn_sprite
from render.mensch.places import (
    CELL,
    CROSSING,
    GOAL_STEP,
    HEIGHT,
    WIDTH,
    base_place,
    goal_place,
    loop_place,
    pawn_place,
)
from render.mensch.samples import sample_start
from render.people import Player
from render.theme import Theme
from tests.render.mensch_positions import LONGEST_MOVES, longest_position
from tests.render.mensch_samples import CHOICE_MOVES, WALL_MOVES, sample_choice, sample_end, sample_walls
from tests.render.samples import ENGLISH, each_language


def test_the_ways_of_all_colours_go_from_neighbour_to_neighbour_into_their_goals() -> None:
    for corner in range(4):
        way = [pawn_place(corner, 0, progress) for progress in range(START, LAST_GOAL + 1)]
        for (x1, y1), (x2, y2) in pairwise(way):
            assert min(abs(x1 - x2), abs(y1 - y2)) == 0
            assert max(abs(x1 - x2), abs(y1 - y2)) in (CELL, GOAL_STEP)


def test_no_two_squares_share_a_place() -> None:
    places = [loop_place(square) for square in range(LOOP)]
    for corner in range(4):
        places += [goal_place(corner, number) for number in range(4)]
        places += [base_place(corner, pawn) for pawn in range(4)]
    assert len(set(places)) == LOOP + 32
    assert all(0 < x < WIDTH and 0 < y < HEIGHT for x, y in places)


def test_the_colours_go_round_clockwise() -> None:
    """Bottom left, top left, top right, bottom right: each one's start square is in the arm after its home."""
    sides = [(x < CROSSING[0], y > CROSSING[1]) for x, y in (base_place(corner, 0) for corner in range(4))]
    assert sides == [(True, True), (True, False), (False, False), (False, True)]


def test_whatever_changes_on_the_board_shows() -> None:
    view, walls, end = sample_choice(), sample_walls(), sample_end()
    first = view.destinations[0]
    views: dict[str, MenschView] = {
        "nothing": view,
        "the turn": view._replace(turn=2),
        "the die": view._replace(die=4),
        "not rolled yet": view._replace(die=0),
        "a pawn on the loop": view._replace(pawns=((13, *view.pawns[0][1:]), *view.pawns[1:])),
        "a pawn on its base": view._replace(pawns=((12, 0, 42, 43), *view.pawns[1:])),
        "which pawn stands there": view._replace(pawns=((0, 12, 42, 0), *view.pawns[1:])),
        "a choice less": view._replace(destinations=view.destinations[1:]),
        "another target": view._replace(destinations=(first._replace(end=44), *view.destinations[1:])),
        "three tries": view._replace(attempts=3),
        "the second of three tries": view._replace(attempt=2, attempts=3),
        "somebody home": view._replace(finished=(2,)),
        "walls": walls,
        "a wall less": walls._replace(pawns=((7, 6, 0, 44), *walls.pawns[1:])),
        "other masons": walls._replace(pawns=((7, 44, 7, 0), *walls.pawns[1:])),
        "the beginning": sample_start(4),
        "other start rolls": sample_start(4)._replace(start_rolls=(((0, 1), (1, 2), (2, 3), (3, 4)),)),
        "three seats": sample_start(3),
        "two seats": sample_start(2),
        "the end": end,
        "other places": end._replace(places=(1, 2, 3, 4)),
    }
    pictures = {name: draw_board(view, Theme.DARK) for name, view in views.items()}
    earlier, capture = CHOICE_MOVES
    pictures["the way there"] = draw_board(view, Theme.DARK, CHOICE_MOVES)
    pictures["a capture less"] = draw_board(view, Theme.DARK, (earlier, replace(capture, captured=())))
    pictures["the earlier way latest"] = draw_board(view, Theme.DARK, (capture, earlier))
    pictures["a wall that fell"] = draw_board(view, Theme.DARK, (WallFell(1, 1, (PawnId(0, 1), PawnId(2, 0))),))
    pictures["a pawn claimed"] = draw_board(view, Theme.DARK, (CaptureClaimed(0, PawnId(1, 3), 12),))
    for seat in range(4):
        players = [Player("Anna")] * seat + [Player("Ben")] + [Player("Anna")] * (3 - seat)
        pictures[f"the name of {seat}"] = draw_board(view, Theme.DARK, players=players)
    for one, other in combinations(pictures, 2):
        assert pictures[one] != pictures[other], f"{one} and {other} look the same"


def test_the_fullest_board_can_be_drawn() -> None:
    for theme in Theme:
        assert len(draw_board(longest_position(), theme, LONGEST_MOVES)) < 150_000


def test_pawns_can_be_told_apart_without_their_colours() -> None:
    """By shape, letter and number: also in grey, as large as a phone shows them."""
    pawns = {
        (posture, pawn): sprite(pawn.seat, pawn.pawn + 1)
        .resize((30, 80), Image.Resampling.BOX)
        .convert("LA")
        .getchannel("L")
        for posture, sprite in (("standing", pawn_sprite), ("lying", lying_sprite))
        for pawn in starmap(PawnId, product(range(4), range(PAWNS)))
    }
    for one, other in combinations(pawns, 2):
        difference = ImageChops.difference(pawns[one], pawns[other])
        assert sum(value > 40 for value in difference.tobytes()) > 8, f"{one} and {other} look the same in grey"


def test_partners_share_a_ground() -> None:
    grounds = [ground_of(seat, pairs=True, theme=Theme.DARK) for seat in range(4)]
    assert grounds[0] == grounds[2] != grounds[1] == grounds[3]


@each_language
def test_every_pawn_the_die_and_every_choice_is_described(say: Speaker) -> None:
    view = sample_choice()
    words = describe_position(view, say, ["Anna", "Ben", "Chloé", "Dora"], CHOICE_MOVES)
    for seat in range(4):
        for pawn in range(4):
            assert f"{'ABCD'[seat]}{pawn + 1}" in words
    for name in ("Anna (A)", "Ben (B)", "Chloé (C)", "Dora (D)"):
        assert name in words
    for number in ("12", "8", "30", "39", "29", "4", "23", "35", "34"[:1]):
        assert number in words


def test_positions_in_english_read_as_a_person_would_say_them() -> None:
    assert describe_position(sample_choice(), ENGLISH, latest=CHOICE_MOVES).splitlines() == [
        "B rolled 5 and chooses a pawn.",
        "A, start square 1: A1 square 12; A2 and A4 base; A3 goal 2.",
        "B, start square 11: B1 square 8; B2 square 30; B3 square 39; B4 base.",
        "C, start square 21: C1 and C2 base; C3 square 29; C4 goal 4.",
        "D, start square 31: D1 square 4; D2 square 23; D3 base; D4 goal 3.",
        "Latest moves: D4: 29 → goal 3; A1: 8 → square 12, captures C2.",
        "Just sent back to base: C2.",
        "Possible: B1: 8 → goal 3; B2: 30 → square 35; B3: 39 → square 4, captures D1.",
        "Not possible: B4: only with a six.",
    ]
    assert describe_position(sample_walls(), ENGLISH, latest=WALL_MOVES).splitlines() == [
        "A and C (1 of 8 pawns home) play against B and D (1 of 8).",
        "C has to roll. Second try of three for a six.",
        "A, start square 1: A1 and A2 square 7; A3 base; A4 goal 4.",
        "B, start square 11: B1 square 38; B2 square 12; B3 square 1; B4 base.",
        "C, start square 21: C1, C2, C3 and C4 base.",
        "D, start square 31: D1 square 38; D2 and D3 square 9; D4 goal 1.",
        "Walls: square 7 (A1 and A2), square 9 (D2 and D3), square 38 (B1 and D1).",
        "Latest moves: B1: 35 → square 38, forms a wall.",
        "B missed a capture; an opponent who names the pawn may claim it.",
    ]
    assert describe_position(sample_end(), ENGLISH).splitlines()[-1] == "Places: 1. B, 2. D, 3. A, 4. C."
    tied = sample_end()._replace(places=(1, 2, 1, 2))
    assert describe_position(tied, ENGLISH).splitlines()[-1] == "Places: 1. A and C, 2. B and D."


@each_language
def test_two_who_sit_opposite_hear_where_each_begins(say: Speaker) -> None:
    lines = describe_position(sample_start(2), say).splitlines()
    for start, pawn in ((1, "A1"), (21, "B1")):
        line = next(line for line in lines if f"{pawn} " in line)
        assert line.partition(pawn)[0].count(f" {start}") == 1


def test_every_round_of_the_roll_off_is_described() -> None:
    tied = tuple(((0, value), (1, value)) for value in (5, 4, 3))
    view = sample_start(2)._replace(start_rolls=(*tied, ((0, 2), (1, 6))))
    assert "Rolled for the first turn: A 5, B 5; A 4, B 4; A 3, B 3; A 2, B 6." in describe_position(view, ENGLISH)


def test_a_fallen_wall_is_offered_as_such() -> None:
    view = longest_position()
    words = describe_position(view, ENGLISH)
    assert "C1: 4 → square 10, breaks the wall B1 and D4" in words
    assert isinstance(view.destinations[0], Destination)


@pytest.mark.parametrize(
    ("pawns", "settled"),
    [
        ((44, 43, 20, 0), [True, True, False, False]),
        ((44, 42, 20, 0), [True, False, False, False]),
        ((43, 42, 41, 40), [False] * 4),
        ((41, 42, 43, 44), [True] * 4),
    ],
)
def test_pawns_that_can_never_move_again_are_known(pawns: tuple[int, ...], settled: list[bool]) -> None:
    assert [is_settled(pawns, pawn) for pawn in range(4)] == settled

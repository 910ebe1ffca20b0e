"""Matches that begin in mid-game, as lessons do, and which pawns the next roll can send back."""

import pytest

from engine.game import IllegalAction
from engine.mensch.board import PawnId
from engine.mensch.danger import hunters
from engine.mensch.editions import EINIGKEIT, MENSCH
from engine.mensch.opening import opening_code
from engine.mensch.rules import Mensch
from tests.engine.mensch.boards import board


def test_a_match_begins_where_its_header_says() -> None:
    options = {**MENSCH.spec.default_options(), "opening": opening_code((38, 0, 0, 42), (23, 0, 16, 44))}
    assert MENSCH.new(options, 2).pawns == (bytes((38, 0, 0, 42)), bytes((23, 0, 16, 44)))
    with pytest.raises(IllegalAction, match="wrong-seats"):
        MENSCH.new(options, 3)


@pytest.mark.parametrize("game", [MENSCH, EINIGKEIT])
def test_an_older_header_means_the_usual_opening(game: Mensch) -> None:
    older = {key: value for key, value in game.spec.default_options().items() if key != "opening"}
    assert game.new(game.spec.complete(older), 4).pawns == (bytes((1, 0, 0, 0)),) * 4


@pytest.mark.parametrize(
    "opening",
    [
        "1 0 0 0",
        "1 0 0|1 0 0 0",
        "1 0 0 45|1 0 0 0",
        "1 0 0 -1|1 0 0 0",
        "1 0 42 42|1 0 0 0",
        "44 43 42 41|1 0 0 0",
        "5 5 0 0|1 0 0 0",
        "25 0 0 0|5 0 0 0",
        "01 0 0 0|1 0 0 0",
        "one|two",
        7,
    ],
)
def test_what_is_no_position_is_refused(opening: str | int) -> None:
    with pytest.raises(IllegalAction, match="unknown-option"):
        MENSCH.new({**MENSCH.spec.default_options(), "opening": opening}, 2)


def test_only_partners_share_a_square() -> None:
    def begun(opening: str) -> bool:
        try:
            return bool(EINIGKEIT.new({**EINIGKEIT.spec.default_options(), "opening": opening}, 4).pawns)
        except IllegalAction:
            return False

    # Seat 0's progress 11 is square 10, where seat 1 begins; 21 is where its partner, seat 2, does.
    assert begun("11 11 0 0|2 0 0 0|1 0 0 0|1 0 0 0")
    assert begun("21 0 0 0|1 0 0 0|1 0 0 0|1 0 0 0")
    assert not begun("11 0 0 0|1 0 0 0|1 0 0 0|1 0 0 0")
    assert not begun("5 5 5 0|1 0 0 0|1 0 0 0|1 0 0 0")


def test_no_table_chooses_the_opening() -> None:
    assert "opening" not in [option.key for option in (*MENSCH.spec.menus, *EINIGKEIT.spec.menus)]


def test_a_pawn_within_one_roll_is_exposed() -> None:
    # A pawn of seat 1 of two stands on the square where seat 0's progress is 20 more.
    state = board((24, 30, 42, 0), (1, 0, 0, 0))
    assert hunters(state.agreed, state.pawns, PawnId(0, 0))
    assert not hunters(state.agreed, state.pawns, PawnId(0, 1))
    assert not hunters(state.agreed, state.pawns, PawnId(0, 2))


def test_who_must_clear_the_start_square_exposes_nothing_else() -> None:
    state = board((30, 0, 0, 0), (7, 1, 0, 0))
    assert not hunters(state.agreed, state.pawns, PawnId(0, 0))


def test_a_wall_is_safe_but_on_an_opponents_start_square() -> None:
    # Seat 3's progress is 10 more than seat 0's, seat 1's 10 less.
    walled = board((5, 5, 0, 0), (20, 0, 0, 0), (0, 0, 0, 0), (13, 0, 0, 0), pairs=True)
    assert not hunters(walled.agreed, walled.pawns, PawnId(0, 0))
    on_start = board((11, 11, 0, 0), (0, 0, 0, 0), (1, 0, 0, 0), (1, 0, 0, 0), pairs=True)
    assert hunters(on_start.agreed, on_start.pawns, PawnId(0, 0))

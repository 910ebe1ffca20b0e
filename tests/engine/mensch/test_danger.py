"""Capture odds, worked out by hand and by playing every roll through the rules."""

import random
from functools import cache

import pytest

from engine.game import Seat
from engine.mensch.actions import CLAIMS
from engine.mensch.board import BASE, LOOP, SIX, PawnId
from engine.mensch.danger import capture_chances
from engine.mensch.editions import EINIGKEIT
from engine.mensch.state import Choice, MenschState
from engine.mensch.view import Phase
from tests.engine.mensch.asking import game_of, move, roll
from tests.engine.mensch.boards import board

EXACT = 1e-9


def danger(state: MenschState, seat: Seat = 0, pawn: int = 0) -> float:
    chances = dict(capture_chances(game_of(state).view(state, None), seat))
    return chances[PawnId(seat, pawn)]


def behind(squares: int, place: int = 30) -> int:
    """The progress of seat 1's pawn, of two seats, so far behind seat 0's at that place."""
    return place - LOOP // 2 - squares


def test_a_pawn_that_turns_into_its_goal_is_no_danger() -> None:
    assert danger(board([23], [37])) == 0


def test_three_tries_are_for_the_six_that_must_come_first() -> None:
    state = board([LOOP // 2 + 4], [BASE] * 4, three_tries=True, turn=1)
    assert danger(state) == pytest.approx(played_out(state, PawnId(0, 0)), abs=1e-5)
    assert danger(state) > 2 * danger(board([LOOP // 2 + 4], [BASE] * 4, turn=1))


def test_m7_the_pawn_on_the_start_square_must_move() -> None:
    # The hunter 3 behind may not move its 3; the pawn on the start square, 5 behind, moves its 5.
    state = board([LOOP // 2 + 6], [1, 3, BASE, BASE])
    free = board([LOOP // 2 + 6], [1, 3])
    assert danger(free) > danger(state) > 1 / 6


@pytest.mark.parametrize("shelter", [([35, 35], []), ([35, 33, 33], []), ([35], [15])])
def test_p3_walls_shelter(shelter: tuple[list[int], list[int]]) -> None:
    own, partners = shelter
    assert danger(board([35], [22], [], [], pairs=True)) == pytest.approx(1 / 6, abs=EXACT)
    assert danger(board(own, [22], partners, [], pairs=True)) == 0


def test_p4_a_wall_on_an_opponents_start_square_falls() -> None:
    state = board([11, 11], [BASE, 30], [], [], pairs=True)
    assert danger(state, pawn=0) == danger(state, pawn=1) == pytest.approx(1 / 6, abs=EXACT)


def test_p4_a_wall_that_a_six_in_hand_did_not_fell_shelters_from_that_six() -> None:
    """Seat 0 rolled it with nobody on the base, and a claim then sent a pawn back there (P7)."""
    missed = move(board([12, 25], [8, 31, 31], [9], [2], die=6, pairs=True), 1).state
    state = EINIGKEIT.apply(roll(missed, 6).state, 1, CLAIMS[0]).state
    assert (state.choice, state.pawns[0][0]) == (Choice(6, 0, (1,)), BASE)
    assert danger(state, seat=1, pawn=1) == pytest.approx(played_out(state, PawnId(1, 1)), abs=1e-5)


def test_p8_a_seat_that_is_home_hunts_only_with_its_partners_pawns() -> None:
    pawns = [[35], [], [BASE], [2]]
    assert danger(board(*pawns, pairs=True)) == pytest.approx(1 / 6, abs=EXACT)
    assert danger(board(*pawns, pairs=True, help_partner=True)) == pytest.approx(1 - (5 / 6) ** 2, abs=EXACT)


@pytest.mark.parametrize("seed", range(10))
def test_against_one_opponent_it_is_what_playing_every_roll_gives(seed: int) -> None:
    randomness = random.Random(seed)
    own = randomness.sample(range(1, LOOP + 1), 2)
    taken = {(progress + LOOP // 2 - 1) % LOOP + 1 for progress in own}
    places = [BASE, BASE, *(place for place in range(1, 39) if place not in taken)]
    state = board(own, randomness.sample(places, 3), turn=1, three_tries=seed % 2 == 0)
    for pawn in range(2):
        assert danger(state, pawn=pawn) == pytest.approx(played_out(state, PawnId(0, pawn)), abs=1e-5)


@pytest.mark.parametrize("seed", range(10))
def test_among_pairs_too_the_last_to_roll_is_met_exactly(seed: int) -> None:
    randomness = random.Random(seed)
    while True:
        pawns = [randomness.choices(range(39), k=3) for _ in range(4)]
        state = board(*pawns, turn=3, pairs=True, help_partner=seed % 2 == 0)
        if fits(state):
            break
    for prey, _ in capture_chances(game_of(state).view(state, None), 0):
        assert danger(state, pawn=prey.pawn) == pytest.approx(played_out(state, prey), abs=1e-5)


def fits(state: MenschState) -> bool:
    """No square with both sides' pawns on it, nor more than two."""
    squares: dict[int, list[int]] = {}
    for seat, own in enumerate(state.pawns):
        for progress in own:
            if 1 <= progress <= LOOP:
                squares.setdefault((progress + 10 * seat) % LOOP, []).append(seat % 2)
    return all(len(sides) <= 2 and len(set(sides)) == 1 for sides in squares.values())


CHAIN = 6
"""The number of sixes in a row that are played out."""


def played_out(state: MenschState, prey: PawnId) -> float:
    """The chance by nothing but the rules, until it is the turn of the prey's seat."""
    game = game_of(state)

    @cache
    def chance(state: MenschState, sixes: int) -> float:
        if state.pawns[prey.seat][prey.pawn] == BASE:
            return 1
        if state.phase is Phase.OVER or state.turn == prey.seat or sixes > CHAIN:
            return 0
        if state.phase is Phase.MOVING:
            actions = game.legal_actions(state, state.turn)
            return max(chance(game.apply(state, state.turn, action).state, sixes) for action in actions)
        if state.phase is Phase.TO_ROLL:
            return chance(game.apply(state, state.turn, game.legal_actions(state, state.turn)[0]).state, sixes)
        after = [(game.resolve(state, (die,)).state, sixes + (die == SIX)) for die in range(1, SIX + 1)]
        return sum(chance(following, rolled) for following, rolled in after) / SIX

    return chance(state, 0)

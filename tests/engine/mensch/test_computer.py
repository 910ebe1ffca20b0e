"""The computer players: always legal, and what each level sees."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from engine.chance import Roll
from engine.game import NORMAL, OptionValue, Pick, Seat
from engine.mensch.actions import CLAIMS, MOVES, ROLL_DIE
from engine.mensch.agreement import Agreement
from engine.mensch.board import BASE, SIX, Pawns
from engine.mensch.editions import EINIGKEIT, EINIGKEIT_EDITIONS, MENSCH
from engine.mensch.players import lookahead
from engine.mensch.players.computer import EASY, HARD, LEVELS
from engine.mensch.players.evaluation import worth
from engine.mensch.rules import Mensch
from engine.mensch.state import MenschState
from engine.mensch.view import Phase
from tests.engine.mensch.asking import game_of
from tests.engine.mensch.boards import board


def decided(state: MenschState, level: str = HARD, seat: int | None = None) -> str:
    game = game_of(state)
    seat = state.turn if seat is None else seat
    action = game.choose(game.view(state, seat), level, random.Random(1).randrange)
    assert action is not None
    assert action in game.legal_actions(state, seat)
    return game.encode(action)


def positions(game: Mensch, seats: int, seed: int, **options: OptionValue) -> Iterator[MenschState]:
    """Those of one game, of computer players that change their level with every action."""
    randomness = random.Random(seed)
    state = game.new({**game.spec.default_options(), **options}, seats)
    while game.outcome(state) is None:
        chance = game.pending_chance(state)
        if isinstance(chance, Roll):
            state = game.resolve(state, tuple(randomness.randint(1, SIX) for _ in range(chance.dice))).state
            continue
        yield state
        seat = randomness.choice(game.to_act(state))
        action = game.choose(game.view(state, seat), randomness.choice(LEVELS), randomness.randrange)
        if action is not None:
            state = game.apply(state, seat, action).state


def picking(which: int) -> Pick:
    return lambda _: which


GAMES_TO_PLAY: list[tuple[Mensch, int, dict[str, OptionValue]]] = [
    (MENSCH, 2, {}),
    (MENSCH, 3, {"three_tries": True}),
    (MENSCH, 4, {"auto_move": False}),
    (EINIGKEIT, 4, {}),
    (EINIGKEIT, 4, {"claims": "off", "auto_move": False}),
    (EINIGKEIT, 4, {"claims": "automatic", "help_partner": True}),
    (EINIGKEIT, 4, {"claims": "hint", "auto_roll": True}),
    (EINIGKEIT_EDITIONS[0], 4, {}),
]


@pytest.mark.parametrize(("game", "seats", "options"), GAMES_TO_PLAY)
def test_every_level_does_what_is_legal(game: Mensch, seats: int, options: dict[str, OptionValue]) -> None:
    for state in positions(game, seats, 1, **options):
        for seat in game.to_act(state):
            for level in LEVELS:
                action = game.choose(game.view(state, seat), level, random.Random(1).randrange)
                legal = game.legal_actions(state, seat)
                assert action in legal if legal else action is None
                assert legal or seat != game.to_act(state)[0]


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_rolls(level: str) -> None:
    assert decided(board([3, BASE], [3, BASE]), level) == "roll"


def test_easy_moves_any_pawn_that_may_move() -> None:
    state = board([3, 8, 13, 20], [BASE] * 4, die=2)
    view = MENSCH.view(state, 0)
    chosen = [MENSCH.choose(view, EASY, picking(which)) for which in range(4)]
    assert chosen == list(MOVES)


# Seat 1's pawn at 5 stands where seat 0's has come to 25.


def test_normal_captures_before_all_else_and_rather_who_is_farther() -> None:
    assert decided(board([22, 37], [5, BASE], die=3), NORMAL) == "move:1"
    assert decided(board([22, 27, 37], [5, 10], die=3), NORMAL) == "move:2"


def test_normal_goes_home_before_it_flees() -> None:
    assert decided(board([27, 39], [5, BASE], die=3), NORMAL) == "move:2"


def test_normal_sets_in_before_it_flees_where_it_has_the_choice() -> None:
    assert decided(board([BASE, 27], [15], [], [], die=6, pairs=True), NORMAL) == "move:1"


def test_normal_flees_from_who_is_near_behind() -> None:
    assert decided(board([21, 30], [9], die=1), NORMAL) == "move:2"
    assert decided(board([29, 36], [5], die=3), NORMAL) == "move:1"


def test_normal_runs_with_the_foremost() -> None:
    assert decided(board([3, 13, 8], [BASE] * 4, die=2), NORMAL) == "move:2"


def test_hard_captures_rather_than_idle() -> None:
    assert decided(board([22, 30], [5, BASE], die=3)) == "move:1"
    for claims in ("players", "off"):
        assert decided(board([22, 30], [15], [], [BASE], die=3, pairs=True, claims=claims)) == "move:1"


def test_hard_captures_the_leader() -> None:
    weak, strong = [15, BASE, BASE, BASE], [15, 30, 32]
    assert decided(board([22, 32], weak, strong, [BASE] * 4, die=3)) == "move:2"
    assert decided(board([22, 32], strong, weak, [BASE] * 4, die=3)) == "move:1"


def test_hard_goes_home_with_a_pawn_in_danger() -> None:
    assert decided(board([39, 5], [17, BASE], die=3)) == "move:1"


def test_hard_saves_the_pawn_that_has_more_to_lose() -> None:
    # Each is pursued from three behind, and would be out of reach of one number.
    assert decided(board([33, 9], [10, 26], die=5)) == "move:1"


def test_hard_does_not_stop_on_an_opponents_start_square_if_another_move_is_as_good() -> None:
    # Seat 1 sets in at what is 21 for seat 0.
    assert decided(board([19, 18], [BASE] * 4, die=2)) == "move:2"
    assert decided(board([19, 18], [BASE] * 4, die=3)) == "move:1"


def test_hard_builds_a_wall_for_a_pawn_in_danger_and_keeps_it() -> None:
    # Seat 1 stands at what are 17 and 22 for seat 0.
    assert decided(board([20, 16, 30], [7, 12], [BASE], [BASE], die=4, pairs=True)) == "move:2"
    assert decided(board([20, 20, 30], [7, 12], [BASE], [BASE], die=4, pairs=True)) == "move:3"


def test_hard_shelters_its_partners_pawn() -> None:
    # Seat 1 is three behind seat 2's pawn, which stands where seat 0's comes to 16, and then where it comes to 40.
    assert decided(board([11, 25], [3], [36], [BASE], die=5, pairs=True)) == "move:1"
    assert decided(board([11, 25], [27], [20], [BASE], die=5, pairs=True)) == "move:2"


def test_hard_expects_claims() -> None:
    # A seat that does not capture with the second pawn loses it.
    pawns = [[34, 13], [6], [], [BASE]]
    claimed = board(*pawns, die=3, pairs=True)
    assert after_moves(claimed) == [bytes([37, BASE]), bytes([34, 16])]
    assert after_moves(board(*pawns, die=3, pairs=True, claims="off")) == [bytes([37, 13]), bytes([34, 16])]


def after_moves(state: MenschState) -> list[bytes]:
    """Where hard expects seat 0's first two pawns to be, for each of its choices."""
    assert state.choice is not None
    moves = lookahead.moves(state.agreed, state.pawns, state.choice.owner, state.choice.die)
    return [after[0][:2] for _, after in moves]


def test_hard_helps_its_partner_to_the_end() -> None:
    state = board([], [BASE] * 4, [39, 3], [BASE] * 4, die=2, pairs=True, help_partner=True)
    assert decided(state) == "move:1"


def test_winning_is_worth_more_than_anything() -> None:
    won, lost = board([], [BASE] * 4), board([44, 43, 42, 40], [BASE] * 4)
    assert worth(won.agreed, won.pawns, 0) > worth(lost.agreed, lost.pawns, 0) + 10


def missed(claims: str = "players", *, rules_version: int = 2) -> MenschState:
    """Seat 0 has missed two captures, and seat 1 is to roll."""
    state = board(
        [14, 17, 3], [9, 12], [BASE] * 4, [BASE] * 4, die=5, pairs=True, claims=claims, rules_version=rules_version
    )
    return game_of(state).apply(state, 0, MOVES[2]).state


each_edition = pytest.mark.parametrize(
    "state", [missed(), missed("hint"), missed(rules_version=1)], ids=["players", "hint", "first edition"]
)


@each_edition
@pytest.mark.parametrize("level", [NORMAL, HARD])
@pytest.mark.parametrize("seat", [1, 3])
def test_p7_opponents_claim_the_pawn_that_has_come_farthest(state: MenschState, level: str, seat: int) -> None:
    assert decided(state, level, seat) == "claim:2"


@each_edition
def test_p7_easy_claims_at_random(state: MenschState) -> None:
    game = game_of(state)
    view = game.view(state, 1)
    chosen = [game.choose(view, EASY, picking(which)) for which in range(3)]
    assert chosen == [ROLL_DIE, CLAIMS[0], CLAIMS[1]]
    assert decided(state, EASY, 3) in ("claim:1", "claim:2")


@pytest.mark.parametrize("level", LEVELS)
def test_p7_a_computer_with_nothing_to_claim_rolls_or_leaves_it_to_others(level: str) -> None:
    state = EINIGKEIT.apply(board([14, 3], [1], [BASE], [BASE], die=5, pairs=True), 0, MOVES[1]).state
    assert EINIGKEIT.to_act(state) == (1, 3)
    assert decided(state, level, 1) == "roll"
    assert EINIGKEIT.choose(EINIGKEIT.view(state, 3), level, picking(0)) is None


@pytest.mark.parametrize("level", LEVELS)
def test_p7_the_partner_of_who_missed_it_claims_nothing(level: str) -> None:
    state = missed()._replace(turn=2)
    assert decided(state, level, 2) == "roll"


@pytest.fixture
def weighed(monkeypatch: pytest.MonkeyPatch) -> list[Pawns]:
    """The positions that hard weighs."""
    positions: list[Pawns] = []

    def remembered(agreed: Agreement, pawns: Pawns, seat: Seat) -> float:
        positions.append(pawns)
        return worth(agreed, pawns, seat)

    monkeypatch.setattr(lookahead, "worth", remembered)
    return positions


def test_p4_hard_foresees_that_the_next_six_fells_a_wall(weighed: list[Pawns]) -> None:
    # Nobody stood on the base when the six was rolled; had a claim put one there, the next six would open the way.
    state = board([5, 12], [31, 31], [9], [5], die=6, pairs=True)
    decided(state._replace(pawns=(bytes((5, 12, BASE, 43)), *state.pawns[1:])))
    assert any(pawns[1][:2] == bytes((BASE, BASE)) for pawns in weighed)


def test_hard_looks_ahead_over_the_next_roll_after_a_six(weighed: list[Pawns]) -> None:
    decided(board([3, 20], [BASE] * 4, die=5))
    assert sorted(own for own, _ in weighed) == [bytes([3, 25, 44, 43]), bytes([8, 20, 44, 43])]
    weighed.clear()
    decided(board([3, 20], [BASE] * 4, die=6))
    sixes = [(9, 20), (3, 26)]
    expected = {(a + n, b) for a, b in sixes for n in range(1, 7)} | {(a, b + n) for a, b in sixes for n in range(1, 7)}
    assert {tuple(own[:2]) for own, _ in weighed} == expected


@pytest.mark.parametrize(("game", "seats", "options"), GAMES_TO_PLAY)
def test_hard_weighs_so_few_positions_that_it_answers_at_once(
    game: Mensch, seats: int, options: dict[str, OptionValue], weighed: list[Pawns]
) -> None:
    for state in positions(game, seats, 2, **options):
        if state.phase is Phase.MOVING:
            weighed.clear()
            decided(state)
            # Four pawns, and after a six as many for each number of the next roll.
            assert 1 < len(weighed) <= 4 * SIX * 4 or len(game.legal_actions(state, state.turn)) == 1

"""The computer players: always legal, and what each level sees."""

import random
from collections.abc import Iterator
from itertools import islice

import pytest

from engine.chance import Roll
from engine.game import EASY, HARD, NORMAL, OptionValue
from engine.mensch.actions import CLAIMS, MOVES, ROLL_DIE
from engine.mensch.board import BASE, SIX
from engine.mensch.editions import EINIGKEIT, MENSCH
from engine.mensch.players import computer, search
from engine.mensch.players.computer import LEVELS
from engine.mensch.rules import Mensch
from engine.mensch.state import MenschState
from engine.picking import Pick
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
    """Positions of one game between weaker computer players, which change their level with every action."""
    randomness = random.Random(seed)
    state = game.new({**game.spec.default_options(), **options}, seats)
    while game.outcome(state) is None:
        chance = game.pending_chance(state)
        if isinstance(chance, Roll):
            state = game.resolve(state, tuple(randomness.randint(1, SIX) for _ in range(chance.dice))).state
            continue
        yield state
        seat = randomness.choice(game.to_act(state))
        action = game.choose(game.view(state, seat), randomness.choice((EASY, NORMAL)), randomness.randrange)
        if action is not None:
            state = game.apply(state, seat, action).state


def picking(which: int) -> Pick:
    return lambda count: min(which, count - 1)


GAMES_TO_PLAY: list[tuple[Mensch, int, dict[str, OptionValue]]] = [
    (MENSCH, 2, {}),
    (MENSCH, 3, {"three_tries": True}),
    (MENSCH, 4, {"auto_move": False}),
    (EINIGKEIT, 4, {}),
    (EINIGKEIT, 4, {"claims": "off", "auto_move": False}),
    (EINIGKEIT, 4, {"claims": "automatic", "help_partner": True}),
    (EINIGKEIT, 4, {"claims": "hint", "auto_roll": True}),
]


@pytest.mark.parametrize(("game", "seats", "options"), GAMES_TO_PLAY)
def test_every_level_does_what_is_legal(game: Mensch, seats: int, options: dict[str, OptionValue]) -> None:
    for state in islice(positions(game, seats, 1, **options), 0, None, 40):
        for seat in game.to_act(state):
            for level in LEVELS:
                action = game.choose(game.view(state, seat), level, random.Random(1).randrange)
                legal = game.legal_actions(state, seat)
                assert action in legal if legal else action is None
                assert legal or seat != game.to_act(state)[0]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("pairs", [False, True])
def test_no_seat_is_favoured(level: str, pairs: bool) -> None:
    """A position a quarter on keeps its choice: the next seat, with the pawns of the one before, does the same."""
    pawns = [[3, 17, 29, BASE], [8, 22, BASE, 44], [11, 37, 12, BASE], [31, 4, BASE, 43]]
    for die in (1, 3, SIX):
        choices = {
            decided(board(*pawns[-seat:], *pawns[:-seat], turn=seat, die=die, pairs=pairs), level) for seat in range(4)
        }
        assert len(choices) == 1, die


# Easy sees what is in front of it, where it looks.


def looking_at(*pawns: int, then: int = 0) -> Pick:
    """Looks at these of the pawns that may move, and takes the one in that place of equals."""
    asked = 0

    def pick(count: int) -> int:
        nonlocal asked
        if count != computer.OF:
            return min(then, count - 1)
        asked += 1
        return 0 if asked - 1 in pawns else computer.LOOKS

    return pick


@pytest.mark.parametrize(
    ("pawns", "die", "best"),
    [([33, 12, 39], 3, 1), ([33, 30, 39], 3, 2), ([33, BASE, 20], 6, 1)],
    ids=["a capture before home", "home", "out of the base"],
)
def test_easy_takes_what_it_sees(pawns: list[int], die: int, best: int) -> None:
    state = board(pawns, [5, BASE], [], [BASE], die=die, pairs=True)
    view = EINIGKEIT.view(state, 0)
    assert EINIGKEIT.choose(view, EASY, looking_at(0, 1, 2)) == MOVES[best]
    assert EINIGKEIT.choose(view, EASY, looking_at(0)) == MOVES[0]


# Seat 1's pawn at 5 stands where seat 0's has come to 25.


def test_normal_captures_before_all_else_and_rather_who_is_farther() -> None:
    assert decided(board([22, 37], [5, BASE], die=3), NORMAL) == "move:1"
    assert decided(board([22, 27, 37], [5, 10], die=3), NORMAL) == "move:2"


def test_normal_goes_home_before_it_flees() -> None:
    assert decided(board([27, 39], [5, BASE], die=3), NORMAL) == "move:2"


def test_normal_flees_from_who_is_near_behind() -> None:
    assert decided(board([21, 30], [9], die=1), NORMAL) == "move:2"
    assert decided(board([29, 36], [5], die=3), NORMAL) == "move:1"


def test_hard_captures_the_leader() -> None:
    weak, strong = [15, BASE, BASE, BASE], [15, 30, 32]
    assert decided(board([22, 32], weak, strong, [BASE] * 4, die=3)) == "move:2"
    assert decided(board([22, 32], strong, weak, [BASE] * 4, die=3)) == "move:1"


def test_hard_expects_claims() -> None:
    """A seat that does not capture with the second pawn loses it."""
    pawns = [[34, 13], [6], [], [BASE]]
    claimed = board(*pawns, die=3, pairs=True)
    assert after_moves(claimed) == [bytes([37, BASE]), bytes([34, 16])]
    assert after_moves(board(*pawns, die=3, pairs=True, claims="off")) == [bytes([37, 13]), bytes([34, 16])]


def after_moves(state: MenschState) -> list[bytes]:
    """Places where hard expects seat 0's first two pawns to be, for each of its choices."""
    assert state.choice is not None
    found = search.moves(state.agreed, state.pawns, state.choice.owner, state.choice.die)
    return [after[0][:2] for after in found.values()]


def test_hard_helps_its_partner_to_the_end() -> None:
    state = board([], [BASE] * 4, [39, 3], [BASE] * 4, die=2, pairs=True, help_partner=True)
    assert decided(state) == "move:1"


def missed(claims: str = "players") -> MenschState:
    """Seat 0 has missed two captures, and seat 1 is to roll."""
    state = board([14, 17, 3], [9, 12], [BASE] * 4, [BASE] * 4, die=5, pairs=True, claims=claims)
    return game_of(state).apply(state, 0, MOVES[2]).state


each_agreement = pytest.mark.parametrize("state", [missed(), missed("hint")], ids=["players", "hint"])


@each_agreement
@pytest.mark.parametrize("level", [NORMAL, HARD])
@pytest.mark.parametrize("seat", [1, 3])
def test_p7_opponents_claim_the_pawn_that_has_come_farthest(state: MenschState, level: str, seat: int) -> None:
    assert decided(state, level, seat) == "claim:2"


@each_agreement
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

"""Mensch ärgere Dich nicht under test, and what Einigkeit macht stark has in common with it."""

from collections.abc import Callable, Sequence
from functools import partial

from engine.game import Event
from engine.mensch.board import LAST_GOAL, PAWNS, is_home, on_loop, square
from engine.mensch.state import MenschState
from engine.mensch.view import MenschView
from engine.transcript import CANCELLED
from render.mensch import rules_pictures
from render.mensch.board_picture import draw_board
from render.mensch.materials import PALETTE
from render.mensch.ranked_rows import ranked_rows
from render.mensch.samples import sample_start
from render.people import Player
from render.theme import Theme
from tests.engine.mensch.boards import pawns_in_words
from tests.engine.recipes import RUNNING, Recipe
from tests.game_under_test import GameUnderTest, PressesUnderTest
from tests.render.mensch_positions import LONGEST_MOVES, longest_position
from tests.render.mensch_samples import (
    CHOICE_MOVES,
    END_MOVES,
    WALL_MOVES,
    sample_choice,
    sample_end,
    sample_pair_end,
    sample_walls,
)
from tests.render.samples import GERMAN, chances, ranking


def facts(state: MenschState) -> str:
    """Choices and claims are left out: what is legal tells them."""
    counts = [count for column in zip(*state.tallies, strict=True) for count in column]
    return "; ".join(
        [
            f"turn {state.turn} pawns {[list(own) for own in state.pawns]} counts {counts}",
            f"finished {list(state.past.finished)} by vote {state.past.by_vote}",
        ]
    )


def sixteen_pawns(state: MenschState) -> None:
    """Four a seat, at most one a square, or two of a pair on the loop as a wall."""
    agreed = state.agreed
    on_squares: dict[int, list[int]] = {}
    for seat, own in enumerate(state.pawns):
        assert len(own) == PAWNS
        assert max(own) <= LAST_GOAL
        goal = [progress for progress in own if is_home(progress)]
        assert len(set(goal)) == len(goal)
        for progress in filter(on_loop, own):
            on_squares.setdefault(square(agreed.corners[seat], progress), []).append(seat)
    for seats in on_squares.values():
        assert len(seats) == 1 or (agreed.pairs and len(seats) == 2 and (seats[0] - seats[1]) % 2 == 0), on_squares
    assert [seat for seat in range(agreed.seats) if all(map(is_home, state.pawns[seat]))] == sorted(state.past.finished)


def _board(view: MenschView, latest: Sequence[Event] = ()) -> Callable[[Theme], bytes]:
    title = GERMAN("game-einigkeit" if view.agreed.pairs else "game-mensch")
    return partial(draw_board, view, latest=latest, players=_PLAYERS[: view.seats], title=title)


_PLAYERS = (Player("Anna"), Player("Maximiliane-Charlotte"), Player("小林 さくら"), Player("Dora", is_computer=True))

GAME = GameUnderTest(
    key="mensch",
    position=pawns_in_words,
    facts=facts,
    invariants=sixteen_pawns,
    playthrough=Recipe("2-seats", 2, {}, 21, level="hard"),
    to_freeze=(
        Recipe("2-seats", 2, seed=3001, level="hard"),
        Recipe("2-seats-three-tries", 2, {"three_tries": True, "auto_roll": True}, 3002),
        Recipe("3-seats-every-move-chosen", 3, {"auto_move": False, "auto_roll": True, "odds": False}, 3003, "easy"),
        Recipe("2-seats-random", 2, {"auto_roll": True}, 3004, level=None),
        Recipe("4-seats-three-tries-ended-by-vote", 4, {"three_tries": True}, 3005, stopped=150),
        Recipe("3-seats-cancelled", 3, {}, 3006, stopped=30, scope=CANCELLED),
        Recipe("4-seats-running", 4, {"auto_move": False}, 3007, stopped=61, scope=RUNNING),
    ),
    pictures={
        **{f"start-{seats}-seats": _board(sample_start(seats)) for seats in (2, 3, 4)},
        "choice": _board(sample_choice(), CHOICE_MOVES),
        "walls": _board(sample_walls(), WALL_MOVES),
        "fullest": _board(longest_position(), LONGEST_MOVES),
        "end": _board(sample_end(), END_MOVES),
        "result": ranking(ranked_rows(sample_end(), GERMAN), PALETTE),
        "chances": chances([(seat,) for seat in range(4)], PALETTE),
        "chances-of-pairs": chances([(0, 2), (1, 3)], PALETTE),
        "result-of-pairs": ranking(ranked_rows(sample_pair_end(), GERMAN), PALETTE),
        **{f"rules-{name}": partial(rules_pictures.draw_rule, name) for name in rules_pictures.RULES},
    },
    presses=PressesUnderTest(arguments=("1", "3", "5")),
)

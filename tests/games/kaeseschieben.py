"""Käseschieben under test."""

from collections.abc import Iterable
from dataclasses import replace
from functools import partial

from engine.kaeseschieben.board import CHEESES, Cheese, Direction
from engine.kaeseschieben.state import KaeseschiebenState
from engine.kaeseschieben.view import Collected, KaeseschiebenView, Phase
from engine.kaeseschieben.walk import Walk
from engine.transcript import CANCELLED
from render.kaeseschieben import rules_pictures
from render.kaeseschieben.board_picture import draw_board, draw_draft
from render.kaeseschieben.layout import PALETTE
from render.kaeseschieben.own_cheeses_picture import draw_own_cheeses
from render.kaeseschieben.ranked_rows import ranked_rows
from render.kaeseschieben.samples import sample_players, sample_start
from render.kaeseschieben.sprites import FIGURE
from render.theme import Theme
from tests.engine.kaeseschieben.positions import drawing
from tests.engine.recipes import RUNNING, Recipe
from tests.game_under_test import GameUnderTest, PressesUnderTest
from tests.render.kaeseschieben_samples import sample_bonus, sample_facing, sample_middle, sample_moves
from tests.render.samples import GERMAN, ranking


def facts(state: KaeseschiebenState) -> str:
    def ids(cheeses: Iterable[Cheese]) -> list[int]:
        return [cheese.id for cheese in cheeses]

    return "; ".join(
        [
            f"round {state.round} turn {state.turn} faces {list(state.faces)}",
            f"mice {[square.name for square in state.mice]}",
            f"cheeses {sorted((square.name, cheese.id) for square, cheese in state.cheeses.items())}",
            f"piles {[ids(pile) for pile in state.piles]} unowned {ids(state.unowned)} worms {sorted(state.worms)}",
            f"rounds {[(list(result.points), list(result.winners)) for result in state.results]}",
            f"winners {list(state.winners)}",
        ]
    )


def sixteen_cheeses(state: KaeseschiebenState) -> None:
    assert len(state.cheeses) + len(state.unowned) + sum(map(len, state.piles)) in (0, 16)
    assert len(set(state.mice)) == len(state.mice)
    assert not set(state.mice) & set(state.cheeses)


def with_open_lids() -> KaeseschiebenView:
    middle = sample_middle()
    own = tuple(Collected(owned.cheese, index % 2 == 0) for index, owned in enumerate(middle.piles[0]))
    return replace(middle, viewer=0, piles=(own, *middle.piles[1:]))


def draft(theme: Theme) -> bytes:
    middle = sample_middle()
    walk = Walk.of_view(middle, (Direction.WEST, Direction.WEST, Direction.SOUTH))
    return draw_draft(middle, walk, theme, sample_players(), sample_facing())


def sample_crowd() -> KaeseschiebenView:
    """All the cheeses on two trays, one of them above the board and one beside it, and a long roll of stars."""
    piles = tuple(tuple(Collected(cheese, None) for cheese in pile) for pile in (CHEESES[:4], CHEESES[4:]))
    return replace(
        sample_start(4),
        phase=Phase.MOVING,
        faces=(None,) * 12 + (3,),
        cheeses={},
        piles=(piles[1], piles[0], (), ()),
    )


GAME = GameUnderTest(
    key="kaeseschieben",
    position=drawing,
    facts=facts,
    invariants=sixteen_cheeses,
    playthrough=Recipe("4-seats", 4, {}, 41),
    to_freeze=(
        Recipe("2-seats", 2, seed=1001),
        Recipe("3-seats-closed-lids", 3, {"closed_lids": True}, 1002),
        Recipe("4-seats", 4, seed=1003),
        Recipe("2-seats-two-rounds", 2, {"rounds": 2}, 1004),
        Recipe("3-seats-round-ended-by-vote", 3, {"rounds": 2}, 1005, stopped=20, scope="round"),
        Recipe("2-seats-nobody-scored-in-round-one", 2, {"rounds": 2}, 1010, stopped=1, scope="round"),
        Recipe("4-seats-match-ended-by-vote", 4, {"rounds": 9}, 1006, stopped=60),
        Recipe("4-seats-random", 4, {"closed_lids": True}, 1007, level=None, stopped=200),
        Recipe("2-seats-cancelled", 2, {}, 1008, stopped=9, scope=CANCELLED),
        Recipe("3-seats-running", 3, {"rounds": 3}, 1009, stopped=31, scope=RUNNING),
    ),
    pictures={
        **{
            f"start-{seats}-seats": partial(draw_board, sample_start(seats), players=sample_players())
            for seats in (2, 3, 4)
        },
        "middle": partial(
            draw_board, sample_middle(), players=sample_players(), moves=sample_moves(), facing=sample_facing()
        ),
        "crowded": partial(draw_board, sample_crowd(), players=sample_players()),
        "bonus": partial(draw_board, sample_bonus(), players=sample_players()),
        "draft": draft,
        "own-cheeses": partial(draw_own_cheeses, with_open_lids(), players=sample_players()),
        "result": ranking(ranked_rows(sample_middle(), 0, GERMAN), PALETTE, FIGURE),
        **{f"rules-{name}": partial(rules_pictures.draw_rule, name) for name in rules_pictures.RULES},
    },
    presses=PressesUnderTest(
        arguments=("n", "nnnnnnnnnnnnnnnnnnnn", "take:0:large", "take:9:huge", "take:-1:small", "decline", "back:",
                   "over:", "n:nn", "move:n"),
    ),
)  # fmt: skip

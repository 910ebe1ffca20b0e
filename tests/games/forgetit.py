"""For-Get-It under test."""

from functools import partial

from engine.forgetit.events import Busted, TurnStopped
from engine.forgetit.hand import ALL, Hand
from engine.forgetit.rules import ForGetItState
from engine.forgetit.view import Phase
from engine.transcript import CANCELLED
from render.forgetit import rules_pictures
from render.forgetit.ranked_rows import ranked_rows
from render.forgetit.sheet_picture import draw_sheets
from render.forgetit.sprites import FIGURE, PALETTE
from render.forgetit.turn_picture import draw_turn
from render.podium import RankedRow
from render.theme import Theme
from tests.engine.forgetit.positions import hand_in_words
from tests.engine.recipes import RUNNING, Recipe
from tests.game_under_test import GameUnderTest, PressesUnderTest
from tests.render.forgetit_samples import (
    SAMPLE_PLAYERS,
    after_all_nine,
    busted,
    first_roll,
    later_roll,
    sample_sheet,
    sample_view,
)
from tests.render.samples import GERMAN, chances, ranking


def facts(state: ForGetItState) -> str:
    hand = state.hand
    shown = [(int(die.word), die.number) for die in hand.shown]
    return "; ".join(
        [
            f"turn {state.turn} cup {list(hand.cup)} shown {shown}",
            f"words {list(hand.words)} numbers {list(hand.numbers)} of {hand.number}",
            f"collected {hand.collected} pass {hand.passes}",
            f"sheet {[list(column) for column in state.sheet]} by vote {state.by_vote}",
        ]
    )


def nine_dice(state: ForGetItState) -> None:
    hand = state.hand
    assert hand.cup.plus(hand.words).plus(hand.numbers) == ALL
    assert hand.collected >= hand.numbers.total
    assert (hand.number is None) == (hand.collected == 0)
    assert max(map(len, state.sheet)) - min(map(len, state.sheet)) <= 1


def sheet(seats: int, rounds: int, theme: Theme, *, page: int = 0, over: bool = False) -> bytes:
    return draw_sheets(sample_sheet(seats, rounds), theme, SAMPLE_PLAYERS, over=over)[page]


def result_rows(seats: int) -> list[RankedRow]:
    rounds = {3: 5, 8: 10, 16: 12}[seats]
    return ranked_rows(sample_view(Hand(), seats=seats, rounds=rounds), rounds - 1, GERMAN)


BEFORE_ROLLING = sample_view(Hand(), phase=Phase.TO_ROLL, turn=1)

GAME = GameUnderTest(
    key="forgetit",
    position=hand_in_words,
    facts=facts,
    invariants=nine_dice,
    playthrough=Recipe("2-seats", 2, {}, 21, level="perfect"),
    to_freeze=(
        Recipe("2-seats-perfect", 2, seed=2001, level="perfect"),
        Recipe("3-seats-public-odds", 3, {"odds": "public"}, 2002),
        Recipe("4-seats-random", 4, {"odds": "off"}, 2003, level=None),
        Recipe("16-seats-ended-by-vote", 16, seed=2004, level="easy", stopped=180),
        Recipe("5-seats-cancelled", 5, seed=2005, stopped=40, scope=CANCELLED),
        Recipe("2-seats-running", 2, seed=2006, stopped=50, scope=RUNNING),
    ),
    pictures={
        "first-roll": partial(draw_turn, sample_view(first_roll()), players=SAMPLE_PLAYERS),
        "later-roll-doubled": partial(
            draw_turn, sample_view(later_roll(), rounds=10, seats=6, turn=4), players=SAMPLE_PLAYERS
        ),
        "afresh-16-seats": partial(draw_turn, sample_view(after_all_nine(), seats=16, turn=9), players=SAMPLE_PLAYERS),
        "beginning": partial(
            draw_turn, sample_view(Hand(), phase=Phase.TO_ROLL, rounds=0, seats=4), players=SAMPLE_PLAYERS
        ),
        "bust": partial(draw_turn, BEFORE_ROLLING, last=Busted(0, busted(), lost=8), players=SAMPLE_PLAYERS),
        "scored": partial(draw_turn, BEFORE_ROLLING, last=TurnStopped(0, later_roll(), 45), players=SAMPLE_PLAYERS),
        "sheet-3-seats": partial(sheet, 3, 5),
        "chances-16-seats": chances([(seat,) for seat in range(16)], PALETTE),
        "sheet-8-seats": partial(sheet, 8, 10),
        "sheet-16-seats": partial(sheet, 16, 12, page=1, over=True),
        **{f"result-{seats}-seats": ranking(result_rows(seats), PALETTE, FIGURE) for seats in (3, 8, 16)},
        **{f"rules-{name}": partial(rules_pictures.draw_rule, name) for name in rules_pictures.RULES},
    },
    presses=PressesUnderTest(
        arguments=("3:201", "3:000", "none", "6:111", "3", "0:0", "0:1", "0:000000000", "1:٣", "5",
                   "²:1", "odds", "private", "perfect", "divine"),
    ),
)  # fmt: skip

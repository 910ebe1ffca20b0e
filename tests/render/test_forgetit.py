"""For-Get-It's pictures show whatever changes, and their words are complete and short enough."""

from dataclasses import replace
from functools import partial
from itertools import combinations

import pytest

from cogs.components.layout import ALT_TEXT_LIMIT
from engine.forgetit.events import Busted, TurnEnded, TurnStopped
from engine.forgetit.hand import Counts, Hand, totals
from engine.forgetit.view import Phase
from localization.catalog import Speaker
from render.forgetit import sheet_picture, turn_picture
from render.forgetit.describe import describe_position, describe_sheet
from render.forgetit.standings import best_seats
from render.people import Player
from render.theme import Theme
from tests.render.forgetit_samples import (
    SAMPLE_PLAYERS,
    after_all_nine,
    busted,
    first_roll,
    later_roll,
    sample_sheet,
    sample_view,
)
from tests.render.samples import ENGLISH, each_language

draw_turn = partial(turn_picture.draw_turn, players=SAMPLE_PLAYERS)
draw_sheets = partial(sheet_picture.draw_sheets, players=SAMPLE_PLAYERS)


def test_whatever_changes_in_a_turn_shows() -> None:
    hand = later_roll()
    view = sample_view(hand)
    between = replace(view, phase=Phase.TO_ROLL, hand=Hand())
    views = {
        "nothing": view,
        "the turn": replace(view, turn=1),
        "doubling": replace(view, sheet=sample_sheet(3, 10)),
        "the dice": replace(view, hand=replace(hand, shown=hand.shown[1:])),
        "a word aside": replace(view, hand=replace(hand, words=Counts(1, 1, 0))),
        "a second die with that word": replace(view, hand=replace(hand, words=Counts(0, 2, 0))),
        "the words of kept dice": replace(view, hand=replace(hand, numbers=Counts(2, 0, 3))),
        "the number": replace(view, hand=replace(hand, number=4)),
        "the count": replace(view, hand=replace(hand, collected=6)),
        "the pass": replace(view, hand=replace(hand, passes=2)),
        "the points": replace(view, sheet=sample_sheet(3, 5)),
        "between turns": between,
    }
    pictures = {name: draw_turn(view, Theme.DARK) for name, view in views.items()}
    turns: dict[str, TurnEnded] = {
        "a score": TurnStopped(0, hand, 45),
        "another score": TurnStopped(0, hand, 90),
        "somebody else's": TurnStopped(2, hand, 45),
        "a bust": Busted(0, hand, lost=45),
    }
    pictures |= {name: draw_turn(between, Theme.DARK, last) for name, last in turns.items()}
    over = replace(view, phase=Phase.OVER, turn=None)
    pictures["the end"] = draw_turn(over, Theme.DARK, turns["a score"])
    assert draw_turn(view, Theme.DARK, turns["a score"]) == pictures["nothing"], "the next turn is shown"
    for one, other in combinations(pictures, 2):
        assert pictures[one] != pictures[other], f"{one} and {other} look the same"


def test_a_sheet_tells_a_dash_from_a_zero_and_marks_the_winner_only_at_the_end() -> None:
    zero, dash = ((0,), (5,)), ((None,), (5,))
    assert draw_sheets(zero, Theme.DARK) != draw_sheets(dash, Theme.DARK)
    full = sample_sheet(3, 12)
    assert draw_sheets(full, Theme.DARK, over=True) != draw_sheets(full, Theme.DARK)


def test_a_seat_that_was_given_up_is_never_marked_as_the_best() -> None:
    points = [50, 106, 708]
    given_up = [Player("Anna"), Player("Ben"), Player("Chloé", is_computer=True, resigned=True)]
    assert best_seats(points, given_up) == [1]
    assert best_seats([7, 7, 9], given_up) == [0, 1]
    full = sample_sheet(3, 12)
    best = max(range(3), key=lambda seat: totals(full)[seat])
    playing = [replace(player, resigned=False) for player in given_up]
    without = [replace(player, resigned=seat == best) for seat, player in enumerate(playing)]
    sheets = [draw_sheets(full, Theme.DARK, players=who, over=True) for who in (playing, without)]
    assert sheets[0] != sheets[1]
    one, other = (draw_turn(sample_view(Hand(), seats=3), Theme.DARK, players=who) for who in (playing, without))
    assert one != other


def test_sixteen_seats_take_two_sheets() -> None:
    """A phone shows eight rows at a size that can be read."""
    assert [len(draw_sheets(sample_sheet(seats, 3), Theme.DARK)) for seats in (2, 8, 9, 16)] == [1, 1, 2, 2]


def test_a_sheet_has_the_latest_rounds_and_the_subtotal_beside_those_that_count_double() -> None:
    """F8."""
    full = sample_sheet(2, 12)
    earlier = tuple((column[0] or 1, *column[1:]) for column in full)
    assert draw_sheets(full, Theme.DARK) != draw_sheets(tuple(column[:11] for column in full), Theme.DARK)
    # Round 1 is in the totals alone.
    swapped = tuple((column[1], column[0], *column[2:]) for column in earlier)
    assert draw_sheets(earlier, Theme.DARK) == draw_sheets(swapped, Theme.DARK)


@pytest.mark.parametrize("seats", [2, 8, 9, 16])
def test_sheets_and_turns_can_be_drawn_with_few_and_with_many_seats(seats: int) -> None:
    for rounds in (0, 10, 12):
        assert draw_sheets(sample_sheet(seats, rounds), Theme.LIGHT)
    assert draw_turn(sample_view(first_roll(), seats=seats, turn=seats - 1), Theme.LIGHT)


@each_language
def test_the_longest_turn_and_sheet_fit_an_alt_text(say: Speaker) -> None:
    big = tuple(tuple(entry and 600 for entry in column) for column in sample_sheet(16, 12))
    for hand in (replace(after_all_nine(), collected=39), Hand().rolled([5] * 9), later_roll()):
        view = replace(sample_view(hand, seats=16, rounds=11, turn=15), sheet=big)
        assert len(describe_position(view, say)) <= ALT_TEXT_LIMIT
        between = replace(view, phase=Phase.TO_ROLL, hand=Hand())
        assert len(describe_position(between, say, last=TurnStopped(14, hand, 600))) <= ALT_TEXT_LIMIT
    full = tuple((600,) * 12 for _ in range(16))
    assert len(describe_sheet(full, 12, say)) <= ALT_TEXT_LIMIT


@each_language
def test_every_die_and_everything_aside_is_in_the_words(say: Speaker) -> None:
    words = describe_position(sample_view(later_roll()), say, ["Anna", "Ben", "Chloé"])
    for fact in ("1 FOR, 3 FOR, 5 GET", "FOR GET IT IT IT", "5 × 3", "Anna (A) 132", "Chloé (C) 72"):
        assert fact in words


def test_a_position_in_english_reads_as_a_person_would_say_it() -> None:
    assert describe_position(sample_view(after_all_nine()), ENGLISH).splitlines() == [
        "Round 5 of 12.",
        "A may set dice aside.",
        "Dice shown, with the word they bear: 1 FOR, 1 GET, 1 GET, 2 FOR, 2 GET, 3 FOR, 4 IT, 5 IT, 5 IT.",
        "Words aside: none.",
        "Collected: 6 × 3 × 4, worth 72 points; words on the dice aside: none.",
        "Dice in the next roll: 9.",
        "All nine have been aside once in this turn.",
        "Points: A 132, B 273, C 72.",
    ]
    between = sample_view(Hand(), phase=Phase.TO_ROLL, turn=1, rounds=10)
    assert describe_position(between, ENGLISH, last=Busted(0, busted(), lost=8)).splitlines() == [
        "Round 11 of 12, which counts double.",
        "B has to roll all nine dice.",
        "A lost everything: FOR-GET-IT.",
        "Dice shown, with the word they bear: 1 GET, 2 FOR, 4 GET, 5 IT.",
        "Words aside: FOR GET IT.",
        "Numbers aside, with the word they bear: 4 FOR, 4 IT.",
        "Points: A 285, B 555, C 552.",
    ]


def test_the_last_round_tells_who_is_still_to_play() -> None:
    words = describe_position(sample_view(Hand(), phase=Phase.TO_ROLL, turn=1, rounds=11), ENGLISH)
    assert "After that, still to play: C, A." in words


def test_the_sheet_in_words_tells_every_entry() -> None:
    assert describe_sheet(((24, None, 0), (9, 8)), 3, ENGLISH, ["Anna", "Ben"]).splitlines() == [
        "The sheet, round 3 of 12; a dash stands for a turn that was lost.",
        "Anna (A): 24 + dash + 0 = 24",
        "Ben (B): 9 + 8 = 17",
    ]

"""Turns for tests: made by hand, and written in a line."""

from collections.abc import Sequence
from dataclasses import replace

from engine.forgetit.hand import NONE, Counts, Entry, Hand
from engine.forgetit.rules import FORGETIT, ForGetItState
from engine.forgetit.view import Phase
from render.forgetit.describe import words_of

W = 6
"""A die that shows its word."""


def state_of(
    hand: Hand,
    *,
    phase: Phase = Phase.DECIDING,
    seats: int = 2,
    sheet: Sequence[Sequence[Entry]] | None = None,
    turn: int = 0,
) -> ForGetItState:
    """Seat 0 began; without a sheet it is the first round."""
    state = FORGETIT.new(FORGETIT.spec.default_options(), seats)
    columns = ((),) * seats if sheet is None else tuple(tuple(column) for column in sheet)
    return replace(state, phase=phase, hand=hand, sheet=columns, turn=turn)


def sheet_before(round: int, seats: int = 2, done: int = 0) -> list[list[Entry]]:
    """Empty turns in all rounds before, and of the first ``done`` seats in this one."""
    return [[0] * (round if seat < done else round - 1) for seat in range(seats)]


def collecting(number: int, collected: int, cup: Counts, words: Counts = NONE) -> Hand:
    """``collected`` dice with the number in this pass; which words they bear follows from the rest."""
    numbers = Counts(3, 3, 3).minus(cup).minus(words)
    return Hand(cup, (), words, numbers, number, collected)


def hand_in_words(state: ForGetItState) -> str:
    """Such as "round 3, seat 1, deciding: cup FOR IT; words GET; 3 × 4 on FOR GET GET IT"."""
    hand = state.hand
    parts = [f"cup {words_of(hand.cup)}", f"words {words_of(hand.words)}"]
    if hand.shown:
        shown = " ".join(die.word.name if die.number is None else str(die.number) for die in hand.shown)
        parts.append(f"shown {shown}")
    if hand.number is not None:
        parts.append(f"{hand.number} × {hand.collected} on {words_of(hand.numbers)}")
    return f"round {state.round}, seat {state.turn}, {state.phase}: {'; '.join(parts)}"

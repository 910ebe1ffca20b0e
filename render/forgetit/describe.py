"""A turn and the sheet in words, for people who hear them; and the alt texts that say the same of each picture."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import prod

from engine.forgetit.events import TurnEnded, TurnStopped
from engine.forgetit.hand import ROUNDS, Counts, Die, Entry, Hand, Sheet, Word, count_factor, round_factor, totals
from engine.forgetit.view import ForGetItView, Phase
from engine.game import Seat
from localization.catalog import Speaker
from render.people import MARKS, seat_labels

_DASH = "–"
"""Sign for the word, which can be heard, where there is no room for it."""


def describe_position(
    view: ForGetItView, say: Speaker, names: Sequence[str] | None = None, last: TurnEnded | None = None
) -> str:
    """The whole position, a fact a line; between turns, how the ``last`` one ended, and with which dice.

    Without names, letters stand for the seats: at most 1,024 characters.
    """
    labels = seat_labels(view.seats, names)
    key = "forgetit-words-round-doubled" if round_factor(view.round) > 1 else "forgetit-words-round"
    lines = [say(key, round=view.round, rounds=ROUNDS)]
    if view.turn is None:
        lines.append(say("forgetit-words-over"))
    else:
        lines.append(say(f"forgetit-words-{view.phase}", name=labels[view.turn]))
    if view.to_come is not None:
        then = ", ".join(MARKS[seat].letter for seat in view.to_come)
        lines.append(say("forgetit-words-then", seats=then) if then else say("forgetit-words-last"))
    if view.phase in (Phase.CHOOSING, Phase.DECIDING):
        lines += _hand(view, say)
    elif last is not None:
        lines += [_last_turn(last, say, labels), *_lying(last.hand, say), *_numbers_aside(last.hand, say)]
    points = totals(view.sheet)
    standings = ", ".join(f"{labels[seat]} {points[seat]}" for seat in range(view.seats))
    return "\n".join([*lines, say("forgetit-words-standings", points=standings)])


def describe_sheet(
    sheet: Sheet, rounds: int, say: Speaker, names: Sequence[str] | None = None, seats: Iterable[Seat] | None = None
) -> str:
    """The columns of all seats, or of those named, and their totals.

    Without names at most 1,024 characters, as long as nobody scores thousands.
    """
    labels = seat_labels(len(sheet), names)
    points = totals(sheet)
    shown = range(len(sheet)) if seats is None else seats
    plus, dash = (" ", _DASH) if names is None else (" + ", say("forgetit-words-dash"))
    columns = (f"{labels[seat]}: {_entries(sheet[seat], plus, dash)} = {points[seat]}" for seat in shown)
    return "\n".join([say("forgetit-words-sheet", round=rounds, rounds=ROUNDS), *columns])


def _entries(column: Sequence[Entry], plus: str, dash: str) -> str:
    """Such as "24 – 0 108", with ``plus`` between; the ``dash`` is a bust. Before the first turn "…"."""
    if not column:
        return "…"
    return plus.join(dash if entry is None else str(entry) for entry in column)


def words_of(dice: Counts) -> str:
    """The words that the dice bear, such as "FOR FOR IT"."""
    return " ".join(word.name for word in Word for _ in range(dice[word]))


def product_text(collected: int, number: int, score: int) -> str:
    """Product that makes a turn's score (F7, F8), such as "8 × 3 × 4", or "8 × 3 × 4 × 2" in a doubled round."""
    factors = [collected, number]
    if (factor := count_factor(collected)) > 1:
        factors.append(factor)
    if (doubled := score // prod(factors)) > 1:
        factors.append(doubled)
    return " × ".join(map(str, factors))


def _hand(view: ForGetItView, say: Speaker) -> list[str]:
    hand = view.hand
    lines = _lying(hand, say)
    if hand.number is not None:
        lines.append(
            say(
                "forgetit-words-collected",
                product=product_text(hand.collected, hand.number, hand.score * round_factor(view.round)),
                words=words_of(hand.numbers) or say("forgetit-words-none"),
                points=say("points", count=hand.score * round_factor(view.round)),
            )
        )
    lines.append(say("forgetit-words-cup", count=hand.next_roll.total))
    if hand.passes > 1:
        lines.append(say("forgetit-words-pass", times=hand.passes - 1))
    return lines


def _lying(hand: Hand, say: Speaker) -> list[str]:
    """The dice on the table, equal numbers together, and the words aside."""
    lines = []
    if hand.shown:
        together = sorted(hand.shown, key=lambda die: die.number or 0)
        lines.append(say("forgetit-words-shown", dice=_both_sides(together)))
    return [*lines, say("forgetit-words-aside", words=words_of(hand.words) or say("forgetit-words-none"))]


def _numbers_aside(hand: Hand, say: Speaker) -> list[str]:
    """The dice that were collected, where the line of what they are worth is not there to say it."""
    dice = [Die(word, hand.number) for word in Word for _ in range(hand.numbers[word])]
    return [say("forgetit-words-numbers", dice=_both_sides(dice))] if dice else []


def _both_sides(dice: Iterable[Die]) -> str:
    """Such as "2 FOR, 4 GET": the number and the word that each bears."""
    return ", ".join(f"{die.number} {die.word.name}" for die in dice)


def _last_turn(last: TurnEnded, say: Speaker, labels: Sequence[str]) -> str:
    if isinstance(last, TurnStopped):
        return say("forgetit-words-last-score", name=labels[last.seat], points=say("points", count=last.score))
    return say("forgetit-words-last-bust", name=labels[last.seat])

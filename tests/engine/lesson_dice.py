"""Results that the dice of lessons are to bring, and the search for ids of presses that make them do so.

``python -m tests.engine.lesson_dice forgetit`` prints the ids of the start and of each act: each is the first number
for which the draws that it causes are as wanted. Where a script has not changed, it already has them.
"""

import sys
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from engine.forgetit.actions import Keep
from engine.forgetit.hand import Counts, Word
from engine.forgetit.players.computer import choose
from engine.forgetit.rules import FORGETIT, ForGetItState
from engine.forgetit.view import Phase as Turn
from engine.game import PERFECT
from engine.kaeseschieben.state import KaeseschiebenState
from engine.kaeseschieben.view import Phase as Round
from engine.lesson_script import LEARNER, LessonScript, ScriptedAct
from engine.match import Match
from engine.mensch.state import MenschState
from engine.wiedumir.cards import Card
from engine.wiedumir.state import WieDuMirState
from engine.wiedumir.view import Phase
from host.number_tables import provide_number_tables
from tests.engine.lesson_matches import LESSON_SCRIPTS, after, begun
from tests.hosted import GAMES

COMPUTER, LEFT, PARTNER, RIGHT = 1, 1, 2, 3

Brings = Callable[[Any], bool]
"""Predicate: true for a state that is what the lesson wants."""


def learner_begins(state: Any) -> bool:
    return bool(state.turn == LEARNER)


# Käseschieben


def throws(*faces: int | None) -> Brings:
    """None is a star."""
    return lambda state: state.phase is Round.MOVING and state.faces == faces


def one_worm_in_the_middle(state: KaeseschiebenState) -> bool:
    """Of the two middle cheeses of the file that falls one is wormy and one is not."""
    wormy = [state.cheeses[square].id in state.worms for square in state.cheeses if square.name in ("f4", "f5")]
    return learner_begins(state) and wormy.count(True) == 1


# For-Get-It


def lies(
    phase: Turn,
    words: tuple[Word, ...],
    collected: int,
    shows: dict[int, int],
    best: str = "",
    cup: Counts | None = None,
) -> Brings:
    """The hand has those words aside and that many dice collected, and shows that many dice of those numbers.

    ``cup`` are the dice that are not aside, None for any. ``best`` begins the code of the perfect player's action.
    """

    def brings(state: ForGetItState) -> bool:
        hand = state.hand
        return (
            state.phase is phase
            and hand.words_aside == words
            and hand.collected == collected
            and all(hand.showing(number).total == count for number, count in shows.items())
            and all(number in shows for number in hand.numbers_to_keep())
            and (cup is None or hand.cup == cup)
            and _best(state).startswith(best)
        )

    return brings


def last_five(state: ForGetItState) -> bool:
    """There is one more five, and to keep it and stop is best."""
    if not lies(Turn.CHOOSING, (Word.FOR, Word.IT), 7, {5: 1}, "keep:5")(state):
        return False
    return _best(FORGETIT.apply(state, state.turn, Keep(5, state.hand.showing(5))).state) == "stop"


def _best(state: ForGetItState) -> str:
    """The code of the perfect player's action."""
    return FORGETIT.encode(choose(FORGETIT.view(state, state.turn), PERFECT))


def all_aside(state: ForGetItState) -> bool:
    """Once the fives are kept, every die lies aside; the words are few enough to go on."""
    hand = state.hand
    return (
        state.phase is Turn.CHOOSING
        and hand.words_aside == (Word.GET,)
        and hand.cup.total == hand.showing(5).total == 3
    )


def shows_threes(state: ForGetItState) -> bool:
    return state.phase is Turn.CHOOSING and state.hand.showing(3).total == 3 and not state.hand.words_aside


def two_words(state: ForGetItState) -> bool:
    return state.phase is Turn.DECIDING and len(state.hand.words_aside) == 2


# Mensch ärgere Dich nicht and Einigkeit macht stark


def stand(seat: int, *pawns: int, rolled: int = 0) -> Brings:
    """The seat's pawns stand so, and its number waits to be moved with (0 if none does)."""

    def brings(state: MenschState) -> bool:
        die = state.choice.die if state.choice is not None else 0
        return state.pawns[seat] == bytes(pawns) and die == rolled

    return brings


# Wie Du mir …


def rolls(number: int) -> Brings:
    return lambda state: state.phase is Phase.MOVING and state.roll == number


def fill_on_top(state: WieDuMirState) -> bool:
    return learner_begins(state) and state.pile[0] is Card.FILL


STARTS: Mapping[str, Brings] = {
    "kaeseschieben": one_worm_in_the_middle,
    "forgetit": learner_begins,
    "mensch": learner_begins,
    "einigkeit": learner_begins,
    "wiedumir": fill_on_top,
}

WANTED: Mapping[str, Mapping[int, Brings]] = {
    "kaeseschieben": {
        0: throws(3),
        2: throws(3),
        4: throws(None, 3),
        6: throws(2),
        8: throws(3),
        10: throws(3),
        12: throws(2),
        14: throws(None, 2),
    },
    "forgetit": {
        0: lies(Turn.CHOOSING, (Word.FOR,), 0, {4: 3, 5: 2}, "keep:4:111", Counts(2, 3, 3)),
        2: lies(Turn.CHOOSING, (Word.FOR,), 3, {4: 1}, "keep:4", Counts(1, 2, 2)),
        4: lies(Turn.DECIDING, (Word.FOR, Word.GET), 4, {}, "stop", Counts(0, 0, 2)),
        6: shows_threes,
        8: two_words,
        9: lambda state: state.turn == LEARNER and state.phase is Turn.TO_ROLL,
        10: lies(Turn.CHOOSING, (Word.GET,), 0, {5: 4, 2: 2}, "keep:5"),
        12: all_aside,
        14: last_five,
        17: shows_threes,
        19: two_words,
    },
    "mensch": {
        0: stand(LEARNER, 38, 1, 0, 42),
        1: stand(LEARNER, 38, 6, 0, 42),
        2: stand(COMPUTER, 25, 0, 16, 44, rolled=4),
        4: stand(LEARNER, 38, 6, 0, 42, rolled=3),
        6: stand(COMPUTER, 1, 0, 16, 44),
        7: stand(COMPUTER, 4, 0, 16, 44),
        8: stand(LEARNER, 38, 13, 0, 42),
        9: stand(COMPUTER, 4, 0, 16, 44, rolled=4),
        11: stand(LEARNER, 38, 13, 0, 42, rolled=5),
        13: stand(COMPUTER, 8, 0, 16, 44, rolled=5),
        15: stand(LEARNER, 43, 13, 1, 42),
    },
    "einigkeit": {
        0: stand(LEARNER, 2, 0, 0, 36, rolled=3),
        2: stand(LEFT, 31, 31, 0, 44),
        3: stand(PARTNER, 25, 3, 0, 42, rolled=4),
        5: stand(RIGHT, 13, 41, 44, 43),
        6: stand(LEARNER, 5, 0, 0, 36, rolled=6),
        8: stand(LEARNER, 5, 1, 0, 36, rolled=3),
        10: stand(LEFT, 0, 0, 0, 44),
        11: stand(LEFT, 0, 0, 0, 44),
        12: stand(LEFT, 0, 0, 0, 44),
        13: stand(PARTNER, 25, 7, 0, 42, rolled=2),
        15: stand(RIGHT, 13, 41, 44, 43, rolled=1),
        17: stand(RIGHT, 0, 42, 44, 43),
    },
    "wiedumir": {0: rolls(1), 2: rolls(1), 4: rolls(2), 6: rolls(1), 8: rolls(1), 10: rolls(2)},
}
"""By the place of the act that the dice are rolled for. Where nothing is drawn, any id will do."""

MOST_TRIES = 60_000


def search(key: str) -> list[str]:
    """The numbers of the start and of each act. Raises StopIteration if no number does what is wanted."""
    script, game = LESSON_SCRIPTS[key], GAMES[key]
    number, match = _first(partial(begun, script, game), STARTS[key])
    numbers = [number]
    for place, act in enumerate(script.acts):
        number, match = _first(partial(_after, script, match, act), WANTED[key].get(place, lambda state: True))
        numbers.append(number)
    return numbers


def _after(script: LessonScript, match: Match, act: ScriptedAct, number: str) -> Match:
    return after(script, match, replace(act, cause=number))


def _first(tries: Callable[[str], Match], brings: Brings) -> tuple[str, Match]:
    matches = ((number, tries(number)) for number in map(str, range(1, MOST_TRIES)))
    return next((number, match) for number, match in matches if brings(match.state))


def main(games: list[str]) -> None:
    for key in games or list(LESSON_SCRIPTS):
        sys.stdout.write(f"{key}: {' '.join(search(key))}\n")


if __name__ == "__main__":
    provide_number_tables()
    main(sys.argv[1:])

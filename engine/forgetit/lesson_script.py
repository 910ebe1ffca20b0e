"""The lesson's two turns in For-Get-It: collecting and stopping in time, then all nine dice once more."""

from __future__ import annotations

from collections.abc import Callable

from engine.forgetit.actions import Keep
from engine.forgetit.hand import Counts, Word
from engine.forgetit.players.computer import PERFECT, choose
from engine.forgetit.rules import FORGETIT, ForGetItState
from engine.forgetit.view import Phase
from engine.lesson_script import LEARNER, LessonScript, ScriptedAct

COMPUTER = 1

Brings = Callable[[ForGetItState], bool]


def _lies(
    phase: Phase,
    words: tuple[Word, ...],
    collected: int,
    shows: dict[int, int],
    best: str = "",
    cup: Counts | None = None,
) -> Brings:
    """The hand has those words aside and that many dice collected, and shows that many dice of those numbers.

    ``cup`` are the dice that are not aside, None for any. ``best`` begins the code of the perfect player's action
    does next.
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


def _fits_and_stops(lies: Brings, number: int) -> Brings:
    """The hand is as it should be, and to keep all of the number and stop is best."""

    def brings(state: ForGetItState) -> bool:
        if not lies(state):
            return False
        kept = FORGETIT.apply(state, state.turn, Keep(number, state.hand.showing(number))).state
        return _best(kept) == "stop"

    return brings


def _best(state: ForGetItState) -> str:
    """The code of the perfect player's action."""
    return FORGETIT.encode(choose(FORGETIT.view(state, state.turn), PERFECT))


def _all_aside(state: ForGetItState) -> bool:
    """Once the fives are kept, every die lies aside; the words are few enough to go on."""
    hand = state.hand
    return (
        state.phase is Phase.CHOOSING
        and hand.words_aside == (Word.GET,)
        and hand.cup.total == hand.showing(5).total == 3
    )


def _has_next_turn(state: ForGetItState) -> bool:
    return state.turn == LEARNER and state.phase is Phase.TO_ROLL


def _shows_threes(state: ForGetItState) -> bool:
    return state.phase is Phase.CHOOSING and state.hand.showing(3).total == 3 and not state.hand.words_aside


def _two_words(state: ForGetItState) -> bool:
    return state.phase is Phase.DECIDING and len(state.hand.words_aside) == 2


_ACTS = (
    # Three fours against two fives, and the fours make more of it.
    ScriptedAct(
        LEARNER, "roll", "776", _lies(Phase.CHOOSING, (Word.FOR,), 0, {4: 3, 5: 2}, "keep:4:111", Counts(2, 3, 3))
    ),
    ScriptedAct(LEARNER, "keep:4:111"),
    # A fourth one doubles everything.
    ScriptedAct(LEARNER, "roll", "9", _lies(Phase.CHOOSING, (Word.FOR,), 3, {4: 1}, "keep:4", Counts(1, 2, 2))),
    ScriptedAct(LEARNER, "keep:4:010"),
    # Two words lie aside, and all dice that are left have the third: it is time to stop.
    ScriptedAct(LEARNER, "roll", "43", _lies(Phase.DECIDING, (Word.FOR, Word.GET), 4, {}, "stop", Counts(0, 0, 2))),
    ScriptedAct(LEARNER, "stop"),
    ScriptedAct(COMPUTER, "roll", "19", _shows_threes),
    ScriptedAct(COMPUTER, "keep:3:111"),
    ScriptedAct(COMPUTER, "roll", "28", _two_words),
    ScriptedAct(COMPUTER, "roll", "1", _has_next_turn),
    # The second turn: all nine dice come aside, and may be rolled again.
    ScriptedAct(LEARNER, "roll", "1141", _lies(Phase.CHOOSING, (Word.GET,), 0, {5: 4, 2: 2}, "keep:5")),
    ScriptedAct(LEARNER, "keep:5:112"),
    ScriptedAct(LEARNER, "roll", "55", _all_aside),
    ScriptedAct(LEARNER, "keep:5:201"),
    ScriptedAct(
        LEARNER, "roll", "27", _fits_and_stops(_lies(Phase.CHOOSING, (Word.FOR, Word.IT), 7, {5: 1}, "keep:5"), 5)
    ),
    ScriptedAct(LEARNER, "keep:5:010"),
    ScriptedAct(LEARNER, "stop"),
    ScriptedAct(COMPUTER, "roll", "34", _shows_threes),
    ScriptedAct(COMPUTER, "keep:3:210"),
    ScriptedAct(COMPUTER, "roll", "6", _two_words),
    ScriptedAct(COMPUTER, "stop"),
)

SCRIPT = LessonScript(
    "forgetit",
    number=1,
    seats=2,
    start="1",
    acts=_ACTS,
    pages={0: 2, 1: 1, 6: 1, 9: 1, 17: 1, 21: 1},
    brings=lambda state: state.turn == LEARNER,
)

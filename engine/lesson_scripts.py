"""The scripts of all lessons. ``python -m tests.engine.lesson_dice`` finds the ids that they need, once they change."""

from __future__ import annotations

from collections.abc import Mapping

from engine.lesson_script import LEARNER, LessonScript, ScriptedAct

COMPUTER = 1

LEFT, PARTNER, RIGHT = 1, 2, 3
"""In pairs, the seats after the learner's, clockwise; the first and the last are opponents."""

# Around the cheeses, behind a line of them, and home with it.
_KAESESCHIEBEN = LessonScript(
    "kaeseschieben",
    number=1,
    seats=2,
    start="2",
    acts=(
        ScriptedAct(LEARNER, "roll", "1"),
        ScriptedAct(LEARNER, "move:een"),
        ScriptedAct(COMPUTER, "roll", "4"),
        ScriptedAct(COMPUTER, "move:wws"),
        ScriptedAct(LEARNER, "roll", "35"),
        ScriptedAct(LEARNER, "move:nnnnnw"),
        ScriptedAct(COMPUTER, "roll", "6"),
        ScriptedAct(COMPUTER, "move:ss"),
        ScriptedAct(LEARNER, "roll", "1"),
        ScriptedAct(LEARNER, "move:sss"),
        ScriptedAct(COMPUTER, "roll", "1"),
        ScriptedAct(COMPUTER, "move:sss"),
        ScriptedAct(LEARNER, "roll", "1"),
        ScriptedAct(LEARNER, "move:ss"),
        ScriptedAct(COMPUTER, "roll", "5"),
        ScriptedAct(COMPUTER, "move:eenn"),
    ),
    pages={0: 2, 2: 1, 6: 1, 10: 1, 14: 1, 16: 2},
)

# Collecting and stopping in time, then all nine dice once more.
_FORGETIT = LessonScript(
    "forgetit",
    number=1,
    seats=2,
    start="1",
    acts=(
        # Three fours against two fives, and the fours make more of it.
        ScriptedAct(LEARNER, "roll", "776"),
        ScriptedAct(LEARNER, "keep:4:111"),
        # A fourth one doubles everything.
        ScriptedAct(LEARNER, "roll", "9"),
        ScriptedAct(LEARNER, "keep:4:010"),
        # Two words lie aside, and all dice that are left have the third: it is time to stop.
        ScriptedAct(LEARNER, "roll", "43"),
        ScriptedAct(LEARNER, "stop"),
        ScriptedAct(COMPUTER, "roll", "19"),
        ScriptedAct(COMPUTER, "keep:3:111"),
        ScriptedAct(COMPUTER, "roll", "28"),
        ScriptedAct(COMPUTER, "roll", "1"),
        # The second turn: all nine dice come aside, and may be rolled again.
        ScriptedAct(LEARNER, "roll", "1141"),
        ScriptedAct(LEARNER, "keep:5:112"),
        ScriptedAct(LEARNER, "roll", "55"),
        ScriptedAct(LEARNER, "keep:5:201"),
        ScriptedAct(LEARNER, "roll", "27"),
        ScriptedAct(LEARNER, "keep:5:010"),
        ScriptedAct(LEARNER, "stop"),
        ScriptedAct(COMPUTER, "roll", "34"),
        ScriptedAct(COMPUTER, "keep:3:210"),
        ScriptedAct(COMPUTER, "roll", "6"),
        ScriptedAct(COMPUTER, "stop"),
    ),
    pages={0: 2, 1: 1, 6: 1, 9: 1, 17: 1, 21: 1},
)

_MENSCH = LessonScript(
    "mensch",
    number=1,
    seats=2,
    start="1",
    acts=(
        # A six sets in, and A must be cleared at once.
        ScriptedAct(LEARNER, "roll", "2"),
        ScriptedAct(LEARNER, "roll", "11"),
        ScriptedAct(COMPUTER, "roll", "3"),
        ScriptedAct(COMPUTER, "move:1"),
        # Home with A1, or a capture that leaves it in danger.
        ScriptedAct(LEARNER, "roll", "1"),
        ScriptedAct(LEARNER, "move:2"),
        ScriptedAct(COMPUTER, "roll", "6"),
        ScriptedAct(COMPUTER, "roll", "2"),
        # An own pawn in the goal blocks A1.
        ScriptedAct(LEARNER, "roll", "1"),
        ScriptedAct(COMPUTER, "roll", "5"),
        ScriptedAct(COMPUTER, "move:1"),
        # Home, over the pawn that blocked it.
        ScriptedAct(LEARNER, "roll", "3"),
        ScriptedAct(LEARNER, "move:1"),
        ScriptedAct(COMPUTER, "roll", "3"),
        ScriptedAct(COMPUTER, "move:3"),
        # A six captures on A.
        ScriptedAct(LEARNER, "roll", "6"),
    ),
    pages={0: 2, 2: 1, 6: 1, 9: 1, 13: 1, 16: 1},
    options={"opening": "38 0 0 42|25 0 16 44"},
)

_EINIGKEIT = LessonScript(
    "einigkeit",
    number=1,
    seats=4,
    start="9",
    acts=(
        # A wall with the partner's pawn: neither opponent gets past it.
        ScriptedAct(LEARNER, "roll", "1"),
        ScriptedAct(LEARNER, "move:1"),
        ScriptedAct(LEFT, "roll", "1"),
        ScriptedAct(PARTNER, "roll", "1"),
        ScriptedAct(PARTNER, "move:2"),
        ScriptedAct(RIGHT, "roll", "1"),
        # A six: the wall on the learner's A falls, and a pawn gets out.
        ScriptedAct(LEARNER, "roll", "8"),
        ScriptedAct(LEARNER, "move:2"),
        ScriptedAct(LEARNER, "roll", "2"),
        ScriptedAct(LEARNER, "move:2"),
        # Three tries, and none is a six.
        ScriptedAct(LEFT, "roll", "1"),
        ScriptedAct(LEFT, "roll", "2"),
        ScriptedAct(LEFT, "roll", "1"),
        ScriptedAct(PARTNER, "roll", "4"),
        ScriptedAct(PARTNER, "move:2"),
        # The right-hand opponent could have captured A2.
        ScriptedAct(RIGHT, "roll", "8"),
        ScriptedAct(RIGHT, "move:2"),
        ScriptedAct(LEARNER, "claim:1"),
    ),
    pages={0: 2, 2: 1, 10: 1, 15: 1, 17: 1, 18: 1},
    options={"opening": "2 0 0 36|31 31 0 44|25 3 0 42|13 41 44 43"},
)

# Chips for oneself, a pawn that another moves, and a card.
_WIEDUMIR = LessonScript(
    "wiedumir",
    number=1,
    seats=2,
    start="19",
    acts=(
        ScriptedAct(LEARNER, "roll", "1"),
        ScriptedAct(LEARNER, "move:0:0"),
        ScriptedAct(COMPUTER, "roll", "2"),
        ScriptedAct(COMPUTER, "move:0:1"),
        ScriptedAct(LEARNER, "roll", "1"),
        ScriptedAct(LEARNER, "move:0:0"),
        ScriptedAct(COMPUTER, "roll", "2"),
        ScriptedAct(COMPUTER, "move:1:0"),
        ScriptedAct(LEARNER, "roll", "3"),
        ScriptedAct(LEARNER, "move:0:1"),
        ScriptedAct(COMPUTER, "roll", "2"),
        ScriptedAct(COMPUTER, "move:1:1"),
    ),
    pages={0: 2, 2: 1, 6: 1, 10: 1, 12: 2},
    # The squares that the lesson explains.
    options={"board": "+1 -1 ? +2 -2 ? +3 ? -3 +2 ? -4 +4 ?"},
)

LESSON_SCRIPTS: Mapping[str, LessonScript] = {
    script.game: script for script in (_KAESESCHIEBEN, _FORGETIT, _MENSCH, _EINIGKEIT, _WIEDUMIR)
}

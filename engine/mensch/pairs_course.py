"""The lesson's two turns in Einigkeit macht stark: a wall is built, a wall falls, and a missed capture is claimed."""

from __future__ import annotations

from engine.lesson_script import LEARNER, LessonScript, ScriptedAct, prepared
from engine.mensch.course import stand
from engine.mensch.opening import OPENING, opening_code

LEFT, PARTNER, RIGHT = 1, 2, 3
"""The seats after the learner's, clockwise; the first and the last are opponents."""

_ACTS = (
    # A wall with the partner's pawn: neither opponent gets past it.
    ScriptedAct(LEARNER, "roll", stand(LEARNER, 2, 0, 0, 36, rolled=3)),
    ScriptedAct(LEARNER, "move:1"),
    ScriptedAct(LEFT, "roll", stand(LEFT, 31, 31, 0, 44)),
    ScriptedAct(PARTNER, "roll", stand(PARTNER, 25, 3, 0, 42, rolled=4)),
    ScriptedAct(PARTNER, "move:2"),
    ScriptedAct(RIGHT, "roll", stand(RIGHT, 13, 41, 44, 43)),
    # A six: the wall on the learner's A falls, and a pawn gets out.
    ScriptedAct(LEARNER, "roll", stand(LEARNER, 5, 0, 0, 36, rolled=6)),
    ScriptedAct(LEARNER, "move:2"),
    ScriptedAct(LEARNER, "roll", stand(LEARNER, 5, 1, 0, 36, rolled=3)),
    ScriptedAct(LEARNER, "move:2"),
    # Three tries, and none is a six.
    ScriptedAct(LEFT, "roll", stand(LEFT, 0, 0, 0, 44)),
    ScriptedAct(LEFT, "roll", stand(LEFT, 0, 0, 0, 44)),
    ScriptedAct(LEFT, "roll", stand(LEFT, 0, 0, 0, 44)),
    ScriptedAct(PARTNER, "roll", stand(PARTNER, 25, 7, 0, 42, rolled=2)),
    ScriptedAct(PARTNER, "move:2"),
    # The right-hand opponent could have captured A2.
    ScriptedAct(RIGHT, "roll", stand(RIGHT, 13, 41, 44, 43, rolled=1)),
    ScriptedAct(RIGHT, "move:2"),
    ScriptedAct(LEARNER, "claim:1", stand(RIGHT, 0, 42, 44, 43)),
)

_START = "9"
_FOUND = (
    ("roll", "1"),
    ("move:1", "1"),
    ("roll", "1"),
    ("roll", "1"),
    ("move:2", "1"),
    ("roll", "1"),
    ("roll", "8"),
    ("move:2", "1"),
    ("roll", "2"),
    ("move:2", "1"),
    ("roll", "1"),
    ("roll", "2"),
    ("roll", "1"),
    ("roll", "4"),
    ("move:2", "1"),
    ("roll", "8"),
    ("move:2", "1"),
    ("claim:1", "1"),
)

SCRIPT = LessonScript(
    "einigkeit",
    number=1,
    seats=4,
    start=_START,
    acts=prepared(_ACTS, _FOUND),
    pages={0: 2, 2: 1, 10: 1, 15: 1, 17: 1, 18: 1},
    options={OPENING.key: opening_code((2, 0, 0, 36), (31, 31, 0, 44), (25, 3, 0, 42), (13, 41, 44, 43))},
    brings=lambda state: state.turn == LEARNER,
)

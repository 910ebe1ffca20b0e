"""The scripts of all lessons. ``python -m tests.engine.lesson_dice`` finds the ids that they need, once they change."""

from collections.abc import Mapping

from engine.lesson_script import LessonScript, ScriptedAct


def _acts(*lines: str) -> tuple[ScriptedAct, ...]:
    """Of acts such as ``A roll 35``: the letter of the seat, the code, and the id that stands in for the press."""
    acts = (act.split() for line in lines for act in line.split(", "))
    return tuple(ScriptedAct(ord(letter) - ord("A"), code, *cause) for letter, code, *cause in acts)


# Around the cheeses, behind a line of them, and home with it.
_KAESESCHIEBEN = LessonScript(
    "kaeseschieben",
    start="2",
    acts=_acts(
        "A roll 1, A move:een, B roll 4, B move:wws, A roll 35, A move:nnnnnw, B roll 6, B move:ss",
        "A roll 1, A move:sss, B roll 1, B move:sss, A roll 1, A move:ss, B roll 5, B move:eenn",
    ),
    pages={0: 2, 2: 1, 6: 1, 10: 1, 14: 1, 16: 2},
)

# Collecting and stopping in time, then all nine dice once more.
_FORGETIT = LessonScript(
    "forgetit",
    start="1",
    acts=_acts(
        # Three fours against two fives, and the fours make more of it.
        "A roll 776, A keep:4:111",
        # A fourth one doubles everything.
        "A roll 9, A keep:4:010",
        # Two words lie aside, and all dice that are left have the third: it is time to stop.
        "A roll 43, A stop, B roll 19, B keep:3:111, B roll 28, B roll 1",
        # The second turn: all nine dice come aside, and may be rolled again.
        "A roll 1141, A keep:5:112, A roll 55, A keep:5:201, A roll 27, A keep:5:010, A stop, B roll 34",
        "B keep:3:210, B roll 6, B stop",
    ),
    pages={0: 2, 1: 1, 6: 1, 9: 1, 17: 1, 21: 1},
)

_MENSCH = LessonScript(
    "mensch",
    start="1",
    acts=_acts(
        # A six sets in, and A must be cleared at once.
        "A roll 2, A roll 11, B roll 3, B move:1",
        # Home with A1, or a capture that leaves it in danger.
        "A roll 1, A move:2, B roll 6, B roll 2",
        # An own pawn in the goal blocks A1.
        "A roll 1, B roll 5, B move:1",
        # Home, over the pawn that blocked it.
        "A roll 3, A move:1, B roll 3, B move:3",
        # A six captures on A.
        "A roll 6",
    ),
    pages={0: 2, 2: 1, 6: 1, 9: 1, 13: 1, 16: 1},
    options={"opening": "38 0 0 42|25 0 16 44"},
)

_EINIGKEIT = LessonScript(
    "einigkeit",
    seats=4,
    start="9",
    acts=_acts(
        # A wall with the partner's pawn: neither opponent gets past it.
        "A roll 1, A move:1, B roll 1, C roll 1, C move:2, D roll 1",
        # A six: the wall on the learner's A falls, and a pawn gets out.
        "A roll 8, A move:2, A roll 2, A move:2",
        # Three tries, and none is a six.
        "B roll 1, B roll 2, B roll 1, C roll 4, C move:2",
        # The right-hand opponent could have captured A2.
        "D roll 8, D move:2, A claim:1",
    ),
    pages={0: 2, 2: 1, 10: 1, 15: 1, 17: 1, 18: 1},
    options={"opening": "2 0 0 36|31 31 0 44|25 3 0 42|13 41 44 43"},
)

# Chips for oneself, a pawn that another moves, and a card.
_WIEDUMIR = LessonScript(
    "wiedumir",
    start="19",
    acts=_acts(
        "A roll 1, A move:0:0, B roll 2, B move:0:1, A roll 1, A move:0:0, B roll 2, B move:1:0",
        "A roll 3, A move:0:1, B roll 2, B move:1:1",
    ),
    pages={0: 2, 2: 1, 6: 1, 10: 1, 12: 2},
    # The squares that the lesson explains.
    options={"board": "+1 -1 ? +2 -2 ? +3 ? -3 +2 ? -4 +4 ?"},
)

LESSON_SCRIPTS: Mapping[str, LessonScript] = {
    script.game: script for script in (_KAESESCHIEBEN, _FORGETIT, _MENSCH, _EINIGKEIT, _WIEDUMIR)
}

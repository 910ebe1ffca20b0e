"""The scripts of both games' lessons.

``python -m tests.engine.lesson_dice mensch einigkeit`` finds the ids that the dice need, once a script changes.
"""

from engine.lesson_script import LessonScript, scripted

LESSON = LessonScript(
    "mensch",
    start="1",
    acts=scripted(
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

PAIRS_LESSON = LessonScript(
    "einigkeit",
    seats=4,
    start="9",
    acts=scripted(
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

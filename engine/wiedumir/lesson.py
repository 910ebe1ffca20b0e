"""The lesson's script.

``python -m tests.engine.lesson_dice wiedumir`` finds the ids that the dice need, once a script changes.
"""

from engine.lesson_script import LessonScript, scripted

# Chips for oneself, a pawn that another moves, and a card.
LESSON = LessonScript(
    "wiedumir",
    start="19",
    acts=scripted(
        "A roll 1, A move:0:0, B roll 2, B move:0:1, A roll 1, A move:0:0, B roll 2, B move:1:0",
        "A roll 3, A move:0:1, B roll 2, B move:1:1",
    ),
    pages={0: 2, 2: 1, 6: 1, 10: 1, 12: 2},
    # The squares that the lesson explains.
    options={"board": "+1 -1 ? +2 -2 ? +3 ? -3 +2 ? -4 +4 ?"},
)

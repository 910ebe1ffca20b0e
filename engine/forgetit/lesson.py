"""The lesson's script.

``python -m tests.engine.lesson_dice forgetit`` finds the ids that the dice need, once a script changes.
"""

from engine.lesson_script import LessonScript, scripted

# Collecting and stopping in time, then all nine dice once more.
LESSON = LessonScript(
    "forgetit",
    start="1",
    acts=scripted(
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

"""The lesson's script.

``python -m tests.engine.lesson_dice kaeseschieben`` finds the ids that the dice need, once a script changes.
"""

from engine.lesson_script import LessonScript, scripted

# Around the cheeses, behind a line of them, and home with it.
LESSON = LessonScript(
    "kaeseschieben",
    start="2",
    acts=scripted(
        "A roll 1, A move:een, B roll 4, B move:wws, A roll 35, A move:nnnnnw, B roll 6, B move:ss",
        "A roll 1, A move:sss, B roll 1, B move:sss, A roll 1, A move:ss, B roll 5, B move:eenn",
    ),
    pages={0: 2, 2: 1, 6: 1, 10: 1, 14: 1, 16: 2},
)

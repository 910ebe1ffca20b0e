"""The lesson of For-Get-It: what is said at each decision of the script, and hints."""

from collections.abc import Sequence

from cogs.faces.lesson import GameLesson, LessonStep, Objection, against
from cogs.faces.scene import Scene
from cogs.wording.plain_numbers import in_plain_numbers
from engine.forgetit.actions import Keep, KeepNothing, RollDice, Stop, decode
from engine.forgetit.players.odds import Prospect, prospects
from engine.forgetit.players.win_values import stops_after
from engine.forgetit.view import ForGetItView
from localization.catalog import Speaker
from render.forgetit.describe import words_of

_NONE = against("none", "keep:none")
_STOPS = against("stop", "stop")
_ROLLS = against("roll", "roll")


def _keeps_other_number(view: ForGetItView, codes: Sequence[str]) -> bool:
    action = decode(codes[0])
    return isinstance(action, Keep) and action.number != max(
        view.hand.numbers_to_keep(), key=lambda number: view.hand.showing(number).total
    )


def _keeps_fewer(view: ForGetItView, codes: Sequence[str]) -> bool:
    action = decode(codes[0])
    return isinstance(action, Keep) and action.dice != view.hand.showing(action.number)


_OTHER_NUMBER = Objection("number", _keeps_other_number)
_FEWER = Objection("fewer", _keeps_fewer)


class ForGetItLesson(GameLesson[ForGetItView]):
    key = "forgetit"
    side_buttons_from = 6
    steps = (
        LessonStep(0, "start"),
        LessonStep(0, "words"),
        LessonStep(0, "begin"),
        LessonStep(1, "lamps"),
        LessonStep(1, "first", (_OTHER_NUMBER, _NONE, _FEWER, _STOPS)),
        LessonStep(3, "fourth", (_NONE, _STOPS)),
        LessonStep(5, "enough", (_ROLLS,)),
        LessonStep(6, "noted"),
        LessonStep(9, "bold"),
        LessonStep(10, "second"),
        LessonStep(11, "fives", (_OTHER_NUMBER, _NONE, _FEWER, _STOPS)),
        LessonStep(13, "afresh", (_NONE, _FEWER, _STOPS)),
        LessonStep(15, "last", (_NONE, _ROLLS)),
        LessonStep(17, "kept"),
        LessonStep(21, "end"),
        LessonStep(21, "free"),
    )

    def hint(self, scene: Scene[ForGetItView], code: str, choice: str) -> str:
        """The action, whether to roll on after it, and why: by the points it brings on average, or by the match."""
        view, say = scene.view, scene.say
        action = decode(code)
        found = prospects(view)
        own = next(prospect for prospect in found if prospect.action == action)
        points = say("points", count=own.stop)
        match action:
            case Stop():
                [rolling] = [other for other in found if isinstance(other.action, RollDice)]
                for_the_match = "" if rolling.best <= own.stop else "-to-win"
                bust = in_plain_numbers(rolling.bust or 0.0, say)
                return say(f"lesson-forgetit-hint-stop{for_the_match}", points=points, bust=bust)
            case Keep(number, dice):
                words = say("lesson-forgetit-hint-keep", count=dice.total, number=number, points=points)
                if dice != view.hand.showing(number):
                    words = f"{words} {say('lesson-forgetit-hint-dice', words=words_of(dice))}"
            case KeepNothing():
                words = say("lesson-forgetit-hint-none")
            case _:
                if view.hand.number is None:
                    return say("hint-roll")
                words = say("lesson-forgetit-hint-roll", points=points)
        return f"{words} {_afterwards(own, say, stops=stops_after(view, action))}"


def _afterwards(own: Prospect, say: Speaker, *, stops: bool) -> str:
    """Advice on rolling on after that: what it promises, and what it risks."""
    best, bust = say("points", count=round(own.best)), in_plain_numbers(own.bust or 0.0, say)
    stopping_is_more = own.best <= own.stop
    if stops:
        return say(f"lesson-forgetit-hint-then-stop{'' if stopping_is_more else '-to-win'}", bust=bust)
    if not own.bust:
        return say("lesson-forgetit-hint-no-risk", best=best)
    if stopping_is_more:
        return say("lesson-forgetit-hint-risk-to-win", bust=bust)
    return say("lesson-forgetit-hint-risk", best=best, bust=bust)

"""The matches of lessons by the rules alone, as far as their scripts go."""

from engine.fair_dice import commitment_to, dice_of
from engine.game import NORMAL, AnyGame
from engine.lesson_script import LEARNER, SEED, LessonScript, ScriptedAct
from engine.match import Match
from engine.transcript import PERSON, Header, computer
from tests.hosted import GAMES

LESSON_SCRIPTS = {key: game.lesson for key, game in GAMES.items() if game.lesson is not None}
"""By the key of the game."""


def begun(script: LessonScript, game: AnyGame, start: str) -> Match:
    """The match as it begins by a press of that id."""
    header = Header(
        game=script.game,
        rules_version=game.spec.rules_version,
        options={**game.spec.default_options(), **script.options},
        seats=script.seats,
        commitment=commitment_to(script.secret),
        seeds=tuple(SEED if seat == LEARNER else None for seat in range(script.seats)),
        players=tuple(PERSON if seat == LEARNER else computer(NORMAL) for seat in range(script.seats)),
    )
    return Match.begin(game, header, dice_of(script.secret, header, header.seeds, start).draw, start)


def after(script: LessonScript, match: Match, act: ScriptedAct) -> Match:
    """The match after that act. Raises IllegalAction."""
    draw = dice_of(script.secret, match.header, match.seeds, act.cause).draw
    return match.act(act.seat, act.code, draw, act.cause)

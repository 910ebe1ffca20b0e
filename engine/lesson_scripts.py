"""The scripts of all lessons, and the search for the presses that a script needs.

``python -m engine.lesson_scripts forgetit`` prints them: each is the first number for which the draws that it causes
are as the script wants them, for the start and for each act. Where a script has not changed, it already has them.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from engine.forgetit.lesson_script import SCRIPT as FORGETIT_SCRIPT
from engine.forgetit.rules import FORGETIT
from engine.game import AnyGame
from engine.kaeseschieben.lesson_script import SCRIPT as KAESESCHIEBEN_SCRIPT
from engine.kaeseschieben.rules import KAESESCHIEBEN
from engine.lesson_script import LessonScript, ScriptedAct, after, begun
from engine.match import Match
from engine.mensch.editions import EINIGKEIT, MENSCH
from engine.mensch.lesson_script import PAIRS_SCRIPT as EINIGKEIT_SCRIPT
from engine.mensch.lesson_script import SCRIPT as MENSCH_SCRIPT
from engine.wiedumir.lesson_script import BOARD
from engine.wiedumir.lesson_script import SCRIPT as WIEDUMIR_SCRIPT
from engine.wiedumir.rules import WieDuMir

LESSON_SCRIPTS: Mapping[str, LessonScript] = {
    script.game: script
    for script in (KAESESCHIEBEN_SCRIPT, FORGETIT_SCRIPT, MENSCH_SCRIPT, EINIGKEIT_SCRIPT, WIEDUMIR_SCRIPT)
}

GAMES: Mapping[str, AnyGame] = {
    game.spec.key: game for game in (KAESESCHIEBEN, FORGETIT, MENSCH, EINIGKEIT, WieDuMir(BOARD))
}
"""The editions that the scripts were made for."""

MOST_TRIES = 60_000


class NothingFound(Exception):
    """No number does what is wanted."""


def search(script: LessonScript, game: AnyGame) -> list[str]:
    """The numbers of the start and of each act. Raises NothingFound."""
    number, match = _first(lambda number: begun(script, game, number), script.brings)
    numbers = [number]
    for act in script.acts:
        tries = partial(_after_press, script, match, act)
        number, match = _first(tries, act.brings)
        numbers.append(number)
    return numbers


def _after_press(script: LessonScript, match: Match, act: ScriptedAct, number: str) -> Match:
    return after(script, match, replace(act, cause=number))


def _first(tries: Callable[[str], Match], brings: Callable[[Any], bool]) -> tuple[str, Match]:
    for number in map(str, range(1, MOST_TRIES)):
        match = tries(number)
        if brings(match.state):
            return number, match
    raise NothingFound


def main(games: list[str]) -> None:
    for key in games or list(LESSON_SCRIPTS):
        sys.stdout.write(f"{key}: {' '.join(search(LESSON_SCRIPTS[key], GAMES[key]))}\n")


if __name__ == "__main__":
    main(sys.argv[1:])

"""The scripts of all lessons, and the search for the presses that a script needs.

``python -m engine.lesson_scripts forgetit`` prints them: each is the first number for which the draws that it causes
are as the script wants them. Where a script has not changed, these are the numbers that it already has.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import replace
from itertools import count, islice

from engine.forgetit.lesson_script import SCRIPT as FORGETIT_SCRIPT
from engine.forgetit.rules import FORGETIT
from engine.game import AnyGame
from engine.kaeseschieben.lesson_script import SCRIPT as KAESESCHIEBEN_SCRIPT
from engine.kaeseschieben.rules import KAESESCHIEBEN
from engine.lesson_script import LessonScript, after, begun
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


def search(script: LessonScript, game: AnyGame) -> tuple[str, tuple[tuple[str, str], ...]]:
    """The start's number, and the code and the number of each act. Raises NothingFound."""
    start, match = _first_start(script, game)
    acts = []
    for place, act in enumerate(script.acts):
        codes = [game.encode(action) for action in game.legal_actions(match.state, act.seat)]
        fitting = [code for code in codes if code.startswith(act.code)]
        if not fitting:
            raise NothingFound(f"act {place}: {act.code}, possible are {codes}")
        for number in islice(count(1), MOST_TRIES):
            tried = replace(act, code=fitting[-1], cause=str(number))
            found = after(script, match, tried)
            if act.brings(found.state):
                break
        else:
            raise NothingFound(f"act {place}: {act.code}")
        acts.append((tried.code, tried.cause))
        match = found
    return start, tuple(acts)


def _first_start(script: LessonScript, game: AnyGame) -> tuple[str, Match]:
    for number in islice(count(1), MOST_TRIES):
        match = begun(script, game, str(number))
        if script.brings(match.state):
            return str(number), match
    raise NothingFound("the start")


def main(games: list[str]) -> None:
    for key in games or list(LESSON_SCRIPTS):
        try:
            start, acts = search(LESSON_SCRIPTS[key], GAMES[key])
        except NothingFound as error:
            sys.stdout.write(f"{key}: {error!r}\n")
            continue
        listed = "".join(f'    ("{code}", "{cause}"),\n' for code, cause in acts)
        sys.stdout.write(f'# {key}\n_START = "{start}"\n_FOUND = (\n{listed})\n')


if __name__ == "__main__":
    main(sys.argv[1:])

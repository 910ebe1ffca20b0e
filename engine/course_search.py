"""Finds the presses that a lesson's course needs: ``python -m engine.course_search forgetit`` prints them.

Each is the first number for which the draws that it causes are as the course wants them. Where a course and what it
wants have not changed, the numbers found are those that it has.
"""

from __future__ import annotations

import sys
from dataclasses import replace
from itertools import count, islice

from engine.course import Course, after, begun
from engine.courses import COURSES, GAMES
from engine.game import AnyGame
from engine.match import Match

MOST_TRIES = 60_000


class NothingFound(Exception):
    """No number does what is wanted."""


def search(course: Course, game: AnyGame) -> tuple[str, tuple[tuple[str, str], ...]]:
    """The start's number, and the code and the number of each act. Raises NothingFound."""
    start, match = _first_start(course, game)
    acts = []
    for place, act in enumerate(course.acts):
        codes = [game.encode(action) for action in game.legal_actions(match.state, act.seat)]
        fitting = [code for code in codes if code.startswith(act.code)]
        if not fitting:
            raise NothingFound(f"act {place}: {act.code}, possible are {codes}")
        for number in islice(count(1), MOST_TRIES):
            tried = replace(act, code=fitting[-1], cause=str(number))
            found = after(course, match, tried)
            if act.brings(found.state):
                break
        else:
            raise NothingFound(f"act {place}: {act.code}")
        acts.append((tried.code, tried.cause))
        match = found
    return start, tuple(acts)


def _first_start(course: Course, game: AnyGame) -> tuple[str, Match]:
    for number in islice(count(1), MOST_TRIES):
        match = begun(course, game, str(number))
        if course.brings(match.state):
            return str(number), match
    raise NothingFound("the start")


def main(games: list[str]) -> None:
    for key in games or list(COURSES):
        try:
            start, acts = search(COURSES[key], GAMES[key])
        except NothingFound as error:
            sys.stdout.write(f"{key}: {error!r}\n")
            continue
        listed = "".join(f'    ("{code}", "{cause}"),\n' for code, cause in acts)
        sys.stdout.write(f'# {key}\n_START = "{start}"\n_FOUND = (\n{listed})\n')


if __name__ == "__main__":
    main(sys.argv[1:])

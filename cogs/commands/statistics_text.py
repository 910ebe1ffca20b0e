"""Somebody's statistics in lines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cogs.games.result import medal
from cogs.wording.plain_numbers import signed
from engine.statistics import Statistic
from host.results.statistics import OPPONENTS, Score, Statistics
from localization.catalog import Speaker
from store.rows import Opponent

_PLACES = 4
"""Places that are shown."""

_SIGNED = frozenset({"by-dice", "by-choice"})
"""Numbers that say how much something differs from what was to be expected."""


def summary_lines(statistics: Statistics, say: Speaker) -> Iterator[str]:
    """How often they played and won, at which places they came in, and how long they won in a row."""
    score = statistics.with_people
    if score.matches:
        yield say("statistics-with-people", matches=score.matches, wins=score.wins, percent=_percent(score))
        places = sorted(statistics.places.items())[:_PLACES]
        yield " · ".join(say("statistics-place", place=medal(place), count=count) for place, count in places)
        if statistics.longest_streak:
            yield say("statistics-streak", streak=statistics.streak, longest=statistics.longest_streak)
    score = statistics.with_computers
    if score.matches:
        yield say("statistics-with-computers", matches=score.matches, wins=score.wins)


def games_lines(statistics: Statistics, known: Sequence[str], say: Speaker) -> Iterator[str]:
    """Which games they played, and their favourite if there is one; of ``known`` ones, since others have no name."""
    games = {key: count for key, count in statistics.games.items() if key in known}
    if not games:
        return
    ranked = sorted(games.items(), key=lambda game: (-game[1], known.index(game[0])))
    if len(ranked) > 1 and ranked[0][1] > ranked[1][1]:
        yield say("statistics-favourite", game=say(f"game-{ranked[0][0]}"))
    named = (say("statistics-game", game=say(f"game-{key}"), count=count) for key, count in ranked)
    yield say("statistics-games", games=" · ".join(named))


def opponent_lines(opponents: Sequence[Opponent], say: Speaker) -> Iterator[str]:
    """A list of the most frequent ones. They are mentioned, which notifies nobody."""
    if opponents:
        yield say("statistics-opponents")
    for opponent in opponents[:OPPONENTS]:
        level = opponent.matches - opponent.ahead - opponent.behind
        yield "- " + say(
            "statistics-opponent",
            name=f"<@{opponent.person_id}>",
            matches=opponent.matches,
            ahead=opponent.ahead,
            behind=opponent.behind,
            level=level,
        )


def facts_lines(statistics: Statistics, facts: Sequence[Statistic], text_key: str, say: Speaker) -> Iterator[str]:
    """What they did; what never happened is left out."""
    for fact in facts:
        number = statistics.facts.numbers.get(fact.name, 0)
        if not number:
            continue
        shown = signed(number) if fact.name in _SIGNED else number
        yield "- " + say(
            f"statistics-{text_key}-{fact.name}", count=shown, average=_average(number, statistics.counted, say)
        )


def _average(number: int, matches: int, say: Speaker) -> str:
    """In parentheses; nothing where there is one match only."""
    if matches < 2:
        return ""
    each = say("decimal", number=round(number / matches, 1)).replace("-", "−")
    return f" {say('statistics-average', each=each)}"


def _percent(score: Score) -> int:
    return round(100 * score.wins / score.matches)

"""The account of a match in a few lines that anybody understands, and the figures behind them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from cogs.faces.face import GameFace
from cogs.faces.lesson import told_reason
from cogs.faces.scene import Scene, at_step
from cogs.wording.plain_numbers import percent_luckier, signed
from engine.analysis import Account, Analysis, cost_of_decision, level_of
from engine.comparison import Comparison
from engine.game import Seat
from engine.luck import FEWEST_TRIES
from engine.replay import ReplayStep
from render.chance_curve import Mark

WORTH_SAYING = 0.02
"""A decision that cost less is no moment to learn from."""

_MATTERS = 0.05
"""Points of the chance to win from which luck or play has had a part in the result."""

_WON = 0.99
_LUCKY, _VERY_LUCKY = 70, 90
"""Luckier than that many in a hundred; less lucky likewise."""

_MOST_NAMED = 4
"""Of more sides, the luckiest and the unluckiest are named."""

_MOST_POINTS = 100
_MOST_IN_FULL = 8
"""Of more sides, a message has room for a line each."""


def match_story(
    face: GameFace[Any], scene: Scene[Any], analysis: Analysis, turned: ReplayStep, costliest: Comparison | None
) -> list[str]:
    """At most seven lines; ``turned`` is the step of the turning point, ``costliest`` compares the first moment."""
    return list(_story(face, scene, analysis, turned, costliest))


def _story(
    face: GameFace[Any], scene: Scene[Any], analysis: Analysis, turned: ReplayStep, costliest: Comparison | None
) -> Iterator[str]:
    say, table = scene.say, scene.table
    sides = table.edition.sides(len(table.seats))
    accounts = list(zip(analysis.accounts, sides, strict=True))
    account, side = max(accounts, key=lambda each: each[0].result)
    if account.resigned:
        chance = round(100 * (account.result - account.resigned))
        yield say("analysis-won-resigned", name=_side_name(side, scene), chance=chance)
    elif account.result >= _WON:
        yield say(f"analysis-won-{_cause(account)}", name=_side_name(side, scene))
    else:
        yield say("analysis-stopped", name=_side_name(side, scene), chance=round(100 * account.result))
    yield say("analysis-lucky", told=_told_luck(accounts, scene))
    if (best := _best_play(accounts, scene)) is not None:
        yield say("analysis-best", name=best)
    moment = analysis.moments[0] if analysis.moments and analysis.moments[0].cost >= WORTH_SAYING else None
    at_moment = moment is not None and moment.records == analysis.turning_point
    if not at_moment and turned.number + 1 < turned.total:
        yield say("analysis-turned", step=turned.number + 1, what=_told_step(face, scene, turned))
    if moment is not None and costliest is not None:
        before = at_step(scene, costliest.before)
        key = "analysis-costliest-turned" if at_moment else "analysis-costliest"
        name, cost = scene.seat_name(moment.seat), round(100 * moment.cost)
        yield say(key, name=name, cost=cost, step=costliest.before.number + 1)
        played, better = (face.choice(before, code) for code in (moment.played, moment.better))
        yield say("analysis-instead", played=played, better=better)
        if costliest.reason is not None:
            yield f"💡 {told_reason(costliest.reason, before)}"


def _cause(account: Account) -> str:
    """Cause of a win: the dice or the side's play beside that of the others."""
    play = account.choices + account.others
    if account.luck <= -_MATTERS:
        return "against-luck"
    if play <= _MATTERS:
        return "luck"
    return "both" if account.luck >= _MATTERS else "play"


def _told_luck(accounts: Sequence[tuple[Account, Sequence[Seat]]], scene: Scene[Any]) -> str:
    """A word for each side, the luckiest first; one for all where it is the same."""
    named = sorted(accounts, key=lambda each: -_percent(each[0]))
    if len(named) > _MOST_NAMED:
        named = [named[0], named[-1]]
    words = [scene.say(f"analysis-luck-{_luck(_percent(account))}") for account, _ in named]
    if len(set(words)) == 1:
        return words[0]
    return " · ".join(f"{_side_name(side, scene)} {word}" for (_, side), word in zip(named, words, strict=True))


def _luck(percent: int) -> str:
    word = "lucky" if percent > 50 else "unlucky"
    away = 50 + abs(percent - 50)
    return f"very-{word}" if away >= _VERY_LUCKY else word if away >= _LUCKY else "as-expected"


def _percent(account: Account) -> int:
    return percent_luckier(account.luck / account.spread) if account.spread else 50


def _best_play(accounts: Sequence[tuple[Account, Sequence[Seat]]], scene: Scene[Any]) -> str | None:
    """The side whose decisions cost least; None where there is nobody to compare."""
    judged = [
        (cost_of_decision([account]), _side_name(side, scene))
        for account, side in accounts
        if account.decisions >= FEWEST_TRIES and set(side).isdisjoint(scene.table.resigned)
    ]
    return min(judged)[1] if len(judged) > 1 else None


def _told_step(face: GameFace[Any], scene: Scene[Any], step: ReplayStep) -> str:
    then = at_step(scene, step)
    turns = face.telling.turns([event for events in then.recent for event in events])
    return face.telling.tell(turns[-1], then, full=False) if turns else ""


def mark_of(analysis: Analysis, sides: Sequence[Sequence[Seat]]) -> Mark | None:
    """The turning point on the curve, on the line of whom it helped or cost."""
    place = sum(point.records <= analysis.turning_point for point in analysis.curve[:-1])
    moment = next((each for each in analysis.moments if each.records == analysis.turning_point), None)
    if moment is not None:
        return Mark(place, next(number for number, side in enumerate(sides) if moment.seat in side))
    at = next((n for n, point in enumerate(analysis.curve) if point.records == analysis.turning_point), None)
    if at is None or not analysis.curve[at].luck:
        return None
    luck = analysis.curve[at].luck
    return Mark(at, luck.index(max(luck)))


def side_sums(account: Account, side: Sequence[Seat], scene: Scene[Any]) -> str:
    """A side's chance at the start and at the end, and each cause's part of the change, in points of that chance."""
    say = scene.say
    name = _side_name(side, scene)
    line = say("analysis-line", name=name, start=round(100 * account.start), result=round(100 * account.result))
    if len(scene.table.seats) > _MOST_IN_FULL:
        return line
    sums = {"luck": account.luck, "others": account.others, "hidden": account.hidden, "rest": account.rest}
    sums["resigned"] = account.resigned
    told = [say(f"analysis-{cause}", change=_points(one)) for cause, one in sums.items() if round(100 * one)]
    if account.decisions and set(side).isdisjoint(scene.table.resigned):
        each = _tenths(100 * account.choices / account.decisions)
        told.insert(1, say("analysis-choices", change=each, count=account.decisions))
        if (level := level_of([account], scene.table.edition)) is not None:
            told.append(say("analysis-level", level=level))
    told.append(say("analysis-luckier", percent=_percent(account)))
    return f"{line}\n-# {' · '.join(told)}"


def _points(change: float) -> str:
    """The change in points, cut where a sum over a long match says no more than much."""
    points = round(100 * change)
    within = max(-_MOST_POINTS, min(_MOST_POINTS, points))
    return signed(points) if within == points else f"{'<' if points < 0 else '>'} {signed(within)}"


def _tenths(number: float) -> str:
    return f"{number:+.1f}".replace("-", "−")


def _side_name(side: Sequence[Seat], scene: Scene[Any]) -> str:
    resigned = f" ({scene.say('row-resigned')})" if set(side) & set(scene.table.resigned) else ""
    return " + ".join(map(scene.seat_name, side)) + resigned

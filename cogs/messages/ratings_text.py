"""Ratings in sentences: "1532 (+18)", and with a question mark as long as they are provisional."""

from __future__ import annotations

from typing import Any

from cogs.games.scene import Scene
from cogs.wording.plain_numbers import signed
from host.results.ratings import SETTLED_AFTER, RatingChange


def ratings_line(changes: tuple[RatingChange, ...], scene: Scene[Any]) -> str:
    """What the match did to everybody's rating who appears, in one line that explains a question mark."""
    each = " · ".join(f"{scene.seat_name(change.seat)} {change_text(change)}" for change in changes)
    line = scene.say("ratings-line", changes=each)
    if any(change.provisional for change in changes):
        line += f" ({scene.say('ratings-provisional', matches=SETTLED_AFTER)})"
    return line


def change_text(change: RatingChange) -> str:
    return f"{points_text(change.after, provisional=change.provisional)} ({signed(change.after - change.before)})"


def points_text(points: int, *, provisional: bool) -> str:
    return f"{points}?" if provisional else str(points)

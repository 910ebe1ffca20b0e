"""Story of a match that is over: what turned it, and for each seat a praise and a tease."""

from typing import NamedTuple

from engine.remarks import Remark
from engine.replay import ReplayStep
from engine.statistics import Highlight

FORMS = 6
"""Sentences of each kind, so that an evening's matches do not read alike."""


class TurningPoint(NamedTuple):
    """Upset with the steps before and after it, to be shown, and the number of ``records`` up to it."""

    told: Highlight
    records: int
    before: ReplayStep
    after: ReplayStep


class Story(NamedTuple):
    """``remarks`` are of each seat one of either tone at most. ``form`` picks their sentences."""

    remarks: tuple[Remark, ...] = ()
    turning_point: TurningPoint | None = None
    form: int = 0


NO_STORY = Story()

"""Dice that fall as a test wants, and matches that begin in mid-game."""

from collections.abc import Callable, Sequence

import pytest

from engine.chance import Chance, ChanceResult, Roll
from engine.fair_dice import FairDice
from engine.game import Options
from engine.mensch.rules import Mensch
from engine.mensch.state import MenschState

Load = Callable[..., None]
Begin = Callable[[Sequence[Sequence[int]]], None]


@pytest.fixture
def dice(monkeypatch: pytest.MonkeyPatch) -> Load:
    """``dice(6, 3)``: the next dice fall so, after those that were asked for before. Then chance is back."""
    values: list[int] = []
    fair = FairDice.draw

    def draw(self: FairDice, index: int, request: Chance) -> ChanceResult:
        if not isinstance(request, Roll) or len(values) < request.dice:
            return fair(self, index, request)
        drawn, values[: request.dice] = tuple(values[: request.dice]), []
        return drawn

    monkeypatch.setattr(FairDice, "draw", draw)

    def load(*more: int) -> None:
        values.extend(more)

    return load


@pytest.fixture
def begin_at(monkeypatch: pytest.MonkeyPatch) -> Begin:
    """Matches begin with these pawns, as progresses."""
    usual = Mensch.new

    def begin(pawns: Sequence[Sequence[int]]) -> None:
        def new(self: Mensch, options: Options, seats: int) -> MenschState:
            return usual(self, options, seats)._replace(pawns=tuple(map(bytes, pawns)))

        monkeypatch.setattr(Mensch, "new", new)

    return begin

"""The last result of a match in several parts: its picture and rows must not say that somebody else has won."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from cogs.games.registry import hosted_games
from cogs.games.scene import Scene
from engine.game import Outcome
from host.table import SeatHolder, Status
from localization.catalog import Language, load_speakers
from render.theme import Theme
from render.wiedumir.samples import sample_over

FACE = hosted_games()["wiedumir"].face


def scene(*, milestones: int) -> Scene[Any]:
    """Two games of five players, of which C won the second, and A and B have the most points in all."""
    table: Any = SimpleNamespace(
        resigned=(),
        ended_by_resignation=False,
        milestones=milestones,
        status=Status.FINISHED,
        outcome=Outcome((1, 1, 5, 4, 3)),
        seats=(SeatHolder(None),) * 5,
    )
    return Scene(table, sample_over(), load_speakers()[Language.ENGLISH], list("VWXYZ"), Theme.DARK)


def rows(scene: Scene[Any], number: int) -> list[tuple[int | None, int | None, str]]:
    return [(row.place, row.seat, row.score) for row in FACE.final_result(scene, number).rows]


def test_w13_the_last_result_has_the_places_and_points_of_the_match() -> None:
    assert rows(scene(milestones=2), 1) == [
        (1, 0, "Σ 11"),
        (1, 1, "Σ 11"),
        (3, 4, "Σ 10"),
        (4, 3, "Σ 9"),
        (5, 2, "Σ 8"),
    ]
    [alt_text] = [picture.alt_text for picture in FACE.draw_result(scene(milestones=2), 1)]
    assert alt_text.splitlines()[0].startswith("1. Computer A (A): 8 chips, ")
    assert alt_text.splitlines()[-1].startswith("5. Computer C (C): 8 chips, ")


def test_the_results_before_it_have_those_of_their_games() -> None:
    assert rows(scene(milestones=3), 1)[0] == (1, 2, "8")

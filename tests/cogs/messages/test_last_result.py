"""The last result of a match in several parts: its picture and rows must not say that somebody else has won."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

from cogs.faces.scene import Scene
from cogs.games.registry import hosted_games
from engine.game import Outcome
from engine.wiedumir.view import Length
from host.table.seats import SeatHolder
from host.table.status import Status
from localization.catalog import Language, load_speakers
from render.theme import Theme
from tests.render.kaeseschieben_samples import sample_middle
from tests.render.wiedumir_samples import sample_over

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
    assert rows(scene(milestones=2), 1) == [(1, 0, "11"), (1, 1, "11"), (3, 4, "10"), (4, 3, "9"), (5, 2, "8")]
    [alt_text] = [picture.alt_text for picture in FACE.draw_result(scene(milestones=2), 1)]
    assert alt_text.splitlines()[0] == "1. Computer A (A): 11 points in all: 3 + 8"
    assert alt_text.splitlines()[-1] == "5. Computer C (C): 8 points in all: 0 + 8"


def test_w13_who_was_home_earlier_in_the_last_game_is_no_note_on_the_match() -> None:
    assert not FACE.final_result(scene(milestones=2), 1).notes
    assert len(FACE.final_result(scene(milestones=3), 1).notes) == 1


def test_k13_the_last_result_says_first_how_many_rounds_each_has_won() -> None:
    view = sample_middle()
    over = replace(view, rounds=3, results=view.results[:1] * 2)
    table: Any = SimpleNamespace(**{**vars(scene(milestones=2).table), "outcome": Outcome((2, 1, 3))})
    face = hosted_games()["kaeseschieben"].face
    [picture] = face.draw_result(replace(scene(milestones=2), view=over, table=table), 1)
    assert picture.alt_text.splitlines()[:2] == [
        "1. Computer B (B): 2 rounds won, 22 points in all. "
        "Last round: 11 points; cheeses: 2 large, 2 medium (1 wormy).",
        "2. Computer A (A): No round won, 14 points in all. "
        "Last round: 7 points; cheeses: 2 large (2 wormy), 3 medium (2 wormy), 2 small.",
    ]


def test_a_match_that_ends_in_its_first_part_is_said_once() -> None:
    view = replace(sample_middle(), rounds=3)
    table: Any = SimpleNamespace(**{**vars(scene(milestones=1).table), "outcome": Outcome((2, 1, 3))})
    face = hosted_games()["kaeseschieben"].face
    [picture] = face.draw_result(replace(scene(milestones=1), view=view, table=table), 0)
    first = picture.alt_text.splitlines()[0]
    assert first == "1. Computer B (B): 11 points; cheeses: 2 large, 2 medium (1 wormy)."

    over = sample_over()
    game = replace(over.results[0], points=over.results[0].chips)
    one = replace(over, length=Length(None, 3), results=(game,))
    [picture] = FACE.draw_result(replace(scene(milestones=1), view=one), 0)
    assert picture.alt_text.splitlines()[0] == "1. Computer B (B): 9 points in all"


def test_the_results_before_it_have_those_of_their_games() -> None:
    assert rows(scene(milestones=3), 1)[0] == (1, 2, "8")

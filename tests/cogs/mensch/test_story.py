"""Events are joined to facts, from whatever record on they are known."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.faces.mensch.story import TELLING, facts_of, tell
from cogs.faces.scene import Scene
from cogs.faces.story import Turn
from cogs.games.registry import hosted_games
from engine.game import Outcome
from engine.mensch.board import LAST_GOAL, PawnId
from engine.mensch.events import (
    CaptureClaimed,
    DieRolled,
    Force,
    PawnMoved,
    SeatFinished,
    StarterFound,
    StartRolled,
    WallFell,
)
from engine.mensch.view import MenschView
from localization.catalog import Language
from tests.cogs.scenes import scene_of
from tests.engine.playing import begin
from tests.render.mensch_samples import sample_end


def test_a_roll_that_waits_for_a_choice_becomes_the_move() -> None:
    rolled, moved = DieRolled(0, 5, 1, 1), PawnMoved(0, PawnId(0, 0), 1, 6)
    assert facts_of([StarterFound(0), rolled]) == [StarterFound(0), rolled]
    assert facts_of([StarterFound(0), rolled, moved]) == [StarterFound(0), moved]


def test_p7_a_claim_between_a_roll_and_its_move_comes_before_the_move() -> None:
    rolled, claimed = DieRolled(0, 2, 1, 1), CaptureClaimed(1, PawnId(0, 0), 12)
    moved = PawnMoved(0, PawnId(0, 1), 36, 38)
    assert facts_of([rolled, claimed]) == [rolled, claimed]
    assert facts_of([rolled, claimed, moved]) == [claimed, moved]


def test_p4_a_wall_falls_before_the_six_is_moved() -> None:
    fell, moved = WallFell(0, 0, (PawnId(1, 0), PawnId(1, 1))), PawnMoved(0, PawnId(0, 0), 0, 1)
    assert facts_of([DieRolled(0, 6, 1, 1), fell, moved]) == [fell, moved]


LINES = {
    Language.ENGLISH: "🟩 **Computer C** rolled 1 for 🔺 **Alexander**: A3 to goal 4; "
    "🔺 **Alexander** has all four pawns home 🏁",
    Language.GERMAN: "🟩 **Computer C** würfelte 1 für 🔺 **Alexander**: A3 auf Zielfeld 4; "
    "🔺 **Alexander** hat alle vier Figuren im Ziel 🏁",
    Language.FRENCH: "🟩 **Ordinateur C** a fait 1 pour 🔺 **Alexander**\xa0: A3 sur la case d’arrivée 4\xa0; "
    "🔺 **Alexander** a ses quatre pions à l’arrivée 🏁",
}


@pytest.mark.parametrize("language", Language)
def test_p8_who_brings_the_partners_last_pawn_home_has_one_line_for_it(language: Language) -> None:
    game = hosted_games()["einigkeit"]
    match = begin(game.editions[-1], seats=4, seed=1, options={"help_partner": True})
    scene = scene_of("einigkeit", match, 2, language)
    events = [DieRolled(2, 1, 1, 1), PawnMoved(2, PawnId(0, 2), LAST_GOAL - 1, LAST_GOAL), SeatFinished(0, 0)]
    turns = game.face.telling.turns(events)
    assert [tell(turn, scene, full=False) for turn in turns] == [LINES[language]]


def test_what_forced_a_computers_move_is_said_only_in_full() -> None:
    """People see why they were not asked; on the board, computers' lines stay short."""
    scene = scene_of("mensch", begin(hosted_games()["mensch"].editions[-1], seats=3, seed=1), 0, Language.ENGLISH)
    turns = {seat: Turn(seat, (PawnMoved(seat, PawnId(seat, 0), 1, 4, reason=Force.ONLY),)) for seat in (0, 2)}
    assert tell(turns[0], scene, full=False) == "🔺 **Alexander** rolled 3: A1 to square 4 (the only move)"
    assert tell(turns[2], scene, full=False) == "🟩 **Computer C** rolled 3: C1 to square 24"
    assert tell(turns[2], scene, full=True) == "🟩 **Computer C** rolled 3: C1 to square 24 (the only move)"


def test_m2_those_who_tie_are_said_to_roll_again() -> None:
    match = begin(hosted_games()["mensch"].editions[-1], seats=3, seed=1)
    scene = scene_of("mensch", match, 0, Language.ENGLISH)
    rolls = [StartRolled(((0, 4), (1, 2), (2, 4))), StartRolled(((0, 3), (2, 6)))]
    turns = TELLING.turns(rolls)
    assert [tell(turn, scene, full=False) for turn in turns] == [
        "🎲 For the first turn: 🔺 **Alexander** 4, 🔷 **Bo** 2, 🟩 **Computer C** 4. "
        "A tie: 🔺 **Alexander** and 🟩 **Computer C** roll again.",
        "🎲 For the first turn: 🔺 **Alexander** 3, 🟩 **Computer C** 6.",
    ]


def resigned_scene(view: MenschView, resigned: tuple[int, ...], outcome: Outcome | None = None) -> Scene[Any]:
    scene = scene_of("mensch", begin(hosted_games()["mensch"].editions[-1], seats=4, seed=1), 0, Language.ENGLISH)
    table: Any = SimpleNamespace(**{**vars(scene.table), "resigned": resigned, "outcome": outcome})
    return replace(scene, table=table, view=view)


def test_a_seat_that_was_given_up_takes_no_place_from_the_others() -> None:
    scene = resigned_scene(sample_end()._replace(places=(), finished=(1, 3, 0)), (1,))
    finished = [SeatFinished(1, 1), SeatFinished(3, 2)]
    turns = [Turn(seat.seat, (DieRolled(seat.seat, 1, 1, 1), seat)) for seat in finished]
    assert [tell(turn, scene, full=False).rpartition(" rolled ")[2] for turn in turns] == [
        "all four pawns home 🏁",
        "all four pawns home, place 1 🏁",
    ]


def test_the_board_of_a_match_that_is_over_has_its_places() -> None:
    places = sample_end().places
    last = tuple(4 if place == 1 else place - 1 for place in places)
    winner = places.index(1)
    scene = resigned_scene(sample_end(), (winner,), Outcome(last))
    in_words = hosted_games()["mensch"].face.position(scene)
    assert f"4. {scene.names[winner]}" in in_words
    assert f"1. {scene.names[winner]}" not in in_words

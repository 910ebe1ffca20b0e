"""Trophies: each is earned exactly at its bounds, and what they rest on is counted from a match's events."""

import json

import pytest

from engine.game import Event
from engine.long_work import deeds
from engine.match import Match
from engine.mensch.board import PawnId
from engine.mensch.events import DieRolled, PawnMoved, SeatFinished
from engine.trophies import OF_A_PERSON, OF_ANY_MATCH, Trophy, record_numbers
from tests.engine.playing import begin
from tests.hosted import EDITIONS, GAMES
from tests.records.frozen import FOLDER, transcript_of

EVERY = {trophy.name: trophy for game in GAMES.values() for trophy in (*game.trophies, *OF_ANY_MATCH, *OF_A_PERSON)}


@pytest.mark.parametrize("trophy", EVERY.values(), ids=EVERY)
def test_each_trophy_is_earned_at_its_bounds_and_just_missed_beside_them(trophy: Trophy) -> None:
    exact = {**trophy.most, **trophy.least}
    assert trophy.is_earned(exact)
    for name in exact:
        bounds = ((trophy.least, -1), (trophy.most, 1))
        assert not trophy.is_earned({number: value for number, value in exact.items() if number != name})
        for missed in [{**exact, name: bound[name] + beside} for bound, beside in bounds if name in bound]:
            assert not trophy.is_earned(missed), missed


def test_mensch_counts_the_lost_pawn_the_dry_rolls_and_how_far_the_others_were() -> None:
    game = GAMES["mensch"]
    first, second = PawnId(0, 0), PawnId(1, 0)
    events: list[Event] = [
        *(DieRolled(0, value, 1, 3) for value in (6, 6, 1, 2, 3)),
        PawnMoved(0, first, 35, 40),
        PawnMoved(1, second, 1, 10, captured=(first,)),
        PawnMoved(1, second, 38, 43),
        SeatFinished(0, 1),
        PawnMoved(1, PawnId(1, 1), 39, 42),
    ]
    found = game.find_deeds(begin(game, seats=2, seed=1).view(None), events)
    assert (found["farthest-lost"][0], found["without-six"][0], found["odds"][0]) == (40, 3, 36)
    assert (found["others-home"][0], found["others-farthest"][0]) == (1, 43), "what came after the win is not counted"


@pytest.mark.parametrize(
    "file",
    [
        "mensch-1/2-seats",
        "einigkeit-1/no-claims",
        "kaeseschieben-1/2-seats",
        "wiedumir-1/2-seats",
        "forgetit-1/2-seats-perfect",
    ],
)
def test_the_numbers_of_a_match_follow_from_its_record(file: str) -> None:
    transcript = transcript_of(json.loads((FOLDER / f"{file}.json").read_text(encoding="utf-8")))
    game = EDITIONS.of(transcript.header)
    outcome = Match.fold(game, transcript).outcome
    assert outcome is not None
    # These depend on the match, or on when it was.
    beside = {"days", "luck", "margin", "behind", "points"}
    known = {name for trophy in (*OF_ANY_MATCH, *game.trophies) for name in (*trophy.least, *trophy.most)}
    for seat, numbers in enumerate(deeds(game, transcript)):
        assert numbers["place"] == outcome.places[seat]
        assert 0 <= numbers["lowest"] <= numbers["highest"] <= 100
        assert known - beside <= numbers.keys(), "a trophy that nobody can earn"
        assert set(record_numbers(game.records, numbers, 9, 20)) <= set(game.records)

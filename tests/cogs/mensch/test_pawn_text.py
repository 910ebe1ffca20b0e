"""Pawns and fields as people type them."""

import pytest

from cogs.faces.mensch.pawn_text import complete_claim, complete_move, read_claim, read_move
from engine.mensch.board import PawnId
from engine.mensch.events import Obstacle
from engine.mensch.view import Destination, Phase
from host.refusal import Refused
from localization.catalog import Language, load_speakers
from tests.render.mensch_samples import sample_choice, sample_walls

SPEAKERS = load_speakers()
ENGLISH, GERMAN, FRENCH = (SPEAKERS[language] for language in (Language.ENGLISH, Language.GERMAN, Language.FRENCH))

CHOICE = sample_choice()
"""B1 may go to the third goal square, B2 to square 35, B3 to square 4."""


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("B2", "move:2"),
        ("b2", "move:2"),
        (" b 2 ", "move:2"),
        ("🔷 B2", "move:2"),
        ("2", "move:2"),
        ("#2", "move:2"),
        ("35", "move:2"),
        ("square 35", "move:2"),
        ("field 35", "move:2"),
        ("Feld 35", "move:2"),
        ("case 35", "move:2"),
        ("f35", "move:2"),
        ("square 4", "move:3"),
        ("Goal 3", "move:1"),
    ],
)
def test_a_pawn_or_where_it_goes(typed: str, code: str) -> None:
    assert read_move(CHOICE, typed, ENGLISH) == code


def test_a_number_up_to_four_is_a_pawn_before_it_is_a_square() -> None:
    with pytest.raises(Refused, match="pawn-needs-six") as refused:
        read_move(CHOICE, "4", ENGLISH)
    assert refused.value.values["pawn"] == "B4", "its whole name, as everywhere else"


def test_goals_are_read_in_the_persons_language() -> None:
    assert read_move(CHOICE, "Zielfeld 3", GERMAN) == "move:1"
    assert read_move(CHOICE, "arrivée 3", FRENCH) == "move:1"


@pytest.mark.parametrize("typed", ["", "B5", "E1", "41", "0", "x", "٣", "²", "goal 5", "12 3", "-2", "🧀", "b2b3"])
def test_what_cannot_be_read_is_said(typed: str) -> None:
    with pytest.raises(Refused, match="pawn-unreadable"):
        read_move(CHOICE, typed, ENGLISH)


@pytest.mark.parametrize("typed", ["36", "square 36", "Feld 36", "goal 2", "5"])
def test_a_place_that_the_number_does_not_reach_is_no_riddle(typed: str) -> None:
    with pytest.raises(Refused, match="place-not-reached"):
        read_move(CHOICE, typed, ENGLISH)


def test_any_pawn_of_those_on_one_place_stands_for_all() -> None:
    pawns = ((12, 0, 42, 0), (38, 0, 0, 0), *CHOICE.pawns[2:])
    entering = CHOICE._replace(
        pawns=pawns,
        destinations=(Destination(PawnId(1, 1), 0, 1, (), wall=False),),
        obstacles=(Obstacle.BASE_FIRST, None, Obstacle.ALIKE, Obstacle.ALIKE),
    )
    assert [read_move(entering, typed, ENGLISH) for typed in ("B2", "B3", "4")] == ["move:2"] * 3


def test_foreign_pawns_are_refused() -> None:
    with pytest.raises(Refused, match="pawn-not-yours"):
        read_move(CHOICE, "A2", ENGLISH)


def test_before_the_roll_the_rules_say_why_nothing_moves() -> None:
    to_roll = sample_walls()
    assert to_roll.phase is Phase.TO_ROLL
    assert read_move(to_roll, "35", ENGLISH) == "move:1"
    assert complete_move(to_roll, "", ENGLISH) == []


def test_completion_finds_pawns_fields_and_what_happens() -> None:
    assert [value for _, value in complete_move(CHOICE, "", ENGLISH)] == ["B1", "B2", "B3"]
    assert [value for _, value in complete_move(CHOICE, "B3", ENGLISH)] == ["B3"]
    assert [value for _, value in complete_move(CHOICE, "capt", ENGLISH)] == ["B3"]
    assert complete_move(CHOICE, "b3", ENGLISH) == [("B3: 39 → square 4, captures D1", "B3")]
    assert complete_move(CHOICE, "nonsense", ENGLISH) == []


NAMED = sample_walls()._replace(viewer=2)
"""C may claim: any pawn may be named that stood on the loop, but for B1, which moved."""


def test_claims() -> None:
    assert read_claim(NAMED, "B3") == "claim:3"
    assert read_claim(NAMED, "2") == "claim:2"
    assert complete_claim(NAMED, "b2", ENGLISH) == [("claim B2: square 12", "claim B2")]
    assert [value for _, value in complete_claim(NAMED, "", ENGLISH)] == ["claim B2", "claim B3"]
    with pytest.raises(Refused, match="claim-which"):
        read_claim(NAMED, "")
    for typed in ("A2", "B1", "1"):
        with pytest.raises(Refused, match="claim-other-pawn"):
            read_claim(NAMED, typed)
    for typed in ("x", "22", "²"):
        with pytest.raises(Refused, match="claim-unreadable"):
            read_claim(NAMED, typed)


@pytest.mark.parametrize("typed", ["", "B2", "x"])
def test_people_with_nothing_to_claim_hear_that_first(typed: str) -> None:
    for view in (CHOICE, NAMED._replace(viewer=3), NAMED._replace(viewer=1), NAMED._replace(viewer=None)):
        with pytest.raises(Refused, match="no-claim"):
            read_claim(view, typed)
        assert complete_claim(view, "", ENGLISH) == []

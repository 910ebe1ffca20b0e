"""Every fact of Wie Du mir … has its sentence in every language, and long stories keep their end."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cogs.games.wiedumir.story import Teller, gather, tell_lately
from engine.game import Event
from engine.wiedumir import events
from engine.wiedumir.actions import ChooseSeat
from engine.wiedumir.board import GOAL, START, Pawn
from engine.wiedumir.cards import Card
from engine.wiedumir.events import (
    CardDecided,
    CardDrawn,
    CardWaits,
    CardWithoutEffect,
    ChipsGiven,
    ChipsPaid,
    ChipsSwapped,
    ChipsTaken,
    DieRolled,
    GameBegan,
    GameScored,
    Hindrance,
    LimitStruck,
    MatchDecided,
    MoveForgone,
    PawnArrived,
    PawnMoved,
    PileShuffled,
    WaitingCardActed,
)
from engine.wiedumir.view import Phase
from localization.catalog import Language, load_speakers
from render.wiedumir.samples import sample_moving

SPEAKERS = load_speakers()
NAMES = ["Anna", "Ben", "Chloé", "Dora", "Emil"]
PAWN = Pawn(1, 0)

FACTS: tuple[Event, ...] = (
    GameBegan(1, 0),
    GameBegan(2, 0),
    DieRolled(0, 3),
    PawnMoved(0, PAWN, START, 3, None, False),
    PawnMoved(0, PAWN, 12, GOAL, None, True),
    PawnMoved(0, PAWN, 12, 3, Card.SHIFT, False),
    *(kind(0, amount, 3, None) for kind in (ChipsTaken, ChipsPaid) for amount in (3, 1, 0)),
    MoveForgone(0),
    ChipsGiven(0, 1, 1, Card.GIVE_FIVE),
    ChipsSwapped(0, 1, (3, 7), Card.SWAP),
    ChipsSwapped(0, 1, None, Card.SWAP),
    LimitStruck(0, 7),
    PileShuffled(22),
    CardDrawn(1, PAWN, Card.FINE, 3),
    CardDecided(1, Card.SWAP, ChooseSeat(0), True),
    *(CardWithoutEffect(1, Card.FINE, hindrance) for hindrance in Hindrance),
    CardWaits(1, Card.TOLL),
    PawnArrived(PAWN, False, False),
    PawnArrived(PAWN, True, False),
    PawnArrived(PAWN, True, True),
    WaitingCardActed(Card.TOLL, 1),
    GameScored(1, (3, 4), (2, 1), False),
    GameScored(1, (4, 4), (1, 1), True),
    MatchDecided((1,), (3, 4)),
    MatchDecided((0, 1), (4, 4)),
)


@pytest.mark.parametrize("language", Language)
def test_every_fact_has_a_sentence_of_its_own(language: Language) -> None:
    teller = Teller(sample_moving(), SPEAKERS[language], NAMES)
    told = [teller.tell(fact) for fact in gather(FACTS)]
    assert all(told)
    assert len(set(told)) == len(told)


def test_no_kind_of_fact_is_forgotten() -> None:
    kinds = {
        kind
        for kind in vars(events).values()
        if isinstance(kind, type) and issubclass(kind, Event) and kind.__module__ == events.__name__
    }
    assert {type(fact) for fact in FACTS} == kinds


def test_an_answer_is_told_by_what_comes_of_it() -> None:
    teller = Teller(sample_moving(), SPEAKERS[Language.ENGLISH], NAMES)
    assert teller.tell(CardDecided(1, Card.SWAP, ChooseSeat(0), False)) == ""


@pytest.mark.parametrize(
    ("language", "lost", "got"),
    [
        (Language.GERMAN, "gibt die letzten 3 Chips zurück (4 sollten es sein).", "bekommt den letzten Chip aus"),
        (Language.ENGLISH, "gives back the last 3 chips (4 were due).", "gets the last chip of the supply"),
        (Language.FRENCH, "rend ses 3 derniers jetons (au lieu de 4).", "reçoit le dernier jeton de la réserve"),
    ],
)
def test_who_pays_all_there_is_is_told_that_it_is_gone(language: Language, lost: str, got: str) -> None:
    teller = Teller(sample_moving(), SPEAKERS[language], NAMES)
    assert lost in teller.tell(ChipsPaid(0, 3, 4, None))
    assert got in teller.tell(ChipsTaken(0, 1, 3, None))


def test_a_chip_instead_of_a_move_is_one_sentence() -> None:
    """W16."""
    facts = (DieRolled(0, 1), MoveForgone(0), ChipsTaken(0, 1, 1, None), LimitStruck(0, 7))
    story = tell_lately([facts], sample_moving(), SPEAKERS[Language.ENGLISH], NAMES)
    assert story.count("chip instead of moving") == 1
    assert "gets" not in story
    assert "too many" in story


def test_gifts_for_one_card_are_one_sentence() -> None:
    gifts = [
        ChipsGiven(0, 1, 2, Card.GIVE_FIVE),
        ChipsGiven(0, 2, 3, Card.GIVE_FIVE),
        ChipsGiven(1, 2, 3, Card.COLLECT),
    ]
    story = tell_lately([(DieRolled(0, 1), *gifts)], sample_moving(), SPEAKERS[Language.ENGLISH], NAMES)
    assert story.splitlines() == [
        "- 🎲 🔺 **Anna** rolls a 1.",
        "- 🔺 **Anna** gives 🔷 **Ben** 2 chips, 🟩 **Chloé** 3 chips.",
        "- 🔷 **Ben** gives 🟩 **Chloé** 3 chips.",
    ]


def turns(*seats: int) -> list[tuple[Event, ...]]:
    return [(DieRolled(seat, 2), PawnMoved(seat, PAWN, 3, 5, None, False), ChipsPaid(1, 1, 1, None)) for seat in seats]


def rollers(story: str) -> list[str]:
    """Who rolls in the story, line by line."""
    return [name for line in story.splitlines() if "rolls" in line for name in NAMES if f"**{name}**" in line]


def test_whoever_is_to_roll_is_told_all_since_their_own_roll() -> None:
    view = replace(sample_moving(), phase=Phase.TO_ROLL, turn=1, to_act=1)
    story = tell_lately(turns(0, 1, 2, 3, 4, 0), view, SPEAKERS[Language.ENGLISH], NAMES)
    assert rollers(story) == ["Chloé", "Dora", "Emil", "Anna"]
    assert story.splitlines()[0] == "- 🔷 **Ben** moves 🔷 **B1**: square 3 → square 5."
    assert story.count("**Ben** gives 1 chip back") == 5


def test_whoever_has_rolled_or_drawn_is_told_the_same_and_the_roll() -> None:
    say = SPEAKERS[Language.ENGLISH]
    began = [*turns(1, 2, 3, 4, 0), (DieRolled(1, 3),)]
    moving = replace(sample_moving(), turn=1, to_act=1)
    assert rollers(tell_lately(began, moving, say, NAMES)) == ["Chloé", "Dora", "Emil", "Anna", "Ben"]
    # Emil is asked by a card, two turns after his own.
    asked = replace(sample_moving(), phase=Phase.DECIDING, turn=1, to_act=4)
    assert rollers(tell_lately(began, asked, say, NAMES)) == ["Anna", "Ben"]


def test_who_never_rolled_is_told_all_and_after_the_end_the_last_two_turns() -> None:
    say = SPEAKERS[Language.ENGLISH]
    view = replace(sample_moving(), phase=Phase.TO_ROLL, turn=3, to_act=3)
    assert rollers(tell_lately(turns(0, 1, 2), view, say, NAMES)) == ["Anna", "Ben", "Chloé"]
    over = replace(view, phase=Phase.OVER, turn=None, to_act=None)
    assert rollers(tell_lately(turns(0, 1, 2), over, say, NAMES)) == ["Ben", "Chloé"]


def test_a_long_story_keeps_its_end_and_shows_that_something_is_left_out() -> None:
    say = SPEAKERS[Language.ENGLISH]
    long = [(DieRolled(0, 2), *(LimitStruck(seat % 5, 7) for seat in range(100)), DieRolled(2, 3))]
    for names in (NAMES, ["x" * 60] * 5):
        lines = tell_lately(long, sample_moving(), say, names).splitlines()
        assert lines[0] == "- …"
        assert lines[-1].endswith("rolls a 3.")
        assert sum(map(len, lines)) < 2000
    assert "…" not in tell_lately(turns(0, 1), sample_moving(), say, NAMES)

"""Every fact of Wie du mir … has its sentence in every language, and long stories keep their end."""

from __future__ import annotations

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


def test_the_turn_before_is_told_too_and_of_a_long_story_the_end() -> None:
    say = SPEAKERS[Language.ENGLISH]
    turns = [(DieRolled(seat % 5, 2), PawnMoved(seat % 5, PAWN, 3, 5, None, False)) for seat in range(4)]
    story = tell_lately(turns, sample_moving(), say, NAMES)
    assert "Chloé" in story
    assert "Dora" in story
    assert "Ben**" not in story.replace("B1", "")
    long = [(DieRolled(0, 2), *(LimitStruck(seat % 5, 7) for seat in range(100)), DieRolled(3, 3))]
    lines = tell_lately(long, sample_moving(), say, ["x" * 60] * 5).splitlines()
    assert lines[-1].endswith("rolls a 3.")
    assert sum(map(len, lines)) < 2000

"""Every fact of Wie Du mir … has its words in every language, and a turn is one line."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from itertools import chain
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.faces.scene import Scene
from cogs.faces.wiedumir.face import WieDuMirFace
from cogs.faces.wiedumir.story import clause_of, gather
from engine.game import Event, Seat
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
from engine.wiedumir.view import Phase, WieDuMirView
from localization.catalog import Language, load_speakers
from render.theme import Theme
from render.wiedumir.card_picture import card_text
from render.wiedumir.samples import sample_moving
from tests.render.wiedumir_samples import sample_results

SPEAKERS = load_speakers()
NAMES = ["Anna", "Ben", "Chloé", "Dora", "Emil"]
PAWN = Pawn(1, 0)

FACTS: tuple[Event, ...] = (
    GameBegan(1, 0),
    GameBegan(2, 0),
    DieRolled(0, 3),
    PawnMoved(0, PAWN, START, 3, None, False),
    PawnMoved(0, PAWN, 12, GOAL, None, True),
    PawnMoved(0, PAWN, 12, 7, Card.SHIFT, False),
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


SAID_BY_OTHERS = (DieRolled, CardDecided)
"""A turn's line begins with its roll; an seen is said by what comes of it."""


def scene(
    recent: Sequence[tuple[Event, ...]] = (),
    language: Language = Language.ENGLISH,
    *,
    view: WieDuMirView | None = None,
    names: Sequence[str] = NAMES,
    computers: Collection[Seat] = (),
) -> Scene[WieDuMirView]:
    """A table at which these groups of events have happened; by the sample, seat 2 is to act."""
    view = view or sample_moving()
    to_act = () if view.to_act is None else (view.to_act,)
    seats = [SimpleNamespace(played_by_computer=seat in computers) for seat in range(len(names))]
    table: Any = SimpleNamespace(
        recent=tuple(recent), happened=lambda _since: chain.from_iterable(recent), to_act=to_act, seats=seats
    )
    return Scene(table, view, SPEAKERS[language], names, Theme.DARK)


def story(recent: Sequence[tuple[Event, ...]], **more: Any) -> str:
    return WieDuMirFace().story(scene(recent, **more))


@pytest.mark.parametrize("language", Language)
def test_every_fact_has_words_of_its_own(language: Language) -> None:
    at_table = scene(language=language, view=replace(sample_moving(), results=sample_results()))
    said = [clause_of(fact, at_table) for fact in gather(FACTS) if not isinstance(fact, SAID_BY_OTHERS)]
    assert all(said)
    assert len(set(said)) == len(said)


def test_no_kind_of_fact_is_forgotten() -> None:
    kinds = {
        kind
        for kind in vars(events).values()
        if isinstance(kind, type) and issubclass(kind, Event) and kind.__module__ == events.__name__
    }
    assert {type(fact) for fact in FACTS} == kinds


def test_a_roll_and_an_answer_are_said_by_what_comes_of_them() -> None:
    assert story([(DieRolled(0, 3),)]) == ""
    assert clause_of(CardDecided(1, Card.SWAP, ChooseSeat(0), False), scene()) == ""


def test_what_forced_a_computers_move_is_said_only_in_full() -> None:
    """People see why they were not asked; on the board, computers' lines stay short."""
    moved = PawnMoved(0, PAWN, 12, 13, None, True)
    for_person, for_computer = scene(), scene(computers={0})
    assert clause_of(moved, for_person) == "🔷 **B1** → square 13 (the only move)"
    assert clause_of(moved, for_computer) == "🔷 **B1** → square 13"
    assert clause_of(moved, for_computer, full=True) == "🔷 **B1** → square 13 (the only move)"


def test_a_chip_instead_of_a_move_is_said_once() -> None:
    """W16."""
    facts = (DieRolled(0, 1), MoveForgone(0), ChipsTaken(0, 1, 1, None), LimitStruck(0, 7))
    assert story([facts]) == (
        "🔺 **Anna** rolled 1: takes a chip instead of moving, 💥 🔺 **Anna** has 11 chips, puts 7 back and keeps four"
    )


def test_a_way_to_the_goal_is_said_once() -> None:
    arrived = PawnArrived(PAWN, False, False)
    assert story([(DieRolled(0, 2), PawnMoved(0, PAWN, 13, GOAL, None, False), arrived)]) == (
        "🔺 **Anna** rolled 2: 🏁 🔷 **B1** is in the goal"
    )
    assert story([(DieRolled(0, 2), PawnMoved(0, PAWN, 13, GOAL, None, True), arrived)]) == (
        "🔺 **Anna** rolled 2: 🔷 **B1** → goal (the only move), 🏁 🔷 **B1** is in the goal"
    )


def test_gifts_for_one_card_are_said_together() -> None:
    gifts = [
        ChipsGiven(0, 1, 2, Card.GIVE_FIVE),
        ChipsGiven(0, 2, 3, Card.GIVE_FIVE),
        ChipsGiven(1, 2, 3, Card.COLLECT),
    ]
    assert story([(DieRolled(0, 1), *gifts)]) == (
        "🔺 **Anna** rolled 1: 🔺 **Anna** gives 🔷 **Ben** 2 chips and 🟩 **Chloé** 3 chips, "
        "🟩 **Chloé** takes 3 chips from 🔷 **Ben**"
    )


def test_c13_what_one_card_takes_is_said_together() -> None:
    taken = [ChipsGiven(1, 0, 3, Card.COLLECT), ChipsGiven(2, 0, 1, Card.COLLECT)]
    lines = {
        Language.ENGLISH: "🔺 **Anna** takes 3 chips from 🔷 **Ben** and 1 chip from 🟩 **Chloé**",
        Language.GERMAN: "🔺 **Anna** nimmt 🔷 **Ben** 3 Chips und 🟩 **Chloé** 1 Chip ab",
        Language.FRENCH: "🔺 **Anna** prend 3 jetons à 🔷 **Ben** et 1 jeton à 🟩 **Chloé**",
    }
    for language, line in lines.items():
        assert story([(DieRolled(0, 1), *taken)], language=language).endswith(line)


def test_the_text_of_a_card_is_for_those_who_ask() -> None:
    drawn = [(DieRolled(1, 2), PawnMoved(1, PAWN, 3, 5, None, False), CardDrawn(1, PAWN, Card.FINE, 3))]
    seen = scene(drawn)
    text = card_text(Card.FINE, SPEAKERS[Language.ENGLISH])
    assert text not in WieDuMirFace().story(seen)
    assert text in WieDuMirFace().recap(seen, 2)


def turns(*seats: int) -> list[tuple[Event, ...]]:
    return [(DieRolled(seat, 2), PawnMoved(seat, PAWN, 3, 5, None, False), ChipsPaid(1, 1, 1, None)) for seat in seats]


def rollers(lines: str) -> list[str]:
    """Names of the players whose turns the story recounts, line by line."""
    return [name for line in lines.splitlines() for name in NAMES if f"**{name}** rolled" in line]


def test_the_table_tells_the_latest_two_turns_and_who_asks_reads_all_since_their_own() -> None:
    view = replace(sample_moving(), phase=Phase.TO_ROLL, turn=1, to_act=1)
    answered = turns(0, 1, 2, 3, 4, 0)
    assert rollers(story(answered, view=view)) == ["Emil", "Anna"]
    whole = WieDuMirFace().recap(scene(answered, view=view), 1)
    assert rollers(whole) == ["Chloé", "Dora", "Emil", "Anna"]
    assert whole.splitlines()[0] == "🟩 **Chloé** rolled 2: 🔷 **B1** → square 5, 🔷 **Ben** gives 1 chip back"


def test_an_own_turn_that_computers_have_answered_at_once_comes_first() -> None:
    view = replace(sample_moving(), phase=Phase.TO_ROLL, turn=1, to_act=1)
    answered = scene(turns(0, 1, 2, 3, 4, 0), view=view, computers={0, 2, 3, 4})
    assert rollers(WieDuMirFace().recap(answered, 1)) == ["Ben", "Chloé", "Dora", "Emil", "Anna"]
    waited = scene(turns(0, 1, 2, 3, 4, 0), view=view, computers={0, 2, 3})
    assert rollers(WieDuMirFace().recap(waited, 1)) == ["Chloé", "Dora", "Emil", "Anna"], "Emil waited"


def test_everybody_reads_what_happened_since_their_own_turn() -> None:
    view = replace(sample_moving(), phase=Phase.TO_ROLL, turn=1, to_act=1)
    seen = scene(turns(0, 1, 2, 3, 4, 0), view=view)
    assert rollers(WieDuMirFace().recap(seen, 3)) == ["Emil", "Anna"]
    assert rollers(WieDuMirFace().recap(seen, None)) == ["Chloé", "Dora", "Emil", "Anna"], "as for the seat to act"


def test_of_more_turns_than_a_message_holds_the_oldest_are_counted() -> None:
    view = replace(sample_moving(), phase=Phase.TO_ROLL, turn=2, to_act=2)
    lines = WieDuMirFace().recap(scene(turns(*[0, 1] * 40), view=view), 2).splitlines()
    assert lines[0] == f"-# … and {81 - len(lines)} turns before"
    assert 20 < len(lines) < 80


def test_a_turn_without_end_is_one_line_that_keeps_its_beginning_and_its_end() -> None:
    long = [(DieRolled(0, 2), *(LimitStruck(seat % 5, seat) for seat in range(100)))]
    for names in (NAMES, ["x" * 60] * 5):
        [line] = story(long, names=names).splitlines()
        assert "has 4 chips" in line
        assert "has 103 chips" in line
        assert ", …, " in line
        assert len(line) < 1000


@pytest.mark.parametrize("language", Language)
def test_w2_the_only_pawn_of_a_player_is_not_the_last_of_several_to_arrive(language: Language) -> None:
    one_each = replace(sample_moving(), pawns=((START,),) * len(NAMES))
    arrived, home = PawnArrived(PAWN, False, False), PawnArrived(PAWN, True, False)
    assert clause_of(home, scene(language=language)) != clause_of(arrived, scene(language=language))
    single = scene(language=language, view=one_each)
    assert clause_of(home, single) == clause_of(arrived, single)

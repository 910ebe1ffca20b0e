"""Place in the story of changes among the people of a table: within a turn, between turns, after the last."""

from dataclasses import dataclass

from cogs.faces.story import Telling, Turn, names_in_turns
from engine.game import Event
from host.table.seats import Person
from host.table.table_log import Change, SeatChanged
from localization.catalog import Language, load_speakers

LEFT = SeatChanged(Change.LEFT, 1, Person(2, "Ben"))


@dataclass(frozen=True)
class Fact(Event):
    seat: int | None


class RoundEnded(Fact):
    pass


def turns(*facts: Event) -> list[Turn]:
    return Telling(lambda *_: "", alone=RoundEnded).turns(facts)


def test_within_a_turn_it_stays_in_its_place() -> None:
    assert turns(Fact(0), LEFT, Fact(0)) == [Turn(0, (Fact(0), LEFT, Fact(0)))]
    assert turns(Fact(0), LEFT, Fact(None)) == [Turn(0, (Fact(0), LEFT, Fact(None)))]


def test_between_turns_and_after_the_last_it_stands_alone_and_belongs_to_nobodys_turn() -> None:
    assert turns(Fact(0), LEFT, Fact(1)) == [Turn(0, (Fact(0),)), Turn(None, (LEFT,)), Turn(1, (Fact(1),))]
    assert turns(Fact(0), LEFT) == [Turn(0, (Fact(0),)), Turn(None, (LEFT,))]
    over = RoundEnded(0)
    assert turns(Fact(0), LEFT, over) == [Turn(0, (Fact(0),)), Turn(None, (LEFT,)), Turn(None, (over,))]
    assert turns(LEFT, Fact(0)) == [Turn(None, (LEFT,)), Turn(0, (Fact(0),))]


def test_what_was_done_before_somebody_took_a_seat_over_is_not_theirs() -> None:
    eve = SeatChanged(Change.TOOK_OVER, 1, Person(3, "Eve"), LEFT.person)
    dora = SeatChanged(Change.TOOK_OVER, 0, Person(4, "Dora"))
    said = [Turn(1, (Fact(1),)), Turn(None, (eve,)), Turn(0, (Fact(0),)), Turn(None, (dora,)), Turn(1, (Fact(1),))]
    names = names_in_turns(said, ("Dora", "Eve"), load_speakers()[Language.ENGLISH])
    former = [("Computer A", "Ben"), ("Computer A", "Eve"), ("Computer A", "Eve"), ("Dora", "Eve"), ("Dora", "Eve")]
    assert [tuple(each) for each in names] == former

"""Count of gifts: chips that a card takes from somebody are no gifts of theirs (C12, C13)."""

from engine.wiedumir.cards import Card
from engine.wiedumir.events import ChipsGiven
from engine.wiedumir.statistics import find_highlights, find_statistics
from tests.engine.wiedumir.positions import WIEDUMIR, position

VIEW = WIEDUMIR.view(position([[0, 0], [0, 0], [0, 0]]), None)

GIVEN = [ChipsGiven(0, 1, 5, Card.GIVE_FIVE), ChipsGiven(2, 1, 9, Card.COLLECT), ChipsGiven(2, 0, 9, Card.PASS_ON)]


def test_c12_and_c13_take_from_those_who_do_not_give() -> None:
    facts = find_statistics(VIEW, GIVEN)
    assert [seat.numbers.get("given", 0) for seat in facts] == [5, 0, 0]


def test_c12_and_c13_what_was_taken_is_no_gift_to_who_gets_it() -> None:
    facts = find_statistics(VIEW, GIVEN)
    assert [seat.numbers.get("received", 0) for seat in facts] == [0, 5, 0]


def test_the_most_generous_gave_by_a_card_of_their_own() -> None:
    [generous] = [found for found in find_highlights(VIEW, GIVEN) if found.kind == "generous"]
    assert (generous.seats, generous.values["count"]) == ((0,), 5)

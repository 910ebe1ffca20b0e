"""Secret chips (W15): what a table remembers of them, from public transfers alone, and what it forgets."""

import random
from dataclasses import replace

import pytest

from engine.match import positions
from engine.wiedumir.cards import Card
from engine.wiedumir.chips import CHIPS
from engine.wiedumir.events import ChipsGiven, ChipsPaid, ChipsSwapped, ChipsTaken, LimitStruck
from engine.wiedumir.remembering import MOST, Transfer, after_all, with_seen
from engine.wiedumir.state import WieDuMirState
from engine.wiedumir.worlds import likely_state, sample_state
from tests.engine.playing import begin, play, random_mover
from tests.engine.wiedumir.positions import WIEDUMIR, drawing


def states(seed: int) -> list[WieDuMirState]:
    match = begin(WIEDUMIR, seats=4, seed=seed, options={"no_comparing": True})
    match = play(match, random_mover(random.Random(seed)), seed=seed)
    return [place.state for place in positions(match.game, match.transcript) if WIEDUMIR.to_act(place.state)]


def test_at_first_everything_is_remembered_and_later_not_all() -> None:
    forgotten = 0
    for state in states(1):
        known = likely_state(WIEDUMIR.view(state, 0)).chips
        assert len(state.remembered) <= MOST
        if len(state.remembered) < MOST:
            assert known == state.chips
        else:
            forgotten += known != state.chips
    assert forgotten


def test_it_takes_only_public_events_to_remember_as_much() -> None:
    """Everything remembered in the view is in the events that everybody has seen."""
    match = begin(WIEDUMIR, seats=3, seed=2, options={"no_comparing": True})
    match = play(match, random_mover(random.Random(2)), seed=2)
    seen: tuple[Transfer, ...] = ()
    for place in positions(match.game, match.transcript):
        for event in place.events:
            seen = with_seen(seen, event)
        if WIEDUMIR.outcome(place.state) is None and place.state.game == 1:
            assert WIEDUMIR.view(place.state, None).remembered == seen


def test_where_nothing_is_secret_nothing_needs_to_be_remembered() -> None:
    match = play(begin(WIEDUMIR, seats=3, seed=2), random_mover(random.Random(2)), seed=2)
    assert all(place.state.remembered == () for place in positions(match.game, match.transcript))


def test_what_follows_from_a_transfer_corrects_what_was_supposed() -> None:
    supposed = [5, 5, 5, 5]
    transfers = (
        ChipsPaid(0, 1, 3, None),
        ChipsTaken(1, 4, 4, Card.FILL),
        ChipsGiven(2, 3, 6, Card.COLLECT),
        LimitStruck(3, 7),
        ChipsSwapped(0, 1, None, Card.SWAP),
    )
    assert after_all(supposed, transfers, no_limits=False) == [10, 0, 0, 4]


def test_what_a_card_shows_its_drawer_is_used() -> None:
    """C13 names what can be taken of each, all of it where that is less than four."""
    chips = [48, 3, 4, 4, 0, 1]
    state = drawing(Card.COLLECT, [[3], *[[0]] * 5], chips, no_comparing=True, no_limits=True).state
    view, pick = WIEDUMIR.view(state, 0), random.Random(1).randrange
    for _ in range(20):
        sampled = sample_state(view, pick)
        assert sampled.chips == (48, 3, 4, 4, 0, 1)


@pytest.mark.parametrize("card", [Card.PASS_ON, Card.RAISE])
def test_whom_a_card_offers_its_drawer_is_used(card: Card) -> None:
    """C7 offers those below eight chips, C12 those with two; of the others the drawer knows that they have not."""
    state = drawing(card, [[3], [0], [0], [0]], [5, 9, 1, 3], no_comparing=True, auto_move=False).state
    view, pick = WIEDUMIR.view(state, 0), random.Random(1).randrange
    for _ in range(20):
        assert WIEDUMIR.view(sample_state(view, pick), 0) == view


@pytest.mark.parametrize(("card", "most"), [(Card.RAISE, 7), (Card.PASS_ON, 1)])
def test_whom_a_card_offers_or_leaves_out_has_as_many_as_that_allows(card: Card, most: int) -> None:
    """Whatever was seen before: C7 offers seat 2, which has seven at most; C12 leaves it out, so it has one at most."""
    state = drawing(card, [[3], [0], [0], [0]], [5, 9, 1, 3], no_comparing=True, auto_move=False).state
    view = WIEDUMIR.view(state, 0)
    rich, poor = ((ChipsTaken(2, now - 4, now, Card.FILL),) for now in (9, most))
    assert [likely_state(replace(view, remembered=seen)).chips[2] for seen in (rich, poor)] == [most, most]


@pytest.mark.parametrize(
    ("card", "chips"), [(Card.RAISE, [28, 5, 4, 4, 4, 4, 4, 4]), (Card.PASS_ON, [56, 1, 1, 1, 1, 0, 0, 0])]
)
def test_there_are_never_more_chips_than_sixty(card: Card, chips: list[int]) -> None:
    """C7 leaves poor seats out, too, where the supply cannot raise them; C12 offers those with one if none has two."""
    pawns = [[3], *[[0]] * 7]
    state = drawing(card, pawns, chips, no_comparing=True, no_limits=True, auto_move=False).state
    likely = likely_state(WIEDUMIR.view(state, 0)).chips
    assert likely[0] == chips[0]
    assert sum(likely) <= CHIPS

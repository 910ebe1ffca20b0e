"""Without comparing (W15): whatever somebody else has, views, events and refusals are the same.

Every transfer is public, so a person who forgets nothing can work out everybody's chips. What must not happen is that
anything says them: here the chips are dealt again among the seats, as if the past had been another.
"""

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from engine.game import Event, IllegalAction, Seat
from engine.match import Match
from engine.record_json import export_running
from engine.transcript import Acted, Chanced, Transcript
from engine.wiedumir.actions import Action, ChoosePair, ChooseSeat, MovePawn
from engine.wiedumir.board import GOAL, Pawn
from engine.wiedumir.cards import Card
from engine.wiedumir.cards.deck import rule_of
from engine.wiedumir.events import ChipsSwapped, ChipsTaken, DieRolled, GameScored
from engine.wiedumir.preview import effect_of
from engine.wiedumir.questions import SeatQuestion
from engine.wiedumir.recent import recent_turn
from engine.wiedumir.state import WieDuMirState
from engine.wiedumir.view import Phase
from tests.engine.playing import begin, dice_of, events_since, random_mover
from tests.engine.wiedumir.positions import CLOSED, WIEDUMIR, answered, drawing, position

FROM_COUNTS = [card for card in Card if rule_of(card).from_counts]


def dealt_again(state: WieDuMirState, randomness: random.Random, keep: Seat | None) -> WieDuMirState:
    """The position with other chips for everybody but ``keep``."""
    chips = tuple(own if seat == keep else randomness.randint(0, 7) for seat, own in enumerate(state.chips))
    return replace(state, chips=chips)


def positions(seats: int, seed: int) -> Iterator[WieDuMirState]:
    randomness = random.Random(seed)
    match = begin(WIEDUMIR, seats=seats, seed=seed, options=CLOSED)
    mover, dice = random_mover(randomness), dice_of(seed)
    while not match.over:
        yield match.state
        seat = match.to_act()[0]
        match = match.act(seat, mover(match, seat), dice.draw)


@pytest.mark.parametrize("seats", [2, 3, 5, 8])
def test_w15_no_view_depends_on_what_the_viewer_must_not_know(seats: int) -> None:
    randomness = random.Random(seats)
    compared = 0
    for state in positions(seats, seats):
        drawer = state.drawn.seat if state.drawn is not None else None
        for viewer in (None, *range(seats)):
            if viewer == drawer and drawer is not None:
                continue  # The question that it has to answer may follow from others' chips.
            other = dealt_again(state, randomness, keep=viewer)
            assert WIEDUMIR.view(other, viewer) == WIEDUMIR.view(state, viewer)
            compared += 1
    assert compared > 100


@pytest.mark.parametrize("seats", [2, 4])
def test_w15_what_a_move_tells_is_what_crosses_the_table(seats: int) -> None:
    """Squares that pay, and those that cost what everybody can afford here, tell the same of rich and poor."""
    for rich in (4, 5, 6):
        state = position([[0, 5], *[[0, 0]] * (seats - 1)], [rich] * seats, no_comparing=True)
        plain = position([[0, 5], *[[0, 0]] * (seats - 1)], [4] * seats, no_comparing=True)
        for pawn in (Pawn(0, 0), Pawn(1, 0)):
            assert WIEDUMIR.apply(state, 0, MovePawn(pawn)).events == WIEDUMIR.apply(plain, 0, MovePawn(pawn)).events


def swap(chips: list[int]) -> tuple[WieDuMirState, tuple[Event, ...]]:
    state = drawing(Card.SWAP, [[3, 0], [0, 0], [0, 0]], chips, no_comparing=True).state
    step = answered(state, WIEDUMIR.decode("seat:1"))
    return step.state, step.events


def test_w15_a_swap_goes_from_closed_hand_to_closed_hand() -> None:
    state, events = swap([2, 9, 4])
    other, same = swap([7, 0, 4])
    assert events == same == (ChipsSwapped(0, 1, None, Card.SWAP),)
    turn = recent_turn([(DieRolled(0, 1),), events])
    assert (turn.change(0), turn.change(1), turn.change(2)) == (None, None, 0)
    assert WIEDUMIR.view(state, 2) == WIEDUMIR.view(other, 2)


def test_w15_what_a_short_supply_left_undone_stays_secret() -> None:
    """All see the last chips of the supply go over; how many were still missing would say what the seat had."""
    for card, answer in ((Card.FILL, None), (Card.RAISE, ChooseSeat(1))):
        seat = 1 if answer else 0
        told = []
        for own in (3, 5):
            chips = [own, 55, 0] if seat == 0 else [55, own, 8]
            chips[2 - 2 * seat] += 58 - sum(chips)
            state = position([[2, 0], [0, 0], [0, 0]], chips, pile=(card,), no_comparing=True, no_limits=True)
            step = WIEDUMIR.apply(state, 0, MovePawn(Pawn(0, 0)))
            told.append(answered(step.state, answer).events if answer else step.events[2:])
        assert told[0] == told[1] == (ChipsTaken(seat, 2, None, card),)


@pytest.mark.parametrize("card", FROM_COUNTS)
def test_w15_a_question_that_follows_from_counts_is_for_its_drawer_alone(card: Card) -> None:
    state = drawing(card, [[3, 0], [GOAL, 0], [GOAL, 0], [0, 0]], [4, 4, 4, 4], no_comparing=True).state
    assert state.phase is Phase.DECIDING
    assert WIEDUMIR.view(state, 0).question is not None
    for viewer in (None, 1, 2, 3):
        view = WIEDUMIR.view(state, viewer)
        assert view.question is None
        assert view.drawn is not None
        assert view.to_act == 0
        for seat in range(1, 4):
            assert WIEDUMIR.legal_actions(state, seat) == ()


@pytest.mark.parametrize("card", FROM_COUNTS)
def test_w15_it_is_asked_also_where_one_answer_is_legal(card: Card) -> None:
    """An answer that the rules give would tell onlookers what the drawer could not choose."""
    chips = [2, 1, 0, 9]
    pawns = [[3, 0], [GOAL, 0], [0, 0], [0, 0]]
    if card in (Card.RAISE, Card.PASS_ON):
        pawns, chips = pawns[:3], [2, 1, 8]
    if card is Card.COLLECT:
        chips = [2, 1, 0, 0]
    if card in (Card.GENEROUS, Card.GIVE_FIVE):
        pawns, chips = pawns[:2], [1, 4]
    closed = drawing(card, pawns, chips, no_comparing=True)
    assert len(WIEDUMIR.legal_actions(closed.state, 0)) == 1
    assert (closed.state.phase, closed.events) == (Phase.DECIDING, ())


def refusal_of(state: WieDuMirState, seat: Seat, action: Action) -> str | None:
    try:
        WIEDUMIR.check(state, seat, action)
    except IllegalAction as refused:
        return f"{refused.code} {refused.values}"
    return None


@pytest.mark.parametrize("code", ["roll", "move:0:0", "take", "seat:1", "pair:1:2", "share:0,1,1", "place:1:0:4"])
def test_w15_who_is_not_asked_is_refused_the_same_whatever_others_have(code: str) -> None:
    randomness = random.Random(3)
    action = WIEDUMIR.decode(code)
    for state in positions(3, 9):
        drawer = state.drawn.seat if state.drawn is not None else None
        for seat in range(3):
            if seat != drawer:
                other = dealt_again(state, randomness, keep=seat)
                assert refusal_of(other, seat, action) == refusal_of(state, seat, action)


def test_w15_the_drawer_learns_who_may_be_chosen_and_nothing_more() -> None:
    pawns = [[3, 0], [0, 0], [0, 0]]
    views = [
        WIEDUMIR.view(drawing(Card.RAISE, pawns, [4, *chips], no_comparing=True).state, 0)
        for chips in ((3, 7), (0, 1), (7, 7))
    ]
    assert views[0] == views[1] == views[2]
    assert views[0].question == SeatQuestion((1, 2), drawer=0, refusal="seat-not-first")


def test_w15_a_preview_tells_what_is_printed() -> None:
    for chips in ([0, 10], [9, 1]):
        view = WIEDUMIR.view(position([[11, 0], [6, 0]], chips, no_comparing=True), None)
        lost, won = effect_of(view, Pawn(0, 0), 12), effect_of(view, Pawn(1, 0), 7)
        assert (lost.change, lost.left, lost.limit) == (-4, None, False)
        assert (won.change, won.left, won.limit) == (3, None, False)


def test_w15_the_export_of_a_running_match_holds_decisions_and_public_draws_alone() -> None:
    match = begin(WIEDUMIR, seats=4, seed=5, options=CLOSED)
    dice = dice_of(5)
    mover = random_mover(random.Random(5))
    for _ in range(40):
        seat = match.to_act()[0]
        match = match.act(seat, mover(match, seat), dice.draw)
    exported = export_running(match.transcript)
    assert {key for record in exported["records"] for key in record} == {"seat", "action", "chance", "result"}
    assert exported["records"][0]["result"] is None


def test_the_order_of_the_pile_is_drawn_again_and_nobody_sees_a_difference() -> None:
    """The rest of the pile is shuffled again: the cards that were drawn stay as they were."""
    for seats in (2, 6):
        match = begin(WIEDUMIR, seats=seats, seed=8)
        dice, mover, randomness = dice_of(8), random_mover(random.Random(8)), random.Random(9)
        while not match.over and match.milestones == 0:
            left = len(match.state.pile)
            first = match.records[0]
            assert isinstance(first, Chanced)
            if not any(isinstance(r, Chanced) and r.request.hidden for r in match.records[1:]):
                tail = list(first.result[len(first.result) - left :])
                randomness.shuffle(tail)
                other = Chanced(first.request, (*first.result[: len(first.result) - left], *tail))
                twin = Match.fold(match.game, Transcript(match.header, (other, *match.records[1:])))
                assert twin.recent == match.recent
                assert export_running(twin.transcript) == export_running(match.transcript)
                for viewer in (None, *range(seats)):
                    assert twin.view(viewer) == match.view(viewer)
            seat = match.to_act()[0]
            match = match.act(seat, mover(match, seat), dice.draw)
        assert any(isinstance(event, GameScored) for event in events_since(match, 0))
        assert any(isinstance(record, Acted) for record in match.records)


@pytest.mark.parametrize(
    ("card", "answer"),
    [
        (Card.RAISE, ChooseSeat(1)),
        (Card.SWAP, ChooseSeat(1)),
        (Card.SWAP_OTHERS, ChoosePair(1, 2)),
        (Card.PASS_ON, ChoosePair(1, 2)),
    ],
)
def test_r2_what_has_said_something_of_somebodys_chips_cannot_be_taken_back(card: Card, answer: Action) -> None:
    """Equal numbers, too: who looks after a swap and has as many as before knows what the other one has."""
    secret = drawing(card, [[3, 0], [0, 0], [0, 0], [0, 0]], [4, 4, 4, 4], no_comparing=True).state
    assert WIEDUMIR.reveals(secret, WIEDUMIR.apply(secret, 0, answer))
    everybody_knows = replace(secret, no_comparing=False)
    assert not WIEDUMIR.reveals(everybody_knows, WIEDUMIR.apply(everybody_knows, 0, answer))

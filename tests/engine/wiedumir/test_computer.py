"""The computer players: honest, quick, never stalling, and each of them doing what is obvious to it."""

import random
from dataclasses import replace

import pytest

from engine.game import EASY, HARD, NORMAL
from engine.wiedumir.actions import Action, MovePawn, PlacePawn, TakeChip
from engine.wiedumir.board import GOAL, Pawn
from engine.wiedumir.cards import Card
from engine.wiedumir.cards.deck import cards_for
from engine.wiedumir.players import LEVELS
from engine.wiedumir.state import WieDuMirState
from engine.wiedumir.worlds import unseen_cards
from tests.engine.playing import begin, computer, play
from tests.engine.wiedumir.positions import WIEDUMIR, drawing, position


def chosen(state: WieDuMirState, level: str, seed: int = 1) -> Action:
    """Action of a computer player of that level, which must be legal."""
    [seat] = WIEDUMIR.to_act(state)
    action = WIEDUMIR.choose(WIEDUMIR.view(state, seat), level, random.Random(seed).randrange)
    WIEDUMIR.check(state, seat, action)
    return action


@pytest.mark.parametrize(
    ("level", "seats", "number"), [(EASY, 2, 2), (EASY, 8, 0), (NORMAL, 3, 3), (NORMAL, 5, 1), (HARD, 2, 2)]
)
def test_it_answers_every_question_from_its_view_alone(level: str, seats: int, number: int) -> None:
    """`Match.act` refuses what is illegal. Without comparing, other seats' chips are guessed."""
    variants = {"no_limits": bool(number & 1), "no_comparing": bool(number & 2), "no_measure": True, "auto_move": False}
    match = begin(WIEDUMIR, seats=seats, seed=number, options=variants)
    match = play(match, computer(random.Random(number), level), seed=number, actions=3000)
    assert match.over


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("card", list(Card))
def test_it_answers_every_card(level: str, card: Card) -> None:
    """Without comparing, which leaves most to be guessed."""
    for chips in ([6, 4, 2, 0], [9, 10, 8, 8], [2, 0, 1, 0]):
        state = drawing(card, [[8, 0], [GOAL, 5], [4, 0], [GOAL, 1]], chips, no_comparing=True, auto_move=False).state
        if state.drawn is not None:
            chosen(state, level)


@pytest.mark.parametrize("level", LEVELS)
def test_what_it_does_follows_from_the_view_and_the_picks(level: str) -> None:
    """The pile's order and, without comparing, others' chips are not in the view, so they change nothing."""
    state = position([[2, 0], [5, 0], [7, 0]], [4, 4, 4], roll=1, pile=list(Card), no_comparing=True)
    other = replace(state, pile=state.pile[::-1], chips=(4, 9, 0))
    for seed in range(5):
        assert chosen(state, level, seed) == chosen(state, level, seed) == chosen(other, level, seed)


def test_the_next_card_is_one_that_lies_nowhere_or_any_used_one() -> None:
    state = position([[2, 0], [5, 0], [7, 0]], used=[Card.FINE, Card.GAIN], waiting=[Card.TOLL])
    rest = set(cards_for(3)) - {Card.FINE, Card.GAIN, Card.TOLL}
    assert set(unseen_cards(WIEDUMIR.view(state, 0))) == rest
    state = replace(state, used=tuple(card for card in cards_for(3) if card is not Card.TOLL))
    assert set(unseen_cards(WIEDUMIR.view(state, 0))) == set(state.used)


def test_the_levels_differ() -> None:
    """Easy takes the chip. Normal would rather cost the rival four. Hard makes sure of the win."""
    takes, costs = MovePawn(Pawn(0, 0)), MovePawn(Pawn(1, 0))
    state = position([[0, GOAL], [11, GOAL]], [4, 6], roll=1)
    assert chosen(state, EASY) == takes
    assert chosen(state, NORMAL) == costs
    assert chosen(state, HARD) == costs
    ends = position([[GOAL, GOAL], [12, 14]], [6, 5], roll=1)
    assert {chosen(ends, NORMAL), chosen(ends, HARD)} == {MovePawn(Pawn(1, 1))}


@pytest.mark.parametrize("level", LEVELS)
def test_it_takes_chips_itself(level: str) -> None:
    assert chosen(position([[12, GOAL], [GOAL, 11]], [4, 4], roll=1), level) == MovePawn(Pawn(0, 0))


@pytest.mark.parametrize("level", [NORMAL, HARD])
def test_it_costs_others_theirs(level: str) -> None:
    state = position([[8, GOAL], [11, GOAL]], [4, 5], roll=1)
    assert chosen(state, level) == MovePawn(Pawn(1, 0)), "to -4, not to -3 itself"


@pytest.mark.parametrize("level", [NORMAL, HARD])
def test_it_makes_the_leader_go_over_the_limit(level: str) -> None:
    assert chosen(position([[1, GOAL], [12, GOAL]], [5, 9], roll=1), level) == MovePawn(Pawn(1, 0))


@pytest.mark.parametrize("level", [NORMAL, HARD])
def test_it_swaps_with_the_richest(level: str) -> None:
    state = drawing(Card.SWAP, [[14, GOAL], [GOAL, GOAL], [GOAL, GOAL]], [2, 5, 9]).state
    assert chosen(state, level) == WIEDUMIR.decode("seat:2")


def test_hard_wins_at_once_when_it_can() -> None:
    """One move ends the game; another leaves the lead open."""
    state = position([[GOAL, GOAL], [GOAL, 14]], [6, 5], roll=1)
    assert chosen(state, HARD) == MovePawn(Pawn(1, 1))
    state = drawing(Card.PLACE_OWN, [[14, GOAL], [GOAL, GOAL]], [6, 5]).state
    assert chosen(state, HARD) == PlacePawn(Pawn(0, 0), GOAL)


def test_hard_takes_a_chip_instead_of_losing() -> None:
    state = position([[GOAL, GOAL], [GOAL, 14]], [4, 5], roll=1, no_measure=True)
    assert chosen(state, HARD) == TakeChip()


def test_hard_gives_a_rival_what_brings_it_over_the_limit() -> None:
    """C15, with the game as good as over: 2 chips bring the leader from 9 to 4, and nobody else past the drawer."""
    state = drawing(Card.GENEROUS, [[14, GOAL], [GOAL, GOAL], [GOAL, GOAL], [GOAL, GOAL]], [8, 9, 2, 3]).state
    assert chosen(state, HARD) == WIEDUMIR.decode("share:0,2,0,0")


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("chips", [[40, *[2] * 7], [10, *[5] * 7]])
@pytest.mark.parametrize("card", [Card.GENEROUS, Card.GIVE_FIVE, Card.COLLECT, Card.PLACE_OTHER, Card.SHIFT])
def test_it_answers_cards_with_more_answers_than_can_be_tried(card: Card, chips: list[int], level: str) -> None:
    """C15 has millions of distributions over eight seats, C3 more than a hundred answers."""
    pawns = [[3], *[[square] for square in (2, 5, 7, 8, 10, 13, GOAL)]]
    chosen(drawing(card, pawns, chips, no_limits=True).state, level)

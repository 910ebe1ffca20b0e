"""The computer players: each level better than the one below, honest, quick, and never stalling."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from engine.game import NORMAL
from engine.wiedumir.actions import Action, MovePawn, PlacePawn, TakeChip
from engine.wiedumir.board import GOAL, Pawn
from engine.wiedumir.cards import Card
from engine.wiedumir.cards.deck import cards_for, rule_of
from engine.wiedumir.events import CardDrawn
from engine.wiedumir.players import EASY, HARD, LEVELS
from engine.wiedumir.players.hard import best_share
from engine.wiedumir.players.prospects import Prospects
from engine.wiedumir.players.trial import imagine, unseen_cards
from engine.wiedumir.questions import ShareQuestion
from engine.wiedumir.state import WieDuMirState
from tests.engine.playing import Chooser, begin, computer, play
from tests.engine.wiedumir.positions import WIEDUMIR, drawing, moved, position


def chosen(state: WieDuMirState, level: str, seed: int = 1) -> object:
    """What a computer player of that level does, which must be legal."""
    [seat] = WIEDUMIR.to_act(state)
    action = WIEDUMIR.choose(WIEDUMIR.view(state, seat), level, random.Random(seed).randrange)
    WIEDUMIR.check(state, seat, action)
    return action


def _by_seat(players: list[Chooser]) -> Chooser:
    return lambda match, seat: players[seat](match, seat)


def share_of_wins(upper: str, lower: str, seats: int, games: int) -> float:
    """Every second seat each; which of them begins the round changes from game to game."""
    won = 0.0
    for seed in range(games):
        randomness = random.Random(seed)
        players = [computer(randomness, upper if (seat + seed) % 2 else lower) for seat in range(seats)]
        match = begin(WIEDUMIR, seats=seats, seed=seed)
        match = play(match, _by_seat(players), seed=seed)
        assert match.outcome is not None
        winners = match.outcome.winners
        won += sum((seat + seed) % 2 for seat in winners) / len(winners)
    return won / games


@pytest.mark.parametrize(("upper", "lower"), [(HARD, NORMAL), (HARD, EASY)])
def test_hard_wins_clearly_against_the_others_with_two_seats(upper: str, lower: str) -> None:
    """In longer duels it wins three of four. docs/architecture.md has the figures."""
    assert share_of_wins(upper, lower, seats=2, games=60) > 0.6


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [2, 5, 8])
@pytest.mark.parametrize("number", range(4))
def test_it_answers_every_question_from_its_view_alone(level: str, seats: int, number: int) -> None:
    """`Match.act` refuses what is illegal. Without comparing, other seats' chips are guessed."""
    variants = {"no_limits": bool(number & 1), "no_comparing": bool(number & 2), "no_measure": True, "auto_move": False}
    match = begin(WIEDUMIR, seats=seats, seed=number, options=variants)
    match = play(match, computer(random.Random(number), level), seed=number, actions=3000)
    assert match.over


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("card", list(Card))
@pytest.mark.parametrize("closed", [False, True])
def test_it_answers_every_card(level: str, card: Card, closed: bool) -> None:
    for chips in ([6, 4, 2, 0], [1, 1, 9, 1], [9, 10, 8, 8], [2, 0, 1, 0]):
        state = drawing(card, [[8, 0], [GOAL, 5], [4, 0], [GOAL, 1]], chips, no_comparing=closed, auto_move=False).state
        if state.drawn is not None:
            chosen(state, level)


def test_what_it_does_follows_from_the_view_and_the_picks() -> None:
    """The pile's order and, without comparing, others' chips are not in the view, so they change nothing."""
    state = position([[2, 0], [5, 0], [7, 0]], [4, 4, 4], roll=1, pile=list(Card), no_comparing=True)
    other = replace(state, pile=state.pile[::-1], chips=(4, 9, 0))
    for level in LEVELS:
        for seed in range(5):
            assert chosen(state, level, seed) == chosen(other, level, seed)


def test_its_thinking_leaves_no_secret_in_the_imagined_state() -> None:
    state = position([[2, 0], [5, 0], [7, 0]], [4, 9, 0], pile=list(Card), no_comparing=True)
    imagined = imagine(WIEDUMIR.view(state, 0))
    assert imagined.pile == ()
    assert imagined.chips == (4, 5, 5)


def test_what_it_imagines_are_sixty_chips() -> None:
    state = drawing(Card.COLLECT, [[3], *[[0]] * 5], [48, 4, 4, 4, 0, 0], no_comparing=True, no_limits=True).state
    imagined = imagine(WIEDUMIR.view(state, 0))
    assert imagined.chips == (48, 4, 4, 4, 0, 0)
    assert imagined.supply == 0


def test_the_next_card_is_one_that_lies_nowhere_or_any_used_one() -> None:
    state = position([[2, 0], [5, 0], [7, 0]], used=[Card.FINE, Card.GAIN], waiting=[Card.TOLL])
    rest = set(cards_for(3)) - {Card.FINE, Card.GAIN, Card.TOLL}
    assert set(unseen_cards(WIEDUMIR.view(state, 0))) == rest
    state = replace(state, used=tuple(card for card in cards_for(3) if card is not Card.TOLL))
    assert set(unseen_cards(WIEDUMIR.view(state, 0))) == set(state.used)


@pytest.mark.parametrize("level", [NORMAL, HARD])
def test_it_takes_chips_itself_and_costs_others_theirs(level: str) -> None:
    assert chosen(position([[12, GOAL], [GOAL, GOAL]], [4, 4], roll=1), level) == MovePawn(Pawn(0, 0))
    state = position([[9, GOAL], [11, GOAL]], [4, 5], roll=1)
    assert chosen(state, level) == MovePawn(Pawn(1, 0)), "to -4"


@pytest.mark.parametrize("level", [NORMAL, HARD])
def test_it_makes_the_leader_go_over_the_limit(level: str) -> None:
    assert chosen(position([[1, GOAL], [6, GOAL]], [5, 9], roll=1), level) == MovePawn(Pawn(1, 0))


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


@pytest.mark.parametrize(
    ("card", "chips"),
    [(Card.GIVE_FIVE, [7, 4, 9, 2]), (Card.COLLECT, [3, 4, 2, 9]), (Card.GENEROUS, [6, 8, 1, 10])],
)
def test_its_distribution_is_the_best_of_all(card: Card, chips: list[int]) -> None:
    state = drawing(card, [[14, 0], [GOAL, 3], [5, 2], [GOAL, GOAL]], chips).state
    question = WIEDUMIR.view(state, 0).question
    assert isinstance(question, ShareQuestion)
    prospects = Prospects(state)

    def chance(action: Action) -> float:
        return prospects.chance(0, rule_of(card).chips_after(state, 0, action))

    best = best_share(state, 0, question)
    assert best in question.answers()
    assert chance(best) == pytest.approx(max(map(chance, question.answers())))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("chips", [[40, *[2] * 7], [10, *[5] * 7]])
@pytest.mark.parametrize("card", [Card.GENEROUS, Card.GIVE_FIVE, Card.COLLECT, Card.PLACE_OTHER, Card.SHIFT])
def test_it_answers_cards_with_more_answers_than_can_be_tried(card: Card, chips: list[int], level: str) -> None:
    """C15 has millions of distributions over eight seats, C3 more than a hundred answers."""
    pawns = [[3], *[[square] for square in (2, 5, 7, 8, 10, 13, GOAL)]]
    chosen(drawing(card, pawns, chips, no_limits=True).state, level)


def test_after_a_move_the_rules_agree_with_what_it_expected() -> None:
    """For answers that set off no more, `chips_after` must say what the rules say."""
    for card in (Card.SWAP, Card.RAISE, Card.PASS_ON, Card.SWAP_OTHERS, Card.COLLECT, Card.GIVE_FIVE, Card.PLACE_OTHER):
        state = drawing(card, [[14, 0], [GOAL, 3], [5, 2], [GOAL, GOAL]], [7, 9, 1, 10], auto_move=False).state
        for action in WIEDUMIR.legal_actions(state, 0):
            after, events = WIEDUMIR.apply(state, 0, action)
            drew = any(isinstance(event, CardDrawn) for event in events)
            if not drew and after.phase is not state.phase and not after.drawing:
                assert list(after.chips) == rule_of(card).chips_after(state, 0, action)
    assert moved(position([[0, 0], [0, 0]]), 0).state.chips == (5, 4)

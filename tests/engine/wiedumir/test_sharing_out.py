"""The cards that share chips out: what is offered and what `check` accepts are the same, however many there are."""

import random
from itertools import product
from time import perf_counter

import pytest

from engine.game import IllegalAction
from engine.wiedumir.actions import ShareOut
from engine.wiedumir.board import GOAL
from engine.wiedumir.cards import Card
from engine.wiedumir.questions import ShareQuestion
from tests.engine.wiedumir.positions import WIEDUMIR, drawing

SHARING = (Card.NEIGHBOURS, Card.GIVE_HOME, Card.COLLECT, Card.GENEROUS, Card.GIVE_FIVE)


def accepted(question: ShareQuestion, amounts: tuple[int, ...]) -> bool:
    try:
        question.check(ShareOut(amounts))
    except IllegalAction:
        return False
    return True


@pytest.mark.parametrize("card", SHARING)
@pytest.mark.parametrize("chips", [(3, 0, 1), (1, 2, 9), (6, 3, 0, 5), (2, 1, 1, 1)])
def test_what_is_offered_is_what_is_accepted(card: Card, chips: tuple[int, ...]) -> None:
    pawns = [[3, 0], *[[GOAL, 0]] * (len(chips) - 1)]
    state = drawing(card, pawns, chips, auto_move=False).state
    legal, question = WIEDUMIR.legal_actions(state, 0), WIEDUMIR.view(state, 0).question
    if question is None:
        assert chips[0] == 0 or legal == ()
        return
    assert isinstance(question, ShareQuestion)
    tried = 0
    for amounts in product(range(max(chips) + 2), repeat=len(chips)):
        action = ShareOut(amounts)
        assert accepted(question, amounts) == (action in legal)
        tried += action in legal
    assert tried == len(legal) == len(set(legal))
    assert all(accepted(question, action.amounts) for action in legal if isinstance(action, ShareOut))


def test_nobody_gets_less_than_nothing() -> None:
    """Not even where the sum would be right."""
    question = ShareQuestion(3, 3, (0, 3, 4, 3), takes=False)
    assert not accepted(question, (0, -1, 4, 0))
    assert ShareOut((0, -1, 4, 0)) not in question.answers()


QUESTIONS = [
    ShareQuestion(2, 10, (0, *(10,) * 7), takes=False),
    ShareQuestion(5, 5, (0, *(5,) * 7), takes=False),
    ShareQuestion(4, 4, (0, 1, 4, 0, 2, 3, 4, 1), takes=True),
    ShareQuestion(3, 3, (1, 0, 2), takes=True),
]


@pytest.mark.parametrize("question", QUESTIONS)
def test_the_sequence_knows_its_length_and_every_place(question: ShareQuestion) -> None:
    shares = question.answers()
    whole = list(shares)
    count = len(shares)
    assert len(whole) == len(set(whole)) == count
    if question.most <= 5:
        assert set(whole) == {
            ShareOut(amounts)
            for amounts in product(*(range(limit + 1) for limit in question.limits))
            if sum(amounts) == question.most
        }
    assert all(action in shares for action in whole)
    assert shares[-1] == whole[-1]
    assert question is not QUESTIONS[0] or count == 19_440
    assert list(shares[3:9:2]) == whole[3:9:2]
    with pytest.raises(IndexError):
        shares[count]


def test_millions_of_distributions_cost_nothing_until_they_are_asked_for() -> None:
    """C15 without limits, with forty chips and seven others."""
    question = ShareQuestion(2, 40, (0, *(40,) * 7), takes=False)
    began = perf_counter()
    shares = question.answers()
    assert len(shares) > 60_000_000
    some = random.Random(1).sample(shares, 200)
    assert perf_counter() - began < 0.5
    for action in some:
        assert isinstance(action, ShareOut)
        assert action in shares
        assert accepted(question, action.amounts)
    assert not accepted(question, (1, *(1,) * 7))
    assert not accepted(question, (0, 1, *(0,) * 6))

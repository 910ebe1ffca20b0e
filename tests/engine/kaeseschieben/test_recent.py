"""Moves that are shown as the latest ones, and what they pushed."""

import random

from engine.kaeseschieben.events import CheeseFell, MouseMoved
from engine.kaeseschieben.rules import KAESESCHIEBEN
from engine.kaeseschieben.view import Phase, facing, moves_since
from engine.match import Match, positions
from tests.engine.playing import begin, computer, dice_of, play, random_mover


def test_a_seat_is_shown_all_the_moves_since_its_own() -> None:
    match = _after_moves(3, begin(KAESESCHIEBEN, seats=3, seed=5))
    own, second, third = (event for events in match.recent for event in events if isinstance(event, MouseMoved))
    [seat] = match.to_act()
    assert own.seat == seat
    assert moves_since(match.recent, seat) == (second, third)
    assert moves_since(match.recent, second.seat) == (third,)
    assert moves_since(match.recent, third.seat) == (third,), "its own where nobody has moved since"
    assert moves_since(match.recent, None) == (own, second, third)
    assert facing(match.recent) == {move.seat: move.path[-1] for move in (own, second, third)}


def test_moves_are_shown_until_the_next_round() -> None:
    match = begin(KAESESCHIEBEN, seats=2, seed=5, options={"rounds": 2})
    assert moves_since(match.recent, 0) == ()
    match = _after_moves(2, match)
    dice, [seat] = dice_of(5), match.to_act()
    [latest] = moves_since(match.recent, seat)
    assert latest.squares[-1] == match.state.mice[latest.seat]
    rolled = match.act(seat, "roll", dice.draw)
    assert moves_since(rolled.recent, seat) == (latest,), "it stays until the next one"
    assert moves_since(rolled.stop("match", dice.draw).recent, None)[-1] == latest, "and after the match"
    next_round = rolled.stop("round", dice.draw)
    assert moves_since(next_round.recent, seat) == (), "but not in the next round"
    assert facing(next_round.recent) == {}


def test_between_two_rounds_there_is_none() -> None:
    match = begin(KAESESCHIEBEN, seats=2, seed=5, options={"rounds": 2})
    mover, dice = random_mover(random.Random(5)), dice_of(5)
    while match.state.round == 1:
        [seat] = match.to_act()
        match = match.act(seat, mover(match, seat), dice.draw)
    between = [
        moves_since(match.recent[: place.number], None)
        for place in positions(match.game, match.transcript)
        if place.state.round == 2 and place.state.phase in (Phase.PLACING_LARGE_WORMS, Phase.PLACING_MEDIUM_WORMS)
    ]
    assert between
    assert not any(between)


def test_k8_a_move_says_which_way_every_cheese_went_that_it_pushed() -> None:
    """Whatever is moved back along its way gives the board before the move."""
    match = play(begin(KAESESCHIEBEN, seats=2, seed=9), computer(random.Random(9)), seed=9)
    before = match.state
    pushes = falls = 0
    for place in positions(match.game, match.transcript):
        for event in place.events:
            if isinstance(event, MouseMoved):
                cheeses = dict(place.state.cheeses)
                for slide in event.slides:
                    if slide.over is None:
                        assert cheeses.pop(slide.squares[-1]) == slide.cheese
                for slide in event.slides:
                    cheeses[slide.squares[0]] = slide.cheese
                assert cheeses == dict(before.cheeses)
                fallen = [slide.over for slide in event.slides if slide.over is not None]
                owned = [fall.edge for fall in place.events if isinstance(fall, CheeseFell)]
                assert sorted(fallen) == sorted(owned)
                pushes, falls = pushes + len(event.slides), falls + len(fallen)
        before = place.state
    assert pushes > falls > 0


def _after_moves(moves: int, match: Match) -> Match:
    mover, dice = random_mover(random.Random(5)), dice_of(5)
    while moves:
        [seat] = match.to_act()
        match = match.act(seat, mover(match, seat), dice.draw)
        moves -= any(isinstance(event, MouseMoved) for event in match.recent[-1])
    return match

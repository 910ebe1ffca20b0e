"""Wie Du mir …: pictures show whatever changes and nothing that is secret; words are complete and short enough."""

from collections.abc import Collection
from dataclasses import replace
from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from cogs.components.layout import ALT_TEXT_LIMIT
from engine.wiedumir.board import GOAL, START, Board, Pawn
from engine.wiedumir.cards import Card
from engine.wiedumir.chips import CHIPS
from engine.wiedumir.events import CardDrawn, PawnMoved
from engine.wiedumir.questions import PawnQuestion
from engine.wiedumir.recent import NOTHING_YET, RecentTurn, Transfer
from engine.wiedumir.view import DrawnCard, GameResult, Length, Phase, WieDuMirView
from localization.catalog import Speaker
from render.canvas import Canvas
from render.gif import animate
from render.people import Player
from render.theme import Theme
from render.wiedumir.board_layout import COURT_LEFT, COURT_WIDTH, HEIGHT
from render.wiedumir.board_picture import draw_board, lay_out_board
from render.wiedumir.card_picture import MOST_LINES, card_lines, card_text, card_title
from render.wiedumir.describe import describe_position, square_name
from render.wiedumir.motion import moving
from render.wiedumir.pieces import PALETTE, sign
from render.wiedumir.samples import sample_moving, sample_players, sample_start
from tests.render.samples import ENGLISH, each_language
from tests.render.wiedumir_samples import recent_chain, recent_eight, sample_chain, sample_eight


def longest_position(*, seats: int = 8, phase: Phase = Phase.MOVING) -> WieDuMirView:
    """Late in a long match: all cards that can wait do, everybody's pawns are apart and everybody is near the limit."""
    view = sample_start(seats)
    moving = phase is Phase.MOVING
    pawns = tuple(
        tuple((3 * seat + number) % 14 + 1 for number in range(len(view.pawns[seat]))) for seat in range(seats)
    )
    return replace(
        view,
        length=Length(None, 100),
        game=99,
        phase=phase,
        turn=seats - 1,
        to_act=seats - 1,
        roll=3,
        pawns=pawns,
        moves=tuple((one, 13) for one, _ in replace(view, pawns=pawns).all_pawns) if moving else (),
        may_take=moving,
        chips=(10,) * seats,
        supply=max(0, CHIPS - 10 * seats),
        waiting=(Card.FIRST_GAINS, Card.TOLL, Card.LAST_PAYS),
        drawn=None if moving else DrawnCard(seats - 1, Pawn(seats - 1, 0), Card.GIVE_HOME),
        question=None if moving else PawnQuestion(()),
        results=(GameResult((0,) * seats, (None,) * seats, (1,) * seats, (199,) * seats, by_vote=False),),
    )


def longest_turn(*, seats: int = 8, phase: Phase = Phase.MOVING) -> RecentTurn:
    """Turn that led to `longest_position`: while it is still under way a roll alone, else a long chain."""
    if phase is Phase.MOVING:
        return RecentTurn(seats - 1, 3)
    return RecentTurn(
        seats - 1,
        3,
        tuple(PawnMoved(0, Pawn(seat % seats, 0), 12, 14, Card.SHIFT, forced=False) for seat in range(9)),
        (CardDrawn(seats - 1, Pawn(seats - 1, 0), Card.GIVE_HOME, 9),) * 5,
        transfers=tuple(Transfer(None, seat, 10) for seat in range(seats)),
        struck=tuple((seat, 60) for seat in range(seats)),
    )


def players_of(view: WieDuMirView) -> list[Player]:
    return sample_players(view.seats)


# Pictures


def test_a_pawn_that_came_back_to_its_square_has_no_trail() -> None:
    view, pawn = sample_chain(), Pawn(0, 0)
    there_and_back = (
        PawnMoved(0, pawn, GOAL, 3, Card.SHIFT, forced=False),
        PawnMoved(0, pawn, 3, GOAL, Card.SHIFT, forced=False),
    )
    turn = RecentTurn(0, 3, there_and_back)
    assert draw_board(view, turn, Theme.DARK, ENGLISH, players_of(view))
    assert "→" not in describe_position(view, turn, ENGLISH)


def test_whatever_changes_on_the_table_shows() -> None:
    view, recent = sample_chain(), recent_chain()
    views = {
        "a pawn": replace(view, pawns=((6, 10), *view.pawns[1:])),
        "a pawn's number": replace(view, pawns=((9, 6), *view.pawns[1:])),
        "whose decision": replace(view, to_act=1),
        "whose turn": replace(view, turn=1),
        "the roll": replace(view, roll=1),
        "chips": replace(view, chips=(9, *view.chips[1:])),
        "secret chips": replace(view, chips=(None, *view.chips[1:])),
        "the limit": replace(view, no_limits=True),
        "the supply": replace(view, supply=35),
        "a secret supply": replace(view, supply=None),
        "the pile": replace(view, pile=10),
        "the used cards": replace(view, used=(Card.FINE,)),
        "waiting cards": replace(view, waiting=(Card.TOLL,)),
        "the card": replace(view, drawn=DrawnCard(3, Pawn(3, 0), Card.GENEROUS)),
        "whose card": replace(view, drawn=DrawnCard(2, Pawn(3, 0), Card.GIVE_HOME)),
        "a card that is done": replace(view, drawn=None),
        "where pawns could go": replace(view, moves=((Pawn(1, 0), 2),)),
        "the board": replace(view, board=Board((view.board.values[1], view.board.values[0], *view.board.values[2:]))),
    }
    turns = {
        "an earlier move": replace(recent, earlier=recent.earlier[1:]),
        "what a square paid": replace(recent, movements=recent.movements[:1], landings=((4, 2),)),
        "the last move": replace(recent, movements=recent.movements[:1]),
        "changes": replace(recent, transfers=recent.transfers[:1]),
        "a swap of secret chips": replace(recent, transfers=(Transfer(0, 1, None),)),
        "the limit's fall": replace(recent, struck=()),
        "how far it fell": replace(recent, struck=((2, 11),)),
    }
    done = replace(view, drawn=None)
    positions = {
        "nothing": (view, recent),
        "a card without effect": (done, replace(recent, without_effect=(Card.GIVE_HOME,))),
        "no card": (done, replace(recent, cards=())),
        **{name: (one, recent) for name, one in views.items()},
        **{name: (view, one) for name, one in turns.items()},
    }
    pictures = {
        name: draw_board(*position, Theme.DARK, ENGLISH, players_of(position[0]))
        for name, position in positions.items()
    }
    others = [Player("Zoé"), *players_of(view)[1:]]
    pictures["who plays"] = draw_board(view, recent, Theme.DARK, ENGLISH, others)
    for one, other in combinations(pictures, 2):
        assert pictures[one] != pictures[other], f"{one} and {other} look the same"


def test_the_kinds_of_squares_differ_without_any_colour() -> None:
    inks = [sign(value, 60).getchannel("A").point(lambda value: 255 if value > 128 else 0) for value in (2, -2, None)]
    for one, other in combinations(inks, 2):
        assert ImageStat.Stat(ImageChops.difference(one, other)).mean[0] > 8


@pytest.mark.parametrize("seats", [2, 3, 5, 8])
def test_few_and_many_seats_can_be_drawn_and_are_small(seats: int) -> None:
    crowded, chain = (
        longest_position(seats=seats, phase=Phase.DECIDING),
        longest_turn(seats=seats, phase=Phase.DECIDING),
    )
    everybody = replace(crowded, pawns=tuple((15,) * len(pawns) for pawns in crowded.pawns))
    positions = (
        (sample_start(seats), NOTHING_YET),
        (longest_position(seats=seats), longest_turn(seats=seats)),
        (crowded, chain),
        (everybody, chain),
    )
    for view, recent in positions:
        for theme in Theme:
            assert len(draw_board(view, recent, theme, ENGLISH, players_of(view))) < 110_000


@pytest.mark.parametrize("court", [START, GOAL])
def test_a_pawn_that_leaves_the_others_takes_nothing_of_them_along(court: int) -> None:
    view = sample_start(5)
    if court == GOAL:
        arrivals = tuple((2 * seat + 1, 2 * seat + 2) for seat in range(5))
        view = replace(view, pawns=((GOAL, GOAL),) * 5, arrivals=arrivals)

    def board(lifted: Collection[Pawn] = ()) -> Canvas:
        return lay_out_board(view, NOTHING_YET, Theme.DARK, ENGLISH, sample_players(5), lifted)

    def encoded(lifted: Collection[Pawn] = ()) -> bytes:
        return PALETTE.encode(board(lifted), Theme.DARK)

    leaver, first = Pawn(3, 0), 14 if court == GOAL else 1
    moved = PawnMoved(0, leaver, court, first, None, forced=False)
    frames = moving(view, [moved], (), board, Theme.DARK, ENGLISH)
    animation = animate(encoded(), frames, encoded(), PALETTE, Theme.DARK)
    assert animation is not None
    with Image.open(BytesIO(animation)) as picture:
        picture.seek(int(getattr(picture, "n_frames", 1)) - 2)
        left = picture.convert("RGB")
    with Image.open(BytesIO(encoded([leaver]))) as picture:
        difference = ImageChops.difference(left, picture.convert("RGB"))
    assert difference.crop((0, 0, COURT_LEFT + COURT_WIDTH, HEIGHT)).getbbox() is None


def test_closed_hands_look_the_same_whatever_is_in_them() -> None:
    """A public view holds no numbers, and the picture is made from nothing else."""
    view = sample_eight()
    assert view.chips == (None,) * 8
    for theme in Theme:
        seen = draw_board(replace(view, viewer=3), recent_eight(), theme, ENGLISH, players_of(view))
        assert draw_board(view, recent_eight(), theme, ENGLISH, players_of(view)) == seen


@each_language
def test_every_card_fits_its_paper(say: Speaker) -> None:
    for card in Card:
        size, lines = card_lines(card, say)
        assert len(lines) <= MOST_LINES
        assert size >= 26, "too small for a phone"


# Words


@each_language
@pytest.mark.parametrize("seats", [2, 5, 8])
@pytest.mark.parametrize("phase", [Phase.TO_ROLL, Phase.MOVING, Phase.DECIDING])
def test_the_longest_position_fits_an_alt_text(say: Speaker, seats: int, phase: Phase) -> None:
    view, recent = longest_position(seats=seats, phase=phase), longest_turn(seats=seats, phase=phase)
    assert len(describe_position(view, recent, say)) <= ALT_TEXT_LIMIT


@each_language
def test_every_pawn_every_count_and_every_waiting_card_is_said(say: Speaker) -> None:
    words = describe_position(sample_chain(), recent_chain(), say, ["Anna", "Ben", "Chloé", "Dora", "Emil"])
    for fact in (
        "B1 B2",
        f"{square_name(6, say)} ({say('wiedumir-words-card-square')}) A1",
        f"{square_name(9, say)} (−3) A2",
        "C2 D2 E1",
        "Anna (A) 10",
        "Dora (D) 3",
        "11",
        "36",
        "C −6",
        "C (12)",
        f"3. E2 {square_name(START, say)} → {square_name(4, say)}, 4. A1",
    ):
        assert fact in words
    for card in (Card.FIRST_GAINS, Card.TOLL, Card.LAST_PAYS, Card.GIVE_HOME):
        assert card_title(card, say) in words
    assert card_text(Card.GIVE_HOME, say) in words


def test_a_position_in_english_reads_as_a_person_would_say_it() -> None:
    assert describe_position(sample_moving(), NOTHING_YET, ENGLISH).splitlines() == [
        "C rolled a 2 and may move any pawn.",
        "Pawns: start B1 B2; square 3 (card) A1; square 4 (+2) E2; square 7 (+3) D1; square 8 (card) C1; "
        "square 9 (−3) A2; goal C2 D2 E1.",
        "Chips: A 7, B 2, C 10, D 0, E 5.",
        "Supply 36, pile 11.",
        "On the goal: Early bird, Toll gate, Last one pays.",
        "Possible: A1 → square 6: A draws a card; A2 → square 11: A draws a card; B1 → square 2: B −1; "
        "B2 → square 2: B −1; C1 → square 11: C draws a card; D1 → square 11: D draws a card; "
        "E2 → square 6: E draws a card.",
        "Free squares: 1: +1, 2: −1, 5: −2, 6: card, 10: +2, 11: card, 12: −4, 13: +4, 14: card.",
    ]
    assert describe_position(sample_eight(), recent_eight(), ENGLISH).splitlines() == [
        "G has to decide about a card.",
        "Card: A little nudge – Nudge any pawn 2 squares forward or back. Squares with a pawn do not count.",
        "Pawns: start A; square 2 (−1) B; square 5 (−2) E; square 9 (−3) H; square 13 (+4) G; "
        "square 14 (card) C; goal D F.",
        "The numbers of chips are secret.",
        "Pile 0.",
        "Recent moves: 1. G square 10 → square 13.",
        "Since the last roll: B swapped, D +2, F swapped, G −1.",
        "Free squares: 1: +1, 3: card, 4: +2, 6: card, 7: +3, 8: card, 10: +2, 11: card, 12: −4.",
    ]

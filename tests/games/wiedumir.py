"""Wie Du mir … under test."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import islice

from PIL import Image

from engine.game import OptionValue
from engine.match import Match, positions
from engine.transcript import CANCELLED, Chanced
from engine.wiedumir.board import GOAL, START, Pawn
from engine.wiedumir.cards import Card
from engine.wiedumir.cards.deck import cards_for
from engine.wiedumir.chips import LIMIT
from engine.wiedumir.events import CardDrawn, PawnMoved
from engine.wiedumir.recent import NOTHING_YET, RecentTurn, Transfer
from engine.wiedumir.state import WieDuMirState
from engine.wiedumir.view import Length, Phase, WieDuMirView
from render.theme import Theme
from render.wiedumir import rules_pictures
from render.wiedumir.board_picture import draw_board
from render.wiedumir.card_picture import CARD_HEIGHT, CARD_WIDTH, Held, card_picture
from render.wiedumir.pieces import FIGURE, PALETTE, encode
from render.wiedumir.ranked_rows import ranked_rows
from render.wiedumir.samples import OUR_BOARD, sample_moving, sample_players, sample_start
from render.wiedumir.seat_trays import draw_own_chips
from tests.engine.recipes import RUNNING, Recipe
from tests.engine.wiedumir.positions import track_in_words
from tests.game_under_test import GameUnderTest, PressesUnderTest
from tests.render.samples import GERMAN, ranking
from tests.render.wiedumir_samples import recent_chain, recent_eight, sample_chain, sample_eight, sample_over

ALL_VARIANTS: Mapping[str, OptionValue] = {
    "length": "points-20",
    "no_limits": True,
    "no_comparing": True,
    "no_measure": True,
}
"""W13 to W16."""

ANOTHER_BOARD = "? ? ? ? ? +4 +4 +3 +2 +1 -4 -3 -2 -1"


def facts(state: WieDuMirState) -> str:
    def numbers(cards: Sequence[Card]) -> list[int]:
        return [int(card) for card in cards]

    return "; ".join(
        [
            f"game {state.game} turn {state.turn} roll {state.roll}",
            f"pawns {[list(own) for own in state.pawns]} arrivals {[list(own) for own in state.arrivals]}",
            f"chips {list(state.chips)} supply {state.supply}",
            f"pile {numbers(state.pile)} used {numbers(state.used)} waiting {numbers(state.waiting)}",
            f"drawn {None if state.drawn is None else (state.drawn.seat, int(state.drawn.card))}",
            f"results {[(list(result.chips), list(result.places), list(result.points)) for result in state.results]}",
            f"winners {list(state.winners)} by vote {bool(state.winners) and state.results[-1].by_vote}",
        ]
    )


def sixty_chips(state: WieDuMirState) -> None:
    """The supply is what is left of the sixty, so nobody's debts and no more than all chips are to be had."""
    assert min(*state.chips, state.supply) >= 0
    assert state.no_limits or max(state.chips) <= LIMIT
    on_the_way = [square for _, square in state.all_pawns if START < square < GOAL]
    assert len(set(on_the_way)) == len(on_the_way)
    assert all(START <= square <= GOAL for _, square in state.all_pawns)
    in_hand = () if state.drawn is None else (state.drawn.card,)
    assert bool(in_hand) == (state.phase is Phase.DECIDING)
    # A card in somebody's hand when a vote ends the match is no longer anybody's.
    if (state.pile or state.used) and state.phase is not Phase.OVER:
        assert sorted((*state.pile, *state.used, *state.waiting, *in_hand)) == list(cards_for(state.seats))


def cards_shown(match: Match, index: int) -> int:
    """The number of cards of the pile that record ``index`` shuffled that have been drawn, and are public since."""
    shown = 0
    for position in islice(positions(match.game, match.transcript), index, None):
        record = position.record
        if position.number > index + 1 and isinstance(record, Chanced) and record.request.hidden:
            break
        shown += sum(isinstance(event, CardDrawn) for event in position.events)
    return shown


def board(view: WieDuMirView, theme: Theme, *, recent: RecentTurn = NOTHING_YET) -> bytes:
    return draw_board(view, recent, theme, GERMAN, sample_players(view.seats))


def rule(name: str, theme: Theme) -> bytes:
    return rules_pictures.draw_rule(name, theme, GERMAN, OUR_BOARD)


def cards(shown: Sequence[Card], theme: Theme) -> bytes:
    """One below the other, as they appear below the board."""
    sheet = Image.new("RGBA", (CARD_WIDTH, len(shown) * CARD_HEIGHT), theme.ground.backdrop)
    for place, card in enumerate(shown):
        sheet.alpha_composite(card_picture(card, GERMAN, place, Held.ASKING), (0, place * CARD_HEIGHT))
    return encode(sheet, theme)


EVERY_CARD = tuple(Card)


def sample_without_effect() -> WieDuMirView:
    """The next turn begins; the card that was drawn last could not be carried out."""
    return replace(sample_chain(), phase=Phase.TO_ROLL, turn=3, roll=None, drawn=None, question=None)


def recent_without_effect() -> RecentTurn:
    """Turn that led to `sample_without_effect`."""
    return replace(recent_chain(), without_effect=(Card.GIVE_HOME,))


def sample_rich() -> WieDuMirView:
    """A seat's own view of a game without limits in which it has more chips than a row holds."""
    chips = (None, 23, None)
    return replace(sample_start(3), viewer=1, no_limits=True, no_comparing=True, chips=chips, supply=None)


def recent_over() -> RecentTurn:
    """Turn that led to `sample_over`."""
    movement = PawnMoved(2, Pawn(3, 0), 14, GOAL, None, forced=False)
    return RecentTurn(3, 1, (movement,), transfers=(Transfer(3, None, 4),))


GAME = GameUnderTest(
    key="wiedumir",
    position=track_in_words,
    facts=facts,
    invariants=sixty_chips,
    playthrough=Recipe("5-seats", 5, {}, 51, level="hard"),
    to_freeze=(
        Recipe("2-seats", 2, seed=5001, level="hard"),
        Recipe("3-seats-two-games", 3, {"length": "games-2"}, 5002),
        Recipe("4-seats-to-fifteen-points", 4, {"length": "points-15"}, 5003, level="easy"),
        Recipe("5-seats-without-limits-or-measure", 5, {"no_limits": True, "no_measure": True}, 5004),
        Recipe("6-seats-without-comparing", 6, {"no_comparing": True}, 5005),
        Recipe("7-seats-all-variants", 7, ALL_VARIANTS, 5006, level="hard", stopped=120),
        Recipe("8-seats-every-choice-asked", 8, {"auto_move": False}, 5007),
        Recipe("4-seats-random", 4, {"length": "games-2", "auto_move": False}, 5008, level=None),
        Recipe("2-seats-another-board", 2, {"board": ANOTHER_BOARD}, 5009, level=None),
        Recipe("3-seats-game-ended-by-vote", 3, {"length": "games-2"}, 5010, stopped=20, scope="round"),
        Recipe("3-seats-match-ended-by-vote", 3, {"length": "points-100"}, 5011, stopped=70),
        Recipe("4-seats-cancelled", 4, {}, 5012, stopped=25, scope=CANCELLED),
        Recipe("5-seats-running", 5, {"auto_move": False, "length": "games-9"}, 5013, stopped=61, scope=RUNNING),
    ),
    pictures={
        **{f"start-{seats}-seats": partial(board, sample_start(seats)) for seats in (2, 5, 8)},
        "moving-10-pawns": partial(board, sample_moving()),
        "chain-and-limit": partial(board, sample_chain(), recent=recent_chain()),
        "without-comparing-8-seats": partial(board, sample_eight(), recent=recent_eight()),
        "card-without-effect": partial(board, sample_without_effect(), recent=recent_without_effect()),
        "end": partial(board, sample_over(), recent=recent_over()),
        "own-chips": partial(draw_own_chips, replace(sample_moving(), viewer=0)),
        "own-chips-without-limits": partial(draw_own_chips, sample_rich()),
        "result": ranking(
            ranked_rows(replace(sample_over(), length=Length(1, None)), 1, GERMAN), PALETTE, FIGURE
        ),
        "result-of-two-games": ranking(ranked_rows(sample_over(), 1, GERMAN), PALETTE, FIGURE),
        "cards-1-to-6": partial(cards, EVERY_CARD[:6]),
        "cards-7-to-12": partial(cards, EVERY_CARD[6:12]),
        "cards-13-to-18": partial(cards, EVERY_CARD[12:18]),
        "cards-19-to-22": partial(cards, EVERY_CARD[18:]),
        **{f"rules-{name}": partial(rule, name) for name in rules_pictures.RULES},
    },
    presses=PressesUnderTest(
        arguments=("move:0:0", "move:1:1", "move:9:9", "move:0:-1", "take", "place:0:0:9", "place:1:1:16", "seat:1",
                   "pair:1:0", "share:0,4", "share:4", "more1:0,1", "all0:99,99", "less0:-1,0", "over:0,0", "over:٣,0",
                   "over:", "over:,"),
        values=("0-0", "1-9", "place:1:0:9", "seat:0"),
    ),
    shown_of_shuffle=cards_shown,
)  # fmt: skip

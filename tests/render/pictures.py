"""One of every kind of picture, and the stored copies that a person has looked at.

``python -m tests.render.pictures`` stores them anew, when they are meant to look different. Look at them then.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from io import BytesIO
from pathlib import Path

from PIL import Image

from engine.forgetit.hand import Hand
from engine.forgetit.view import FinishedTurn, Phase
from engine.kaeseschieben.board import Direction
from engine.kaeseschieben.view import Collected, KaeseschiebenView
from engine.kaeseschieben.walk import Walk
from engine.wiedumir.cards import Card
from engine.wiedumir.recent import NOTHING_YET, RecentTurn
from engine.wiedumir.view import Length, WieDuMirView
from localization.catalog import Language, load_speakers
from render.forgetit import rules_pictures as forgetit_rules
from render.forgetit.samples import after_all_nine, busted, first_roll, later_roll, sample_sheet, sample_view
from render.forgetit.sheet_picture import draw_sheet
from render.forgetit.turn_picture import draw_turn
from render.kaeseschieben import rules_pictures as kaeseschieben_rules
from render.kaeseschieben.board_picture import draw_board, draw_draft
from render.kaeseschieben.own_cheeses_picture import draw_own_cheeses
from render.kaeseschieben.result_picture import draw_result
from render.kaeseschieben.samples import sample_middle, sample_start
from render.mensch import rules_pictures as mensch_rules
from render.mensch.board_picture import draw_board as draw_cross
from render.mensch.result_picture import draw_result as draw_places
from render.mensch.samples import sample_choice, sample_end, sample_pair_end, sample_walls
from render.mensch.samples import sample_start as sample_roll_off
from render.png import encode
from render.theme import Theme
from render.wiedumir import rules_pictures as wiedumir_rules
from render.wiedumir import samples as wiedumir
from render.wiedumir.board_picture import draw_board as draw_wiedumir
from render.wiedumir.card_picture import CARD_HEIGHT, CARD_WIDTH, Held, card_picture
from render.wiedumir.own_chips_picture import draw_own_chips
from render.wiedumir.result_picture import draw_result as draw_wiedumir_result
from tests.render.mensch_positions import longest_position

FOLDER = Path(__file__).parent / "references"

STORED_WIDTH = 400
"""As wide as a phone shows them."""


def with_open_lids() -> KaeseschiebenView:
    middle = sample_middle()
    own = tuple(Collected(owned.cheese, index % 2 == 0) for index, owned in enumerate(middle.piles[0]))
    return replace(middle, viewer=0, piles=(own, *middle.piles[1:]))


def draft(theme: Theme) -> bytes:
    middle = sample_middle()
    return draw_draft(middle, Walk.of_view(middle, (Direction.WEST, Direction.WEST)), theme)


KAESESCHIEBEN: Mapping[str, Callable[[Theme], bytes]] = {
    **{f"start-{seats}-seats": partial(draw_board, sample_start(seats)) for seats in (2, 3, 4)},
    "middle": partial(draw_board, sample_middle()),
    "draft": draft,
    "own-cheeses": partial(draw_own_cheeses, with_open_lids()),
    "result": partial(draw_result, sample_middle(), 0),
    **{f"rules-{name}": partial(kaeseschieben_rules.draw_rule, name) for name in kaeseschieben_rules.RULES},
}

BEFORE_ROLLING = sample_view(Hand(), phase=Phase.TO_ROLL, turn=1)

FORGETIT: Mapping[str, Callable[[Theme], bytes]] = {
    "first-roll": partial(draw_turn, sample_view(first_roll())),
    "later-roll-doubled": partial(draw_turn, sample_view(later_roll(), rounds=10, seats=6, turn=4)),
    "afresh-16-seats": partial(draw_turn, sample_view(after_all_nine(), seats=16, turn=9)),
    "beginning": partial(draw_turn, sample_view(Hand(), phase=Phase.TO_ROLL, rounds=0, seats=4)),
    "bust": partial(draw_turn, replace(BEFORE_ROLLING, last_turn=FinishedTurn(0, busted(), None))),
    "scored": partial(draw_turn, replace(BEFORE_ROLLING, last_turn=FinishedTurn(0, later_roll(), 45))),
    "sheet-3-seats": partial(draw_sheet, sample_sheet(3, 5)),
    "sheet-8-seats": partial(draw_sheet, sample_sheet(8, 10)),
    "sheet-16-seats": partial(draw_sheet, sample_sheet(16, 12), over=True),
    **{f"rules-{name}": partial(forgetit_rules.draw_rule, name) for name in forgetit_rules.RULES},
}

MENSCH: Mapping[str, Callable[[Theme], bytes]] = {
    **{f"start-{seats}-seats": partial(draw_cross, sample_roll_off(seats)) for seats in (2, 3, 4)},
    "choice": partial(draw_cross, sample_choice()),
    "walls": partial(draw_cross, sample_walls()),
    "fullest": partial(draw_cross, longest_position()),
    "end": partial(draw_cross, sample_end()),
    "result": partial(draw_places, sample_end()),
    "result-of-pairs": partial(draw_places, sample_pair_end()),
    **{f"rules-{name}": partial(mensch_rules.draw_rule, name) for name in mensch_rules.RULES},
}

GERMAN = load_speakers()[Language.GERMAN]


def wiedumir_board(view: WieDuMirView, theme: Theme, *, recent: RecentTurn = NOTHING_YET) -> bytes:
    return draw_wiedumir(view, recent, theme, GERMAN)


def wiedumir_rule(name: str, theme: Theme) -> bytes:
    return wiedumir_rules.draw_rule(name, theme, GERMAN)


def wiedumir_cards(cards: Sequence[Card], theme: Theme) -> bytes:
    """One below the other, as they appear below the board."""
    sheet = Image.new("RGBA", (CARD_WIDTH, len(cards) * CARD_HEIGHT), theme.ground.backdrop)
    for place, card in enumerate(cards):
        sheet.alpha_composite(card_picture(card, GERMAN, place, Held.ASKING), (0, place * CARD_HEIGHT))
    return encode(sheet, theme)


EVERY_CARD = tuple(Card)

WIEDUMIR: Mapping[str, Callable[[Theme], bytes]] = {
    **{f"start-{seats}-seats": partial(wiedumir_board, wiedumir.sample_start(seats)) for seats in (2, 5, 8)},
    "moving-10-pawns": partial(wiedumir_board, wiedumir.sample_moving()),
    "chain-and-limit": partial(wiedumir_board, wiedumir.sample_chain(), recent=wiedumir.recent_chain()),
    "without-comparing-8-seats": partial(wiedumir_board, wiedumir.sample_eight(), recent=wiedumir.recent_eight()),
    "card-without-effect": partial(
        wiedumir_board, wiedumir.sample_without_effect(), recent=wiedumir.recent_without_effect()
    ),
    "end": partial(wiedumir_board, wiedumir.sample_over(), recent=wiedumir.recent_over()),
    "own-chips": partial(draw_own_chips, replace(wiedumir.sample_moving(), viewer=0)),
    "own-chips-without-limits": partial(draw_own_chips, wiedumir.sample_rich()),
    "result": partial(draw_wiedumir_result, replace(wiedumir.sample_over(), length=Length(1, None)), 1),
    "result-of-two-games": partial(draw_wiedumir_result, wiedumir.sample_over(), 1),
    "cards-1-to-8": partial(wiedumir_cards, EVERY_CARD[:8]),
    "cards-9-to-16": partial(wiedumir_cards, EVERY_CARD[8:16]),
    "cards-17-to-22": partial(wiedumir_cards, EVERY_CARD[16:]),
    **{f"rules-{name}": partial(wiedumir_rule, name) for name in wiedumir_rules.RULES},
}

PICTURES: Mapping[str, Callable[[Theme], bytes]] = {
    **{f"kaeseschieben-{name}": draw for name, draw in KAESESCHIEBEN.items()},
    **{f"forgetit-{name}": draw for name, draw in FORGETIT.items()},
    **{f"mensch-{name}": draw for name, draw in MENSCH.items()},
    **{f"wiedumir-{name}": draw for name, draw in WIEDUMIR.items()},
}


def small(png: bytes) -> Image.Image:
    """The picture as it is stored."""
    picture = Image.open(BytesIO(png)).convert("RGB")
    return picture.resize((STORED_WIDTH, round(picture.height * STORED_WIDTH / picture.width)), Image.Resampling.BOX)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for file in FOLDER.glob("*.png"):
        file.unlink()
    for name, draw in PICTURES.items():
        for theme in Theme:
            small(draw(theme)).quantize(256).save(FOLDER / f"{name}-{theme}.png", optimize=True)


if __name__ == "__main__":
    main()

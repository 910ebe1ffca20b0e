"""Results: one picture and one text for all games, with everything that people compare."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image

from cogs.components.layout import ALT_TEXT_LIMIT
from engine.forgetit.hand import Hand
from engine.kaeseschieben.view import RevealedCheese, RoundResult
from engine.wiedumir.board import GOAL
from engine.wiedumir.view import GameResult
from localization.catalog import Language, Speaker
from render.figures import PAWN
from render.forgetit import ranked_rows as forgetit
from render.forgetit.sprites import PALETTE
from render.kaeseschieben.ranked_rows import ranked_rows as kaeseschieben_rows
from render.kaeseschieben.samples import sample_start
from render.mensch import ranked_rows as mensch
from render.podium import RankedRow, describe_ranking, on_podium
from render.ranking_picture import DETAIL_WIDTH, NARROW_DETAIL, WIDE_DETAIL, WIDTH, draw_ranking, paint_ranking
from render.statistics_picture import describe_statistics
from render.theme import Theme
from render.wiedumir.ranked_rows import ranked_rows as wiedumir_rows
from tests.render.forgetit_samples import sample_view
from tests.render.kaeseschieben_samples import sample_middle
from tests.render.mensch_samples import sample_end, sample_pair_end
from tests.render.samples import ENGLISH, EVERYBODY, SPEAKERS, STATISTICS, each_language
from tests.render.test_kaeseschieben import CHEESES
from tests.render.wiedumir_samples import sample_over


def _rows(seats: int) -> list[RankedRow]:
    return [RankedRow(1 + seat, seat, f"{seat} points", str(seat)) for seat in range(seats)]


# The picture


def test_people_whose_picture_is_known_stand_on_the_podium_themselves() -> None:
    content = BytesIO()
    Image.new("RGB", (64, 64), "#ff00ff").save(content, "PNG")
    faces = [replace(player, avatar=content.getvalue()) for player in EVERYBODY]
    counts = paint_ranking(_rows(3), Theme.DARK, faces, PAWN, podium_alone=True).getcolors(2**20)
    magenta = next((count for count, pixel in counts or () if pixel == (255, 0, 255, 255)), 0)
    assert magenta > 3 * 5000, "more than plates have room for"


def test_places_seats_scores_totals_and_leaders_show() -> None:
    def shows(width: int, theme: Theme) -> Image.Image:
        return Image.new("RGBA", (width, 60), "#ff0000")

    first, second = _rows(2)
    rankings = {
        "as it is": [first, second],
        "a shared place": [first, replace(second, place=1)],
        "the seats": [replace(first, seat=1), replace(second, seat=0)],
        "a score": [first, replace(second, score="7")],
        "a total": [first, replace(second, total="9")],
        "a leader": [first, replace(second, total="9", leads=True)],
        "a detail": [first, replace(second, detail=partial(shows, 90))],
        "nobody's": [first, second, RankedRow(None, None, "nobody's")],
    }
    pictures = {name: draw_ranking(rows, Theme.DARK, PALETTE, EVERYBODY, PAWN) for name, rows in rankings.items()}
    for one, other in combinations(pictures, 2):
        assert pictures[one] != pictures[other], f"{one} and {other} look the same"


def test_all_who_share_the_win_stand_on_the_podium_whatever_their_number() -> None:
    winners = [replace(row, place=1) for row in _rows(7)]
    assert on_podium([*winners, RankedRow(8, 7, "0 points")]) == winners


@pytest.mark.parametrize("seats", [1, 2, 8, 9, 15, 16])
def test_any_number_of_rows_fits_a_picture_of_the_usual_width(seats: int) -> None:
    for theme in Theme:
        picture = paint_ranking(_rows(seats), theme, EVERYBODY, PAWN)
        assert picture.width == WIDTH
        assert picture.height <= 1280


def test_details_have_room_beside_the_scores() -> None:
    over = sample_over()
    rich = replace(over.results[1], chips=(60, 0, 0, 0, 0))
    over = replace(over, results=(over.results[0], rich))
    for rows, widest in (
        (mensch.ranked_rows(sample_end(), ENGLISH), WIDE_DETAIL),
        (kaeseschieben_rows(sample_middle(), 0, ENGLISH), DETAIL_WIDTH),
        (wiedumir_rows(over, 1, ENGLISH), DETAIL_WIDTH),
        (forgetit.ranked_rows(sample_view(Hand(), seats=8), 2, ENGLISH), DETAIL_WIDTH),
        (forgetit.ranked_rows(sample_view(Hand(), seats=16), 2, ENGLISH), NARROW_DETAIL),
    ):
        details = [row.detail(Theme.DARK) for row in rows if row.detail is not None]
        assert len(details) == len(rows)
        assert max(detail.width for detail in details) <= widest


# The words


def _lines(rows: Sequence[RankedRow]) -> list[str]:
    return describe_ranking(rows, ENGLISH).splitlines()


def test_a_ranking_in_english() -> None:
    assert _lines(mensch.ranked_rows(sample_end(), ENGLISH))[0] == (
        "1. B: 4 of 4 pawns home, 12 captures made, 3 own pawns sent back, 19 sixes rolled."
    )
    assert _lines(kaeseschieben_rows(sample_middle(), 0, ENGLISH)) == [
        "1. B: 11 points; cheeses: 2 large, 2 medium (1 wormy). One round won, 11 points in all.",
        "2. A: 7 points; cheeses: 2 large (2 wormy), 3 medium (2 wormy), 2 small. No round won yet, 7 points in all.",
        "3. C: 5 points; cheeses: 2 medium (1 wormy), 1 small. No round won yet, 5 points in all.",
        "Nobody’s: 1 medium, 1 small.",
    ]
    assert _lines(wiedumir_rows(sample_over(), 1, ENGLISH)) == [
        "1. C: 8 chips, last pawn home: no. 2, 8 points in all",
        "2. A: 8 chips, last pawn home: no. 4, 11 points in all",
        "3. D: 5 chips, 9 points in all",
        "4. B: 2 chips, 11 points in all",
        "5. E: 0 chips, 10 points in all",
    ]
    assert _lines(forgetit.ranked_rows(sample_view(Hand(), rounds=5), 4, ENGLISH)) == [
        "1. C: 288 points in all, 216 in round 5",
        "2. B: 273 points in all, a dash in round 5",
        "3. A: 141 points in all, 9 in round 5",
    ]


@pytest.mark.parametrize(
    ("language", "capture"),
    [(Language.ENGLISH, "captur"), (Language.GERMAN, "hinausgeworfen"), (Language.FRENCH, "captur")],
)
def test_p4_p7_pawns_that_fallen_walls_and_claims_sent_back_were_not_captured(language: Language, capture: str) -> None:
    row = mensch.ranked_rows(sample_pair_end(), SPEAKERS[language])[0]
    _, _, lost, _ = row.words.split(", ")
    assert capture not in lost.casefold()
    assert capture not in SPEAKERS[language]("statistics-mensch-losses", count=3, average="").casefold()


def test_a_seat_that_a_vote_kept_from_its_turn_is_ranked_by_what_it_has() -> None:
    view = sample_view(Hand(), seats=2, rounds=1)
    view = replace(view, sheet=((24, 9), (30,)), by_vote=True)
    assert _lines(forgetit.ranked_rows(view, 1, ENGLISH)) == [
        "1. A: 33 points after 2 turns",
        "2. B: 30 points after one turn",
    ]


@each_language
def test_the_longest_rankings_fit_an_alt_text(say: Speaker) -> None:
    pile = tuple(RevealedCheese(cheese, cheese.id % 2 == 0) for cheese in CHEESES)
    result = RoundResult((pile,) * 4, pile, (), (99,) * 4, (0, 1, 2, 3), by_vote=True)
    cheeses = replace(sample_start(4), results=(result,), rounds=9)
    tied = GameResult((7,) * 8, tuple(range(1, 9)), tuple(range(1, 9)), (199,) * 8, by_vote=True)
    for rows in (
        kaeseschieben_rows(cheeses, 0, say),
        mensch.ranked_rows(sample_end(), say),
        wiedumir_rows(replace(sample_over(), pawns=((GOAL,),) * 8, results=(tied,)), 0, say),
        forgetit.ranked_rows(sample_view(Hand(), seats=16, rounds=12), 11, say),
    ):
        assert len(describe_ranking(rows, say)) <= ALT_TEXT_LIMIT


def test_statistics_in_words_have_every_line_and_every_bar() -> None:
    lines = describe_statistics(STATISTICS, ENGLISH).splitlines()
    assert lines[4] == "For-Get-It: 1500 → 1529 → 1556"
    assert lines[5:8] == ["Results", "Käseschieben: 0 of 20 won", "Mensch ärgere Dich nicht: 2 of 18 won"]
    assert len(lines) == 1 + 4 + 1 + 5

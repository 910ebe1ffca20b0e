"""Game nights: who can come when, and the podium of an evening."""

from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

from render.mensch.materials import PALETTE
from render.night_dates import ANSWERS, INKS, NightDates, describe_night_dates, draw_night_dates
from render.people import Player
from render.ranking_picture import describe_night, draw_night
from render.theme import Theme
from tests.render.night_samples import TITLES, night_dates, night_rows
from tests.render.samples import ENGLISH, GERMAN
from tests.render.test_contrast import LARGE

YES, MAYBE, NO = ANSWERS
THREE = NightDates(
    "Cheese",
    ("Fri", "Sat", "Sun"),
    (
        (Player("Anna"), (YES, YES, NO)),
        (Player("Ben"), (MAYBE, YES, NO)),
        (Player("Chloé"), (YES, NO, NO)),
    ),
    best=(0,),
)


def fits_a_phone(png: bytes) -> bool:
    """Shown 400 pixels wide, it is 740 high at most."""
    with Image.open(BytesIO(png)) as picture:
        return picture.width == 1024 and picture.height * 400 / 1024 <= 740


def test_the_dates_in_words_count_the_answers_and_name_the_best() -> None:
    assert describe_night_dates(THREE, ENGLISH).splitlines() == [
        "Fri (suits most): 2 yes, 1 maybe",
        "Sat: 2 yes, 1 no",
        "Sun: 0 yes, 3 no",
    ]


@pytest.mark.parametrize("count", [0, 1, 12, 13, 64])
def test_the_answers_of_any_number_of_people_fit_a_phone(count: int) -> None:
    assert fits_a_phone(draw_night_dates(night_dates(count), Theme.LIGHT, PALETTE))


def test_every_answer_shows() -> None:
    nights = [replace(THREE, people=((Player("Anna"), (answer, YES, NO)),)) for answer in ANSWERS]
    assert len({draw_night_dates(night, Theme.DARK, PALETTE) for night in nights}) == len(nights)


@pytest.mark.parametrize("theme", Theme)
def test_answers_stand_out(theme: Theme) -> None:
    for ink in INKS[theme.base].values():
        assert min(theme.contrast(ink, theme.ground.tray), theme.contrast(ink, theme.ground.backdrop)) >= LARGE


def test_the_podium_in_words_counts_those_whom_it_does_not_name() -> None:
    lines = describe_night(night_rows(40), TITLES, GERMAN).splitlines()
    assert lines[0] == "1. Anna: 83,6 im Schnitt, 4 Runden"
    assert lines[14:] == ["15. Ελένη: 69,6 im Schnitt, 4 Runden", "und 25 weitere", *TITLES]
    assert len(describe_night(night_rows(16), (), ENGLISH).splitlines()) == 16


@pytest.mark.parametrize(("count", "winners"), [(1, 1), (16, 1), (17, 5), (64, 64)])
def test_any_number_of_people_can_share_a_night(count: int, winners: int) -> None:
    assert fits_a_phone(draw_night(night_rows(count, winners), TITLES, Theme.LIGHT, PALETTE, ENGLISH))


def test_people_show_by_name() -> None:
    first, *others = night_rows(3)
    firsts = (first, replace(first, player=Player("Bea")))
    assert len({draw_night([each, *others], (), Theme.DARK, PALETTE, ENGLISH) for each in firsts}) == 2

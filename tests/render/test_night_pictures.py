"""Game nights: who can come when, and the podium of an evening."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

from render.mensch.materials import PALETTE
from render.night_dates import INKS, Answer, NightDates, describe_night_dates, draw_night_dates
from render.people import Player
from render.ranking_picture import describe_night, draw_night
from render.theme import Theme
from tests.render.night_samples import TITLES, night_dates, night_rows
from tests.render.samples import ENGLISH, GERMAN
from tests.render.test_contrast import LARGE, contrast

YES, IF_NEED_BE, NO, NONE = Answer
THREE = NightDates(
    "Cheese",
    ("Fri", "Sat", "Sun"),
    (
        (Player("Anna"), (YES, YES, NONE)),
        (Player("Ben"), (IF_NEED_BE, YES, NONE)),
        (Player("Chloé"), (YES, NO, NONE)),
    ),
)


def fits_a_phone(png: bytes) -> bool:
    """Shown 400 pixels wide, it is 740 high at most."""
    with Image.open(BytesIO(png)) as picture:
        return picture.width == 1024 and picture.height * 400 / 1024 <= 740


def test_the_dates_in_words_name_everybody_and_the_best() -> None:
    assert describe_night_dates(THREE, ENGLISH).splitlines() == [
        "Fri (suits most): 2 yes (Anna, Chloé), 1 if need be (Ben)",
        "Sat: 2 yes (Anna, Ben), 1 no (Chloé)",
        "Sun: 0 yes, 3 without an answer (Anna, Ben, Chloé)",
    ]
    chosen = describe_night_dates(replace(THREE, chosen=1), ENGLISH, names=False)
    assert chosen.splitlines()[1] == "Sat (chosen): 2 yes, 1 no"


def test_several_dates_can_be_the_best_and_none_is_that_suits_nobody() -> None:
    anna, ben, _ = THREE.people
    assert replace(THREE, people=(anna,)).best == (0, 1)
    assert replace(THREE, people=((ben[0], (NO, NONE, NO)),)).best == ()


@pytest.mark.parametrize("count", [0, 1, 12, 13, 64])
def test_the_answers_of_any_number_of_people_fit_a_phone(count: int) -> None:
    assert fits_a_phone(draw_night_dates(night_dates(count), Theme.LIGHT, PALETTE))


def test_every_answer_and_the_chosen_date_show() -> None:
    nights = [replace(THREE, chosen=date) for date in (None, 0, 1)]
    nights += [replace(THREE, people=((Player("Anna"), (answer, YES, NONE)),)) for answer in Answer]
    assert len({draw_night_dates(night, Theme.DARK, PALETTE) for night in nights}) == len(nights)


@pytest.mark.parametrize("theme", Theme)
def test_answers_stand_out(theme: Theme) -> None:
    for ink in INKS[theme].values():
        assert min(contrast(ink, theme.ground.tray), contrast(ink, theme.ground.backdrop)) >= LARGE


def test_the_podium_in_words_counts_those_whom_it_does_not_name() -> None:
    lines = describe_night(night_rows(40), TITLES, GERMAN).splitlines()
    assert lines[0] == "1. Anna: 83,6 im Schnitt, 4 Runden"
    assert lines[14:] == ["15. Ελένη: 69,6 im Schnitt, 4 Runden", "und 25 weitere", *TITLES]
    assert len(describe_night(night_rows(16), (), ENGLISH).splitlines()) == 16


@pytest.mark.parametrize(("count", "winners"), [(1, 1), (16, 1), (17, 5), (64, 64)])
def test_any_number_of_people_can_share_a_night(count: int, winners: int) -> None:
    assert fits_a_phone(draw_night(night_rows(count, winners), TITLES, Theme.LIGHT, PALETTE, ENGLISH))


def test_people_show_by_name_and_titles_by_their_signs() -> None:
    first, *others = night_rows(3)
    firsts = (first, replace(first, signs=""), replace(first, player=Player("Bea")))
    assert len({draw_night([each, *others], (), Theme.DARK, PALETTE, ENGLISH) for each in firsts}) == 3

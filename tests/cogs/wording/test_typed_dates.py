"""Dates of game nights as people type them in three languages: read as the next such moment, or refused."""

import time
from contextlib import suppress
from datetime import datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.wording.typed_dates import read_dates
from host.people.absence import zone_of
from host.refusal import Refused
from localization.catalog import Language
from tests.drawn_examples import drawing

BERLIN = "Europe/Berlin"
NOON = "2026-11-25 12:00"  # A Wednesday.


def readings(typed: str, locale: str, now: str = NOON) -> list[str]:
    begun = datetime.fromisoformat(now).replace(tzinfo=zone_of(BERLIN)).timestamp()
    return [
        " ".join(f"{datetime.fromtimestamp(moment, zone_of(BERLIN)):%y-%m-%d/%H:%M}" for moment in moments)
        for moments in read_dates(typed, Language.of_locale(locale), locale, begun, BERLIN)
    ]


def read(typed: str, locale: str, now: str = NOON) -> str:
    return readings(typed, locale, now)[0]


@pytest.mark.parametrize(
    ("now", "language", "typed", "expected"),
    [
        (NOON, "de", "Fr 20 Uhr|Freitagabend um 8|nächsten Freitag, 20.00 Uhr|20:00 am Freitag", "26-11-27/20:00"),
        (NOON, "de", "Fr, 27.11., 20 Uhr|Freitag, den 27. November 20 Uhr|übermorgen 20h", "26-11-27/20:00"),
        (NOON, "de", "Mi 20 Uhr|heute Abend 8 Uhr|25.11. 20:00|tonight 8pm", "26-11-25/20:00"),
        (NOON, "de", "Mi 12 Uhr|in einer Woche 12:00", "26-12-02/12:00"),
        (NOON, "de", "Sonnabend 24 Uhr|So 0 Uhr", "26-11-29/00:00"),
        (NOON, "de", "nächste Woche Freitag 20 Uhr|Freitag nächster Woche 20 Uhr", "26-12-04/20:00"),
        (NOON, "de", "24.12. halb acht|24/12 19:30|12/24 19:30|24. Dez. 19.30 Uhr|2026-12-24T19:30", "26-12-24/19:30"),
        (NOON, "de", "25.11. 10 Uhr", "27-11-25/10:00"),
        (NOON, "de", "- Sa 18:30, Fr 20 Uhr oder Fr 20:00;\n- Fri 9pm", "26-11-27/20:00 26-11-27/21:00 26-11-28/18:30"),
        (NOON, "en", "Fri 8pm|next Friday 8 p.m.|Friday evening at 8|this Friday at 20:00", "26-11-27/20:00"),
        (NOON, "en", "tomorrow at 8 pm|Thurs 8:00PM|tomorrow at 8", "26-11-26/20:00"),
        (NOON, "en", "Dec 24, 2026, 7:30 pm|24/12 19:30|12/24/26 7.30 pm|24th of December 19:30", "26-12-24/19:30"),
        (NOON, "fr", "ven. 20h30|vendredi prochain à 20 h 30|le vendredi 27 novembre, 20:30", "26-11-27/20:30"),
        (NOON, "fr", "demain 20 h|jeudi 20 heures|tomorrow 8pm", "26-11-26/20:00"),
        (NOON, "fr", "ce soir à 8h|aujourd’hui 20h", "26-11-25/20:00"),
        (NOON, "fr", "mar 20h|1er décembre à 20h", "26-12-01/20:00"),
        (NOON, "fr", "ven 20h ou sam 20h", "26-11-27/20:00 26-11-28/20:00"),
        ("2026-12-31 23:00", "de", "1.1. 20 Uhr|morgen 20 Uhr", "27-01-01/20:00"),
        ("2028-02-28 12:00", "de", "29.2. 20 Uhr|29. Februar 20 Uhr", "28-02-29/20:00"),
        # Clocks are put forward on 28 March 2027, and back on 31 October.
        ("2027-03-26 12:00", "de", "So 20 Uhr|28. März 20 Uhr", "27-03-28/20:00"),
        ("2027-03-26 12:00", "de", "So 2:30 Uhr", "27-03-28/03:30"),
        ("2027-10-30 12:00", "de", "So 20 Uhr|morgen 20 Uhr", "27-10-31/20:00"),
    ],
)
def test_dates_are_read_as_the_next_such_moment(now: str, language: str, typed: str, expected: str) -> None:
    for each in typed.split("|"):
        assert read(each, language, now) == expected, each


@pytest.mark.parametrize(
    ("locale", "typed", "expected"),
    [
        ("en-US", "12/1 8pm", ["26-12-01/20:00", "27-01-12/20:00"]),
        ("en-US", "12/1/2026 8pm", ["26-12-01/20:00"]),
        ("en-US", "12/24 8pm, 12/1 8pm", ["26-12-01/20:00 26-12-24/20:00", "26-12-24/20:00 27-01-12/20:00"]),
        ("en-GB", "12/1 8pm", ["27-01-12/20:00", "26-12-01/20:00"]),
        ("de", "12/1 20 Uhr", ["27-01-12/20:00", "26-12-01/20:00"]),
        ("fr", "12/1 20h", ["27-01-12/20:00", "26-12-01/20:00"]),
        ("en-GB", "Thu 12/3 8pm", ["26-12-03/20:00"]),
        ("en-US", "24/12 8pm", ["26-12-24/20:00"]),
        ("en-US", "12/12 8pm", ["26-12-12/20:00"]),
        ("en-US", "1.12. 8pm", ["26-12-01/20:00"]),
        ("en-US", "Fri 8pm", ["26-11-27/20:00"]),
    ],
)
def test_a_date_with_a_slash_is_read_in_the_order_of_the_locale(locale: str, typed: str, expected: list[str]) -> None:
    assert readings(typed, locale) == expected


@pytest.mark.parametrize(
    ("code", "typed"),
    [
        ("dates-too-many", ", ".join(f"Fr {hour} Uhr" for hour in range(15, 21))),
        ("date-unreadable", "| , ;\n-|x|20 Uhr|Fr 25 Uhr|Fr 13 pm|32.13. 20 Uhr|29.2. 20 Uhr|Fr -5 Uhr|Fr 20-23 Uhr"),
        ("date-unreadable", f"🎲🎲|'; DROP TABLE nights 20 Uhr|{'x' * 5000}|{'Fr ' * 1700}|Fr 20 Uhr UTC|in 2 Stunden"),
        ("date-without-hour", "Fr|24.12.|morgen|Fr oder Sa 20 Uhr"),
        ("date-other-weekday", "Do, 27.11., 20 Uhr|Do 27. November 20 Uhr"),
        ("date-past", "gestern 20 Uhr|heute 11 Uhr|24.12.2020 20 Uhr|Di 24.11. 20 Uhr|1.1.0001 20 Uhr"),
        ("date-too-far", "27.11.2027 20 Uhr|31.12.9999 24 Uhr"),
    ],
)
def test_what_is_no_date_is_refused(code: str, typed: str) -> None:
    for each in typed.split("|"):
        with pytest.raises(Refused, match=f"'{code}'"):
            read(each, "de")


WORDS = "Fr freitag 20 Uhr 20:00 8pm next week in 3 Tagen 24.12. 12/24 dez 2027 9999 demain soir , ; ou 1e9 mois UTC ²"


@pytest.mark.drawn
@drawing(150)
@given(
    st.one_of(st.text(max_size=80), st.lists(st.sampled_from(WORDS.split()), max_size=9).map(" ".join)),
    st.sampled_from(Language),
    st.sampled_from(["en-US", "de"]),
    st.floats(1.7e9, 2.5e9),
    st.sampled_from([BERLIN, "Pacific/Kiritimati", "America/New_York"]),
)
def test_anything_typed_is_soon_read_or_refused(
    text: str, language: Language, locale: str, now: float, zone: str
) -> None:
    begun = time.process_time()
    with suppress(Refused):
        assert all(
            now < moment < now + 368 * 86400
            for moments in read_dates(text, language, locale, now, zone)
            for moment in moments
        )
    assert time.process_time() - begun < 5

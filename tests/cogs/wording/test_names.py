"""Names as people see them: whole, and harmless whatever they hold."""

import re
from types import SimpleNamespace
from typing import Any

import pytest
from simcord.preview._markdown import markdown_tokens

from cogs.faces.scene import Scene, label_name, seat_name
from cogs.faces.wiedumir.labels import label_of
from cogs.wording.names import escaped, plain, shortened, tidy
from engine.wiedumir.actions import ChoosePair
from host.table.seats import Person, SeatHolder
from localization.catalog import Language, load_speakers
from render.podium import RankedRow, describe_ranking
from render.theme import Theme
from render.wiedumir.samples import sample_moving

ESCAPE = re.compile(r"\\([^0-9A-Za-z\s])")
"""Discord's rule: any sign after a backslash is shown, and means nothing."""

MEANINGFUL = set("*_~|`<>[]()#:/@\\")
"""Characters that Discord's other rules begin with."""

SAY = load_speakers()[Language.ENGLISH]


def read(text: str) -> tuple[str, set[str]]:
    """Text as a reader of Discord's Markdown shows it, and the kinds of token that make it up."""
    [paragraph] = markdown_tokens(text, "text_display")
    [line] = paragraph["children"]
    return "".join(token.get("content", "") for token in line["children"]), {
        token["type"] for token in line["children"]
    }


@pytest.mark.parametrize(
    "name",
    [
        "https://example.com/||",
        "<https://example.com>",
        "[Anna](https://example.com)",
        "discord.gg/abcdef",
        "`code` ```block```",
        "-# small",
        "- item",
        ">>> quotes",
        "<t:1700000000:R>",
        "<a:x:123456789012345678>",
        ":smile:",
        "@everyone @here",
        "</play:123>",
        "<id:home>",
        "ends with \\",
        "¯\\_(ツ)_/¯",
        "Anne-Marie O'Neil, 3.",
    ],
)
def test_markdown_and_links_in_a_name_are_shown_and_mean_nothing(name: str) -> None:
    text = plain(name)
    assert not MEANINGFUL & set(ESCAPE.sub("", text))
    if not name.startswith("-#"):  # simcord takes that for small print, escaped or not.
        assert read(text) == (name, {"text"}), "no list or heading where a line begins with it"
    assert ESCAPE.sub(r"\1", text) == name
    content, kinds = read(f"before **{text}** after ||")
    assert content == f"before {name} after ||"
    assert kinds == {"text", "strong_open", "strong_close"}


@pytest.mark.parametrize(
    ("name", "left"),
    [
        ("Anna\nBen\t Chloé", "Anna Ben Chloé"),
        ("\u202eannA\u202c", "annA"),
        ("\u2066A\u2069\u200e\u200f\u061cB", "AB"),
        ("An\u200b\ufeff\u2060na\u00ad", "Anna"),
        ("A\u0000\u0007n", "An"),
        ("\u3164Anna\u2800\u3164Ben", "Anna Ben"),
        ("Z" + "\u0336\u0321\u0489" * 10 + "algo", "Z\u0336\u0321\u0489algo"),
        ("\u0301\u0301Anna", "Anna"),
        ("e\u0301", "é"),
        ("Việt Nguyê\u0303n", "Việt Nguyễn"),
        ("نام‌ها", "نام‌ها"),
        ("👩‍👩‍👧 ❤️ 1️⃣ 🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
         "👩‍👩‍👧 ❤️ 1️⃣ 🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f"),
        ("A\U000e0041\U000e0042", "A"),
        ("שלום", "שלום"),
        ("नमस्ते", "नमस्ते"),
    ],
)  # fmt: skip
def test_what_cannot_be_seen_is_left_out_and_every_script_stays_whole(name: str, left: str) -> None:
    assert tidy(name) == left


@pytest.mark.parametrize(
    "name", [" ", "\u200b", "\u3164", "\u200d\u200d", "\u2800 \u2800", "\u0301\u0302", "\ufe0f", "\u202e", "\U000e0041"]
)
def test_a_blank_name_is_the_seats_letter(name: str) -> None:
    assert plain(name) == ""
    assert seat_name(1, SeatHolder(Person(1, name)), SAY) == "B"
    assert label_name(1, Person(1, name), SAY) == "B"


def test_a_name_that_runs_from_right_to_left_is_isolated_in_sentences_alone() -> None:
    """Else "שלום 3" would show the number on the name's other side."""
    assert plain("שלום") == "\u2068שלום\u2069"
    assert plain("سلام *") == "\u2068سلام \\*\u2069"
    assert plain("Anna") == "Anna"
    assert label_name(0, Person(1, "שלום"), SAY) == "שלום"
    assert seat_name(0, SeatHolder(Person(1, "\u2069\u2069שלום")), SAY) == "\u2068שלום\u2069"


@pytest.mark.parametrize("name", ["שלום", "سلام"])
def test_and_in_labels_and_alt_texts_that_say_more_than_the_name(name: str) -> None:
    seats = (SeatHolder(Person(1, name)), SeatHolder(Person(2, "Ben")))
    table: Any = SimpleNamespace(id=1, version=1, seats=seats, to_act=(), lesson=None)
    scene: Scene[Any] = Scene(table, sample_moving(), SAY, [], Theme.DARK)
    assert label_of(ChoosePair(0, 1), scene).count(f"\u2068{name}\u2069") == 1
    assert f"\u2068{name}\u2069" in describe_ranking([RankedRow(1, 0, "3 points")], SAY, scene.isolated_names)


def test_a_long_name_is_cut_between_letters() -> None:
    assert shortened("Anna", 4) == "Anna"
    assert shortened("Annabella", 5) == "Anna…"
    assert shortened("abc👩‍👩‍👧", 6) == "abc…"
    assert shortened("ab\u0323\u0332c", 5) == "ab\u0323\u0332c"
    assert shortened("ab\u0323\u0332cd", 4) == "a…"
    assert shortened("Ann Bella", 5) == "Ann…"


@pytest.mark.parametrize(
    "letter",
    [
        "🇩🇪",
        "👍🏽",
        "❤️",
        "👨‍👩‍👧‍👦",
        "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
        "नि",
        "கௌ",
    ],
)
def test_what_is_read_as_one_sign_is_cut_off_whole(letter: str) -> None:
    """Half a flag is another flag or a letter, and a thumb without its tone is somebody else's."""
    name = "A" + letter * 4
    whole = {f"A{letter * count}…" for count in range(4)}
    assert {shortened(name, most) for most in range(2, len(name))} <= whole


def test_a_clients_seed_is_shown_letter_by_letter() -> None:
    assert escaped("*my* seed https://x") == "\\*my\\* seed https\\:\\/\\/x"

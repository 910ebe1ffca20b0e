"""Names in pictures: any script, either direction, nothing that cannot be seen, and never wider than their room."""

from collections.abc import Iterator
from io import BytesIO

import pytest
from PIL import Image, ImageFont

from render.caches import forget_everything
from render.fonts import loaded, shapes_letters
from render.lettering import cleaned, shortened, text_width, write
from render.nameplate import nameplate, portrait, shown_name
from render.people import Player
from render.sketch import Sketch
from render.theme import Theme

INK = "#ffffff"
SIZE = 40


def _line(words: str) -> Image.Image:
    """As wide as the words are."""
    sketch = Sketch(round(text_width(words, SIZE)) + 2, round(1.4 * SIZE))
    write(sketch, (1, 0.7 * SIZE), words, SIZE, INK)
    return sketch.finish()


def _drawn(words: str) -> bytes:
    return _line(words).tobytes()


@pytest.mark.parametrize(
    "name",
    ["Zoë", "Ольга", "שלום", "أحمد", "田中さくら", "김철수", "สมชาย", "अर्जुन", "ქართული", "አማርኛ", "🦄", "👩‍🚀", "♥"],
)
def test_scripts_of_the_world_are_written(name: str) -> None:
    assert cleaned(name) == name
    assert _drawn(name) != _drawn("\u200b")
    assert _drawn(name) != _drawn("□" * len(name))


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("a\nb\tc", "a b c"),
        ("\u202eevil\u202c \u2066twin\u2069", "evil twin"),
        ("\u200b\u2060\ufeff\u3164\u2800", ""),
        ("A\u0337\u0321\u0322\u0327\u031b\u0317\u0323", "A\u0337\u0321\u0322"),
        ("𝕱𝖆𝖓𝖈𝖞", "Fancy"),
        ("ࠀ\U000e0041x", "x"),
    ],
)
def test_what_cannot_be_seen_or_would_disturb_is_left_out(name: str, shown: str) -> None:
    assert cleaned(name) == shown


@pytest.mark.usefixtures("fribidi")
def test_text_from_right_to_left_is_joined_and_stands_in_its_order() -> None:
    # Hebrew is read from the right: the first letter stands last.
    word = _line("אב")
    middle = word.width // 2
    left, right = word.crop((0, 0, middle, word.height)), word.crop((middle, 0, word.width, word.height))
    assert _ink(left) == pytest.approx(_ink(_line("ב")), rel=0.1)
    assert _ink(right) == pytest.approx(_ink(_line("א")), rel=0.1)
    assert _drawn("محمد") != _drawn("\u200c".join("محمد")), "Arabic letters join unless they are kept apart"


NAMES = ("Zoë", "Ольга", "שלום", "أحمد", "田中さくら", "สมชาย", "अर्जुन", "🦄", "👩‍🚀", "abc אב", "♥\ufe0f")


@pytest.fixture
def without_fribidi(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As on a machine that lacks the library with which Pillow shapes letters."""
    loaded.cache_clear()
    forget_everything()
    monkeypatch.setattr(ImageFont.core, "HAVE_RAQM", False)
    yield
    loaded.cache_clear()
    forget_everything()


@pytest.mark.usefixtures("without_fribidi")
def test_without_fribidi_every_name_is_still_written() -> None:
    assert not shapes_letters()
    for name in NAMES:
        assert _ink(_line(name)) > 0, name
    assert _line("👩‍🚀").tobytes() == _line("👩").tobytes(), "one letter, and no box for what joins"
    word = _line("אב")
    middle = word.width // 2
    assert _ink(word.crop((middle, 0, word.width, word.height))) == pytest.approx(_ink(_line("א")), rel=0.1)
    assert nameplate(Player("אב"), 0, 200, 50, Theme.DARK) != nameplate(Player("בא"), 0, 200, 50, Theme.DARK)


def _ink(picture: Image.Image) -> int:
    return sum(value * count for value, count in enumerate(picture.getchannel("A").histogram()))


def test_latin_words_and_numbers_keep_their_order_beside_other_scripts() -> None:
    both = _line("abc אב")
    alone = _line("abc")
    width = alone.width - 4
    assert both.crop((0, 0, width, both.height)).tobytes() == alone.crop((0, 0, width, alone.height)).tobytes()


def test_a_computers_letter_shows_on_a_narrow_plate_too() -> None:
    names = [f"Ordinateur {letter}" for letter in "DX"]
    one, other = (nameplate(Player(name, is_computer=True), 3, 140, 46, Theme.DARK) for name in names)
    assert one != other


@pytest.mark.parametrize("name", ["Donaudampfschifffahrt", "👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀", "שלום שלום שלום", "ééééééééééééééé"])
def test_a_long_name_is_shortened_between_letters(name: str) -> None:
    short = shortened(name, 40, 120)
    assert text_width(short, 40) <= 120
    assert short.endswith("…")
    assert name.startswith(short.removesuffix("…"))
    assert not short.removesuffix("…").endswith("\u200d")
    assert shortened(name, 40, 3) == ""
    assert shortened("Anna", 40, 200) == "Anna"


def test_the_letter_stands_where_nothing_of_a_name_can_be_written() -> None:
    assert shown_name(Player("\u200b"), 2) == "C"
    for nothing in ("\u200b", 30 * "﷽"):
        assert nameplate(Player(nothing), 2, 200, 50, Theme.DARK) == nameplate(Player("C"), 2, 200, 50, Theme.DARK)


def test_plates_show_avatars_computers_and_who_is_to_act() -> None:
    buffer = BytesIO()
    Image.new("RGB", (64, 64), "#00ff00").save(buffer, "PNG")
    plain = Player("Anna")
    plates = [
        nameplate(player, seat, 200, 50, Theme.DARK, active=active).tobytes()
        for player, seat, active in (
            (plain, 0, False),
            (plain, 0, True),
            (plain, 1, False),
            (Player("Anna", buffer.getvalue()), 0, False),
            (Player("Anna", is_computer=True), 0, False),
        )
    ]
    assert len(set(plates)) == len(plates)
    assert portrait(Player("Anna", buffer.getvalue()), 0, 60).getpixel((28, 20)) == (0, 255, 0, 255)


@pytest.mark.parametrize("file", [b"", b"no picture", b"\x89PNG\r\n\x1a\n broken"])
def test_a_broken_avatar_leaves_the_mark(file: bytes) -> None:
    assert portrait(Player("Anna", file), 0, 60) == portrait(Player("Anna"), 0, 60)

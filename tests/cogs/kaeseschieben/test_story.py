"""A turn in one line: a mouse that ends where it began went there and back."""

from dataclasses import replace
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.faces.kaeseschieben.face import KaeseschiebenFace
from cogs.faces.kaeseschieben.story import tell
from cogs.faces.scene import Scene
from cogs.faces.story import Turn
from engine.kaeseschieben.board import Direction, Edge, Size, Square
from engine.kaeseschieben.events import CheeseFell, MouseMoved, StepsGranted
from localization.catalog import Language, load_speakers
from render.theme import Theme
from tests.render.kaeseschieben_samples import sample_middle

SPEAKERS = load_speakers()


def line_of(*squares: str, language: Language = Language.ENGLISH) -> str:
    """The line of a mouse that goes north and south along these squares."""
    path = tuple(Direction.NORTH if after > before else Direction.SOUTH for before, after in pairwise(squares))
    places = tuple(Square.named(square) for square in squares)
    turn = Turn(0, (StepsGranted(0, (len(path),), len(path)), MouseMoved(0, path, places, 0)))
    table: Any = SimpleNamespace()
    return tell(turn, Scene(table, sample_middle(), SPEAKERS[language], ["Anna", "Ben", "Chloé", "Dora"], Theme.DARK))


def test_a_mouse_that_moves_on_has_both_squares_in_its_line() -> None:
    assert line_of("d4", "d5").endswith(": d4 to d5")


def test_a_mouse_that_ends_where_it_began_went_back() -> None:
    assert line_of("d4", "d5", "d4").endswith(": d4, out and back")


@pytest.mark.parametrize("language", Language)
def test_going_back_is_said_apart_in_every_language(language: Language) -> None:
    moved, returned = line_of("d4", "d5", language=language), line_of("d4", "d5", "d4", language=language)
    assert moved.replace("d5", "d4").split(":")[1] != returned.split(":")[1]


FALLS = {
    Language.ENGLISH: "a large cheese and 2 medium cheeses for 🔷 **Ben**, a small cheese lost over the east "
    "edge, a small cheese for 🔷 **Ben** (the last one), 2 steps lost",
    Language.GERMAN: "ein großer Käse und 2 mittlere Käse für 🔷 **Ben**, ein kleiner Käse über die Ostkante "
    "für niemanden, ein kleiner Käse für 🔷 **Ben** (der letzte), 2 Schritte verfielen",
    Language.FRENCH: "un grand fromage et 2 fromages moyens pour 🔷 **Ben**, un petit fromage dans le vide par le "
    "bord est, un petit fromage pour 🔷 **Ben** (le dernier), 2 pas perdus",
}


@pytest.mark.parametrize("language", Language)
def test_k9_cheeses_that_fall_over_one_edge_are_said_together(language: Language) -> None:
    moved = MouseMoved(0, (Direction.NORTH,), (Square.named("d4"), Square.named("d5")), 2)
    falls = [
        (Size.MEDIUM, Edge.WEST, 1),
        (Size.LARGE, Edge.WEST, 1),
        (Size.SMALL, Edge.EAST, None),
        (Size.MEDIUM, Edge.WEST, 1),
        (Size.SMALL, Edge.WEST, 1),
    ]
    fell = [CheeseFell(0, size, edge, owner, 4 - place) for place, (size, edge, owner) in enumerate(falls)]
    turn = Turn(0, (StepsGranted(0, (3,), 3), moved, *fell))
    table: Any = SimpleNamespace()
    scene = Scene(table, sample_middle(), SPEAKERS[language], ["Anna", "Ben", "Chloé", "Dora"], Theme.DARK)
    assert tell(turn, scene).endswith(FALLS[language]), tell(turn, scene)


@pytest.mark.parametrize("language", Language)
def test_k6_steps_are_said_once_unless_a_star_doubles_them(language: Language) -> None:
    seat: Any = SimpleNamespace(person=SimpleNamespace(id=7), played_by_computer=False)
    table: Any = SimpleNamespace(seats=(seat,) * 4, to_act=(2,))

    def prompt(*faces: int | None) -> str:
        view = replace(sample_middle(), faces=faces)
        return KaeseschiebenFace().prompt(Scene(table, view, SPEAKERS[language], ["Anna"] * 4, Theme.DARK))

    assert prompt(3).count("3") == 1
    assert "★ 3 → **6**" in prompt(None, 3)

"""Boards are described by letters, and their descriptions say whose they are."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.components.layout import ALT_TEXT_LIMIT, Picture
from cogs.faces.names_in_alt_text import with_names
from cogs.faces.scene import Scene
from cogs.games.registry import hosted_games
from engine.kaeseschieben.board import Direction, Edge, Square
from engine.kaeseschieben.events import MouseMoved
from engine.kaeseschieben.steps import Slide
from engine.match import Match
from host.table.seats import Person
from localization.catalog import Language
from tests.cogs.scenes import scene_of
from tests.engine.playing import begin
from tests.hosted import GAMES


def match_of(key: str) -> Match:
    """At its beginning, with as many seats as the game has."""
    return begin(GAMES[key], seats=max(GAMES[key].spec.seat_counts), seed=1)


@pytest.mark.parametrize("key", GAMES)
def test_a_board_says_which_letter_is_whose(key: str) -> None:
    scene: Scene[object] = scene_of(
        key, match_of(key), 0, Language.ENGLISH, (Person(1, "Anna"), Person(2, "Anna"), Person(3, "نور"))
    )
    lines = hosted_games()[key].face.picture(scene).alt_text.splitlines()
    assert any("A = Anna, B = Anna, C = \u2068نور\u2069, D = " in line for line in lines)


def test_names_are_cut_before_anything_else_would_be() -> None:
    people = [Person(1 + seat, f"{seat} {'W' * 40}") for seat in range(16)]
    scene: Scene[object] = scene_of("forgetit", match_of("forgetit"), 0, Language.GERMAN, people)
    for taken in (100, 700, 1000):
        board = Picture("board.png", b"", "x" * taken)
        described = with_names(board, scene).alt_text
        assert described.startswith(board.alt_text)
        assert len(described) <= ALT_TEXT_LIMIT
        assert ("P = 15 WWW" in described) is (taken < 1000)


def test_older_pushes_give_way_to_names() -> None:
    people = [Person(1 + seat, f"{seat} {'W' * 30}") for seat in range(4)]
    scene: Scene[Any] = scene_of("kaeseschieben", match_of("kaeseschieben"), 0, Language.FRENCH, people)
    path = tuple(Square(0, row) for row in range(7))
    slides = tuple(Slide(cheese, (Square(1, 7),), Edge.NORTH) for cheese in scene.view.cheeses.values())
    moves = tuple(MouseMoved(seat, (Direction.NORTH,) * 6, path, 0, slides[:7]) for seat in (1, 2, 3))
    pushed: Any = SimpleNamespace(**{**vars(scene.table), "recent": tuple((move,) for move in moves)})
    described = hosted_games()["kaeseschieben"].face.picture(replace(scene, table=pushed)).alt_text
    assert all(f"{person.name}," in described for person in people[:3])
    assert "D a1 a2 a3 a4 a5 a6 a7 (" in described
    assert "B a1 a2 a3 a4 a5 a6 a7 (" not in described


def test_a_score_sheet_says_whose_columns_it_has() -> None:
    scene: Scene[object] = scene_of(
        "forgetit", match_of("forgetit"), 0, Language.ENGLISH, (Person(1, "Anna"), Person(2, "نور"))
    )
    first, second = hosted_games()["forgetit"].face.draw_result(scene, 0)
    assert "\nAnna (A): … = 0\n\u2068نور\u2069 (B): … = 0\n" in first.alt_text
    assert "Anna" not in second.alt_text
    assert "Computer P (P): … = 0" in second.alt_text

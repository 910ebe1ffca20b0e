"""What the private pad says of a way, and of the steps that could follow."""

import random
import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from discord import ui

from cogs.components.layout import Picture
from cogs.faces.kaeseschieben.path_letters import write_path
from cogs.faces.scene import Scene
from cogs.games.kaeseschieben.pad import paint_pad
from cogs.games.registry import hosted_games
from engine.kaeseschieben.board import Direction, Square, starting_cheeses
from engine.kaeseschieben.steps import slides
from engine.kaeseschieben.view import Phase
from engine.kaeseschieben.walk import Walk
from engine.match import Match
from host.workers import WorkerQuery
from localization.catalog import Language
from render.kaeseschieben.describe import describe_draft
from render.people import MARKS
from tests.cogs.scenes import SPEAKERS, scene_of
from tests.engine.playing import begin, dice_of, random_mover

KINDS = ("own", "another's", "nobody's")


def positions() -> Iterator[Match]:
    """Positions with a mouse to be moved, and one edge that is nobody's."""
    for seed in range(1, 50):
        chance = random.Random(seed)
        match, move = begin(hosted_games()["kaeseschieben"].editions[-1], seats=3, seed=seed), random_mover(chance)
        while not match.over:
            seat = match.to_act()[0]
            if match.view(seat).phase is Phase.MOVING:
                yield match
            match = match.act(seat, move(match, seat), dice_of(seed).draw)


def ways_over_one_edge(match: Match) -> Iterator[tuple[str, Walk]]:
    """Short ways by which one cheese falls, and whose the edge is; and one by which none falls."""
    view = match.view(match.to_act()[0])
    walks = [Walk.of_view(view, ())]
    for _ in range(min(view.steps, 4)):
        walks = [
            walk.along((step,))
            for walk in walks
            for step in Direction
            if walk.steps_left > 0 and walk.obstacle(step) is None
        ]
    for walk in walks:
        if not walk.falls:
            yield "none", walk
        elif len(walk.falls) == 1:
            edge = walk.falls[0].edge
            owner = view.edges.index(edge) if edge in view.edges else None
            yield KINDS[2 if owner is None else 0 if owner == view.turn else 1], walk


@pytest.fixture(scope="module")
def found() -> dict[str, tuple[Match, Walk]]:
    ways: dict[str, tuple[Match, Walk]] = {}
    for match in positions():
        for kind, walk in ways_over_one_edge(match):
            ways.setdefault(kind, (match, walk))
        if len(ways) == 1 + len(KINDS):
            break
    return ways


def alt_text(scene: Scene[Any], walk: Walk) -> str:
    """Of the pad's picture after that way."""
    contents = paint_pad(scene, ("draft", write_path(walk.path)))
    assert not isinstance(contents, WorkerQuery)
    [picture] = contents.attachments
    assert isinstance(picture, Picture)
    return picture.alt_text


@pytest.mark.parametrize("language", Language)
def test_the_picture_is_described_as_the_board_would_be_after_the_way(
    found: dict[str, tuple[Match, Walk]], language: Language
) -> None:
    for kind in KINDS:
        match, walk = found[kind]
        scene = scene_of("kaeseschieben", match, match.to_act()[0], language)
        words = alt_text(scene, walk)
        for seat, mouse in enumerate(scene.view.mice):
            standing = walk.mouse if seat == scene.view.turn else mouse
            assert f"{MARKS[seat].letter} {standing.name}" in words
        board = words[words.index(f"A {(walk.mouse if scene.view.turn == 0 else scene.view.mice[0]).name}") :]
        for square in (*walk.cheeses, *scene.view.cheeses):
            expected = square in walk.cheeses or square in (*scene.view.other_mice, walk.mouse)
            assert (square.name in board) is expected
        for slide in slides(scene.view.cheeses, walk.squares):
            assert slide.squares[0].name in words.splitlines()[0]
        # What has fallen lies on its tray, too. No square is a number by itself.
        on_trays = sum(map(int, re.findall(r"\b\d+\b", words)))
        assert on_trays == len(starting_cheeses()) - len(walk.cheeses)


def test_the_longest_description_still_has_the_whole_board(found: dict[str, tuple[Match, Walk]]) -> None:
    match, walk = found["own"]
    view = match.view(match.to_act()[0])
    whole = describe_draft(view, walk, SPEAKERS[Language.ENGLISH], 1024)
    assert whole.startswith("Pushed: ")
    board = describe_draft(view, walk, SPEAKERS[Language.ENGLISH], len(whole) - 1)
    assert board == whole.split("\n", 1)[1]
    assert board.startswith("Mice: ")


@pytest.mark.parametrize(
    ("language", "label"),
    [
        (Language.ENGLISH, "Down (last step)"),
        (Language.GERMAN, "Runter (letzter Schritt)"),
        (Language.FRENCH, "Bas (dernier pas)"),
    ],
)
def test_an_arrow_that_ends_the_move_early_says_so_beside_its_colour(
    found: dict[str, tuple[Match, Walk]], language: Language, label: str
) -> None:
    match, _ = found["own"]
    scene = scene_of("kaeseschieben", match, match.to_act()[0], language)
    view = scene.view
    one_cheese = {Square(0, 0): next(iter(view.cheeses.values()))}
    mice = tuple(Square(0, 1) if seat == view.turn else Square(7, seat + 2) for seat in range(view.seats))
    last = replace(scene, view=replace(view, mice=mice, cheeses=one_cheese, faces=(3,)))
    query = paint_pad(last, ())
    assert isinstance(query, WorkerQuery)
    contents = query.tell(query.work(*query.args))
    rows = [row for row in contents.layout.children if isinstance(row, ui.ActionRow)]
    labels = [arrow.label for row in rows for arrow in row.children if isinstance(arrow, ui.Button)]
    assert label in labels
    assert sum("(" in (each or "") for each in labels) == 1

"""The private pad: its words for a way, and for the steps that could follow."""

import random
import re
from collections.abc import Iterator
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord import ui

from cogs.components.layout import Message, Picture
from cogs.components.press_id import PressId
from cogs.faces.kaeseschieben.path_letters import write_path
from cogs.faces.scene import Scene
from cogs.games.kaeseschieben.pad import done_code, paint_pad
from cogs.games.registry import hosted_games
from cogs.wording.names import isolated
from engine.kaeseschieben.actions import MoveMouse, encode
from engine.kaeseschieben.board import Direction, starting_cheeses
from engine.kaeseschieben.rules import KAESESCHIEBEN
from engine.kaeseschieben.steps import slides
from engine.kaeseschieben.view import Phase
from engine.kaeseschieben.walk import Walk
from engine.match import Match
from host.workers import WorkerQuery
from localization.catalog import Language
from render.kaeseschieben.describe import describe_draft
from render.people import MARKS
from tests.cogs.scenes import SPEAKERS, scene_of
from tests.engine.kaeseschieben.positions import placed, position
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


def test_an_arrow_that_ends_the_move_early_bears_a_flag_beside_its_colour() -> None:
    _, buttons = controls_of(paint_pad(scene_at("A a2, B h3, C h8, s a1", 3), ()))
    flagged = [each for each in buttons if str(each.emoji) == "🏁"]
    assert [(each.label, each.style) for each in flagged] == [("Down", discord.ButtonStyle.success)]


def controls_of(contents: Message | WorkerQuery[Message]) -> tuple[list[discord.SelectOption], list[ui.Button[Any]]]:
    """The ends that are offered, and the buttons that can be pressed."""
    message = contents.tell(contents.work(*contents.args)) if isinstance(contents, WorkerQuery) else contents
    items = list(message.layout.walk_children())
    ends = [option for item in items if isinstance(item, ui.Select) for option in item.options]
    return ends, [item for item in items if isinstance(item, ui.Button) and not item.disabled]


def scene_at(pieces: str, steps: int) -> Scene[Any]:
    """The first of three seats is to move; there, east is nobody's."""
    state = position(placed(pieces), faces=(steps,))
    match = begin(hosted_games()["kaeseschieben"].editions[-1], seats=len(state.mice), seed=1)
    scene = scene_of("kaeseschieben", match, 0, Language.ENGLISH)
    return replace(scene, view=KAESESCHIEBEN.view(state, 0))


def test_k7_a_mouse_that_is_shut_in_can_end_its_turn() -> None:
    ends, [done] = controls_of(paint_pad(scene_at("A a1, B a2, C c1, s c6, s b1", 3), ()))
    assert not ends
    press = PressId.parse(done.custom_id or "")
    assert press is not None
    assert done_code(press) == encode(MoveMouse(()))


def test_an_end_says_where_the_mouse_stands_and_whose_cheese_falls() -> None:
    ends, _ = controls_of(paint_pad(scene_at("A b2, B a8, C h8, s a2, m c2", 2), ()))
    labels = [option.label for option in ends]
    assert labels[0] == f"a3 ←↑ · a small cheese for {isolated('Bo')}"
    assert "d2 →→ · pushes cheese" in labels


def test_a_single_step_needs_no_menu_beside_its_arrows() -> None:
    ends, arrows = controls_of(paint_pad(scene_at("A b2, B a8, C h8, s a2, m c2", 1), ()))
    assert (len(ends), len(arrows)) == (0, 4)


def test_with_help_the_ends_are_offered_beside_the_computers_ways() -> None:
    alone = scene_at("A b2, B a8, C h8, s a2, m c2", 2)
    ends, _ = controls_of(paint_pad(alone, ()))
    table: Any = SimpleNamespace(**(vars(alone.table) | {"is_helped": True}))
    helped = replace(alone, table=table)
    with_help, buttons = controls_of(paint_pad(helped, ()))
    assert [each.label for each in with_help] == [each.label for each in ends]
    assert any(str(each.emoji) == "🤖" for each in buttons)

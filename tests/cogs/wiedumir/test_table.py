"""Wie Du mir … around the turns: lobby, options, whole games, results, computers; and what may go wrong."""

import random
from pathlib import Path

import pytest

from cogs.client import GameNightBot
from cogs.games.registry import hosted_games
from cogs.games.wiedumir.board_file import read_board
from engine.wiedumir.board import GOAL
from host.table.status import Status
from tests.cogs.by_button import change_options
from tests.cogs.conftest import TestWorld
from tests.cogs.late_matches import begin_wiedumir_late
from tests.cogs.playing import choose_computer, table_of
from tests.cogs.wiedumir.chances import stack
from tests.cogs.wiedumir.playing import GAME, act, open_table, view_of
from tests.simulated_discord import Player


@pytest.fixture
def dora(world: TestWorld) -> Player:
    return world.person("Dora")


async def play_to_end(world: TestWorld, players: list[Player], seed: int = 1, results: int | None = None) -> None:
    """With buttons and menus alone, until that number of results is there, or the match is over."""
    randomness = random.Random(seed)
    while (await table_of(world)).status.is_open:
        if results is not None and len((await view_of(world)).results) >= results:
            return
        await act(world, players, randomness)


# The lobby


async def test_the_options_are_explained_in_a_sentence_each_and_freely_combined(
    world: TestWorld, dora: Player, ben: Player
) -> None:
    await dora.command("play", game=GAME)
    assert "Tit for tat" in world.table.text
    assert "Length" not in world.table.text, "what is as usual need not be said"
    assert "reaches the total" in (await dora.press("Options")).text
    switches = {"no_limits": True, "no_comparing": True, "no_measure": True, "auto_move": False}
    await change_options(dora, length="first to 30 points", **switches)
    await ben.command("join")
    await dora.command("start")
    view = await view_of(world)
    assert (view.length.games, view.length.target) == (None, 30)
    assert (view.no_limits, view.no_comparing, view.no_measure, view.auto_move) == (True, True, True, False)
    assert "Game 1, first to 30 points" in world.table.text


# Whole games


async def test_a_whole_game_by_buttons_to_its_result(
    world: TestWorld, dora: Player, ben: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin_wiedumir_late(monkeypatch)
    players = [dora, ben, *(world.person(f"P{number}") for number in range(4))]
    await open_table(world, players)
    live = world.table.id
    await play_to_end(world, players)
    table, view = await table_of(world), await view_of(world)
    assert table.status is Status.FINISHED
    assert all(square == GOAL for squares in view.pawns for square in squares)
    result = world.messages[-1]
    assert "result.png" in result.files
    winner = view.winners[0]
    assert f"🏆 {'🔺🔷🟩🟡💜🌸'[winner]}" in result.text
    assert ("⚖️" in result.text) == bool(view.results[0].broken_ties)
    assert f"({'ABCDEF'[winner]}): " in result.alt_texts[0].splitlines()[0]
    assert not any(seen.buttons for seen in world.messages if seen.id == live)


async def test_computers_play_their_turns_and_answer_their_cards(world: TestWorld, dora: Player) -> None:
    await dora.command("play", game=GAME)
    for level in ("easy", "normal", "hard"):
        await choose_computer(world, dora, f"Computer: {level}")
    await dora.press("Start")
    randomness = random.Random(4)
    for _ in range(8):
        for _ in range(2000):
            table = await table_of(world)
            if table.is_turn_of(dora.id) or not table.status.is_open:
                break
            await world.env.advance_time(0.02)
        if not (await table_of(world)).status.is_open:
            break
        await act(world, [dora], randomness)
    moved = [square for squares in (await view_of(world)).pawns for square in squares]
    assert any(moved)


# The table in words and other languages


# What may go wrong


# The owner's board

OTHER_BOARD = "?  ?  ?  ?  ?  +4  +4  +4  +4  +4  -1  -1  -1  -1 # all question marks first\n"


async def test_another_board_is_played_on_and_running_matches_keep_theirs(
    world: TestWorld, dora: Player, ben: Player, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stack(monkeypatch, 2, rolls=[1, 1, 1])
    await open_table(world, [dora, ben])
    file = tmp_path / "board.txt"
    file.write_text(OTHER_BOARD, encoding="utf-8-sig")
    board = read_board(file)
    assert board.values == (None,) * 5 + (4,) * 5 + (-1,) * 4
    defaults = GameNightBot.__init__.__kwdefaults__
    assert defaults is not None
    monkeypatch.setitem(defaults, "games", hosted_games(board))
    await world.restart_bot()
    await dora.command("roll")
    assert "A1 ▸ 1 +1" in world.table.labels, "this match began on our board"
    await dora.command("table end", what="match")
    await ben.press("Yes")
    await ben.press("Rematch")
    await dora.press("Rematch: 1 of 2")
    assert (await view_of(world)).board == board
    await dora.command("roll")
    assert "A1 ▸ 1 🃏" in world.table.labels
    assert "6: +4, 7: +4" in world.table.alt_texts[0]

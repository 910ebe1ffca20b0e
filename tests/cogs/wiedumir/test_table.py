"""Wie Du mir … around the turns: lobby, options, whole games, results, computers; and what may go wrong."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from cogs.client import GameNightBot
from cogs.games.registry import BOARD_FILE, WrongBoardFile, hosted_games, read_board
from engine.wiedumir.board import GOAL
from engine.wiedumir.view import Phase
from host.match import consent
from host.table.proposal import EndEarly
from host.table.status import Status
from playground.simulated_discord import Player
from tests.cogs.by_button import ask, settings
from tests.cogs.conftest import TestWorld
from tests.cogs.late_matches import begin_wiedumir_late
from tests.cogs.playing import choose_computer, computer_entries, mover, seat_all, table_of
from tests.cogs.wiedumir.chances import stack
from tests.cogs.wiedumir.playing import GAME, act, move, open_table, view_of


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
    panel = (await dora.press("Options")).private[0]
    assert len(panel.menus) == 5
    assert "the points set here" in panel.text
    for number, choice in enumerate(("first to 30 points", "on", "on", "on", "off")):
        await dora.choose(panel.menus[number], panel.id, choice)
    await ben.command("join")
    await dora.command("start")
    view = await view_of(world)
    assert (view.length.games, view.length.target) == (None, 30)
    assert (view.no_limits, view.no_comparing, view.no_measure, view.auto_move) == (True, True, True, False)
    assert "Game 1, first to 30 points" in world.table.text


async def test_eight_can_sit_down_and_computers_have_three_levels(world: TestWorld, dora: Player) -> None:
    await dora.command("play", game=GAME)
    for level in ("easy", "normal", "hard"):
        await choose_computer(world, dora, f"Computer: {level}")
    for _ in range(4):
        await choose_computer(world, dora, "Computer: easy")
    assert computer_entries(world) == ["Remove computer"]
    assert [holder.level for holder in (await table_of(world)).seats[1:4]] == ["easy", "normal", "hard"]


# Whole games


@pytest.mark.parametrize("seats", [2, 6])
async def test_a_whole_game_by_buttons_with_result_verification_and_rematch(
    world: TestWorld, dora: Player, ben: Player, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin_wiedumir_late(monkeypatch)
    players = [dora, ben, *(world.person(f"P{number}") for number in range(seats - 2))]
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
    assert "✅" in (await ask(ben, "verify")).text
    await ben.press("Rematch")
    assert any(label.startswith("Rematch: 1 of") for label in world.table.labels)
    assert (await table_of(world)).game_key == GAME


async def test_two_games_are_added_up(
    world: TestWorld, dora: Player, ben: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin_wiedumir_late(monkeypatch)
    await open_table(world, [dora, ben], length="games-2")
    assert "Wie Du mir … · Game 1 of 2" in world.table.text
    await play_to_end(world, [dora, ben], results=1)
    first = next(seen for seen in world.messages if "result.png" in seen.files)
    assert "Game 1 of 2: the chips are counted" in first.text
    assert "🏆 🔺 **Dora** wins" not in first.text
    assert "Game 2 of 2" in world.table.text
    assert re.search(r"Game 2: (🔺 \*\*Dora\*\*|🔷 \*\*Ben\*\*) was drawn to start\.", world.table.text)
    assert "Points so far" in world.table.alt_texts[0]
    await dora.command("table end", what="round")
    await ben.press("Agree")
    view = await view_of(world)
    last = world.messages[-1]
    for seat in range(2):
        points = view.results[0].chips[seat] + view.results[1].chips[seat]
        assert view.points[seat] == points
        games = " + ".join(str(result.chips[seat]) for result in view.results)
        assert f"{points} points in all: {games}" in last.alt_texts[0]
    assert ("wins!" in last.text) == (view.points[0] != view.points[1])


async def test_a_target_ends_the_match_after_the_game_that_reaches_it(
    world: TestWorld, dora: Player, ben: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin_wiedumir_late(monkeypatch)
    await open_table(world, [dora, ben], length="points-15", no_limits=True)
    await play_to_end(world, [dora, ben])
    view = await view_of(world)
    assert max(view.points) >= 15
    assert all(max(result.points) < 15 for result in view.results[:-1])


async def test_a_vote_ends_a_game_or_the_match_as_it_stands(world: TestWorld, dora: Player, ben: Player) -> None:
    await open_table(world, [dora, ben], length="games-3")
    await dora.command("table end", what="round")
    await ben.press("Agree")
    assert "Ended early" in next(seen for seen in world.messages if "result.png" in seen.files).text
    assert "Game 2 of 3" in world.table.text
    await dora.command("table end", what="match")
    await ben.press("Agree")
    result = world.messages[-1]
    level = "Dora (A): 8 points in all: 4 + 4\nBen (B): 8 points in all: 4 + 4"
    assert result.alt_texts[0] == level, "nobody was home, so nothing breaks the tie, and nobody has a place"
    assert "All level: nobody is ahead" in result.text


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
async def test_computers_play_their_turns_and_answer_their_cards(world: TestWorld, dora: Player, level: str) -> None:
    await dora.command("play", game=GAME)
    for _ in range(3):
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


async def test_the_table_in_words_and_in_other_languages(
    world: TestWorld, dora: Player, anna: Player, chloe: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    stack(monkeypatch, 2, rolls=[1])
    await open_table(world, [dora, anna])
    await dora.command("roll")
    text = (await dora.command("board", show="words")).text
    assert "Dora (A) rolled a 1 and may move any pawn." in text
    assert "Chips: Dora (A) 4, Anna (B) 4." in text
    assert "A1 → square 1: A +1" in text
    assert "Figuren: Start A1 A2 B1 B2." in (await anna.command("board", show="words")).text
    assert "Pions\N{NO-BREAK SPACE}: départ A1 A2 B1 B2." in (await chloe.command("board", show="words")).text
    manager = world.person("Manager", manage_guild=True)
    await settings(manager, "server", language="de")
    assert "A1 → Feld 1: Dora +1" in world.table.labels
    await settings(manager, "server", language="fr")
    assert "A1 → case 1\N{NO-BREAK SPACE}: Dora +1" in world.table.labels
    assert "Dix est la limite" in (await chloe.command("rules", page="6")).text


# What may go wrong


async def test_a_restart_between_the_last_arrival_and_its_result_shows_the_result_after_all(
    world: TestWorld, dora: Player, ben: Player
) -> None:
    await open_table(world, [dora, ben])
    table = await table_of(world)
    # As if the process died after the commit: the store knows, the channel does not.
    await world.bot.services.host.propose(table.id, dora.id, EndEarly("match"), press="6")
    await world.bot.services.host.change(table.id, consent.answer, ben.id, agrees=True, press="6")
    assert not any("result.png" in seen.files for seen in world.messages)
    await world.restart_bot()
    assert any("result.png" in seen.files for seen in world.messages)


async def test_a_restart_between_roll_and_move_keeps_the_roll(world: TestWorld, dora: Player, ben: Player) -> None:
    await open_table(world, [dora, ben])
    player = await mover(world, [dora, ben])
    await player.press("Roll")
    before, table = await view_of(world), world.table
    await world.restart_bot()
    assert await view_of(world) == before
    await player.press(table.labels[0], on=table.id)
    # Not the pawns: a card may have sent the moved one back.
    assert await view_of(world) != before


async def test_without_the_right_to_attach_the_table_is_described_in_words(
    world: TestWorld, dora: Player, ben: Player
) -> None:
    await open_table(world, [dora, ben])
    posting = f"/channels/{world.channel.id}/messages"
    world.env.inject_error("POST", posting, status=403, code=50013, message="Missing Permissions")
    await ben.command("board")
    assert world.table.files == {}
    assert "Pawns: start A1 A2 B1 B2." in world.table.text
    await act(world, [dora, ben], random.Random(1))
    assert "board.png" in world.table.files


async def test_a_deleted_message_is_posted_again(world: TestWorld, dora: Player, ben: Player) -> None:
    await open_table(world, [dora, ben])
    await world.delete_message(world.table.id)
    await (await mover(world, [dora, ben])).command("roll")
    assert "board.png" in world.table.files


async def test_who_leaves_is_played_on_and_can_come_back(world: TestWorld, dora: Player, ben: Player) -> None:
    await open_table(world, [dora, ben])
    player = await mover(world, [dora, ben])
    world.bot.services.computers.pace = 3600
    await player.command("leave")
    assert "Take your seat back" in (await move(player, "A1")).text
    assert "Take your seat back" in (await player.command("move", what="A")).text
    await player.press("Take a seat")
    await player.command("roll")
    assert (await view_of(world)).phase is Phase.MOVING


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
    assert "A1 → square 1: Dora +1" in world.table.labels, "this match began on our board"
    await dora.command("table end", what="match")
    await ben.press("Agree")
    await ben.press("Rematch")
    await dora.press("Rematch: 1 of 2")
    assert (await view_of(world)).board == board
    await dora.command("roll")
    assert "A1 → square 1: card for Dora" in world.table.labels
    assert "6: +4, 7: +4" in world.table.alt_texts[0]


@pytest.mark.parametrize(
    ("content", "code", "values"),
    [
        (b"+1\n-1\n?\n+5\n", "square", {"line": 4, "text": "+5"}),
        (b"# ours\n\n+1 +1 +1 +1 +1 +1", "too-many", {"line": 3, "kind": "plus", "most": 5}),
        (b"+1\n+1\n", "too-few", {"line": 2, "kind": "plus", "found": 2, "needed": 5}),
        (b"\xff\xfe+1", "encoding", {}),
        (None, "unreadable", {"reason": "No such file or directory"}),
    ],
)
def test_a_wrong_board_is_refused_with_its_line(
    tmp_path: Path, content: bytes | None, code: str, values: dict[str, int | str]
) -> None:
    file = tmp_path / "board.txt"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(WrongBoardFile) as wrong:
        read_board(file)
    assert (wrong.value.file, wrong.value.code, wrong.value.values) == (file, code, values)


def test_our_board_is_the_rulings() -> None:
    assert read_board(BOARD_FILE).code == "+1 -1 ? +2 -2 ? +3 ? -3 +2 ? -4 +4 ?"


async def test_who_proposes_to_end_a_part_of_the_match_reads_that_it_is_a_game(
    world: TestWorld, ben: Player, anna: Player
) -> None:
    await seat_all(world, [ben, anna], game="wiedumir", length="games-2")
    await ben.command("table end", what="round")
    assert "proposes to end this game now" in world.table.text
    await anna.press("Object")
    assert "The game goes on." in world.table.text

"""A turn of Wie Du mir … by buttons and by commands, and the answers to everybody else."""

import pytest

from engine.wiedumir.board import GOAL
from engine.wiedumir.cards import Card
from engine.wiedumir.view import Phase
from tests.cogs.conftest import TestWorld
from tests.cogs.wiedumir.chances import stack
from tests.cogs.wiedumir.playing import complete_move, draw_card, move, open_table, view_of
from tests.simulated_discord import Player


@pytest.fixture
def dora(world: TestWorld) -> Player:
    return world.person("Dora")


async def test_a_turn_by_buttons_says_of_every_pawn_what_comes_of_it(
    world: TestWorld, dora: Player, ben: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    stack(monkeypatch, 2, rolls=[2, 1])
    await open_table(world, [dora, ben])
    assert world.table.labels == ["Roll", "More …"]
    assert "board.png" in world.table.files
    await dora.press("Roll")
    moves = ["A1 ▸ 2 −1", "B1 ▸ 2 −1"]
    assert world.table.labels == [*moves, "More …"], "one of two alike"
    own, other = map(world.table.button, moves)
    assert own["style"] == other["style"], "none looks recommended"
    await dora.press("B1 ▸ 2 −1")
    view = await view_of(world)
    assert view.pawns == ((0, 0), (2, 0))
    assert view.chips == (4, 3)
    assert "🔺 **Dora** rolled 2: 🔷 **B1** → square 2, 🔷 **Ben** gives 1 chip back" in world.table.text
    assert "start A1 A2 B2; square 2 (−1) B1" in world.table.alt_texts[0]


async def test_pawns_in_the_goal_are_not_moved_and_a_single_move_is_made_by_the_bot(
    world: TestWorld, dora: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With six seats there is one pawn a seat, and its name is a letter alone."""
    players = [dora, *(world.person(f"Person {number}") for number in range(5))]
    stack(monkeypatch, 6, [Card.PLACE_OWN], rolls=[3])
    await open_table(world, players)
    await dora.press("Roll")
    assert "A ▸ 3 🃏" in world.table.labels
    await dora.press("A ▸ 3 🃏")
    await dora.command("move", what="goal")
    assert (await view_of(world)).pawns[0] == (GOAL,)
    await players[1].press("Roll")
    assert not any(label.startswith("A ") for label in world.table.labels)
    assert "in the goal" in (await move(players[1], "A")).text


async def test_a_seat_that_is_home_may_take_a_chip_instead_without_measure(
    world: TestWorld, dora: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    players = [dora, *(world.person(f"Person {number}") for number in range(5))]
    stack(monkeypatch, 6, [Card.PLACE_OWN], rolls=[3, 2, 2, 2, 2, 2, 1])
    await open_table(world, players, no_measure=True)
    await draw_card(world, dora, "A")
    await dora.command("move", what="goal")
    for player in players[1:]:
        await player.command("roll")
        assert not world.table.has_button("Take a chip instead")
        assert "cannot take" in (await move(player, "chip")).text
        await move(player, "F")
        while (await view_of(world)).phase is Phase.DECIDING:
            await players[5].command("move", what=(await players[5].complete("move", "what", ""))[0]["value"])
    await dora.command("roll")
    before = (await view_of(world)).chips[0] or 0
    assert (await complete_move(dora, ""))[-1]["value"] == "take"
    await dora.press("Take a chip instead")
    assert (await view_of(world)).chips[0] == before + 1
    assert "takes a chip instead of moving" in world.table.text


async def test_over_ten_is_foretold_and_shown(
    world: TestWorld, dora: Player, ben: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    stack(monkeypatch, 2, [Card.GAIN], rolls=[3, 1, 1, 1, 3])
    await open_table(world, [dora, ben])
    await draw_card(world, dora, "A1")
    assert (await view_of(world)).chips == (9, 4)
    await ben.command("roll")
    assert "A1 ▸ 4 +2 💥 4" in world.table.labels
    await ben.press("A1 ▸ 4 +2 💥 4")
    assert (await view_of(world)).chips == (4, 4)
    assert "💥 🔺 **Dora** has 11 chips, puts 7 back and keeps four" in world.table.text
    assert "More than ten, so back to four: A (11)" in world.table.alt_texts[0]

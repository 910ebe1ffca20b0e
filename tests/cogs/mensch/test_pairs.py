"""Einigkeit macht stark in Discord: pairs, walls, help for a partner."""

import pytest

from tests.cogs.conftest import TestWorld
from tests.cogs.mensch.conftest import Begin, Load
from tests.cogs.mensch.playing import EINIGKEIT, four, moves, seat_all, view_of
from tests.simulated_discord import Player

ALMA_BEGINS = (6, 1, 1, 1)


@pytest.fixture
def people(world: TestWorld) -> list[Player]:
    return four(world)


# Who plays with whom


async def test_invitation_and_message_say_who_plays_with_whom(world: TestWorld, people: list[Player]) -> None:
    await people[0].command("play", game=EINIGKEIT)
    assert "A and C against B and D" in world.table.text
    for player in people[1:]:
        await player.command("join")
    await people[0].command("table swap", one=1, other=2)
    await people[0].command("start")
    assert "Einigkeit macht stark · 🔺A+🟩C against 🔷B+🟡D" in world.table.text
    said = (await people[3].command("board", show="words")).text
    assert "Alma (A) and Bela (C) (0 of 8 pawns home) play against Cora (B) and Dina (D) (0 of 8)." in said


# Walls


async def test_a_wall_is_told_and_greys_out_buttons_with_the_reason(
    world: TestWorld, people: list[Player], dice: Load, begin_at: Begin
) -> None:
    # D1 and D2 stand on square 15; A2 would have to pass them.
    begin_at([(20, 12, 0, 0), (7, 0, 0, 0), (5, 0, 0, 0), (25, 25, 0, 0)])
    dice(*ALMA_BEGINS, 5)
    await seat_all(world, people, game=EINIGKEIT, auto_move=False)
    await people[0].press("Roll")
    assert moves(world) == ["A1 ▸ 25 🧱", "(A2: blocked by a wall)", "(A3, A4: only with a six)"]
    assert "Walls: square 15 (D1 and D2)." in world.table.alt_texts[0]
    assert "a wall is in its way" in (await people[0].command("move", what="A2")).text


async def test_a_pawn_leaves_its_wall_when_nothing_else_can_move(
    world: TestWorld, people: list[Player], dice: Load
) -> None:
    dice(*ALMA_BEGINS, 3, 1, 1, 1, 6)
    await seat_all(world, people, game=EINIGKEIT)
    for player in people:
        await player.press("Roll")
    await people[0].press("Roll")
    dice(3, 1, 1, 1, 2)
    await people[0].press("A2 ▸ 1")
    await people[0].press("Roll")
    # The move with the six may still be objected to, so the bot does not make the only move by itself.
    await people[0].press("A2 ▸ 4 🧱")
    assert "A2 to square 4, a wall with A1 🧱 (the start square must be cleared)" in world.table.text
    for player in people[1:]:
        await player.press("Roll")
    await people[0].press("Roll")
    assert "**Alma** rolled 2: A1 to square 6 (nothing else can move: the wall opens)" in world.table.text


# Help your partner


async def test_who_is_home_moves_the_partners_pawns_where_agreed(
    world: TestWorld, people: list[Player], dice: Load, begin_at: Begin
) -> None:
    begin_at([(41, 42, 43, 44), (7, 0, 0, 0), (5, 12, 0, 0), (3, 0, 0, 0)])
    dice(*ALMA_BEGINS, 3)
    await seat_all(world, people, game=EINIGKEIT, help_partner=True)
    assert "You are moving for 🟩 **Cora**, your partner." in world.table.text
    await people[0].press("Roll")
    assert moves(world) == ["C1 ▸ 28", "C2 ▸ 35", "(C3, C4: only with a six)"]
    assert "Alma (A) moves Cora (C)’s pawns." in (await people[1].command("board", show="words")).text
    await people[0].command("move", what="C2")
    assert "🔺 **Alma** rolled 3 for 🟩 **Cora**: C2 to square 35" in world.table.text
    assert (await view_of(world)).pawns[2] == (5, 15, 0, 0)

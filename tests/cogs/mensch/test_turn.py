"""A turn of Mensch ärgere Dich nicht: by buttons and by commands, made by itself, passed, with three tries."""

import pytest

from engine.mensch.view import Phase
from tests.cogs.conftest import TestWorld
from tests.cogs.mensch.conftest import Begin, Load
from tests.cogs.mensch.playing import moves, seat_all, view_of
from tests.cogs.playing import look_up, table_of
from tests.simulated_discord import Player

FIRST = (6, 1)
"""The roll-off of two: the first seat begins."""


@pytest.fixture
def alma(world: TestWorld) -> Player:
    return world.person("Alma")


async def test_the_roll_off_is_told_with_its_dice_and_ties_are_rolled_again_in_sight(
    world: TestWorld, ben: Player, alma: Player, dice: Load
) -> None:
    dice(4, 4, 3, 5)
    await seat_all(world, [alma, ben])
    tie = "🎲 For the first turn: 🔺 **Alma** 4, 🔷 **Ben** 4. A tie: 🔺 **Alma** and 🔷 **Ben** roll again."
    assert tie in (await look_up(ben, "story")).text
    assert world.table.text.splitlines()[1:-1] == [
        "🎲 For the first turn: 🔺 **Alma** 3, 🔷 **Ben** 5.",
        "🔷 **Ben** goes first.",
    ]
    assert world.table.text.splitlines()[-1] == f"🔷 <@{ben.id}>, roll the die."
    assert "Rolled for the first turn: A 4, B 4; A 3, B 5." in world.table.alt_texts[0]


@pytest.mark.pictures
async def test_a_turn_by_buttons(world: TestWorld, ben: Player, alma: Player, dice: Load, begin_at: Begin) -> None:
    begin_at([(12, 20, 0, 42), (7, 0, 0, 0)])
    dice(*FIRST, 5)
    await seat_all(world, [alma, ben])
    assert world.table.labels == ["Roll", "More …"]
    await alma.press("Roll")
    assert f"🔺 <@{alma.id}>, you rolled **5**. Which pawn moves?" in world.table.text
    assert moves(world) == ["A1 ▸ 17", "A2 ▸ 25", "(A3: only with a six)", "(A4: overshoots the goal)"]
    before = world.table.files["board.png"]
    await alma.press("A2 ▸ 25")
    view = await view_of(world)
    assert view.pawns[0] == (12, 25, 0, 42)
    assert view.turn == 1
    assert "🔺 **Alma** rolled 5: A2 to square 25" in world.table.text
    assert world.table.files["board.png"] != before


async def test_a_capture_is_offered_and_told(
    world: TestWorld, ben: Player, alma: Player, dice: Load, begin_at: Begin
) -> None:
    # Ben sits opposite: his 7 is square 27.
    begin_at([(22, 30, 0, 0), (7, 0, 0, 0)])
    dice(*FIRST, 5)
    await seat_all(world, [alma, ben])
    await alma.press("Roll")
    await alma.press("A1 ▸ 27 💥 B1")
    view = await view_of(world)
    assert view.pawns[1] == (0, 0, 0, 0)
    assert (view.tallies[0].captures, view.tallies[1].losses) == (1, 1)
    assert "🔺 **Alma** rolled 5: A1 to square 27, captures B1 💥" in world.table.text


async def test_single_moves_are_left_to_people_where_the_table_says_so(
    world: TestWorld, ben: Player, alma: Player, dice: Load
) -> None:
    dice(*FIRST, 3)
    await seat_all(world, [alma, ben], auto_move=False)
    await alma.press("Roll")
    assert moves(world) == ["A1 ▸ 4", "(A2, A3, A4: only with a six)"]
    await alma.command("move", what="4")
    assert (await view_of(world)).phase is Phase.MOVING, "4 is a pawn's number before it is a square's"
    await alma.command("move", what="square 4")
    assert (await view_of(world)).turn == 1


@pytest.mark.parametrize(
    ("pawns", "die", "said"),
    [
        ((1, 12, 0, 0), 3, "A1 to square 4 (the start square must be cleared)"),
        ((12, 0, 0, 0), 6, "A2 comes in on square 1 (a six must bring a pawn in)"),
        ((1, 43, 0, 0), 6, "A1 to square 7 (the only move)"),
    ],
)
async def test_a_forced_move_names_the_rule_that_forced_it(
    world: TestWorld,
    ben: Player,
    alma: Player,
    dice: Load,
    begin_at: Begin,
    pawns: tuple[int, ...],
    die: int,
    said: str,
) -> None:
    begin_at([pawns, (0, 0, 0, 0)])
    dice(*FIRST, die)
    await seat_all(world, [alma, ben])
    await alma.press("Roll")
    assert f"🔺 **Alma** rolled {die}: {said}" in world.table.text


async def test_passing_is_told_and_the_reasons_to_those_who_ask(
    world: TestWorld, ben: Player, alma: Player, dice: Load, begin_at: Begin
) -> None:
    begin_at([(38, 42, 0, 0), (0, 0, 0, 0)])
    dice(*FIRST, 4, 5)
    await seat_all(world, [alma, ben])
    await alma.press("Roll")
    assert "🔺 **Alma** rolled 4: nothing can move\n" in world.table.text
    reasons = "(A1: own pawn is there; A2: overshoots the goal; A3 and A4: only with a six)"
    assert reasons in (await look_up(alma, "story")).text
    await ben.press("Roll")
    assert "🔷 **Ben** rolled 5: no six" in world.table.text
    assert (await view_of(world)).turn == 0


async def test_where_the_bot_rolls_people_only_choose(
    world: TestWorld, ben: Player, alma: Player, dice: Load, begin_at: Begin
) -> None:
    begin_at([(1, 0, 0, 0), (1, 5, 44, 43)])
    dice(*FIRST, 3, 3)
    await seat_all(world, [alma, ben], auto_roll=True)
    assert "🔺 **Alma** rolled 3: A1 to square 4 (the only move)" in world.table.text
    assert "you rolled **3**" in world.table.text
    assert moves(world) == ["B1 ▸ 24", "B2 ▸ 28"]
    dice(1, 5)
    await ben.press("B1 ▸ 24")
    assert "🔺 **Alma** rolled 1: A1 to square 5 (the only move)" in world.table.text
    assert moves(world) == ["B1 ▸ 29", "B2 ▸ 30"]


async def test_computers_chains_are_told_in_one_message(world: TestWorld, ben: Player, dice: Load) -> None:
    dice(6, 1, 1, 1, 2, 3, 6, 6, 4, 5)
    await seat_all(world, [ben], computers=3)
    message = world.table.id
    pictures = len(world.messages)
    await ben.press("Roll")
    while not (await table_of(world)).is_turn_of(ben.id):
        await world.env.advance_time(0.1)
        await world.env.settle()
    assert world.table.id == message
    assert len(world.messages) == pictures
    assert "🟡 **Computer D** rolled" in world.table.text
    assert "🟩 **Computer C**" not in world.table.text, "a phone has no room for so much"
    told = (await look_up(ben, "story")).text
    for line in ("🔷 **Computer B** rolled 3: B1 to square 14 (the only move)", "🟩 **Computer C** rolled 6"):
        assert line in told

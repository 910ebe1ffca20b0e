"""Standing orders as people see them: the private panel, what the table does by them, and what one missed."""

import pytest

from engine.mensch.view import Phase
from tests.cogs.by_button import settings
from tests.cogs.conftest import TestWorld
from tests.cogs.mensch.conftest import Begin, Load
from tests.cogs.mensch.playing import seat_all, view_of
from tests.cogs.playing import look_up, press_on, table_of
from tests.simulated_discord import Player

FIRST = (6, 1)


@pytest.fixture
def alma(world: TestWorld) -> Player:
    return world.person("Alma")


async def test_an_order_is_given_and_ended_in_a_private_panel(
    world: TestWorld, ben: Player, alma: Player, dice: Load, begin_at: Begin
) -> None:
    begin_at([(12, 20, 0, 42), (7, 0, 0, 0)])
    dice(*FIRST)
    await seat_all(world, [alma, ben])
    panel = (await look_up(ben, "orders")).private[0]
    assert "None yet." in panel.text
    assert panel.labels == [
        "Roll for me",
        "until I can capture",
        "until I’m in danger",
        "until a choice can cost me",
        "for three turns",
        "Give the order",
    ]
    panel = await press_on(ben, panel, "Roll for me")
    assert panel.button("Give the order")["disabled"]
    panel = await press_on(ben, await press_on(ben, panel, "Roll for me"), "for three turns")
    panel = await press_on(ben, panel, "Give the order")
    assert "In force: **Roll for me · for three turns**" in panel.text
    panel = await press_on(ben, panel, "End it")
    assert "None yet." in panel.text
    assert (await table_of(world)).orders == ()
    assert "Roll for me" not in world.table.text, "it is nobody else's business"


@pytest.mark.pictures
async def test_one_whose_order_acted_reads_in_four_lines_what_happened(
    world: TestWorld, ben: Player, alma: Player, dice: Load, begin_at: Begin
) -> None:
    begin_at([(8, 42, 43, 44), (7, 0, 0, 0)])
    dice(*FIRST)
    await seat_all(world, [alma, ben])
    dice(5, 3, 2, 4, 1, 2)
    panel = (await look_up(alma, "orders")).private[0]
    panel = await press_on(alma, panel, "for three turns")
    await press_on(alma, panel, "Give the order")
    assert (await view_of(world)).turn == 1, "the table has rolled for her at once"
    assert not world.table.has_button("Since your turn"), "Ben has ordered nothing"
    for _ in range(3):
        await ben.press("Roll")
    assert (await view_of(world)).turn == 0, "three turns have passed"
    told = (await alma.press("Since your turn")).private[-1]
    assert told.text.splitlines() == [
        "### 🗞️ Since your turn",
        "📌 Your order is over: three turns have passed.",
        "-# … and 4 turns before",
        "🔺 **Alma** rolled 1: A1 to square 16 (the only move)",
        "🔷 **Ben** rolled 2: B1 to square 36 (the only move)",
    ]
    assert told.files["board.png"] != world.table.files["board.png"], "it has arrows for what she missed"


async def test_who_plays_by_letter_reads_there_what_happened(
    world: TestWorld, ben: Player, alma: Player, dice: Load, begin_at: Begin
) -> None:
    begin_at([(8, 42, 43, 44), (7, 0, 0, 0)])
    dice(*FIRST)
    await settings(alma, "mine", **{"in-words": "always"})
    await seat_all(world, [alma, ben])
    dice(5, 3, 2, 4, 1, 2)
    panel = (await look_up(alma, "orders")).private[0]
    await press_on(alma, await press_on(alma, panel, "for three turns"), "Give the order")
    for _ in range(3):
        await ben.press("Roll")
    told = await alma.at_home.press("Since your turn", on=alma.letters()[-1].id)
    assert "Ben (B) rolled 2" in told.text


async def test_an_order_that_would_be_over_at_once_is_explained(
    world: TestWorld, ben: Player, alma: Player, dice: Load, begin_at: Begin
) -> None:
    begin_at([(24, 42, 43, 44), (1, 0, 0, 0)])
    dice(*FIRST)
    await seat_all(world, [alma, ben])
    panel = await press_on(alma, (await look_up(alma, "orders")).private[0], "until I’m in danger")
    answer = await alma.press_id(panel.button("Give the order")["custom_id"], panel.id)
    assert "over at once" in answer.text
    assert (await view_of(world)).phase is Phase.TO_ROLL

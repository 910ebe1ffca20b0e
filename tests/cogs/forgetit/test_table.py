"""For-Get-It around the turns: lobby and levels, sheets, odds, the end; and what may go wrong."""

import pytest

from engine.forgetit.hand import totals
from engine.forgetit.view import Phase
from host.table.status import Status
from tests.cogs.by_button import change_options
from tests.cogs.conftest import TestWorld
from tests.cogs.forgetit.playing import GAME, play_rounds, play_rounds_unseen, play_until, seat_all, view_of
from tests.cogs.playing import choose_computer, look_up, table_of
from tests.simulated_discord import Player

# The lobby


async def test_the_invitation_offers_computers_of_three_levels(world: TestWorld, ben: Player) -> None:
    await ben.command("play", game=GAME)
    assert "15 seats free" in world.table.text
    for level in ("easy", "normal", "perfect"):
        await choose_computer(world, ben, f"Computer: {level}")
    assert [holder.level for holder in (await table_of(world)).seats[1:]] == ["easy", "normal", "perfect"]
    for said in ("Computer B (easy)", "Computer C\n", "Computer D (perfect)"):
        assert said in world.table.text
    await choose_computer(world, ben, "Remove computer")
    assert "Computer D" not in world.table.text


# The sheet


async def test_one_sheet_is_brought_up_to_date_and_makes_way_for_the_result(world: TestWorld, ben: Player) -> None:
    anna = world.person("Anna")
    await seat_all(world, [anna, ben])
    await play_rounds(world, [anna, ben], 2)
    sheet, table = world.messages
    view = await view_of(world)
    assert "after round 2 of 12" in sheet.text
    for name, column in zip(("Anna (A)", "Ben (B)"), view.sheet, strict=True):
        entries = " + ".join("dash" if entry is None else str(entry) for entry in column[:2])
        assert f"\n{name}: {entries} = " in sheet.alt_texts[0]
    assert world.table.id == table.id > sheet.id, "the table goes on below it"
    await ben.command("table end", what="match")
    await anna.press("Yes")
    former, result = world.messages
    assert (former.id, "sheet-1.png" in result.files) == (table.id, True)


async def test_a_sheet_that_was_changed_too_often_does_not_hold_the_table_up(world: TestWorld, ben: Player) -> None:
    anna = world.person("Anna")
    await seat_all(world, [anna, ben])
    await play_rounds(world, [anna, ben], 1)
    sheet, _ = world.messages
    world.env.inject_error(
        "PATCH", f"/channels/{world.channel.id}/messages/{sheet.id}", status=429, code=30046, times=None
    )
    await play_rounds(world, [anna, ben], 2)
    *_, following, table = world.messages
    assert "after round 2 of 12" in following.text
    assert world.table.id == table.id > following.id > sheet.id


async def test_the_sheet_is_shown_in_private_to_anyone_who_asks(world: TestWorld, ben: Player, chloe: Player) -> None:
    anna = world.person("Anna")
    await seat_all(world, [anna, ben])
    await play_rounds(world, [anna, ben], 1)
    before = world.messages
    for answer in (await ben.press("Score sheet"), await ben.command("board", show="score")):
        assert "sheet-1.png" in answer.private[0].files
        assert "Anna (A): " in answer.text
        assert "Anna (A): " not in answer.private[0].alt_texts[0], "nobody has to hear it twice"
    assert "feuille" in (await chloe.press("Score sheet")).text
    assert world.messages == before


# Odds


async def test_odds_are_told_in_private(world: TestWorld, ben: Player, chloe: Player) -> None:
    anna = world.person("Anna")
    await seat_all(world, [anna, ben])
    before = world.messages
    said = (await look_up(ben, "odds")).text
    assert said.splitlines()[1] == "- Nine dice: FOR-GET-IT about 1 in 13; played well, 57 points on average"
    assert "environ 1 fois sur 13" in (await chloe.command("board", show="odds")).text
    assert world.messages == before
    player = await play_until(world, [anna, ben], Phase.CHOOSING)
    said = (await look_up(player, "odds")).text
    assert "nothing" in said
    for number in (await view_of(world)).hand.numbers_to_keep():
        assert f"× {number} (" in said


@pytest.mark.parametrize(("choice", "button"), [("for everybody", False), ("off", False), ("in private", True)])
async def test_the_tables_option_decides_who_hears_the_odds(
    world: TestWorld, ben: Player, choice: str, button: bool
) -> None:
    anna = world.person("Anna")
    await ben.command("play", game=GAME)
    await change_options(ben, odds=choice)
    assert (f"Odds: **{choice}**" in world.table.text) is (choice != "in private"), "what is as usual need not be said"
    await anna.command("join")
    await ben.command("start")
    assert (await anna.press("More …")).private[0].has_button("Odds") is button
    assert ("about 1 in 13" in world.table.text) is (choice == "for everybody")
    answer = (await ben.command("board", show="odds")).text
    assert ("without odds" in answer) is (choice == "off")


# The end


async def test_a_match_is_played_to_its_result(world: TestWorld, ben: Player) -> None:
    anna = world.person("Anna")
    await seat_all(world, [anna, ben])
    await play_rounds_unseen(world, [anna, ben], 9)
    await play_rounds(world, [anna, ben], 10)
    assert "counts double" in world.table.text
    await play_rounds(world, [anna, ben], 12)
    table = await table_of(world)
    assert table.status is Status.FINISHED
    result = world.messages[-1]
    points = totals((await view_of(world)).sheet)
    assert {"result.png", "sheet-1.png"} <= result.files.keys()
    for total in points:
        assert f"{total} points in all" in result.alt_texts[0]
    assert "wins" in result.text or "shared" in result.text


# Computer players


# What may go wrong

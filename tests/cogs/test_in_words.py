"""Tables in words: for those who ask, and by direct message after each change, with buttons to play there."""

import pytest

from tests.cogs.by_button import settings
from tests.cogs.conftest import TestWorld
from tests.cogs.playing import mover, seat_all, table_of
from tests.simulated_discord import Player


async def test_more_leads_to_the_table_in_words_with_buttons(world: TestWorld, ben: Player, chloe: Player) -> None:
    await seat_all(world, [ben, chloe], game="mensch")
    player = await mover(world, [ben, chloe])
    other = chloe if player is ben else ben
    await settings(ben, "mine", language="en")
    await settings(chloe, "mine", language="en")
    await player.press("More …")
    heard = (await player.press("In words")).private[0]
    turn, *_ = heard.text.splitlines()[1:]
    assert turn.endswith("roll the die.")
    assert "start square 21: B1 square 21; B2, B3 and B4 base." in heard.text
    assert heard.labels == ["Roll"]
    await other.press("More …")
    assert not (await other.press("In words")).private[0].labels, "it is somebody else's turn"
    await player.press("Roll", on=heard.id)
    assert (await table_of(world)).version > 2
    assert heard.id not in [seen.id for seen in player.sees()], "it has served its purpose"


async def test_who_wants_words_is_told_each_change_and_plays_by_letter(
    world: TestWorld, ben: Player, chloe: Player
) -> None:
    await settings(ben, "mine", **{"in-words": "always"})
    await seat_all(world, [ben, chloe], game="forgetit")
    [letter] = ben.letters()
    assert not letter.files
    assert letter.links
    home = ben.at_home
    for _ in range(6):
        version = (await table_of(world)).version
        player = await mover(world, [ben, chloe])
        told = len(ben.letters())
        if player is ben:
            await home.press(home.sees()[-1].labels[0])
        else:
            await chloe.press(world.table.labels[0])
        assert (await table_of(world)).version > version
        assert len(ben.letters()) > told
    assert not chloe.letters()


async def test_words_are_the_answer_where_the_board_would_be(world: TestWorld, ben: Player, chloe: Player) -> None:
    await settings(ben, "mine", **{"in-words": "asked"})
    await ben.command("play", game="forgetit")
    invitation = world.table.id
    assert not (await ben.command("board")).private, "an invitation is in words already"
    assert world.table.id != invitation
    await ben.command("leave")
    await seat_all(world, [ben, chloe], game="forgetit")
    told = (await ben.command("board")).private[-1]
    assert not told.alt_texts
    assert "Points: " in told.text
    assert not ben.letters()


@pytest.mark.parametrize("verb", ["roll", "more"])
async def test_nobody_plays_by_letter_who_has_left_the_server(
    world: TestWorld, ben: Player, chloe: Player, verb: str
) -> None:
    await settings(ben, "mine", **{"in-words": "always"})
    await seat_all(world, [ben, chloe], game="mensch")
    [letter] = ben.letters()
    home, table = ben.at_home, await table_of(world)
    if verb == "roll":
        world.remove(ben)
    answer = await home.press_id(f"sa:{table.id}:{table.version}:{verb}", letter.id)
    assert "cannot see its channel" in answer.text

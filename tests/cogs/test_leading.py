"""An invitation's leader may leave the server, or put somebody out."""

from tests.cogs.conftest import TestWorld
from tests.cogs.playing import seat_all, table_of
from tests.simulated_discord import Player


async def test_an_invitation_whose_leader_left_the_server_goes_on_under_the_next(
    world: TestWorld, anna: Player, ben: Player, chloe: Player
) -> None:
    await anna.command("play", game="kaeseschieben")
    await ben.command("join")
    await chloe.command("join")
    world.remove(anna)
    assert "l’hôte" in (await chloe.press("Start")).text, "Ben is next"
    assert (await table_of(world)).leader == ben.id
    assert f"<@{anna.id}>" not in world.table.text
    await ben.press("Start")
    assert world.table.has_button("Roll")


async def test_the_seat_that_a_rematch_keeps_for_somebody_who_left_the_server_is_free(
    world: TestWorld, ben: Player, chloe: Player
) -> None:
    people = [world.person("Anna"), ben, chloe, world.person("Dora")]
    newcomer = world.person("Emil")
    await seat_all(world, people, game="mensch")
    await people[0].command("table end", what="match")
    await ben.press("Yes")
    await chloe.press("Yes")
    await people[0].press("Rematch")
    assert "are kept" in (await newcomer.command("join")).text
    world.remove(people[3])
    assert not (await newcomer.command("join")).text
    assert f"Still to agree: <@{ben.id}>, <@{chloe.id}>." in world.table.text
    assert f"<@{newcomer.id}>" in world.table.text


async def test_an_invitation_that_was_left_closes_at_anybodys_press(
    world: TestWorld, anna: Player, ben: Player
) -> None:
    await anna.command("play", game="kaeseschieben")
    world.remove(anna)
    assert "is over" in (await ben.command("table cancel")).text
    assert not (await table_of(world)).status.is_open
    await ben.command("play", game="kaeseschieben")
    assert world.table.has_button("Join")


async def test_the_leader_puts_somebody_out_by_a_menu_or_by_a_command(
    world: TestWorld, ben: Player, chloe: Player
) -> None:
    await ben.command("play", game="kaeseschieben")
    assert len((await ben.press("Options")).private[0].menus) == 0, "nobody else is there"
    dora = world.person("Dora")
    for person in (chloe, dora):
        await person.command("join")
    panel = (await ben.press("Options")).private[0]
    await ben.choose(panel.menus[-1], panel.id, "B · Chloé")
    assert f"<@{chloe.id}>" not in world.table.text
    assert [option["label"] for option in ben.private()[-1].menus[-1]["options"]] == ["B · Dora"]
    assert "Only the table" in (await dora.command("table remove", person=ben.actor)).text
    assert f"<@{dora.id}>" in (await ben.command("table remove", person=dora.actor)).text
    assert [person.id for person in (await table_of(world)).people] == [ben.id]
    assert "quitter la table" in (await chloe.press("Join")).text
    assert "removed you" in (await dora.command("leave")).text
    assert "no seat at the table" in (await ben.choose(panel.menus[-1], panel.id, "B · Chloé")).text

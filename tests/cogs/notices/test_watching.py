"""Onlookers follow a table, and learn of its end once, as they wish and only where they may still see it."""

from host.keeping.watching import WatchNotice
from tests.cogs.by_button import ask
from tests.cogs.conftest import TestWorld
from tests.cogs.playing import seat_all, table_of
from tests.cogs.test_seats import button_of
from tests.simulated_discord import Player


async def look(world: TestWorld) -> None:
    """The caretaker's clock ticks."""
    await world.bot._caretaker.look()
    await world.env.settle()


async def resign(player: Player) -> None:
    question = (await player.command("table resign")).private[0]
    await player.press_id(button_of(question, "resign-now"), question.id)


async def test_a_watcher_gets_the_result_and_the_way_there_once_also_after_a_restart(
    world: TestWorld, anna: Player, ben: Player
) -> None:
    dora = world.person("Dora")
    await seat_all(world, [anna, ben])
    panel = (await ask(dora, "watch")).private[0]
    number = (await table_of(world)).id
    assert f"Käseschieben {number}](https://discord.com/channels/{world.guild.id}/{world.channel.id}/" in panel.text
    await look(world)
    assert dora.letters() == []
    await resign(anna)
    await world.restart_bot()
    await look(world)
    await look(world)
    [letter] = dora.letters()
    assert "Ben" in letter.text
    assert letter.links[0].startswith(f"https://discord.com/channels/{world.guild.id}/{world.channel.id}")
    assert "None yet" in (await ask(dora, "watched")).text


async def test_the_end_is_told_in_the_channel_or_not_at_all_as_the_watcher_wishes(
    world: TestWorld, anna: Player, ben: Player, chloe: Player
) -> None:
    dora = world.person("Dora")
    await seat_all(world, [anna, ben])
    for onlooker, wish in ((dora, "channel"), (chloe, "never")):
        panel = (await ask(onlooker, "watch")).private[0]
        [notice] = [menu for menu in panel.menus if "watch-notice" in menu["custom_id"]]
        again = (await onlooker.press_id(notice["custom_id"], panel.id, [wish])).private[0]
        [notice] = [menu for menu in again.menus if "watch-notice" in menu["custom_id"]]
        assert [option["value"] for option in notice["options"] if option["default"]] == [wish]
    await resign(anna)
    await look(world)
    newest = world.env.backend.get_message(world.channel.id, world.messages[-1].id)
    assert newest.mention_user_ids == [dora.id]
    assert dora.letters() == chloe.letters() == []


async def test_where_very_many_watch_each_of_them_is_mentioned_once(
    world: TestWorld, anna: Player, ben: Player
) -> None:
    """Discord takes no message that may notify more than a hundred."""
    await seat_all(world, [anna, ben])
    number, watching = (await table_of(world)).id, world.bot.services.host.watching
    onlookers = [world.person(f"Onlooker {each}").id for each in range(101)]
    for person in onlookers:
        await watching.watch(number, person)
        await watching.choose_notice(person, WatchNotice.CHANNEL)
    await resign(anna)
    await look(world)
    posted = [world.env.backend.get_message(world.channel.id, message.id) for message in world.messages]
    notices = [message for message in posted if message.mention_user_ids]
    assert all(len(message.mention_user_ids) <= 100 for message in notices)
    assert sorted(person for message in notices for person in message.mention_user_ids) == sorted(onlookers)
    assert all("Ben" in str(message.components) for message in notices)


async def test_who_no_longer_sees_the_channel_learns_nothing_more(
    world: TestWorld, anna: Player, ben: Player, chloe: Player
) -> None:
    dora = world.person("Dora")
    await seat_all(world, [anna, ben])
    number = (await table_of(world)).id
    for onlooker in (dora, chloe):
        await ask(onlooker, "watch")
    other, world.channel = world.channel, world.guild.create_text_channel("elsewhere")
    hidden, world.channel = world.channel, other
    world.hide_channel(anna, ben)
    world.remove(chloe)
    world.channel = hidden
    assert "One more table" in (text := (await ask(dora, "watched")).text)
    assert "Käseschieben" not in text
    assert "cannot see its channel" in (await ask(world.person("Emil"), "watch", table=number)).text
    world.channel = other
    await resign(anna)
    await look(world)
    assert dora.letters() == chloe.letters() == []
    assert await world.bot.services.host.watching.watchers.of_table(number) == []


async def test_watching_is_for_onlookers_of_running_tables_and_ends_at_their_wish(
    world: TestWorld, anna: Player, ben: Player
) -> None:
    dora = world.person("Dora")
    await seat_all(world, [anna, ben])
    table = await table_of(world)
    assert "are playing at this table yourself" in (await ben.press_id(f"sa:{table.id}:0:watch", world.table.id)).text
    panel = (await ask(dora, "watch")).private[0]
    [stop] = [menu for menu in panel.menus if "unwatch" in menu["custom_id"]]
    assert "None yet" in (await dora.press_id(stop["custom_id"], panel.id, [str(table.id)])).text
    await resign(anna)
    await look(world)
    assert dora.letters() == []
    assert "match is over" in (await ask(dora, "watch", table=table.id)).text

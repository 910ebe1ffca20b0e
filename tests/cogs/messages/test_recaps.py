"""Recaps: posted once at their time where a server wants them, of what everybody there may know."""

import itertools
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime

import pytest
import pytest_asyncio

from host.table.seats import Person
from tests.cogs.by_button import settings
from tests.cogs.conftest import TestWorld
from tests.host.tables import play, started
from tests.simulated_discord import Player, Seen
from tests.store.ended_matches import ended

MOMENTS = itertools.count()


async def go_to(world: TestWorld, moment: str) -> list[Seen]:
    """The channel's recaps then."""
    world.clock.now = datetime.fromisoformat(moment).timestamp()
    await world.bot.services.recaps.look()
    await world.env.settle()
    return [each for each in world.messages if "📅" in each.text]


async def played(world: TestWorld, *people: Player, channel: int, day: str = "2027-01-15", comeback: int = 40) -> int:
    """A match that the first has won."""
    table_id = await ended(
        world.bot.store,
        *(each.id for each in people),
        guild=world.guild.id,
        channel=channel,
        names={each.id: each.actor.user.name for each in people},
        ended_at=datetime.fromisoformat(f"{day}T20:00Z").timestamp() + next(MOMENTS),
    )
    lucks = [{"seat": seat, "name": "luck", "number": -90 + 30 * seat} for seat in range(len(people))]
    deeds = [*lucks, {"seat": 0, "name": "comeback", "number": comeback}]
    await world.bot.store.facts.keep(table_id, (), deeds)
    return table_id


@pytest_asyncio.fixture
async def circle(world: TestWorld) -> Sequence[Player]:
    """Anna, Ben, Chloe and Dora, who have chosen the channel."""
    manager = world.person("Manager", "en-GB", manage_guild=True)
    await settings(manager, "mine", **{"time-zone": "UTC"})
    panel = (await settings(manager, "puzzle")).private[0]
    [pick] = [str(part["custom_id"]) for part in panel.pickers if "recap-channel" in str(part["custom_id"])]
    [hour] = [str(part["custom_id"]) for part in panel.menus if "puzzle-at" in str(part["custom_id"])]
    await manager.press_id(hour, panel.id, ("9",))
    assert not await go_to(world, "2026-10-01T13:00Z"), "nobody has asked for it"
    await manager.press_id(pick, panel.id, (str(world.channel.id),))
    return [world.person(name) for name in ("Anna", "Ben", "Chloe", "Dora")]


async def test_a_month_is_posted_once_at_its_time(world: TestWorld, circle: Sequence[Player]) -> None:
    anna, ben, chloe, _ = circle
    for _ in range(3):
        await played(world, anna, ben, chloe, channel=world.channel.id)
    table = await played(world, ben, anna, channel=world.channel.id, comeback=7)
    await played(world, chloe, anna, channel=world.channel.id, day="2027-02-01", comeback=1)
    assert not await go_to(world, "2027-02-01T11:59Z")
    [recap] = await go_to(world, "2027-02-01T12:01Z")
    assert "January 2027" in recap.text
    assert "4 matches" in recap.alt_texts[0]
    assert f"<@{anna.id}> and <@{ben.id}>, in 4 matches" in recap.text
    assert f"**Most wins:** <@{anna.id}>, 3 of 4" in recap.text
    assert f"**Unluckiest:** <@{chloe.id}>, luckier than only 30" in recap.text
    assert f"<@{ben.id}> won Mensch" in recap.text
    assert "chance of 7%" in recap.text
    assert f":{table}:" in str(recap.button("Details")["custom_id"])
    assert "All of us here" in (await anna.press_id(recap.button("All of us")["custom_id"], recap.id)).text
    await world.restart_bot()
    assert len(await go_to(world, "2027-02-02T13:00Z")) == 1
    # Posted, and lost before it was noted.
    await world.bot.services.preferences.servers.change(world.guild.id, lambda it: replace(it, recap_posted=0))
    assert len(await go_to(world, "2027-02-02T13:01Z")) == 1
    assert len(await go_to(world, "2027-03-01T13:00Z")) == 2
    assert len(await go_to(world, "2027-04-01T13:00Z")) == 2, "nobody has played"


async def test_who_hides_or_has_left_is_in_none_and_private_channels_do_not_count(
    world: TestWorld, circle: Sequence[Player]
) -> None:
    anna, ben, chloe, dora = circle
    for _ in range(3):
        await played(world, dora, chloe, anna, ben, channel=world.channel.id, comeback=2)
    await played(world, anna, ben, channel=world.channel.id, comeback=30)
    # A channel that nobody knows of any more.
    await played(world, ben, anna, channel=77, comeback=1)
    await world.bot.services.preferences.people.change(dora.id, lambda hers: replace(hers, listed=False))
    world.remove(chloe)
    [recap] = await go_to(world, "2027-02-01T13:00Z")
    shown = recap.text + recap.alt_texts[0]
    assert "4 matches" in shown
    assert "chance of 30%" in shown
    for gone in (chloe, dora):
        assert str(gone.id) not in shown
        assert gone.actor.user.name not in shown


@pytest.mark.pictures
async def test_december_has_a_gallery_of_the_year(world: TestWorld, circle: Sequence[Player]) -> None:
    anna, ben, *_ = circle
    host, people = world.bot.services.host, (Person(anna.id, "Anna"), Person(ben.id, "Ben"))
    for day in ("2026-10-30", "2026-11-10", "2026-12-27"):
        await played(world, anna, ben, channel=world.channel.id, day=day, comeback=99)
    world.clock.now = datetime.fromisoformat("2026-11-20T20:00Z").timestamp()
    table = await started(host, "forgetit", people, channel=world.channel.id, guild=world.guild.id)
    await play(host, table.id)
    await host.facts.of_table(table.id)
    assert not [each for each in await go_to(world, "2026-12-28T11:00Z") if "🎆" in each.text]
    await go_to(world, "2026-12-28T12:00Z")
    [year] = [each for each in world.messages if "🎆" in each.text]
    assert "Our year 2026" in year.text
    graph, luck, match = year.alt_texts
    assert "4 matches" in graph
    assert "Anna – Ben: 4" in graph
    assert luck.splitlines()[1].startswith("Anna: ")
    assert match.startswith("↪️ ")
    assert match[2:20] in year.text
    assert "The best line:" in year.text
    assert len(await go_to(world, "2027-01-01T12:00Z")) == 1, "December has a recap of its own"


async def test_ones_own_year_is_private_until_it_is_shared(world: TestWorld, circle: Sequence[Player]) -> None:
    anna, ben, chloe, _ = circle
    for _ in range(2):
        await played(world, ben, anna, channel=world.channel.id, comeback=12)
    await played(world, ben, chloe, channel=world.channel.id, comeback=1)
    await played(world, anna, chloe, channel=77)
    await go_to(world, "2027-03-01T13:00Z")
    before = len(world.messages)
    statistics = (await anna.command("stats")).private[0]
    year = (await anna.press("My year", on=statistics.id)).private[0]
    assert "Anna in 2027" in year.text
    assert "2 matches" in year.alt_texts[0]
    assert "chance of 12%" in year.text, "the other comeback was none of hers"
    assert str(chloe.id) not in year.text
    assert len(world.messages) == before
    dora = circle[3]
    empty = (await dora.command("stats")).private[0]
    assert "No rated match" in (await dora.press("My year", on=empty.id)).text
    await anna.press("Share", on=year.id)
    shared = world.messages[-1]
    assert "Anna in 2027" in shared.text
    assert not shared.has_button("Share")
    people = world.bot.services.preferences.people
    await people.change(anna.id, lambda hers: replace(hers, listed=False))
    assert "not to appear" in (await anna.press("Share", on=year.id)).text

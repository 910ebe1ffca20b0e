"""Data that expire by themselves: matches that nobody goes on with, servers without the bot, what is long over."""

from collections.abc import AsyncIterator
from dataclasses import replace

import pytest
import pytest_asyncio

from host.keeping import upkeep
from host.keeping.attended_time import GRACE_SECONDS
from host.keeping.upkeep import CLOSED_INVITATION_SECONDS, DEPARTED_SERVER_SECONDS
from host.match import lobby, showing
from host.match.schedule import INVITATION_SECONDS, SLEEP_SECONDS
from host.people.preferences import Preferences
from host.refusal import Refused
from host.table.seats import Person
from host.table.status import Status
from localization.catalog import Language
from store.store import Store
from tests.host.tables import ANNA, BEN, CHANNEL, CHLOE, GUILD, MANY, act, end_by_vote, open_host, seated, started
from tests.host.world import DAY, HOUR, MINUTE, World

OTHER = GUILD + 1


@pytest_asyncio.fixture
async def world(store: Store) -> AsyncIterator[World]:
    world = World(store)
    world.servers.add(OTHER)
    await world.caretaker.look()
    yield world


async def days(world: World, number: float) -> None:
    """The bot runs meanwhile, but looks seldom; the last minutes as often as it does."""
    world.clock.time += number * DAY - 2 * GRACE_SECONDS
    await world.pass_time(2 * GRACE_SECONDS, step=MINUTE)


async def is_kept(world: World, table_id: int) -> bool:
    try:
        await world.host.table(table_id)
    except Refused:
        return False
    return True


async def finished(world: World, channel: int, guild: int = GUILD) -> int:
    table = await end_by_vote(world.host, (await started(world.host, "forgetit", channel=channel, guild=guild)).id)
    await world.host.note(table.id, showing.announced, table.milestones)
    return table.id


# Matches that nobody goes on with


async def test_a_match_that_nobody_goes_on_with_is_cancelled_after_a_month(world: World) -> None:
    table = await started(world.host, "forgetit")
    await world.pass_days(29.9)
    assert await world.status_of(table) is Status.PLAYING
    await world.pass_days(0.3)
    assert await world.status_of(table) is Status.CANCELLED
    assert Status.CANCELLED in {shown.status for shown in world.shown}, "people are shown that"
    assert (await world.host.records.verify(table.id)).passed


async def test_a_match_goes_on_for_as_long_as_somebody_plays(world: World) -> None:
    table = await started(world.host, "forgetit")
    for _ in range(3):
        await days(world, 20)
        await world.host.leave(table.id, BEN.id)
        await world.host.join(table.id, BEN, "44")
        await world.host.leave(table.id, ANNA.id)
        await world.host.join(table.id, ANNA, "45")
    assert await world.status_of(table) is Status.PLAYING


# Servers


async def test_the_data_of_a_server_go_a_month_after_it_removed_the_bot(world: World) -> None:
    over, elsewhere = await finished(world, 1), await finished(world, 2, OTHER)
    running = await started(world.host, "forgetit", channel=3)
    preferences = Preferences(world.store)
    for guild in (GUILD, OTHER):
        await preferences.servers.change(guild, lambda former: replace(former, language=Language.FRENCH))
    world.servers.discard(GUILD)
    await world.host.upkeep.server_left(GUILD)
    await days(world, DEPARTED_SERVER_SECONDS / DAY - 1)
    assert await is_kept(world, over)
    world.open()
    await world.caretaker.resume()
    await days(world, 1.1)
    assert not await is_kept(world, over)
    assert not await is_kept(world, running.id)
    assert await world.store.server_settings.of(GUILD) == {}
    assert await is_kept(world, elsewhere)
    assert await world.store.server_settings.of(OTHER) != {}
    assert {result.guild_id for result in await world.store.results_of_person(ANNA.id)} == {OTHER}


@pytest.mark.parametrize("running", [True, False], ids=["running", "restarted"])
async def test_tables_sleep_for_a_week_after_their_server_removed_the_bot(world: World, running: bool) -> None:
    """Removing and inviting it again is what people try first when something is missing."""
    match = await started(world.host, "forgetit", channel=1)
    invitation = await seated(world.host, "mensch", channel=2)
    world.servers.discard(GUILD)
    if running:
        await world.host.upkeep.server_left(GUILD)
    else:
        world.open()
        await world.caretaker.resume()
    await world.pass_days(SLEEP_SECONDS / DAY - 0.5)
    shown, reminded = len(world.shown), len(world.reminded)
    assert (await world.status_of(match), await world.status_of(invitation)) == (Status.PLAYING, Status.LOBBY)
    world.servers.add(GUILD)
    await world.host.upkeep.server_returned(GUILD)
    await world.caretaker.look()
    assert (await world.status_of(match), await world.status_of(invitation)) == (Status.PLAYING, Status.LOBBY)
    assert (shown, reminded) == (0, 0)
    assert (await act(world.host, match.id)).status is Status.PLAYING
    await world.pass_time(INVITATION_SECONDS + MINUTE)
    assert await world.status_of(invitation) is Status.CLOSED, "their time goes on where it stood"


async def test_tables_end_a_week_after_their_server_removed_the_bot(world: World) -> None:
    table = await started(world.host, "forgetit")
    world.servers.discard(GUILD)
    await world.host.upkeep.server_left(GUILD)
    await world.pass_days(SLEEP_SECONDS / DAY + 0.5)
    assert await world.status_of(table) is Status.CANCELLED
    assert world.shown == []


async def test_a_server_that_takes_the_bot_back_keeps_everything(world: World) -> None:
    over = await finished(world, 1)
    await world.host.upkeep.server_left(GUILD)
    await days(world, 20)
    await world.host.upkeep.server_returned(GUILD)
    await days(world, 20)
    assert await is_kept(world, over)


async def test_what_happened_while_the_bot_was_off_is_noticed(world: World) -> None:
    over, other = await finished(world, 1), await finished(world, 2, OTHER)
    await world.host.upkeep.server_left(OTHER)
    # OTHER has taken the bot back, GUILD has removed it, and nobody said so.
    world.servers.discard(GUILD)
    world.open()
    await world.caretaker.look()
    await world.pass_time(2 * GRACE_SECONDS, step=MINUTE)
    await days(world, 31)
    assert not await is_kept(world, over)
    assert await is_kept(world, other)


async def test_a_clock_that_is_wrong_for_a_moment_deletes_nothing(world: World) -> None:
    over = await finished(world, 1)
    world.servers.discard(GUILD)
    await world.host.upkeep.server_left(GUILD)
    await world.pass_time(2 * HOUR, step=4 * MINUTE)
    world.clock.time += 400 * DAY
    await world.pass_time(GRACE_SECONDS / 2)
    world.clock.time -= 400 * DAY
    await world.pass_time(2 * HOUR, step=4 * MINUTE)
    assert await is_kept(world, over)


# What is over


async def test_closed_invitations_are_deleted_and_matches_kept(world: World) -> None:
    closed = await seated(world.host, "forgetit")
    await world.host.give_up(closed.id, ANNA, moderator=False)
    over = await finished(world, 2)
    await days(world, CLOSED_INVITATION_SECONDS / DAY - 1)
    assert await is_kept(world, closed.id)
    await days(world, 1.1)
    assert not await is_kept(world, closed.id)
    await days(world, 1000)
    assert await is_kept(world, over)


async def test_matches_are_deleted_after_the_time_that_the_owner_sets(
    store: Store, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(upkeep, "AT_A_TIME", 2)
    host = open_host(store, clock=world.clock, limits=replace(MANY, finished_seconds=90 * DAY))
    tables = [await finished(world, channel) for channel in range(1, 6)]
    running = await started(host, "forgetit", channel=CHANNEL)
    world.clock.time += 89 * DAY
    await host.upkeep.tidy(world.serves)
    assert all([await is_kept(world, table) for table in tables])
    world.clock.time += 2 * DAY
    await host.upkeep.tidy(world.serves)
    world.open()
    assert not any([await is_kept(world, table) for table in tables])
    assert await is_kept(world, running.id)
    assert await store.results_of_person(ANNA.id) == []


async def test_the_name_of_somebody_who_has_no_seat_left_is_not_kept(world: World) -> None:
    """They left an invitation. Who lost their seat during the match is still named in what happened there."""
    host = world.host
    table = await seated(host, "forgetit", (ANNA, BEN, CHLOE))
    await host.leave(table.id, CHLOE.id)
    await host.change(table.id, lobby.start, ANNA, "33")
    await host.leave(table.id, BEN.id, "44")
    await host.substitute(table.id, Person(9, "Emil"), 1, "55")
    await world.pass_time(2 * HOUR, step=MINUTE)
    names = [list((await host.privacy.export(person))["names"].values()) for person in (ANNA.id, BEN.id, CHLOE.id, 9)]
    assert names == [["Anna"], ["Ben"], [], ["Emil"]]

"""Steps that tests of game nights share: plan one, press on its message, let time pass, end its tables."""

from typing import Any

from host.nights.night import Night
from tests.cogs import passing_time
from tests.cogs.conftest import TestWorld
from tests.cogs.passing_time import MINUTE
from tests.simulated_discord import Answer, Player, Seen

NIGHT = 1
"""The number of the first."""

DATES = "2027-01-16 20:00, 2027-01-17 19:30"


async def night_of(world: TestWorld, number: int = NIGHT) -> Night:
    return await world.bot.services.host.nights.night(number)


async def date_of(world: TestWorld, number: int = NIGHT) -> float:
    evening = (await night_of(world, number)).evening
    assert evening is not None
    return evening.date


async def message_of(world: TestWorld) -> Seen:
    message_id = (await night_of(world)).post.message_id
    return next(seen for seen in world.messages if seen.id == message_id)


async def press(world: TestWorld, player: Player, verb: str, *args: str, values: tuple[str, ...] = ()) -> Answer:
    message = (await message_of(world)).id
    return await player.press_id(":".join(("sa", str(NIGHT), "0", f"night-{verb}", *args)), message, values)


async def choose(world: TestWorld, host: Player, form: str, **values: Any) -> Answer:
    """These values in that form of the host's, the others as they are."""
    opened = (await press(world, host, form)).form
    return await host.fill_in(opened, **values)


async def pass_time(world: TestWorld, seconds: float) -> None:
    """Nobody looks but in the last half hour."""
    world.clock.now += max(0.0, seconds - 30 * MINUTE)
    await passing_time.pass_time(world, min(seconds, 30 * MINUTE))
    await world.bot.services.nights.look()
    await world.env.settle()


async def open_night(world: TestWorld, *people: Player) -> None:
    """The first of them hosts it, and all are here."""
    await people[0].command("night plan", dates="2027-01-16 20:00")
    await press(world, people[0], "doors-sure")
    for person in people:
        await press(world, person, "come", "yes")


async def tables_of(world: TestWorld) -> list[int]:
    tables = (await night_of(world)).played[-1].tables
    return [table.table_id for table in tables if table.table_id is not None]


async def end_tables(world: TestWorld) -> None:
    """Everybody at a table of the round but the first one there resigns."""
    host = world.bot.services.host
    for table_id in await tables_of(world):
        for number, person in enumerate((await host.table(table_id)).people[1:]):
            if (await host.table(table_id)).status.is_open:
                await host.resign(table_id, person.id, str(number))
    await pass_time(world, 10)


async def cancel_table(world: TestWorld) -> None:
    """A moderator cancels the match of the round's first table."""
    host, [table_id, *_] = world.bot.services.host, await tables_of(world)
    await host.give_up(table_id, (await host.table(table_id)).people[0], moderator=True, reason="Tea")
    await pass_time(world, 10)

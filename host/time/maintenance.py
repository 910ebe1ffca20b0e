"""What the caretaker does at a table that is due, one function for each reason why it may be."""

from __future__ import annotations

from collections.abc import Callable

from host.discord_port import DiscordPort
from host.host import Host
from host.table.public_table import PublicTable
from host.table.status import Status
from host.time.turn_watch import TurnWatch
from store.rows import StoredTable

Wake = Callable[[int], None]


async def check_table(
    stored: StoredTable, host: Host, discord_port: DiscordPort, watch: TurnWatch, wake: Wake
) -> list[int]:
    """Whatever is due at the table. Returns the tables that should be shown now; ``watch`` knows whom to remind.

    May raise what the database or the discord_port raise.
    """
    changed: list[int] = []
    table = await host.table(stored.id)
    if would_end(stored, host):
        table = await host.upkeep.close_forgotten(table.id)
    if not Status(stored.row.status).is_open:
        table = await store_results(table, host)
    elif table.status is Status.PLAYING and stored.row.waiting_for is not None:
        # A look for the clock's sake is no occasion to ask Discord for a member: many may be due at the same moment.
        if not await watch.look_at(table, stored.row.waiting_for):
            changed = await look_for_person(table, stored.row.waiting_for, host, discord_port)
        await host.channels.note_long_wait(table.id)
        table = await host.table(table.id)
        if await watch.owes_notice(table):
            changed.append(table.id)
    elif table.status is Status.PLAYING:
        await let_computers_act(table, host, wake)
    return [*changed, table.id] if table.behind and table.id not in changed else changed


def would_end(stored: StoredTable, host: Host) -> bool:
    """Whether what is due may be the end of the table: nobody started it, has stayed, or has gone on with it."""
    seats = stored.row.document["seats"]
    nobody_left = all(seat["person"] is None or seat["away"] for seat in seats)
    match stored.row.status:
        case Status.LOBBY:
            return True
        case Status.PLAYING:
            return nobody_left or host.upkeep.has_waited_for_long(stored.row.waiting_since)
    return False


async def look_for_person(table: PublicTable, person_id: int, host: Host, discord_port: DiscordPort) -> list[int]:
    """A match must not wait for somebody who has left the server. Without a privileged intent nobody says so.

    Returns the tables that this has changed.
    """
    if await discord_port.is_member(table.guild_id, person_id) is not False:
        return []
    return [changed.id for changed in await host.upkeep.person_left(table.guild_id, person_id)]


async def let_computers_act(table: PublicTable, host: Host, wake: Wake) -> None:
    """A computer's turn should have ended long ago: its move failed, or the process that made it is gone."""
    # In a database that was carried over, whom a table waits for is not known before its match has been folded.
    await host.upkeep.refresh(table.id)
    wake(table.id)


async def store_results(table: PublicTable, host: Host) -> PublicTable:
    """Matches that ended before results were kept have none yet."""
    return table if table.status is Status.CLOSED else await host.upkeep.refresh(table.id)

"""Opens, keeps and changes tables: one change at a time per table, stored before anybody hears of it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any
from weakref import WeakValueDictionary

from engine.fair_dice import SECRET_BYTES
from engine.game import AnyGame, OptionValue, Seat
from engine.record_json import export_finished, export_running, record_to_json
from engine.verification import Verification, verify
from host import lobby, play
from host.public_table import PublicTable, make_public
from host.refusal import Refused
from host.table import Person, SeatHolder, Status, Table
from host.table_json import table_from_json, table_to_json
from store.errors import ChannelTaken
from store.store import Store, StoredTable

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class ComputerPosition:
    """``view`` is that of the seat to be played, ``level`` its player's; ``version`` counts the match's records.

    ``people_may_act``: people may do something, too, before the turn goes on.
    """

    game: AnyGame
    version: int
    seat: Seat
    level: str
    view: Any
    people_may_act: bool

    @property
    def key(self) -> tuple[int, Seat, bool]:
        """What stays alike as long as the position does: people who leave or come back change it, too."""
        return (self.version, self.seat, self.people_may_act)


@dataclass(frozen=True, slots=True)
class Wait:
    """A table waits for a person, ``since`` seconds after 1970."""

    guild_id: int
    person_id: int
    since: float


class Host:
    """``now`` answers seconds since 1970; ``random_bytes`` must be fit for secrets."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame],
        *,
        now: Callable[[], float],
        random_bytes: Callable[[int], bytes],
    ) -> None:
        self._store = store
        self._games = games
        self._now = now
        self._random_bytes = random_bytes
        self._open_tables: dict[int, Table] = {}
        self._open_in_channel: dict[int, int] = {}
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    # Finding tables

    async def table(self, table_id: int) -> PublicTable:
        """Any table that ever was. Raises Refused("no-such-table")."""
        return make_public(await self._load(table_id))

    async def open_table_in(self, channel_id: int) -> PublicTable:
        """Raises Refused("no-table") if no table is open in the channel."""
        table_id = await self._open_table_id(channel_id)
        if table_id is None:
            raise Refused("no-table")
        return await self.table(table_id)

    async def latest_table_in(self, channel_id: int) -> PublicTable:
        """The open table of the channel, else the one that ended last. Raises Refused("no-table-yet")."""
        stored = await self._store.latest_table_in(channel_id)
        if stored is None:
            raise Refused("no-table-yet")
        return await self.table(stored.id)

    async def open_tables(self) -> list[StoredTable]:
        return await self._store.open_tables()

    def waits(self) -> dict[int, Wait]:
        """Whom the tables in memory are waiting for, by table."""
        waits = {}
        for table in self._open_tables.values():
            if table.status is Status.PLAYING and table.computer_to_act is None and not table.asleep:
                person = table.seats[table.running_match.to_act()[0]].person
                assert person is not None
                waits[table.id] = Wait(table.guild_id, person.id, table.last_moved)
        return waits

    # Before the match

    async def open(
        self,
        *,
        guild_id: int,
        channel_id: int,
        game_key: str,
        opener: Person,
        public_value: str,
    ) -> PublicTable:
        """A new table with its opener seated. Raises Refused("table-exists", table=id)."""
        seats = (SeatHolder(opener, public_value),)
        options = self._games[game_key].spec.default_options()
        return await self._create(guild_id, channel_id, game_key, options, seats, opener.id)

    async def rematch(self, table_id: int, asker: Person) -> PublicTable:
        """A new table in the same channel with the same game, options and seats."""
        former = await self._load(table_id)
        if former.status.is_open:
            raise Refused("not-over")
        if former.seat_of(asker.id) is None:
            raise Refused("not-seated")
        seats = tuple(replace(holder, away=False) if holder.belongs_to(asker.id) else holder for holder in former.seats)
        seats = lobby.seats_for_rematch(seats)
        leader = former.leader if any(holder.belongs_to(former.leader) for holder in seats) else asker.id
        spec = former.game.spec
        options = spec.carried_over(former.options)
        return await self._create(former.guild_id, former.channel_id, spec.key, options, seats, leader)

    async def join(self, table_id: int, person: Person, public_value: str) -> PublicTable:
        """A seat in the lobby, or in mid-game the person's own seat back from the computer."""

        def change(table: Table) -> Table:
            if table.status is Status.PLAYING and table.seat_of(person.id) is not None:
                return play.take_back(table, person)
            return lobby.join(table, person, public_value)

        return await self._change(table_id, change)

    async def leave(self, table_id: int, person_id: int) -> PublicTable:
        """Up from the lobby, or in mid-game the seat to a computer."""

        def change(table: Table) -> Table:
            step = play.leave if table.status is Status.PLAYING else lobby.leave
            return step(table, person_id)

        return await self._change(table_id, change)

    async def add_computer(self, table_id: int, asker: Person, level: str) -> PublicTable:
        return await self._change(table_id, lambda table: lobby.add_computer(table, asker, level))

    async def remove_computer(self, table_id: int, asker: Person) -> PublicTable:
        return await self._change(table_id, lambda table: lobby.remove_computer(table, asker))

    async def set_option(self, table_id: int, asker: Person, key: str, value: OptionValue) -> PublicTable:
        return await self._change(table_id, lambda table: lobby.set_option(table, asker, key, value))

    async def swap_seats(self, table_id: int, asker: Person, one: Seat, other: Seat) -> PublicTable:
        return await self._change(table_id, lambda table: lobby.swap_seats(table, asker, one, other))

    async def start(self, table_id: int, asker: Person, public_value: str) -> PublicTable:
        return await self._change(table_id, lambda table: lobby.start(table, asker, public_value), moved=True)

    # During the match

    async def act(self, table_id: int, person_id: int, code: str, version: int | None = None) -> PublicTable:
        """The person's seat acts. Raises Refused or IllegalAction, and then nothing has changed."""
        return await self._change(table_id, lambda table: play.act(table, person_id, code, version), moved=True)

    async def act_for_computer(self, table_id: int, position: ComputerPosition, code: str) -> PublicTable:
        """The computer's move for the position it has thought about. Raises Refused("outdated")."""

        def change(table: Table) -> Table:
            play.require_version(table, position.version)
            if table.computer_to_act != position.seat:
                raise Refused("outdated")
            return play.act_as_seat(table, position.seat, code)

        return await self._change(table_id, change, moved=True)

    async def vote(self, table_id: int, person_id: int, *, scope: str | None, agrees: bool) -> PublicTable:
        return await self._change(table_id, lambda table: play.vote(table, person_id, scope, agrees))

    async def give_up(self, table_id: int, asker: Person, *, moderator: bool) -> PublicTable:
        """Closes an invitation, or cancels a match that stands still."""

        def change(table: Table) -> Table:
            if table.status is Status.LOBBY:
                return lobby.close(table, asker, moderator=moderator)
            return play.cancel(table, asker, self._now(), moderator=moderator)

        return await self._change(table_id, change)

    async def abandon_channel(self, channel_id: int) -> None:
        """Gives up the open table of a channel that is no more."""
        table_id = await self._open_table_id(channel_id)
        if table_id is not None:
            await self._change(table_id, play.abandon)

    async def remember_message(self, table_id: int, message_id: int | None) -> None:
        """The message that shows the table from now on."""
        await self._change(table_id, lambda table: replace(table, message_id=message_id))

    async def remember_announced(self, table_id: int, results: int) -> None:
        """So many of the match's results have been posted."""
        await self._change(table_id, lambda table: replace(table, announced=results))

    # What only some may know

    async def own_view(self, table_id: int, person_id: int) -> Any:
        """The game as the person's own seat sees it. Raises Refused if they do not play here."""
        table = await self._load(table_id)
        if table.match is None:
            raise Refused("not-started")
        seat = table.seat_of(person_id)
        if seat is None:
            raise Refused("not-seated")
        return table.match.view(seat)

    async def computer_position(self, table_id: int) -> ComputerPosition | None:
        """What a computer player must know to act now; None if none is to act."""
        table = await self._load(table_id)
        seat = table.computer_to_act
        if seat is None:
            return None
        match = table.running_match
        others = [other for other in match.to_act()[1:] if not table.seats[other].played_by_computer]
        return ComputerPosition(
            game=table.game,
            version=len(match.records),
            seat=seat,
            level=table.seats[seat].level,
            view=match.view(seat),
            people_may_act=bool(others),
        )

    async def export(self, table_id: int) -> Json:
        """The record for anybody to keep; complete once the match is over. Raises Refused("not-started")."""
        table = await self._load(table_id)
        if table.match is None:
            raise Refused("not-started")
        transcript = table.match.transcript
        if not table.match.over:
            return export_running(transcript)
        return export_finished(transcript, table.secret, None if table.match.cancelled else table.match.outcome)

    async def verify(self, table_id: int) -> Verification:
        """Recomputes every draw. Raises Refused("not-over") as long as the secret must stay one."""
        table = await self._load(table_id)
        if table.match is None:
            raise Refused("not-started")
        if not table.match.over:
            raise Refused("not-over")
        return verify(table.match.transcript, table.secret)

    # Keeping

    async def _create(
        self,
        guild_id: int,
        channel_id: int,
        game_key: str,
        options: dict[str, OptionValue],
        seats: tuple[SeatHolder, ...],
        leader: int,
    ) -> PublicTable:
        table = Table(
            id=0,
            guild_id=guild_id,
            channel_id=channel_id,
            game=self._games[game_key],
            status=Status.LOBBY,
            options=dict(options),
            seats=seats,
            leader=leader,
            secret=self._random_bytes(SECRET_BYTES),
            last_moved=self._now(),
        )
        try:
            table_id = await self._store.create_table(guild_id, channel_id, table_to_json(table))
        except ChannelTaken as taken:
            raise Refused("table-exists", table=taken.table_id) from taken
        return make_public(self._keep(replace(table, id=table_id)))

    async def _change(self, table_id: int, change: Callable[[Table], Table], *, moved: bool = False) -> PublicTable:
        """Stores what ``change`` makes of the table, and only then lets it be the table."""
        async with self._locks.setdefault(table_id, asyncio.Lock()):
            before = await self._load(table_id)
            after = change(before)
            if moved:
                after = replace(after, last_moved=self._now())
            known = 0 if before.match is None else len(before.match.records)
            records = () if after.match is None else after.match.records[known:]
            try:
                revision = await self._store.save(
                    table_id,
                    revision=before.revision,
                    document=table_to_json(after),
                    open=after.holds_channel,
                    first_record=known,
                    records=[record_to_json(record) for record in records],
                )
            except BaseException:
                # Whether it was stored is unknown now: the next one to ask reads what is there.
                self._forget(before)
                raise
            return make_public(self._keep(replace(after, revision=revision)))

    async def _load(self, table_id: int) -> Table:
        if (table := self._open_tables.get(table_id)) is not None:
            return table
        stored = await self._store.load(table_id)
        if stored is None:
            raise Refused("no-such-table")
        loaded = table_from_json(
            self._games,
            id=stored.id,
            guild_id=stored.guild_id or 0,
            channel_id=stored.channel_id,
            revision=stored.revision,
            document=stored.document,
            records=stored.records,
        )
        # Somebody else may have loaded and changed it while this one waited for the database.
        return self._open_tables.get(table_id) or self._keep(loaded)

    def _keep(self, table: Table) -> Table:
        """Open tables stay in memory; the others are read again when somebody asks."""
        if not table.holds_channel:
            self._forget(table)
            return table
        self._open_tables[table.id] = table
        self._open_in_channel[table.channel_id] = table.id
        return table

    def _forget(self, table: Table) -> None:
        self._open_tables.pop(table.id, None)
        if self._open_in_channel.get(table.channel_id) == table.id:
            del self._open_in_channel[table.channel_id]

    async def _open_table_id(self, channel_id: int) -> int | None:
        if channel_id in self._open_in_channel:
            return self._open_in_channel[channel_id]
        stored = await self._store.open_table_in(channel_id)
        return None if stored is None else stored.id

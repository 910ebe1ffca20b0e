"""What people are called follows their choice, at tables that are open and in what is kept of the others."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace

from host.people.own_names import require_own_name
from host.repository import TableRepository
from host.table.public_table import PublicTable, make_public
from host.table.seats import Person
from host.table.table import Table
from host.table.table_log import with_person
from store.store import Store


class Naming:
    def __init__(self, store: Store, repository: TableRepository) -> None:
        self._store = store
        self._repository = repository

    async def rename(self, person: Person, follows: Callable[[int], Awaitable[bool]]) -> list[PublicTable]:
        """The person is called that at all their tables from now on, those that are over among them.

        Of the open ones only those change for whose server's id ``follows`` returns True; these are returned.
        Raises Refused("name-taken") if somebody else at one of them is called the same; then nothing has changed.
        """
        concerned = await self._store.personal_data.tables(person.id)
        still_open = await self._store.personal_data.tables(person.id, only_open=True)
        following = []
        for table_id in still_open:
            table = await self._repository.loaded(table_id)
            if await follows(table.guild_id):
                require_own_name(table, person)
                following.append(table_id)
        if len(following) == len(still_open):
            # A server that calls people by its own names does so after a restart, too.
            await self._store.personal_data.rename(person.id, person.name)
        self._repository.drop(set(concerned) - set(still_open))
        return [
            make_public(await self._repository.change(table_id, lambda table: _renamed(table, person)))
            for table_id in following
        ]


def _renamed(table: Table, person: Person) -> Table:
    table = replace(table, log=with_person(table.log, person.id, person))
    seat = table.seat_of(person.id)
    return table if seat is None else table.with_seat(seat, replace(table.seats[seat], person=person))

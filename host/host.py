"""The entry point to tables for people and for the bot.

What happens at one is in `lobby` and `play`, how it is kept in `repository`.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import Any, Concatenate, ParamSpec

from engine.editions import Editions
from engine.fair_dice import pick_of
from engine.game import Seat
from engine.long_work import Decision, decide
from host.keeping.nights import Nights
from host.keeping.opening import Opening
from host.keeping.privacy import Privacy
from host.keeping.tables import TableRepository, Watch, unwatched
from host.keeping.timekeeping import Timekeeping
from host.keeping.upkeep import Upkeep
from host.keeping.watching import Watching
from host.match import consent, ending, lesson, lobby, play
from host.match.running import ComputerPosition, computer_positions, next_act, require_playing_on, require_version
from host.match.schedule import TableLimits
from host.puzzles import Puzzles
from host.refusal import Refused
from host.results.chronicle import Chronicle
from host.results.history import History
from host.results.ratings import Ratings
from host.results.recaps import Recaps
from host.results.records import Records
from host.results.statistics import Facts, PersonalStatistics
from host.results.trophies import Earned, Trophies
from host.table.proposal import What
from host.table.public_table import PublicTable
from host.table.seats import Person
from host.table.status import Status
from host.table.table import Table
from host.workers import Workers
from store.store import Store

P = ParamSpec("P")

audit = logging.getLogger("host.audit")
"""Log of who opened, ended or removed something: by ID, never by name."""


class Host:
    """``now`` returns seconds since 1970; ``random_bytes`` must be fit for secrets.

    ``key`` is the server's, kept outside the database: the secrets of tables that are open follow from it. A ``press``
    is the id that Discord gave to a person's press or command. ``workers`` do what takes long; without them, a thread.
    ``coach`` does what takes even longer. ``watch`` is called with every change that was stored.
    """

    def __init__(
        self,
        store: Store,
        editions: Editions,
        *,
        now: Callable[[], float],
        random_bytes: Callable[[int], bytes],
        key: bytes,
        limits: TableLimits | None = None,
        workers: Workers | None = None,
        coach: Workers | None = None,
        watch: Watch = unwatched,
    ) -> None:
        self._workers = workers or Workers()
        self._store = store
        self.editions = editions
        self._now = now
        self.limits = limits or TableLimits()
        self._repository = TableRepository(store, editions, now, key, self.limits, self._workers, watch)
        self.nights = Nights(store, now)
        self.privacy = Privacy(store, self._repository, self.nights)
        self.time = Timekeeping(store, self._repository, now)
        self.ratings = Ratings(store, now)
        self.history = History(store)
        self.facts = Facts(store.facts, self._repository, self._workers, now)
        self.trophies = Trophies(store, self.nights, editions)
        self.chronicle = Chronicle(store, editions)
        self.recaps = Recaps(store)
        self.records = Records(
            store,
            self._repository,
            editions,
            self._workers,
            coach or self._workers,
            self.ratings,
            self.earned,
            self.chronicle.fallen,
        )
        self.statistics = PersonalStatistics(store, self.facts, editions, self._workers)
        self.puzzles = Puzzles(store.puzzle_answers, editions, now)
        self.watching = Watching(store, self._repository)
        self.opening = Opening(self._repository, editions, now=now, random_bytes=random_bytes, key=key)
        self.upkeep = Upkeep(store, self._repository, self.limits, leave=self.leave, now=now)

    # Finding tables

    async def table(self, table_id: int, *, folded: bool = True) -> PublicTable:
        """Any table that ever was. Raises Refused("no-such-table").

        Unless it is to be ``folded``, one that is over may come without its view and its events, which take long.
        """
        table = await (self._repository.folded(table_id) if folded else self._repository.loaded(table_id))
        if table.holds_channel and not folded:
            table = await self._repository.folded(table_id)
        return self._repository.public(table)

    async def open_table_in(self, channel_id: int) -> PublicTable:
        """The table that holds the channel. Raises Refused("no-table")."""
        table = await self.any_open_table_in(channel_id)
        if table is None:
            raise Refused("no-table")
        return table

    async def any_open_table_in(self, channel_id: int) -> PublicTable | None:
        """The table that holds the channel, if there is one."""
        table_id = await self._repository.open_table_id(channel_id)
        if table_id is None:
            return None
        table = await self._repository.folded(table_id)
        # One that cannot be read has been retired just now.
        return self._repository.public(table) if table.holds_channel else None

    async def latest_table_in(self, channel_id: int, *, folded: bool = True) -> PublicTable:
        """The open table of the channel, else the one that was opened last; ``folded`` as in `table`.

        Raises Refused("no-table-yet").
        """
        stored = await self._store.latest_table_in(channel_id)
        if stored is None:
            raise Refused("no-table-yet")
        return await self.table(stored.id, folded=folded)

    def serves(self, guild_id: int) -> bool:
        """Tell whether tables on that server are this process's: it alone shows them, and plays their computers."""
        return self._store.shards.own(guild_id)

    def read_again(self, table_id: int | None = None) -> None:
        """Another process has changed that table, or with None perhaps any: it is read again when it is next needed."""
        self._repository.drop(None if table_id is None else [table_id])

    async def earned(self, table_id: int) -> tuple[Earned, ...]:
        """Trophies that the match has brought, counted now if that is due; the rarest first."""
        await self.facts.of_table(table_id)
        return await self.trophies.earned(table_id)

    # Changing tables

    async def change(
        self, table_id: int, operation: Callable[Concatenate[Table, P], Table], *args: P.args, **kwargs: P.kwargs
    ) -> PublicTable:
        """Do what a person asks for: an operation of `host.match`, with these arguments. Raises what it raises."""
        return await self._repository.update(table_id, lambda table: operation(table, *args, **kwargs), pressed=True)

    async def note(
        self, table_id: int, operation: Callable[Concatenate[Table, P], Table], *args: P.args, **kwargs: P.kwargs
    ) -> PublicTable:
        """Remember what happened beside the match: an operation of `showing` or `turn_times`, with these arguments."""
        return await self._repository.update(table_id, lambda table: operation(table, *args, **kwargs))

    async def join(self, table_id: int, person: Person, press: str) -> PublicTable:
        """The person joins the lobby, or takes their own seat back from the computer in mid-game. Raises Refused."""
        return await self.change(table_id, play.join, person, press)

    async def substitute(self, table_id: int, person: Person, seat: Seat, press: str) -> PublicTable:
        """The person takes over the seat of a computer or of an absent person in mid-match. Raises Refused."""
        taken = await self.change(table_id, play.substitute, person, seat, press)
        audit.info("Table %d: person %d took over seat %d", table_id, person.id, seat)
        return taken

    async def require_welcome(self, table_id: int, person_id: int) -> None:
        """Raises Refused if the person may not take over any seat in this match."""
        play.require_welcome(await self._repository.loaded(table_id), person_id)

    async def resign(self, table_id: int, person_id: int, press: str) -> PublicTable:
        """The person gives their seat up for good, which may end the match. Raises Refused."""
        resigned = await self.change(table_id, ending.resign, person_id, press)
        audit.info("Table %d: person %d resigned", table_id, person_id)
        return resigned

    async def resigning_ends_match(self, table_id: int, person_id: int) -> bool:
        """Tell whether the match would be over if the person resigned now."""
        return ending.ends_match(await self._repository.folded(table_id), person_id)

    async def leave(self, table_id: int, person_id: int, press: str | None = None) -> PublicTable:
        """The person leaves the lobby, or hands their seat to a computer in mid-game.

        ``press`` is None if they did not ask for it.
        """
        left = await self.change(table_id, play.leave, person_id, press)
        if not left.status.is_open:
            audit.info("Table %d closed: person %d was the last to leave", table_id, person_id)
        return left

    async def kick(self, table_id: int, asker: Person, person_id: int) -> PublicTable:
        """The leader removes a person from an invitation. Raises Refused."""
        table = await self.change(table_id, lobby.kick, asker, person_id)
        audit.info("Table %d: person %d put out by person %d", table_id, person_id, asker.id)
        return table

    async def act(
        self,
        table_id: int,
        person_id: int,
        code: str,
        version: int | None = None,
        *,
        press: str,
        then: Sequence[str] = (),
    ) -> PublicTable:
        """The person's seat acts, and goes on with the acts of ``then`` by the same press.

        Raises Refused (`lesson.OffScript` in a lesson) or IllegalAction, and then nothing has changed.
        """
        return await self.change(table_id, lesson.act, person_id, code, version, press, then)

    async def act_for_computer(self, table_id: int, position: ComputerPosition, code: str) -> PublicTable:
        """The computer's move for the position it has thought about, or what is ordered. Raises Refused("outdated")."""

        def change(table: Table) -> Table:
            if table.status is not Status.PLAYING:
                raise Refused("outdated")
            require_version(table, position.version)
            if self._held(table):
                raise Refused("outdated")
            if table.by_order is not None:
                return play.act_by_order(table)
            if position.seat not in table.computers_to_act:
                raise Refused("outdated")
            return lesson.act_for_computer(table, position.seat, code)

        return await self.change(table_id, change)

    async def propose(
        self, table_id: int, person_id: int, what: What, *, press: str, milestones: int | None = None
    ) -> PublicTable:
        """The person proposes it to all people at the table, or agrees to the same proposal. Raises Refused.

        ``milestones`` is the number of the match's results that they knew of, None for the present.
        """
        return await self.change(table_id, consent.propose, person_id, what, press, self._now(), milestones)

    async def take_back(self, table_id: int, person_id: int, *, press: str, version: int | None = None) -> PublicTable:
        """The person asks to take back their last decision, or agrees to an open request. Raises Refused.

        ``version`` is the match's that they saw, None for the present.
        """
        return await self.change(table_id, consent.take_back, person_id, version, press, self._now())

    async def give_up(self, table_id: int, asker: Person, *, moderator: bool, reason: str = "") -> PublicTable:
        """Closes an invitation, or cancels a match, for a ``reason`` that is shown. Raises Refused."""

        def change(table: Table) -> Table:
            if table.status in (Status.LOBBY, Status.CLOSED):
                return lobby.close(table, asker, moderator=moderator, reason=reason)
            return ending.cancel(table, asker, self._now(), moderator=moderator, reason=reason)

        ended = await self.change(table_id, change)
        audit.info("Table %d %s by person %d", table_id, ended.status.value, asker.id)
        return ended

    # Private knowledge

    async def own_view(self, table_id: int, person_id: int) -> Any:
        """The game as the person's own seat sees it. Raises Refused if they do not play here."""

        def look(table: Table) -> Table:
            return consent.after_look(table, _own_seat(table, person_id))

        table = await self._repository.folded(table_id)
        if look(table) is not table:
            table = await self._repository.change(table_id, look)
        return table.running_match.view(_own_seat(table, person_id))

    async def hint(self, table_id: int, person_id: int) -> str:
        """The code of what the strongest computer would do at a learner's seat, or the course. Raises Refused.

        The computer gets what the person may know, and no more.
        """
        table = await self._repository.folded(table_id)
        seat = lesson.hint_seat(table, person_id)
        if (prepared := next_act(table)) is not None:
            return prepared.code
        game = table.edition
        pick = pick_of(bytes.fromhex(table.commitment), table.version, seat)
        decision = Decision(game, table.running_match.view(seat), game.spec.levels[-1], pick)
        decided = await self._workers.run(decide, [decision])
        if decided is None:
            raise Refused("no-hints")
        return decided[1]

    async def computer_positions(self, table_id: int) -> tuple[ComputerPosition, ...]:
        """Positions of the computers that may act now; those that may act before the turn goes on come first."""
        table = await self._repository.folded(table_id)
        return () if self._held(table) else computer_positions(table)

    def _held(self, table: Table) -> bool:
        return consent.holds_computers(table, self._now())


def _own_seat(table: Table, person_id: int) -> Seat:
    """The seat whose secrets the person may look up now, the match being there. Raises Refused."""
    if table.transcript is None:
        raise Refused("not-started")
    seat = table.seat_of(person_id)
    if seat is None:
        raise Refused("not-seated")
    if table.status.is_open:
        require_playing_on(table, seat)
    if table.match is None:
        raise Refused("table-retired")
    return seat

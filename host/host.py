"""What people and the bot may ask of tables.

What happens at one is in `lobby` and `play`, how it is kept in `keeper`.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any

from engine.course import SEED
from engine.courses import COURSES
from engine.editions import Editions, UnknownEdition
from engine.facts import Fact
from engine.fair_dice import commitment_to, pick_of
from engine.game import AnyGame, IllegalAction, OptionValue, Seat
from engine.long_work import Decision, decide
from host import (
    cancelling,
    consent,
    lesson,
    lobby,
    play,
    preferring,
    resigning,
    running,
    schedule,
    seeds,
    showing,
    substitutes,
    undo,
)
from host.computer_position import ComputerPosition, computer_positions
from host.course import next_act
from host.display import Posted
from host.facts import Facts
from host.history import History
from host.keeper import TableKeeper, Watch, unwatched
from host.limits import TableLimits
from host.naming import Naming
from host.preferences import ServerPreferences
from host.privacy import Privacy
from host.proposal import TakeBack, What
from host.public_table import PublicTable, make_public
from host.ratings import Ratings
from host.records import Records
from host.refusal import Refused
from host.retention import Retention
from host.running import require_playing_on
from host.statistics import PersonalStatistics
from host.table import Lesson, Person, SeatHolder, Series, Status, Table
from host.table_preferences import TablePreferences
from host.table_secret import NONCE_BYTES, secret_of
from host.timekeeping import Timekeeping
from host.watching import Watching
from host.workers import Workers
from store.rows import DIRECT_MESSAGES
from store.store import Store

Json = dict[str, Any]

log = logging.getLogger(__name__)

audit = logging.getLogger("host.audit")
"""Who opened, ended or took away what: by their ids, never by their names."""

_NOTHING_CHOSEN = TablePreferences()
_SERVER_WITHOUT_CHOICES = ServerPreferences()


class Host:
    """``now`` returns seconds since 1970; ``random_bytes`` must be fit for secrets.

    ``key`` is the server's, kept outside the database: the secrets of tables that are open follow from it. A ``press``
    is the id that Discord gave to a person's press or command. ``workers`` do what takes long; without them, a thread.
    ``watch`` is called with every change that was stored.
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
        watch: Watch = unwatched,
    ) -> None:
        self._workers = workers or Workers()
        self._store = store
        self._editions = editions
        self._now = now
        self._random_bytes = random_bytes
        self._key = key
        self.limits = limits or TableLimits()
        self._keeper = TableKeeper(store, editions, now, key, self.limits, self._workers, watch)
        self.privacy = Privacy(store, self._keeper)
        self.retention = Retention(store, self._keeper, now, self.limits)
        self.time = Timekeeping(store, self._keeper, now)
        self.ratings = Ratings(store, now)
        self.history = History(store)
        self.records = Records(store, self._keeper, editions, self._workers, self.ratings)
        self.facts = Facts(store.facts, self._keeper, self._workers, now)
        self.statistics = PersonalStatistics(store, self.facts, editions, self._workers)
        self.naming = Naming(store, self._keeper)
        self.watching = Watching(store, self._keeper)
        self._opens_tables = True

    # Finding tables

    async def table(self, table_id: int, *, folded: bool = True) -> PublicTable:
        """Any table that ever was. Raises Refused("no-such-table").

        Unless it is to be ``folded``, one that is over may come without its view and its events, which take long.
        """
        table = await self._keeper.loaded(table_id)
        if folded or table.holds_channel:
            table = await self._keeper.folded(table_id)
        return make_public(table)

    async def open_table_in(self, channel_id: int) -> PublicTable:
        """The table that holds the channel. Raises Refused("no-table")."""
        table_id = await self._keeper.open_table_id(channel_id)
        if table_id is None:
            raise Refused("no-table")
        table = await self._keeper.folded(table_id)
        if not table.holds_channel:
            # It could not be read, and was retired just now.
            raise Refused("no-table")
        return make_public(table)

    async def latest_table_in(self, channel_id: int, *, folded: bool = True) -> PublicTable:
        """The open table of the channel, else the one that was opened last; ``folded`` as in `table`.

        Raises Refused("no-table-yet").
        """
        stored = await self._store.latest_table_in(channel_id)
        if stored is None:
            raise Refused("no-table-yet")
        return await self.table(stored.id, folded=folded)

    async def open_table_ids(self, most: int | None = None) -> list[int]:
        """The open tables, or that many of them; those that moved last come first."""
        return await self._store.open_table_ids(most)

    async def count_open_tables(self) -> dict[tuple[str, str], int]:
        """The number of open tables by game and status."""
        return await self._store.count_open_tables()

    async def servers_of_open_tables(self, person_id: int) -> list[int]:
        """The servers on which the person has a seat at an open table."""
        return await self._store.servers_of_open_tables(person_id)

    # Before the match

    def stop_opening(self) -> None:
        """From now on opening a table raises Refused("restarting")."""
        self._opens_tables = False

    async def open(
        self,
        *,
        guild_id: int,
        channel_id: int,
        game_key: str,
        opener: Person,
        press: str,
        language: str | None = None,
        server: ServerPreferences = _SERVER_WITHOUT_CHOICES,
    ) -> PublicTable:
        """A new table with its opener seated, in `DIRECT_MESSAGES` with as many computers as the game needs besides.

        ``language`` None follows the server; direct messages have none, so it must be given there.

        It begins with what the ``server`` has chosen for the game, as far as the newest edition still has that.

        Raises Refused("table-exists", table=id), Refused("unknown-game"), or Refused("too-many-tables-…", most=…).
        """
        game = self.newest(game_key)
        seats: tuple[SeatHolder, ...] = (SeatHolder(opener, press),)
        if guild_id == DIRECT_MESSAGES:
            seats += (SeatHolder(None),) * (min(game.spec.seat_counts) - 1)
        defaults = server.defaults_of(game_key)
        return await self._create(
            guild_id,
            channel_id,
            game,
            game.spec.carried_over(defaults.options),
            seats,
            opener.id,
            language,
            opener.id,
            preferences=defaults.preferences,
            server=server,
        )

    async def open_lesson(
        self, *, guild_id: int, channel_id: int, game_key: str, learner: Person, language: str
    ) -> PublicTable:
        """A lesson of the game, whose match has begun. Raises like `open`."""
        game, course = self.newest(game_key), COURSES.get(game_key)
        if course is None:
            raise Refused("no-lesson")
        seats = (SeatHolder(learner, SEED), *(SeatHolder(None) for _ in range(course.seats - 1)))
        opened = await self._create(
            guild_id,
            channel_id,
            game,
            course.agreed(game),
            seats,
            learner.id,
            language,
            learner.id,
            server=_SERVER_WITHOUT_CHOICES,
            secret=course.secret,
        )
        return await self._pressed(opened.id, lambda table: lobby.start(table, learner, course.start))

    async def leave_course(
        self, table_id: int, person_id: int, codes: Sequence[str], version: int, *, press: str
    ) -> PublicTable:
        """The lesson's match goes on freely, with the acts of ``codes`` if there are any. Raises like `act`."""

        def change(table: Table) -> Table:
            running.require_seat(table, person_id)
            freed = lesson.left(table)
            return lesson.act(freed, person_id, codes[0], version, press, codes[1:]) if codes else freed

        return await self._pressed(table_id, change)

    async def hint(self, table_id: int, person_id: int) -> str:
        """The code of what the strongest computer would do at the person's seat, or the course. Raises Refused.

        It gets what the person may know, and no more.
        """
        table = await self._keeper.folded(table_id)
        seat = running.require_seat(table, person_id)
        if table.lesson is None:
            raise Refused("no-hints")
        if seat not in table.running_match.to_act():
            raise IllegalAction("not-your-turn")
        if (prepared := next_act(table)) is not None:
            return prepared.code
        game = table.edition
        pick = pick_of(bytes.fromhex(table.commitment), table.version, seat)
        decision = Decision(game, table.running_match.view(seat), game.spec.levels[-1], pick)
        decided = await self._workers.run(decide, [decision])
        if decided is None:
            raise Refused("no-hints")
        return decided[1]

    async def require_room(
        self, guild_id: int, person_id: int, server: ServerPreferences = _SERVER_WITHOUT_CHOICES
    ) -> None:
        """Raises Refused("too-many-tables-…", most=…) if the person can open no table on that server now."""
        await self._keeper.require_room(guild_id, person_id, server)

    async def rematch(
        self, table_id: int, asker: Person, press: str, server: ServerPreferences = _SERVER_WITHOUT_CHOICES
    ) -> PublicTable:
        """The asker agrees to play the same again: at a new table in the same channel, or the one that is open for it.

        That has the same game, options and language, the computers, and a seat for everybody else who agrees. Its
        commitment is new, and so is everybody's client seed (`seeds`). Raises Refused("table-exists", table=id).
        """
        former = await self._keeper.loaded(table_id)
        if former.status.is_open:
            raise Refused("not-over")
        if former.seat_of(asker.id) is None:
            raise Refused("not-seated")
        if (open_id := await self._keeper.open_table_id(former.channel_id)) is not None and open_id != table_id:
            return await self._agree(open_id, former, asker, press)
        game = self.newest(former.game_key)
        seats = lobby.with_levels(lobby.seats_for_rematch(former.seats, asker, press), game)
        options = game.spec.carried_over(former.options)
        series = lobby.series_after(former, asker)
        try:
            return await self._create(
                former.guild_id,
                former.channel_id,
                game,
                options,
                seats,
                asker.id,
                former.language,
                asker.id,
                series,
                preferences=former.preferences,
                server=server,
            )
        except Refused as refusal:
            if refusal.code != "table-exists":
                raise
            # Somebody else was quicker by a moment.
            return await self._agree(int(refusal.values["table"]), former, asker, press)

    async def _agree(self, table_id: int, former: Table, asker: Person, press: str) -> PublicTable:
        """To the rematch that is open in the channel, if it is one of that match."""

        def change(table: Table) -> Table:
            if table.status is not Status.LOBBY or table.series is None or table.series.former[-1] != former.id:
                raise Refused("table-exists", table=table_id)
            return lobby.join(table, asker, press)

        return await self._pressed(table_id, change)

    async def reopen(
        self, table_id: int, asker: Person, press: str, channel_id: int, server: ServerPreferences
    ) -> PublicTable:
        """The leader's invitation in another channel, with its computers and all that was agreed; this one closes.

        Raises Refused("others-have-joined"): what others press must come after the new commitment was posted.
        """
        former = await self._keeper.loaded(table_id)
        lobby.require_leader(former, asker)
        if len(former.people) > 1:
            raise Refused("others-have-joined")
        opened = await self._create(
            former.guild_id,
            channel_id,
            self.newest(former.game_key),
            former.options,
            lobby.seats_for_rematch(former.seats, asker, press),
            asker.id,
            former.language,
            asker.id,
            preferences=former.preferences,
            server=server,
        )
        await self._pressed(table_id, lambda table: lobby.close(table, asker, moderator=False))
        return opened

    async def join(self, table_id: int, person: Person, press: str) -> PublicTable:
        """A seat in the lobby, or in mid-game the person's own seat back from the computer."""

        def change(table: Table) -> Table:
            if table.status is Status.PLAYING and table.seat_of(person.id) is not None:
                return play.take_back(table, person)
            return lobby.join(table, person, press)

        return await self._pressed(table_id, change)

    async def substitute(self, table_id: int, person: Person, seat: Seat, press: str) -> PublicTable:
        """Somebody else's seat in mid-match, a computer's or that of a person who is away. Raises Refused."""
        taken = await self._pressed(table_id, lambda table: substitutes.substitute(table, person, seat, press))
        audit.info("Table %d: person %d took over seat %d", table_id, person.id, seat)
        return taken

    async def resign(self, table_id: int, person_id: int, press: str) -> PublicTable:
        """The person gives their seat up for good, which may end the match. Raises Refused."""
        resigned = await self._pressed(table_id, lambda table: resigning.resign(table, person_id, press))
        audit.info("Table %d: person %d resigned", table_id, person_id)
        return resigned

    async def resigning_ends_match(self, table_id: int, person_id: int) -> bool:
        """Whether the match would be over if the person resigned now."""
        return resigning.ends_match(await self._keeper.folded(table_id), person_id)

    async def leave(self, table_id: int, person_id: int, press: str | None = None) -> PublicTable:
        """Up from the lobby, or in mid-game the seat to a computer. ``press`` is None if they did not ask for it."""

        def change(table: Table) -> Table:
            if table.status is Status.PLAYING:
                return play.leave(table, person_id, press)
            return lobby.leave(table, person_id)

        left = await self._pressed(table_id, change)
        if not left.status.is_open:
            audit.info("Table %d closed: person %d was the last to leave", table_id, person_id)
        return left

    async def put_out(self, table_id: int, asker: Person, person_id: int) -> PublicTable:
        """The leader takes somebody out of an invitation. Raises Refused."""
        table = await self._pressed(table_id, lambda table: lobby.put_out(table, asker, person_id))
        audit.info("Table %d: person %d put out by person %d", table_id, person_id, asker.id)
        return table

    async def choose_seed(self, table_id: int, person_id: int, text: str) -> PublicTable:
        """The person's own words as their client seed, for all draws that follow. Raises Refused."""
        return await self._pressed(table_id, lambda table: seeds.choose_seed(table, person_id, text))

    async def add_computer(self, table_id: int, asker: Person, level: str) -> PublicTable:
        return await self._pressed(table_id, lambda table: lobby.add_computer(table, asker, level))

    async def remove_computer(self, table_id: int, asker: Person) -> PublicTable:
        return await self._pressed(table_id, lambda table: lobby.remove_computer(table, asker))

    async def set_option(self, table_id: int, asker: Person, key: str, value: OptionValue) -> PublicTable:
        return await self._pressed(table_id, lambda table: lobby.set_option(table, asker, key, value))

    async def prefer(
        self, table_id: int, asker: Person, choose: Callable[[TablePreferences], TablePreferences]
    ) -> PublicTable:
        """What the table has chosen becomes what ``choose`` returns, in mid-match, too. Raises Refused."""
        return await self._pressed(table_id, lambda table: preferring.prefer(table, asker, choose))

    async def swap_seats(self, table_id: int, asker: Person, one: Seat, other: Seat) -> PublicTable:
        return await self._pressed(table_id, lambda table: lobby.swap_seats(table, asker, one, other))

    async def start(self, table_id: int, asker: Person, press: str) -> PublicTable:
        return await self._pressed(table_id, lambda table: lobby.start(table, asker, press))

    # During the match

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

        Raises Refused (`lesson.OffCourse` in a lesson) or IllegalAction, and then nothing has changed.
        """
        return await self._pressed(table_id, lambda table: lesson.act(table, person_id, code, version, press, then))

    async def act_for_computer(self, table_id: int, position: ComputerPosition, code: str) -> PublicTable:
        """The computer's move for the position it has thought about. Raises Refused("outdated")."""

        def change(table: Table) -> Table:
            if table.status is not Status.PLAYING:
                raise Refused("outdated")
            play.require_version(table, position.version)
            if position.seat not in table.computers_to_act or self._held(table):
                raise Refused("outdated")
            return lesson.act_for_computer(table, position.seat, code)

        return await self._pressed(table_id, change)

    async def propose(self, table_id: int, person_id: int, what: What, *, press: str) -> PublicTable:
        """The person proposes it to all people at the table, or agrees to the same proposal. Raises Refused."""
        return await self._pressed(table_id, lambda table: consent.propose(table, person_id, what, press, self._now()))

    async def take_back(self, table_id: int, person_id: int, *, press: str) -> PublicTable:
        """The person asks to take back their last decision, or agrees to somebody else's asking. Raises Refused."""

        def change(table: Table) -> Table:
            if table.proposal is not None and isinstance(table.proposal.what, TakeBack):
                return consent.answer(table, person_id, table.proposal.press, press, agrees=True)
            seat, to = undo.target_of(table, person_id)
            return consent.propose(table, person_id, TakeBack(seat, to), press, self._now())

        return await self._pressed(table_id, change)

    async def answer(
        self, table_id: int, person_id: int, *, agrees: bool, press: str, proposal: str | None = None
    ) -> PublicTable:
        """The person's answer to the proposal that the press ``proposal`` made, None for the open one.

        Who made it withdraws it by objecting. Raises Refused.
        """
        return await self._pressed(
            table_id, lambda table: consent.answer(table, person_id, proposal, press, agrees=agrees)
        )

    async def give_up(self, table_id: int, asker: Person, *, moderator: bool, reason: str = "") -> PublicTable:
        """Closes an invitation, or cancels a match, for a ``reason`` that is shown. Raises Refused."""

        def change(table: Table) -> Table:
            if table.status in (Status.LOBBY, Status.CLOSED):
                return lobby.close(table, asker, moderator=moderator)
            return cancelling.cancel(table, asker, self._now(), moderator=moderator, reason=reason)

        ended = await self._pressed(table_id, change)
        audit.info("Table %d %s by person %d", table_id, ended.status.value, asker.id)
        return ended

    # What the channel shows

    async def remember_message(
        self, table_id: int, message_id: int | None, *, changes: int | None = None, pictures: bool = True
    ) -> None:
        """The message that shows the table from now on, drawn after that number of changes; None for not at all."""
        await self._noted(table_id, lambda table: showing.posted(table, message_id, changes, pictures=pictures))

    async def remember_drawn(self, table_id: int, message_id: int, *, changes: int, pictures: bool) -> None:
        """That message shows the table as it was after that number of changes."""
        await self._noted(table_id, lambda table: showing.drawn(table, message_id, changes, pictures=pictures))

    async def remember_outdated(self, table_id: int) -> None:
        """What the table's message shows is not the table any more."""
        await self._noted(table_id, showing.outdated)

    async def skip_post(self, table_id: int) -> None:
        """The next message that shows the table counts as another one than the last that was tried."""
        await self._noted(table_id, showing.not_posted)

    async def remember_announced(self, table_id: int, results: int, message_id: int | None = None) -> None:
        """This number of the match's results has been posted, the latest as that message if it is still there."""
        await self._noted(table_id, lambda table: showing.announced(table, results, message_id))

    async def remember_removed(self, table_id: int, messages: Iterable[Posted]) -> None:
        """Those messages are no longer in the way."""
        await self._noted(table_id, lambda table: showing.removed(table, messages))

    async def remember_notified(self, table_id: int, person_id: int, mention: Posted | None) -> None:
        """The person in turn was notified, by that message if it is to be taken away after their turn."""
        await self._noted(table_id, lambda table: showing.notified(table, person_id, mention))

    async def note_long_wait(self, table_id: int) -> None:
        """Shows since when the table has waited, if that is long."""
        await self._noted(table_id, lambda table: showing.waited_long(table, self._now()))

    # What nobody asks for

    async def abandon_channel(self, channel_id: int) -> None:
        """Gives up the open table of a channel that is no more."""
        table_id = await self._keeper.open_table_id(channel_id)
        if table_id is not None:
            await self.abandon(table_id)

    async def abandon(self, table_id: int) -> None:
        """Gives up a table whose server or channel is no more. Nothing of it can be shown any more."""
        await self._noted(table_id, lambda table: showing.gone(play.abandon(table)))

    async def abandon_server(self, guild_id: int) -> None:
        """Gives up the open tables of a server that the bot is no longer on, each by itself.

        What is kept of the server is deleted some weeks later (`retention`).
        """
        await self.retention.server_left(guild_id)
        for stored in await self._store.open_tables_of_server(guild_id):
            try:
                await self.abandon(stored.id)
            except Exception:
                log.exception("Table %d of a server that is gone could not be given up", stored.id)

    def facts_of(self, game: str) -> Sequence[Fact]:
        """What is counted of that game's matches, in the order in which it is shown; nothing if it is not here."""
        return self._editions.newest(game).facts if self._editions.has(game, None) else ()

    def can_play(self, game: str, rules_version: int | None) -> bool:
        """Whether the rules of that edition are here; without a version, the game's newest."""
        return self._editions.has(game, rules_version)

    async def person_left(self, guild_id: int, person_id: int) -> list[PublicTable]:
        """Hands the person's seats at open tables of that server to computer players. Returns the changed tables."""
        changed = []
        for stored in await self._store.open_tables_of_server(guild_id):
            table = await self._keeper.folded(stored.id)
            if table.status.is_open and any(person.id == person_id for person in table.people):
                changed.append(await self.leave(table.id, person_id))
        return changed

    async def close_forgotten(self, table_id: int) -> PublicTable:
        """Closes the table if nobody started it for long, cancels it if nobody has gone on with it for long."""

        def change(table: Table) -> Table:
            now, limits = self._now(), self.limits
            table = lobby.close_if_forgotten(table, now, limits.invitation_seconds)
            return play.cancel_if_forgotten(table, now, limits.unfinished_seconds)

        return make_public(await self._keeper.change(table_id, change))

    def has_waited_for_long(self, waiting_since: float) -> bool:
        """Whether a match that has waited since then is to be cancelled."""
        return self._now() - waiting_since >= self.limits.unfinished_seconds

    async def refresh(self, table_id: int) -> PublicTable:
        """Stores again what follows from the match: whom it waits for, its results, when to look at it next."""
        return make_public(await self._keeper.change(table_id, replace))

    async def plan(self, table_id: int) -> None:
        """Plans the next look at a table that the caretaker has looked at."""
        await self._keeper.plan(table_id)

    async def plan_showing(self, table_id: int) -> None:
        """Plans when to try again to bring the table's channel up to date, if that is still to be done."""
        table = await self._keeper.loaded(table_id)
        show_at = schedule.show_at(table, self._now())
        await self._store.postpone_showing(table_id, revision=table.revision, show_at=show_at)

    # What only some may know

    async def own_view(self, table_id: int, person_id: int) -> Any:
        """The game as the person's own seat sees it. Raises Refused if they do not play here."""

        def look(table: Table) -> Table:
            return undo.looked(table, _own_seat(table, person_id))

        table = await self._keeper.folded(table_id)
        if look(table) is not table:
            table = await self._keeper.change(table_id, look)
        return table.running_match.view(_own_seat(table, person_id))

    async def computer_positions(self, table_id: int) -> tuple[ComputerPosition, ...]:
        """What computer players must know to act now, those first that may act before the turn goes on."""
        table = await self._keeper.folded(table_id)
        return () if self._held(table) else computer_positions(table)

    def _held(self, table: Table) -> bool:
        return table.proposal is not None and table.proposal.holds_computers(self._now())

    async def _pressed(self, table_id: int, change: Callable[[Table], Table]) -> PublicTable:
        return make_public(await self._keeper.change(table_id, change, pressed=True))

    async def _noted(self, table_id: int, change: Callable[[Table], Table]) -> None:
        await self._keeper.change(table_id, change, fold=False)

    def newest(self, game_key: str) -> AnyGame:
        """The rules by which a new table plays. Raises Refused("unknown-game")."""
        try:
            return self._editions.newest(game_key)
        except UnknownEdition as unknown:
            raise Refused("unknown-game") from unknown

    async def _create(
        self,
        guild_id: int,
        channel_id: int,
        game: AnyGame,
        options: dict[str, OptionValue],
        seats: tuple[SeatHolder, ...],
        leader: int,
        language: str | None,
        opener: int,
        series: Series | None = None,
        *,
        preferences: TablePreferences = _NOTHING_CHOSEN,
        server: ServerPreferences,
        secret: bytes | None = None,
    ) -> PublicTable:
        """``secret`` is a lesson's, which anybody may know; other tables' follow from the server's key."""
        if not self._opens_tables:
            raise Refused("restarting")
        now = self._now()
        nonce = None if secret is not None else self._random_bytes(NONCE_BYTES).hex()
        is_lesson = secret is not None
        if nonce is not None:
            secret = secret_of(self._key, nonce)
        assert secret is not None
        table = Table(
            id=0,
            guild_id=guild_id,
            channel_id=channel_id,
            game_key=game.spec.key,
            game=game,
            status=Status.LOBBY,
            options=options,
            seats=seats,
            leader=leader,
            nonce=nonce,
            secret=secret,
            commitment=commitment_to(secret),
            opened_at=now,
            moved_at=now,
            waiting_since=now,
            language=language,
            series=series,
            preferences=preferences,
            lesson=Lesson() if is_lesson else None,
        )
        created = await self._keeper.create(table, opener, server)
        audit.info(
            "Table %d of %s opened by person %d in channel %d of server %d",
            created.id,
            game.spec.key,
            opener,
            channel_id,
            guild_id,
        )
        return make_public(created)


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

"""New tables: opened from scratch, as a rematch, as a lesson, or again in another channel."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace

from engine.analysis import Moment
from engine.editions import Editions, UnknownEdition
from engine.game import NORMAL, AnyGame
from engine.lesson_script import SEED
from host.keeping.tables import TableRepository
from host.match import ending, lobby, showing
from host.match.public_view import make_public
from host.people.preferences import ServerPreferences
from host.refusal import Refused
from host.table.public_table import PublicTable
from host.table.seats import Person, SeatHolder
from host.table.status import LessonProgress, Status
from host.table.table import Table
from host.table.table_secret import NONCE_BYTES, TableSecret
from store.rows import DIRECT_MESSAGES

audit = logging.getLogger("host.audit")

_SERVER_WITHOUT_CHOICES = ServerPreferences()


class Opening:
    """``now``, ``random_bytes`` and ``key`` are the host's (`host.host`)."""

    def __init__(
        self,
        repository: TableRepository,
        editions: Editions,
        *,
        now: Callable[[], float],
        random_bytes: Callable[[int], bytes],
        key: bytes,
    ) -> None:
        self._repository = repository
        self._editions = editions
        self._now = now
        self._random_bytes = random_bytes
        self._key = key
        self._opens_tables = True
        self._moving: set[int] = set()

    def stop(self) -> None:
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
        computers: Sequence[str] = (),
        seated: Sequence[Person | None] = (),
    ) -> PublicTable:
        """A new table with its opener and ``computers`` of these levels seated.

        In `DIRECT_MESSAGES` there are as many as the game needs, if none are named. ``seated`` says who sits where
        instead, None for a computer; the opener is among them.

        ``language`` None follows the server; in direct messages there is none, so it must be given. The table begins
        with what the ``server`` has chosen for the game, as far as the newest edition still has that.

        Raises Refused("table-exists", table=id), Refused("unknown-game"), or Refused("too-many-tables-…", most=…).
        """
        table = self._invitation(guild_id, channel_id, game_key, opener, language)
        # A menu may be older than the edition, with more computers than there are seats.
        computers = computers[: max(table.edition.spec.seat_counts) - 1]
        # Nobody else can join in direct messages, so the match must be able to begin.
        if guild_id == DIRECT_MESSAGES and not computers:
            computers = (NORMAL,) * (min(table.edition.spec.seat_counts) - 1)
        seats = (SeatHolder(opener, press), *(SeatHolder(None, level=level) for level in computers))
        if seated:
            seats = tuple(SeatHolder(person, press if person else None) for person in seated)
        defaults = server.defaults_of(game_key)
        options = table.edition.spec.carried_over(defaults.options)
        return await self._create(
            replace(
                table,
                options=options,
                seats=lobby.with_levels(seats, table.edition),
                preferences=defaults.preferences,
            ),
            server,
        )

    async def open_lesson(self, place: tuple[int, int], game_key: str, learner: Person, language: str) -> PublicTable:
        """A lesson of the game, whose match has begun, on that server and in that channel. Raises like `open`."""
        course = self.newest(game_key).lesson
        if course is None:
            raise Refused("no-lesson")
        table = self._invitation(*place, game_key, learner, language)
        # Anybody may know the secret of a lesson.
        secret = TableSecret(course.secret)
        lesson = replace(
            table,
            options={**table.options, **course.options},
            seats=(SeatHolder(learner, SEED), *(SeatHolder(None) for _ in range(course.seats - 1))),
            secret=secret,
            commitment=secret.commitment,
            lesson=LessonProgress(),
        )
        return await self._begin_alone(lesson, lambda table: lobby.start(table, learner, course.start))

    async def open_exercise(
        self, place: tuple[int, int], former_id: int, moment: Moment, learner: Person, press: str, language: str
    ) -> PublicTable:
        """A moment of a match that is over, played on by one person in the seat that decided, with new dice.

        Computers have the other seats. Raises like `open`, and Refused("not-over") and Refused("replay-retired").
        """
        former = await self._repository.loaded(former_id)
        if former.status.is_open:
            raise Refused("not-over")
        if former.game is None or former.transcript is None:
            raise Refused("replay-retired")
        records = former.transcript.records[: moment.records]
        seats = [SeatHolder(None) for _ in former.seats]
        seats[moment.seat] = SeatHolder(learner, press)
        exercise = replace(
            self._invitation(*place, former.game_key, learner, language),
            game=former.game,
            options=former.options,
            seats=tuple(seats),
            lesson=LessonProgress(free=True, exercise=True),
        )
        return await self._begin_alone(exercise, lambda table: lobby.play_on(table, records))

    async def _begin_alone(self, lesson: Table, begin: Callable[[Table], Table]) -> PublicTable:
        # A lesson begins as its script has it, whatever the server has chosen.
        opened = await self._create(lesson, _SERVER_WITHOUT_CHOICES)
        return await self._repository.update(opened.id, begin, pressed=True)

    async def rematch(
        self, table_id: int, asker: Person, press: str, server: ServerPreferences = _SERVER_WITHOUT_CHOICES
    ) -> PublicTable:
        """The asker agrees to play the same again: at a new table in the same channel, or the one that is open for it.

        That has the same game, options and language, the computers, and a seat for everybody else who agrees. Its
        commitment is new, and so is everybody's client seed (`seeds`). Raises Refused("table-exists", table=id).
        """
        former = await self._repository.loaded(table_id)
        if former.status.is_open:
            raise Refused("not-over")
        if former.seat_of(asker.id) is None:
            raise Refused("not-seated")
        # The channel holds one table: it may be the rematch itself, opened by somebody quicker.
        if (open_id := await self._repository.open_table_id(former.channel_id)) is not None and open_id != table_id:
            return await self._agree(open_id, former, asker, press)
        again = replace(self._again(former, asker, press), series=lobby.series_after(former, asker))
        try:
            return await self._create(again, server)
        except Refused as refusal:
            if refusal.code != "table-exists":
                raise
            # Another person was quicker by a moment.
            return await self._agree(int(refusal.values["table"]), former, asker, press)

    async def _agree(self, table_id: int, former: Table, asker: Person, press: str) -> PublicTable:
        """To the rematch that is open in the channel, if it is one of that match."""

        def change(table: Table) -> Table:
            if table.status is not Status.LOBBY or table.series is None or table.series.former[-1] != former.id:
                raise Refused("table-exists", table=table_id)
            return lobby.join(table, asker, press)

        return await self._repository.update(table_id, change, pressed=True)

    async def reopen(
        self, table_id: int, asker: Person, press: str, channel_id: int, server: ServerPreferences
    ) -> PublicTable:
        """The leader's invitation in another channel, with its computers and all that was agreed; this one closes.

        Raises Refused("others-have-joined"): what others press must come after the new commitment was posted.
        """

        def close(table: Table) -> Table:
            lobby.require_leader(table, asker)
            if len(table.people) > 1:
                raise Refused("others-have-joined")
            return lobby.close(table, asker, moderator=False)

        former = await self._repository.loaded(table_id)
        # Checked before anything is made, and once more when it is closed.
        close(former)
        moved = replace(self._again(former, asker, press), channel_id=channel_id)
        opened = await self._create(moved, server)
        try:
            await self._repository.update(table_id, close, pressed=True)
        except Refused:
            # Another press was quicker by a moment, and one invitation is enough.
            await self._repository.update(opened.id, lambda table: showing.gone(ending.abandon(table)), fold=False)
            raise
        return opened

    async def require_room(
        self, guild_id: int, person_id: int, server: ServerPreferences = _SERVER_WITHOUT_CHOICES
    ) -> None:
        """Raises Refused("too-many-tables-…", most=…) if the person can open no table on that server now."""
        await self._repository.require_room(guild_id, person_id, server)

    @contextmanager
    def moving(self, table_id: int) -> Iterator[None]:
        """While a channel is made for the invitation. Raises Refused("cannot-move-table") while that is going on."""
        if table_id in self._moving:
            raise Refused("cannot-move-table")
        self._moving.add(table_id)
        try:
            yield
        finally:
            self._moving.discard(table_id)

    def newest(self, game_key: str) -> AnyGame:
        """The rules by which a new table plays. Raises Refused("unknown-game")."""
        try:
            return self._editions.newest(game_key)
        except UnknownEdition as unknown:
            raise Refused("unknown-game") from unknown

    def _invitation(self, guild_id: int, channel_id: int, game_key: str, opener: Person, language: str | None) -> Table:
        """A new table that its opener leads, without any seats yet."""
        game, now = self.newest(game_key), self._now()
        secret = TableSecret.from_nonce(self._key, self._random_bytes(NONCE_BYTES).hex())
        return Table(
            id=0,
            guild_id=guild_id,
            channel_id=channel_id,
            game_key=game_key,
            game=game,
            status=Status.LOBBY,
            options=game.spec.default_options(),
            seats=(),
            leader=opener.id,
            secret=secret,
            commitment=secret.commitment,
            opened_at=now,
            moved_at=now,
            waiting_since=now,
            language=language,
        )

    def _again(self, former: Table, asker: Person, press: str) -> Table:
        """An invitation to the same game with the same agreements: the asker and the computers are seated."""
        table = self._invitation(former.guild_id, former.channel_id, former.game_key, asker, former.language)
        return replace(
            table,
            options=table.edition.spec.carried_over(former.options),
            seats=lobby.with_levels(lobby.seats_for_rematch(former.seats, asker, press), table.edition),
            preferences=former.preferences,
        )

    async def _create(self, table: Table, server: ServerPreferences) -> PublicTable:
        # A table opened now would meet a process that is ending.
        if not self._opens_tables:
            raise Refused("restarting")
        created = await self._repository.create(table, table.leader, server)
        audit.info(
            "Table %d of %s opened by person %d in channel %d of server %d",
            created.id,
            created.game_key,
            created.leader,
            created.channel_id,
            created.guild_id,
        )
        return make_public(created)

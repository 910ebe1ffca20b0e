"""Judges the bot by its records, by what Discord shows, and by its log. Whatever is wrong is a sentence."""

import asyncio
import json
import secrets
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import cogs.client  # noqa: F401 - what the buttons do registers itself
from cogs.components.press_id import PressId
from cogs.games.registry import editions_of, hosted_games
from cogs.press_handlers import PRESSES
from engine.verification import Finding
from host.host import Host
from host.refusal import Refused
from store.database import sqlite_address
from store.store import Store
from tests.soak.discord_server import SoakDiscord
from tests.soak.messages import Shown
from tests.soak.people import People
from tests.soak.stored import Stored, TableRow

SETTLING_SECONDS = 180.0
"""Longest time that the bot may take to show everything and answer everybody once Discord works."""

COMPUTERS_SECONDS = 30.0
"""Longest time that computers may take for their turns."""


class Judge:
    def __init__(self, discord: SoakDiscord, stored: Stored, people: People, log: Path) -> None:
        self._discord, self._stored, self._people, self._log = discord, stored, people, log
        self._log_read = 0
        self.wrong: list[str] = []
        self.shown = 0
        """The number of messages of tables that were compared with what is stored."""

    def see(self, shown: Shown) -> None:
        """A message that everybody sees: it shows nothing that is not stored."""
        for table_id, version in {(press.table, press.version) for press in shown.presses if press.table}:
            self.shown += 1
            if version > self._stored.version(table_id):
                self.wrong.append(f"table {table_id} shows record {version} of {self._stored.version(table_id)} stored")

    def after_kill(self) -> None:
        """Check that everything stored and answered is still there, once."""
        self._stored.compare()
        self._causes()
        self._read_log()
        for found in (self._stored.broken, self._discord.broken):
            self.wrong += found
            found.clear()

    async def at_rest(self) -> None:
        """Nobody does anything, and Discord works: everything is shown, everybody was answered, and nobody is stuck."""
        await self._discord.open_threads()
        # A computer may move between the looks at the database and at the messages.
        if not await self._until(lambda: self._settled() and not self._stale_buttons(), SETTLING_SECONDS):
            self.wrong += self._unsettled() + self._stale_buttons()
            return
        self._results()
        self._nights()
        for row in self._stored.tables():
            if row.open and row.status == "playing" and not row.is_lesson:
                await self._goes_on(row)
        self.after_kill()

    async def at_the_end(self, database: Path, key: Path) -> int:
        """The bot has ended: every match that is over verifies, every other one can be loaded. Returns their number."""
        editions = editions_of(hosted_games())
        store = await Store.open(sqlite_address(database))
        try:
            host = Host(
                store,
                editions,
                now=time.time,
                random_bytes=secrets.token_bytes,
                key=bytes.fromhex(key.read_text(encoding="utf-8").strip()),
            )
            rows = [row for row in self._stored.tables() if row.document["header"] is not None]
            for row in rows:
                await self._sound(host, row)
        finally:
            await store.close()
        return len(rows)

    async def _sound(self, host: Host, row: TableRow) -> None:
        try:
            if row.open:
                await host.table(row.id)
                return
            verification = await host.records.verify(row.id)
        except Refused as refused:
            self.wrong.append(f"table {row.id} ({row.status}): {refused.code}")
            return
        check = verification.rules
        sound = {Finding.CONFIRMED} if row.status == "finished" else {Finding.CONFIRMED, Finding.UNFINISHED}
        if not verification.passed or check is None or check.finding not in sound:
            self.wrong.append(f"table {row.id} ({row.status}) does not verify: {verification}")

    def _causes(self) -> None:
        """Every draw was caused by a press that somebody made, and no press was carried out twice."""
        tables: dict[str, int] = {}
        latest: dict[str, int] = {}
        # What causes a lesson's draws was chosen beforehand.
        lessons = {row.id for row in self._stored.tables() if row.is_lesson}
        for table_id, position, cause in self._stored.causes():
            if table_id in lessons:
                continue
            if cause in self._discord.posted:
                # A match against computers alone begins by its invitation's message.
                continue
            if cause not in self._discord.asked:
                self.wrong.append(f"table {table_id}, record {position}: nobody has made the press {cause}")
                continue
            if tables.setdefault(cause, table_id) != table_id:
                self.wrong.append(f"press {cause} counts at tables {tables[cause]} and {table_id}")
            self._whose(table_id, position, self._discord.asked[cause].person)
            between = self._stored.records[table_id][latest.get(cause, position) + 1 : position]
            if any("action" in json.loads(entry) for entry in between):
                self.wrong.append(f"table {table_id}, record {position}: press {cause} was carried out twice")
            latest[cause] = position

    def _whose(self, table_id: int, position: int, presser: str) -> None:
        """Check that what somebody's press has rolled was theirs to roll."""
        before = json.loads(self._stored.records[table_id][position - 1]) if position else {}
        holders = self._stored.holders.get((table_id, before.get("seat", -1)))
        # Forgotten people are nobody any more, and what a press gave a computer to do is the computer's.
        if "action" in before and holders is not None and presser not in holders and "0" not in holders:
            self.wrong.append(f"table {table_id}, record {position}: {presser} has acted for one of {holders}")

    def _read_log(self) -> None:
        if not self._log.exists():
            return
        content = self._log.read_bytes()
        whole = content.rfind(b"\n") + 1
        for line in filter(None, content[self._log_read : whole].decode(errors="replace").splitlines()):
            try:
                entry = json.loads(line)
            except ValueError:
                # What is no log line is what Python itself says, of the bot or of one of its workers.
                self.wrong.append(f"in the log: {line}")
                continue
            if entry["level"] in ("ERROR", "CRITICAL"):
                self.wrong.append(f"in the log: {line[:4000]}")
        self._log_read = whole

    def _settled(self) -> bool:
        return self._discord.idle_for(0.3) and not self._unsettled()

    def _unsettled(self) -> list[str]:
        waiting = [
            f"{asked.person} waits for an answer to {asked.what} (interaction {asked.id})"
            for asked in self._discord.asked.values()
            if asked.life == self._discord.lives and not asked.is_answered
        ]
        behind = [f"channel {row.channel} does not show table {row.id}" for row in self._stored.tables() if row.behind]
        behind += [f"{count} messages show night {number}" for number, count in self._shown_nights() if count != 1]
        return [*waiting, *behind] if self._discord.ready.is_set() else ["the bot is not connected"]

    def _stale_buttons(self) -> list[str]:
        wrong: list[str] = []
        rows = {row.id: row for row in self._stored.tables()}
        for shown in self._discord.messages.values():
            if shown.audience is not None:
                continue
            for press in shown.presses:
                if (row := rows.get(press.table)) is None or _stays(press):
                    continue
                if not row.open or shown.id != row.message:
                    wrong.append(f"message {shown.id} has an old button of table {row.id}: {press}")
                elif press.version not in (0, self._stored.version(row.id)):
                    wrong.append(f"table {row.id}: {press} at version {self._stored.version(row.id)}")
        for row in rows.values():
            if row.open and row.message not in self._discord.messages:
                wrong.append(f"no message shows table {row.id}")
        return wrong

    def _results(self) -> None:
        """Each finished match has its results stored, and one message that offers a rematch."""
        shown = [
            press.table
            for message in self._discord.messages.values()
            if message.audience is None
            for press in message.presses
            if press.verb == "rematch"
        ]
        for row in self._stored.tables():
            if row.status != "finished" or row.is_lesson:
                continue
            if shown.count(row.id) != 1:
                self.wrong.append(f"table {row.id} is over, and {shown.count(row.id)} messages show its result")
            if len(places := self._stored.places(row.id)) != len(row.document["seats"]):
                self.wrong.append(f"table {row.id} has {len(places)} seats' results")

    def _nights(self) -> None:
        """Each open night has one message and one event at most, and its tables are all different.

        What counts is what was played.
        """
        places_of_tables: list[tuple[int, int]] = []
        running = [event for event in self._discord.scheduled_events.values() if event["status"] in (1, 2)]
        places = Counter(event["entity_metadata"]["location"] for event in running)
        self.wrong += [f"{count} events say {place}" for place, count in places.items() if count > 1]
        for number, _, night in self._stored.nights():
            for table in (table for each in night["played"] for table in each["tables"]):
                if table["channel_id"] is not None:
                    places_of_tables.append((table["channel_id"], table["table_id"]))
                counted, played = table["sitting"]["places"], self._stored.places(table["table_id"] or 0)
                if counted is not None and not table["cancelled"] and counted != played:
                    self.wrong.append(f"night {number} counts {counted} at table {table['table_id']}, not {played}")
        for kind, used in zip(("thread", "table"), zip(*places_of_tables, strict=True), strict=False):
            known = [each for each in used if each is not None]
            if len(known) != len(set(known)):
                self.wrong.append(f"two tables of nights have the same {kind}: {known}")

    def _shown_nights(self) -> Iterator[tuple[int, int]]:
        """By each open night how many messages show it."""
        public = [each for each in self._discord.messages.values() if each.audience is None and each.is_of_a_night]
        for number, is_open, _ in self._stored.nights():
            if is_open:
                yield number, sum(any(press.table == number for press in each.presses) for each in public)

    async def _goes_on(self, row: TableRow) -> None:
        before = self._stored.version(row.id)

        def moved_or_waits() -> bool:
            now = self._stored.table(row.id)
            return now is None or not now.open or now.waiting_for is not None or self._stored.version(row.id) > before

        if row.waiting_for is None and row.people and not await self._until(moved_or_waits, COMPUTERS_SECONDS):
            self.wrong.append(f"table {row.id} ({row.game}) waits for nobody, and {row.people} sit there")
            return
        now = self._stored.table(row.id)
        if now is None or not now.open or now.waiting_for is None or self._stored.version(row.id) > before:
            return
        if now.waiting_for not in now.people:
            # They are away, and their computer plays when somebody is back.
            return
        if (tried := await self._people.move_on(now)) is not None:
            stuck = f"table {row.id} ({row.game}): {now.waiting_for} is in turn and cannot move on"
            self.wrong.append(f"{stuck}, having tried {tried}")

    async def _until(self, condition: Callable[[], bool], seconds: float) -> bool:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if condition():
                return True
            await asyncio.sleep(0.05)
        return condition()


def _stays(press: PressId) -> bool:
    """Return whether the press is on a result, which stays as it is."""
    return (handler := PRESSES.get(press.verb)) is not None and handler.leaves_message

"""What the floods find in the database: finished matches, a path to complete, computers that are to think, others."""

from __future__ import annotations

import random
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

from bench.seeded_games import SEED
from cogs.games.registry import hosted_games
from engine.editions import Editions
from engine.forgetit.scoring import ROUNDS
from host.host import Host
from host.match import lobby, play
from host.table.seats import Person
from host.table.status import Status
from host.table.table import Table
from host.time.schedule import TableLimits
from store.store import Store

GUILD = 10
LONG, SHORT = 10, 70
"""The number of finished matches of Käseschieben and of For-Get-It."""
DICE_TABLES = 40
"""The number of tables at which a perfect computer has the last turn of For-Get-It."""
MOVER = 200
FIRST_CHANNEL, FIRST_PERSON = 800, 100
"""Of the tables at which people play, each in a channel of its own."""

_MANY = TableLimits(per_person=10_000, per_server=10_000, in_total=10_000)


@dataclass(frozen=True)
class Stored:
    """``others`` are people with the table they play at and its channel; channels and ids as Discord has them."""

    finished: list[int]
    paths_channel: int
    mover: int
    dice_channels: list[int]
    others: list[tuple[int, int, int]]

    def __str__(self) -> str:
        return f"{len(self.finished)} finished tables, {len(self.dice_channels)} of dice in the last round"


async def store_tables(database: str, key: bytes) -> Stored:
    store = await Store.open(database)
    try:
        return await _Maker(store, key).make()
    finally:
        await store.close()


async def store_running_tables(
    database: str, key: bytes, count: int, records: int = 0
) -> dict[str, tuple[int, list[str]]]:
    """That number of tables of two people, which have as many ``records``: by channel, the table's id and theirs."""
    store = await Store.open(database)
    try:
        maker = _Maker(store, key)
        tables = {}
        for number in range(count):
            channel, person = FIRST_CHANNEL + number, FIRST_PERSON + number
            table = await maker.played("mensch", channel, 0, partial(_has_come_to, records))
            tables[str(channel)] = (table, [str(person), str(person + 50)])
        return tables
    finally:
        await store.close()


class _Maker:
    def __init__(self, store: Store, key: bytes) -> None:
        editions = Editions(edition for game in hosted_games().values() for edition in game.editions)
        self._host = Host(store, editions, now=time.time, random_bytes=secrets.token_bytes, key=key, limits=_MANY)
        self._random = random.Random(SEED)

    async def make(self) -> Stored:
        finished = [await self.played("kaeseschieben", 300 + number, 3, _over) for number in range(LONG)]
        finished += [await self.played("forgetit", 400 + number, 3, _over) for number in range(SHORT)]
        await self.played("kaeseschieben", 500, 1, _long_path)
        channels = [600 + number for number in range(DICE_TABLES)]
        for channel in channels:
            await self.played("forgetit", channel, 1, _last_round, level="perfect")
        playing = [(FIRST_PERSON + number, FIRST_CHANNEL + number) for number in range(20)]
        others = [(person, await self.played("mensch", channel, 0, _begun), channel) for person, channel in playing]
        return Stored(finished, 500, MOVER, channels, others)

    async def played(
        self, game: str, channel: int, computers: int, enough: Callable[[Table], bool], level: str = "normal"
    ) -> int:
        """A table played at random until that is enough, stored at once. Its id."""
        mover = Person(MOVER if channel < FIRST_CHANNEL else channel - FIRST_CHANNEL + FIRST_PERSON, "Flo")
        table = await self._host.opening.open(
            guild_id=GUILD, channel_id=channel, game_key=game, opener=mover, press="11"
        )
        if game == "mensch":
            await self._host.join(table.id, Person(mover.id + 50, "Ida"), "12")
        for _ in range(computers):
            await self._host.change(
                table.id, lobby.add_computer, mover, level if level != "normal" else table.edition.spec.levels[0]
            )
        await self._host.change(table.id, lobby.start, mover, "13")

        def play_on(table: Table) -> Table:
            while not enough(table):
                match = table.running_match
                seat = match.to_act()[0]
                action = self._random.choice(match.game.legal_actions(match.state, seat))
                table = play.act_as_seat(table, seat, match.game.encode(action), None)
            return replace(table, display=replace(table.display, announced=table.milestones))

        await self._host._repository.change(table.id, play_on)
        return table.id


def _over(table: Table) -> bool:
    return table.status is not Status.PLAYING


def _has_come_to(records: int, table: Table) -> bool:
    return table.running_match.version >= records


def _begun(table: Table) -> bool:
    return True


def _long_path(table: Table) -> bool:
    match = table.running_match
    seat = match.to_act()[0]
    return seat == 0 and match.view(0).phase == "moving" and match.view(0).steps >= 6


def _last_round(table: Table) -> bool:
    match = table.running_match
    view, seat = match.view(None), match.to_act()[0]
    return view.round == ROUNDS and table.seats[seat].played_by_computer

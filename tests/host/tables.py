"""Tables for the tests of the host: people, games, and somebody who plays on."""

import copy
import json
import random
from dataclasses import replace
from typing import Any

from engine.editions import Editions
from engine.game import AnyGame, GameSpec, OptionSpec
from host.host import Host
from host.match import consent, lesson, lobby
from host.match.running import computer_positions
from host.match.schedule import TableLimits
from host.table.proposal import EndEarly
from host.table.public_table import PublicTable
from host.table.seats import Person
from host.table.status import Status
from host.table.table import Table
from host.table.table_secret import NONCE_BYTES, secret_of
from store.store import Store
from tests.hosted import EDITIONS, GAMES

ANNA, BEN, CHLOE = Person(1, "Anna"), Person(2, "Ben"), Person(3, "Chloé")
GUILD, CHANNEL = 10, 20
KEY = bytes(range(32))
SECRET = secret_of(KEY, bytes(NONCE_BYTES).hex())


class Clock:
    """Stands still unless it is moved."""

    def __init__(self, time: float = 1_000_000.0) -> None:
        self.time = time

    def __call__(self) -> float:
        return self.time


MANY = TableLimits(per_person=1000, per_server=1000)


def open_host(
    store: Store, editions: Editions | None = None, clock: Clock | None = None, limits: TableLimits = MANY
) -> Host:
    return Host(store, editions or EDITIONS, now=clock or Clock(), random_bytes=bytes, key=KEY, limits=limits)


def with_spec(game: AnyGame, spec: GameSpec) -> AnyGame:
    changed = copy.copy(game)
    changed.spec = spec
    return changed


def with_another_option(game: AnyGame) -> AnyGame:
    """The edition with one more agreement, which older headers do not know."""
    younger = OptionSpec("younger", (False, True), True, if_absent=False)
    return with_spec(game, replace(game.spec, options=(*game.spec.options, younger)))


def next_edition(game: AnyGame) -> AnyGame:
    return with_spec(game, replace(game.spec, rules_version=game.spec.rules_version + 1))


def editions_with(*games: AnyGame) -> Editions:
    """These in place of ours of the same key."""
    replacing = {one.spec.key: [game for game in games if game.spec.key == one.spec.key] for one in games}
    return Editions({key: [game] for key, game in GAMES.items()} | replacing)


async def exported_by(host: Host, table_id: int) -> dict[str, Any]:
    """The record as anybody can have it, without names."""
    exported: dict[str, Any] = json.loads(await host.records.export_file(table_id, ()))
    return exported


async def seated(
    host: Host,
    game: str,
    people: tuple[Person, ...] = (ANNA, BEN),
    *,
    channel: int = CHANNEL,
    guild: int = GUILD,
    language: str = "de",
) -> PublicTable:
    """An invitation with as many seats as the game needs, computers on those that are left."""
    table = await host.opening.open(
        guild_id=guild, channel_id=channel, game_key=game, opener=people[0], press="11", language=language
    )
    for person in people[1:]:
        table = await host.join(table.id, person, "22")
    while len(table.seats) not in table.edition.spec.seat_counts:
        table = await host.change(table.id, lobby.add_computer, people[0], table.edition.spec.levels[0])
    return table


async def started(
    host: Host,
    game: str,
    people: tuple[Person, ...] = (ANNA, BEN),
    *,
    channel: int = CHANNEL,
    guild: int = GUILD,
    language: str = "de",
) -> PublicTable:
    table = await seated(host, game, people, channel=channel, guild=guild, language=language)
    return await host.change(table.id, lobby.start, people[0], "33")


async def act(host: Host, table_id: int) -> PublicTable:
    """The seat that the table waits for does something."""
    return await host.change(table_id, _acted)


async def play(host: Host, table_id: int, actions: int = 10_000) -> PublicTable:
    """Until the match is over, or that many actions were made. All of them are stored at once."""

    def played(table: Table) -> Table:
        for _ in range(actions):
            if table.status is not Status.PLAYING:
                break
            table = _acted(table)
        return table

    return await host.change(table_id, played)


def _acted(table: Table) -> Table:
    seat = table.running_match.to_act()[0]
    holder = table.seats[seat]
    pick = random.Random(table.version).randrange
    if holder.played_by_computer or holder.person is None:
        # Those that may act before the turn goes on come first.
        position = computer_positions(table)[-1]
        game, view, level, _ = position.decision
        code = game.encode(game.choose(view, level, pick))
        return lesson.act_for_computer(table, position.seat, code)
    table = consent.after_look(table, seat)
    code = table.edition.encode(
        table.edition.choose(table.running_match.view(seat), table.edition.spec.levels[0], pick)
    )
    return lesson.act(table, holder.person.id, code, None, "5")


async def end_by_vote(host: Host, table_id: int) -> PublicTable:
    """Everybody agrees to end the match now."""
    table = await host.table(table_id)
    for person in table.people:
        if table.status is Status.PLAYING:
            table = await host.propose(table_id, person.id, EndEarly("match"), press="6")
    return table

"""Tables under strain: a database that fails, people who act at once, and secrets that stay in the house."""

import asyncio
import json
from collections.abc import AsyncIterator
from dataclasses import fields, is_dataclass
from pathlib import Path

import pytest
import pytest_asyncio

from engine.game import IllegalAction
from engine.kaeseschieben.state import KaeseschiebenState
from engine.match import Match
from host.host import Host
from host.match import consent, lobby
from host.people.preferences import ServerPreferences
from host.refusal import Refused
from host.table.proposal import EndEarly
from host.table.seats import Person
from host.table.table import Table
from host.table.table_secret import NONCE_BYTES, secret_of
from store.database import sqlite_address
from store.rows import Save
from store.store import Store
from tests.host.tables import exported_by
from tests.hosted import EDITIONS

ANNA, BEN, CHLOE = Person(1, "Anna"), Person(2, "Ben"), Person(3, "Chloé")
KEY = bytes(range(32))
SECRET = secret_of(KEY, bytes(NONCE_BYTES).hex())


@pytest_asyncio.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(sqlite_address(tmp_path / "tables.sqlite"))
    yield store
    await store.close()


@pytest.fixture
def host(store: Store) -> Host:
    return Host(store, EDITIONS, now=lambda: 0.0, random_bytes=bytes, key=KEY)


async def started(host: Host, *, seats: tuple[Person, ...] = (ANNA, BEN)) -> int:
    table = await host.opening.open(guild_id=1, channel_id=2, game_key="kaeseschieben", opener=seats[0], press="11")
    for person in seats[1:]:
        await host.join(table.id, person, "22")
    await host.change(table.id, lobby.start, seats[0], "33")
    return table.id


async def mover(host: Host, table_id: int) -> Person:
    table = await host.table(table_id)
    return next(person for person in (ANNA, BEN, CHLOE) if table.is_turn_of(person.id))


async def test_a_roll_that_could_not_be_stored_never_happened(host: Host, store: Store) -> None:
    table_id = await started(host)
    person = await mover(host, table_id)
    before = await host.table(table_id)
    save = store.save

    async def fails(*_args: object, **_options: object) -> int:
        raise OSError("no space left on device")

    store.save = fails  # type: ignore[method-assign]
    with pytest.raises(OSError, match="no space"):
        await host.act(table_id, person.id, "roll", press="5")
    store.save = save  # type: ignore[method-assign]
    assert await host.table(table_id) == before
    after = await host.act(table_id, person.id, "roll", press="5")
    assert after.view.faces


async def test_a_save_whose_answer_was_lost_is_found_again(host: Host, store: Store) -> None:
    """It was stored, but nobody heard of it: the next one to ask reads what is there."""
    table_id = await started(host)
    person = await mover(host, table_id)
    store_save = store.save

    async def saves_and_fails(save: Save) -> int:
        await store_save(save)
        raise ConnectionResetError

    store.save = saves_and_fails  # type: ignore[method-assign]
    with pytest.raises(ConnectionResetError):
        await host.act(table_id, person.id, "roll", press="5")
    store.save = store_save  # type: ignore[method-assign]
    assert (await host.table(table_id)).view.faces
    with pytest.raises(IllegalAction, match="already-rolled"):
        await host.act(table_id, person.id, "roll", press="5")


async def test_of_many_rolls_at_once_one_counts(host: Host) -> None:
    table_id = await started(host)
    person = await mover(host, table_id)
    results = await asyncio.gather(
        *(host.act(table_id, person.id, "roll", press="5") for _ in range(20)), return_exceptions=True
    )
    assert sum(not isinstance(result, BaseException) for result in results) == 1
    assert {result.code for result in results if isinstance(result, IllegalAction)} == {"already-rolled"}


async def test_an_invitation_is_in_one_channel_whoever_else_presses_while_it_moves(host: Host, store: Store) -> None:
    """Somebody joins, or it is moved a second time, between its being opened there and its being closed here."""
    opened = await host.opening.open(guild_id=1, channel_id=2, game_key="kaeseschieben", opener=ANNA, press="1")

    async def move(channel: int) -> str:
        try:
            moved = await host.opening.reopen(opened.id, ANNA, "2", channel, ServerPreferences())
        except Refused as refusal:
            return refusal.code
        return moved.status.value

    assert sorted(await asyncio.gather(move(3), move(4))) == ["lobby", "table-closed"]
    assert sum((await store.count_open_tables()).values()) == 1
    [table_id] = await store.open_table_ids()
    here = await host.table(table_id)
    outcome, _ = await asyncio.gather(move_from(host, here.id), host.join(here.id, BEN, "3"))
    assert outcome == "others-have-joined"
    assert await store.open_table_ids() == [table_id]
    assert len((await host.table(table_id)).people) == 2


async def move_from(host: Host, table_id: int) -> str:
    with pytest.raises(Refused) as refused:
        await host.opening.reopen(table_id, ANNA, "2", 5, ServerPreferences())
    return refused.value.code


async def test_the_dice_are_bound_before_anybody_joins_and_mix_in_what_nobody_here_chose(host: Host) -> None:
    opened = await host.opening.open(guild_id=1, channel_id=2, game_key="kaeseschieben", opener=ANNA, press="11")
    await host.join(opened.id, BEN, "22")
    running = await host.change(opened.id, lobby.start, ANNA, "33")
    assert running.commitment == opened.commitment
    exported = await exported_by(host, opened.id)
    assert exported["commitment"] == opened.commitment
    assert exported["seeds"] == ["11", "22"]
    assert {record["cause"] for record in exported["records"] if "chance" in record} == {"33"}


async def test_what_leaves_the_host_holds_no_secret(host: Host) -> None:
    """Not in any field, however deep: neither the dice's secret nor a state with the worms."""
    table = await host.table(await started(host))
    forbidden = (Table, Match, KaeseschiebenState, bytes)

    def search(value: object, path: str) -> None:
        assert not isinstance(value, forbidden), path
        if is_dataclass(value) and not isinstance(value, type):
            for field in fields(value):
                search(getattr(value, field.name), f"{path}.{field.name}")
        elif isinstance(value, dict):
            for key, item in value.items():
                search(item, f"{path}[{key}]")
        elif isinstance(value, tuple | list | frozenset | set):
            for item in value:
                search(item, f"{path}[]")

    search(table, "table")
    assert table.revealed_secret is None
    assert SECRET.hex() not in repr(table)
    assert SECRET.hex() not in json.dumps(await exported_by(host, table.id))


async def test_after_the_end_the_secret_is_revealed(host: Host) -> None:
    table_id = await started(host)
    with pytest.raises(Refused, match="not-over"):
        await host.records.verify(table_id)
    await host.propose(table_id, ANNA.id, EndEarly("match"), press="6")
    await host.change(table_id, consent.answer, BEN.id, agrees=True, press="6")
    assert (await host.records.verify(table_id)).passed
    assert (await exported_by(host, table_id))["secret"] == SECRET.hex()
    assert (await host.table(table_id)).revealed_secret == SECRET.hex()


async def test_a_person_sees_only_through_their_own_seat(host: Host) -> None:
    table_id = await started(host)
    assert (await host.own_view(table_id, BEN.id)).viewer == 1
    with pytest.raises(Refused, match="not-seated"):
        await host.own_view(table_id, CHLOE.id)

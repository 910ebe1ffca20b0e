"""The bot is replaced by a later one while matches run: they live on, or end with everything that people are owed."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import delete, select

from engine.editions import Editions
from host.host import Host
from host.match import lobby, showing
from host.refusal import Refused
from host.table.status import Status
from store.database import sqlite_address
from store.rows import Save
from store.schema import game_record
from store.store import Store
from tests.host.tables import (
    ANNA,
    BEN,
    CHANNEL,
    GUILD,
    SECRET,
    editions_with,
    end_by_vote,
    exported_by,
    next_edition,
    open_host,
    play,
    seated,
    started,
    with_another_option,
)
from tests.hosted import GAMES

each_game = pytest.mark.parametrize("game", ["einigkeit", "kaeseschieben"])

RELEASE = Path(__file__).parent / "release-1.0.0.sql"
"""The database of a bot of that version: nine decisions into a match of each game, and two more that are over."""


async def test_matches_and_results_of_the_first_release_live_on(tmp_path: Path) -> None:
    file = tmp_path / "release.sqlite"
    with closing(sqlite3.connect(file)) as database:
        database.executescript(RELEASE.read_text(encoding="utf-8"))
    store = await Store.open(sqlite_address(file))
    try:
        host = open_host(store)
        for channel in range(CHANNEL, CHANNEL + len(GAMES)):
            table = await host.open_table_in(channel)
            assert table.version >= 9
            await play(host, table.id, 8)
            await end_by_vote(host, table.id)
            assert (await host.records.verify(table.id)).passed
        assert (await host.records.analysis(7, BEN.id)).accounts
        leaders = await host.ratings.leaderboard(GUILD, "mensch", season=None, page=0, page_size=9, asker=BEN.id)
        assert [line.matches for line in leaders.lines] == [1, 1]
    finally:
        await store.close()


async def check_end(host: Host, table_id: int, *, rules_version: int) -> None:
    """The match is over, verified and exported, and its result is stored."""
    assert (await host.records.verify(table_id)).passed
    exported = await exported_by(host, table_id)
    assert exported["over"]
    assert exported["secret"] == SECRET.hex()
    assert exported["rules_version"] == rules_version
    assert exported["places"] is not None


@each_game
async def test_a_match_goes_on_where_the_game_has_one_more_option(store: Store, game: str) -> None:
    table = await started(open_host(store), game)
    await play(open_host(store), table.id, 3)

    host = open_host(store, editions_with(with_another_option(GAMES[game])))
    table = await play(host, table.id, 3)
    assert table.status is Status.PLAYING
    assert (await end_by_vote(host, table.id)).status is Status.FINISHED
    await check_end(host, table.id, rules_version=GAMES[game].spec.rules_version)
    assert "younger" not in (await exported_by(host, table.id))["options"], "the header stays as it was agreed"
    await host.note(table.id, showing.announced, (await host.table(table.id)).milestones)
    again = await host.opening.rematch(table.id, ANNA, "7")
    assert again.options["younger"] is True, "a new match takes the default"


@each_game
async def test_a_match_goes_on_by_its_own_edition_beside_a_newer_one(store: Store, game: str) -> None:
    former = GAMES[game]
    table = await started(open_host(store), game)
    await play(open_host(store), table.id, 3)

    host = open_host(store, editions_with(former, with_another_option(next_edition(former))))
    table = await play(host, table.id, 3)
    assert table.edition.spec.rules_version == former.spec.rules_version
    assert (await end_by_vote(host, table.id)).status is Status.FINISHED
    await check_end(host, table.id, rules_version=former.spec.rules_version)
    await host.note(table.id, showing.announced, (await host.table(table.id)).milestones)

    await host.opening.rematch(table.id, ANNA, "7")
    again = await host.opening.rematch(table.id, BEN, "8")
    again = await host.change(again.id, lobby.start, ANNA, "44")
    assert (await exported_by(host, again.id))["rules_version"] == former.spec.rules_version + 1


async def test_a_deleted_channel_is_free_although_the_edition_is_gone(store: Store) -> None:
    table = await started(open_host(store), "forgetit")
    host = open_host(store, editions_with(next_edition(GAMES["forgetit"])))
    await host.upkeep.abandon_channel(CHANNEL)
    assert (await store.open_tables()) == []
    assert (await host.table(table.id)).status is Status.CANCELLED
    assert (await host.records.verify(table.id)).passed


async def test_a_finished_match_is_exported_and_verified_without_its_edition(store: Store) -> None:
    host = open_host(store)
    table = await started(host, "forgetit")
    finished = await end_by_vote(host, table.id)
    await host.note(table.id, showing.announced, finished.milestones)
    exported = await exported_by(host, table.id)
    assert exported["places"] is not None

    host = open_host(store, Editions({key: [game] for key, game in GAMES.items() if key != "forgetit"}))
    later = await host.table(table.id)
    assert (later.status, later.view, later.readable) == (Status.FINISHED, None, False)
    assert later.outcome == finished.outcome
    assert await exported_by(host, table.id) == exported
    assert (await host.records.verify(table.id)).passed
    with pytest.raises(Refused, match="unknown-game"):
        await host.opening.rematch(table.id, ANNA, "7")


@each_game
async def test_an_invitation_takes_the_options_of_the_newest_edition(store: Store, game: str) -> None:
    former = GAMES[game]
    with_more = with_another_option(former)
    host = open_host(store, editions_with(with_more))
    table = await seated(host, game)
    menu = former.spec.menus[0]
    chosen = next(choice for choice in menu.choices if choice != menu.default)
    await host.change(table.id, lobby.set_options, ANNA, {menu.key: chosen})

    host = open_host(store, editions_with(next_edition(former)))
    table = await host.table(table.id)
    assert table.options == {**former.spec.default_options(), menu.key: chosen}, "what is unknown is dropped"
    started_table = await host.change(table.id, lobby.start, ANNA, "33")
    assert started_table.status is Status.PLAYING

    invited = await seated(host, game, channel=CHANNEL + 1)
    host = open_host(
        store, editions_with(next_edition(former), with_another_option(next_edition(next_edition(former))))
    )
    assert (await host.table(invited.id)).options["younger"] is True, "what is new has its default"


async def damage(store: Store, table_id: int, record: object) -> None:
    stored = await store.load(table_id)
    assert stored is not None
    await store.save(
        Save(
            table_id=table_id,
            revision=stored.revision,
            row=stored.row,
            first_record=len(stored.records),
            records=[record],  # type: ignore[list-item]
        )
    )


@pytest.mark.parametrize(
    "record",
    [
        {"seat": 9, "action": "roll"},
        {"seat": 0, "action": None},
        {"cheese": 1},
        {"chance": {"kind": "cheese"}, "result": []},
        {"chance": {"kind": "roll", "sides": 6, "dice": 2, "hidden": False}, "result": [None, 3]},
    ],
    ids=str,
)
async def test_a_match_whose_record_is_damaged_is_retired(store: Store, record: object) -> None:
    table = await started(open_host(store), "forgetit")
    table = await play(open_host(store), table.id, 5)
    await damage(store, table.id, record)
    host = open_host(store)
    retired = await host.table(table.id)
    assert (retired.status, retired.view, retired.readable) == (Status.RETIRED, None, False)
    assert len((await exported_by(host, table.id))["records"]) >= table.version
    assert (await host.records.verify(table.id)).passed
    assert (await open_host(store).table(table.id)).status is Status.RETIRED
    assert (await seated(host, "forgetit")).status is Status.LOBBY


@pytest.mark.parametrize("place", [-1, -4, 2])
async def test_a_match_that_lacks_a_record_is_retired_and_never_goes_on_from_before(store: Store, place: int) -> None:
    """A cut record may be one that the rules allow, too."""
    host = open_host(store)
    table = await play(host, (await started(host, "mensch")).id, 8)
    async with store._engine.begin() as connection:
        lost = sorted((await connection.execute(select(game_record.c.position))).scalars())[place]
        after = game_record.c.position >= lost if place < 0 else game_record.c.position == lost
        await connection.execute(delete(game_record).where(after))
    assert (await open_host(store).table(table.id)).status is Status.RETIRED


async def test_a_table_whose_header_is_damaged_stops_nothing(store: Store) -> None:
    table = await started(open_host(store), "forgetit")
    stored = await store.load(table.id)
    assert stored is not None
    document = {**stored.row.document, "header": {**stored.row.document["header"], "options": None}}
    row = replace(stored.row, document=document)
    await store.save(Save(table_id=table.id, revision=stored.revision, row=row, first_record=0, records=[]))
    host = open_host(store)
    assert not (await host.table(table.id)).status.is_open
    assert (await seated(host, "forgetit")).status is Status.LOBBY


@pytest.mark.parametrize("change", [{"version": 99}, {"seats": None}], ids=str)
async def test_a_table_whose_document_cannot_be_read_is_closed(store: Store, change: dict[str, object]) -> None:
    table = await started(open_host(store), "forgetit")
    stored = await store.load(table.id)
    assert stored is not None
    row = replace(stored.row, document={**stored.row.document, **change})
    await store.save(Save(table_id=table.id, revision=stored.revision, row=row, first_record=0, records=[]))
    host = open_host(store)
    closed = await host.table(table.id)
    assert (closed.status, closed.display.notice_due) == (Status.CLOSED, True)
    assert (await seated(host, "forgetit")).status is Status.LOBBY, "the channel is free"
    await host.privacy.forget(ANNA.id, "7")
    assert table.id not in [each["table"] for each in (await host.privacy.export(BEN.id))["tables"]]

"""Ratings as people see them, and that each match counts once, whatever happens around its end."""

import pytest

from host.table.seats import Person
from store.errors import DatabaseAway
from store.rows import Save
from store.store import Store
from tests.host.tables import ANNA, BEN, CHLOE, GUILD, open_host, play, started

DORA = Person(4, "Dora")


async def test_a_rated_match_says_what_it_did_to_ratings(store: Store) -> None:
    host = open_host(store)
    table = await play(host, (await started(host, "mensch")).id)
    changes = (await host.records.epilogue(table.id)).ratings
    assert [change.seat for change in changes] == [0, 1]
    assert [change.before for change in changes] == [1500, 1500]
    assert all(change.provisional for change in changes)
    assert table.outcome is not None
    for change, place in zip(changes, table.outcome.places, strict=True):
        assert change.after == (1566 if place == 1 else 1434)
    board = await host.ratings.leaderboard(GUILD, "mensch", season=None, page=0, page_size=5, asker=BEN.id)
    assert {line.name: line.points for line in board.lines} == {
        (ANNA.name, BEN.name)[change.seat]: change.after for change in changes
    }
    assert [line.place for line in board.lines] == [None, None]


async def test_a_match_whose_save_was_not_confirmed_counts_once(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database took it, and nobody heard of that."""
    host = open_host(store)
    table = await started(host, "forgetit")
    written = Store.save

    async def loses_the_answer(self: Store, save: Save) -> int:
        revision = await written(self, save)
        if save.results:
            raise DatabaseAway
        return revision

    monkeypatch.setattr(Store, "save", loses_the_answer)
    with pytest.raises(DatabaseAway):
        await play(host, table.id)
    monkeypatch.undo()
    for process in (host, open_host(store)):
        await process.upkeep.refresh(table.id)
        assert (await process.table(table.id)).outcome is not None
    assert [rating["matches"] for rating in await store.ratings.of_person(ANNA.id)] == [1]


async def test_of_pairs_with_a_stand_in_nobody_is_rated(store: Store) -> None:
    host = open_host(store)
    table = await started(host, "einigkeit", (ANNA, BEN, CHLOE, DORA))
    await play(host, table.id, 8)
    await host.leave(table.id, DORA.id)
    await play(host, table.id)
    results = await store.results_of_table(table.id)
    assert [result.team for result in results] == [0, 1, 0, 1]
    assert not any(result.rated for result in results)
    assert (await host.records.epilogue(table.id)).ratings == ()


async def test_a_persons_file_has_their_ratings_and_nobody_elses(store: Store) -> None:
    host = open_host(store)
    table = await play(host, (await started(host, "mensch")).id)
    kept = await host.privacy.export(ANNA.id)
    [rating] = kept["ratings"]
    assert (rating["server"], rating["game"], rating["season"], rating["matches"]) == (str(GUILD), "mensch", 1, 1)
    assert rating["points"] in (1566, 1434)
    [change] = kept["rating_changes"]
    assert (change["table_id"], change["seat"]) == (table.id, 0)
    await host.privacy.forget(ANNA.id, "8")
    kept = await host.privacy.export(ANNA.id)
    assert (kept["ratings"], kept["rating_changes"]) == ([], [])
    board = await host.ratings.leaderboard(GUILD, "mensch", season=None, page=0, page_size=5, asker=BEN.id)
    assert [line.name for line in board.lines] == [BEN.name]

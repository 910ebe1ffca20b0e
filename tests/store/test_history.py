"""The matches that are over are found by where they were, who played, what and how they ended; a few at a time."""

from typing import Any

import pytest

from store.results import MatchFilter
from store.store import Store
from tests.store.rows import row, save, seat_result

GUILD, ELSEWHERE = 2**63 - 1, 2**63 - 2
HERE, THERE = 5, 6
ANNA, BEN = 2**63 - 3, 2**63 - 4


async def ended(store: Store, channel: int, ended_at: float, **others: Any) -> int:
    """A match of Anna's against Ben, and its number."""
    guild = others.get("guild_id", GUILD)
    people = others.pop("people", (ANNA, BEN))
    new = row({"any": "thing"}, game=others.get("game", "mensch"), message_id=77)
    table_id = await store.create_table(guild, channel, new, seats=people, names={ANNA: "Anna", BEN: "Ben"})
    values = {"guild_id": guild, "place": 1, "rated": False, "ended_at": ended_at, **others}
    results = [seat_result(table_id, seat, who, **values) for seat, who in enumerate(people)]
    await save(store, table_id, revision=0, document={"any": "thing"}, open=False, results=results)
    return table_id


async def found(store: Store, wanted: MatchFilter, **where: Any) -> list[int]:
    return [match.table_id for match in await store.history.matches(wanted, **{"limit": 10, **where})]


async def test_they_are_told_apart_by_all_that_one_can_ask_for(store: Store) -> None:
    first = await ended(store, HERE, 10.0)
    elsewhere = await ended(store, THERE, 30.0, game="forgetit")
    given_up = await ended(store, HERE, 20.0, ended_how="cancelled")
    abroad = await ended(store, 99, 40.0, guild_id=ELSEWHERE)
    without_ben = await ended(store, HERE, 50.0, people=(ANNA, None))
    here = MatchFilter(guild_id=GUILD, channel_id=HERE)
    assert await found(store, here) == [without_ben, given_up, first]
    assert await found(store, MatchFilter(guild_id=GUILD)) == [without_ben, elsewhere, given_up, first]
    assert await found(store, MatchFilter(guild_id=GUILD, game="forgetit")) == [elsewhere]
    assert await found(store, MatchFilter(guild_id=GUILD, ended_how="cancelled")) == [given_up]
    assert await found(store, MatchFilter(person_id=BEN)) == [abroad, elsewhere, given_up, first]
    assert await found(store, MatchFilter(person_id=BEN, guild_id=GUILD)) == [elsewhere, given_up, first]


@pytest.mark.parametrize("wanted", [MatchFilter(guild_id=GUILD, channel_id=HERE), MatchFilter(person_id=BEN)])
async def test_pages_follow_each_other_in_both_directions(store: Store, wanted: MatchFilter) -> None:
    # Some ended at the same moment.
    matches = [await ended(store, HERE, float(number // 3)) for number in range(7)]
    newest_first = matches[::-1]
    assert await found(store, wanted, limit=3) == newest_first[:3]
    assert await found(store, wanted, limit=3, beside=newest_first[2]) == newest_first[3:6]
    assert await found(store, wanted, limit=3, beside=newest_first[5]) == newest_first[6:]
    assert await found(store, wanted, limit=3, beside=newest_first[6]) == []
    assert await found(store, wanted, limit=3, beside=newest_first[3], later=True) == newest_first[2::-1]

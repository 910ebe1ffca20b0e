"""Pages of past matches for somebody who may not know of all of them."""

from collections.abc import Awaitable, Callable

import pytest

from host.match import showing
from host.results import history
from host.results.history import HistoryPage, PastMatch
from store.results import MatchFilter
from store.store import Store
from tests.host.tables import ANNA, BEN, GUILD, end_by_vote, open_host, started

HERE = MatchFilter(guild_id=GUILD)


async def matches(store: Store, number: int) -> list[int]:
    """The numbers of matches, one a channel, the latest first."""
    host = open_host(store)
    tables = []
    for channel in range(number):
        table = await started(host, "mensch", (ANNA, BEN), channel=100 + channel)
        await end_by_vote(host, table.id)
        await host.note(table.id, showing.announced, 1, 5000 + table.id)
        tables.append(table.id)
    return tables[::-1]


def only(*channels: int) -> Callable[[PastMatch], Awaitable[bool]]:
    async def may_see(match: PastMatch) -> bool:
        return match.channel_id - 100 in channels

    return may_see


def numbers(page: HistoryPage) -> list[int]:
    return [match.table_id for match in page.matches]


async def test_hidden_matches_leave_no_gap_in_either_direction(store: Store) -> None:
    all_of_them = await matches(store, 9)
    past = open_host(store).history
    seen = only(0, 1, 3, 6, 8)
    wanted = [all_of_them[8 - channel] for channel in (8, 6, 3, 1, 0)]
    first = await past.page(HERE, seen, page_size=2)
    assert (numbers(first), first.newer) == (wanted[:2], None)
    second = await past.page(HERE, seen, page_size=2, beside=first.older)
    assert numbers(second) == wanted[2:4]
    third = await past.page(HERE, seen, page_size=2, beside=second.older)
    assert (numbers(third), third.older) == (wanted[4:], None)
    back = await past.page(HERE, seen, page_size=2, beside=third.newer, later=True)
    assert numbers(back) == wanted[2:4]
    assert numbers(await past.page(HERE, seen, page_size=2, beside=back.newer, later=True)) == wanted[:2]


async def test_looking_for_a_page_ends_somewhere_and_can_be_gone_on_with(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(history, "_AT_A_TIME", 2)
    monkeypatch.setattr(history, "_MOST_LOOKED_AT", 4)
    all_of_them = await matches(store, 7)
    past = open_host(store).history
    page = await past.page(HERE, only(0), page_size=2)
    assert numbers(page) == []
    assert page.older == all_of_them[3]
    assert numbers(await past.page(HERE, only(0), page_size=2, beside=page.older)) == [all_of_them[-1]]

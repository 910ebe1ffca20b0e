"""Who watches which table, in both databases."""

from __future__ import annotations

from store.store import Store


async def test_a_number_that_no_table_can_have_is_watched_by_nobody(store: Store) -> None:
    await store.watchers.remove(2**53, 1)

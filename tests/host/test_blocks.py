"""Whom the owner has blocked, as a process keeps it in memory."""

import pytest

from host.people.blocks import Blockable, Blocks
from host.refusal import Refused
from store.store import Store


async def test_a_block_holds_though_another_process_reported_one_while_it_was_stored(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The blocks in memory were read before the new one was stored, and after `Blocks.block` had looked at them."""
    blocks, add = Blocks(store, lambda: 0.0), store.blocks.add

    async def add_while_others_read(kind: str, discord_id: int, now: float) -> None:
        blocks.forget()
        await blocks.admit(7, None)
        await add(kind, discord_id, now)

    monkeypatch.setattr(store.blocks, "add", add_while_others_read)
    assert await blocks.block(Blockable.PERSON, 7)
    with pytest.raises(Refused, match="blocked-person"):
        await blocks.admit(7, None)


async def test_what_is_no_longer_blocked_is_admitted(store: Store) -> None:
    blocks = Blocks(store, lambda: 0.0)
    assert await blocks.block(Blockable.SERVER, 8)
    assert not await blocks.block(Blockable.SERVER, 8), "it was blocked already"
    with pytest.raises(Refused, match="blocked-server"):
        await blocks.admit(7, 8)
    assert await blocks.count(Blockable.SERVER) == 1
    assert await blocks.unblock(Blockable.SERVER, 8)
    assert not await blocks.unblock(Blockable.SERVER, 8), "it was not blocked"
    await blocks.admit(7, 8)

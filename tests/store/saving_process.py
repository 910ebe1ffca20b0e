"""Plays on several tables at once and says what is stored."""

import asyncio
import sys

from store.store import Store
from tests.store.rows import row, save

TABLES = 6


async def main(url: str) -> None:
    store = await Store.open(url)
    known = {table.channel_id: table for table in await store.open_tables()}

    async def play(channel: int) -> None:
        table = known.get(channel)
        table_id = table.id if table else await store.create_table(1, channel, row({"moves": 0, "padding": ""}))
        move = table.revision if table else 0
        while True:
            await save(
                store,
                table_id,
                revision=move,
                # Of changing length, over several pages.
                document={"moves": move + 1, "padding": "x" * (move * 997 % 20_000)},
                open=True,
                first_record=move * 2,
                records=[{"chance": move}, {"act": move}],
            )
            move += 1
            sys.stdout.write(f"{table_id} {move}\n")
            sys.stdout.flush()

    await asyncio.gather(*(play(channel) for channel in range(TABLES)))

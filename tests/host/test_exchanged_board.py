"""The owner gives Wie Du mir … another board: matches that run keep theirs, a rematch has the new one."""

from __future__ import annotations

from pathlib import Path

from engine.editions import Editions
from engine.wiedumir.board import parse_board
from engine.wiedumir.rules import WieDuMir
from host.host import Host
from host.match import lobby
from host.table.seats import Person
from store.database import sqlite_address
from store.store import Store

ANNA, BEN = Person(1, "Anna"), Person(2, "Ben")

FORMER = WieDuMir(parse_board("+1 -1 ? +2 -2 ? +3 ? -3 +2 ? -4 +4 ?"))
OTHER = WieDuMir(parse_board("? ? ? ? ? +4 +4 +3 +2 +1 -4 -3 -2 -1"))


def host_with(store: Store, game: WieDuMir, now: float = 0.0) -> Host:
    return Host(store, Editions([game]), now=lambda: now, random_bytes=bytes, key=bytes(32))


async def test_a_table_keeps_its_board_and_its_rematch_has_the_new_one(tmp_path: Path) -> None:
    store = await Store.open(sqlite_address(tmp_path / "tables.sqlite"))
    host = host_with(store, FORMER)
    opened = await host.opening.open(guild_id=1, channel_id=2, game_key="wiedumir", opener=ANNA, press="11")
    await host.change(opened.id, lobby.set_option, ANNA, "no_limits", True)
    await host.join(opened.id, BEN, "22")
    await host.change(opened.id, lobby.start, ANNA, "33")

    host = host_with(store, OTHER, now=86_400.0)
    table = await host.table(opened.id)
    assert table.view.board.code == FORMER.spec.default_options()["board"]
    assert table.options["board"] == FORMER.spec.default_options()["board"]
    await host.give_up(opened.id, ANNA, moderator=True)
    again = await host.opening.rematch(opened.id, ANNA, "7")
    assert again.options == {**table.options, "board": OTHER.spec.default_options()["board"]}
    assert again.options["no_limits"] is True
    await store.close()

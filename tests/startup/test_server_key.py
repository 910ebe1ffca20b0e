"""The server's key: made at the first start, and never another one without a word."""

import asyncio
import stat
from pathlib import Path

import pytest

from localization.catalog import Language, load_speakers
from operation.problems import explained
from startup.server_key import key_file, server_key
from startup.settings import ROOT, Settings, WrongSetting, read_settings
from store.database import sqlite_address
from store.store import Store

HEX = "0123456789abcdef" * 4


def settings(folder: Path, **given: str) -> Settings:
    database = sqlite_address(folder / "data" / "tables.sqlite")
    return read_settings({"DATABASE_URL": database, **given}, folder / "no.env")


async def start(chosen: Settings) -> tuple[bytes, Path | None]:
    store = await Store.open(chosen.database_url)
    try:
        return await server_key(chosen, store)
    finally:
        await store.close()


async def refused(chosen: Settings) -> WrongSetting:
    with pytest.raises(WrongSetting) as refusal:
        await start(chosen)
    for language in Language:
        sentence, _ = explained(refusal.value, load_speakers()[language])
        assert refusal.value.values["place"] in sentence
        assert HEX not in sentence
    return refusal.value


async def test_the_first_start_makes_a_key_beside_the_database_for_its_owner_only(tmp_path: Path) -> None:
    chosen = settings(tmp_path)
    key, made = await start(chosen)
    assert made == tmp_path / "data" / "spieleabend.key"
    assert stat.S_IMODE(made.stat().st_mode) == 0o600
    assert bytes.fromhex(made.read_text()) == key
    assert len(key) == 32
    assert await start(chosen) == (key, None), "later starts use it"


async def test_two_that_start_at_once_use_one_key(tmp_path: Path) -> None:
    chosen = settings(tmp_path)
    stores = [await Store.open(chosen.database_url) for _ in range(3)]
    found = await asyncio.gather(*(server_key(chosen, store) for store in stores))
    assert len({key for key, _ in found}) == 1
    for store in stores:
        await store.close()


async def test_a_file_that_another_process_is_writing_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    chosen = settings(tmp_path)
    file = key_file(chosen)
    file.parent.mkdir()
    file.touch(0o600)
    monkeypatch.setattr("time.sleep", lambda _seconds: file.write_text(HEX))
    assert await start(chosen) == (bytes.fromhex(HEX), None)


async def test_the_key_may_be_a_setting_and_then_no_file_is_made(tmp_path: Path) -> None:
    chosen = settings(tmp_path, SECRET_KEY=HEX)
    assert await start(chosen) == (bytes.fromhex(HEX), None)
    assert not key_file(chosen).exists()
    assert HEX not in repr(chosen)


def test_the_file_is_where_it_is_set_and_in_var_for_a_database_server(tmp_path: Path) -> None:
    assert key_file(settings(tmp_path, SECRET_KEY_FILE="var/other.key")) == ROOT / "var" / "other.key"
    on_server = read_settings({"DATABASE_URL": "postgresql://me@host/name"}, tmp_path / "no.env")
    assert key_file(on_server) == ROOT / "var" / "spieleabend.key"


@pytest.mark.parametrize(
    ("content", "code"), [("", "too-short"), (HEX[:62], "too-short"), ("cheese" * 12, "not-hex"), ("ä" * 64, "not-hex")]
)
async def test_what_is_no_key_is_refused_in_words(tmp_path: Path, content: str, code: str) -> None:
    file = tmp_path / "a.key"
    file.write_text(content, encoding="utf-8")
    file.chmod(0o600)
    assert (await refused(settings(tmp_path, SECRET_KEY_FILE=str(file)))).code == f"key-{code}"
    if content:
        assert (await refused(settings(tmp_path, SECRET_KEY=content))).code == f"key-{code}"


async def test_a_file_that_others_may_read_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "a.key"
    file.write_text(HEX)
    file.chmod(0o640)
    assert (await refused(settings(tmp_path, SECRET_KEY_FILE=str(file)))).code == "key-open"
    file.chmod(0o400)
    assert (await start(settings(tmp_path, SECRET_KEY_FILE=str(file))))[0] == bytes.fromhex(HEX)


async def test_a_file_that_is_none_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir(0o700)
    assert (await refused(settings(tmp_path, SECRET_KEY_FILE=str(folder)))).code == "key-unreadable"
    within = tmp_path / "file"
    within.write_text("")
    assert (await refused(settings(tmp_path, SECRET_KEY_FILE=str(within / "a.key")))).code in (
        "key-unreadable",
        "key-unwritable",
    )


async def test_another_key_than_the_databases_is_refused(tmp_path: Path) -> None:
    await start(settings(tmp_path))
    assert (await refused(settings(tmp_path, SECRET_KEY=HEX))).code == "key-other"


async def test_a_missing_key_is_refused_and_none_is_made_in_its_place(tmp_path: Path) -> None:
    chosen = settings(tmp_path)
    key_file_of_database = (await start(chosen))[1]
    assert key_file_of_database is not None
    key_file_of_database.unlink()
    assert (await refused(chosen)).code == "key-missing"
    assert not key_file_of_database.exists()

"""``bot.py --check``: everything that a start would stumble over, and not a byte written."""

import hashlib
import sqlite3
from pathlib import Path

import pytest
from PIL import ImageFont

from localization.catalog import Language, load_speakers
from operation.checking import check
from operation.problems import FAILED, WRONG_SETTINGS
from startup.server_key import server_key
from startup.settings import Settings, read_settings
from store.database import sqlite_address
from store.sole_use import take_sole_use
from store.store import Store
from tests.sockets.loopback_discord import RIGHTS, TOKEN, LoopbackDiscord
from tests.startup.bot_command import run_bot
from tests.store.cluster import Cluster

say = load_speakers()[Language.ENGLISH]


@pytest.fixture(autouse=True)
def with_fribidi(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ImageFont.core, "HAVE_RAQM", True)


def settings(folder: Path, **given: str) -> Settings:
    database = sqlite_address(folder / "games.sqlite")
    return read_settings({"DISCORD_TOKEN": TOKEN, "DATABASE_URL": database, **given}, folder / "no.env")


async def begin(chosen: Settings) -> None:
    """A first start, as far as it makes files."""
    store = await Store.open(chosen.database_url)
    await server_key(chosen, store)
    await store.close()


def files(folder: Path) -> dict[str, str]:
    return {file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in folder.iterdir() if file.is_file()}


async def test_before_the_first_start_it_makes_nothing(
    tmp_path: Path, loopback: LoopbackDiscord, capsys: pytest.CaptureFixture[str]
) -> None:
    assert await check(settings(tmp_path), say) == 0
    assert list(tmp_path.iterdir()) == []
    assert all(request.method == "GET" for request in loopback.requests), "nothing is registered with Discord"
    lines = capsys.readouterr().out.splitlines()
    assert [line[0] for line in lines] == list("✓✓✓✓")
    assert "does not exist yet; the first start creates it" in lines[1]
    assert "Discord accepts the token: spieleabend" in lines[3]


async def test_without_fribidi_it_says_what_pictures_lack(
    tmp_path: Path, loopback: LoopbackDiscord, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ImageFont.core, "HAVE_RAQM", False)
    assert await check(settings(tmp_path), say) == 0
    [warning] = (line for line in capsys.readouterr().out.splitlines() if line[0] == "!")
    assert "sudo apt install libfribidi0" in warning


async def test_a_used_database_stays_as_it_is(
    tmp_path: Path, loopback: LoopbackDiscord, capsys: pytest.CaptureFixture[str]
) -> None:
    chosen = settings(tmp_path)
    await begin(chosen)
    before = files(tmp_path)
    assert await check(chosen, say) == 0
    assert files(tmp_path) == before
    out = capsys.readouterr().out
    assert "is in order." in out
    assert "fits." in out
    assert "A bot is using it now." not in out


async def test_a_running_bot_is_noticed_and_not_disturbed(
    tmp_path: Path, loopback: LoopbackDiscord, capsys: pytest.CaptureFixture[str]
) -> None:
    chosen = settings(tmp_path)
    await begin(chosen)
    running = await take_sole_use(chosen.database_url)
    store = await Store.open(chosen.database_url)
    assert await check(chosen, say) == 0
    assert "A bot is using it now." in capsys.readouterr().out
    await store.server_settings.set(1, "theme", "light")
    await store.close()
    await running.release()


async def test_what_is_wrong_is_said_line_by_line(
    tmp_path: Path, loopback: LoopbackDiscord, capsys: pytest.CaptureFixture[str]
) -> None:
    chosen = settings(tmp_path, DISCORD_TOKEN="wrong", SECRET_KEY="ab" * 32)
    await begin(settings(tmp_path))
    assert await check(chosen, say) == WRONG_SETTINGS
    lines = capsys.readouterr().out.splitlines()
    assert [line[0] for line in lines] == list("✓✓✗✗")
    assert "The key in SECRET_KEY is not the one" in lines[2]
    assert "Discord does not accept this DISCORD_TOKEN" in lines[3]


async def test_intents_and_rights_of_the_application_are_looked_at(
    tmp_path: Path, loopback: LoopbackDiscord, capsys: pytest.CaptureFixture[str]
) -> None:
    view, send = 1 << 10, 1 << 11
    loopback.guilds = [{"id": "10", "name": "Game night", "permissions": str(view | send)}]
    loopback.application = {"bot_public": False}
    assert await check(settings(tmp_path), say) == 0
    out = capsys.readouterr().out
    assert "! On “Game night” the bot’s role is missing permissions: " in out
    assert "Attach Files" in out
    assert "View Channel" not in out
    assert "! The application is not public" in out

    assert await check(settings(tmp_path, MEMBERS_INTENT="true"), say) == WRONG_SETTINGS
    assert "Server Members Intent is off" in capsys.readouterr().out
    loopback.application = {"flags": 1 << 15}
    assert await check(settings(tmp_path, MEMBERS_INTENT="true"), say) == 0


async def test_all_servers_are_looked_at_however_many(
    tmp_path: Path, loopback: LoopbackDiscord, capsys: pytest.CaptureFixture[str]
) -> None:
    rights = dict.fromkeys(range(1, 451), RIGHTS) | {450: "0"}
    loopback.guilds = [{"id": str(each), "name": f"No. {each}", "permissions": rights[each]} for each in rights]
    assert await check(settings(tmp_path), say) == 0
    out = capsys.readouterr().out
    assert "spieleabend, on 450 servers." in out
    assert out.count("missing permissions") == out.count("On “No. 450”") == 1
    assert "View Channel" in out


async def test_databases_that_cannot_be_used(
    tmp_path: Path, loopback: LoopbackDiscord, capsys: pytest.CaptureFixture[str]
) -> None:
    chosen = settings(tmp_path)
    await begin(chosen)
    with sqlite3.connect(tmp_path / "games.sqlite") as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.close()
    assert await check(chosen, say) == WRONG_SETTINGS
    assert "was written by a later version" in capsys.readouterr().out
    with sqlite3.connect(tmp_path / "games.sqlite") as database:
        database.execute("UPDATE alembic_version SET version_num = '1.0.0'")
        database.execute("DROP TABLE blocked")
    database.close()
    assert await check(chosen, say) == WRONG_SETTINGS
    assert "has other tables than this version of Spieleabend expects (" in capsys.readouterr().out
    assert await check(settings(tmp_path, DATABASE_URL="postgresql://me@127.0.0.1:9/games"), say) == FAILED
    assert "the server does not answer" in capsys.readouterr().out


async def test_a_postgresql_database_is_only_read(
    postgresql: Cluster, tmp_path: Path, loopback: LoopbackDiscord, capsys: pytest.CaptureFixture[str]
) -> None:
    chosen = settings(tmp_path, DATABASE_URL=postgresql.create_database(), SECRET_KEY="ab" * 32)
    assert await check(chosen, say) == 0
    assert "is empty; the first start fills it" in capsys.readouterr().out
    await begin(chosen)
    running = await take_sole_use(chosen.database_url)
    assert await check(chosen, say) == 0
    assert "is in order. A bot is using it now." in capsys.readouterr().out
    await running.release()


def test_it_is_an_option_of_the_command_line(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'games.sqlite'}"
    result = run_bot("--check", DATABASE_URL=database)
    assert result.returncode == 0
    assert "There is no DISCORD_TOKEN, so the playground would open." in result.stdout
    assert list(tmp_path.iterdir()) == []

"""A start imports no game: each is imported when it is first asked for."""

import subprocess
import sys
from pathlib import Path

STARTED = """
import asyncio, sys
import bot
from cogs.commands.registration import registered_commands
from localization.catalog import Language, load_speaker
from operation.running import open_bot
from startup.settings import Settings
from store.database import sqlite_address

def tell_imported():
    print(sorted(name for name in sys.modules if name.startswith("engine.") and name.endswith(".rules")))

async def main():
    settings = Settings(token="x", database_url=sqlite_address(sys.argv[1]), workers=0)
    opened = await open_bot(settings, load_speaker(Language.ENGLISH))
    assert registered_commands(opened.services)
    tell_imported()
    assert "mensch" in opened.services.faces
    opened.services.host.editions.newest("forgetit")
    tell_imported()
    await opened.close()

asyncio.run(main())
"""


def test_a_game_is_imported_when_it_is_asked_for(tmp_path: Path) -> None:
    command = [sys.executable, "-c", STARTED, str(tmp_path / "games.sqlite")]
    started = subprocess.run(command, capture_output=True, text=True, cwd=Path(__file__).parents[2], check=False)
    assert started.stdout.splitlines() == ["[]", "['engine.forgetit.rules']"], started.stderr

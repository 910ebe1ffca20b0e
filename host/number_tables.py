"""Read ``data/tables/`` for the engine, which opens no file."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from engine.number_tables import provide

_FOLDER = Path(__file__).parent.parent / "data" / "tables"


@cache
def provide_number_tables() -> None:
    """Hand every table to the engine; its name is its path below the folder, without ``.json``.

    Each file is an object: ``source`` says where the numbers come from (method, date, and the command that makes
    them), ``table`` is what the engine gets.
    """
    files = sorted(_FOLDER.rglob("*.json"))
    documents = {file.relative_to(_FOLDER).with_suffix("").as_posix(): file for file in files}
    provide({name: json.loads(file.read_text(encoding="utf-8"))["table"] for name, file in documents.items()})

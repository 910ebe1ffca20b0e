"""The numbers that computer players learned or that take long to compute: data, handed to the engine at the start.

The engine opens no file. `provide` gets the tables once in each process, before any player decides; players ask for
theirs by name, such as ``wiedumir/outlook``, when they first need it.
"""

from collections.abc import Mapping
from typing import Any

_tables: dict[str, Any] = {}


def provide(tables: Mapping[str, Any]) -> None:
    """Make these tables available to all players of this process."""
    _tables.update(tables)


def number_table(name: str) -> Any:
    """The table as its JSON document has it. Raises LookupError if it was not provided."""
    return _tables[name]

"""What can be wrong with the database or with a save. The wording for owners belongs to the texts."""

from __future__ import annotations


class DatabaseUnusable(Exception):
    """It cannot be opened, read or written. ``place`` names it without a password."""

    def __init__(self, place: str, reason: str) -> None:
        super().__init__(f"{place}: {reason}")
        self.place = place
        self.reason = reason


class DatabaseTooNew(Exception):
    """A later version of the bot has changed its shape. ``place`` names it without a password."""

    def __init__(self, place: str) -> None:
        super().__init__(place)
        self.place = place


class ChannelTaken(Exception):
    """Another table is open in the channel."""

    def __init__(self, table_id: int) -> None:
        super().__init__(table_id)
        self.table_id = table_id


class StaleTable(Exception):
    """The stored table is not the one that the caller changed: another process has written it."""

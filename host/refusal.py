"""Refusals: acts that the table does not allow."""

from __future__ import annotations


class Refused(Exception):
    """A request is refused. ``code`` is stable; ``values`` fill the sentence that explains it."""

    def __init__(self, code: str, **values: int | str) -> None:
        super().__init__(code, values)
        self.code = code
        self.values = values


def only_leader(leader: int, *, or_moderator: bool = False) -> Refused:
    """The refusal of what is reserved for the table's leader, the person with the id ``leader``."""
    return Refused("only-leader-or-moderator" if or_moderator else "only-leader", leader=str(leader))

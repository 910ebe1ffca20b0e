"""The entries of a record, one after the other."""

from __future__ import annotations

from typing import Any


class Stopped(Exception):
    """The table ended ``scope`` early."""

    def __init__(self, scope: str) -> None:
        super().__init__(scope)
        self.scope = scope


class Entries:
    def __init__(self, record: dict[str, Any]) -> None:
        self._left = [entry for entry in record["records"] if not {"seed", "player"} & set(entry)]

    def _next(self) -> dict[str, Any]:
        entry: dict[str, Any] = self._left.pop(0)
        if "stop" in entry:
            raise Stopped(entry["stop"])
        return entry

    @property
    def at_end(self) -> bool:
        return not self._left

    def draw(self, kind: str, **wanted: int) -> list[int]:
        """The result of the next entry, which must be a draw of that kind."""
        entry = self._next()
        request = {key: value for key, value in entry["chance"].items() if key != "hidden"}
        assert request == {"kind": kind, **wanted}
        result: list[int] = entry["result"]
        return result

    def decision(self, *seats: int) -> tuple[int, str]:
        """Seat and code of the next entry, which must be a decision of one of the seats."""
        entry = self._next()
        assert entry["seat"] in seats
        return entry["seat"], entry["action"]

    def decision_of(self, seat: int) -> str:
        return self.decision(seat)[1]


def places_by(merits: list[Any]) -> list[int]:
    """1 + the number of seats that are better."""
    return [1 + sum(other > own for other in merits) for own in merits]

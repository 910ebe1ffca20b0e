"""Which presses and commands this process has begun: Discord may deliver one twice after a lost connection."""

from __future__ import annotations

from collections import OrderedDict

REMEMBERED = 10_000
"""The number of interactions that are remembered; Discord repeats them within minutes, if at all."""


class BegunInteractions:
    def __init__(self, most: int = REMEMBERED) -> None:
        self._most = most
        self._ids: OrderedDict[int, None] = OrderedDict()

    def begin(self, interaction_id: int) -> bool:
        """Notes that the interaction is being handled. Returns False if it has been noted before."""
        if interaction_id in self._ids:
            return False
        self._ids[interaction_id] = None
        if len(self._ids) > self._most:
            self._ids.popitem(last=False)
        return True

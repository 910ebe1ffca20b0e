"""The commands whose meaning the game of the channel's table decides. Each is registered with Discord once."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class GameCommand:
    """The command ``name``, which takes one typed ``argument`` or none.

    Its texts are ``command-<name>`` and, for the argument, ``command-<name>-<argument>``, each with its
    ``-description``. ``afterwards``: it also makes sense once the match is over.
    """

    name: str
    argument: str | None = None
    required: bool = True
    afterwards: bool = False


ROLL = GameCommand("roll")
MOVE = GameCommand("move", "what")
KEEP = GameCommand("keep", "dice")
STOP = GameCommand("stop")
CLAIM = GameCommand("claim", "pawn", required=False)
DECIDE = GameCommand("decide", "answer")
PEEK = GameCommand("peek", afterwards=True)
SCORE = GameCommand("score", afterwards=True)
ODDS = GameCommand("odds")

"""The commands whose meaning the game of the channel's table decides. Each is registered with Discord once."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Word:
    """The command ``name``, which takes one typed ``argument`` or none.

    Its texts are ``command-<name>`` and, for the argument, ``command-<name>-<argument>``, each with its
    ``-description``. ``afterwards``: it also makes sense once the match is over.
    """

    name: str
    argument: str | None = None
    required: bool = True
    afterwards: bool = False


ROLL = Word("roll")
MOVE = Word("move", "what")
KEEP = Word("keep", "dice")
STOP = Word("stop")
CLAIM = Word("claim", "pawn", required=False)
DECIDE = Word("decide", "answer")
PEEK = Word("peek", afterwards=True)
SCORE = Word("score", afterwards=True)
ODDS = Word("odds")

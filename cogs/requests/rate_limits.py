"""What one person, or one server, may ask of the bot in a short time, so that nobody keeps others waiting.

What costs (opening tables, verifying, odds, pictures for one person alone …) is rationed for each person and for
each server. Everything else, moves and rolls among it, is rationed for each person only, and so generously that no
hand presses as fast: nobody is refused their own move for what others do.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Any

import discord

from cogs.components.press_id import PressId
from cogs.requests.token_buckets import Allowance, TokenBuckets
from host.refusal import Refused

COMMANDS: Mapping[str, int] = {
    "play": 5,
    "learn": 5,
    "hint": 2,
    "privacy export": 10,
    "privacy delete": 1,
    "privacy info": 1,
    "verify": 5,
    "export": 5,
    "replay": 10,
    "luck": 5,
    "stats": 4,
    "history": 3,
    "leaderboard": 2,
    "season": 2,
    "table cancel": 4,
    "rules": 3,
    "help": 1,
    "board": 3,
    "peek": 2,
    "odds": 2,
    "score": 2,
    "table end": 1,
    "table agree": 1,
    "undo": 1,
    "table object": 1,
    "table remove": 1,
    "settings mine": 1,
    "settings table": 1,
    "settings server": 1,
    "settings channels": 1,
    "settings roles": 1,
    "settings new-tables": 1,
    "start": 1,
    "join": 1,
    "leave": 1,
    "resign": 1,
    "watch": 2,
    "unwatch": 1,
    "swap": 1,
    "mine": 2,
    "clock pace": 1,
    "clock reminders": 1,
    "clock holiday": 2,
    "clock back": 2,
}
"""Tokens that a command costs, by its English name; moving and rolling cost none of these."""

PRESSES: Mapping[str, int] = {
    "privacy-export": 10,
    "privacy-delete-now": 10,
    "replay": 10,
    "rematch": 5,
    "hint": 2,
    "lesson-on": 1,
    "lesson-back": 1,
    "lesson-page": 1,
    "replay-step": 1,
    "luck": 4,
    "stats": 3,
    "stats-game": 3,
    "verify": 5,
    "export": 5,
    "history": 3,
    "history-game": 3,
    "history-ended": 3,
    "history-match": 1,
    "leaderboard": 2,
    "leaderboard-game": 2,
    "leaderboard-season": 2,
    "leaderboard-listed": 2,
    "season": 1,
    "season-start": 4,
    "season-keep": 1,
    "give-up": 4,
    "rules": 3,
    "rules-page": 1,
    "rules-contents": 1,
    "peek": 2,
    "odds": 2,
    "sheet": 2,
    "story": 1,
    "board-alone": 2,
    "more": 1,
    "bell": 1,
    "notice": 1,
    "help-play": 5,
    "help-rules": 3,
    "help-learn": 5,
    "help-commands": 1,
    "help-games": 1,
    "join": 1,
    "leave": 1,
    "take-seat": 1,
    "resign": 1,
    "resign-now": 1,
    "resign-keep": 1,
    "cancel": 4,
    "watch": 2,
    "unwatch": 2,
    "watch-notice": 2,
    "add-computer": 1,
    "remove-computer": 1,
    "computers": 1,
    "options": 1,
    "option": 1,
    "settings": 1,
    "settings-game": 1,
    "set": 1,
    "set-typed": 1,
    "seating": 1,
    "swap": 1,
    "put-out": 1,
    "fair-dice": 1,
    "agree": 1,
    "end": 1,
    "propose-end": 1,
    "undo": 1,
    "object": 1,
    "start": 1,
    "stand-in": 1,
    "time": 1,
    "pace": 1,
    "when-late": 1,
    "own-thread": 5,
    "reminder": 1,
    "mine": 2,
    "holiday": 1,
    "holiday-until": 2,
    "holiday-back": 2,
    "own-seed": 1,
    "privacy-delete": 1,
    "privacy-keep": 1,
}
"""The same for buttons, menus and forms, by their verb without the game."""

PER_PERSON = Allowance(burst=30, per_second=1)
PER_SERVER = Allowance(burst=150, per_second=8)
ANYTHING = Allowance(burst=60, per_second=6)
COMPLETIONS_PER_PERSON = Allowance(burst=15, per_second=2)
COMPLETIONS_PER_SERVER = Allowance(burst=120, per_second=16)

FOR_THE_PERSON_ALONE = frozenset(
    {"agree", "cancel", "end", "give-up", "join", "leave", "object", "propose-end", "put-out", "resign", "resign-keep",
     "resign-now", "stand-in", "start", "swap", "take-seat", "undo",
     "table agree", "table cancel", "table end", "table object", "table remove"}
)  # fmt: skip
"""Verbs and commands by which people play. What others on their server ask for, onlookers among them, must not make
these wait, so they take nothing from the server's allowance."""


class RateLimits:
    """``clock`` returns seconds since any moment, and never goes back. All memory is lost with the process."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._people = TokenBuckets(PER_PERSON)
        self._servers = TokenBuckets(PER_SERVER)
        self._anything = TokenBuckets(ANYTHING)
        self._completing_people = TokenBuckets(COMPLETIONS_PER_PERSON)
        self._completing_servers = TokenBuckets(COMPLETIONS_PER_SERVER)

    def admit(self, interaction: discord.Interaction[Any]) -> None:
        """Raises Refused("too-fast", seconds=…) if the person, or their server, has asked for too much."""
        person, asked_for = interaction.user.id, _asked_for(interaction)
        cost = _PRICES.get(asked_for, 0)
        shared = 0 if asked_for[1] in FOR_THE_PERSON_ALONE else cost
        server = interaction.guild_id or person
        wait = self._wait((self._anything, person, 1), (self._people, person, cost), (self._servers, server, shared))
        if wait:
            raise Refused("too-fast", seconds=math.ceil(wait))

    def admits_completion(self, interaction: discord.Interaction[Any]) -> bool:
        """Whether what somebody types is to be completed."""
        person = interaction.user.id
        server = interaction.guild_id or person
        return not self._wait((self._completing_people, person, 1), (self._completing_servers, server, 1))

    def _wait(self, *asked: tuple[TokenBuckets, int, int]) -> float:
        """Takes the tokens of all buckets, or of none. Returns the seconds to wait until all of them are there."""
        now = self._clock()
        asked = tuple(one for one in asked if one[2])
        wait = max((buckets.wait(key, tokens, now) for buckets, key, tokens in asked), default=0.0)
        if not wait:
            for buckets, key, tokens in asked:
                buckets.take(key, tokens, now)
        return wait


_PRICES: Mapping[tuple[str, str], int] = {
    **{("command", name): tokens for name, tokens in COMMANDS.items()},
    **{("press", verb): tokens for verb, tokens in PRESSES.items()},
}


def _asked_for(interaction: discord.Interaction[Any]) -> tuple[str, str]:
    """The command's name, or the press's verb without the game. Moves, rolls and what nobody knows have no price."""
    if interaction.type is discord.InteractionType.application_command:
        command = interaction.command
        return "command", "" if command is None else command.qualified_name
    press = PressId.parse(str(dict(interaction.data or {}).get("custom_id", "")))
    return "press", "" if press is None else press.verb.rpartition(".")[2]

"""What one person, or one server, may ask of the bot in a short time, so that nobody keeps others waiting.

What costs (opening tables, verifying, odds, pictures for one person alone …) is rationed for each person and for
each server. Everything else, moves and rolls among it, is rationed for each person only, and so generously that no
hand presses as fast: nobody is refused their own move for what others do.
"""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import discord

from cogs.components.press_id import PressId
from host.refusal import Refused

MOST_BUCKETS = 10_000
"""Beyond this many, those are forgotten that were used longest ago: they have had the most time to fill up."""


@dataclass(frozen=True, slots=True)
class Allowance:
    """A bucket holds ``burst`` tokens, and ``per_second`` of them come back each second."""

    burst: float
    per_second: float

    def part(self, share: float) -> Allowance:
        """What a process may ask for that has this share of all servers."""
        return Allowance(max(1.0, self.burst * share), self.per_second * share)


class TokenBuckets:
    """A bucket for each key, full at first. Only those that are not full are kept."""

    def __init__(self, allowance: Allowance) -> None:
        self._allowance = allowance
        self._full_at: OrderedDict[int, float] = OrderedDict()

    def __len__(self) -> int:
        return len(self._full_at)

    def wait(self, key: int, tokens: float, now: float) -> float:
        """Seconds until the bucket holds these tokens, 0 if it does. ``now`` is in seconds since any moment."""
        spent = max(0.0, self._full_at.get(key, now) - now) * self._allowance.per_second
        return max(0.0, spent + tokens - self._allowance.burst) / self._allowance.per_second

    def take(self, key: int, tokens: float, now: float) -> None:
        """Takes tokens that are there."""
        self._full_at[key] = max(now, self._full_at.get(key, now)) + tokens / self._allowance.per_second
        self._full_at.move_to_end(key)
        while self._full_at and (len(self._full_at) > MOST_BUCKETS or next(iter(self._full_at.values())) <= now):
            self._full_at.popitem(last=False)


def _priced(names_by_price: Mapping[int, str]) -> Mapping[str, int]:
    """The price in tokens of each name; commas divide them."""
    return {name: price for price, names in names_by_price.items() for name in names.split(", ")}


COMMANDS = _priced({
    10: "Watch again",
    5: "play, learn",
    4: "stats, table cancel, Statistics",
    3: "board, history, rules",
    2: "leaderboard, mine, peek",
    0: "roll, move",
})  # fmt: skip
"""Tokens that a command costs, by its English name; one, where it is not here."""

PRESSES = _priced({
    10: "analysis-show, challenge, invite-people, invite-role, privacy-delete-now, privacy-export, replay, replay-show",
    5: "export, help-learn, help-play, help-alone, own-thread, rematch, verify",
    4: "cancel, give-up, analysis, season-start",
    3: "help-rules, history, rules, stats",
    2: "analysis-moment, board-alone, hint, holiday-back, holiday-day, holiday-until, leaderboard, "
       "leaderboard-listed, mine, odds, peek, unwatch, watch, watch-notice, watched, "
       "forgetit.sheet",
    0: "roll",
})  # fmt: skip
"""The same for buttons, menus and forms, by their verb. The games' own cost nothing, where they are not here."""

PER_PERSON = Allowance(burst=30, per_second=1)
PER_SERVER = Allowance(burst=150, per_second=8)
ANYTHING = Allowance(burst=60, per_second=6)
COMPLETIONS_PER_PERSON = Allowance(burst=15, per_second=2)
COMPLETIONS_PER_SERVER = Allowance(burst=120, per_second=16)

FOR_THE_PERSON_ALONE = frozenset(
    {"agree", "cancel", "end", "give-up", "join", "leave", "object", "propose-end", "put-out",
     "puzzle", "puzzle-answer", "resign", "resign-keep",
     "resign-now", "stand-in", "start", "swap", "take-seat", "undo",
     "table cancel", "table end", "table remove", "table resign", "table swap", "table undo"}
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
        person, (asked_for, cost) = interaction.user.id, _price(interaction)
        shared = 0 if asked_for in FOR_THE_PERSON_ALONE else cost
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


def _price(interaction: discord.Interaction[Any]) -> tuple[str, int]:
    """The command's name, or the press's verb, with what it costs."""
    if interaction.type is discord.InteractionType.application_command:
        command = interaction.command
        name = "" if command is None else command.qualified_name
        return name, COMMANDS.get(name, 1)
    press = PressId.parse(str(dict(interaction.data or {}).get("custom_id", "")))
    verb = "" if press is None else press.verb
    return verb, PRESSES.get(verb, 0 if "." in verb else 1)

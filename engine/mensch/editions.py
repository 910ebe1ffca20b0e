"""The editions of both games, and what a table may agree on in each."""

from __future__ import annotations

from engine.game import GameSpec, OptionSpec
from engine.mensch.agreement import AUTOMATIC, BY_PLAYERS, HINT, OFF
from engine.mensch.opening import OPENING
from engine.mensch.players.computer import LEVELS
from engine.mensch.rules import Mensch
from engine.mensch.rulings import Rulings

_HELP_PARTNER = OptionSpec("help_partner", (False, True), False)

_CONVENIENCES = (
    OptionSpec("auto_move", (True, False), True),
    OptionSpec("auto_roll", (False, True), False),
    OptionSpec("odds", (True, False), True),
)


def _einigkeit(rules_version: int, claims: OptionSpec, *more: OptionSpec) -> GameSpec:
    return GameSpec(
        key="einigkeit",
        rules_version=rules_version,
        seat_counts=(4,),
        options=(claims, _HELP_PARTNER, *_CONVENIENCES, *more),
        has_secrets=False,
        stop_scopes=("match",),
        levels=LEVELS,
        quiet_rolls=True,
    )


MENSCH = Mensch(
    GameSpec(
        key="mensch",
        rules_version=1,
        seat_counts=(2, 3, 4),
        options=(OptionSpec("three_tries", (False, True), False), *_CONVENIENCES, OPENING),
        has_secrets=False,
        stop_scopes=("match",),
        levels=LEVELS,
        quiet_rolls=True,
    ),
    pairs=False,
)

_EINIGKEIT_1 = Mensch(
    _einigkeit(1, OptionSpec("claims", (BY_PLAYERS, AUTOMATIC, OFF), BY_PLAYERS)),
    pairs=True,
    rulings=Rulings(
        masons_clear_start=True,
        walls_fall_to_entry=True,
        any_roll_ends_claims=True,
        players_are_shown_misses=True,
    ),
)

EINIGKEIT = Mensch(
    _einigkeit(2, OptionSpec("claims", (BY_PLAYERS, HINT, AUTOMATIC, OFF), BY_PLAYERS), OPENING),
    pairs=True,
)

MENSCH_EDITIONS = (MENSCH,)
EINIGKEIT_EDITIONS = (_EINIGKEIT_1, EINIGKEIT)

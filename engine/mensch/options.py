"""What a table may agree on in each of the two games."""

from __future__ import annotations

from engine.game import GameSpec, OptionSpec
from engine.mensch.agreement import AUTOMATIC, BY_PLAYERS, OFF
from engine.mensch.computer import LEVELS

_CONVENIENCES = (
    OptionSpec("auto_move", (True, False), True),
    OptionSpec("auto_roll", (False, True), False),
    OptionSpec("odds", (True, False), True),
)

MENSCH_SPEC = GameSpec(
    key="mensch",
    rules_version=1,
    seat_counts=(2, 3, 4),
    options=(OptionSpec("three_tries", (False, True), False), *_CONVENIENCES),
    has_secrets=False,
    stop_scopes=("match",),
    levels=LEVELS,
    quiet_rolls=True,
)

EINIGKEIT_SPEC = GameSpec(
    key="einigkeit",
    rules_version=1,
    seat_counts=(4,),
    options=(
        OptionSpec("claims", (BY_PLAYERS, AUTOMATIC, OFF), BY_PLAYERS),
        OptionSpec("help_partner", (False, True), False),
        *_CONVENIENCES,
    ),
    has_secrets=False,
    stop_scopes=("match",),
    levels=LEVELS,
    quiet_rolls=True,
)

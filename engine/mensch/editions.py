"""Both games, and what a table may agree on in each."""

from engine.game import GameSpec, OptionSpec
from engine.mensch.agreement import AUTOMATIC, BY_PLAYERS, HINT, OFF
from engine.mensch.opening import OPENING, PAIRS_OPENING
from engine.mensch.players.computer import LEVELS
from engine.mensch.rules import Mensch

_CONVENIENCES = (
    OptionSpec("auto_move", (True, False), True),
    OptionSpec("auto_roll", (False, True), False),
    OptionSpec("odds", (True, False), True),
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

EINIGKEIT = Mensch(
    GameSpec(
        key="einigkeit",
        rules_version=1,
        seat_counts=(4,),
        options=(
            OptionSpec("claims", (BY_PLAYERS, HINT, AUTOMATIC, OFF), BY_PLAYERS),
            OptionSpec("help_partner", (False, True), False),
            *_CONVENIENCES,
            PAIRS_OPENING,
        ),
        has_secrets=False,
        stop_scopes=("match",),
        levels=LEVELS,
        quiet_rolls=True,
    ),
    pairs=True,
)

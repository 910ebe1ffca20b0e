"""How endangered pawns are, in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.inquiry import Inquiry
from engine.game import Seat
from engine.mensch.board import PawnId, on_loop
from engine.mensch.danger import capture_chances
from engine.mensch.view import MenschView
from host.refusal import Refused
from localization.catalog import Speaker
from render.mensch.words import pawn_name, target_name

_LEAST = 0.0001


def tell_odds(view: MenschView, seat: Seat | None, say: Speaker) -> Inquiry[str]:
    """The chance of each of the seat's pawns on the loop. Raises Refused where the table or the moment has none."""
    if not view.agreed.odds:
        raise Refused("odds-off")
    if seat is None:
        raise Refused("not-seated")
    if view.turn is None:
        raise Refused("no-odds-now")
    if not any(map(on_loop, view.pawns[seat])):
        raise Refused("no-pawn-in-danger")
    own = view.pawns[seat]

    def tell(chances: Sequence[tuple[PawnId, float]]) -> str:
        lines = [
            "- "
            + say(
                "mensch-odds-line",
                pawn=pawn_name(pawn),
                place=target_name(view.agreed, pawn.seat, own[pawn.pawn], say),
                chance=_percent(float(chance), say),
            )
            for pawn, chance in chances
        ]
        return "\n".join([say("mensch-odds-title"), *lines, say("mensch-odds-note")])

    return Inquiry(capture_chances, (view, seat), tell)


def _percent(chance: float, say: Speaker) -> str:
    """With two digits; what would be nothing in them, but is not, is said to be less than the least of them."""
    if 0 < chance < _LEAST / 2:
        return say("mensch-odds-tiny", chance=_LEAST)
    return say("mensch-odds-chance", chance=chance)

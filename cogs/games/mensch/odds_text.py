"""How endangered pawns are, in sentences."""

from __future__ import annotations

from engine.game import Seat
from engine.mensch.board import on_loop
from engine.mensch.danger import capture_chances
from engine.mensch.view import MenschView
from host.refusal import Refused
from localization.catalog import Speaker
from render.mensch.words import pawn_name, target_name


def tell_odds(view: MenschView, seat: Seat | None, say: Speaker) -> str:
    """The chance of each of the seat's pawns on the loop. Raises Refused where the table or the moment has none."""
    if not view.agreed.odds:
        raise Refused("odds-off")
    if seat is None:
        raise Refused("not-seated")
    if view.turn is None or not any(map(on_loop, view.pawns[seat])):
        raise Refused("no-pawn-in-danger")
    lines = [
        "- "
        + say(
            "mensch-odds-line",
            pawn=pawn_name(pawn),
            place=target_name(view.agreed, seat, view.pawns[seat][pawn.pawn], say),
            chance=float(chance),
        )
        for pawn, chance in capture_chances(view, seat)
    ]
    return "\n".join([say("mensch-odds-title"), *lines, say("mensch-odds-note")])

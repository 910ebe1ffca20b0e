"""Whom one may capture, and how endangered one's own pawns are, in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.wording.plain_numbers import in_plain_numbers
from cogs.worker_query import WorkerQuery
from engine.game import Seat
from engine.mensch.board import PawnId
from engine.mensch.danger import both_chances
from engine.mensch.view import MenschView
from host.refusal import Refused
from localization.catalog import Speaker
from render.mensch.describe import pawn_name, target_name

Chances = Sequence[tuple[PawnId, float]]


def tell_odds(view: MenschView, seat: Seat | None, say: Speaker) -> WorkerQuery[str]:
    """The seat's chances to capture, and those of its own pawns on the loop to be captured.

    Raises Refused where the table or the moment has none.
    """
    if not view.agreed.odds:
        raise Refused("odds-off")
    if seat is None:
        raise Refused("not-seated")
    if view.turn is None:
        raise Refused("no-odds-now")

    def tell(found: tuple[Chances, Chances]) -> str:
        chances, risks = found
        lines = [say("mensch-odds-chances-title"), *(_line(view, each, say) for each in chances)]
        if not chances:
            lines.append(say("mensch-odds-no-chances"))
        lines += [say("mensch-odds-risks-title"), *(_line(view, each, say) for each in risks)]
        if not risks:
            lines.append(say("mensch-odds-no-risks"))
        return "\n".join([*lines, say("mensch-odds-note")])

    return WorkerQuery(both_chances, (view, seat), tell)


def _line(view: MenschView, found: tuple[PawnId, float], say: Speaker) -> str:
    pawn, chance = found
    place = target_name(view.agreed, pawn.seat, view.pawns[pawn.seat][pawn.pawn], say)
    return "- " + say(
        "mensch-odds-line", pawn=pawn_name(pawn), place=place, chance=in_plain_numbers(float(chance), say)
    )

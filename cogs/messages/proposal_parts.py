"""What the table's message shows of an open proposal: who wants what, how it stands, and the buttons to answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ui

from cogs.components.layout import Layout, button, text
from cogs.games.scene import Scene
from cogs.messages.on_holiday import holiday_lines
from host.table.proposal import EndEarly, Proposal, StandIn, TakeBack
from host.table.public_table import PublicTable
from localization.catalog import Speaker

AGREE, OBJECT = "agree", "object"
"""The verbs of the buttons. Their argument is the press that made the proposal, for no other counts."""


def proposal_parts(scene: Scene[Any]) -> list[ui.Item[Layout]]:
    """Nothing where none is open."""
    table, say = scene.table, scene.say
    proposal = table.proposal
    if proposal is None:
        return []
    count = say(
        "proposal-count",
        agreed=len(proposal.agreed & table.asked),
        needed=proposal.needed(table.asked),
        against=len(proposal.objected & table.asked),
    )
    agree = button(say("button-agree"), scene.common_press(AGREE, proposal.press), emoji="👍")
    object_ = button(say("button-object"), scene.common_press(OBJECT, proposal.press), emoji="👎")
    missing = table.asked - proposal.agreed - proposal.objected
    unanswered = [(seat, holder) for seat, holder in enumerate(table.seats) if holder.person_id in missing]
    lines = [proposal_sentence(proposal, table, scene.names, say), f"-# {count}"]
    lines += [f"-# {line}" for line in holiday_lines(unanswered, scene.holidays, say)]
    return [text("\n".join(lines)), ui.ActionRow(agree, object_)]


def proposal_sentence(proposal: Proposal, table: PublicTable, names: Sequence[str], say: Speaker) -> str:
    """Who proposes what. ``names`` are the seats' players, as text in which no Markdown is left."""
    seat = table.seat_of(proposal.proposer)
    proposer = say("person-without-name") if seat is None else names[seat]
    match proposal.what:
        case EndEarly(scope):
            return say(f"proposal-end-{scope}", game=table.game_key, proposer=proposer)
        case StandIn(absent, level):
            return say("proposal-stand-in", proposer=proposer, person=names[absent], level=say(f"level-{level}"))
        case TakeBack():
            return say("proposal-undo", proposer=proposer)

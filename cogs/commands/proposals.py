"""Proposing something to the people of a table, and answering, by command and by button."""

from __future__ import annotations

from cogs.command_handlers import Command
from cogs.components.press_id import PressId
from cogs.conversation import Conversation
from cogs.faces.scene import seat_name, seat_names
from cogs.messages.table_parts import AGREE, OBJECT, STAND_IN, proposal_sentence
from cogs.press_handlers import on_press
from host.match import consent
from host.refusal import Refused
from host.table.proposal import Proposal, StandIn, TakeBack, What
from host.table.public_table import PublicTable


@Command("table undo", plays=True)
@on_press("undo", plays=True, in_letters=True)
async def take_back(conversation: Conversation, table: PublicTable, press: PressId | None = None) -> None:
    """Asks to take back the person's last decision, or agrees if somebody else has asked."""
    proposed = None if table.proposal is None else table.proposal.what
    if proposed is not None and not isinstance(proposed, TakeBack):
        refuse_something_else(conversation, table)
    elif proposed is not None:
        _require_other_answer(conversation, table, agrees=True)
    host, version = conversation.host, None if press is None else press.version
    asked = await host.take_back(table.id, conversation.person_id, press=conversation.press_number, version=version)
    await conversation.close_panel()
    await conversation.begin_own_turn(table, asked)
    await conversation.show_change(asked)


async def propose(conversation: Conversation, table: PublicTable, what: What) -> None:
    """Proposes it, or agrees if the same is proposed already. Raises Refused."""
    if table.proposal is not None and table.proposal.what != what:
        refuse_something_else(conversation, table)
    elif table.proposal is not None:
        _require_other_answer(conversation, table, agrees=True)
    proposed = await conversation.host.propose(
        table.id, conversation.person_id, what, press=conversation.press_number, milestones=table.milestones
    )
    await conversation.show_change(proposed)


@on_press(STAND_IN, plays=True, in_letters=True)
async def propose_stand_in(conversation: Conversation, table: PublicTable) -> None:
    """One of the others proposes a computer for the person whose time is up, or agrees to that. Raises Refused."""
    proposal = table.proposal
    if proposal is not None and proposal.proposer != table.waiting_for and not isinstance(proposal.what, StandIn):
        refuse_something_else(conversation, table)
    proposed = await conversation.host.time.propose_stand_in(
        table.id, conversation.person_id, conversation.press_number
    )
    await conversation.show_change(proposed)


@on_press(AGREE, OBJECT, plays=True, in_letters=True)
async def answer(conversation: Conversation, press: PressId, table: PublicTable) -> None:
    """Agrees or objects to what is proposed, if it is what the press names. Raises Refused."""
    # The press that made the proposal; it is empty for votes of before there were proposals.
    agrees, meant = press.verb == AGREE, next(iter(press.args), "")
    if table.proposal is not None and meant == table.proposal.press:
        _require_other_answer(conversation, table, agrees=agrees)
    answered = await conversation.host.change(
        table.id,
        consent.answer,
        conversation.person_id,
        agrees=agrees,
        proposal=meant,
        press=conversation.press_number,
    )
    await conversation.show_change(answered)


def _require_other_answer(conversation: Conversation, table: PublicTable, *, agrees: bool) -> None:
    """Raises Refused, with those whose answer is missing, where this person has given that answer already."""
    proposal, person_id = table.proposal, conversation.person_id
    if proposal is None or person_id not in (proposal.agreed if agrees else proposal.objected):
        return
    names = _names_of_unanswered(conversation, table, proposal)
    raise Refused("agreed-already" if agrees else "objected-already", names=names)


def refuse_something_else(conversation: Conversation, table: PublicTable) -> None:
    """Raises Refused, with what is proposed already and what the person can do about that, if they play at all."""
    proposal, person_id, say = table.proposal, conversation.person_id, conversation.say
    if proposal is None or not table.plays(person_id):
        return
    sentence = proposal_sentence(proposal, table, seat_names(table, say), say)
    if person_id == proposal.proposer:
        raise Refused("proposal-open-yours", proposal=sentence)
    if person_id not in table.asked:
        raise Refused("proposal-about-you")
    if person_id in proposal.agreed | proposal.objected:
        names = _names_of_unanswered(conversation, table, proposal)
        raise Refused("proposal-open-answered", proposal=sentence, names=names)
    raise Refused("proposal-open-unanswered", proposal=sentence)


def _names_of_unanswered(conversation: Conversation, table: PublicTable, proposal: Proposal) -> str:
    missing = table.asked - proposal.agreed - proposal.objected
    return ", ".join(
        seat_name(seat, holder, conversation.say)
        for seat, holder in enumerate(table.seats)
        if holder.person_id in missing
    )

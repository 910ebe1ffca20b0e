"""What the people at a table decide together: proposing, answering, and carrying out. Pure: a table in, a table out."""

from __future__ import annotations

from dataclasses import replace

from engine.game import Seat
from engine.transcript import Seated, computer
from host import undo
from host.chronicle import Change, ProposalRefused, ProposalWithdrawn, SeatChanged, refusal, withdrawal
from host.lesson_script import require_no_script
from host.lobby import pass_leadership
from host.proposal import EndEarly, Proposal, StandIn, TakeBack, What
from host.refusal import Refused
from host.running import cause_of, noted, require_playing, require_present, settled
from host.table import Table
from host.table_base import TableBase


def propose(table: Table, person_id: int, what: What, press: str, now: float) -> Table:
    """The person proposes it, or agrees to the same proposal that is open already. One can be open at a time.

    What chance sets up afterwards follows from the press that decides it. Raises Refused.
    """
    require_playing(table)
    require_no_script(table)
    require_present(table, person_id)
    if table.proposal is not None:
        if table.proposal.what != what:
            raise Refused("proposal-open")
        return answer(table, person_id, None, press, agrees=True)
    _require_possible(table, person_id, what)
    return counted(replace(table, proposal=Proposal.made(what, person_id, press, now)), press)


def answer(table: Table, person_id: int, proposal: str | None, press: str, *, agrees: bool) -> Table:
    """The person agrees or objects to the proposal that was made by the press ``proposal``, None for the open one.

    Who made it withdraws it by objecting. Raises Refused.
    """
    require_playing(table)
    require_present(table, person_id)
    if table.proposal is None:
        raise Refused("no-proposal")
    if proposal is not None and proposal != table.proposal.press:
        raise Refused("proposal-outdated")
    if person_id not in asked(table, table.proposal) and person_id != table.proposal.proposer:
        raise Refused("proposal-about-you")
    if person_id == table.proposal.proposer and not agrees:
        return _withdrawn(table, table.proposal)
    return counted(replace(table, proposal=table.proposal.answered(person_id, agrees=agrees)), press)


def asked(table: TableBase, proposal: Proposal) -> frozenset[int]:
    """The people whose answer counts: everybody who is there, but for the one whom it would replace."""
    present = frozenset(person.id for person in table.people)
    match proposal.what:
        case StandIn(seat, _):
            absent = table.seats[seat].person_id
            return present if absent is None else present - {absent}
    return present


def counted(table: Table, press: str | None) -> Table:
    """Carries the open proposal out or drops it, once that is decided. ``press`` is what decided it, if any did."""
    if table.proposal is None:
        return table
    if _is_obsolete(table, table.proposal.what):
        return replace(table, proposal=None)
    decision = table.proposal.decision(asked(table, table.proposal))
    if decision is None:
        return table
    decided = replace(table, proposal=None)
    return _carried_out(decided, table.proposal.what, press) if decision else _refused(decided, table.proposal)


def holds_computers(table: Table, now: float) -> bool:
    """Whether computer players wait for people's answers: once for each position, so nobody keeps them waiting."""
    if table.proposal is None or not table.proposal.holds_computers(now):
        return False
    kind = table.proposal.what.kind
    events = (happening.event for happening in table.chronicle if happening.at == table.version)
    return not any(isinstance(event, ProposalRefused | ProposalWithdrawn) and event.what == kind for event in events)


def after_act(before: Table, after: Table, seat: Seat) -> Table:
    """``after``, which that seat's act made of the table, without a proposal that this makes pointless."""
    ended_part = after.milestones > before.milestones
    if after.proposal is None or after.proposal.outlasts_act(seat, ended_part=ended_part):
        return after
    return replace(after, proposal=None)


def handed_over(table: Table, seat: Seat, level: str, change: Change) -> Table:
    """A computer player of that level plays the person's seat from now on; somebody else leads if they did."""
    holder = table.seats[seat]
    away = table.with_seat(seat, replace(holder, away=True, level=level))
    gone = noted(away, Seated(seat, computer(level)))
    if holder.person is None:
        return gone
    return pass_leadership(gone.remembering(SeatChanged(change, seat, holder.person)), holder.person.id, seat)


def _withdrawn(table: Table, proposal: Proposal) -> Table:
    proposer = next(person for person in table.people if person.id == proposal.proposer)
    event = withdrawal(proposal, proposer, lambda seat: table.seats[seat].person)
    return replace(table, proposal=None).remembering(event)


def _refused(table: Table, proposal: Proposal) -> Table:
    """It cannot pass any more. Where nobody objected, those who were asked have gone, and that is shown already."""
    objected = tuple(person for person in table.people if person.id in proposal.objected & asked(table, proposal))
    if not objected:
        return table
    return table.remembering(refusal(proposal, objected, lambda seat: table.seats[seat].person))


def _carried_out(table: Table, what: What, press: str | None) -> Table:
    match what:
        case EndEarly(scope):
            match_after = table.running_match.stop(scope, table.draw(press), cause_of(table, press))
            return settled(table.with_match(match_after))
        case StandIn(seat, level):
            absent = table.seats[seat].person_id
            replaced = table.replaced if absent is None else table.replaced | {absent}
            return replace(handed_over(table, seat, level, Change.VOTED), replaced=replaced)
        case TakeBack(_, to):
            return undo.undone(table, to)


def _is_obsolete(table: Table, what: What) -> bool:
    """Whether a stand-in plays already, or the decision can no longer be taken back."""
    match what:
        case StandIn(seat, _):
            return table.seats[seat].played_by_computer
        case TakeBack(seat, _):
            return undo.seat_that_may(table) != seat
    return False


def _require_possible(table: Table, person_id: int, what: What) -> None:
    spec = table.edition.spec
    match what:
        case EndEarly(scope):
            if not spec.stop_scopes:
                raise Refused("no-vote-in-game")
            if scope not in spec.stop_scopes:
                raise Refused("unknown-scope")
        case StandIn(seat, level):
            if level not in spec.levels:
                raise Refused("unknown-level")
            if not 0 <= seat < len(table.seats):
                raise Refused("no-such-seat")
            if table.seats[seat].played_by_computer:
                raise Refused("already-played-by-computer")
            if table.seats[seat].belongs_to(person_id):
                raise Refused("stand-in-for-yourself")
        case TakeBack(seat, to):
            if not 0 <= seat < len(table.seats):
                raise Refused("no-such-seat")
            if not table.seats[seat].belongs_to(person_id):
                raise Refused("undo-other-seat")
            if undo.target(table, seat) != to:
                raise Refused("outdated")

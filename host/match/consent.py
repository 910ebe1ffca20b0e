"""Decisions that the people at a table make together: ending early, a stand-in, taking back. Pure.

The rules say which decisions stand for good (`Match.undo_points`): those followed by a die, a drawn card or the end of
a round. The table knows the rest: who looked up a secret since, and whether a computer decided for an absent person.
"""

from __future__ import annotations

from dataclasses import replace

from engine.chance import Roll
from engine.game import Seat
from engine.transcript import PERSON, Acted, Chanced, Note, Ordered, Record, Seated, Stopped, computer, taken_back
from host.match.lobby import pass_leadership
from host.match.running import (
    finished_if_over,
    noted,
    require_no_script,
    require_playing,
    require_present,
    require_version,
)
from host.refusal import Refused
from host.table.proposal import EndEarly, Proposal, StandIn, TakeBack, What
from host.table.seats import Person
from host.table.status import Status
from host.table.table import Table, TableBase
from host.table.table_log import Change, ProposalRefused, ProposalWithdrawn, SeatChanged


def take_back_target(table: Table, seat: Seat) -> int:
    """The version of the position in which the seat made its last decision, to which the match can go back.

    Raises Refused with the reason why it cannot.
    """
    if table.lesson is not None and not table.lesson.free:
        # What is explained would no longer be what the learner sees.
        raise Refused("lesson-course")
    # Only the latest decision: what is older has been answered by somebody else's.
    latest = table.running_match.undo_points[-1:]
    if not latest or latest[0].seat != seat:
        raise Refused(_hindrance(table, seat))
    if latest[0].version < table.looked_at:
        raise Refused("undo-looked")
    if _decided_by_computer(table, seat, latest[0].version):
        raise Refused("undo-computer-decided")
    if _version_at(table, table.seats[seat].since) > latest[0].version:
        raise Refused("undo-before-you")
    return latest[0].version


def seat_that_may_take_back(table: Table) -> Seat | None:
    """The seat whose person can ask to take something back now."""
    if table.status is not Status.PLAYING or table.match is None or not table.match.undo_points:
        return None
    seat = table.match.undo_points[-1].seat
    if table.seats[seat].played_by_computer:
        return None
    # The one check that a press would meet, so the button never promises more.
    try:
        take_back_target(table, seat)
    except Refused:
        return None
    return seat


def undone(table: Table, to: int) -> Table:
    """The table with the position of that version again."""
    before = table.running_match
    decision = before.undo_points[-1]
    turns = table.turns
    # Acts out of turn are not counted as turns (`host.table.seats`).
    if (
        turns is not None
        and turns.person_decisions
        and turns.present == decision.seat == before.game.to_act(decision.state)[0]
    ):
        turns = turns.after_undo()
    match = before.undo(to)
    if before.order_of(decision.seat) is not None:
        # It would do the same again at once.
        match = match.note(Ordered(decision.seat))
    return replace(table.with_match(match), turns=turns)


def after_look(table: Table, seat: Seat) -> Table:
    """The table once the seat has looked up its secrets; the same one if that prevents nothing."""
    if table.status is not Status.PLAYING or table.match is None:
        return table
    game, known = table.match.game, table.match.game.secrets(table.match.state, seat)
    # The first decision from which on the seat had not yet been able to know all of it.
    younger = [each.version for each in table.match.undo_points if known - game.secrets(each.state, seat)]
    looked_at = max(younger, default=-1) + 1
    if looked_at <= table.looked_at:
        return table
    proposal = table.proposal
    # What was proposed has become impossible by looking.
    if proposal is not None and isinstance(proposal.what, TakeBack) and proposal.what.to < looked_at:
        proposal = None
    return replace(table, looked_at=looked_at, proposal=proposal)


def _hindrance(table: Table, seat: Seat) -> str:
    """Why the seat's last decision stands for good."""
    records = table.running_match.records
    gone = taken_back(records)
    standing = [record for place, record in enumerate(records) if place not in gone]
    since: list[Record] = []
    for record in reversed(standing):
        if isinstance(record, Acted):
            if record.seat != seat:
                has_decided = any(isinstance(each, Acted) and each.seat == seat for each in standing)
                return "undo-other-seat-acted" if has_decided else "undo-nothing"
            break
        since.append(record)
    else:
        return "undo-nothing"
    if any(isinstance(record, Stopped) for record in since):
        return "undo-part-over"
    for record in since:
        if isinstance(record, Chanced):
            return "undo-die" if isinstance(record.request, Roll) else "undo-card"
    return "undo-revealed"


def _version_at(table: Table, records: int) -> int:
    """The version that the match had with that number of records."""
    return sum(not isinstance(record, Note) for record in table.running_match.records[:records])


def _decided_by_computer(table: Table, seat: Seat, version: int) -> bool:
    """Tell whether a computer made the seat's decision after that version, for a person who was away."""
    transcript = table.running_match.transcript
    player, passed = transcript.header.players[seat], 0
    for record in transcript.records:
        if isinstance(record, Seated) and record.seat == seat:
            player = record.player
        if not isinstance(record, Note):
            if passed == version:
                break
            passed += 1
    return player != PERSON


def take_back(table: Table, person_id: int, version: int | None, press: str, now: float) -> Table:
    """The person asks to take back their last decision, or agrees to an open request. Raises Refused.

    ``version`` is the match's that they saw, None for the present.
    """
    if table.proposal is not None and isinstance(table.proposal.what, TakeBack):
        return answer(table, person_id, agrees=True, press=press)
    require_playing(table)
    seat = require_present(table, person_id)
    what = TakeBack(seat, take_back_target(table, seat))
    require_version(table, version)
    return propose(table, person_id, what, press, now)


def propose(table: Table, person_id: int, what: What, press: str, now: float, milestones: int | None = None) -> Table:
    """The person proposes it, or agrees to the same proposal that is open already. One can be open at a time.

    ``milestones`` is the number of the match's results that they knew of, None for the present. What chance sets up
    afterwards follows from the press that decides it. Raises Refused.
    """
    if milestones not in (None, table.milestones):
        raise Refused("outdated")
    require_playing(table)
    require_no_script(table)
    require_present(table, person_id)
    if table.proposal is not None:
        if table.proposal.what != what:
            raise Refused("proposal-open")
        return answer(table, person_id, agrees=True, press=press)
    _require_possible(table, person_id, what)
    return counted(replace(table, proposal=Proposal.made(what, person_id, press, now)), press)


def answer(table: Table, person_id: int, *, agrees: bool, press: str, proposal: str | None = None) -> Table:
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
    """Tell whether computers wait for people's answers: once for each position, so they cannot be held up for good."""
    if table.proposal is None or not table.proposal.holds_computers(now):
        return False
    kind = table.proposal.what.kind
    events = (entry.event for entry in table.log if entry.at == table.version)
    return not any(isinstance(event, ProposalRefused | ProposalWithdrawn) and event.what == kind for event in events)


def after_act(before: Table, after: Table, seat: Seat) -> Table:
    """``after``, which that seat's act made of the table, without a proposal that this makes pointless."""
    ended_part = after.milestones > before.milestones
    if after.proposal is None or after.proposal.outlasts_act(seat, ended_part=ended_part):
        return after
    return replace(after, proposal=None)


def handed_over(table: Table, seat: Seat, level: str, change: Change) -> Table:
    """A computer player of that level plays the person's seat from now on; leadership passes on if they led."""
    holder = table.seats[seat]
    away = table.with_seat(seat, replace(holder, away=True, excused=change is Change.VOTED, level=level))
    gone = noted(away, Seated(seat, computer(level)))
    if holder.person is None:
        return gone
    return pass_leadership(gone.remembering(SeatChanged(change, seat, holder.person)), holder.person.id, seat)


def _withdrawn(table: Table, proposal: Proposal) -> Table:
    proposer = next(person for person in table.people if person.id == proposal.proposer)
    event = ProposalWithdrawn(_subject(proposal.what), proposer, _about(table, proposal.what))
    return replace(table, proposal=None).remembering(event)


def _refused(table: Table, proposal: Proposal) -> Table:
    """It cannot pass any more. Without objections, those who were asked have gone, and that is shown already."""
    objected = tuple(person for person in table.people if person.id in proposal.objected & asked(table, proposal))
    if not objected:
        return table
    return table.remembering(ProposalRefused(_subject(proposal.what), objected, _about(table, proposal.what)))


def _subject(what: What) -> str:
    return f"{what.kind}-{what.scope}" if isinstance(what, EndEarly) else what.kind


def _about(table: Table, what: What) -> Person | None:
    return None if isinstance(what, EndEarly) else table.seats[what.seat].person


def _carried_out(table: Table, what: What, press: str | None) -> Table:
    match what:
        case EndEarly(scope):
            match_after = table.running_match.stop(scope, table.draw(press), press)
            return finished_if_over(table.with_match(match_after))
        case StandIn(seat, level):
            absent = table.seats[seat].person_id
            replaced = table.replaced if absent is None else table.replaced | {absent}
            return replace(handed_over(table, seat, level, Change.VOTED), replaced=replaced)
        case TakeBack(_, to):
            return undone(table, to)


def _is_obsolete(table: Table, what: What) -> bool:
    """Tell whether a stand-in plays already, or the decision can no longer be taken back."""
    match what:
        case StandIn(seat, _):
            return table.seats[seat].played_by_computer
        case TakeBack(seat, _):
            return seat_that_may_take_back(table) != seat
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
            if take_back_target(table, seat) != to:
                raise Refused("outdated")

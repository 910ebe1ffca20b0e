"""Taking back one's last decision: when it is possible, why it is not, and what it does. Pure: a table in, a table out.

The rules say what follows a decision for good (`Match.undo_points`): a die, a drawn card, the end of a round. The table
knows what they do not: who looked up a secret since, and whether a computer decided for somebody who was away.
"""

from __future__ import annotations

from dataclasses import replace

from engine.chance import Roll
from engine.game import Seat
from engine.transcript import PERSON, Acted, Chanced, Note, Record, Seated, Stopped, taken_back
from host.proposal import TakeBack
from host.refusal import Refused
from host.running import require_playing, require_present
from host.status import Status
from host.table import Table


def target(table: Table, seat: Seat) -> int:
    """The version of the position in which the seat made its last decision, to which the match can go back.

    Raises Refused with the reason why it cannot.
    """
    if table.lesson is not None and not table.lesson.free:
        # What is explained would no longer be what the learner sees.
        raise Refused("lesson-course")
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


def target_of(table: Table, person_id: int) -> tuple[Seat, int]:
    """The person's seat, and `target` of it. Raises Refused."""
    require_playing(table)
    seat = require_present(table, person_id)
    return seat, target(table, seat)


def seat_that_may(table: Table) -> Seat | None:
    """The seat whose person can ask to take something back now."""
    if table.status is not Status.PLAYING or table.match is None or not table.match.undo_points:
        return None
    seat = table.match.undo_points[-1].seat
    if table.seats[seat].played_by_computer:
        return None
    try:
        target(table, seat)
    except Refused:
        return None
    return seat


def undone(table: Table, to: int) -> Table:
    """The table with the position of that version again."""
    before = table.running_match
    decision = before.undo_points[-1]
    turns = table.turns
    # Acts out of turn are nobody's turn (`host.turns`).
    if (
        turns is not None
        and turns.person_decisions
        and turns.present == decision.seat == before.game.to_act(decision.state)[0]
    ):
        turns = turns.after_undo()
    return replace(table.with_match(before.undo(to)), turns=turns)


def looked(table: Table, seat: Seat) -> Table:
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
    """Whether a computer made the seat's decision after that version, for a person who was away."""
    transcript = table.running_match.transcript
    # Headers of protocol 1 do not say who plays.
    player, passed = transcript.header.players[seat] if transcript.header.players else PERSON, 0
    for record in transcript.records:
        if isinstance(record, Seated) and record.seat == seat:
            player = record.player
        if not isinstance(record, Note):
            if passed == version:
                break
            passed += 1
    return player != PERSON

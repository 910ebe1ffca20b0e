"""Parts of a table's message: clocks, holidays, and what is proposed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from discord import ui

from cogs.components.layout import Component, button, text
from cogs.faces.scene import Scene, seat_name
from cogs.wording.own_times import in_time, on_day
from engine.game import Seat
from host.people import absence
from host.people.preferences import Preferences
from host.table.proposal import EndEarly, Proposal, StandIn, TakeBack
from host.table.public_table import PublicTable
from host.table.seats import SeatHolder
from host.table.turn_clock import TurnClock
from localization.catalog import Speaker

Holidays = Mapping[int, float]
"""The end of the present holiday, in seconds since 1970, by the person's number; those who are there are not in it."""

_HALF_A_DAY = 12 * 3600.0

NO_HOLIDAYS: Holidays = MappingProxyType({})


async def holidays_among(preferences: Preferences, people: Iterable[int], now: float) -> Holidays:
    """Of these people, those who are on holiday."""
    found = {}
    for person_id in people:
        holiday = absence.running((await preferences.people.of(person_id)).holiday, now)
        if holiday is not None:
            found[person_id] = holiday.end
    return found


def holiday_day(end: float) -> str:
    """The last day of a holiday, which ends at midnight where the person lives.

    Its noon lies on the same day in nearly every reader's time zone.
    """
    return on_day(end - _HALF_A_DAY)


def holiday_lines(seats: Iterable[tuple[int, SeatHolder]], ends: Holidays, say: Speaker) -> list[str]:
    """A line for each of these seats whose person is on holiday."""
    return [
        say("person-on-holiday", name=seat_name(seat, holder, say), day=holiday_day(ends[holder.person_id]))
        for seat, holder in seats
        if holder.person_id is not None and holder.person_id in ends
    ]


STAND_IN = "stand-in"
"""The verb of the button that proposes a computer for the person whose time is up."""


def clock_line(scene: Scene[Any]) -> str:
    """Line on the time below the prompt; empty where nobody needs to know."""
    table, say = scene.table, scene.say
    seat = None if table.waiting_for is None else table.seat_of(table.waiting_for)
    held = table.clock is not None and table.clock.is_held
    away = [] if seat is None or held else holiday_lines([(seat, table.seats[seat])], scene.holidays, say)
    return "\n".join([line for line in [_time_line(scene, seat), *away] if line])


def _time_line(scene: Scene[Any], seat: Seat | None) -> str:
    table, say = scene.table, scene.say
    if table.clock is not None and seat is not None:
        if table.clock.up:
            return say("clock-up", name=scene.names[seat], when=in_time(table.clock.ends_at))
        if line := _running(table.clock, table, scene.names[seat], say):
            return line
    if not table.display.long_wait:
        return ""
    return f"-# {say('turn-waiting', when=in_time(table.waiting_since))}"


def _running(clock: TurnClock, table: PublicTable, name: str, say: Speaker) -> str:
    if clock.holiday_until is not None:
        return say("clock-holiday", name=name, day=holiday_day(clock.holiday_until))
    if table.preferences.pace.by_correspondence:
        return say("clock-correspondence", when=in_time(clock.ends_at))
    if clock.reminders:
        return say("clock-live", since=in_time(table.waiting_since), when=in_time(clock.ends_at))
    return ""


def stand_in_parts(scene: Scene[Any]) -> list[Component]:
    """The button that hands the seat to a computer once the time is up, unless that is proposed already."""
    table = scene.table
    proposed = table.proposal is not None and isinstance(table.proposal.what, StandIn)
    if table.clock is None or not table.clock.up or proposed:
        return []
    return [ui.ActionRow(button(scene.say("button-stand-in"), scene.common_press(STAND_IN), emoji="🤖"))]


AGREE, OBJECT = "agree", "object"
"""The verbs of the buttons. Their argument is the press that made the proposal, for no other counts."""


def proposal_parts(scene: Scene[Any]) -> list[Component]:
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
    """Sentence on who proposes what. ``names`` are the seats' players, as text in which no Markdown is left."""
    seat = table.seat_of(proposal.proposer)
    proposer = say("person-without-name") if seat is None else names[seat]
    match proposal.what:
        case EndEarly(scope):
            return say(f"proposal-end-{scope}", game=table.game_key, proposer=proposer)
        case StandIn(absent, level):
            return say("proposal-stand-in", proposer=proposer, person=names[absent], level=say(f"level-{level}"))
        case TakeBack():
            return say("proposal-undo", proposer=proposer)


def short_commitment(table: PublicTable) -> str:
    """As messages show it: 80 bits, too many for another secret to be found that fits them, too."""
    return table.commitment[:20]

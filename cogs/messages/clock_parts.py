"""What the table's message shows of the clock, and only when it matters. Discord counts the times down by itself."""

from __future__ import annotations

from typing import Any

from discord import ui

from cogs.components.layout import Layout, button
from cogs.games.scene import Scene
from cogs.messages.on_holiday import holiday_day, holiday_lines
from cogs.wording.clock_times import in_time
from engine.game import Seat
from host.table.proposal import StandIn
from host.table.public_table import PublicTable
from host.time.clock import TurnClock
from localization.catalog import Speaker

STAND_IN = "stand-in"
"""The verb of the button that proposes a computer for the person whose time is up."""


def clock_line(scene: Scene[Any]) -> str:
    """What stands below the prompt; empty where nobody needs to know."""
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


def stand_in_parts(scene: Scene[Any]) -> list[ui.Item[Layout]]:
    """The button that hands the seat to a computer once the time is up, unless that is proposed already."""
    table = scene.table
    proposed = table.proposal is not None and isinstance(table.proposal.what, StandIn)
    if table.clock is None or not table.clock.up or proposed:
        return []
    return [ui.ActionRow(button(scene.say("button-stand-in"), scene.common_press(STAND_IN), emoji="🤖"))]

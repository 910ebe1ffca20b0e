"""/clock: the pace of this channel's table; when and how I am reminded; my holidays. And the button of a late seat."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.commands.leadership import led
from cogs.commands.proposals import refuse_something_else
from cogs.completions import Completions, Find
from cogs.components.layout import Layout, Message, button, text
from cogs.components.pace_parts import pace_panel
from cogs.components.press_id import PressId
from cogs.conversation import Conversation, converse
from cogs.games.controls import Choices
from cogs.messages.on_holiday import holiday_day
from cogs.services import Services
from cogs.settings.own_time import QUIET_HOURS, TIME_ZONE
from cogs.settings.panel import OPEN
from cogs.settings.setting import Place
from cogs.wording.command_names import named
from cogs.wording.own_times import (
    NO_QUIET_HOURS,
    SUGGESTED_HOURS,
    days_to_choose,
    parse_day,
    parse_quiet_hours,
    quiet_hours_text,
)
from cogs.wording.time_zones import matching_zones, zone_text
from host.match import lobby
from host.people.preferences import PersonPreferences, Reminder
from host.refusal import Refused
from host.table.proposal import StandIn
from host.table.public_table import PublicTable
from host.table.table_preferences import Pace, TablePreferences, WhenLate
from host.time import absence

UNTIL = "holiday-until"
"""The verb of the menu with the last days of a holiday."""

BACK = "holiday-back"
"""The verb of the button with which somebody ends their holiday."""

PACES = [app_commands.Choice(name=named(f"pace-{pace}"), value=pace.value) for pace in Pace]
WHEN_LATE = [app_commands.Choice(name=named(f"when-late-{choice}"), value=choice.value) for choice in WhenLate]
REMINDERS = [app_commands.Choice(name=named(f"reminder-{way}"), value=way.value) for way in Reminder]

_NO_TABLE = 0
_LONGEST_TYPED = 60
_MOST_ENTRIES = 25

Completed = list[app_commands.Choice[str]]
Typed = app_commands.Range[str, 0, _LONGEST_TYPED]


class Clocks(
    commands.GroupCog, group_name=named("command-clock"), group_description=named("command-clock-description")
):
    def __init__(self, services: Services) -> None:
        self._services = services
        self._completions = Completions()

    @app_commands.command(name=named("command-clock-pace"), description=named("command-clock-pace-description"))
    @app_commands.rename(pace=named("setting-table-pace-option"), late=named("setting-table-when-late-option"))
    @app_commands.describe(
        pace=named("setting-table-pace-description"), late=named("setting-table-when-late-description")
    )
    @app_commands.choices(pace=PACES, late=WHEN_LATE)
    async def pace(
        self, interaction: discord.Interaction[Any], pace: str | None = None, late: str | None = None
    ) -> None:
        async def handle(conversation: Conversation) -> None:
            table = await conversation.table_here()
            if table.is_direct:
                raise Refused("only-in-servers")
            await led(conversation, table, lambda table: _change_pace(conversation, table, pace, late))

        await converse(self._services, interaction, handle)

    @app_commands.command(
        name=named("command-clock-reminders"), description=named("command-clock-reminders-description")
    )
    @app_commands.rename(
        by=named("command-clock-reminders-by"),
        quiet=named("setting-quiet-hours-option"),
        zone=named("setting-time-zone-option"),
    )
    @app_commands.describe(
        by=named("setting-reminder-description"),
        quiet=named("setting-quiet-hours-description"),
        zone=named("setting-time-zone-description"),
    )
    @app_commands.choices(by=REMINDERS)
    async def reminders(
        self,
        interaction: discord.Interaction[Any],
        by: str | None = None,
        quiet: Typed | None = None,
        zone: Typed | None = None,
    ) -> None:
        async def handle(conversation: Conversation) -> None:
            people = conversation.services.preferences.people
            hours = None if quiet is None else QUIET_HOURS.typed(conversation, quiet)
            new_zone = None if zone is None else TIME_ZONE.typed(conversation, zone)

            def choose(former: PersonPreferences) -> PersonPreferences:
                if by is not None:
                    former = replace(former, reminder=Reminder(by))
                if zone is not None:
                    former = replace(former, time_zone=new_zone)
                if quiet is not None:
                    former = replace(former, quiet_hours=hours)
                if former.quiet_hours is not None and former.time_zone is None:
                    raise Refused("time-zone-first")
                return former

            await people.change(conversation.person.id, choose)
            await show_own_clock(conversation)

        await converse(self._services, interaction, handle)

    @reminders.autocomplete("quiet")
    async def complete_quiet(self, interaction: discord.Interaction[Any], current: str) -> Completed:
        async def find() -> Choices:
            off = (await self._recognized(interaction)).say("quiet-hours-off")
            hours = [(suggested, suggested) for suggested in SUGGESTED_HOURS if current.strip() in suggested]
            try:
                typed = parse_quiet_hours(current)
                hours.insert(0, (off if typed is None else quiet_hours_text(typed), current.strip()))
            except Refused:
                hours.append((off, NO_QUIET_HOURS))
            return hours

        return await self._complete(interaction, find)

    @reminders.autocomplete("zone")
    async def complete_zone(self, interaction: discord.Interaction[Any], current: str) -> Completed:
        async def find() -> Choices:
            language, now = (await self._recognized(interaction)).say.language, self._services.now()
            return await self._services.painter.off_loop(lambda: matching_zones(current, language, now))

        return await self._complete(interaction, find)

    @app_commands.command(name=named("command-clock-holiday"), description=named("command-clock-holiday-description"))
    @app_commands.rename(until=named("command-clock-holiday-until"))
    @app_commands.describe(until=named("command-clock-holiday-until-description"))
    async def holiday(self, interaction: discord.Interaction[Any], until: Typed) -> None:
        await converse(self._services, interaction, lambda conversation: _go_on_holiday(conversation, until))

    @holiday.autocomplete("until")
    async def complete_until(self, interaction: discord.Interaction[Any], current: str) -> Completed:
        async def find() -> Choices:
            conversation, now = await self._recognized(interaction), self._services.now()
            zone, language = conversation.own.time_zone, conversation.say.language
            return await self._services.painter.off_loop(lambda: days_to_choose(current, zone, now, language))

        return await self._complete(interaction, find)

    @app_commands.command(name=named("command-clock-back"), description=named("command-clock-back-description"))
    async def back(self, interaction: discord.Interaction[Any]) -> None:
        await converse(self._services, interaction, come_back)

    async def _recognized(self, interaction: discord.Interaction[Any]) -> Conversation:
        conversation = Conversation(self._services, interaction)
        await conversation.recognize()
        return conversation

    async def _complete(self, interaction: discord.Interaction[Any], find: Find) -> Completed:
        async def admitted() -> Choices:
            return await find() if await self._services.admits_completion(interaction) else []

        return await self._completions.answer(interaction, admitted)


async def _go_on_holiday(conversation: Conversation, until: str) -> None:
    """A holiday until the end of the day that was typed or chosen. Raises Refused."""
    services, person_id = conversation.services, conversation.person.id
    now, people = services.now(), services.preferences.people
    end = parse_day(until, (await people.of(person_id)).time_zone, now)
    await people.change(person_id, lambda former: replace(former, holiday=absence.extended(former.holiday, now, end)))
    changed = await services.host.time.go_on_holiday(person_id, end)
    await show_own_clock(conversation)
    await _show_all(services, changed)


async def choose_holiday(conversation: Conversation) -> None:
    """The last day, as it was chosen in the menu."""
    await _go_on_holiday(conversation, "".join(conversation.chosen_values[:1]))


async def come_back(conversation: Conversation) -> None:
    """The person's holiday ends now. Raises Refused if they have none."""
    services, person_id = conversation.services, conversation.person.id
    now = services.now()
    if absence.running((await services.preferences.people.of(person_id)).holiday, now) is None:
        raise Refused("no-holiday")
    await services.preferences.people.change(person_id, lambda former: replace(former, holiday=None))
    changed = await services.host.time.come_back(person_id)
    await show_own_clock(conversation)
    await _show_all(services, changed)


async def show_own_clock(conversation: Conversation) -> None:
    """How the person is reminded, when not, and until when they are on holiday; in private."""
    services, say = conversation.services, conversation.say
    wishes, now = await services.preferences.people.of(conversation.person.id), services.now()
    zone = wishes.time_zone
    lines = [say("own-clock-title"), say("own-clock-reminder", way=say(f"reminder-{wishes.reminder}"))]
    if wishes.quiet_hours is None:
        lines.append(say("own-clock-no-quiet-hours"))
    else:
        lines.append(say("own-clock-quiet-hours", hours=quiet_hours_text(wishes.quiet_hours)))
    if zone is not None:
        shown = await services.painter.off_loop(lambda: zone_text(zone, say.language, now))
        lines.append(say("own-clock-zone", zone=shown))
    holiday = absence.running(wishes.holiday, now)
    others = button(say("button-my-settings"), Place("mine").press(OPEN), emoji="⚙️")
    if holiday is None:
        lines.append(say("own-clock-no-holiday"))
        last_days = await services.painter.off_loop(lambda: days_to_choose("", zone, now, say.language))
        menu: ui.Select[Layout] = ui.Select(
            custom_id=str(PressId(_NO_TABLE, 0, UNTIL)),
            placeholder=say("holiday-until"),
            options=[discord.SelectOption(label=label, value=day) for label, day in last_days[:_MOST_ENTRIES]],
        )
        await conversation.redraw(Message(Layout(text("\n".join(lines)), ui.ActionRow(menu), ui.ActionRow(others))))
        return
    lines.append(say("own-clock-holiday", day=holiday_day(holiday.end)))
    is_back = button(say("button-holiday-back"), PressId(_NO_TABLE, 0, BACK), emoji="🏠")
    await conversation.redraw(Message(Layout(text("\n".join(lines)), ui.ActionRow(is_back, others))))


async def propose_stand_in(conversation: Conversation, table: PublicTable) -> None:
    """One of the others proposes a computer for the person whose time is up, or agrees to that. Raises Refused."""
    proposal = table.proposal
    if proposal is not None and proposal.proposer != table.waiting_for and not isinstance(proposal.what, StandIn):
        refuse_something_else(conversation, table)
    proposed = await conversation.services.host.time.propose_stand_in(
        table.id, conversation.person.id, conversation.press_number
    )
    await conversation.show_change(proposed)


async def show_pace(conversation: Conversation, table: PublicTable) -> None:
    """A private panel; only the table's leader gets anything to choose from."""
    leads = table.status.is_open and table.leader == conversation.person.id
    panel = pace_panel(table, conversation.say, conversation.interaction.channel, leads=leads)
    await conversation.redraw(Message(Layout(*panel)))


async def choose_pace(conversation: Conversation, table: PublicTable) -> None:
    """A choice in the panel."""
    chosen = next(iter(conversation.chosen_values), "")
    if chosen not in list(Pace):
        raise Refused("unknown-press")
    pace = Pace(chosen)
    table = await _prefer(conversation, table, lambda former: replace(former, pace=pace))
    await show_pace(conversation, table)
    await conversation.services.show_change(table)


async def choose_when_late(conversation: Conversation, press: PressId, table: PublicTable) -> None:
    """The button in the panel says what is wanted."""
    if press.args not in [(choice.value,) for choice in WhenLate]:
        raise Refused("unknown-press")
    wanted = WhenLate(press.args[0])
    table = await _prefer(conversation, table, lambda former: replace(former, when_late=wanted))
    await show_pace(conversation, table)
    await conversation.services.show_change(table)


async def _change_pace(conversation: Conversation, table: PublicTable, pace: str | None, late: str | None) -> None:
    """What was given is changed; then the person is shown how it stands."""

    def choose(former: TablePreferences) -> TablePreferences:
        if pace is not None:
            former = replace(former, pace=Pace(pace))
        return former if late is None else replace(former, when_late=WhenLate(late))

    if pace is None and late is None:
        await show_pace(conversation, table)
        return
    table = await _prefer(conversation, table, choose)
    await show_pace(conversation, table)
    await conversation.services.show_change(table)


async def _prefer(
    conversation: Conversation, table: PublicTable, choose: Callable[[TablePreferences], TablePreferences]
) -> PublicTable:
    return await conversation.services.host.change(table.id, lobby.prefer, conversation.person, choose)


async def _show_all(services: Services, tables: list[PublicTable]) -> None:
    for table in tables:
        await services.show_change(table)

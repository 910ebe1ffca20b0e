"""One's own clock: reminders, quiet hours and holidays."""

from __future__ import annotations

from dataclasses import replace

from discord import ui

from cogs.components.forms import typed
from cogs.components.layout import Layout, Message, button, menu, text
from cogs.components.press_id import PressId
from cogs.conversation import Conversation
from cogs.messages.table_parts import holiday_day
from cogs.press_handlers import asking, on_form, on_press
from cogs.settings.my_settings import HOLIDAY
from cogs.settings.setting import OPEN, Place
from cogs.wording.own_times import days_to_choose, parse_day, quiet_hours_text
from cogs.wording.time_zones import zone_text
from host.refusal import Refused
from host.table.public_table import PublicTable
from host.time import absence

UNTIL = "holiday-until"
"""The verb of the menu with the last days of a holiday."""

BACK = "holiday-back"
"""The verb of the button with which somebody ends their holiday."""

ANOTHER_DAY = "holiday-day"
"""The verb of the button that asks for a day, and of the form that it opens."""

_LONGEST_TYPED = 60
_MOST_ENTRIES = 25


async def _go_on_holiday(conversation: Conversation, until: str) -> None:
    """A holiday until the end of the day that was typed or chosen. Raises Refused."""
    services, person_id = conversation.services, conversation.person.id
    now, people = services.now(), services.preferences.people
    end = parse_day(until, (await people.of(person_id)).time_zone, now)
    await people.change(person_id, lambda former: replace(former, holiday=absence.extended(former.holiday, now, end)))
    await _show_all(conversation, await services.host.time.change_holiday(person_id, end))


@on_press(UNTIL)
async def choose_holiday(conversation: Conversation) -> None:
    """The last day, as it was chosen in the menu."""
    await _go_on_holiday(conversation, "".join(conversation.chosen_values[:1]))


@on_form(ANOTHER_DAY, asking("holiday-form", longest=_LONGEST_TYPED))
async def type_holiday(conversation: Conversation) -> None:
    """The last day, as it was typed into the form."""
    await _go_on_holiday(conversation, typed(conversation.interaction))


@on_press(BACK)
async def come_back(conversation: Conversation) -> None:
    """The person's holiday ends now. Raises Refused if they have none."""
    services, person_id = conversation.services, conversation.person.id
    now = services.now()
    if absence.running((await services.preferences.people.of(person_id)).holiday, now) is None:
        raise Refused("no-holiday")
    await services.preferences.people.change(person_id, lambda former: replace(former, holiday=None))
    await _show_all(conversation, await services.host.time.change_holiday(person_id, None))


async def _show_all(conversation: Conversation, changed: list[PublicTable]) -> None:
    await show_own_clock(conversation)
    for table in changed:
        await conversation.services.show_change(table)


@on_press(HOLIDAY)
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
        last_days = await services.painter.off_loop(lambda: days_to_choose(zone, now, say.language))
        another = button(say("button-holiday-day"), PressId.anywhere(ANOTHER_DAY), emoji="🗓️")
        days = menu(PressId.anywhere(UNTIL), last_days[:_MOST_ENTRIES], placeholder=say("holiday-until"))
        await conversation.redraw(Message(Layout(text("\n".join(lines)), days, ui.ActionRow(another, others))))
        return
    lines.append(say("own-clock-holiday", day=holiday_day(holiday.end)))
    is_back = button(say("button-holiday-back"), PressId.anywhere(BACK), emoji="🏠")
    await conversation.redraw(Message(Layout(text("\n".join(lines)), ui.ActionRow(is_back, others))))

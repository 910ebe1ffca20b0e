"""Settings of one person, on all servers and in direct messages."""

from collections.abc import Callable, Sequence
from copy import copy
from dataclasses import replace
from typing import Any

from discord import ui

from cogs.components.layout import Component, button, menu
from cogs.components.press_id import PressId
from cogs.conversation import Conversation
from cogs.messages.table_parts import holiday_day
from cogs.settings.setting import Choice, Place, Section, Setting, Switch, Words
from cogs.wording.own_times import days_to_choose, parse_quiet_hours, quiet_hours_text, zone_in_words
from host.match import showing
from host.people import absence
from host.people.own_zone import zone_of_person
from host.people.preferences import InWords, Notice, PersonPreferences, Reminder
from host.refusal import Refused
from localization.catalog import Language, Speaker
from localization.time_zones import city_of, zone_named

LONGEST = 60


def _zone(conversation: Conversation, typed: str) -> str:
    """The IANA name of the zone with that name, city or country. Raises Refused("unknown-time-zone")."""
    zone = zone_named(typed)
    if zone is None:
        raise Refused("unknown-time-zone")
    return zone


class _Hours(Words[PersonPreferences]):
    def text(self, value: Any, say: Speaker) -> str:
        return quiet_hours_text(value)

    def in_words(self, value: Any, say: Speaker) -> str:
        return super().in_words(value, say) if value is None else self.text(value, say)


class _Zone(Words[PersonPreferences]):
    _now = 0.0

    def at(self, now: float) -> "_Zone":
        """The setting that also says how late it is there."""
        timed = copy(self)
        timed._now = now
        return timed

    def in_words(self, value: Any, say: Speaker) -> str:
        return super().in_words(value, say) if value is None else zone_in_words(value, self._now, say)

    def text(self, value: Any, say: Speaker) -> str:
        return city_of(value, say.language)


QUIET_HOURS = _Hours("quiet-hours", lambda _, typed: parse_quiet_hours(typed), longest=LONGEST)
TIME_ZONE = _Zone("time-zone", _zone, longest=LONGEST)


UNTIL, BACK, ANOTHER_DAY = "holiday-until", "holiday-back", "holiday-day"
"""The verbs of the menu with the last days of a holiday, of the button that ends it, and of the form for a day."""
_MOST_DAYS = 25

_LAST_PAGE = 3
"""Its page: the others have no room for it."""


SETTINGS: Sequence[Setting[PersonPreferences]] = (
    Choice("own-language", {"auto": None} | {each.value: each for each in Language}, field="language"),
    Choice("notice", {each.value: each for each in Notice}, texts="notice"),
    Switch("larger-text"),
    Choice("reminder", {each.value: each for each in Reminder}, texts="reminder"),
    QUIET_HOURS,
    TIME_ZONE,
    Switch("secrets-here"),
    Choice("in-words", {each.value: each for each in InWords}),
    Switch("own-motion", field="motion"),
    Switch("listed"),
)
"""Another setting takes one line here and its texts, which `cogs.settings.setting` names."""


class Mine(Section[PersonPreferences]):
    key = "mine"

    async def settings(self, conversation: Conversation, place: Place) -> Sequence[Setting[PersonPreferences]]:
        now = conversation.services.now()
        return [each.at(now) if isinstance(each, _Zone) else each for each in SETTINGS]

    async def present(self, conversation: Conversation, place: Place) -> PersonPreferences:
        return await conversation.services.preferences.people.of(conversation.person_id)

    async def further_parts(self, conversation: Conversation, place: Place) -> Sequence[Component]:
        """The holiday, which is more than a wish: clocks stand still. Ahead of one it stands on the last page."""
        say, services = conversation.say, conversation.services
        now, wishes = services.now(), await self.present(conversation, place)
        if (holiday := absence.running(wishes.holiday, now)) is not None:
            back = button(say("button-holiday-back"), PressId.anywhere(BACK), emoji="🏠")
            return [ui.Section(say("holiday-present", day=holiday_day(holiday.end)), accessory=back)]
        if place.page != _LAST_PAGE:
            return []
        zone = await conversation.time_zone()
        days = await services.painter.off_loop(lambda: days_to_choose(zone, now, say.language))
        another = button(say("button-holiday-day"), PressId.anywhere(ANOTHER_DAY), emoji="🗓️")
        return [
            ui.Section(say("holiday-none"), accessory=another),
            menu(PressId.anywhere(UNTIL), days[:_MOST_DAYS], placeholder=say("holiday-until")),
        ]

    async def change(
        self,
        conversation: Conversation,
        place: Place,
        choose: Callable[[PersonPreferences], PersonPreferences],
    ) -> None:
        people, person_id = conversation.services.preferences.people, conversation.person_id
        before, server, locale = await people.of(person_id), await conversation.server(), conversation.locale

        def chosen(former: PersonPreferences) -> PersonPreferences:
            # They count everywhere, also where nothing says what a server or a Discord has for the person.
            own = choose(former)
            return own if own.quiet_hours is None else replace(own, time_zone=zone_of_person(own, server, locale))

        after = await people.change(person_id, chosen)
        await conversation.recognize()
        if after.notice != before.notice:
            await _not_notified_of_this_turn(conversation)


async def _not_notified_of_this_turn(conversation: Conversation) -> None:
    """A person who has just asked to be notified is not notified of the turn that they are taking."""
    try:
        table = await conversation.table_here()
    except Refused:
        return
    if table.waiting_for == conversation.person_id:
        host = conversation.host
        await host.note(table.id, showing.notified, conversation.person_id, table.display.mention)

"""What one person chooses for themselves, on all servers and in direct messages."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from discord import ui

from cogs.components.layout import Layout, button
from cogs.components.press_id import PressId
from cogs.conversation import Conversation
from cogs.settings.setting import Choice, Place, Section, Setting, Switch, Words
from cogs.wording.own_times import parse_quiet_hours, quiet_hours_text
from cogs.wording.time_zones import city_of, zone_named
from host.people.preferences import Notice, PersonPreferences, Reminder
from host.refusal import Refused
from host.table import showing
from localization.catalog import Language, Speaker

_LONGEST = 60


def _zone(conversation: Conversation, typed: str) -> str:
    """The IANA name of the zone with that name or city. Raises Refused("unknown-time-zone")."""
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
    def text(self, value: Any, say: Speaker) -> str:
        return city_of(value, say.language)


QUIET_HOURS = _Hours("quiet-hours", lambda _, typed: parse_quiet_hours(typed), longest=_LONGEST)
TIME_ZONE = _Zone("time-zone", _zone, longest=_LONGEST)


HOLIDAY = "holiday"
"""The verb of the button that leads to one's holiday."""


SETTINGS: Sequence[Setting[PersonPreferences]] = (
    Choice("own-language", {"auto": None} | {each.value: each for each in Language}, field="language"),
    Choice("notice", {each.value: each for each in Notice}, texts="notice"),
    Choice("reminder", {each.value: each for each in Reminder}, texts="reminder"),
    QUIET_HOURS,
    TIME_ZONE,
    Switch("larger-text"),
    Switch("secrets-here"),
    Switch("own-motion", field="motion"),
    Switch("listed"),
)
"""Another setting takes one line here and its texts, which `cogs.settings.setting` names."""


class Mine(Section[PersonPreferences]):
    key = "mine"

    async def settings(self, conversation: Conversation, place: Place) -> Sequence[Setting[PersonPreferences]]:
        return SETTINGS

    async def present(self, conversation: Conversation, place: Place) -> PersonPreferences:
        return await conversation.services.preferences.people.of(conversation.person.id)

    async def further_parts(self, conversation: Conversation, place: Place) -> Sequence[ui.Item[Layout]]:
        return [ui.ActionRow(button(conversation.say("button-holiday"), PressId.anywhere(HOLIDAY), emoji="🏖️"))]

    async def change(
        self,
        conversation: Conversation,
        place: Place,
        choose: Callable[[PersonPreferences], PersonPreferences],
    ) -> None:
        people, person_id = conversation.services.preferences.people, conversation.person.id
        before = await people.of(person_id)
        after = choose(before)
        if after.quiet_hours is not None and after.time_zone is None:
            raise Refused("time-zone-first")
        await people.change(person_id, choose)
        await conversation.recognize()
        if after.notice != before.notice:
            await _not_notified_of_this_turn(conversation)


async def _not_notified_of_this_turn(conversation: Conversation) -> None:
    """A person who has just asked to be notified is not notified of the turn that they are taking."""
    try:
        table = await conversation.table_here()
    except Refused:
        return
    if table.waiting_for == conversation.person.id:
        host = conversation.services.host
        await host.note(table.id, showing.notified, conversation.person.id, table.display.mention)

"""What one person chooses for themselves, on all servers and in direct messages."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from discord import ui

from cogs.components.layout import Layout, button
from cogs.components.press_id import PressId
from cogs.conversation import Conversation
from cogs.settings.own_time import QUIET_HOURS, TIME_ZONE
from cogs.settings.section import Section
from cogs.settings.setting import Choice, Place, Setting, Switch
from host.people.preferences import Notice, PersonPreferences, Reminder
from host.refusal import Refused
from host.table import showing
from localization.catalog import Language

HOLIDAY = "holiday"
"""The verb of the button that leads to one's holiday."""


SETTINGS: Sequence[Setting[PersonPreferences]] = (
    Choice("own-language", {"auto": None} | {each.value: each for each in Language}, field="language"),
    Switch("larger-text"),
    Choice("notice", {each.value: each for each in Notice}, texts="notice"),
    Choice("reminder", {each.value: each for each in Reminder}, texts="reminder"),
    QUIET_HOURS,
    TIME_ZONE,
    Switch("own-motion", field="motion"),
    Switch("listed"),
)
"""Another setting takes one line here and its texts, which `cogs.settings.setting` names."""


class Mine(Section[PersonPreferences]):
    key = "mine"

    async def find(self, conversation: Conversation) -> Place:
        return Place(self.key)

    async def settings(self, conversation: Conversation, place: Place) -> Sequence[Setting[PersonPreferences]]:
        return SETTINGS

    async def present(self, conversation: Conversation, place: Place) -> PersonPreferences:
        return await conversation.services.preferences.people.of(conversation.person.id)

    def further_parts(self, conversation: Conversation, place: Place) -> Sequence[ui.Item[Layout]]:
        return [ui.ActionRow(button(conversation.say("button-holiday"), PressId(0, 0, HOLIDAY), emoji="🏖️"))]

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

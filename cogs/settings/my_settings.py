"""What one person chooses for themselves, on all servers and in direct messages."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from discord import ui

from cogs.components.layout import Layout, button
from cogs.components.press_id import PressId
from cogs.conversation import Conversation, shown_person
from cogs.settings.own_time import QUIET_HOURS, TIME_ZONE
from cogs.settings.section import Section
from cogs.settings.setting import Choice, CommandSetting, Place, Switch, Words
from cogs.wording.names import tidy
from host.people.preferences import Notice, PersonPreferences, Reminder
from host.refusal import Refused
from host.table.public_table import PublicTable
from host.table.seats import Person
from localization.catalog import Language
from render.seat_marks import MARKS

LONGEST_NAME = 32

HOLIDAY = "holiday"
"""The verb of the button that leads to one's holiday."""


def own_name(conversation: Conversation, typed: str) -> str:
    """A name as people read it. Raises Refused for one of nothing to be seen, a long one, and a computer's."""
    name = tidy(typed)
    if not name:
        raise Refused("name-empty")
    if len(name) > LONGEST_NAME:
        raise Refused("name-too-long", most=LONGEST_NAME)
    speakers = conversation.services.speakers.values()
    computers = {say("computer-name", letter=mark.letter).casefold() for say in speakers for mark in MARKS}
    if name.casefold() in computers:
        raise Refused("name-of-computer")
    return name


SETTINGS: Sequence[CommandSetting[PersonPreferences]] = (
    Choice("own-language", {"auto": None} | {each.value: each for each in Language}, field="language"),
    Switch("larger-text"),
    Choice("notice", {each.value: each for each in Notice}, texts="notice"),
    Choice("reminder", {each.value: each for each in Reminder}, texts="reminder"),
    QUIET_HOURS,
    TIME_ZONE,
    Switch("own-motion", field="motion"),
    Switch("listed"),
    Words("own-name", own_name, longest=100, field="name"),
)
"""Another setting takes one line here and its texts, which `cogs.settings.setting` names."""


class Mine(Section[PersonPreferences]):
    key = "mine"

    async def find(self, conversation: Conversation) -> Place:
        return Place(self.key)

    async def settings(self, conversation: Conversation, place: Place) -> Sequence[CommandSetting[PersonPreferences]]:
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
        """A name that somebody else at one of the person's tables has is refused before anything is stored."""
        people, person_id = conversation.services.preferences.people, conversation.person.id
        before = await people.of(person_id)
        after = choose(before)
        if after.quiet_hours is not None and after.time_zone is None:
            raise Refused("time-zone-first")
        renamed = await _rename(conversation, after.name) if after.name != before.name else []
        await people.change(person_id, choose)
        await conversation.recognize()
        for table in renamed:
            await conversation.services.show_change(table)
        if after.notice != before.notice:
            await _not_notified_of_this_turn(conversation)


async def _rename(conversation: Conversation, name: str | None) -> list[PublicTable]:
    """The open tables at which the person is called that from now on; without a name, as this server shows them."""
    user, servers = conversation.interaction.user, conversation.services.preferences.servers

    async def follows(guild_id: int) -> bool:
        return name is None or (await servers.of(guild_id)).own_names

    person = shown_person(user) if name is None else Person(user.id, name, names_themselves=True)
    return await conversation.services.host.naming.rename(person, follows)


async def _not_notified_of_this_turn(conversation: Conversation) -> None:
    """A person who has just asked to be notified is not notified of the turn that they are taking."""
    try:
        table = await conversation.table_here()
    except Refused:
        return
    if table.waiting_for == conversation.person.id:
        host = conversation.services.host
        await host.channels.remember_notified(table.id, conversation.person.id, table.display.mention)

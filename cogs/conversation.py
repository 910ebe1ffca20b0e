"""One press or command of one person: who and where they are, and answers in private, in their language."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from typing import Any, TypeVar

import discord

from cogs.components.layout import NO_MENTIONS, Attachment, Message, linked_message, text_message
from cogs.components.press_id import Interaction, component_data
from cogs.components.spoken import spoken_message
from cogs.drawers import Kind, PrivateMessage, kind_of
from cogs.faces.scene import Scene
from cogs.health.metrics import record_incident
from cogs.messages.sending import Shown
from cogs.requests.delivery import NOT_DELIVERED, UNKNOWN_MESSAGE, is_our_mistake, retry
from cogs.servers.servers import invitation_link
from cogs.services import Services
from host.host import Host
from host.match import showing
from host.people.own_zone import zone_of_person
from host.people.preferences import InWords, Notice, PersonPreferences, ServerPreferences
from host.refusal import Refused
from host.table.public_table import PublicTable
from host.table.seats import Person, storable
from host.table.status import Status
from host.table.table import Table
from localization.catalog import Language, Speaker
from localization.time_zones import telling_locale
from store.errors import DatabaseAway
from store.rows import DIRECT_MESSAGES

T = TypeVar("T")

log = logging.getLogger(__name__)

_LONGEST_VALUE = 100
"""Characters of a menu's value that Discord allows."""


class Conversation:
    """Handler's side of an interaction. Answers are private unless the handler posts elsewhere."""

    def __init__(self, services: Services, interaction: Interaction) -> None:
        self.services = services
        self.interaction = interaction
        # Discord's language until `recognize` has asked for the person's own.
        self.say: Speaker = services.speakers[Language.of_locale(interaction.locale.value)]
        self.preferences = PersonPreferences()
        self.owes_first_answer = False
        """Discord shows that the bot is thinking until this command has its first answer."""
        self.phase: tuple[int, Status] | None = None
        services.avatars.notice(interaction.user)

    async def recognize(self) -> None:
        """Learns how this person wants to be spoken to. Without the database, as Discord says."""
        services, user = self.services, self.interaction.user
        # Refusals must be told during an outage, too.
        with suppress(DatabaseAway):
            self.preferences = await services.preferences.people.of(user.id)
        if self.preferences.language is not None:
            self.say = services.speakers[self.preferences.language]

    @property
    def person(self) -> Person:
        """This person, by the name that the server shows."""
        user = self.interaction.user
        # A name may have nothing that can be stored; the user name always has.
        return Person(user.id, storable(user.display_name) or user.name)

    @property
    def person_id(self) -> int:
        return self.interaction.user.id

    @property
    def host(self) -> Host:
        """The tables, and all that can be done to them."""
        return self.services.host

    async def time_zone(self) -> str:
        """The IANA name of the zone in which this person's days begin."""
        return zone_of_person(self.preferences, await self.server(), self.locale)

    async def server(self) -> ServerPreferences:
        """Preferences of the server; the defaults in direct messages, and for guests."""
        here = self.place
        return ServerPreferences() if here == DIRECT_MESSAGES else await self.services.preferences.servers.of(here)

    @property
    def locale(self) -> str:
        """Of the person's Discord, such as "en-GB", unless the language that they have chosen here says more."""
        return telling_locale(self.interaction.locale.value, self.preferences.language)

    @property
    def press_number(self) -> str:
        """The id that Discord gave to this press or command: what chance makes of it follows from that, too."""
        return str(self.interaction.id)

    @property
    def channel_id(self) -> int:
        if self.interaction.channel_id is None:
            # On a server it is of a kind that discord.py has not learned yet.
            raise Refused("only-in-servers" if self.in_direct_messages else "unknown-channel")
        return self.interaction.channel_id

    @property
    def guild_id(self) -> int:
        """Raises Refused in direct messages, and for guests."""
        if self.is_guest:
            raise Refused("guest", url=invitation_link(self.interaction.application_id))
        if self.interaction.guild_id is None:
            raise Refused("only-in-servers")
        return self.interaction.guild_id

    @property
    def place(self) -> int:
        """The ``guild_id`` of the tables here: the server's number, or `DIRECT_MESSAGES`; so for guests, too."""
        guild_id = self.interaction.guild_id
        return DIRECT_MESSAGES if guild_id is None or self.is_guest else guild_id

    @property
    def in_direct_messages(self) -> bool:
        """Tell whether these are the person's own with the bot."""
        return self.interaction.guild_id is None and not self.is_guest

    @property
    def is_guest(self) -> bool:
        """Tell whether the person has brought the bot along to where it is not: it can post nothing but answers."""
        interaction = self.interaction
        if interaction.guild_id is None:
            return interaction.context.private_channel is True
        return interaction.client.get_guild(interaction.guild_id) is None and not interaction.is_guild_integration()

    @property
    def chosen_values(self) -> list[str]:
        """Values that were chosen in a menu, without anything that no menu holds."""
        values = component_data(self.interaction).get("values")
        chosen = values if isinstance(values, list) else []
        return [value for value in chosen if isinstance(value, str) and len(value) <= _LONGEST_VALUE]

    @property
    def chosen(self) -> str:
        """The first of them; empty without one."""
        return next(iter(self.chosen_values), "")

    @property
    def is_moderator(self) -> bool:
        """Tell whether the person may manage messages here: that makes a moderator of a table."""
        return self.interaction.permissions.manage_messages

    async def table_here(self) -> PublicTable:
        """The channel's open table. Raises Refused if there is none."""
        return await self.host.open_table_in(self.channel_id)

    async def named_at(self, table: PublicTable) -> PublicTable:
        """The table with this person by the name that they have by now, if they sit there while it is open."""
        present = next((each.person for each in table.seats if each.belongs_to(self.person_id)), None)
        # Only then a save is worth it: this is asked with every press.
        if present in (None, self.person) or table.guild_id != self.place or not table.status.is_open:
            return table
        return await self.host.note(table.id, Table.with_name, self.person)

    async def scene(self, table: PublicTable) -> Scene[Any]:
        """The table in play as everybody sees it, in this person's language. Raises Refused before the start."""
        scene = await self.services.painter.scene(table, self.say)
        return replace(scene, told_to=self.person_id) if self.wants_words else scene

    async def own_scene(self, table: PublicTable) -> Scene[Any]:
        """The table in play as this person's own seat sees it. Raises Refused if they have none."""
        view = await self.host.own_view(table.id, self.person_id)
        return replace(await self.scene(table), view=view)

    @property
    def wants_words(self) -> bool:
        """Tell whether this person is answered in words rather than with pictures."""
        return self.preferences.in_words is not InWords.NO

    def _as_wanted(self, message: Message) -> Message:
        return spoken_message(message, self.say) if self.wants_words else message

    async def drawn(self, make: Callable[[], T]) -> T:
        """Make something for this person alone, off the event loop, lettered as they want it."""
        return await self.services.painter.off_loop(make, larger=self.preferences.larger_text)

    async def show_change(self, table: PublicTable, *, post_again: bool = False) -> None:
        """Shows everybody the changed table, and then does what `conclude` does."""
        await self.conclude(table, await self.services.show_change(table, post_again=post_again))

    async def begin_own_turn(self, before: PublicTable, after: PublicTable) -> None:
        """Leave out the notice of a turn that begins by the person's own press."""
        begins = after.waiting_for == self.person_id != before.waiting_for
        if begins and self.preferences.notice in (Notice.CHANNEL, Notice.DIRECT):
            # As if they had been notified: they are looking at the table.
            await self.host.note(after.id, showing.notified, self.person_id, None)

    async def conclude(self, table: PublicTable, shown: Shown) -> None:
        """Tells this person if the channel does not let the table be shown.

        A command that has said nothing yet needs no answer where its effect is to be seen just below; where it is not,
        the answer leads to the table.
        """
        if shown is not Shown.UP_TO_DATE:
            await self.tell(shown.text_key)
        elif self.owes_first_answer:
            # Shown by now, perhaps as a new message whose place decides.
            table = await self.host.table(table.id)
            here = table.channel_id == self.channel_id and await self.services.live_messages.is_in_sight(table)
            if not (here and await self._delete_original()):
                await self.lead_to(table)

    async def lead_to(self, table: PublicTable) -> None:
        """Sends a link to the table, which is out of sight."""
        await self.answer(linked_message(self.say("way-to-table"), table, self.say))

    async def answer(self, message: Message, *, public: bool = False, kind: Kind | None = None) -> None:
        """An answer, private unless it is ``public``; ``kind`` is what `kind_of` says, unless another is given.

        What Discord does not take is tried again for as long as that makes sense.

        A message that it never takes is a mistake of ours, of which the person gets the number instead.
        """
        is_first = self.owes_first_answer
        message = message if public else self._as_wanted(message)
        # Set before anything is sent: a second answer during a retry must not replace the first.
        self.owes_first_answer = False
        try:
            await self._deliver(message, is_first=is_first, public=public, kind=kind)
        except discord.HTTPException as error:
            incident = self.incident(error)
            # If not even that can be sent, the number in the log has to do.
            with suppress(discord.HTTPException):
                await self._deliver(incident, is_first=is_first)

    async def _deliver(
        self, message: Message, *, is_first: bool, public: bool = False, kind: Kind | None = None
    ) -> None:
        interaction = self.interaction
        sent: discord.Message | None = None

        async def send() -> None:
            nonlocal sent
            if is_first:
                sent = await interaction.edit_original_response(
                    view=message.layout, attachments=message.files, allowed_mentions=NO_MENTIONS
                )
            else:
                sent = await interaction.followup.send(
                    view=message.layout,
                    files=message.files,
                    ephemeral=not public,
                    allowed_mentions=NO_MENTIONS,
                    wait=True,
                )

        await self.services.delivery.deliver(send, interaction.id)
        if sent is not None and not public:
            await self._put_in_drawer(sent.id, sent.delete, message, kind)

    async def _put_in_drawer(
        self, message_id: int, delete: Callable[[], Awaitable[None]], message: Message, kind: Kind | None = None
    ) -> None:
        # Files were asked for, and stay until the person has them.
        if not any(isinstance(file, Attachment) for file in message.attachments):
            private = PrivateMessage(message_id, delete, kind or kind_of(message), self.phase)
            await self.services.drawers.put(self.interaction.channel_id or 0, self.interaction.user.id, private)

    async def tell(self, key: str, **values: int | str) -> None:
        await self.answer(text_message(self.say(key, **values)))

    @asynccontextmanager
    async def telling(self, key: str, **values: int | str) -> AsyncIterator[None]:
        """Tells what takes a while, until that is done."""
        view, told = text_message(self.say(key, **values)).layout, None
        # A courtesy: the work goes on without it.
        with suppress(*NOT_DELIVERED):
            told = await self.interaction.followup.send(view=view, ephemeral=True, wait=True)
        try:
            yield
        finally:
            if told is not None:
                with suppress(*NOT_DELIVERED):
                    await told.delete()

    async def confirm_in_place(self, key: str, **values: int | str) -> None:
        """Replies to a command, or in place of a private message on which the person pressed.

        Another button needs no reply, since the table's message shows its effect.
        """
        if self._pressed_in_private:
            await self.redraw(text_message(self.say(key, **values)))
        elif self.owes_first_answer:
            await self.tell(key, **values)

    async def close_panel(self) -> None:
        """Removes a private message on which the person pressed, which has served its purpose.

        If it stayed, it would push the table out of the person's sight, turn by turn.
        """
        if self._pressed_in_private and not await self._delete_original():
            await self.redraw(text_message(self.say("panel-served")))

    async def _delete_original(self) -> bool:
        try:
            await retry(self.interaction.delete_original_response)
        except NOT_DELIVERED as error:
            # Somebody who has dismissed it has done the same.
            if not _is_gone(error):
                log.info("Interaction %d leaves its message: %s", self.interaction.id, error)
                return False
        self.owes_first_answer = False
        return True

    async def redraw(self, message: Message) -> None:
        """Replaces the private message on which the person pressed; sends one if that is gone or a command was used."""
        if not self._pressed_in_private:
            await self.answer(message)
            return
        message = self._as_wanted(message)
        try:
            await retry(
                lambda: self.interaction.edit_original_response(
                    view=message.layout, attachments=message.files, allowed_mentions=NO_MENTIONS
                )
            )
        except NOT_DELIVERED as error:
            if _is_gone(error):
                # Dismissed, or too old to be changed: a new message says it.
                await self.answer(message)
            elif is_our_mistake(error):
                await self.answer(self.incident(error))
            else:
                log.warning("Could not redraw for interaction %d: %s", self.interaction.id, error)
            return
        assert self.interaction.message is not None
        await self._put_in_drawer(self.interaction.message.id, self.interaction.delete_original_response, message)

    @property
    def _pressed_in_private(self) -> bool:
        return self.interaction.message is not None and self.interaction.message.flags.ephemeral

    def incident(self, error: Exception) -> Message:
        """The whole story goes to the log, its number to the person."""
        return text_message(self.say("incident", number=record_incident(error, f"interaction {self.interaction.id}")))


def _is_gone(error: BaseException) -> bool:
    """Tell whether the message on which somebody pressed has been deleted."""
    return isinstance(error, discord.NotFound) and error.code == UNKNOWN_MESSAGE

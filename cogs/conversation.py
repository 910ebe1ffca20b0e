"""One press or command of one person: acknowledged at once, answered in private, in their language."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from typing import Any, TypeVar

import aiohttp
import discord

from cogs.components.layout import NO_MENTIONS, Attachment, Message, linked_message, text_message
from cogs.components.press_id import component_data
from cogs.drawers import Kind, PrivateMessage, kind_of
from cogs.faces.scene import Scene
from cogs.health.metrics import record_incident
from cogs.messages.coach import objection_message
from cogs.messages.sending import Shown
from cogs.requests.delivery import NOT_DELIVERED, UNKNOWN_MESSAGE, is_our_mistake, may_pass, retry
from cogs.requests.rate_limits import USUAL_PRICE, Price
from cogs.services import Services
from engine.game import IllegalAction
from host.match import showing
from host.match.lesson import OffScript
from host.people.own_zone import zone_of_person
from host.people.preferences import Notice, PersonPreferences, ServerPreferences
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

_ALREADY_ACKNOWLEDGED = 40060

_LONGEST_ACKNOWLEDGING = 5.0
"""Seconds. Discord takes no acknowledgement after three, and what was asked for must not wait for its confirmation."""

_BEFORE_A_FORM = 1.0
"""Seconds. Discord waits for three until a form must be there."""

_LONGEST_VALUE = 100
"""Characters of a menu's value that Discord allows."""


class DeliveredTwice(Exception):
    """This process has begun the interaction before: its work has been done, or is being done."""


class Conversation:
    """What a handler needs of an interaction. Answers are private unless the handler posts elsewhere."""

    def __init__(self, services: Services, interaction: discord.Interaction[Any]) -> None:
        self.services = services
        self.interaction = interaction
        self.say: Speaker = services.speakers[Language.of_locale(interaction.locale.value)]
        self.own = PersonPreferences()
        self._owes_first_answer = False
        self.phase: tuple[int, Status] | None = None
        services.avatars.notice(interaction.user)

    async def recognize(self) -> None:
        """Learns how this person wants to be spoken to. Without the database, as Discord says."""
        services, user = self.services, self.interaction.user
        with suppress(DatabaseAway):
            self.own = await services.preferences.people.of(user.id)
        if self.own.language is not None:
            self.say = services.speakers[self.own.language]

    @property
    def person(self) -> Person:
        """This person, by the name that the server shows."""
        user = self.interaction.user
        return Person(user.id, storable(user.display_name) or user.name)

    async def time_zone(self) -> str:
        """The IANA name of the zone in which this person's days begin."""
        return zone_of_person(self.own, await self.server(), self.locale)

    async def server(self) -> ServerPreferences:
        """What the server has chosen; nothing in direct messages."""
        guild_id = self.interaction.guild_id
        return ServerPreferences() if guild_id is None else await self.services.preferences.servers.of(guild_id)

    @property
    def locale(self) -> str:
        """Of the person's Discord, such as "en-GB", unless the language that they have chosen here says more."""
        return telling_locale(self.interaction.locale.value, self.own.language)

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
        """Raises Refused in direct messages."""
        if self.interaction.guild_id is None:
            raise Refused("only-in-servers")
        return self.interaction.guild_id

    @property
    def place(self) -> int:
        """The ``guild_id`` of the tables here: the server's number, or `DIRECT_MESSAGES`."""
        return DIRECT_MESSAGES if self.interaction.guild_id is None else self.interaction.guild_id

    @property
    def in_direct_messages(self) -> bool:
        return self.interaction.guild_id is None

    @property
    def chosen_values(self) -> list[str]:
        """What was chosen in a menu, without anything that no menu holds."""
        values = component_data(self.interaction).get("values")
        chosen = values if isinstance(values, list) else []
        return [value for value in chosen if isinstance(value, str) and len(value) <= _LONGEST_VALUE]

    @property
    def is_moderator(self) -> bool:
        return self.interaction.permissions.manage_messages

    async def table_here(self) -> PublicTable:
        """The channel's open table. Raises Refused if there is none."""
        return await self.services.host.open_table_in(self.channel_id)

    async def named_at(self, table: PublicTable) -> PublicTable:
        """The table with this person by the name that they have by now, if they sit there while it is open."""
        present = next((each.person for each in table.seats if each.belongs_to(self.person.id)), None)
        if present in (None, self.person) or table.guild_id != self.place or not table.status.is_open:
            return table
        return await self.services.host.note(table.id, Table.with_name, self.person)

    async def scene(self, table: PublicTable) -> Scene[Any]:
        """The table in play as everybody sees it, in this person's language. Raises Refused before the start."""
        return await self.services.painter.scene(table, self.say)

    async def own_scene(self, table: PublicTable) -> Scene[Any]:
        """The table in play as this person's own seat sees it. Raises Refused if they have none."""
        view = await self.services.host.own_view(table.id, self.person.id)
        return replace(await self.scene(table), view=view)

    async def drawn(self, make: Callable[[], T]) -> T:
        """What is made for this person alone, off the event loop, lettered as they want it."""
        return await self.services.painter.off_loop(make, larger=self.own.larger_text)

    async def show_change(self, table: PublicTable, *, post_again: bool = False) -> None:
        """Shows everybody the changed table, and then does what `conclude` does."""
        await self.conclude(table, await self.services.show_change(table, post_again=post_again))

    async def begin_own_turn(self, before: PublicTable, after: PublicTable) -> None:
        """Whose turn begins by their own press needs no notice of it at once."""
        begins = after.waiting_for == self.person.id != before.waiting_for
        if begins and self.own.notice in (Notice.CHANNEL, Notice.DIRECT):
            await self.services.host.note(after.id, showing.notified, self.person.id, None)

    async def conclude(self, table: PublicTable, shown: Shown) -> None:
        """Tells this person if the channel does not let the table be shown.

        A command that has said nothing yet needs no answer where its effect is to be seen just below; where it is not,
        the answer leads to the table.
        """
        if shown is not Shown.UP_TO_DATE:
            await self.tell(shown.text_key)
        elif self._owes_first_answer:
            table = await self.services.host.table(table.id)
            here = table.channel_id == self.channel_id and await self.services.live_messages.is_in_sight(table)
            if not (here and await self._delete_original()):
                await self.lead_to(table)

    async def lead_to(self, table: PublicTable) -> None:
        """Sends a link to the table, which is out of sight."""
        await self.answer(linked_message(self.say("way-to-table"), table, self.say))

    async def acknowledge(self, form: discord.ui.Modal | None = None) -> None:
        """Tells Discord that the press has arrived, before any work; a ``form`` must be sent with it, or never.

        Raises DeliveredTwice.
        """
        if self.interaction.id in self.services.begun:
            raise DeliveredTwice
        self.services.begun[self.interaction.id] = None
        is_command = self.interaction.type is discord.InteractionType.application_command
        try:
            with self.services.metrics.acknowledging(self.interaction.type.name):
                async with asyncio.timeout(_LONGEST_ACKNOWLEDGING):
                    try:
                        await self._send_acknowledgement(form, is_command=is_command)
                    except aiohttp.ClientConnectionError as error:
                        # Discord may close an idle connection just when it is used: on a new one there is still time.
                        log.info("Acknowledging interaction %d again: %r", self.interaction.id, error)
                        await self._send_acknowledgement(form, is_command=is_command)
        except NOT_DELIVERED as error:
            if isinstance(error, discord.HTTPException) and error.code == _ALREADY_ACKNOWLEDGED:
                # Discord had carried it out without saying so, and it was repeated.
                log.info("Interaction %d was acknowledged by the first of several tries", self.interaction.id)
            else:
                # The person sees a failure, but what they asked for can still be done.
                log.warning("Could not acknowledge interaction %d: %r", self.interaction.id, error)
        self._owes_first_answer = is_command

    async def _send_acknowledgement(self, form: discord.ui.Modal | None, *, is_command: bool) -> None:
        if form is not None:
            await self.interaction.response.send_modal(form)
        elif is_command:
            await self.interaction.response.defer(ephemeral=True, thinking=True)
        else:
            await self.interaction.response.defer()

    async def answer(self, message: Message, *, public: bool = False, kind: Kind | None = None) -> None:
        """An answer, private unless it is ``public``; ``kind`` is what `kind_of` says, unless another is given.

        What Discord does not take is tried again for as long as that makes sense.

        A message that it never takes is a mistake of ours, of which the person gets the number instead.
        """
        is_first = self._owes_first_answer
        self._owes_first_answer = False
        try:
            await self._deliver(message, is_first=is_first, public=public, kind=kind)
        except discord.HTTPException as error:
            incident = self._incident(error)
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
        if not any(isinstance(file, Attachment) for file in message.attachments):
            private = PrivateMessage(message_id, delete, kind or kind_of(message), self.phase)
            await self.services.drawers.put(self.interaction.channel_id or 0, self.interaction.user.id, private)

    async def tell(self, key: str, **values: int | str) -> None:
        await self.answer(text_message(self.say(key, **values)))

    @asynccontextmanager
    async def telling(self, key: str, **values: int | str) -> AsyncIterator[None]:
        """Tells what takes a while, until that is done."""
        view, told = text_message(self.say(key, **values)).layout, None
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
        elif self._owes_first_answer:
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
            if not _is_gone(error):
                log.info("Interaction %d leaves its message: %s", self.interaction.id, error)
                return False
        self._owes_first_answer = False
        return True

    async def redraw(self, message: Message) -> None:
        """Replaces the private message on which the person pressed; sends one if that is gone or a command was used."""
        if not self._pressed_in_private:
            await self.answer(message)
            return
        try:
            await retry(
                lambda: self.interaction.edit_original_response(
                    view=message.layout, attachments=message.files, allowed_mentions=NO_MENTIONS
                )
            )
        except NOT_DELIVERED as error:
            if _is_gone(error):
                await self.answer(message)
            elif is_our_mistake(error):
                await self.answer(self._incident(error))
            else:
                log.warning("Could not redraw for interaction %d: %s", self.interaction.id, error)
            return
        assert self.interaction.message is not None
        await self._put_in_drawer(self.interaction.message.id, self.interaction.delete_original_response, message)

    async def _object(self, off_script: OffScript) -> None:
        """Explains why a lesson would not make that move, and asks whether the person wants to make it anyway."""
        services = self.services
        table = await services.host.table(off_script.table_id)
        face, scene = services.faces[table.game_key], await self.own_scene(table)
        objection = await services.painter.off_loop(lambda: objection_message(face, scene, off_script.codes))
        await self.answer(objection, kind=Kind.BESIDE)

    @property
    def _pressed_in_private(self) -> bool:
        return self.interaction.message is not None and self.interaction.message.flags.ephemeral

    async def explain(self, error: Exception) -> None:
        """Turns an error into an answer: a refusal's reason, that Discord failed, or a number for a mistake of ours."""
        try:
            await self._explain(error)
        except (Refused, DatabaseAway) as refusal:
            # What is objected to has gone in the meantime.
            await self._explain(refusal)
        except Exception as mistake:
            await self._own_mistake(mistake)

    async def _explain(self, error: Exception) -> None:
        match error:
            case DeliveredTwice():
                log.info("Interaction %d was delivered twice", self.interaction.id)
            case DatabaseAway():
                # The store reports that, once for everybody.
                await self.tell("database-away")
            case discord.HTTPException() | aiohttp.ClientError() if may_pass(error):
                log.warning("Discord failed during interaction %d: %s", self.interaction.id, error)
                await self.tell("discord-failed")
            case OffScript():
                await self._object(error)
            case Refused(code="outdated"):
                await self._lead_on()
            case Refused() | IllegalAction():
                await self.tell(f"refused-{error.code}", **error.values)
            case _:
                await self._own_mistake(error)

    async def _own_mistake(self, error: Exception) -> None:
        if self.services.delivery.closed:
            log.info("Interaction %d was cut off by the bot's end: %r", self.interaction.id, error)
        else:
            await self.answer(self._incident(error))

    async def _lead_on(self) -> None:
        """Says that the game has moved on, and where it is; in place of a private message that is left over."""
        say, table = self.say, await self.services.host.any_open_table_in(self.channel_id)
        pressed = self.interaction.message
        said = say("refused-outdated")
        if table is None or (pressed is not None and pressed.id == table.message_id):
            await self.redraw(text_message(said))
        else:
            await self.redraw(linked_message(said, table, say))

    def _incident(self, error: Exception) -> Message:
        """The whole story goes to the log, its number to the person."""
        return text_message(self.say("incident", number=record_incident(error, f"interaction {self.interaction.id}")))


def _is_gone(error: BaseException) -> bool:
    """Whether the message on which somebody pressed has been deleted."""
    return isinstance(error, discord.NotFound) and error.code == UNKNOWN_MESSAGE


async def show_form(
    services: Services, interaction: discord.Interaction[Any], make: Callable[[Conversation], discord.ui.Modal]
) -> None:
    """Opens a form in the person's language in reply to a press. Submitting it is an interaction of its own."""
    conversation = Conversation(services, interaction)
    try:
        with suppress(TimeoutError):
            async with asyncio.timeout(_BEFORE_A_FORM):
                await conversation.recognize()
        try:
            form = make(conversation)
        except Refused:
            # Without an acknowledgement there is no way to say why.
            await conversation.acknowledge()
            raise
        await conversation.acknowledge(form)
    except Exception as error:
        await conversation.explain(error)


async def converse(
    services: Services,
    interaction: discord.Interaction[Any],
    handle: Callable[[Conversation], Awaitable[None]],
    *,
    even_if_blocked: bool = False,
    price: Price = USUAL_PRICE,
) -> None:
    """Acknowledges, handles what is not too much, and explains what goes wrong.

    ``even_if_blocked``: it is a right that a block does not take away.
    """
    conversation = Conversation(services, interaction)
    try:
        await conversation.acknowledge()
        await conversation.recognize()
        if not even_if_blocked:
            await services.blocks.admit(interaction.user.id, interaction.guild_id)
        services.rate_limits.admit(interaction, price)
        await handle(conversation)
    except Exception as error:
        await conversation.explain(error)

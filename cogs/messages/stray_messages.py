"""Messages with a table's buttons that are not the table's message: a press on one of them makes it vanish.

A process that dies between posting a message and remembering it leaves such a message behind.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass

import discord

from cogs.components.layout import custom_ids_on
from cogs.components.press_id import Interaction, component_data
from cogs.messages.live_messages import LiveMessages
from cogs.messages.painter import TablePainter
from cogs.requests.delivery import NOT_DELIVERED
from host.host import Host
from host.match import showing
from host.refusal import Refused
from host.table.display import Display
from host.table.public_table import PublicTable
from store.errors import DatabaseAway

log = logging.getLogger(__name__)


@dataclass(eq=False)
class StrayMessages:
    host: Host
    painter: TablePainter
    live_messages: LiveMessages

    async def tidy_up(self, interaction: Interaction, table_id: int) -> None:
        """Looks at the message on which somebody has just pressed one of the table's buttons. Raises nothing.

        A newer message than the table's becomes the table's; an older one goes. What an ended table still shows of its
        buttons goes, too.
        """
        message = interaction.message
        if message is None or message.flags.ephemeral or self.live_messages.was_pressed(message.id):
            return
        if self.live_messages.is_drawing(table_id):
            return
        try:
            table = await self.host.table(table_id)
            # While somebody draws, the table may have a message that is not remembered yet.
            if table.channel_id != interaction.channel_id or self.live_messages.is_drawing(table_id):
                return
            if message.id == table.message_id:
                if table.display.gone:
                    # The bot was away from the server, and is back.
                    await self.host.note(table.id, showing.with_post, Display.found)
                if not table.status.is_open:
                    await self.live_messages.show(table)
            elif not _shows(message, component_data(interaction).get("custom_id")):
                log.info("The message %d stays: what was pressed is not there", message.id)
            elif table.status.is_open and message.id > (table.message_id or 0):
                await self.host.note(
                    table.id, showing.with_post, lambda display: display.posted(table.channel_id, message.id)
                )
                await self.live_messages.show(table)
            else:
                await self._retire(interaction, message, table)
        except (Refused, DatabaseAway) as error:
            log.info("The message %d stays: %r", message.id, error)

    async def _retire(self, interaction: Interaction, message: discord.Message, table: PublicTable) -> None:
        """Through the interaction, which takes no right in the channel."""
        try:
            await interaction.delete_original_response()
        except NOT_DELIVERED as error:
            log.info("The stray message %d cannot be deleted: %s", message.id, error)
            stub = await self.painter.moved_on(table)
            try:
                await interaction.edit_original_response(view=stub.layout, attachments=[])
            except NOT_DELIVERED as worse:
                log.info("The stray message %d stays as it is: %s", message.id, worse)


def _shows(message: discord.Message, custom_id: object) -> bool:
    """Tell whether the button or menu is there.

    A made-up press can name any message, such as a result that must stay.
    """
    return not message.components or any(custom_id == each for each in custom_ids_on(message))

"""Tables in words by direct message, for those who play there and want that after each change."""

from __future__ import annotations

import logging
from collections.abc import Hashable
from dataclasses import dataclass, field

from cachetools import LRUCache
from discord import ui

from cogs.components.layout import jump_url, link
from cogs.messages.painter import TablePainter
from cogs.notices.personal_notices import PersonalNotices
from cogs.requests.delivery import NOT_DELIVERED
from host.people.preferences import InWords
from host.table.public_table import PublicTable

log = logging.getLogger(__name__)

_MOST_TOLD = 5000


@dataclass(eq=False)
class WordsLetters:
    painter: TablePainter
    notices: PersonalNotices
    _told: LRUCache[tuple[int, int], Hashable] = field(default_factory=lambda: LRUCache(_MOST_TOLD), init=False)

    async def send(self, table: PublicTable) -> None:
        """Tell the table as it stands once to each of them. What computers do is told with what people can do next.

        What fails is not tried again: the next change tells it.
        """
        if not table.readable or table.view is None or _goes_on_by_itself(table):
            return
        press = "" if table.proposal is None else table.proposal.press
        now = table.version, table.status.value, press
        for person in table.people:
            wishes = await self.painter.preferences.people.of(person.id)
            if wishes.in_words is not InWords.ALWAYS or self._told.get((table.id, person.id)) == now:
                continue
            self._told[table.id, person.id] = now
            say = await self.painter.languages.speaker_to(person.id, table)
            message = await self.painter.words_message(table, say, person.id)
            if not table.is_direct:
                to_table = link(say("button-to-table"), jump_url(table.guild_id, table.channel_id, table.message_id))
                message.layout.add_item(ui.ActionRow(to_table))
            try:
                await self.notices.write(person.id, message, ("words", table.id, *now))
            except NOT_DELIVERED as error:
                log.info("Person %d is not told of table %d: %s", person.id, table.id, error)

    def forget(self, person_id: int) -> None:
        for key in [key for key in self._told if key[1] == person_id]:
            del self._told[key]


def _goes_on_by_itself(table: PublicTable) -> bool:
    """Tell whether a computer is about to act, and nobody can do anything before."""
    asked = any(not table.seats[seat].played_by_computer for seat in table.to_act)
    return table.status.is_open and not asked and table.proposal is None

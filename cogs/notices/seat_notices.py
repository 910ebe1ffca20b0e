"""Notices of what others did to a person's seat: somebody took it over, or the match was cancelled."""

from __future__ import annotations

import logging

from cogs.components.layout import Layout, Message, text
from cogs.components.linked_message import linked_message
from cogs.games.scene import seat_name
from cogs.notices.personal_notices import PersonalNotices
from cogs.requests.delivery import NOT_DELIVERED
from cogs.servers.languages import Languages
from cogs.wording.game_name import game_name
from cogs.wording.names import plain
from engine.game import Seat
from host.people.preferences import Notice, Preferences
from host.table.public_table import PublicTable
from host.table.seats import SOMEBODY
from host.table.status import Status
from localization.catalog import Speaker

log = logging.getLogger(__name__)


class SeatNotices:
    def __init__(self, languages: Languages, preferences: Preferences, notices: PersonalNotices) -> None:
        self._languages = languages
        self._preferences = preferences
        self._notices = notices

    async def notify_former_holder(self, before: PublicTable, after: PublicTable, seat: Seat) -> None:
        """Notifies the person who was away that the seat is somebody else's now, by direct message or with a mention.

        People who want no notice of their turns are notified, too: they would come back in vain.
        """
        former = before.seats[seat].person
        if former is None or former == SOMEBODY:
            return
        nonce = f"sa{after.id}s{after.version}.{seat}"

        def message(say: Speaker) -> Message:
            line = say(
                "seat-taken-over",
                person=f"<@{former.id}>",
                game=game_name(after.game_key, say),
                substitute=seat_name(seat, after.seats[seat], say),
            )
            return linked_message(line, after, say)

        try:
            in_channel = (await self._preferences.people.of(former.id)).notice is Notice.CHANNEL
            to_them = message(await self._languages.speaker_to(former.id, after))
            if in_channel or not await self._notices.write(former.id, to_them, nonce):
                mention = message(await self._languages.speaker_of(after))
                await self._notices.mention(after, [former.id], mention, nonce)
        except NOT_DELIVERED as error:
            log.warning("Person %d could not be notified of their seat at table %d: %s", former.id, after.id, error)

    async def notify_of_cancellation(self, before: PublicTable, after: PublicTable, canceller: int) -> None:
        """Notifies those who played, and nobody else, why the match was cancelled, each as for their turns.

        The ``canceller`` knows already. The reason for closing an invitation is on the invitation itself.
        """
        if after.cancellation is None or after.status is Status.CLOSED:
            return
        reason, mentioned, nonce = plain(after.cancellation.reason), [], f"sa{after.id}c"

        def line(say: Speaker) -> str:
            return say("match-cancelled", game=game_name(after.game_key, say), reason=reason)

        try:
            for person in before.people:
                wish = (await self._preferences.people.of(person.id)).notice
                if person.id == canceller or wish is Notice.NEVER:
                    continue
                to_them = await self._languages.speaker_to(person.id, after)
                message = linked_message(line(to_them), after, to_them)
                if wish is not Notice.DIRECT or not await self._notices.write(person.id, message, nonce):
                    mentioned.append(person.id)
            if mentioned:
                people = ", ".join(f"<@{person}>" for person in mentioned)
                in_channel = f"{people}: {line(await self._languages.speaker_of(after))}"
                await self._notices.mention(after, mentioned, Message(Layout(text(in_channel))), nonce)
        except NOT_DELIVERED as error:
            log.warning("Not everybody at table %d could be notified that it was cancelled: %s", after.id, error)

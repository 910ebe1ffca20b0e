"""Notices about a match to single people: its end to those who watch it, and what happened to their seat."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass

from cogs.components.layout import Message, linked_message
from cogs.faces.scene import seat_name
from cogs.notices.personal_notices import MOST_MENTIONED, Occasion, PersonalNotices
from cogs.requests.delivery import NOT_DELIVERED, may_pass
from cogs.servers.servers import Languages, may_view
from cogs.wording.names import game_name, plain
from engine.game import Seat
from host.background.discord_port import Sent
from host.host import Host
from host.keeping.watching import WatchNotice
from host.nights.night import Night, Owed
from host.people.preferences import Notice, Preferences
from host.posts import Place
from host.table.public_table import PublicTable
from host.table.seats import SOMEBODY, Person
from host.table.status import Status
from localization.catalog import Speaker
from render.people import MARKS

log = logging.getLogger(__name__)


@dataclass(eq=False)
class WatchNotices:
    host: Host
    languages: Languages
    notices: PersonalNotices

    async def notify(self, table_id: int) -> None:
        """Notifies everybody who watches the table that it is over, if they may see it now.

        What fails for a while stays to be done. Raises DatabaseAway.
        """
        table = await self.host.table(table_id, folded=False)
        say = await self.languages.speaker_of(table)
        watchers = await self.host.watching.watchers.of_table(table_id)
        mentioned, served = [], []
        try:
            for watcher in watchers:
                person, wish = watcher.person_id, WatchNotice(watcher.notice)
                wanted = wish is not WatchNotice.NEVER and not table.plays(person)
                may_see = wanted and await self._may_see(table, person)
                if may_see is None:
                    continue
                if may_see:
                    to_them = await self.languages.speaker_to(person, table)
                    message = linked_message(ending_of(table, to_them), table, to_them)
                    directly = wish is WatchNotice.DIRECT
                    if not directly or not await self.notices.write(person, message, ("watched", table.id)):
                        mentioned.append(person)
                        continue
                served.append(person)
            for start in range(0, len(mentioned), MOST_MENTIONED):
                group = mentioned[start : start + MOST_MENTIONED]
                people = ", ".join(f"<@{person}>" for person in group)
                message = linked_message(f"{people}: {ending_of(table, say)}", table, say)
                # Who is left for another try may be grouped in another way.
                await self.notices.mention(table, group, message, ("watched", table.id))
                served += group
        except NOT_DELIVERED as error:
            log.warning("Not everybody who watches table %d could be notified of its end: %s", table_id, error)
        for person in served:
            await self.host.watching.watchers.remove(table_id, person)

    async def _may_see(self, table: PublicTable, person_id: int) -> bool | None:
        """None if that cannot be found out now."""
        guild = self.languages.servers.known(table.guild_id)
        if guild is None:
            return False
        if guild.unavailable:
            return None
        try:
            member = await guild.fetch_member(person_id)
        except NOT_DELIVERED as error:
            return None if may_pass(error) else False
        return await may_view(guild, member, table.channel_id)


def ending_of(table: PublicTable, say: Speaker) -> str:
    """Line on how the table ended."""
    game = game_name(table.game_key, say)
    if table.outcome is not None and table.status is Status.FINISHED:
        winners = ", ".join(
            f"{MARKS[seat].emoji} **{seat_name(seat, table.seats[seat], say)}**" for seat in table.outcome.winners
        )
        return say("watch-over-won", game=game, winners=winners)
    if table.cancellation is not None:
        return say("watch-over-because", game=game, reason=plain(table.cancellation.reason))
    return say("watch-over", game=game)


def _invitation(table: PublicTable, host: Person, say: Speaker) -> Mapping[str, str]:
    return {"host": plain(host.name), "game": game_name(table.game_key, say)}


@dataclass(eq=False)
class SeatNotices:
    languages: Languages
    preferences: Preferences
    notices: PersonalNotices

    async def invite(self, table: PublicTable, host: Person, people: Sequence[int]) -> Sent | None:
        """Calls people to the table, each as they want to be notified of a turn. Returns the message in the channel."""

        def letter(say: Speaker) -> str:
            return say("invite-letter", **_invitation(table, host, say))

        def call(say: Speaker, called: str) -> str:
            return say("invite-call", called=called, **_invitation(table, host, say))

        return await self._notify(table, people, letter, ("invited", table.id), call=call)

    async def call(self, table: PublicTable, host: Person, role: int) -> Sent | None:
        """Calls a role to the table. Returns the message in the channel."""
        say = await self.languages.speaker_of(table)
        line = say("invite-call", called=f"<@&{role}>", **_invitation(table, host, say))
        return await self.notices.mention(
            table, (), linked_message(line, table, say), ("called", table.id), roles=(role,)
        )

    async def tell_of_night(self, night: Night, owed: Owed) -> AsyncIterator[frozenset[int]]:
        """Tells people what has become of a game night, each as they want to be notified of a turn.

        Yields who has been told after each message. Raises what may pass.
        """
        date = 0 if night.evening is None else int(night.evening.date)
        values = {"title": plain(night.choices.title), "when": f"<t:{date}:F>"}
        occasion = ("night", night.id, owed.notice, owed.occasion)

        def letter(say: Speaker) -> str:
            return say(owed.notice, **values)

        people = sorted(owed.people)
        for start in range(0, len(people), MOST_MENTIONED):
            group = people[start : start + MOST_MENTIONED]
            named = []
            for person in group:
                if await self._written_to(night, person, letter, occasion, "button-to-night"):
                    yield frozenset({person})
                else:
                    named.append(person)
            await self._call(night, named, letter, occasion, label="button-to-night")
            yield frozenset(named)

    async def _notify(
        self,
        place: Place,
        people: Sequence[int],
        letter: Callable[[Speaker], str],
        occasion: Occasion,
        *,
        call: Callable[[Speaker, str], str] | None = None,
    ) -> Sent | None:
        """By a ``letter`` those who want one, and the others by a ``call``, or the same words, in the channel."""
        named = [
            person
            for person in people
            if not await self._written_to(place, person, letter, occasion, "button-to-table")
        ]
        return await self._call(place, named, letter, occasion, call=call)

    async def _written_to(
        self, place: Place, person: int, letter: Callable[[Speaker], str], occasion: Occasion, label: str
    ) -> bool:
        """Writes to a person who wants that. False for one who is to be mentioned in the channel instead."""
        notice = (await self.preferences.people.of(person)).notice
        if notice is not Notice.DIRECT:
            return notice is Notice.NEVER
        say = await self.languages.speaker_to(person, place)
        with suppress(*NOT_DELIVERED):
            message = linked_message(letter(say), place, say, label)
            return await self.notices.write(person, message, occasion) is not None
        return False

    async def _call(
        self,
        place: Place,
        named: Sequence[int],
        letter: Callable[[Speaker], str],
        occasion: Occasion,
        *,
        call: Callable[[Speaker, str], str] | None = None,
        label: str = "button-to-table",
    ) -> Sent | None:
        if not named:
            return None
        say = await self.languages.speaker_of(place)
        called = ", ".join(f"<@{person}>" for person in named)
        content = f"{called}: {letter(say)}" if call is None else call(say, called)
        return await self.notices.mention(place, named, linked_message(content, place, say, label), occasion)

    async def notify_former_holder(self, before: PublicTable, after: PublicTable, seat: Seat) -> None:
        """Notifies the person who was away that the seat is somebody else's now, by direct message or with a mention.

        People who want no notice of their turns are notified, too: they would come back in vain.
        """
        former = before.seats[seat].person
        if former is None or former == SOMEBODY:
            return
        occasion = "taken-over", after.id, after.version, seat

        def message(say: Speaker) -> Message:
            line = say(
                "seat-taken-over",
                person=f"<@{former.id}>",
                game=game_name(after.game_key, say),
                substitute=seat_name(seat, after.seats[seat], say),
            )
            return linked_message(line, after, say)

        try:
            in_channel = (await self.preferences.people.of(former.id)).notice is Notice.CHANNEL
            to_them = message(await self.languages.speaker_to(former.id, after))
            if in_channel or not await self.notices.write(former.id, to_them, occasion):
                mention = message(await self.languages.speaker_of(after))
                await self.notices.mention(after, [former.id], mention, occasion)
        except NOT_DELIVERED as error:
            log.warning("Person %d could not be notified of their seat at table %d: %s", former.id, after.id, error)

    async def notify_of_cancellation(self, before: PublicTable, after: PublicTable, canceller: int) -> None:
        """Notifies those who played, and nobody else, why the match was cancelled, each as for their turns.

        The ``canceller`` knows already. The reason for closing an invitation is on the invitation itself.
        """
        if after.cancellation is None or after.status is Status.CLOSED:
            return
        reason, people = plain(after.cancellation.reason), [each.id for each in before.people if each.id != canceller]

        def letter(say: Speaker) -> str:
            return say("match-cancelled", game=game_name(after.game_key, say), reason=reason)

        try:
            await self._notify(after, people, letter, ("cancelled", after.id))
        except NOT_DELIVERED as error:
            log.warning("Not everybody at table %d could be notified that it was cancelled: %s", after.id, error)

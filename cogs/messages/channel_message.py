"""Keeps one message of anything up to date: posts it, edits it, finds it again, takes its former ones away.

What is shown is remembered with the thing (`host.posts`). Whatever is not shown when something fails here, or when the
process ends, the caretaker brings up to date later.
"""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from time import monotonic
from typing import Any, ClassVar, Generic, TypeVar

import discord
from cachetools import LRUCache, TTLCache

from cogs.components.layout import NO_MENTIONS, Message
from cogs.components.press_id import Interaction, PressId
from cogs.messages.sending import SCROLLED_AWAY_AFTER, Shown, count_newer, deliver, edit, post, posted_before
from cogs.requests.delivery import (
    NOT_DELIVERED,
    TOKEN_SECONDS,
    UNKNOWN_MESSAGE,
    is_forbidden,
    may_pass,
    needs_new_message,
    retry,
)
from cogs.requests.nonces import nonce
from cogs.servers.servers import Servers
from host.posts import Place, Post, Posted
from store.errors import DatabaseAway
from store.rows import DIRECT_MESSAGES

log = logging.getLogger(__name__)

MAX_AGE_SECONDS = 45 * 60
"""Discord rations edits of messages older than an hour, so a fresh one is posted before."""

LOOK_EVERY_SECONDS = 20
"""Seconds between two questions for the newer messages of a channel where people write, at least."""

LOOK_IN_QUIET_SECONDS = 300
"""Seconds between them where nobody had written below the message. Each is a request within Discord's limit."""

MOST_MEMORIES = 10_000
"""The number of things of which something is remembered: some of them end without a word."""

PRESS_PATIENCE = 5.0
"""Seconds for the change of a message by a press; after that the channel's route is tried."""

MOST_PRESSES = 500
"""The number of messages that can be changed by the latest press on them, some 20 KB each."""

P = TypeVar("P", bound=Place)


@dataclass(slots=True)
class _Memory:
    """Memory of an open thing's message. All of it may be lost: the thing is then merely drawn once more.

    ``look_at`` is when its channel may be asked for newer messages again, by the event loop's clock. ``unsaved`` was
    posted, but the database could not take that. ``fresh_post`` is the number of the next post if it is certain that
    nobody has made it.
    """

    post_again: bool = False
    look_at: float = 0.0
    unsaved: int | None = None
    fresh_post: int | None = None


@dataclass(eq=False, kw_only=True)
class ChannelMessage(ABC, Generic[P]):
    """Draws and posts, one drawing a thing at a time; what changes meanwhile is drawn next.

    A kind of thing says what is peculiar to it: how it is loaded, noted and painted, and when its message moves.
    ``channel_of`` gives a channel by its server's id, None for direct messages, and its own.
    """

    kind: ClassVar[str]
    """The kind in nonces and in the log."""
    buttons: ClassVar[frozenset[str]] = frozenset()
    """Verbs of buttons that stand on the message and nowhere else in public: by them the message is found again."""

    servers: Servers
    channel_of: Callable[[int | None, int], discord.PartialMessageable]
    _waiting: set[int] = field(default_factory=set, init=False)
    _drawing: set[int] = field(default_factory=set, init=False)
    _memories: LRUCache[int, _Memory] = field(default_factory=partial(LRUCache, MOST_MEMORIES), init=False)
    _behind_since: dict[int, float] = field(default_factory=dict, init=False)
    _presses: TTLCache[int, Interaction] = field(
        default_factory=partial(TTLCache, MOST_PRESSES, TOKEN_SECONDS), init=False
    )
    _resting: bool = field(default=False, init=False)
    _latest: int = field(default=0, init=False)

    @abstractmethod
    async def load(self, number: int) -> P: ...

    @abstractmethod
    async def note(self, number: int, change: Callable[[Any], Any]) -> P:
        """Stores that change of the thing's `Post`, and returns the thing as it is then."""

    @abstractmethod
    async def paint(self, place: P, *, pictures: bool) -> Message: ...

    @abstractmethod
    async def paint_moved_on(self, place: P) -> Message:
        """Paint the rest of a former message that cannot be deleted."""

    @abstractmethod
    async def abandon(self, number: int) -> None:
        """The channel is gone for good."""

    @abstractmethod
    def is_open(self, place: P) -> bool: ...

    @abstractmethod
    def moves(self, place: P) -> bool:
        """Tell whether the message comes below the others when they have pushed it out of sight."""

    async def calls_somebody(self, place: P) -> bool:
        """Tell whether a person who may not be looking is about to be mentioned below the message."""
        return False

    def must_be_seen(self, place: P) -> bool:
        """Tell whether it is posted where no message of it is; otherwise what is there is merely edited."""
        return self.is_open(place)

    async def before(self, place: P) -> tuple[P, bool]:
        """Posts what comes above the message. False if nothing may be posted in the channel."""
        return place, True

    async def after(self, place: P) -> P:
        """Does what follows once the message is up to date."""
        return place

    async def forbidden(self, place: P) -> None:
        """Nothing may be shown in the channel."""

    async def show(self, place: P, *, post_again: bool = False) -> Shown:
        """Brings the channel up to date; ``post_again`` posts the message below everything else.

        If the thing is being drawn already, that drawing's end takes care of this state too.
        """
        if self._resting:
            return Shown.UP_TO_DATE
        if post_again:
            self._memory(place.id).post_again = True
        self._waiting.add(place.id)
        # Since the first change that is not shown: later ones make it no younger.
        self._behind_since.setdefault(place.id, monotonic())
        if place.id in self._drawing:
            return Shown.UP_TO_DATE
        self._drawing.add(place.id)
        shown = Shown.UP_TO_DATE
        try:
            while place.id in self._waiting:
                self._waiting.discard(place.id)
                shown = await self._bring_up_to_date(place.id)
        finally:
            self._waiting.discard(place.id)
            self._drawing.discard(place.id)
        if shown is not Shown.FAILED:
            self._behind_since.pop(place.id, None)
        return shown

    def pressed(self, place: P, press: Interaction) -> None:
        """Remembers an acknowledged press on the message: by its token the message can be changed for a while.

        Such edits do not count for Discord's global limit, nor for the channel's.
        """
        self._latest = max(self._latest, press.id)
        if press.message is None:
            return
        if press.message.id == place.post.message_id and not place.post.gone:
            self._presses[press.message.id] = press
        else:
            self._presses.pop(press.message.id, None)

    def was_pressed(self, message_id: int) -> bool:
        """Tell whether the latest press on that message found it to be the one that shows its thing."""
        return message_id in self._presses

    def forget_people(self) -> None:
        """Drops all that is kept of those who pressed."""
        self._presses.clear()

    def is_drawing(self, number: int) -> bool:
        """Tell whether the thing may be about to get another message."""
        return number in self._drawing

    async def is_in_sight(self, place: P) -> bool:
        """Tell whether few enough messages are below it. False if that is not to be found out."""
        message = place.post.message_id
        with suppress(*NOT_DELIVERED):
            return message is not None and await count_newer(self._channel(place), message) < SCROLLED_AWAY_AFTER
        return False

    def rest(self) -> None:
        """From now on nothing is drawn: the next start shows what is missing."""
        self._resting = True

    async def verify(self, place: P) -> None:
        """Posts the message again if somebody has deleted it. Of deletions Discord tells only bots that read along."""
        message_id = place.post.message_id
        if message_id is None or not self.must_be_seen(place):
            return
        try:
            await retry(self._partial(place, message_id).fetch)
        except NOT_DELIVERED as error:
            if not (isinstance(error, discord.NotFound) and error.code == UNKNOWN_MESSAGE):
                log.info("Nobody knows whether %s %d is to be seen: %s", self.kind, place.id, error)
                return
            await self.show(await self._note_posted(place, None))

    def nothing_to_show(self, number: int) -> None:
        """The channel shows the thing as it is, or there is no channel any more."""
        self._behind_since.pop(number, None)

    @property
    def unshown(self) -> int:
        """The number of things whose channel does not show them as they are, because something failed.

        Channels that let nothing be shown do not count: that is for their servers to change.
        """
        return len(self._behind_since)

    @property
    def oldest_unshown(self) -> float | None:
        """For how many seconds the one that is furthest behind has been so; None if none is."""
        return monotonic() - min(self._behind_since.values()) if self._behind_since else None

    async def _bring_up_to_date(self, number: int) -> Shown:
        try:
            place = await self.load(number)
            if place.post.gone:
                return Shown.FORBIDDEN
            if place.guild_id != DIRECT_MESSAGES and not self.servers.is_here(place.guild_id):
                self.nothing_to_show(number)
                return Shown.FAILED
            return await self._show_all(place)
        except DatabaseAway:
            return Shown.FAILED

    async def _show_all(self, place: P) -> Shown:
        """All that the channel shows of it, one after the other. Raises DatabaseAway."""
        try:
            place, may_post = await self.before(place)
            shown, place = await self._show_position(place)
            place = await self._without_leftovers(await self.after(place))
        except NOT_DELIVERED as error:
            if (gone := self.servers.is_gone(place.channel_id, error)) is False:
                # Nothing of the host's is wrong: its health does not count it.
                self.nothing_to_show(place.id)
                return Shown.FAILED
            if gone:
                await self.abandon(place.id)
                self._memories.pop(place.id, None)
                return Shown.FORBIDDEN
            if is_forbidden(error):
                log.info("The %s %d cannot be shown in its channel: %s", self.kind, place.id, error)
                await self.forbidden(place)
                return Shown.FORBIDDEN
            log.warning("The %s %d could not be shown: %s", self.kind, place.id, error)
            return Shown.FAILED
        self.servers.found(place.channel_id)
        if not self.is_open(place):
            self._memories.pop(place.id, None)
        return shown if may_post else Shown.FORBIDDEN

    async def _show_position(self, place: P) -> tuple[Shown, P]:
        memory = self._memory(place.id)
        if memory.unsaved is not None:
            place = await self._note_posted(place, memory.unsaved)
            memory.unsaved = None
        over, message_id = not self.must_be_seen(place), place.post.message_id
        if over and message_id is None:
            return Shown.UP_TO_DATE, place
        # Another process may have posted, and died before it remembered that.
        again = memory.post_again or place.post.posting or await self._is_out_of_sight(place, memory)
        if message_id is not None and ((over and not place.post.posting) or not again):
            try:
                return await self._edit_position(place, message_id)
            except discord.NotFound as error:
                if error.code != UNKNOWN_MESSAGE:
                    raise
                log.info("The message of %s %d was deleted", self.kind, place.id)
                if over:
                    return Shown.UP_TO_DATE, await self._note_posted(place, None)
            except discord.HTTPException as error:
                if over or not needs_new_message(error):
                    raise
                log.info("The %s %d is posted again: %s", self.kind, place.id, error)
        if message_id is not None and not place.post.posting:
            place = await self.note(place.id, partial(Post.begun, posting=True))
        try:
            return await self._post_position(place)
        except discord.HTTPException as error:
            if message_id is None or not is_forbidden(error):
                raise
            place = await self.note(place.id, partial(Post.begun, posting=False))
            # What stands there already may still be changed.
            _, place = await self._edit_position(place, message_id)
            return Shown.FORBIDDEN, place

    async def _edit_position(self, place: P, message_id: int) -> tuple[Shown, P]:
        before = place.post
        is_in_words = not before.pictures and before.shown == before.changes

        async def change(message: Message) -> None:
            # A reduced message that says it already need not be sent again.
            if is_in_words and not message.attachments:
                return
            if (press := self._presses.get(message_id)) is not None:
                try:
                    # discord.py would wait for as long as a limit of this route asks; the channel's is another.
                    async with asyncio.timeout(PRESS_PATIENCE):
                        await press.edit_original_response(
                            view=message.layout, attachments=message.files, allowed_mentions=NO_MENTIONS
                        )
                    return
                except NOT_DELIVERED as error:
                    # The token is no longer accepted, or the message is gone: the channel's answer tells.
                    log.info("The %s %d cannot be changed by a press: %r", self.kind, place.id, error)
                    self._presses.pop(message_id, None)
            await edit(self._partial(place, message_id), message)

        shown, _ = await deliver(lambda pictures: self.paint(place, pictures=pictures), change)

        def drawn(present: Post) -> Post:
            return present.drawn(message_id, before.changes, pictures=shown is Shown.UP_TO_DATE)

        return shown, place if drawn(before) == before else await self.note(place.id, drawn)

    async def _post_position(self, place: P) -> tuple[Shown, P]:
        """Posts the message once, even if that was tried before with an unknown result."""
        memory, before = self._memory(place.id), place.post
        # For a repeated nonce Discord returns the existing message, which may show an earlier position.
        is_fresh = memory.fresh_post == before.posts
        # A new thing's first post cannot have been made before.
        may_exist = not is_fresh and before.changes > 0
        memory.fresh_post = None
        if may_exist and (found := await self._posted_before(place)) is not None:
            memory.post_again = False
            return await self._edit_position(await self._note_posted(place, found), found)
        occasion = nonce(self.kind, place.id, "post", before.posts)
        try:
            shown, sent = await deliver(
                lambda pictures: self.paint(place, pictures=pictures),
                lambda message: post(self._channel(place), message, occasion),
            )
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE or is_fresh:
                raise
            # It was posted, and somebody has deleted it since.
            place = await self.note(place.id, Post.not_posted)
            memory.fresh_post = place.post.posts
            return await self._post_position(place)
        memory.unsaved, self._latest = sent.id, max(self._latest, sent.id)
        changes = None if may_exist else before.changes
        place = await self._note_posted(place, sent.id, changes, pictures=shown is Shown.UP_TO_DATE)
        memory.unsaved, memory.post_again = None, False
        memory.fresh_post = place.post.posts
        return await self._edit_position(place, sent.id) if may_exist else (shown, place)

    async def _posted_before(self, place: P) -> int | None:
        """A message that a former process has posted and not remembered."""

        def is_it(press: PressId) -> bool:
            return press.table == place.id and press.verb in self.buttons

        if not self.buttons:
            return None
        return await posted_before(self._channel(place), is_it, place.post.message_id)

    async def _note_posted(
        self, place: P, message_id: int | None, changes: int | None = None, *, pictures: bool = True
    ) -> P:
        return await self.note(
            place.id, lambda present: present.posted(place.channel_id, message_id, changes, pictures=pictures)
        )

    async def _without_leftovers(self, place: P) -> P:
        """Removes what can be removed of the former messages now; what fails is remembered, and tried again later."""
        removed = [message for message in place.post.leftovers if await self._remove(place, message)]
        if not removed:
            return place
        return await self.note(place.id, lambda present: present.without_leftovers(removed))

    async def _remove(self, place: P, message: Posted) -> bool:
        """Returns False if it should be tried again later.

        Deleting its own messages is a right that every bot has. What cannot be deleted loses picture and buttons.
        """
        guild_id = place.guild_id if message.channel_id == place.channel_id else None
        former = self.channel_of(guild_id, message.channel_id).get_partial_message(message.message_id)
        try:
            await retry(former.delete)
            return True
        except discord.NotFound:
            return True
        except NOT_DELIVERED as error:
            log.info("A former message of %s %d cannot be deleted: %s", self.kind, place.id, error)
            if may_pass(error):
                return False
        stub = await self.paint_moved_on(place)
        try:
            await retry(lambda: former.edit(view=stub.layout, attachments=[]))
        except discord.NotFound:
            return True
        except NOT_DELIVERED as error:
            log.info("A former message of %s %d stays as it is for now: %s", self.kind, place.id, error)
            return False
        return True

    def _channel(self, place: P) -> discord.PartialMessageable:
        return self.channel_of(place.guild_id, place.channel_id)

    def _partial(self, place: P, message_id: int) -> discord.PartialMessage:
        return self._channel(place).get_partial_message(message_id)

    async def _is_out_of_sight(self, place: P, memory: _Memory) -> bool:
        """Tell whether the message has grown old or others have pushed it up."""
        message_id = place.post.message_id
        if message_id is None or not self.moves(place):
            return False
        # Discord's own clock: the host's may be wrong.
        age = discord.utils.snowflake_time(self._latest) - discord.utils.snowflake_time(message_id)
        if age.total_seconds() > MAX_AGE_SECONDS:
            return True
        now = asyncio.get_running_loop().time()
        if now < memory.look_at and not await self.calls_somebody(place):
            return False
        memory.look_at = now + LOOK_IN_QUIET_SECONDS
        with suppress(*NOT_DELIVERED):  # Reading the history is a right that the bot can do without.
            if newer := await count_newer(self._channel(place), message_id):
                memory.look_at = now + LOOK_EVERY_SECONDS
            return newer >= SCROLLED_AWAY_AFTER
        return False

    def _memory(self, number: int) -> _Memory:
        return self._memories.setdefault(number, _Memory())

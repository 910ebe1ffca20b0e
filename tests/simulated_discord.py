"""People in simcord, a simulated Discord around the real discord.py: what they do and see.

A `Player` acts like a person in a Discord client; `Seen` is a message as that person sees it::

    answer = await anna.command("play", game="kaeseschieben")
    await ben.press("Join")
    assert "Anna" in world.table.text
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from simcord import Env, actors
from simcord.backend.access import can_access_channel
from simcord.backend.models import Message as StoredMessage
from simcord.components import walk_components
from simcord.enums import InteractionType

from playground import simulated_discord

Json = dict[str, Any]

_BUTTON, _MENU, _TEXT, _GALLERY = 2, 3, 10, 12
_LINK = 5
_ROLES, _CHANNELS = 6, 8
_RADIO = 21
_SUBCOMMAND = 1


@dataclass(frozen=True, slots=True)
class Seen:
    """A message as it stood when it was looked at."""

    id: int
    components: list[Json]
    files: dict[str, bytes]
    ephemeral: bool

    @property
    def text(self) -> str:
        return "\n".join(part["content"] for part in self._of_type(_TEXT))

    @property
    def alt_texts(self) -> list[str]:
        return [item.get("description") or "" for part in self._of_type(_GALLERY) for item in part["items"]]

    @property
    def buttons(self) -> list[Json]:
        """Buttons that can be pressed or are greyed out; links are not among them."""
        return [part for part in self._of_type(_BUTTON) if part.get("style") != _LINK]

    @property
    def menus(self) -> list[Json]:
        return self._of_type(_MENU)

    @property
    def pickers(self) -> list[Json]:
        """Menus of roles and channels, which Discord fills itself."""
        return [*self._of_type(_CHANNELS), *self._of_type(_ROLES)]

    @property
    def links(self) -> list[str]:
        return [part["url"] for part in self._of_type(_BUTTON) if part.get("style") == _LINK]

    @property
    def labels(self) -> list[str]:
        """Empty for a button that has nothing but an emoji."""
        return [button.get("label") or "" for button in self.buttons]

    def button(self, label: str) -> Json:
        return next(button for button in self.buttons if button.get("label") == label)

    def has_button(self, label: str) -> bool:
        return label in self.labels

    def _of_type(self, kind: int) -> list[Json]:
        return [part for part in walk_components(self.components) if part.get("type") == kind]


@dataclass(frozen=True, slots=True)
class Answer:
    """Answer that a person got to one press or command. ``private`` are the messages that only they see.

    ``form`` is what opened before them, for `Player.fill_in`.
    """

    acknowledged: bool
    private: list[Seen]
    choices: list[Json]
    form: Any = None

    @property
    def text(self) -> str:
        return "\n".join(message.text for message in self.private)


def _as_it_opens(form: Json) -> Json:
    """Choices of its fields by their ids."""
    chosen: Json = {}
    for field in (label["component"] for label in form["components"]):
        if "options" in field:
            values = [option["value"] for option in field["options"] if option.get("default")]
            chosen[field["custom_id"]] = values[0] if field["type"] == _RADIO and values else values
    return chosen


class Player:
    """A person in a client, looking at the world's channel, or at another."""

    def __init__(self, world: World, actor: Any, channel: Any = None) -> None:
        self._world = world
        self.actor = actor
        self._channel = channel

    @property
    def channel(self) -> Any:
        return self._channel or self._world.channel

    @property
    def id(self) -> int:
        number: int = self.actor.id
        return number

    async def command(self, name: str, /, **options: Any) -> Answer:
        """A slash command by its English name, such as ``table end``."""
        return await self._answer(self.actor.slash(self.channel, name, **options))

    async def complete(self, command: str, option: str, typed: str) -> list[Json]:
        completed: list[Json] = await self.actor.autocomplete(self.channel, command, option, typed)
        return completed

    async def press(self, label: str, *, on: int | None = None) -> Answer:
        """The newest button of that label that this person sees, or the one on message ``on``."""
        for message in reversed(self.sees()):
            if (on is None or message.id == on) and message.has_button(label):
                return await self.press_id(message.button(label)["custom_id"], message.id)
        raise LookupError(f"no button {label!r} to be seen")

    async def press_id(self, custom_id: str, message_id: int, values: Sequence[str] = ()) -> Answer:
        """A press with that custom id, whether or not the message still has such a component."""
        stored = self._world.message(self.channel.id, message_id)
        data: Json = {"custom_id": custom_id, "component_type": _MENU if values else _BUTTON}
        if values:
            data["values"] = list(values)
        return await self._answer(actors._component_interaction(self.actor, stored, data))

    async def choose(self, menu: Json, message_id: int, label: str) -> Answer:
        """An entry of a menu by its label."""
        value = next(option["value"] for option in menu["options"] if option["label"] == label)
        return await self.press_id(menu["custom_id"], message_id, [value])

    async def fill_in(self, form: Any, **fields: Any) -> Answer:
        """Sends the form that an answer brought, its fields by their ids; the others' choices are as it opened."""
        chosen = _as_it_opens(form.modal)
        for key, value in fields.items():
            takes_several = isinstance(chosen.get(key), list) and isinstance(value, str)
            chosen[key] = [value] if takes_several else value
        return await self._answer(self.actor.submit_modal(form, chosen))

    async def forge(self, command: str, *options: Json) -> Answer:
        """A command with options as no client sends them, each with ``name``, ``type`` and ``value``."""
        name, *subcommand = command.split()
        sent = [{"name": subcommand[0], "type": _SUBCOMMAND, "options": list(options)}] if subcommand else list(options)
        data: Json = {"id": "1", "name": name, "type": 1, "options": sent}
        kind = InteractionType.APPLICATION_COMMAND
        return await self._answer(self.actor._dispatch_interaction(kind, self.channel, data))

    def sees(self) -> list[Seen]:
        """The channel's messages, oldest first, with this person's private ones."""
        return self._world.history(self.channel, self.actor)

    def private(self) -> list[Seen]:
        return [message for message in self.sees() if message.ephemeral]

    def letters(self) -> list[Seen]:
        """The direct messages that the bot sent, oldest first."""
        return self._world.history(self.actor.user.dm_channel, self.actor.user)

    @property
    def at_home(self) -> PlayerAtHome:
        """This person, looking at their direct messages with the bot."""
        return PlayerAtHome(self._world, self.actor.user, self.actor.user.dm_channel)

    def close_direct_messages(self) -> None:
        self._world.close_direct_messages(self.actor)

    def open_direct_messages(self) -> None:
        self._world.env.backend.faults.clear()

    async def _answer(self, act: Awaitable[Any]) -> Answer:
        before = {message.id: message for message in self.private()}
        result = await act
        private = [message for message in self.private() if before.get(message.id) != message]
        self._world.acted(result)
        form = None if result.modal is None else result
        return Answer(result.acknowledged, private, result.autocomplete_choices or [], form)


class PlayerAtHome(Player):
    """A person looking at their direct messages with the bot."""

    async def command(self, name: str, /, **options: Any) -> Answer:
        return await self._answer(self.actor.slash(name, **options))

    async def complete(self, command: str, option: str, typed: str) -> list[Json]:
        completed: list[Json] = await self.actor.autocomplete(command, option, typed)
        return completed

    @property
    def table(self) -> Seen:
        """The newest message that has buttons and is no private answer."""
        return next(message for message in reversed(self.sees()) if message.buttons and not message.ephemeral)


class World(simulated_discord.World):
    """The playground's, in which tests act and look."""

    def __init__(self, env: Env) -> None:
        super().__init__(env)
        self.interactions: list[Any] = []

    def person(self, name: str, locale: str = "en-US", **permissions: bool) -> Player:
        """As `member` says."""
        return Player(self, self.member(name, locale, **permissions))

    def message(self, channel_id: int, message_id: int) -> Any:
        return self.env.backend.get_message(channel_id, message_id)

    def acted(self, interaction: Any) -> None:
        """Somebody's command or press has been answered."""
        self.interactions.append(interaction)

    def remove(self, player: Player) -> None:
        """The person leaves the server."""
        self.guild.remove_member(player.actor)

    def history(self, channel: Any, viewer: Any = None) -> list[Seen]:
        """The channel's messages as that member or user sees them, oldest first; without one, as everybody does."""
        # simcord's own history makes real messages of discord.py, for which it copies everything.
        if viewer is not None and not can_access_channel(self.env, channel.id, viewer, history=True):
            raise LookupError("the viewer cannot read this channel")
        stored = self.env.backend.messages.get(channel.id, {})
        visible = [message for message in stored.values() if message.visible_to(viewer and viewer.id)]
        return [self._look(message) for message in sorted(visible, key=lambda message: message.id)]

    def _look(self, stored: StoredMessage) -> Seen:
        files = {
            attachment["filename"]: self.env.backend.cdn.get(attachment["url"]) or b""
            for attachment in stored.attachments
        }
        return Seen(stored.id, stored.components, files, stored.is_ephemeral)

    @property
    def messages(self) -> list[Seen]:
        """Messages that everybody sees, oldest first."""
        return self.history(self.channel)

    @property
    def table(self) -> Seen:
        """The newest message that has buttons: the table's."""
        return next(message for message in reversed(self.messages) if message.buttons)

    @asynccontextmanager
    async def at_once(self) -> AsyncIterator[None]:
        """Acts inside do not wait for the bot, so that they arrive together."""
        settle = self.env._settle_internal

        async def wait_for_nothing(*_args: Any, **_kwargs: Any) -> None:
            await asyncio.sleep(0)

        self.env._settle_internal = wait_for_nothing  # type: ignore[method-assign]
        try:
            yield
        finally:
            self.env._settle_internal = settle  # type: ignore[method-assign]
        await self.env.settle()

    async def delete_channel(self) -> None:
        self.env.backend.delete_channel(self.channel.id)
        await self.env.settle()

    async def delete_message(self, message_id: int) -> None:
        """A moderator deletes it."""
        self.env.backend.delete_message(self.channel.id, message_id)
        await self.env.settle()

"""A world in simcord, a simulated Discord around the real discord.py: for the playground and for tests."""

from typing import Any

import discord
from simcord import Env, interactions

SETTLE_SECONDS = 20.0
"""Seconds that the bot may take for what somebody does, before that counts as never."""

CHANNEL_NAME = "game-table"

_locales: dict[int, str] = {}
_guild_locales: dict[int, str] = {}
_plain_payload = interactions.base_payload


def _payload_with_locales(*args: Any, **kwargs: Any) -> tuple[Any, dict[str, Any]]:
    """simcord knows only American English, and not by whom the bot was added."""
    record, payload = _plain_payload(*args, **kwargs)
    payload["locale"] = locale_of(kwargs["user_id"])
    if kwargs["guild_id"] is not None:
        payload["authorizing_integration_owners"] = {"0": str(kwargs["guild_id"])}
        payload["guild_locale"] = _guild_locales.get(kwargs["guild_id"], "en-US")
    return record, payload


interactions.base_payload = _payload_with_locales


def locale_of(user_id: int) -> str:
    """The language of that person's client."""
    return _locales.get(user_id, "en-US")


class World:
    """A server with one channel, people in it, and the bot."""

    def __init__(self, env: Env, *, locale: str = "en-US") -> None:
        self.env = env
        # A busy machine is no defect.
        env.settle_timeout = SETTLE_SECONDS
        self.guild = env.create_guild("Game night", preferred_locale=locale)
        _guild_locales[self.guild.id] = locale
        self.channel = self.guild.create_text_channel(CHANNEL_NAME)

    def member(self, name: str, locale: str = "en-US", **permissions: bool) -> Any:
        """Somebody new on the server; ``manage_messages=True`` and the like give them that right."""
        user = self.env.create_user(name.casefold(), global_name=name)
        _locales[user.id] = locale
        roles = []
        if permissions:
            roles.append(self.guild.create_role(f"{name}'s", permissions=discord.Permissions(**permissions)))
        return self.guild.add_member(user, roles=roles)

    def close_direct_messages(self, member: Any) -> None:
        """They take none from the bot."""
        path = f"/channels/{member.user.dm_channel.id}/messages"
        self.env.inject_error(
            "POST", path, status=403, code=50007, message="Cannot send messages to this user", times=None
        )


def settle_quickly() -> None:
    """Has simcord check every millisecond, and not every 50 ms, whether the bot is done.

    It also waits longer for a bot to start, for a busy machine.
    """
    looking, starting = Env._settle_internal.__kwdefaults__, Env.__init__.__kwdefaults__
    assert looking is not None
    assert starting is not None
    looking["idle"] = 0.001
    starting["settle_timeout"] = SETTLE_SECONDS

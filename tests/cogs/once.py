"""Discord as it is in bad moments: answers get lost, and what is sent twice under one nonce is posted once."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest

_BAD_GATEWAY: Any = SimpleNamespace(status=502, reason="Bad Gateway", headers={})


class Nonces:
    """Enforces nonces, which the simulated Discord does not; it ``forgets`` them after some minutes."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.lose_answers = False
        self.sent: dict[str, discord.Message] = {}
        send = discord.abc.Messageable.send

        async def once(channel: Any, *args: Any, nonce: str | None = None, **values: Any) -> discord.Message:
            if nonce is None:
                return await send(channel, *args, **values)
            if nonce in self.sent:
                return self.sent[nonce]
            self.sent[nonce] = await send(channel, *args, nonce=nonce, **values)
            if self.lose_answers:
                raise discord.DiscordServerError(_BAD_GATEWAY, "carried out all the same")
            return self.sent[nonce]

        monkeypatch.setattr(discord.abc.Messageable, "send", once)

    def forget(self) -> None:
        self.sent.clear()

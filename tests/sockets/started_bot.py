"""The bot on a Discord of this machine, and what it has sent there."""

import asyncio
from collections.abc import Callable

from localization.catalog import Language, load_speakers
from operation.running import run_on_discord
from operation.service_manager import ServiceManager
from operation.stopping import StopRequest
from startup.settings import Settings
from tests.sockets.loopback_discord import CHANNEL, COMMAND, GUILD, TOKEN, Json, LoopbackDiscord, Request


class ReadyHeard(ServiceManager):
    """Hears when the bot is ready: it waits for the servers that Discord has named."""

    def __init__(self) -> None:
        super().__init__({})
        self.heard = asyncio.Event()

    def ready(self) -> None:
        self.heard.set()


class Started:
    """The bot on the loopback Discord. ``task`` runs it; ``stop`` is what signals ask."""

    def __init__(self, loopback: LoopbackDiscord, settings: Settings) -> None:
        self.loopback = loopback
        self.stop = StopRequest()
        self._manager = ReadyHeard()
        say = load_speakers()[Language.ENGLISH]
        running = run_on_discord(settings, TOKEN, say, stop=self.stop, manager=self._manager)
        self.task = asyncio.create_task(running)

    async def ready(self) -> None:
        await asyncio.wait_for(self._manager.heard.wait(), 30)

    async def command(self, person: str, name: str, channel: str = CHANNEL, **options: str | int) -> str:
        """By the command's English name, such as ``table end``.

        Returns what the person is shown in private: nothing where the effect is to be seen in the channel.
        """
        where = {
            "channel_id": channel,
            "channel": {"id": channel, "type": 0, "guild_id": GUILD, "name": "games", "position": 0},
        }
        given: list[Json] = [
            {"name": option, "type": 3 if isinstance(value, str) else 4, "value": value}
            for option, value in options.items()
        ]
        word, _, within = name.partition(" ")
        if within:
            given = [{"name": within, "type": 1, "options": given}]
        data: Json = {"id": "1", "name": word, "type": 1, "options": given}
        if word == "owner":
            # Discord says so of commands that are registered on one server only.
            data["guild_id"] = GUILD
        interaction = await self.loopback.interact(person, COMMAND, data, **where)
        answers = f"/token-{interaction}/messages/@original"
        await until(lambda: self.loopback.of("PATCH", answers) or self.loopback.of("DELETE", answers))
        return "\n".join(texts(answer) for answer in self.loopback.of("PATCH", answers)[-1:])

    async def begin_match(self, game: str = "mensch") -> None:
        """Two people, and the board in the channel."""
        await self.command("100", "play", game=game)
        await self.command("200", "join")
        await self.command("100", "start")
        await until(lambda: any("board.png" in request.files for request in self.boards()))

    def boards(self, channel: str = CHANNEL) -> list[Request]:
        """Requests that posted to the channel or changed something there, in order."""
        return [r for r in self.loopback.requests if f"/channels/{channel}/messages" in r.path and r.body]


async def until(condition: Callable[[], object]) -> None:
    for _ in range(2000):
        if condition():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it never happened")


def texts(request: Request) -> str:
    return "\n".join(part["content"] for part in _walk(request.body["components"]) if "content" in part)


def buttons(request: Request) -> list[Json]:
    return [part for part in _walk(request.body["components"]) if part.get("custom_id")]


def _walk(components: list[Json]) -> list[Json]:
    return [found for part in components for found in (part, *_walk(part.get("components") or []))]

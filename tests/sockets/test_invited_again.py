"""The bot is removed from a server and invited again, which people try first when a command is missing."""

from collections.abc import Callable

from tests.sockets.loopback_discord import GUILD, LoopbackDiscord, guild
from tests.sockets.started_bot import Started, texts, until


async def test_running_matches_go_on(start: Callable[..., Started], loopback: LoopbackDiscord) -> None:
    bot = start()
    await bot.ready()
    await bot.begin_match()
    await loopback.send("GUILD_DELETE", {"id": GUILD})
    await loopback.send("GUILD_CREATE", guild())
    boards = len(bot.boards())
    answers = [await bot.command(person, "roll") for person in ("100", "200")]
    await until(lambda: len(bot.boards()) > boards)
    assert not any("no table" in answer for answer in answers)
    assert not any("cancelled" in texts(board) for board in bot.boards())

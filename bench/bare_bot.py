"""``python -m bench.bare_bot API GATEWAY`` connects a bot with one command that is discord.py alone, for comparison."""

import os
import sys

import discord
import yarl
from discord.ext import commands
from discord.gateway import DiscordWebSocket
from discord.http import Route


class BareBot(commands.Bot):
    async def setup_hook(self) -> None:
        await self.tree.sync()


def main(api: str, gateway: str) -> None:
    Route.BASE = api
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
    bare = BareBot(command_prefix=commands.when_mentioned, intents=discord.Intents(guilds=True))

    @bare.tree.command(description="Says what there is to say")
    async def hello(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Hello")

    bare.run(os.environ["DISCORD_TOKEN"], log_handler=None)


if __name__ == "__main__":
    main(*sys.argv[1:])

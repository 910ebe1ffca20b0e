"""The least that discord.py can do with a press: to acknowledge it. ``python -m bench.bare_bot API GATEWAY``."""

from __future__ import annotations

import sys

import discord
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from tests.sockets.loopback_discord import TOKEN


class BareBot(discord.Client):
    async def on_interaction(self, interaction: discord.Interaction) -> None:
        await interaction.response.defer()


def main(api: str, gateway: str) -> None:
    Route.BASE = api
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
    BareBot(intents=discord.Intents(guilds=True)).run(TOKEN, log_handler=None)


if __name__ == "__main__":
    main(*sys.argv[1:])

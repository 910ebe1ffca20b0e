"""``bot.py`` with a command line of its own, on a Discord that runs on this machine.

``python -m tests.processes.on_loopback API GATEWAY [arguments of bot.py …]``
"""

import sys

import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

import bot
from tests.shared_artwork import shared_artwork


def main(api: str, gateway: str, *arguments: str) -> int:
    Route.BASE = api
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
    sys.argv = ["bot.py", *arguments]
    with shared_artwork():
        return bot.main()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

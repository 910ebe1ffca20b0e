"""``python -m bench.connecting API GATEWAY`` starts ``bot.py`` as it is, on a Discord that runs on this machine.

Nothing else is imported: what a start costs is measured so.
"""

import bot  # isort: skip - before all else, as where it is started itself

import sys

import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

if __name__ == "__main__":
    Route.BASE, gateway = sys.argv.pop(1), sys.argv.pop(1)
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
    sys.exit(bot.main())

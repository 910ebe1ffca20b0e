"""The bot on a simulated Discord: in the browser for people without a token, and for the tests."""

import logging

# As soon as it is imported, simcord makes clients without intents, of which people need not be warned.
logging.getLogger("discord.state").setLevel(logging.ERROR)

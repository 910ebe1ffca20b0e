"""How a request to Discord can fail through nobody's fault here."""

from __future__ import annotations

import aiohttp
import discord

NOT_DELIVERED = (discord.HTTPException, aiohttp.ClientError, TimeoutError, OSError)
"""Discord refused or failed, or the network did."""

"""What the bot asks of Discord, in which order."""

from __future__ import annotations

import asyncio

from aiohttp import ClientSession, web
from aiohttp.test_utils import TestServer

from cogs.metrics import Metrics
from cogs.traffic import tracing

MESSAGE, ACKNOWLEDGEMENT = "/api/v10/channels/20/messages/5", "/api/v10/interactions/7/token/callback"


async def test_an_acknowledgement_overtakes_a_message_that_was_to_be_sent_before() -> None:
    arrived: list[str] = []

    async def note(request: web.Request) -> web.Response:
        arrived.append(request.path)
        return web.Response()

    app = web.Application()
    app.router.add_route("*", "/{path:.*}", note)
    async with TestServer(app) as server, ClientSession(trace_configs=[tracing(Metrics())]) as session:

        async def send(path: str) -> None:
            async with session.post(server.make_url(path)):
                pass

        # Connections as the bot has them: kept from former requests.
        await asyncio.gather(send(MESSAGE), send(ACKNOWLEDGEMENT))
        arrived.clear()
        await asyncio.gather(send(MESSAGE), send(ACKNOWLEDGEMENT))
    assert arrived == [ACKNOWLEDGEMENT, MESSAGE]

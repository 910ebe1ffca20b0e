"""Requests of the bot to Discord, and their order."""

import asyncio

import pytest
from aiohttp import ClientPayloadError, ClientSession, web
from aiohttp.test_utils import TestServer

from cogs.health.metrics import Metrics
from cogs.requests.patches import tracing

MESSAGE, ACKNOWLEDGEMENT = "/api/v10/channels/20/messages/5", "/api/v10/interactions/7/token/callback"


async def test_an_acknowledgement_overtakes_a_message_that_was_to_be_sent_before() -> None:
    arrived: list[str] = []

    async def note(request: web.Request) -> web.Response:
        arrived.append(request.path)
        return web.json_response({})

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


async def test_what_discord_says_of_its_limits_is_known_by_route() -> None:
    async def respond(_request: web.Request) -> web.Response:
        return web.json_response({}, headers={"X-RateLimit-Limit": "5", "X-RateLimit-Remaining": "3"})

    app, metrics = web.Application(), Metrics()
    app.router.add_route("*", "/{path:.*}", respond)
    async with TestServer(app) as server, ClientSession(trace_configs=[tracing(metrics)]) as session:
        for token in ("first", "second"):
            await session.patch(server.make_url(f"/api/v10/webhooks/123456/{token}/messages/@original"))
    where = {"method": "PATCH", "route": "/api/v10/webhooks/id/token/messages/@original", "limit": "5"}
    assert metrics.registry.get_sample_value("spieleabend_rate_limit_remaining", where) == 3


@pytest.mark.parametrize(
    ("status", "body", "headers", "is_garbled"),
    [
        (200, b'{"id": "5', {}, True),
        (200, b"<html></html>", {}, True),
        (200, b"\xff{}", {}, True),
        (429, b"error code: 1015", {"Via": "1.1 google"}, True),
        (429, b'{"message": "slow down"}', {"Via": "1.1 google"}, True),
        (429, b'{"message": "slow down", "retry_after": 1}', {"Via": "1.1 google"}, False),
        (429, b"error code: 1015", {}, False),
        (502, b"<html></html>", {}, False),
        (204, b"", {}, False),
        (200, b'{"id": "5"}', {}, False),
    ],
)
async def test_an_answer_that_discord_py_would_fail_over_is_a_failure_of_the_network(
    status: int, body: bytes, headers: dict[str, str], is_garbled: bool
) -> None:
    async def respond(_request: web.Request) -> web.Response:
        return web.Response(status=status, body=body, headers=headers)

    app = web.Application()
    app.router.add_route("*", "/{path:.*}", respond)
    async with TestServer(app) as server, ClientSession(trace_configs=[tracing(Metrics())]) as session:
        if is_garbled:
            with pytest.raises(ClientPayloadError):
                await session.post(server.make_url(MESSAGE))
        else:
            async with session.post(server.make_url(MESSAGE)) as response:
                assert await response.read() == body
        # A picture is none of that.
        async with session.get(server.make_url("/avatars/5.png")) as response:
            assert response.status == status

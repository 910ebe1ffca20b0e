"""The pages ``/healthz`` and ``/metrics`` over HTTP."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from aiohttp import web

from operation.health import Health


@asynccontextmanager
async def serving_health(health: Health, address: str, port: int) -> AsyncIterator[None]:
    """Raises OSError if the port is taken."""

    async def healthz(_request: web.Request) -> web.Response:
        report = await health.report()
        return web.json_response(report.as_json(), status=503 if report.failing else 200)

    async def metrics(request: web.Request) -> web.Response:
        content, content_type = await health.metrics(request.headers.get("Accept", ""))
        return web.Response(body=content, headers={"Content-Type": content_type})

    app = web.Application()
    app.router.add_get("/healthz", healthz)
    app.router.add_get("/metrics", metrics)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    try:
        await web.TCPSite(runner, address, port).start()
        yield
    finally:
        await runner.cleanup()

"""Discord's gateway: events with numbers, which a bot that lost the connection gets when it resumes."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from aiohttp import web

from tests.sockets.loopback_discord import Json

_HEARTBEAT, _IDENTIFY, _RESUME = 1, 2, 6
_INVALID_SESSION, _HELLO, _HEARTBEAT_HEARD = 9, 10, 11

_REPEATED_AT_RESUME = 2
"""Events that are sent a second time after a lost connection, as Discord may."""


@dataclass
class Gateway:
    """One session at a time. ``introduced`` is set once the present process has begun one."""

    introduced: asyncio.Event = field(default_factory=asyncio.Event)
    _sessions: int = 0
    _session: str = ""
    _events: list[str] = field(default_factory=list)
    _socket: web.WebSocketResponse | None = None

    def forget(self) -> None:
        """The process is gone, and what it has not got by now nobody gets."""
        self.introduced.clear()
        self._session, self._events, self._socket = "", [], None

    async def serve(
        self, request: web.Request, begin_session: Callable[[str], Awaitable[None]]
    ) -> web.WebSocketResponse:
        """One connection. ``begin_session`` sends the first events of a session of that name."""
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_str(json.dumps({"op": _HELLO, "d": {"heartbeat_interval": 45_000}, "s": None, "t": None}))
        async for message in socket:
            sent = json.loads(message.data)
            if sent["op"] == _HEARTBEAT:
                await socket.send_str(json.dumps({"op": _HEARTBEAT_HEARD}))
            elif sent["op"] == _IDENTIFY:
                self._sessions += 1
                self._session, self._events, self._socket = f"session-{self._sessions}", [], socket
                await begin_session(self._session)
                self.introduced.set()
            elif sent["op"] == _RESUME and sent["d"]["session_id"] == self._session:
                await self._resume(socket, sent["d"]["seq"])
            elif sent["op"] == _RESUME:
                await socket.send_str(json.dumps({"op": _INVALID_SESSION, "d": False}))
        return socket

    async def _resume(self, socket: web.WebSocketResponse, known: int) -> None:
        self._socket = socket
        for event in self._events[max(0, known - _REPEATED_AT_RESUME) :]:
            await socket.send_str(event)
        await self.send("RESUMED", {})

    async def drop(self) -> None:
        """The connection ends; the bot may resume."""
        socket, self._socket = self._socket, None
        if socket is not None:
            await socket.close(code=4000)

    async def send(self, event: str, content: Json) -> None:
        """Something happens; a bot that is not there just now gets it when it resumes."""
        sent = json.dumps({"op": 0, "t": event, "s": len(self._events) + 1, "d": content})
        self._events.append(sent)
        if self._socket is not None:
            try:
                await self._socket.send_str(sent)
            except (ConnectionError, RuntimeError):
                self._socket = None

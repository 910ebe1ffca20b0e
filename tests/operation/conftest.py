"""A Discord on this machine, and the bot on it."""

from tests.sockets.conftest import loopback, start

__all__ = ["loopback", "start"]

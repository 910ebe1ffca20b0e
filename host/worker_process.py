"""Main loop of a worker process: it gets functions with values, one after the other, and gives back what they return.

`host.workers` starts it. It imports nothing but the rules that it is asked about: no Discord, no database, no pictures.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
import traceback
from multiprocessing.connection import Connection
from threading import Thread
from typing import Any

from host.number_tables import provide_number_tables


def serve(connection: Connection) -> None:
    """Replies to requests until the other end is closed."""
    while True:
        try:
            request = connection.recv_bytes()
            connection.send_bytes(_reply(request))
        except (EOFError, ConnectionError):
            return


def _reply(request: bytes) -> bytes:
    """Success or not, with what it returned or what it raised."""
    try:
        work, args = pickle.loads(request)  # noqa: S301 -- from the bot, through a private pipe
        return pickle.dumps((True, work(*args)))
    except Exception as error:
        return _pickled(error)


def _pickled(error: Exception) -> bytes:
    story = traceback.format_exc()
    try:
        error.add_note(story)
        reply = pickle.dumps((False, error))
        pickle.loads(reply)  # noqa: S301 -- made in the line above
    except Exception:
        # Some errors cannot be made again from what they hold.
        return pickle.dumps((False, RuntimeError(story)))
    return reply


def _end_with_the_bot() -> None:
    """However the bot ends, its end of the pipe is closed."""
    sys.stdin.buffer.read()
    os._exit(0)


def main() -> None:
    # Ctrl-C and a service manager's signal go to all processes; the bot decides when this one ends.
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.SIG_IGN)
    Thread(target=_end_with_the_bot, daemon=True).start()
    provide_number_tables()
    connection: Connection[Any, Any] = Connection(int(sys.argv[1]))
    serve(connection)
    # Without Python's own ending: that would meet the thread that still reads standard input, and abort.
    os._exit(0)


if __name__ == "__main__":
    main()

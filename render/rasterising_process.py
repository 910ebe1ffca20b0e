"""A process that rasterises drawings, one after the other, as long as `render.rasterising` asks for any.

It is run as a file, imports nothing of ours, and takes up to 30 MB. It ends when its standard input is closed, however
the bot ends, and when nothing has been asked for as many seconds as its argument says.
"""

import signal
import struct
import sys
from select import select

REQUEST, REPLY = struct.Struct(">3I"), struct.Struct(">?I")
"""Headers: of a request, the drawing's width, its height or 0, and its size in bytes; of a reply, whether it is a PNG
and not the reason why there is none, and its size.
"""


def main() -> None:
    # Ctrl-C and a service manager's signal go to all processes; the bot decides when this one ends.
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.SIG_IGN)
    # Whoever asked is gone: there is nobody to tell.
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    requests, replies = sys.stdin.buffer, sys.stdout.buffer
    while select([requests], [], [], float(sys.argv[1]))[0]:
        request = requests.read(REQUEST.size)
        if len(request) < REQUEST.size:
            return
        width, height, size = REQUEST.unpack(request)
        succeeded, content = _rasterised(requests.read(size).decode(), width, height)
        replies.write(REPLY.pack(succeeded, len(content)) + content)
        replies.flush()


def _rasterised(drawing: str, width: int, height: int) -> tuple[bool, bytes]:
    # The bot imports this file, too, and has no use for it.
    import resvg_py

    try:
        png = resvg_py.svg_to_bytes(
            svg_string=drawing, width=width or None, height=height or None, skip_system_fonts=True
        )
    except ValueError as error:
        return False, str(error).encode()
    return True, png


if __name__ == "__main__":
    main()

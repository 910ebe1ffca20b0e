"""A process that is ended by SIGKILL, in the middle of whatever it does."""

import time

from tests.forked_process import ForkedProcess


def lines_until_killed(module: str, url: str, seconds: float) -> list[list[str]]:
    """Output of the module's ``main(url)``, line by line in words. ``seconds`` count from the first line."""
    process = ForkedProcess(module, url)
    said = process.read()
    # Reads on meanwhile: a full pipe would hold the process up.
    end = time.monotonic() + seconds
    while (left := end - time.monotonic()) > 0 and process.output.poll(left):
        if not (more := process.read()):
            break
        said += more
    process.kill()
    while more := process.read():
        said += more
    process.wait()
    process.output.close()
    # The last line may be cut off.
    return [line.split() for line in said[: said.rfind(b"\n") + 1].decode().splitlines()]

"""``bot.py`` in a process of its own for every start, with the imports made once.

Reads lines of JSON: ``arguments``, ``environment``, and ``output``, two files for what the bot writes. For each it
writes a line with the exit code.
"""

import gc
import json
import os
import signal
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def main() -> None:
    sys.path[0] = str(ROOT)
    import bot

    # Else each of the forked ones copies what was imported, in order to throw it away at its end.
    gc.collect()
    gc.freeze()
    for line in sys.stdin:
        start = json.loads(line)
        if (child := os.fork()) == 0:
            # A bot that does not end by itself is ended.
            signal.alarm(60)
            for number, file in enumerate(start["output"], 1):
                os.dup2(os.open(file, os.O_WRONLY | os.O_CREAT), number)
            os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
            os.environ.clear()
            os.environ.update(start["environment"])
            sys.argv = ["bot.py", *start["arguments"]]
            sys.exit(bot.main())
        _, status = os.waitpid(child, 0)
        print(os.waitstatus_to_exitcode(status), flush=True)


if __name__ == "__main__":
    main()

"""Why the bot cannot start: the sentence for its owner, and the exit code.

Codes follow sysexits(3); a service manager decides by them whether to start the bot again.
"""

from cogs.games.wiedumir.board_file import WrongBoardFile
from localization.catalog import Speaker
from render.art import WrongArtFolder
from startup.settings import WrongSetting
from store.errors import Cause, DatabaseInUse, DatabaseUnfit, DatabaseUnusable

FAILED = 1
"""Another try may succeed: it was the network, a database server, a full disk."""

IN_USE = 75
"""Another process has the database."""

WRONG_SETTINGS = 78
"""No further try will succeed before somebody has changed something."""


_PASSING_CAUSES = (Cause.NO_ACCESS, Cause.BUSY, Cause.DISK_FULL, Cause.NO_CONNECTION, Cause.OTHER)
"""These may go away by themselves; a disk, for instance, may be mounted late."""


class CannotStart(Exception):
    """The bot cannot run; the message is for the owner."""

    def __init__(self, reason: str, code: int = FAILED) -> None:
        super().__init__(reason)
        self.code = code


PROBLEMS = (
    CannotStart,
    WrongSetting,
    DatabaseUnusable,
    DatabaseUnfit,
    WrongBoardFile,
    WrongArtFolder,
)
"""Everything that `explained` has words for."""


def explained(problem: BaseException, say: Speaker) -> tuple[str, int]:
    """The sentence and the exit code. ``problem`` is one of `PROBLEMS`."""
    match problem:
        case CannotStart():
            return str(problem), problem.code
        case WrongSetting():
            return say(f"start-{problem.code}", **problem.values), WRONG_SETTINGS
        case DatabaseUnusable():
            passing = problem.cause in _PASSING_CAUSES
            values = {"place": problem.place, "cause": problem.cause, "reason": problem.reason}
            return say("start-database-unusable", **values), FAILED if passing else WRONG_SETTINGS
        case DatabaseUnfit():
            in_use = isinstance(problem, DatabaseInUse)
            values = {"place": problem.place, "detail": problem.detail}
            return say(f"start-{problem.what}", **values), IN_USE if in_use else WRONG_SETTINGS
        case WrongBoardFile():
            file = str(problem.file)
            return say(f"start-wrong-board-{problem.code}", file=file, **problem.values), WRONG_SETTINGS
        case WrongArtFolder():
            return say(f"start-wrong-art-{problem.code}", file=str(problem.file), **problem.values), WRONG_SETTINGS
    raise problem

"""The file with the squares of Wie Du mir …: ours, or one of the owner's own (W1)."""

from pathlib import Path

from engine.wiedumir.board import Board, WrongBoard, parse_board

BOARD_FILE = Path(__file__).parents[3] / "data" / "boards" / "wie-du-mir.txt"


class WrongBoardFile(Exception):
    """The file describes no board. ``code`` names the reason, ``values`` fill its sentence.

    Codes are those of `WrongBoard`, besides ``unreadable`` (``reason``) and ``encoding``.
    """

    def __init__(self, file: Path, code: str, **values: int | str) -> None:
        super().__init__(file, code, values)
        self.file = file
        self.code = code
        self.values = values


def read_board(file: Path = BOARD_FILE) -> Board:
    """Raises WrongBoardFile."""
    try:
        return parse_board(file.read_bytes().decode("utf-8-sig"))
    except OSError as error:
        raise WrongBoardFile(file, "unreadable", reason=error.strerror or type(error).__name__) from error
    except UnicodeDecodeError as error:
        raise WrongBoardFile(file, "encoding") from error
    except WrongBoard as wrong:
        raise WrongBoardFile(file, wrong.code, line=wrong.line, **wrong.values) from wrong

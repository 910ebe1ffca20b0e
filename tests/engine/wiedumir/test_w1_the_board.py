"""The squares are data that can be exchanged, and a match keeps those it began with."""

import random
from pathlib import Path

import pytest

from engine.game import IllegalAction
from engine.match import Match
from engine.wiedumir.board import GOAL, START, Kind, WrongBoard, is_board_code, parse_board
from engine.wiedumir.rules import WieDuMir
from tests.engine.playing import begin, play, random_mover
from tests.engine.wiedumir.positions import BOARD, OPEN, WIEDUMIR

FILE = Path(__file__).parents[3] / "data" / "boards" / "wie-du-mir.txt"

OTHER = parse_board("? ? ? ? ? +4 +4 +4 +4 +4 -1 -1 -1 -1")


def test_w1_the_file_that_comes_along_holds_our_squares() -> None:
    assert parse_board(FILE.read_text(encoding="utf-8")) == BOARD
    assert BOARD.values == (1, -1, None, 2, -2, None, 3, None, -3, 2, None, -4, 4, None)


def test_w1_start_and_goal_do_nothing() -> None:
    assert [BOARD.kind(square) for square in (START, 1, 2, 3, GOAL)] == [
        Kind.PLAIN,
        Kind.PLUS,
        Kind.MINUS,
        Kind.CARD,
        Kind.PLAIN,
    ]
    assert [BOARD.value(square) for square in (START, 1, 2, 3, 13, GOAL)] == [0, 1, -1, 0, 4, 0]


def test_w1_the_code_tells_the_whole_board() -> None:
    assert parse_board(BOARD.code) == BOARD
    assert is_board_code(BOARD.code)


@pytest.mark.parametrize("value", ["", "cheese", 7, None, True, BOARD.code + " ", BOARD.code.replace("-", "−")])
def test_w1_a_header_holds_the_code_and_nothing_like_it(value: object) -> None:
    assert not is_board_code(value)


LINES = ["+1", "-1", "?", "+2", "-2", "?", "+3", "?", "-3", "+2", "?", "-4", "+4", "?"]


def test_w1_squares_may_stand_in_any_lines_with_comments_and_a_true_minus() -> None:
    text = "# our board\n\n" + "\n".join(LINES[:7]).replace("-", "−") + "  # half of it\n" + " ".join(LINES[7:]) + "\n"
    assert parse_board(text) == BOARD


@pytest.mark.parametrize(
    ("lines", "line", "code", "values"),
    [
        ([*LINES[:4], "+5", *LINES[5:]], 5, "square", {"text": "+5"}),
        ([*LINES[:4], "2", *LINES[5:]], 5, "square", {"text": "2"}),
        ([*LINES[:4], "-0", *LINES[5:]], 5, "square", {"text": "-0"}),
        ([*LINES[:4], "+１", *LINES[5:]], 5, "square", {"text": "+１"}),
        (["# board", *LINES[:3], "+1 ?x"], 5, "square", {"text": "?x"}),
        ([*LINES, "?"], 15, "too-many", {"kind": "card", "most": 5}),
        ([*LINES[:4], "+2", *LINES[5:]], 13, "too-many", {"kind": "plus", "most": 5}),
        ([*LINES[:3], "-1", *LINES[4:]], 12, "too-many", {"kind": "minus", "most": 4}),
        (LINES[:-1], 13, "too-few", {"kind": "card", "found": 4, "needed": 5}),
        ([], 1, "too-few", {"kind": "plus", "found": 0, "needed": 5}),
    ],
)
def test_w1_a_wrong_file_is_refused_with_its_line(
    lines: list[str], line: int, code: str, values: dict[str, int | str]
) -> None:
    with pytest.raises(WrongBoard) as refused:
        parse_board("\n".join(lines))
    assert (refused.value.line, refused.value.code, refused.value.values) == (line, code, values)


def test_w1_new_matches_get_the_board_in_use() -> None:
    match = begin(WieDuMir(OTHER), seats=2, seed=1)
    assert match.header.options["board"] == OTHER.code
    assert match.view(None).board == OTHER


def test_w1_a_match_folds_the_same_after_the_board_was_exchanged() -> None:
    match = play(begin(WIEDUMIR, seats=3, seed=4), random_mover(random.Random(4)), seed=4)
    folded = Match.fold(WieDuMir(OTHER), match.transcript)
    assert folded.state == match.state
    assert folded.recent == match.recent


def test_w1_a_rematch_takes_the_board_of_today_and_what_the_table_chose() -> None:
    former = {**OPEN, "no_limits": True, "length": "games-3"}
    assert WieDuMir(OTHER).spec.carried_over(former) == {**former, "board": OTHER.code}


def test_w1_the_board_is_no_menu_and_a_wrong_one_no_option() -> None:
    spec = WIEDUMIR.spec
    assert "board" not in [option.key for option in spec.menus]
    spec.check_options({**OPEN, "board": OTHER.code})
    with pytest.raises(IllegalAction, match="unknown-option"):
        spec.check_options({**OPEN, "board": "+1 -1"})

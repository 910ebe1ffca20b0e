"""The draws: possible, fair, fixed for ever, and the same that ``docs/verify_record.py`` computes."""

import hashlib
import runpy
from collections import Counter
from itertools import permutations
from pathlib import Path

import pytest

from engine.chance import Chance, Roll, Sample, Shuffle, is_possible
from engine.fair_dice import FairDice, commitment_to

PUBLISHED = runpy.run_path(str(Path(__file__).parents[2] / "docs" / "verify_record.py"))
SECRET = bytes(range(32))
DICE = FairDice(SECRET, ("1234", "5678"))

REQUESTS: list[Chance] = [
    Roll(6),
    Roll(2),
    Roll(6, 3),
    Shuffle(5),
    Shuffle(96),
    Sample(8, 4),
    Sample(4, 2, hidden=True),
]


def as_json(request: Chance) -> dict[str, int | str]:
    match request:
        case Roll(sides, dice):
            return {"kind": "roll", "sides": sides, "dice": dice}
        case Shuffle(size):
            return {"kind": "shuffle", "size": size}
        case Sample(size, take):
            return {"kind": "sample", "size": size, "take": take}


@pytest.mark.parametrize("request_", REQUESTS, ids=str)
def test_every_draw_is_possible_and_the_published_script_computes_the_same(request_: Chance) -> None:
    for index in range(200):
        result = DICE.draw(index, request_)
        assert is_possible(request_, result)
        words = PUBLISHED["words_of_draw"](SECRET, ["1234", "5678"], index)
        assert list(result) == PUBLISHED["recompute"](as_json(request_), words)


def test_draws_never_change_so_that_old_records_verify_for_ever() -> None:
    assert DICE.draw(0, Roll(6, 10)) == (3, 3, 3, 5, 2, 3, 4, 5, 2, 4)
    assert DICE.draw(1, Shuffle(8)) == (2, 5, 6, 0, 7, 1, 4, 3)
    assert DICE.draw(2, Sample(8, 4)) == (0, 3, 4, 7)


def test_the_commitment_is_the_secrets_sha_256() -> None:
    assert commitment_to(SECRET) == hashlib.sha256(SECRET).hexdigest()


def test_another_secret_another_value_or_another_number_gives_other_draws() -> None:
    request = Roll(6, 40)
    draws = {
        DICE.draw(0, request),
        DICE.draw(1, request),
        FairDice(bytes(32), DICE.public_values).draw(0, request),
        FairDice(SECRET, ("1234",)).draw(0, request),
        FairDice(SECRET, ("5678", "1234")).draw(0, request),
    }
    assert len(draws) == 5


def chi_square(counts: Counter[object], kinds: int, draws: int) -> float:
    expected = draws / kinds
    return sum((counts[kind] - expected) ** 2 / expected for kind in counts) + (kinds - len(counts)) * expected


def test_every_side_comes_as_often() -> None:
    counts = Counter[object](DICE.draw(index, Roll(6))[0] for index in range(6000))
    assert chi_square(counts, 6, 6000) < 20.5, "would happen once in a thousand secrets; this one is fixed"


def test_every_order_comes_as_often() -> None:
    counts = Counter[object](DICE.draw(index, Shuffle(4)) for index in range(6000))
    assert set(counts) == set(permutations(range(4)))
    assert chi_square(counts, 24, 6000) < 49.7, "would happen once in a thousand secrets; this one is fixed"


def test_every_sample_comes_as_often() -> None:
    counts = Counter[object](DICE.draw(index, Sample(8, 4)) for index in range(7000))
    assert chi_square(counts, 70, 7000) < 112.0, "would happen once in a thousand secrets; this one is fixed"


@pytest.mark.parametrize(
    ("request_", "result"),
    [
        (Roll(6), (0,)),
        (Roll(6), (7,)),
        (Roll(6), (1, 1)),
        (Roll(6), ()),
        (Shuffle(3), (0, 1)),
        (Shuffle(3), (0, 1, 1)),
        (Sample(4, 2), (1, 0)),
        (Sample(4, 2), (1, 1)),
        (Sample(4, 2), (0, 4)),
        (Sample(4, 2), (0, 1, 2)),
    ],
)
def test_what_no_draw_can_give(request_: Chance, result: tuple[int, ...]) -> None:
    assert not is_possible(request_, result)


def test_the_secret_is_not_in_what_is_printed() -> None:
    assert SECRET.hex() not in repr(DICE)
    assert repr(SECRET) not in repr(DICE)

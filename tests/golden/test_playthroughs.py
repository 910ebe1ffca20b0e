"""One whole match of each game as it is stored: a rule, a draw or a player that changes shows here, readably."""

import pytest

from tests.games import UNDER_TEST
from tests.golden.playthrough import FOLDER, tell


@pytest.mark.parametrize("key", UNDER_TEST)
def test_the_match_goes_as_it_went(key: str) -> None:
    stored = (FOLDER / f"{key}.txt").read_text(encoding="utf-8")
    assert tell(UNDER_TEST[key]) == stored, "meant so? python -m tests.golden.playthrough"

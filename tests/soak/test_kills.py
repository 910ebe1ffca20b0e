"""A short soak in the suite; `make soak` runs as long as one likes."""

import secrets
from pathlib import Path

from tests.hosted import GAMES
from tests.soak.soak import Plan, soak

PLAN = Plan(
    seed=0,
    seconds=240,
    kills=10,
    life_seconds=0.5,
    lives_between_rests=100,
    stops=0,
    pause=0.02,
    mishaps=0.1,
    speed=30,
    workers=1,
    people=5,
    channels=5,
)


async def test_ten_kills_lose_and_double_nothing_and_leave_nobody_stuck(tmp_path: Path) -> None:
    seed = secrets.randbelow(2**32)
    print(f"python -m tests.soak --seed {seed}")
    report = await soak(PLAN.with_seed(seed), tmp_path)
    print("\n".join(report.lines()))
    assert not report.wrong
    assert report.kills == 10
    assert report.shown
    assert report.records > len(GAMES)

"""Shards that a process serves, as an owner writes them, and its share of Discord's limits."""

import asyncio
import random
from pathlib import Path

import discord
import pytest

from cogs.requests.pacing import SessionGate, SharedPacing, requests
from cogs.requests.rate_limits import Allowance
from operation.problems import WRONG_SETTINGS
from startup.settings import WrongSetting, read_settings
from store.cluster import ALL, Shards
from store.errors import DatabaseAway
from store.rows import DIRECT_MESSAGES
from tests.processes.conftest import Serve
from tests.startup.bot_command import run_bot


@pytest.mark.parametrize(
    ("written", "shards"),
    [("0-3/8", Shards(0, 3, 8)), (" 7/8 ", Shards(7, 7, 8)), ("0-0/1", Shards(0, 0, 1)), ("", ALL)],
)
def test_a_share_is_written_as_numbers_of_all(tmp_path: Path, written: str, shards: Shards) -> None:
    assert read_settings({"SHARDS": written}, tmp_path / ".env").shards == shards
    assert read_settings({"SHARDS": "1/2"}, tmp_path / ".env", shards=written).shards == (
        shards if written else Shards(1, 1, 2)
    )


@pytest.mark.parametrize("written", ["8/8", "3-1/8", "-1/8", "0-3", "0/0", "0-3/8 4/8", "a/b", "0/1000000"])
def test_a_share_that_means_nothing_is_refused(tmp_path: Path, written: str) -> None:
    with pytest.raises(WrongSetting):
        read_settings({"SHARDS": written}, tmp_path / ".env")


def test_the_command_line_says_that_a_file_cannot_be_shared(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'games.sqlite'}"
    for arguments in (["--check", "--shards", "0/2"], ["--shards", "0/2"]):
        refused = run_bot(*arguments, DATABASE_URL=database, DISCORD_TOKEN="a.b", LANG="en_US.UTF-8")
        assert refused.returncode == WRONG_SETTINGS
        assert "cannot share the file" in refused.stdout + refused.stderr
    assert not list(tmp_path.iterdir())


def test_every_server_has_one_process_and_direct_messages_the_first(seed: int) -> None:
    processes = [Shards(0, 2, 8), Shards(3, 3, 8), Shards(4, 7, 8)]
    for _ in range(1000):
        server = random.Random(seed).randrange(2**63)
        assert [shards.own(server) for shards in processes].count(True) == 1
        seed += 1
    assert [shards.lead for shards in processes] == [True, False, False]
    assert all(shards.own(DIRECT_MESSAGES) for shards in (ALL, Shards(0, 0, 5)))
    assert sum(shards.share for shards in processes) == 1


async def test_all_processes_together_keep_to_discords_limit(serve: Serve) -> None:
    stores = [await serve("0/2"), await serve("1/2")]
    allowance = requests(50)
    paces = [SharedPacing(allowance, store.shards.share, store.request_budget.reserve) for store in stores]
    sent: list[float] = []

    async def send(pacing: SharedPacing, number: int) -> None:
        for _ in range(number):
            await pacing.turn()
            sent.append(asyncio.get_running_loop().time())

    # One has three times as much to send: nothing is left unused because the other has little.
    await asyncio.gather(send(paces[0], 15), *(send(paces[1], 5) for _ in range(9)))
    assert len(sent) == 60
    assert max(sent) - min(sent) >= (60 - allowance.burst) / allowance.per_second - 0.1


async def test_while_the_database_is_away_each_process_keeps_to_its_share() -> None:
    async def away(count: int, *, burst: float, per_second: float) -> float:
        raise DatabaseAway

    pacing = SharedPacing(Allowance(burst=10, per_second=200), 0.5, away)
    began = asyncio.get_running_loop().time()
    await asyncio.gather(*(pacing.turn() for _ in range(25)))
    assert asyncio.get_running_loop().time() - began >= (25 - 5) / 100 - 0.01


class Gate:
    """Discord's limits, and the pauses that were made."""

    def __init__(self, remaining: int, concurrency: int, waits: list[float]) -> None:
        self.remaining, self.concurrency, self.waits = remaining, concurrency, waits
        self.slept: list[float] = []
        self.taken: list[int] = []
        self.gate = SessionGate(self.limits, self.take, sleep=self.sleep)

    async def limits(self) -> discord.SessionStartLimits:
        remaining, self.remaining = self.remaining, 1000
        concurrency = self.concurrency
        return discord.SessionStartLimits(
            total=1000, remaining=remaining, reset_after=7000, max_concurrency=concurrency
        )

    async def take(self, remainder: int) -> float:
        self.taken.append(remainder)
        return self.waits.pop(0)

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)


async def test_a_session_waits_for_those_of_the_same_remainder_and_for_the_next_day() -> None:
    at_once = Gate(remaining=1, concurrency=16, waits=[0.0])
    await at_once.gate.pass_through(35)
    assert (at_once.taken, at_once.slept) == ([3], [])
    waits = Gate(remaining=1, concurrency=1, waits=[4.0, 2.0, 0.0])
    await waits.gate.pass_through(35)
    assert (waits.taken, waits.slept) == ([0, 0, 0], [4.0, 2.0])
    used_up = Gate(remaining=0, concurrency=1, waits=[0.0])
    await used_up.gate.pass_through(0)
    assert used_up.slept == [8.0], "one more, and Discord would take the token back"

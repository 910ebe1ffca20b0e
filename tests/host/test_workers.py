"""Worker processes: the same answers as here, and what happens when one dies or never comes back."""

import asyncio
import multiprocessing
import os
import pickle
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Iterator
from functools import partial
from pathlib import Path

import pytest

from engine.fair_dice import pick_of
from engine.game import NORMAL
from engine.kaeseschieben.view import Phase
from engine.kaeseschieben.walk import completed
from engine.long_work import Decision, decide, export_file, fold
from engine.match import Match
from engine.mensch.danger import capture_chances
from engine.verification import verify
from host.refusal import Refused
from host.workers import Workers
from tests.engine.playing import begin, dice_of, secret_of
from tests.games import UNDER_TEST
from tests.host import jobs
from tests.hosted import EDITIONS, GAMES


@pytest.fixture(scope="module")
def one_worker() -> Iterator[Workers]:
    workers = Workers(1)
    yield workers
    workers.close()


@pytest.fixture
async def impatient() -> AsyncIterator[Workers]:
    workers = Workers(1, patience=0.5)
    # The first answer takes as long as a process needs to start.
    workers._patience = 20.0
    await workers.run(jobs.process)
    workers._patience = 0.5
    yield workers
    workers.close()


def some_match(key: str) -> Match:
    """In its middle, after decisions of computer players."""
    game = GAMES[key]
    match = begin(game, seats=max(game.spec.seat_counts), seed=7)
    for _ in range(UNDER_TEST[key].shortest - 1):
        seat = match.to_act()[0]
        action = game.choose(match.view(seat), NORMAL, pick_of(secret_of(7), match.version, seat))
        match = match.act(seat, game.encode(action), dice_of(7).draw)
    return match


@pytest.mark.parametrize("key", GAMES)
async def test_work_comes_to_the_same_in_another_process(key: str, one_worker: Workers) -> None:
    match = some_match(key)
    seat = match.to_act()[0]
    for level in match.game.spec.levels:
        here, there = (
            Decision(match.game, match.view(seat), level, pick_of(bytes(32), match.version, seat)) for _ in range(2)
        )
        assert await one_worker.run(decide, [there]) == decide([here])
    folded = await one_worker.run(fold, match.game, match.transcript)
    assert folded._replace(game=match.game, records=match.records) == match
    secret, places = secret_of(7), (1,) * match.header.seats
    verified = await one_worker.run(verify, match.transcript, secret, EDITIONS, places)
    assert verified == verify(match.transcript, secret, EDITIONS, places)
    names = ["Chloé"] * match.header.seats
    exported = await one_worker.run(export_file, match.transcript, None, None, names)
    assert exported == export_file(match.transcript, None, None, names)


async def test_completions_and_odds_come_to_the_same_in_another_process(one_worker: Workers) -> None:
    match = begin(GAMES["kaeseschieben"], seats=2, seed=7).act(0, "roll", dice_of(7).draw)
    view = match.view(match.to_act()[0])
    assert view.phase is Phase.MOVING
    assert await one_worker.run(completed, view, [()], 25) == completed(view, [()], 25)
    view = some_match("mensch").view(0)
    assert await one_worker.run(capture_chances, view, 0) == capture_chances(view, 0)


async def test_a_worker_holds_rules_alone_and_no_secret(one_worker: Workers, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not {"discord", "sqlalchemy", "aiosqlite", "PIL", "fluent", "cogs"} & await one_worker.run(jobs.packages)
    monkeypatch.setenv("DISCORD_TOKEN", "MTIz.secret")
    workers = Workers(1)
    try:
        assert "MTIz.secret" not in (await workers.run(jobs.variables)).values()
    finally:
        workers.close()


@pytest.mark.parametrize("processes", [0, 1])
async def test_nothing_runs_on_the_event_loops_thread(processes: int) -> None:
    workers = Workers(processes)
    try:
        assert (await workers.run(jobs.process) == os.getpid()) is (processes == 0)
        assert await workers.run(jobs.thread) != threading.get_ident() or processes
    finally:
        workers.close()


async def test_what_hangs_is_refused_and_its_process_replaced(impatient: Workers) -> None:
    before = await impatient.run(jobs.process)
    with pytest.raises(Refused, match="took-too-long"):
        await impatient.run(jobs.hang)
    impatient._patience = 20.0
    assert await impatient.run(jobs.process) != before
    with pytest.raises(ProcessLookupError):
        os.kill(before, 0)


async def test_work_whose_process_died_is_tried_again(one_worker: Workers, tmp_path: Path) -> None:
    assert await one_worker.run(jobs.die_once, tmp_path / "mark") == "done"


async def test_work_that_kills_every_process_is_refused_and_the_next_is_done(one_worker: Workers) -> None:
    await one_worker.run(jobs.process)
    with pytest.raises(Refused, match="took-too-long"):
        await one_worker.run(jobs.die)
    assert await one_worker.run(jobs.process) != os.getpid()


async def test_work_that_is_cancelled_before_it_begins_is_never_done(one_worker: Workers, tmp_path: Path) -> None:
    first = asyncio.ensure_future(one_worker.run(jobs.wait_for, tmp_path / "go"))
    second = asyncio.ensure_future(one_worker.run(jobs.leave, tmp_path / "done"))
    await asyncio.sleep(0)
    second.cancel()
    # The executor hears of it one turn of the loop later.
    await asyncio.sleep(0)
    (tmp_path / "go").touch()
    await first
    await one_worker.run(jobs.process)
    assert not (tmp_path / "done").exists()


async def test_where_no_process_can_run_a_thread_does_the_work(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(sys, "executable", "/bin/false")
    workers = Workers(2)
    assert [await workers.run(jobs.process) for _ in range(2)] == [os.getpid()] * 2
    assert [record.levelname for record in caplog.records].count("ERROR") == 1
    workers.close()


async def test_at_the_end_no_process_is_left_whatever_it_was_doing() -> None:
    workers = Workers(2)
    idle = await workers.run(jobs.process)
    hanging = asyncio.ensure_future(workers.run(jobs.hang))
    await asyncio.sleep(0)
    await workers.run(jobs.process)
    everybody = [process._process.pid for process in workers._all]
    assert idle in everybody
    workers.close()
    with pytest.raises(Refused):
        await hanging
    for process in everybody:
        with pytest.raises(ProcessLookupError):
            os.kill(process, 0)


def test_no_process_outlives_a_bot_that_is_killed() -> None:
    """The pipe that only a dead worker lets go is closed, though it never comes back from its work."""
    bot = subprocess.Popen(
        [sys.executable, "-c", _KILLED_BOT], stdout=subprocess.PIPE, cwd=Path(__file__).parents[2], text=True
    )
    assert bot.stdout is not None
    assert bot.stdout.readline() == "hanging\n"
    bot.kill()
    # The worker has inherited the output: its end comes when nobody has it any more.
    assert bot.stdout.read() == ""
    bot.wait()


_KILLED_BOT = """
import asyncio
from host.workers import Workers
from tests.host import jobs

async def main():
    await Workers(1).run(jobs.hang)

asyncio.run(main())
"""


@pytest.mark.parametrize("reads_reply", [True, False])
def test_the_worker_of_a_killed_bot_ends_without_a_word(reads_reply: bool) -> None:
    """Python would write "Fatal Python error", and leave a core, if the end met a thread that reads standard input."""
    ours, theirs = multiprocessing.Pipe()
    worker = subprocess.Popen(
        [sys.executable, "-m", "host.worker_process", str(theirs.fileno())],
        pass_fds=(theirs.fileno(),),
        stdin=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=Path(__file__).parents[2],
    )
    theirs.close()
    ours.send_bytes(pickle.dumps((partial(jobs.process), ())))
    if reads_reply:
        ours.recv_bytes()
    # The system closes both pipes of a killed bot, in no certain order.
    ours.close()
    assert worker.wait(20) == 0
    assert worker.communicate()[1] == b""

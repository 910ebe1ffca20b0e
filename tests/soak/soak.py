"""The soak: the real bot on a small Discord, people who press at random, mishaps, and SIGKILL at random instants."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path

from tests.soak.chaos import Chaos
from tests.soak.discord_server import SoakDiscord
from tests.soak.judge import Judge
from tests.soak.people import People
from tests.soak.running_bot import RunningBot
from tests.soak.stored import Stored
from tests.sockets.loopback_discord import serving

_CONNECTING_SECONDS = 90.0


@dataclass(frozen=True)
class Plan:
    """It ends after ``seconds``, or after that number of ``kills`` if there is one.

    A life ends after a random time up to ``life_seconds``; ``stops`` is the share of those that end as an operator ends
    one. After every ``lives_between_rests`` the bot is left alone and judged. ``pause`` is between two things that
    people do, and ``mishaps`` is the share of requests that fail.
    """

    seed: int
    seconds: float
    kills: int | None = None
    life_seconds: float = 12.0
    lives_between_rests: int = 5
    stops: float = 0.15
    pause: float = 0.03
    mishaps: float = 0.04
    speed: float = 8.0
    workers: int = 2
    people: int = 9
    channels: int = 6

    def with_seed(self, seed: int) -> Plan:
        return replace(self, seed=seed)


@dataclass
class Report:
    seed: int
    kills: int = 0
    stops: int = 0
    rests: int = 0
    mishaps: int = 0
    lost_connections: int = 0
    shown: int = 0
    records: int = 0
    verified: int = 0
    tables: Counter[str] = field(default_factory=Counter)
    done: dict[str, int] = field(default_factory=dict)
    wrong: list[str] = field(default_factory=list)

    def lines(self) -> list[str]:
        tables = ", ".join(f"{number} {what}" for what, number in sorted(self.tables.items()))
        done = ", ".join(f"{number} {what}" for what, number in sorted(self.done.items()))
        return [
            f"seed {self.seed}: {self.kills} kills, {self.stops} stops, {self.rests} rests, {self.mishaps} mishaps, "
            f"{self.lost_connections} lost connections",
            f"people: {done}",
            f"tables: {tables}",
            f"{self.records} records, {self.shown} messages compared with them, {self.verified} matches verified",
            *(f"WRONG: {each}" for each in self.wrong),
        ]


async def soak(plan: Plan, folder: Path, say: Callable[[str], object] = lambda line: None) -> Report:
    """Stops at the first rest or kill after which something is wrong, and leaves database and log in ``folder``."""
    randomness = random.Random(plan.seed)
    chaos = Chaos(random.Random(randomness.random()), plan.mishaps)
    names = tuple(str(100 + number) for number in range(plan.people))
    channels = [str(20 + number) for number in range(plan.channels)]
    discord = SoakDiscord(names, channels, random.Random(randomness.random()), chaos)
    report = Report(plan.seed)
    async with serving(discord):
        bot = RunningBot(folder, discord, speed=plan.speed, epoch=time.time(), workers=plan.workers)
        stored = Stored(bot.database)
        people = People(discord, stored, random.Random(randomness.random()))
        judge = Judge(discord, stored, people, bot.log)
        discord.watch = judge.see
        try:
            await bot.prepare()
            await _open_tables(bot, discord, chaos, people)
            judge.after_kill()
            began = time.monotonic()
            while not judge.wrong and not _is_over(plan, report, began):
                await bot.start()
                resting = bot.lives % plan.lives_between_rests == 0
                await _live(plan, randomness, discord, people, report, until_ready=resting)
                if resting:
                    chaos.on = False
                    await judge.at_rest()
                    chaos.on = True
                    report.rests += 1
                    say(f"{time.monotonic() - began:.0f} s, {report.kills} kills, {len(stored.tables())} tables")
                if randomness.random() < plan.stops:
                    await _stop(bot, judge)
                    report.stops += 1
                else:
                    await bot.kill()
                    report.kills += 1
                judge.after_kill()
            if not judge.wrong:
                await _end(bot, discord, chaos, judge, report)
                report.verified = await judge.at_the_end(bot.database, bot.key)
        finally:
            await bot.close()
            report.wrong = judge.wrong
            report.mishaps, report.shown, report.done = chaos.happened, judge.shown, people.done
            report.records = sum(map(len, stored.records.values()))
            report.tables = Counter(f"{row.game} {row.status}" for row in stored.tables())
    return report


def _is_over(plan: Plan, report: Report, began: float) -> bool:
    enough = plan.kills is not None and report.kills >= plan.kills
    return enough or time.monotonic() - began > plan.seconds


async def _open_tables(bot: RunningBot, discord: SoakDiscord, chaos: Chaos, people: People) -> None:
    """The first life: nothing goes wrong until each game has its table."""
    chaos.on = False
    await bot.start()
    await asyncio.wait_for(discord.ready.wait(), _CONNECTING_SECONDS)
    await people.begin()
    chaos.on = True
    await bot.kill()


async def _live(
    plan: Plan, randomness: random.Random, discord: SoakDiscord, people: People, report: Report, *, until_ready: bool
) -> None:
    """People do things for a while, which may be over before the bot is there."""
    end = time.monotonic() + randomness.uniform(0, plan.life_seconds)
    if until_ready or randomness.random() < 0.8:
        await asyncio.wait_for(discord.ready.wait(), _CONNECTING_SECONDS)
        end = max(end, time.monotonic() + randomness.uniform(0, plan.life_seconds / 2))
    while time.monotonic() < end:
        if not discord.ready.is_set():
            await asyncio.sleep(plan.pause)
            continue
        await people.do_something()
        if randomness.random() < 0.01:
            await discord.drop_gateway()
            report.lost_connections += 1
        # Some things are done at the same instant.
        if randomness.random() < 0.8:
            await asyncio.sleep(randomness.uniform(0, 2 * plan.pause))


async def _end(bot: RunningBot, discord: SoakDiscord, chaos: Chaos, judge: Judge, report: Report) -> None:
    """A last bot, which is judged at rest and ends as an operator ends it."""
    chaos.on = False
    await bot.start()
    await asyncio.wait_for(discord.ready.wait(), _CONNECTING_SECONDS)
    await judge.at_rest()
    report.rests += 1
    await _stop(bot, judge)
    judge.after_kill()


async def _stop(bot: RunningBot, judge: Judge) -> None:
    if (code := await bot.stop()) != 0:
        judge.wrong.append(f"the bot ended with {code}")

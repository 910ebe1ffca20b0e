"""A simulation of 100,000 servers at evening peak: what gives first, and how far each remedy carries.

``python -m bench evening`` takes seconds. `Costs` are what `bench.scaling` measured; how many servers play at the peak,
and how fast, are assumptions, which `Evening` names. Everything else follows by queues: decisions come at random, each
process works on one at a time, and all share one database and Discord's limit: as they need it or, for comparison,
each with a share of its own.
"""

from __future__ import annotations

import heapq
import random
import statistics
from collections.abc import Sequence
from dataclasses import dataclass, replace

from bench.measure import tell

SEED = 7
SECONDS = 300.0
"""Of evening. The first fifth, in which queues fill, is not counted."""

UNBEARABLE_SECONDS = 3.0
"""A board that follows later than this feels broken."""


@dataclass(frozen=True, slots=True)
class Costs:
    """Seconds of one processor, and requests, for each decision at a table; MB for a process, a server and a table."""

    process_seconds: float = 0.084
    saves: float = 2.0
    save_seconds: float = 0.0016
    """Of PostgreSQL's processor, where saves come one by one; in groups it is a tenth of that."""
    requests: float = 1.13
    process_megabytes: float = 250.0
    server_megabytes: float = 0.023
    table_megabytes: float = 0.016


@dataclass(frozen=True, slots=True)
class Evening:
    """``playing``: the part of the servers that have a table in play; ``pause``: seconds between decisions there.

    ``by_answer``: the part of the boards that is shown by the answer to a press, which no limit counts. ``divided``:
    each process has a share of Discord's limit of its own.
    """

    servers: int = 100_000
    playing: float = 0.01
    pause: float = 12.0
    processes: int = 16
    database_cores: int = 4
    requests_a_second: float = 50.0
    by_answer: float = 0.0
    divided: bool = False

    @property
    def tables(self) -> float:
        return self.servers * self.playing

    @property
    def decisions_a_second(self) -> float:
        return self.tables / self.pause


@dataclass(frozen=True, slots=True)
class Found:
    """How busy each part was, 1 for all of the time, and how long boards took to follow, in seconds."""

    process: float
    database: float
    discord: float
    p50: float
    p99: float

    @property
    def first_to_give(self) -> str:
        busy = {"Discord's limit": self.discord, "processes": self.process, "database": self.database}
        return max(busy, key=lambda part: busy[part])

    @property
    def holds(self) -> bool:
        return self.p99 < UNBEARABLE_SECONDS


def simulate(evening: Evening, costs: Costs, seconds: float = SECONDS) -> Found:
    """Discord spreads servers over shards by number, so each process has nearly the same."""
    pick = random.Random(SEED)
    decisions = sorted(_decisions(evening, seconds, pick))
    free = [0.0] * evening.processes
    may_send = [0.0] * (evening.processes if evening.divided else 1)
    cores = [0.0] * evening.database_cores
    between_requests = len(may_send) / (evening.requests_a_second * 0.9)
    worked = stored = 0.0
    requested = 0
    ready: list[tuple[float, float, int]] = []
    for at, process in decisions:
        # The work around a decision varies as much as it is long: a roll is little, an animation much.
        work = pick.expovariate(1 / costs.process_seconds)
        saving = pick.expovariate(1 / (costs.saves * costs.save_seconds))
        worked, stored = worked + work, stored + saving
        began = max(at, free[process])
        core = heapq.heappop(cores)
        saved = max(began, core) + saving
        heapq.heappush(cores, saved)
        free[process] = began + work
        ready.append((max(saved, began + work), at, process))
    waits = []
    for done, at, process in sorted(ready):
        queue = process % len(may_send)
        shown = done
        for _ in range(_whole(costs.requests * (1 - evening.by_answer), pick)):
            requested += 1
            shown = max(shown, may_send[queue])
            may_send[queue] = shown + between_requests
        if at > seconds / 5:
            waits.append(shown - at)
    return Found(
        process=worked / seconds / evening.processes,
        database=stored / seconds / evening.database_cores,
        discord=requested / seconds / (evening.requests_a_second * 0.9),
        p50=_percentile(waits, 50),
        p99=_percentile(waits, 99),
    )


def _decisions(evening: Evening, seconds: float, pick: random.Random) -> list[tuple[float, int]]:
    """When each comes, and which process's it is."""
    at, found = 0.0, []
    while (at := at + pick.expovariate(evening.decisions_a_second)) < seconds:
        found.append((at, pick.randrange(evening.processes)))
    return found


def _whole(number: float, pick: random.Random) -> int:
    """A whole number that is as large on average."""
    return int(number) + (pick.random() < number % 1)


def _percentile(values: Sequence[float], percent: int) -> float:
    return statistics.quantiles(values, n=100)[percent - 1] if len(values) > 1 else 0.0


def most_tables(evening: Evening, costs: Costs) -> int:
    """At how many tables people can play before boards take unbearably long, to two figures."""
    fits, too_many = 0.0, 1.0
    while too_many - fits > fits / 50:
        middle = (fits + too_many) / 2 if fits else too_many / 2
        if simulate(replace(evening, playing=middle), costs, 120.0).holds:
            fits = middle
        else:
            too_many = middle
    return int(round(evening.servers * fits, -1))


def report() -> None:
    costs, evening = Costs(), Evening()
    print(f"Evening: {evening.servers:,} servers, a decision at each table every {evening.pause:.0f} s, simulated")
    print("  how busy: processes, database, Discord’s limit; how late boards follow; what gives")
    for playing in (0.001, 0.003, 0.005, 0.01, 0.05):
        _tell(replace(evening, playing=playing), costs)
    print("  if each process had a share of Discord’s limit of its own")
    for playing in (0.001, 0.003):
        _tell(replace(evening, playing=playing, divided=True), costs)
    print("  if the answer to a press showed the board, for nine presses of ten (which the bot does not do)")
    for playing in (0.01, 0.03, 0.05):
        _tell(replace(evening, playing=playing, by_answer=0.9), costs)
    print("  with 1,000 requests a second, as Discord grants some bots from 150,000 servers on")
    for playing, processes in ((0.01, 16), (0.02, 16), (0.05, 64), (0.1, 128)):
        _tell(replace(evening, playing=playing, processes=processes, requests_a_second=1000), costs)
    print("  tables until boards take 3 s in one of a hundred cases")
    alone = replace(evening, requests_a_second=1e6)
    tell("one process, were there no limit of Discord’s", f"{most_tables(replace(alone, processes=1), costs):9,}")
    tell("16 processes, the same", f"{most_tables(replace(alone, processes=16), costs):9,}")
    database = replace(costs, process_seconds=1e-6)
    tell("a database of 4 cores, were all else free", f"{most_tables(alone, database):9,}")
    tell("Discord’s 50 requests a second", f"{most_tables(replace(evening, processes=16), costs):9,}")
    memory = evening.processes * costs.process_megabytes + evening.servers * costs.server_megabytes
    tell("memory of 16 processes, 1,000 tables", f"{(memory + evening.tables * costs.table_megabytes) / 1024:9.1f} GB")


def _tell(evening: Evening, costs: Costs) -> None:
    found = simulate(evening, costs)
    tell(
        f"{evening.tables:,.0f} tables, {evening.decisions_a_second:.0f} a second, {evening.processes} processes",
        f"{found.process:7.0%} {found.database:6.0%} {found.discord:6.0%}   p50 {found.p50:7.2f} s,"
        f" p99 {found.p99:7.2f} s   {'' if found.holds else found.first_to_give}",
    )

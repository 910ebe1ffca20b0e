"""``python -m tests.soak --minutes 10 --seed 1``: see `tests.soak.soak`. Ends with 1 if anything was wrong."""

import argparse
import asyncio
import secrets
import sys
import tempfile
from pathlib import Path

from tests.soak.soak import Plan, soak


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.soak")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--seed", type=int, default=secrets.randbelow(2**32))
    parser.add_argument("--kills", type=int, default=None, help="end after that number of kills")
    parser.add_argument("--life", type=float, default=Plan.life_seconds, help="longest seconds between two kills")
    parser.add_argument("--mishaps", type=float, default=Plan.mishaps, help="share of Discord's answers that fail")
    parser.add_argument("--speed", type=float, default=Plan.speed, help="how fast the bot's time runs")
    parser.add_argument("--folder", type=Path, default=None, help="where database and log are left")
    chosen = parser.parse_args()
    folder = chosen.folder or Path(tempfile.mkdtemp(prefix="soak-"))
    folder.mkdir(parents=True, exist_ok=True)
    print(f"seed {chosen.seed}, database and log in {folder}", flush=True)
    plan = Plan(
        chosen.seed,
        chosen.minutes * 60,
        kills=chosen.kills,
        life_seconds=chosen.life,
        mishaps=chosen.mishaps,
        speed=chosen.speed,
    )
    report = asyncio.run(soak(plan, folder, lambda line: print(line, flush=True)))
    print("\n".join(report.lines()))
    return 1 if report.wrong else 0


if __name__ == "__main__":
    sys.exit(main())

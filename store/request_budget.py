"""Discord's limit for all of a bot's requests, shared by its processes: each reserves what it needs, and waits.

One row says up to when everything is given away. A share for each process would take no database, but where each may
send only some requests a second, people wait for seconds long before the whole is used up (`docs/scaling.md`).
"""

from __future__ import annotations

from sqlalchemy import Double, case, cast, extract, func, literal, text
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncEngine

from store.outage import Outage
from store.schema import request_budget

REQUESTS_A_SECOND = 50
"""What Discord allows a bot, unless it has raised that for a large one."""

LONGEST_QUEUE_SECONDS = 900
"""Nobody waits for an answer for longer. Where requests seem to be given away for longer, the clock was wrong."""


class RequestBudget:
    """Raises DatabaseAway as the store does. Only PostgreSQL has it, where several processes are."""

    def __init__(self, engine: AsyncEngine, outage: Outage) -> None:
        self._engine = engine
        self._outage = outage

    async def reserve(self, count: int, *, burst: float, per_second: float) -> float:
        """Returns in how many seconds the first of the requests may go out, perhaps less than 0.

        The others follow at ``per_second``; ``burst`` may go out at once after a pause.
        """
        now = cast(extract("epoch", func.clock_timestamp()), Double)
        taken, saved_up = literal(count / per_second, Double), literal((burst - 1) / per_second, Double)
        first = insert(request_budget).values(id=1, free_at=now - saved_up + taken)
        free_at = request_budget.c.free_at
        is_true = free_at.between(now - saved_up, now + LONGEST_QUEUE_SECONDS)
        reserved = first.on_conflict_do_update(
            index_elements=["id"], set_={"free_at": case((is_true, free_at), else_=now - saved_up) + taken}
        )
        try:
            async with self._engine.begin() as connection:
                # What a crash of the server takes away is a second of the limit: no wait for the disk is worth that.
                await connection.execute(text("SET LOCAL synchronous_commit = off"))
                wait = reserved.returning(free_at - taken - now)
                return float((await connection.execute(wait)).scalar_one())
        except Exception as error:
            raise self._outage.translated(error) from error

"""Computer players at the tables: they move without anybody pressing, at a pace people can follow."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Hashable, Sequence

from cachetools import LRUCache

from engine.game import ROLL, Seat
from engine.long_work import decide
from host.background.cancelling import cancel
from host.host import Host
from host.match.running import ComputerPosition
from host.refusal import Refused
from host.table.public_table import PublicTable
from host.workers import Workers
from store.errors import DatabaseAway

log = logging.getLogger(__name__)

PATIENCE = 5
"""Paces that a computer waits at most where people may do something that its act would prevent."""

_ANSWERS = 10_000
"""The number of tables of which is remembered who has nothing to object."""


class ComputerPlayers:
    """``show`` gets the table after every move; ``pace`` is the seconds a computer takes before it acts.

    A turn that fails is left to the caretaker, who wakes the computers again later.
    """

    def __init__(
        self,
        host: Host,
        *,
        show: Callable[[PublicTable], Awaitable[object]],
        pace: float,
        workers: Workers,
    ) -> None:
        self._host = host
        self._workers = workers
        self._show = show
        self.pace = pace
        self._answers: LRUCache[int, tuple[Hashable, frozenset[Seat]]] = LRUCache(_ANSWERS)
        self._pauses: dict[int, tuple[ComputerPosition, asyncio.Task[None]]] = {}
        self._playing: dict[int, asyncio.Task[None]] = {}
        self._woken: set[int] = set()
        self._closed = False

    def wake(self, table_id: int) -> None:
        """Plays on at the table for as long as a computer is to act there; not after `close`."""
        if self._closed:
            return
        # A computer that has just decided to do nothing must look again.
        self._woken.add(table_id)
        if table_id not in self._playing:
            task = asyncio.create_task(self._play(table_id), name=f"computers-of-table-{table_id}")
            self._playing[table_id] = task

    def nothing_to_object(self, table_id: int, seat: Seat, objection: Hashable) -> None:
        """The person of the seat lets it pass: computers need not wait for them (R5). See `Game.objection`."""
        passed, seats = self._answers.get(table_id, (objection, frozenset[Seat]()))
        # Another objection begins its own count: what was let pass was about another move.
        self._answers[table_id] = objection, (seats | {seat} if passed == objection else frozenset({seat}))
        if table_id in self._pauses:
            position, pause = self._pauses[table_id]
            if self._is_let_pass(table_id, position):
                pause.cancel()

    @property
    def tables_at_work(self) -> int:
        """The number of tables at which a computer is to act."""
        return len(self._playing)

    async def close(self) -> None:
        """Stop all computers at once: whatever they were thinking about, the next start thinks of again."""
        self._closed = True
        await cancel(self._playing.values())

    async def _play(self, table_id: int) -> None:
        unshown: PublicTable | None = None
        try:
            while True:
                # Before the position is read: who wakes it from here on has changed something that may not be in it.
                self._woken.discard(table_id)
                positions = await self._host.computer_positions(table_id)
                decision = await self._decision(positions)
                if decision is None:
                    if unshown is None:
                        if table_id in self._woken:
                            continue
                        return
                    # People may act while it is being shown: look again afterwards.
                    showing, unshown = unshown, None
                    await self._show(showing)
                    continue
                place, code = decision
                position = positions[place]
                # A roll is shown together with the move that follows it.
                quiet = position.decision.game.spec.quiet_rolls and code == ROLL
                if position.objectors:
                    if unshown is not None:
                        showing, unshown = unshown, None
                        await self._show(showing)
                    await self._wait_for_people(table_id, position)
                elif not quiet:
                    await asyncio.sleep(self.pace)
                try:
                    unshown = await self._host.act_for_computer(table_id, position, code)
                except Refused:
                    continue  # The table changed meanwhile: look again.
                if not quiet:
                    showing, unshown = unshown, None
                    await self._show(showing)
        except DatabaseAway:
            log.info("The computer players of table %d wait for the database", table_id)
        except Exception:
            log.exception("The computer players of table %d stopped", table_id)
            # What was done is in the record already, so people must see it.
            if unshown is not None:
                await self._show(unshown)
        finally:
            # Not in a callback of the task: a table that wakes between its end and the callback would sleep on.
            self._playing.pop(table_id, None)
            self._woken.discard(table_id)

    async def _decision(self, positions: Sequence[ComputerPosition]) -> tuple[int, str] | None:
        """The first that wants to act, as its place among these, and the code of what it does."""
        if not positions:
            return None
        # By a lesson's script: there is nothing to think about.
        if positions[0].prepared is not None:
            return 0, positions[0].prepared
        return await self._workers.run(decide, [position.decision for position in positions])

    async def _wait_for_people(self, table_id: int, position: ComputerPosition) -> None:
        """Until all have answered, their time is over, or the position has changed (R5).

        That is as long, whether there is ground to object or not.
        """
        for _ in range(PATIENCE):
            await self._pause(table_id, position)
            if self._is_let_pass(table_id, position):
                return
            # A person who objects changes the position; then it is their turn to be waited for.
            present = await self._host.computer_positions(table_id)
            if position.key not in [each.key for each in present]:
                return

    async def _pause(self, table_id: int, position: ComputerPosition) -> None:
        """For as long as the pace says, or until the last person has let the move pass."""
        pause = asyncio.create_task(asyncio.sleep(self.pace))
        self._pauses[table_id] = position, pause
        try:
            # Not the task itself: its end by cancelling is no error here.
            await asyncio.wait({pause})
        finally:
            pause.cancel()
            del self._pauses[table_id]

    def _is_let_pass(self, table_id: int, position: ComputerPosition) -> bool:
        objection, seats = self._answers.get(table_id, (None, frozenset[Seat]()))
        return objection == position.objection and position.objectors <= seats

"""What learners ask of a lesson's table: the next explanation, a hint, and to play on freely."""

from __future__ import annotations

from collections.abc import Sequence

from engine.fair_dice import pick_of
from engine.game import IllegalAction
from engine.long_work import Decision, decide
from host import lesson
from host.keeper import TableKeeper
from host.lesson_script import next_act
from host.public_table import PublicTable
from host.refusal import Refused
from host.running import require_seat
from host.table import Table
from host.workers import Workers


class Teaching:
    def __init__(self, keeper: TableKeeper, workers: Workers) -> None:
        self._keeper = keeper
        self._workers = workers

    async def leave_script(
        self, table_id: int, person_id: int, codes: Sequence[str], version: int, *, press: str
    ) -> PublicTable:
        """The lesson's match goes on freely, with the acts of ``codes`` if there are any. Raises like `Host.act`."""

        def change(table: Table) -> Table:
            require_seat(table, person_id)
            freed = lesson.left(table)
            return lesson.act(freed, person_id, codes[0], version, press, codes[1:]) if codes else freed

        return await self._keeper.pressed(table_id, change)

    async def read_page(self, table_id: int, person_id: int, page: int) -> PublicTable:
        """The learner has read that explanation of the lesson. Raises Refused("outdated") if they had before."""

        def change(table: Table) -> Table:
            require_seat(table, person_id)
            return lesson.page_read(table, page)

        return await self._keeper.pressed(table_id, change)

    async def hint(self, table_id: int, person_id: int) -> str:
        """The code of what the strongest computer would do at the person's seat, or the script. Raises Refused.

        It gets what the person may know, and no more.
        """
        table = await self._keeper.folded(table_id)
        seat = require_seat(table, person_id)
        if table.lesson is None:
            raise Refused("no-hints")
        if seat not in table.running_match.to_act():
            raise IllegalAction("not-your-turn")
        if (prepared := next_act(table)) is not None:
            return prepared.code
        game = table.edition
        pick = pick_of(bytes.fromhex(table.commitment), table.version, seat)
        decision = Decision(game, table.running_match.view(seat), game.spec.levels[-1], pick)
        decided = await self._workers.run(decide, [decision])
        if decided is None:
            raise Refused("no-hints")
        return decided[1]

"""What a computer player must know to act."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from engine.fair_dice import pick_of
from engine.game import AnyGame, Pick, Seat
from engine.long_work import Decision
from host.lesson_script import is_reading, next_act
from host.table import Table


@dataclass(frozen=True, slots=True)
class ComputerPosition:
    """``view`` is that of the seat to be played, ``level`` its player's; ``version`` is the match's.

    ``pick`` is its source of chance, which gives the same in the same position of the match.

    ``prepared`` is the code of what a lesson's script has it do, None where it decides itself.
    ``people_may_act``: people may do something, too, before the turn goes on, and need time for it.
    """

    game: AnyGame
    version: int
    seat: Seat
    level: str
    view: Any
    people_may_act: bool
    prepared: str | None
    pick: Pick = field(compare=False, repr=False)

    @property
    def decision(self) -> Decision:
        """What the player itself gets."""
        return Decision(self.game, self.view, self.level, self.pick)

    @property
    def key(self) -> tuple[int, Seat, bool]:
        """Stays the same as long as the position does; people who leave or come back change it, too."""
        return (self.version, self.seat, self.people_may_act)


def computer_positions(table: Table) -> tuple[ComputerPosition, ...]:
    """Of all seats that computers may play now. The match must have been folded."""
    seats = table.computers_to_act
    if not seats or is_reading(table):
        return ()
    match, prepared = table.running_match, next_act(table)
    if prepared is not None:
        seats = tuple(seat for seat in seats if seat == prepared.seat)
    people = [other for other in match.to_act()[1:] if not table.seats[other].played_by_computer]
    people_may_act = bool(people) and table.edition.leaves_time(match.state)
    return tuple(
        ComputerPosition(
            game=table.edition,
            version=table.version,
            seat=seat,
            level=table.seats[seat].level,
            view=match.view(seat),
            people_may_act=people_may_act and prepared is None,
            prepared=None if prepared is None else prepared.code,
            pick=pick_of(table.secret.value, table.version, seat),
        )
        for seat in seats
    )

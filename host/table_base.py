"""What everybody in the channel may know of a table: the fields that `Table` and `PublicTable` have in common.

Nothing secret may be a field here, since all of them leave ``host/`` with a `PublicTable`.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.game import NORMAL, AnyGame, OptionValue, Outcome, Seat
from engine.transcript import PROTOCOL
from host.chronicle import Chronicle
from host.clock import TurnClock
from host.display import Display
from host.lesson_progress import LessonProgress
from host.person import Person
from host.proposal import Proposal
from host.reasons import Cancellation
from host.seat_holder import SeatHolder
from host.series import Series
from host.status import Status
from host.table_preferences import TablePreferences


@dataclass(frozen=True, slots=True, kw_only=True)
class TableBase:
    """Times are in seconds since 1970. ``guild_id`` is `store.rows.DIRECT_MESSAGES` for a table in one person's
    direct messages, where only they and computers play. ``message_id`` is the message that shows the table, and
    ``display`` what its channel shows of it. ``language`` None follows the server.

    ``game`` is the edition that the match is played by, in the lobby the newest; None if it is gone. ``readable`` is
    False for a match that cannot be shown, because its edition is gone or its record is damaged. ``milestones`` is the
    number of results that it has had, and ``outcome`` stays when the rules are gone.
    ``preferences`` are what the table has chosen besides its options. ``commitment`` binds the host to the secret of
    the dice, and ``protocol`` says how they follow from it.

    ``waiting_for`` is the person whose decision is needed, None while it is a computer's or nobody's; ``waiting_since``
    is when the table began to wait as it does. ``clock`` is that person's, None where nobody else is there.
    ``replaced`` are the people whose seats the others, or the clock, gave to computers, until each has been notified.
    ``known_to_forgotten`` are the seats of a running match whose secrets people may know who had their data deleted.

    ``series`` is None for a first match, ``lesson`` for a game like any other, ``cancellation`` where nobody gave a
    reason. ``forgotten``: the table ended because nobody started its match, or went on with it, for long.
    ``chronicle`` is what has happened among the table's people since the start.
    """

    id: int
    guild_id: int
    channel_id: int
    message_id: int | None = None
    display: Display = field(default_factory=Display)
    language: str | None = None
    game_key: str
    game: AnyGame | None
    options: dict[str, OptionValue]
    preferences: TablePreferences = field(default_factory=TablePreferences)
    status: Status
    readable: bool = True
    seats: tuple[SeatHolder, ...]
    leader: int
    commitment: str
    protocol: int = PROTOCOL
    milestones: int = 0
    outcome: Outcome | None = None
    waiting_since: float
    waiting_for: int | None = None
    clock: TurnClock | None = None
    replaced: frozenset[int] = frozenset()
    known_to_forgotten: frozenset[Seat] = frozenset()
    proposal: Proposal | None = None
    series: Series | None = None
    lesson: LessonProgress | None = None
    cancellation: Cancellation | None = None
    forgotten: bool = False
    chronicle: Chronicle = ()

    @property
    def edition(self) -> AnyGame:
        """The rules, which must be there."""
        if self.game is None:
            raise ValueError(f"table {self.id} has no rules")
        return self.game

    @property
    def stand_in(self) -> str:
        """The level of the computers that play for people who are away."""
        chosen = self.preferences.stand_in
        return chosen if self.game is not None and chosen in self.game.spec.levels else NORMAL

    @property
    def people(self) -> tuple[Person, ...]:
        """Everybody who holds a seat and is not away, in the order of the seats."""
        return tuple(holder.person for holder in self.seats if holder.person is not None and not holder.away)

    def seat_of(self, person_id: int) -> Seat | None:
        return next((seat for seat, holder in enumerate(self.seats) if holder.belongs_to(person_id)), None)

    def belongs_to(self, person_id: int) -> bool:
        """Whether the person has a seat that they have not resigned."""
        seat = self.seat_of(person_id)
        return seat is not None and not self.seats[seat].resigned

    @property
    def awaited(self) -> tuple[int, ...]:
        """The people of the match before who have not agreed to the rematch that the table invites to."""
        if self.series is None or self.status is not Status.LOBBY:
            return ()
        return tuple(person for person in self.series.people if self.seat_of(person) is None)

    @property
    def behind(self) -> bool:
        """Whether something of the table is still to be shown in its channel, or to be taken away there."""
        display = self.display
        if display.gone:
            return False
        result_missing = display.announced < self.milestones and self.status in (Status.PLAYING, Status.FINISHED)
        has_message = self.status.is_open or self.message_id is not None
        outdated = display.shown != display.changes or not display.pictures
        left = display.posting or bool(display.leftovers)
        return result_missing or display.notice_due or left or (has_message and outdated)

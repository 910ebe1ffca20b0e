"""A match is its record: folding the record by one edition of the rules gives the state, always the same one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from engine.chance import Chance, ChanceResult, is_possible
from engine.game import AnyGame, Event, IllegalAction, Milestone, Outcome, Seat, Step, TakenBack
from engine.orders import cause_of, ended_by, is_possible_order, ordered_code
from engine.transcript import (
    CANCELLED,
    RESIGNED,
    Acted,
    AppendLog,
    Chanced,
    CorruptRecord,
    Header,
    Note,
    Ordered,
    Record,
    Seated,
    Seeded,
    StandingOrder,
    Stopped,
    Transcript,
    Undone,
    acted,
    orders_after,
    seeds_after,
    taken_back,
)

Draw = Callable[[int, Chance], ChanceResult]
"""Resolves draw number ``index`` of a match; `FairDice.draw` in play, a script in tests."""

Entry = tuple[Record, Step[Any]]
"""A record that is no note, and what it makes of the state."""

ENDS = (Stopped(CANCELLED), Stopped(RESIGNED))
"""The records that end a match whatever its rules say."""

RECENT_RECORDS = 256
"""The events of this many records are kept: two rounds of the largest table. Older ones come from `positions`."""


class Position(NamedTuple):
    """Effect of one record on the match. ``number`` counts the records up to it, it included.

    ``undo_points`` and ``orders`` are as in `Match`. A decision that is taken back later has its events here: they were
    seen.
    """

    number: int
    record: Record
    state: Any
    events: tuple[Event, ...]
    undo_points: tuple[UndoPoint, ...] = ()
    orders: tuple[StandingOrder, ...] = ()


class UndoPoint(NamedTuple):
    """A decision that could still be taken back: ``seat`` made it in ``state``, after ``version`` records."""

    version: int
    seat: Seat
    state: Any


class Match(NamedTuple):
    """One match as a value: every change gives a new one, so a failed save loses nothing.

    ``version`` counts the records without notes: it tells two positions of a match apart. ``recent`` are the events of
    the latest of these records, one tuple each, `RECENT_RECORDS` at most. ``draws`` and ``milestones`` count what the
    whole record holds of them; ``seeds`` are the client seeds in force, ``orders`` the standing orders.

    ``undo_points`` are the decisions since the last draw, stop or revelation, oldest first. What was taken back is not
    among them, and has no events in ``recent``.
    """

    game: AnyGame
    header: Header
    records: AppendLog[Record]
    state: Any
    version: int
    recent: AppendLog[tuple[Event, ...]]
    draws: int
    milestones: int
    seeds: tuple[str | None, ...]
    undo_points: tuple[UndoPoint, ...] = ()
    orders: tuple[StandingOrder, ...] = ()

    @classmethod
    def begin(cls, game: AnyGame, header: Header, draw: Draw, cause: str | None = None) -> Match:
        """A new match, set up as far as chance alone can take it. Raises IllegalAction for impossible options."""
        state = game.new(header.options, header.seats)
        match = cls(game, header, AppendLog(), state, 0, AppendLog(), 0, 0, header.seeds)
        drawn = match._drawn(state, draw, cause)
        # Without a draw there is no record yet, and the state is the one that the options give.
        return match._after(drawn) if drawn else match

    @classmethod
    def fold(cls, game: AnyGame, transcript: Transcript) -> Match:
        """The match that the records describe. Raises CorruptRecord if the rules refuse one of them."""
        state = _initial_state(game, transcript.header)
        recent: list[tuple[Event, ...]] = []
        draws = milestones = 0
        seeds = transcript.header.seeds
        undo_points: tuple[UndoPoint, ...] = ()
        orders: tuple[StandingOrder, ...] = ()
        for position in positions(game, transcript):
            state, undo_points, orders = position.state, position.undo_points, position.orders
            if isinstance(position.record, Undone):
                recent[position.record.to :] = [()] * (len(recent) - position.record.to)
            if not isinstance(position.record, Note):
                recent.append(position.events)
            draws += isinstance(position.record, Chanced)
            milestones += milestones_of(position.record, position.events)
            seeds = seeds_after(seeds, position.record)
        return cls(
            game,
            transcript.header,
            AppendLog(transcript.records),
            state,
            len(recent),
            AppendLog(recent[-RECENT_RECORDS:]),
            draws,
            milestones,
            seeds,
            undo_points,
            orders,
        )

    @property
    def transcript(self) -> Transcript:
        return Transcript(self.header, self.records)

    @property
    def ended(self) -> bool:
        """Tell whether one of the `ENDS` ended it."""
        return bool(self.records) and self.records[-1] in ENDS

    @property
    def over(self) -> bool:
        return self.ended or self.game.outcome(self.state) is not None

    @property
    def outcome(self) -> Outcome | None:
        return outcome_of(self.game, self.transcript, self.state)

    def to_act(self) -> tuple[Seat, ...]:
        return () if self.ended else self.game.to_act(self.state)

    def order_of(self, seat: Seat) -> StandingOrder | None:
        """The seat's standing order."""
        return next((each for each in self.orders if each.order.seat == seat), None)

    def by_order(self) -> tuple[StandingOrder, str] | None:
        """The order by which the table acts now, and the code of the act."""
        standing = self._order_in_turn()
        if standing is None:
            return None
        code = ordered_code(self.game, self.state, standing.order, self.records[standing.place + 1 :])
        return None if code is None else (standing, code)

    def with_order_ended(self) -> Match:
        """The match with a note that the order of the seat in turn is over, if its end has come."""
        standing = self._order_in_turn()
        if standing is None:
            return self
        end = ended_by(self.game, self.state, standing.order, self.records[standing.place + 1 :])
        return self if end is None else self.note(Ordered(standing.order.seat, (), (end,)))

    def _order_in_turn(self) -> StandingOrder | None:
        return self.order_of(self.to_act()[0]) if self.orders and not self.over else None

    def act(self, seat: Seat, code: str, draw: Draw, cause: str | None = None, ordered: int | None = None) -> Match:
        """The match after the seat's action and all that chance makes of it. Raises IllegalAction.

        ``cause`` is the id of the person's press, None for a computer player. ``ordered`` is as in `Acted`.
        """
        self._require_running()
        action = self.game.decode(code)
        step = self.game.apply(self.state, seat, action)
        record = acted(seat, code, self.game.hides(self.state, action), ordered)
        # As far as chance asks for nothing: what it has answered cannot be taken back.
        undo_points = _undo_points_after(self.game, self.undo_points, self.version, record, self.state, step)
        return self._after([(record, step), *self._drawn(step.state, draw, cause)], undo_points)

    def stop(self, scope: str, draw: Draw, cause: str | None = None) -> Match:
        """The match after its table ended ``scope`` early. Raises IllegalAction if nothing of that name can be."""
        self._require_running()
        record, step = Stopped(scope), _stopped(self.game, self.state, scope)
        # An ended match asks chance for nothing more, even in the middle of a draw.
        drawn = [] if record in ENDS else self._drawn(step.state, draw, cause)
        return self._after([(record, step), *drawn])

    def undo(self, to: int) -> Match:
        """The match with the position after its first ``to`` records again.

        Raises IllegalAction("cannot-undo") unless one seat's decisions are all that came after it.
        """
        self._require_running()
        record = Undone(to)
        step, undo_points = _undone(self.undo_points, record)
        known = self._replace(recent=_without(self.recent, self.version - to))
        return known._after([(record, step)], undo_points)

    def note(self, note: Note) -> Match:
        """The match with something in its record that changes no position."""
        self._require_running()
        orders = orders_after(self.orders, len(self.records), note)
        records, seeds = self.records.with_more((note,)), seeds_after(self.seeds, note)
        return self._replace(records=records, seeds=seeds, orders=orders)

    def view(self, viewer: Seat | None) -> Any:
        return self.game.view(self.state, viewer)

    def _drawn(self, state: Any, draw: Draw, cause: str | None) -> list[Entry]:
        """All that chance is asked for in this state and in those that follow from it."""
        game = self.game
        entries: list[Entry] = []
        while (request := game.pending_chance(state)) is not None:
            # Numbered through the match, so that no two draws of one match are the same.
            result = draw(self.draws + len(entries), request)
            step = game.resolve(state, result)
            entries.append((Chanced(request, result, cause), step))
            state = step.state
        return entries

    def _require_running(self) -> None:
        if self.over:
            raise IllegalAction("match-over")

    def _after(self, entries: Sequence[Entry], undo_points: tuple[UndoPoint, ...] = ()) -> Match:
        """The match with these entries, of which there must be one at least."""
        records = [record for record, _ in entries]
        return self._replace(
            records=self.records.with_more(records),
            state=entries[-1][1].state,
            version=self.version + len(entries),
            recent=self.recent.with_more((step.events for _, step in entries), RECENT_RECORDS),
            draws=self.draws + sum(isinstance(record, Chanced) for record in records),
            milestones=self.milestones + sum(milestones_of(record, step.events) for record, step in entries),
            undo_points=undo_points,
        )


def positions(game: AnyGame, transcript: Transcript) -> Iterator[Position]:
    """The state after each record. Raises CorruptRecord at the first one that the rules refuse."""
    state = _initial_state(game, transcript.header)
    over = False
    version = 0
    undo_points: tuple[UndoPoint, ...] = ()
    orders: tuple[StandingOrder, ...] = ()
    cause: str | None = None
    for number, record in enumerate(transcript.records, start=1):
        try:
            if over or game.outcome(state) is not None:
                raise IllegalAction("match-over")
            # Only a resignation that the record names can end a match so: a made-up file may claim anything.
            if record == Stopped(RESIGNED) and not transcript.resigned:
                raise IllegalAction("cannot-stop", scope=RESIGNED)
            cause = _cause_due(record, number - 1, cause)
            if isinstance(record, Acted) and record.ordered is not None:
                since = transcript.records[record.ordered + 1 : number - 1]
                order = next((order for place, order in orders if place == record.ordered), None)
                if order is None or order.seat != record.seat or ordered_code(game, state, order, since) != record.code:
                    raise CorruptRecord("nobody has ordered that")
            if isinstance(record, Undone):
                step, undo_points = _undone(undo_points, record)
            else:
                step = _carried_out(game, state, record)
        except (IllegalAction, CorruptRecord) as refusal:
            raise CorruptRecord(f"record {number - 1}: {record}: {refusal}") from refusal
        match record:
            case Acted():
                undo_points = _undo_points_after(game, undo_points, version, record, state, step)
            case Chanced() | Stopped():
                undo_points = ()
        version += not isinstance(record, Note)
        state, over = step.state, record in ENDS
        orders = orders_after(orders, number - 1, record)
        yield Position(number, record, state, step.events, undo_points, orders)


def standing(game: AnyGame, transcript: Transcript) -> Iterator[Position]:
    """Positions without the decisions that were taken back, and without the records that say so.

    What is found out about a match, such as who captured how often, is found out from these. Raises CorruptRecord.
    """
    gone = taken_back(transcript.records)
    return (position for position in positions(game, transcript) if position.number - 1 not in gone)


def _initial_state(game: AnyGame, header: Header) -> Any:
    try:
        return game.new(game.spec.complete(header.options), header.seats)
    except IllegalAction as refusal:
        raise CorruptRecord(f"header: {refusal}") from refusal


def _cause_due(record: Record, place: int, due: str | None) -> str | None:
    """The cause of draws that may follow the record, None where a press is theirs. Raises CorruptRecord."""
    match record:
        case Acted(ordered=int()):
            return cause_of(place)
        case Chanced(cause=cause) if due is not None and cause != due:
            raise CorruptRecord("has another cause")
        case Chanced():
            return due
    return None


def _carried_out(game: AnyGame, state: Any, record: Acted | Chanced | Stopped | Note) -> Step[Any]:
    match record:
        case Acted(seat, code, hidden):
            action = game.decode(code)
            if hidden != game.hides(state, action):
                raise CorruptRecord("hidden or not, against the rules")
            return game.apply(state, seat, action)
        case Chanced(request, result, _):
            if request != game.pending_chance(state) or not is_possible(request, result):
                raise CorruptRecord("was not asked for")
            return game.resolve(state, result)
        case Stopped(scope):
            return _stopped(game, state, scope)
        case Ordered() if not is_possible_order(game, record):
            raise CorruptRecord("cannot be ordered")
        case Seeded() | Seated() | Ordered():
            return Step(state, ())


def _stopped(game: AnyGame, state: Any, scope: str) -> Step[Any]:
    if Stopped(scope) in ENDS:
        return Step(state, ())
    if scope not in game.spec.stop_scopes:
        raise IllegalAction("cannot-stop", scope=scope)
    return game.stop(state, scope)


def milestones_of(record: Record, events: tuple[Event, ...]) -> int:
    """The number of results to be posted that the record brought about. A resignation's end needs no rules."""
    found = 0
    for event in events:
        if isinstance(event, Milestone):
            found += 1
    return 1 if isinstance(record, Stopped) and record.scope == RESIGNED else found


def _undo_points_after(
    game: AnyGame, before: tuple[UndoPoint, ...], version: int, record: Acted, state: Any, step: Step[Any]
) -> tuple[UndoPoint, ...]:
    """Points to which can be gone back after a decision that made this step, before chance has had its say."""
    if game.pending_chance(step.state) is not None:
        # What it draws would be known, and would be the same again.
        return ()
    if game.reveals(state, step) or milestones_of(record, step.events):
        return ()
    return (*before, UndoPoint(version, record.seat, state))


def _undone(undo_points: tuple[UndoPoint, ...], record: Undone) -> tuple[Step[Any], tuple[UndoPoint, ...]]:
    """The position again, and what can be taken back in it. Raises IllegalAction("cannot-undo")."""
    left = tuple(decision for decision in undo_points if decision.version < record.to)
    gone = undo_points[len(left) :]
    # All that came after the version, and of one seat: what others have answered cannot be taken back.
    if not gone or gone[0].version != record.to or len({decision.seat for decision in gone}) > 1:
        raise IllegalAction("cannot-undo")
    return Step(gone[0].state, (TakenBack(gone[0].seat),)), left


def _without(recent: AppendLog[tuple[Event, ...]], latest: int) -> AppendLog[tuple[Event, ...]]:
    """The events without those of the ``latest`` records, which keep their places."""
    kept = max(0, len(recent) - latest)
    return AppendLog((*recent[:kept], *((),) * (len(recent) - kept)))


Sides = Sequence[Sequence[Seat]]
"""The seats that win and lose together; mostly each stands alone."""


def outcome_of(game: AnyGame, transcript: Transcript, state: Any) -> Outcome | None:
    """Outcome of the match: by its rules or by resignation, resignations counted. None while it goes on."""
    by_rules = game.outcome(state)
    if by_rules is None and transcript.ending != RESIGNED:
        return None
    sides, resigned = game.sides(transcript.header.seats), transcript.resigned
    if by_rules is None:
        return Outcome(places_after([1] * transcript.header.seats, sides, resigned))
    return Outcome(places_after(by_rules.places, sides, resigned), by_rules.scores) if resigned else by_rules


def places_after(places: Sequence[int], sides: Sides, resigned: Sequence[Seat]) -> tuple[int, ...]:
    """The places once those who resigned, in this order, have gone to the end. ``places`` are those by play.

    A seat that has resigned comes last, whatever the computer achieves that plays on for it; of several, the one that
    resigned later is ahead. A pair is ranked by play until both of its seats have resigned; if only one has, that one
    has the worst place of all, and the partner keeps the pair's.
    """
    order = {seat: number for number, seat in enumerate(resigned)}

    def rank(side: Sequence[Seat]) -> tuple[int, int]:
        """The lower, the better."""
        if all(seat in order for seat in side):
            return (1, -max(order[seat] for seat in side))
        return (0, min(places[seat] for seat in side))

    ranks = [rank(side) for side in sides]
    found = {seat: 1 + sum(other < ranks[at] for other in ranks) for at, side in enumerate(sides) for seat in side}
    last = len(sides)
    alone = (seat for side in sides if not all(seat in order for seat in side) for seat in side if seat in order)
    return tuple(place for _, place in sorted({**found, **dict.fromkeys(alone, last)}.items()))


def sides_left(sides: Sides, resigned: Sequence[Seat]) -> list[Sequence[Seat]]:
    """The sides with a seat that has not resigned."""
    return [side for side in sides if not set(side) <= set(resigned)]

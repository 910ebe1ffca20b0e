"""Acts of people at a table before the match begins, and the choices of its leader. Pure: a table in, a table out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from engine.fair_dice import dice_of
from engine.game import NORMAL, AnyGame, IllegalAction, Options, Seat
from engine.match import Match
from engine.transcript import PERSON, Acted, Header, Note, Record, Transcript, computer, taken_back
from host.match.showing import with_notice_due
from host.refusal import Refused, only_leader
from host.table.seats import SOMEBODY, Person, SeatHolder, Turns
from host.table.status import Series, Status, given_reason
from host.table.table import Table, TableBase
from host.table.table_log import LeaderChanged
from host.table.table_preferences import TablePreferences, WhenLate


def join(table: Table, person: Person, press: str) -> Table:
    """The person takes the next free seat; the press's id is their client seed until they choose another."""
    require_lobby(table)
    if table.seat_of(person.id) is not None:
        raise Refused("already-seated")
    if person.id in table.kick:
        raise Refused("put-out")
    holder = SeatHolder(person, press)
    # Those who are awaited have a seat kept for them, which strangers must not take.
    return _agree(table, holder, press) if person.id in table.awaited else _add_stranger(table, holder)


def add_computer(table: Table, asker: Person, level: str) -> Table:
    """Seat a computer player of that level, for the leader. Raises Refused."""
    require_leader(table, asker)
    if level not in table.edition.spec.levels:
        raise Refused("unknown-level")
    return _add(table, SeatHolder(None, level=level))


def remove_computer(table: Table, asker: Person) -> Table:
    """The computer player that came last gets up."""
    require_leader(table, asker)
    computers = [seat for seat, holder in enumerate(table.seats) if holder.person is None]
    if not computers:
        raise Refused("no-computer")
    return replace(table, seats=table.seats[: computers[-1]] + table.seats[computers[-1] + 1 :])


def leave(table: Table, person_id: int) -> Table:
    """The person gets up. The next seat's person leads if they led; a table without people closes."""
    require_lobby(table)
    seat = table.seat_of(person_id)
    if seat is None:
        raise Refused("put-out" if person_id in table.kick else "not-seated")
    left = not_awaited(replace(table, seats=table.seats[:seat] + table.seats[seat + 1 :]), person_id)
    if not left.people:
        return replace(left, status=Status.CLOSED)
    return pass_leadership(left, person_id, seat)


def not_awaited(table: Table, person_id: int) -> Table:
    """The rematch no longer waits for the person's agreement, and no seat is kept for them."""
    return table if table.series is None else replace(table, series=table.series.without_person(person_id))


def kick(table: Table, asker: Person, person_id: int) -> Table:
    """The leader removes a person, who cannot join this invitation again."""
    require_leader(table, asker)
    if person_id == asker.id:
        raise Refused("put-out-yourself")
    if table.seat_of(person_id) is None:
        raise Refused("not-at-table")
    # As if they had left by themselves, which also passes the lead on and closes an empty table.
    return replace(leave(table, person_id), kick=table.kick | {person_id})


def invite(table: Table, asker: Person, called: frozenset[int]) -> Table:
    """Remember that of these people and roles those are called who can come and were not yet. Raises Refused."""
    require_inviting(table, asker)
    # A role is called like a person, and has no seat.
    able = {each for each in called - table.kick if table.seat_of(each) is None}
    if not able:
        raise Refused("cannot-be-invited")
    if able <= table.invited:
        raise Refused("already-invited")
    return replace(table, invited=table.invited | able)


def require_inviting(table: TableBase, asker: Person) -> None:
    """Raises Refused unless the person sits at an invitation with free seats."""
    require_lobby(table)
    if not any(holder.belongs_to(asker.id) for holder in table.seats):
        raise Refused("not-seated")
    if len(table.seats) >= (most := max(table.edition.spec.seat_counts)):
        raise Refused("table-full", most=most)


def pass_leadership(table: Table, former: int, seat: int) -> Table:
    """If ``former`` led, the next person present does, going clockwise from ``seat``."""
    if table.leader != former or not table.people:
        return table
    clockwise = table.seats[seat:] + table.seats[:seat]
    # A person who is away cannot start anything; of those present there is one, since people are left.
    heir = next(holder.person for holder in clockwise if holder.person is not None and not holder.away)
    return led_by(table, heir)


def led_by(table: Table, person: Person) -> Table:
    """The person leads the table from now on."""
    if table.leader == person.id:
        return table
    led = replace(table, leader=person.id)
    # Before the start the invitation shows who leads.
    return led.remembering(LeaderChanged(person)) if table.status is Status.PLAYING else led


def set_options(table: Table, asker: Person, chosen: Options) -> Table:
    """Agree on other values of options, for the leader. Raises Refused, with the rules' own code."""
    require_leader(table, asker)
    options = {**table.options, **chosen}
    try:
        table.edition.spec.check_options(options)
    except IllegalAction as refusal:
        raise Refused(refusal.code, **refusal.values) from refusal
    return replace(table, options=options)


def swap_seats(table: Table, asker: Person, one: Seat, other: Seat) -> Table:
    """The holders of the two seats change places."""
    require_leader(table, asker)
    if not all(0 <= seat < len(table.seats) for seat in (one, other)):
        raise Refused("no-such-seat")
    if one == other:
        raise Refused("same-seat")
    return table.with_seat(one, table.seats[other]).with_seat(other, table.seats[one])


def missing(table: TableBase) -> int:
    """Number of people who must still sit down before the match can begin."""
    return min(count for count in table.edition.spec.seat_counts if count >= len(table.seats)) - len(table.seats)


def start(table: Table, asker: Person, press: str, computers: int = 0) -> Table:
    """The match begins. What chance sets up follows from the starter's press.

    Up to that many ``computers`` sit down before, as far as somebody is missing.
    """
    require_leader(table, asker)
    if (needed := missing(table)) > computers:
        raise Refused("too-few", missing=needed, seated=len(table.seats))
    return _begin(replace(table, seats=(*table.seats, *[SeatHolder(None)] * needed)), press)


def start_alone(table: Table) -> Table:
    """The match begins if only its leader and computers are to play."""
    return start_at_once(table) if len(table.people) == 1 and not table.awaited else table


def start_at_once(table: Table) -> Table:
    """The match begins with those who are seated, once it is posted; computers sit down where somebody is missing.

    The people's seed, and the press that it begins with, is the id of the invitation's message: Discord gave it after
    the commitment was posted, which what opened the table came before.
    """
    if table.status is not Status.LOBBY or table.message_id is None or not table.people:
        return table
    seed = str(table.message_id)
    seats = tuple(holder if holder.person is None else replace(holder, seed=seed) for holder in table.seats)
    return _begin(replace(table, seats=(*seats, *[SeatHolder(None)] * missing(table))), seed)


def _begin(table: Table, press: str) -> Table:
    header = _header(table)
    dice = dice_of(table.secret.value, header, header.seeds, press)
    running = table.with_match(Match.begin(table.edition, header, dice.draw, press))
    # Who was asked no longer matters; who was put out cannot come back as a substitute.
    series = None if table.series is None else replace(table.series, seats=())
    turns = Turns.none(len(table.seats))
    return replace(running, series=series, status=Status.PLAYING, turns=turns)


def play_on(table: Table, records: Sequence[Record]) -> Table:
    """The match begins where the decisions and draws of another one have led. Raises CorruptRecord."""
    gone = taken_back(records)
    # Notes name seeds, players and orders of the other match, whose draws are not repeated.
    standing = tuple(
        replace(each, ordered=None) if isinstance(each, Acted) else each
        for at, each in enumerate(records)
        if at not in gone and not isinstance(each, Note)
    )
    # What was decided before cannot be taken back.
    seats = tuple(replace(holder, since=len(standing)) for holder in table.seats)
    match = Match.fold(table.edition, Transcript(_header(table), standing))
    # Nor are the results of rounds before posted.
    display = replace(table.display, announced=match.milestones)
    begun = replace(table, seats=seats, status=Status.PLAYING, turns=Turns.none(len(seats)), display=display)
    return begun.with_match(match)


def _header(table: Table) -> Header:
    players = (PERSON if holder.person is not None else computer(holder.level) for holder in table.seats)
    return Header(
        game=table.game_key,
        rules_version=table.edition.spec.rules_version,
        options=table.options,
        seats=len(table.seats),
        commitment=table.commitment,
        seeds=table.seeds,
        players=tuple(players),
    )


def close(table: Table, asker: Person, *, moderator: bool, reason: str = "") -> Table:
    """The leader or a moderator gives the invitation up; everybody is shown the ``reason``, if there is one.

    Raises Refused.
    """
    require_lobby(table)
    if asker.id != table.leader and not moderator:
        raise only_leader(table.leader, or_moderator=True)
    given = given_reason(asker, reason, leader=table.leader, moderator=moderator)
    return replace(table, status=Status.CLOSED, cancellation=given)


def close_if_forgotten(table: Table, attended: float, patience: float) -> Table:
    """Close an invitation without a press for ``patience`` attended seconds. Any other table stays as it is."""
    if table.status is not Status.LOBBY or attended - table.waits_from < patience:
        return table
    return with_notice_due(replace(table, status=Status.CLOSED, forgotten=True))


def series_after(former: Table, asker: Person) -> Series:
    """The series that a rematch goes on with, asking all but those who had left; the rules draw who begins it."""
    played = () if former.series is None else former.series.former
    again = (
        holder
        for holder in former.seats
        if (not holder.away or holder.resigned or holder.belongs_to(asker.id)) and holder.person != SOMEBODY
    )
    return Series((*played, former.id), tuple(None if holder.person is None else holder.person.id for holder in again))


def seats_for_rematch(seats: Sequence[SeatHolder], asker: Person, press: str) -> tuple[SeatHolder, ...]:
    """The asker and the computers, as they sat. The press's id is the asker's client seed for now."""
    kept = (holder for holder in seats if holder.person is None or holder.belongs_to(asker.id))
    return tuple(holder if holder.person is None else SeatHolder(asker, press) for holder in kept)


def adapted(table: Table) -> Table:
    """The invitation by the newest edition: what was agreed and is still to be had, defaults for the rest."""
    if table.status is not Status.LOBBY or table.game is None:
        return table
    options = table.game.spec.carried_over(table.options)
    return replace(table, options=options, seats=with_levels(table.seats, table.game))


def with_levels(seats: Sequence[SeatHolder], game: AnyGame) -> tuple[SeatHolder, ...]:
    """Seats with possible levels; computer players of one that the game does not have play at the usual one."""
    return tuple(holder if holder.level in game.spec.levels else replace(holder, level=NORMAL) for holder in seats)


def _add(table: Table, holder: SeatHolder) -> Table:
    most = max(table.edition.spec.seat_counts)
    if len(table.seats) >= most:
        raise Refused("table-full", most=most)
    return replace(table, seats=(*table.seats, holder))


def _add_stranger(table: Table, holder: SeatHolder) -> Table:
    """Seat a person who did not play the match before, as far as those who did leave room."""
    if table.awaited and len(table.seats) + len(table.awaited) >= max(table.edition.spec.seat_counts):
        raise Refused("seats-kept")
    return _add(table, holder)


def _agree(table: Table, holder: SeatHolder, press: str) -> Table:
    """The person takes the seat that they had. The rematch begins with the last one who agrees.

    It only begins by itself where that press came after the invitation, with the commitment to the dice, was posted.
    """
    assert holder.person is not None
    assert table.series is not None
    # Seats are filled in the order of the match before, whoever agrees first.
    before = table.series.seats[: table.series.seats.index(holder.person.id)]
    place = sum(other is None or table.seat_of(other) is not None for other in before)
    agreed = _add(table, holder)
    agreed = replace(agreed, seats=(*table.seats[:place], holder, *table.seats[place:]))
    # Discord's ids grow with time: a greater one was given later.
    posted = table.message_id is not None and press.isdecimal() and int(press) > table.message_id
    playable = len(agreed.seats) in agreed.edition.spec.seat_counts
    return _begin(agreed, press) if posted and playable and not agreed.awaited else agreed


def require_lobby(table: TableBase) -> None:
    """Raises Refused unless the match has not begun yet."""
    match table.status:
        case Status.LOBBY:
            return
        case Status.PLAYING:
            raise Refused("already-started")
        case Status.RETIRED:
            raise Refused("table-retired")
    raise Refused("table-closed" if table.status is Status.CLOSED else "match-over")


def require_leader(table: Table, asker: Person) -> None:
    """Require an invitation that this person leads. Raises Refused."""
    require_lobby(table)
    if asker.id != table.leader:
        raise only_leader(table.leader)


def prefer(table: Table, asker: Person, choose: Callable[[TablePreferences], TablePreferences]) -> Table:
    """Replace the table's preferences by what ``choose`` returns. Raises Refused."""
    if not table.status.is_open:
        raise Refused("table-closed" if table.transcript is None else "match-over")
    if asker.id != table.leader:
        raise only_leader(table.leader)
    chosen = choose(table.preferences)
    hindrance = less_time(table, chosen)
    if hindrance is not None:
        raise Refused(hindrance)
    return replace(table, preferences=chosen)


def less_time(table: TableBase, chosen: TablePreferences) -> str | None:
    """The refusal's code if people would get less time than they sat down for: not once the match runs."""
    agreed = table.preferences
    # Before the start everybody can still get up.
    if table.status is not Status.PLAYING:
        return None
    if chosen.pace.limit_seconds < agreed.pace.limit_seconds:
        return "pace-only-slower"
    if chosen.when_late is WhenLate.COMPUTER is not agreed.when_late:
        return "when-late-agreed"
    return None

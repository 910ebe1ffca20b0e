"""Whatever people do at a table, in whatever order, and whatever time and restarts bring: nothing is half done."""

import asyncio
import random
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ClassVar, TypeVar

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from engine.game import FORCED, ROLL, IllegalAction
from engine.orders import TURNS
from engine.verification import Finding
from host.match import consent, lobby, orders, showing
from host.refusal import Refused
from host.table.proposal import EndEarly, StandIn, TakeBack, What
from host.table.public_table import PublicTable
from host.table.seats import Person
from host.table.status import Status
from store.database import sqlite_address
from store.store import Store
from tests.drawn_examples import drawing
from tests.host.tables import CHANNEL, GUILD, exported_by
from tests.host.world import DAY, MINUTE, World
from tests.hosted import GAMES

PEOPLE = [Person(number, name) for number, name in enumerate(("Anna", "Ben", "Chloé", "Dora", "Emil"), start=1)]

person = st.sampled_from(PEOPLE)
seat = st.integers(0, 5)
T = TypeVar("T")


class AnyOrder(RuleBasedStateMachine):
    """One channel, its latest table, and people who do whatever they like, allowed or not.

    Everything else than a refusal is a failure, and after a refusal nothing may have changed.
    """

    new_database: ClassVar[Callable[[], Path]]

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.store: Store = self.run(Store.open(sqlite_address(type(self).new_database())))
        self.world = World(self.store)
        self.run(self.world.caretaker.look())
        self.table_id = 0
        self.presses = 100
        self.records: list[Any] = []
        self.refused: set[str] = set()
        """Why records could not be had."""

    def run(self, work: Awaitable[T]) -> T:
        async def awaited() -> T:
            return await work

        return self.runner.run(awaited())

    @property
    def table(self) -> PublicTable:
        return self.run(self.world.host.table(self.table_id))

    @property
    def press(self) -> str:
        self.presses += 1
        return str(self.presses)

    def attempt(self, work: Awaitable[PublicTable]) -> PublicTable | None:
        """Result of the work; None, and no change to the table, if it was refused."""
        before = self.table
        try:
            return self.run(work)
        except (Refused, IllegalAction):
            assert self.table == before
            return None

    # Tables begin

    @initialize(game=st.sampled_from(sorted(GAMES)), opener=person)
    def open(self, game: str, opener: Person) -> None:
        opened = self.run(
            self.world.host.opening.open(
                guild_id=GUILD, channel_id=CHANNEL, game_key=game, opener=opener, press=self.press
            )
        )
        self.table_id, self.records = opened.id, []

    @precondition(lambda self: self.table.display.announced < self.table.milestones)
    @rule()
    def post_results(self) -> None:
        table = self.table
        self.run(self.world.host.note(table.id, showing.announced, table.milestones))

    @precondition(lambda self: not self.table.status.is_open and not self.holds_channel)
    @rule(game=st.sampled_from(sorted(GAMES)), opener=person)
    def open_another(self, game: str, opener: Person) -> None:
        self.open(game, opener)

    @precondition(lambda self: not self.table.status.is_open)
    @rule(asker=person)
    def rematch(self, asker: Person) -> None:
        try:
            opened = self.run(self.world.host.opening.rematch(self.table_id, asker, press=self.press))
        except Refused:
            return
        self.table_id, self.records = opened.id, []

    @precondition(lambda self: self.table.status is Status.LOBBY)
    @rule(people=st.sets(person, min_size=1, max_size=4))
    def fill_and_start(self, people: set[Person]) -> None:
        """As most tables begin."""
        for each in sorted(people, key=lambda each: each.id):
            self.attempt(self.world.host.join(self.table_id, each, self.press))
        table = self.table
        leader = next(each for each in table.people if each.id == table.leader)
        spec = GAMES[table.game_key].spec
        while len(self.table.seats) not in spec.seat_counts:
            if self.attempt(self.world.host.change(self.table_id, lobby.add_computer, leader, spec.levels[0])) is None:
                break
        self.attempt(self.world.host.change(self.table_id, lobby.start, leader, self.press))

    @rule(who=person)
    def join(self, who: Person) -> None:
        self.attempt(self.world.host.join(self.table_id, who, self.press))

    @rule(who=person)
    def start(self, who: Person) -> None:
        self.attempt(self.world.host.change(self.table_id, lobby.start, who, self.press))

    @rule(who=person, level=st.sampled_from(["easy", "normal", "hard", "cheese"]), more=st.booleans())
    def computers(self, who: Person, level: str, more: bool) -> None:
        host = self.world.host
        self.attempt(
            host.change(self.table_id, lobby.add_computer, who, level)
            if more
            else host.change(self.table_id, lobby.remove_computer, who)
        )

    @rule(who=person, data=st.data())
    def set_option(self, who: Person, data: st.DataObject) -> None:
        menus = GAMES[self.table.game_key].spec.menus
        if menus:
            option = data.draw(st.sampled_from(menus))
            value = data.draw(st.sampled_from([*option.choices, "cheese"]))
            self.attempt(self.world.host.change(self.table_id, lobby.set_options, who, {option.key: value}))

    @rule(who=person, one=seat, other=seat)
    def swap(self, who: Person, one: int, other: int) -> None:
        self.attempt(self.world.host.change(self.table_id, lobby.swap_seats, who, one, other))

    @rule(who=person, whom=person)
    def kick(self, who: Person, whom: Person) -> None:
        self.attempt(self.world.host.kick(self.table_id, who, whom.id))

    # Matches are played

    @precondition(lambda self: self.table.status is Status.PLAYING)
    @rule(data=st.data(), acts=st.integers(1, 10))
    def play(self, data: st.DataObject, acts: int) -> None:
        """People and computers that the table waits for do something of what they can."""
        for _ in range(acts):
            table = self.table
            if table.status is not Status.PLAYING or table.asleep:
                return
            holder = table.seats[table.to_act[0]]
            pick = random.Random(data.draw(st.integers(0, 10_000), "pick")).randrange
            positions = self.run(self.world.host.computer_positions(table.id))
            if positions and positions[0].prepared is not None:
                ordered = self.run(self.world.host.act_for_computer(table.id, positions[0], positions[0].prepared))
                assert ordered.version > table.version
            elif holder.person is None or holder.away:
                # Where people decide about something, computers hold back.
                assert positions or table.proposal is not None
                if not positions:
                    return
                position = positions[-1]
                game, view, *_ = position.decision
                code = game.encode(game.choose(view, game.spec.levels[0], pick))
                done = self.attempt(self.world.host.act_for_computer(table.id, position, code))
                assert done is not None
            else:
                view = self.run(self.world.host.own_view(table.id, holder.person.id))
                choice = table.edition.choose(view, table.edition.spec.levels[0], pick)
                code = table.edition.encode(choice)
                acted = self.run(self.world.host.act(table.id, holder.person.id, code, table.version, press=self.press))
                assert acted.version > table.version

    @precondition(lambda self: self.table.status is Status.PLAYING)
    @rule(who=person, acts=st.sets(st.sampled_from([ROLL, FORCED])), until=st.sets(st.sampled_from(["threat", TURNS])))
    def order(self, who: Person, acts: set[str], until: set[str]) -> None:
        self.attempt(self.world.host.change(self.table_id, orders.give, who.id, sorted(acts), sorted(until)))

    @precondition(lambda self: self.table.status is Status.PLAYING)
    @rule(who=person, older=st.integers(1, 3), code=st.sampled_from(["roll", "stop", "", "🧀"]))
    def act_on_an_old_message(self, who: Person, older: int, code: str) -> None:
        table = self.table
        outdated = table.version - older
        assert self.attempt(self.world.host.act(table.id, who.id, code, outdated, press=self.press)) is None

    @rule(who=person, code=st.sampled_from(["roll", "stop", "pass", "", "🧀"]))
    def act_out_of_turn(self, who: Person, code: str) -> None:
        table = self.table
        after = self.attempt(self.world.host.act(self.table_id, who.id, code, press=self.press))
        if after is not None:
            assert table.seat_of(who.id) in table.to_act

    @rule(who=person, data=st.data(), number=seat)
    def propose(self, who: Person, data: st.DataObject, number: int) -> None:
        spec = GAMES[self.table.game_key].spec
        ends = [EndEarly(scope) for scope in (*spec.stop_scopes, "cheese")]
        whats: list[What] = [*ends, StandIn(number, spec.levels[0]), TakeBack(number, max(0, self.table.version - 1))]
        what = data.draw(st.sampled_from(whats))
        self.attempt(self.world.host.propose(self.table_id, who.id, what, press=self.press))

    @rule(who=person, agrees=st.booleans())
    def answer(self, who: Person, agrees: bool) -> None:
        self.attempt(self.world.host.change(self.table_id, consent.answer, who.id, agrees=agrees, press=self.press))

    @precondition(lambda self: self.table.proposal is not None)
    @rule()
    def everybody_agrees(self) -> None:
        """A proposal that everybody agrees to does not stay open."""
        for each in self.table.people:
            self.answer(each, True)
        proposal = self.table.proposal
        assert proposal is None or not self.table.asked - proposal.agreed - proposal.objected

    @rule(who=person)
    def take_back(self, who: Person) -> None:
        self.attempt(self.world.host.take_back(self.table_id, who.id, press=self.press))

    @rule(who=person)
    def look_up(self, who: Person) -> None:
        """Secrets of one's own, which nobody can unsee."""
        try:
            self.run(self.world.host.own_view(self.table_id, who.id))
        except Refused:
            return

    @rule(who=person)
    def leave(self, who: Person) -> None:
        self.attempt(self.world.host.leave(self.table_id, who.id, self.press))

    @rule(who=person)
    def resign(self, who: Person) -> None:
        ends = self.run(self.world.host.resigning_ends_match(self.table_id, who.id)) if self.plays else False
        resigned = self.attempt(self.world.host.resign(self.table_id, who.id, self.press))
        if resigned is not None and ends:
            assert resigned.status is Status.FINISHED

    @rule(who=person, number=seat)
    def substitute(self, who: Person, number: int) -> None:
        before = self.table
        if self.attempt(self.world.host.substitute(self.table_id, who, number, self.press)) is not None:
            holder = before.seats[number]
            assert holder.person is None or holder.away

    @rule(who=person, moderator=st.booleans())
    def give_up(self, who: Person, moderator: bool) -> None:
        if moderator and self.presses % 3:
            return
        self.attempt(self.world.host.give_up(self.table_id, who, moderator=moderator, reason="late"))

    # Time passes, and processes end

    @rule(seconds=st.sampled_from([5.0, MINUTE, 11 * MINUTE, 25 * MINUTE]))
    def time_passes(self, seconds: float) -> None:
        with self.perhaps_deleted():
            self.run(self.world.pass_time(seconds, step=MINUTE))

    @rule(days=st.sampled_from([-400, -1, 1, 3, 40]))
    def clock_jumps(self, days: int) -> None:
        """Nothing may be ended for it before it has been watched for a while."""
        open_before = self.table.status.is_open
        with self.perhaps_deleted():
            self.world.clock.time += days * DAY
            self.run(self.world.caretaker.look())
        assert self.table.status.is_open or not open_before

    @rule()
    def restart(self) -> None:
        """Another process finds everything as it was."""
        before = self.table
        self.world.open()
        # What is over comes without its last events, unless it is asked for.
        assert self.table == before
        with self.perhaps_deleted():
            self.run(self.world.caretaker.look())

    @contextmanager
    def perhaps_deleted(self) -> Iterator[None]:
        """A table that is over is not kept for ever: people open another one then."""
        open_before = self.table.status.is_open
        yield
        if self.run(self.store.load(self.table_id)) is None:
            assert not open_before
            self.open("kaeseschieben", PEOPLE[0])

    # What holds at any time

    @property
    def holds_channel(self) -> bool:
        """A match that is over does until its results are posted."""
        return self.run(self.store.open_table_in(CHANNEL)) is not None

    @property
    def plays(self) -> bool:
        return self.table.status is Status.PLAYING

    @invariant()
    def the_table_is_sound(self) -> None:
        table = self.table
        seated = [holder.person_id for holder in table.seats if holder.person_id is not None]
        assert len(set(seated)) == len(seated)
        if table.status is Status.LOBBY:
            assert table.leader in seated
        if table.proposal is not None:
            assert table.status is Status.PLAYING
            assert not table.proposal.agreed & table.proposal.objected
        if table.status is Status.PLAYING:
            assert table.to_act
            holder = table.seats[table.to_act[0]]
            if table.waiting_for is not None:
                assert table.waiting_for == holder.person_id
                assert not holder.away
            elif not table.asleep:
                assert holder.person is None or holder.away
        else:
            assert table.waiting_for is None

    @invariant()
    def nothing_that_was_recorded_changes(self) -> None:
        try:
            exported = self.run(exported_by(self.world.host, self.table_id))
        except Refused as refused:
            self.refused.add(refused.code)
            return
        if self.table.status.is_open:
            assert exported["records"][: len(self.records)] == self.records
            assert exported["over"] is False
            self.records = exported["records"]
        else:
            assert len(exported["records"]) >= len(self.records)

    @invariant()
    def what_is_over_verifies(self) -> None:
        table = self.table
        if table.status in (Status.LOBBY, Status.CLOSED, Status.PLAYING):
            return
        try:
            verification = self.run(self.world.host.records.verify(self.table_id))
        except Refused as refused:
            self.refused.add(refused.code)
            return
        assert verification.passed
        assert verification.rules is not None
        assert verification.rules.finding is Finding.CONFIRMED
        if table.status is Status.FINISHED:
            assert table.outcome is not None
            assert len(table.outcome.places) == len(table.seats)

    def teardown(self) -> None:
        assert self.refused <= {"not-started", "table-closed"}
        self.run(self.store.close())
        self.runner.close()


@pytest.mark.drawn
def test_any_order_of_what_people_do(tmp_path: Path, empty_database: Callable[[Path], Path]) -> None:
    numbers = iter(range(1_000_000))

    class Here(AnyOrder):
        new_database = staticmethod(lambda: empty_database(tmp_path / f"{next(numbers)}.sqlite"))

    run_state_machine_as_test(Here, settings=drawing(5, steps=40))

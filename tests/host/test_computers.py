"""Computer players at a table: what is shown of them, and the time they leave to people."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from pathlib import Path

import pytest
import pytest_asyncio

from engine.game import NORMAL, Options, Seat
from engine.long_work import Decision, decide
from engine.mensch.board import PawnId
from engine.mensch.claims import missed
from engine.mensch.rules import Mensch
from engine.mensch.state import MenschState
from engine.mensch.view import Phase, Window
from host.background import computers
from host.background.computers import ComputerPlayers
from host.host import Host
from host.match import lobby
from host.match.running import ComputerPosition
from host.table.public_table import PublicTable
from host.table.seats import Person
from host.workers import Workers
from store.database import sqlite_address
from store.store import Store
from tests.hosted import EDITIONS

ANNA, BEN = Person(1, "Anna"), Person(2, "Ben")


class Stage:
    """A host with computer players, and what they showed."""

    def __init__(self, store: Store) -> None:
        self.host = Host(store, EDITIONS, now=lambda: 0.0, random_bytes=bytes, key=bytes(32))
        self.shown: list[PublicTable] = []
        self.meanwhile: Callable[[PublicTable], Awaitable[None]] | None = None
        self.players = ComputerPlayers(self.host, show=self._show, pace=0.001, workers=Workers())

    async def _show(self, table: PublicTable) -> None:
        self.shown.append(table)
        if self.meanwhile is not None:
            await self.meanwhile(table)

    async def start(self, game: str, people: tuple[Person, ...], computers: int) -> int:
        table = await self.host.opening.open(guild_id=1, channel_id=2, game_key=game, opener=people[0], press="1")
        for person in people[1:]:
            await self.host.join(table.id, person, "2")
        for _ in range(computers):
            await self.host.change(table.id, lobby.add_computer, people[0], NORMAL)
        await self.host.change(table.id, lobby.start, people[0], "3")
        return table.id

    async def let_play(self, table_id: int) -> None:
        self.players.wake(table_id)
        while self.players._playing:
            await asyncio.sleep(0.001)


@pytest_asyncio.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    store = await Store.open(sqlite_address(tmp_path / "tables.sqlite"))
    stage = Stage(store)
    yield stage
    await stage.players.close()
    await store.close()


async def test_rolls_are_shown_together_with_what_comes_of_them(stage: Stage) -> None:
    table_id = await stage.start("mensch", (ANNA,), 3)
    for _ in range(12):
        await stage.let_play(table_id)
        before = await stage.host.table(table_id)
        assert before.is_turn_of(ANNA.id)
        if stage.shown:
            assert stage.shown[-1].version == before.version, "the last picture is that of the position"
        assert len({table.version for table in stage.shown}) == len(stage.shown)
        assert not any(table.view.phase is Phase.MOVING and not table.is_turn_of(ANNA.id) for table in stage.shown)
        stage.shown.clear()
        await play_on(stage, table_id)


async def play_on(stage: Stage, table_id: int) -> None:
    """Anna acts until it is somebody else's turn."""
    while (table := await stage.host.table(table_id)).is_turn_of(ANNA.id):
        code = "roll" if table.view.phase is Phase.TO_ROLL else f"move:{table.view.destinations[0].pawn.pawn + 1}"
        await stage.host.act(table_id, ANNA.id, code, press="5")


async def test_who_acts_while_a_roll_is_being_shown_is_followed_by_the_computers(stage: Stage) -> None:
    table_id = await stage.start("mensch", (ANNA,), 3)

    async def acts_at_once(table: PublicTable) -> None:
        await play_on(stage, table_id)
        # As the bot does when a press has changed the table: the computers are playing, so this changes nothing.
        stage.players.wake(table_id)

    await play_on(stage, table_id)
    stage.meanwhile = acts_at_once
    stage.players.wake(table_id)
    for _ in range(10_000):
        await asyncio.sleep(0.001)
        if len(stage.shown) > 30:
            break
    stage.meanwhile = None
    assert len(stage.shown) > 30, "the computers stopped"
    await stage.let_play(table_id)


@pytest.fixture
def claimable(monkeypatch: pytest.MonkeyPatch) -> None:
    begin_with_objection(monkeypatch, 12)


def begin_with_objection(monkeypatch: pytest.MonkeyPatch, start: int, mover: Seat = 0) -> None:
    """The partner game begins with that seat to roll again. From square 12, its first pawn could have captured."""
    usual = Mensch.new

    def new(self: Mensch, options: Options, seats: int) -> MenschState:
        state = usual(self, options, seats)
        own, prey = (start, 30, 0, 0), (5, 0, 0, 0)
        pawns = {mover: own, (mover + 1) % seats: prey}
        before = tuple(bytes(pawns.get(seat, (0,) * 4)) for seat in range(seats))
        window = Window(mover, PawnId(mover, 1), 3, before, (0, 1))
        return state._replace(phase=Phase.TO_ROLL, turn=mover, window=window)

    monkeypatch.setattr(Mensch, "new", new)


async def missed_by_computer(stage: Stage) -> int:
    """Seats 0 and 2 are computers, Anna and Ben their opponents."""
    table = await stage.host.opening.open(guild_id=1, channel_id=2, game_key="einigkeit", opener=ANNA, press="1")
    await stage.host.change(table.id, lobby.add_computer, ANNA, NORMAL)
    await stage.host.change(table.id, lobby.add_computer, ANNA, NORMAL)
    await stage.host.join(table.id, BEN, "2")
    await stage.host.change(table.id, lobby.swap_seats, ANNA, 0, 1)
    await stage.host.change(table.id, lobby.start, ANNA, "3")
    return table.id


@pytest.mark.usefixtures("claimable")
async def test_a_computer_leaves_people_time_to_claim(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(computers, "PATIENCE", 1_000_000)
    table_id = await missed_by_computer(stage)
    stage.players.wake(table_id)
    await asyncio.sleep(0.05)
    assert not stage.shown, "it waits"
    # From here on it waits after every move without a capture, but not for long.
    monkeypatch.setattr(computers, "PATIENCE", 1)
    claimed = await stage.host.act(table_id, BEN.id, "claim:1", press="5")
    assert claimed.view.pawns[0] == (0, 0, 0, 0)
    await stage.let_play(table_id)
    assert (await stage.host.table(table_id)).version > claimed.version, "once the claim is made, it goes on"


@pytest.mark.parametrize("start", [12, 13], ids=["missed", "twin"])
async def test_a_computer_goes_on_once_every_opponent_lets_the_move_pass(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, start: int
) -> None:
    """R5 and P7: as soon with something missed as in a twin position where nothing was."""
    begin_with_objection(monkeypatch, start)
    monkeypatch.setattr(computers, "PATIENCE", 1_000_000)
    table_id = await missed_by_computer(stage)
    view = (await stage.host.table(table_id)).view
    objection = view.window
    assert bool(missed(view.agreed, objection)) == (start == 12)
    stage.players.wake(table_id)
    stage.players.nothing_to_object(table_id, 1, objection)
    stage.players.nothing_to_object(table_id, 3, objection._replace(die=6))
    await asyncio.sleep(0.05)
    assert not stage.shown, "Ben let another move pass"
    stage.players.pace = 1_000_000.0
    await asyncio.sleep(0.05)
    for _ in range(10):
        stage.players.nothing_to_object(table_id, 1, objection)
    await asyncio.sleep(0.05)
    assert not stage.shown, "Anna cannot answer for Ben"
    stage.players.pace = 0.001
    monkeypatch.setattr(computers, "PATIENCE", 1)
    stage.players.nothing_to_object(table_id, 3, objection)
    await stage.let_play(table_id)
    assert stage.shown, "it goes on at once"


@pytest.mark.parametrize(("mover", "objectors"), [(0, {1}), (3, set())], ids=["opponents", "partner"])
async def test_nobody_waits_for_those_who_may_not_claim(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, mover: Seat, objectors: set[Seat]
) -> None:
    """R5: computers claim by themselves, and Anna's partner, for whom one plays, is no opponent of hers."""
    begin_with_objection(monkeypatch, 12, mover)
    table_id = await missed_by_computer(stage)
    await stage.host.leave(table_id, BEN.id)
    waited = await stage.host.computer_positions(table_id)
    assert waited
    assert {position.objectors for position in waited} == {frozenset(objectors)}


@pytest.mark.usefixtures("claimable")
async def test_who_leaves_while_a_computer_waits_stops_nothing(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(computers, "PATIENCE", 2_000)
    table_id = await missed_by_computer(stage)
    stage.players.wake(table_id)
    await asyncio.sleep(0.02)
    await stage.host.leave(table_id, BEN.id)
    await asyncio.sleep(0.02)
    await stage.host.leave(table_id, ANNA.id)
    monkeypatch.setattr(computers, "PATIENCE", 1)
    back = await stage.host.join(table_id, ANNA, "4")
    await stage.let_play(table_id)
    table = await stage.host.table(table_id)
    assert table.version > back.version
    assert table.is_turn_of(ANNA.id)
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


async def test_computers_wait_alike_whether_something_was_missed_or_not(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """P7: a computer that acted sooner after harmless moves would tell people when to claim."""
    waited: list[bool] = []
    usual = computers.ComputerPlayers._wait_for_people

    async def wait(players: ComputerPlayers, table_id: int, position: ComputerPosition) -> None:
        waited.append(bool(missed(position.decision.view.agreed, position.decision.view.window)))
        await usual(players, table_id, position)

    monkeypatch.setattr(computers.ComputerPlayers, "_wait_for_people", wait)
    monkeypatch.setattr(computers, "PATIENCE", 1)
    table_id = await missed_by_computer(stage)
    for _ in range(40):
        await stage.let_play(table_id)
        table = await stage.host.table(table_id)
        person = next(person for person in (ANNA, BEN) if table.seat_of(person.id) == table.to_act[0])
        code = "roll" if table.view.phase is Phase.TO_ROLL else f"move:{table.view.destinations[0].pawn.pawn + 1}"
        await stage.host.act(table_id, person.id, code, press="5")
    assert waited.count(False) > 5, "after harmless moves, too"


async def test_a_wake_while_computers_decide_to_do_nothing_is_not_lost(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A person acts just then, and it becomes a computer's turn."""
    table_id = await stage.start("forgetit", (ANNA,), 1)
    usual = decide
    asked: list[Sequence[Decision]] = []

    def decide_later(decisions: Sequence[Decision]) -> tuple[int, str] | None:
        asked.append(decisions)
        if len(asked) == 1:
            stage.players.wake(table_id)
            return None
        return usual(decisions)

    monkeypatch.setattr(computers, "decide", decide_later)
    while (await stage.host.table(table_id)).seats[(await stage.host.table(table_id)).to_act[0]].person == ANNA:
        view = await stage.host.own_view(table_id, ANNA.id)
        table = await stage.host.table(table_id)
        action = table.edition.choose(view, NORMAL, lambda _: 0)
        await stage.host.act(table_id, ANNA.id, table.edition.encode(action), press="5")
    before = (await stage.host.table(table_id)).version
    await stage.let_play(table_id)
    assert (await stage.host.table(table_id)).version > before

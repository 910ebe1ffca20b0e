"""Every game's contract in any order of acts: offered ones, refused ones, decisions taken back, votes and ends."""

import random
from typing import ClassVar

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

from engine.fair_dice import FairDice
from engine.game import AnyGame, IllegalAction
from engine.match import Match
from engine.record_json import export_running, header_from_json, header_to_json, record_from_json, record_to_json
from engine.transcript import Acted, Transcript, Undone
from engine.verification import Finding, check_rules
from tests.drawn_examples import drawing
from tests.engine.playing import begin, dice_of
from tests.engine.test_conformance import MANY
from tests.engine.test_non_interference import with_other_secrets
from tests.games import UNDER_TEST
from tests.hosted import EDITIONS, GAMES

NONSENSE = ("", "🧀", "roll:roll", "-1", ":", "move:", "9" * 30, "²")

MANY_CODES = 10
"""No more codes from elsewhere are tried at a time."""


class AnyCourse(RuleBasedStateMachine):
    """One match of ``game``; ``former`` has the match before each act, by its version."""

    game: ClassVar[AnyGame]
    match: Match
    dice: FairDice

    def __init__(self) -> None:
        super().__init__()
        self.former: dict[int, Match] = {}

    @initialize(data=st.data(), seed=st.integers(0, 2**16))
    def start(self, data: st.DataObject, seed: int) -> None:
        spec = self.game.spec
        seats = data.draw(st.sampled_from(spec.seat_counts), "seats")
        options = {option.key: data.draw(st.sampled_from(option.choices), option.key) for option in spec.menus}
        self.dice = dice_of(seed)
        self.match = begin(self.game, seats=seats, seed=seed, options=options)

    def running(self) -> bool:
        return not self.match.over

    def act(self, seat: int, code: str) -> None:
        """Raises IllegalAction."""
        before = self.match
        after = before.act(seat, code, self.dice.draw)
        assert after.version > before.version
        assert after.records[: len(before.records)] == before.records
        self.former[before.version], self.match = before, after

    @precondition(running)
    @rule(data=st.data(), acts=st.sampled_from([1, 2, 3, 12, 30]))
    def do_what_is_offered(self, data: st.DataObject, acts: int) -> None:
        """Several acts of any seats that may act, so that courses get somewhere."""
        for _ in range(acts):
            if self.match.over:
                return
            able = [seat for seat in self.match.to_act() if self.game.legal_actions(self.match.state, seat)]
            assert self.match.to_act()[0] in able, "the table waits for somebody who can do nothing"
            seat = data.draw(st.sampled_from(able), "seat")
            legal = self.game.legal_actions(self.match.state, seat)
            place = data.draw(st.integers(0, min(len(legal), MANY) - 1), "act")
            self.act(seat, self.game.encode(legal[place]))

    @precondition(running)
    @rule()
    def try_codes_from_elsewhere(self) -> None:
        """Codes of other moments, cut ones and nonsense: offered now, too, or refused, and nothing has changed."""
        match = self.match
        known = sorted({record.code for record in match.records if isinstance(record, Acted)})[:MANY_CODES]
        views = [match.view(seat) for seat in range(match.header.seats)]
        for seat in range(match.header.seats):
            legal = self.game.legal_actions(match.state, seat)
            # Sequences of their own know whether they hold an action; a tuple would look through all of them.
            offered = set(legal) if isinstance(legal, tuple) else legal
            for code in (*known, *(each[:-1] for each in known), *NONSENSE):
                try:
                    match.act(seat, code, self.dice.draw)
                except IllegalAction:
                    continue
                assert self.game.decode(code) in offered, code
        assert [match.view(seat) for seat in range(match.header.seats)] == views

    @precondition(lambda self: self.running() and self.match.undo_points)
    @rule(latest=st.integers(1, 3))
    def take_back(self, latest: int) -> None:
        """Decisions since the latest draw, as far as one seat made them."""
        gone = self.match.undo_points[-latest:]
        to = gone[0].version
        if len({point.seat for point in gone}) > 1:
            with pytest.raises(IllegalAction, match="cannot-undo"):
                self.match.undo(to)
            return
        former, self.match = self.former[to], self.match.undo(to)
        assert self.match.records[-1] == Undone(to)
        assert (self.match.state, self.match.to_act()) == (former.state, former.to_act())
        for viewer in (None, *range(self.match.header.seats)):
            assert self.match.view(viewer) == former.view(viewer)

    @precondition(running)
    @rule(to=st.integers(0, 200))
    def take_back_to_elsewhere(self, to: int) -> None:
        if to not in {point.version for point in self.match.undo_points}:
            with pytest.raises(IllegalAction, match="cannot-undo"):
                self.match.undo(to)

    @precondition(lambda self: self.running() and self.game.spec.stop_scopes and self.match.version > 40)
    @rule(data=st.data())
    def vote(self, data: st.DataObject) -> None:
        self.match = self.match.stop(data.draw(st.sampled_from(self.game.spec.stop_scopes), "scope"), self.dice.draw)

    @precondition(lambda self: self.match.over)
    @rule()
    def act_after_the_end(self) -> None:
        with pytest.raises(IllegalAction):
            self.match.act(0, "roll", self.dice.draw)

    @precondition(running)
    @rule(seed=st.integers(0, 2**16))
    def ask_a_computer(self, seed: int) -> None:
        """The weakest one, in the place of everybody who may act: it does something legal, or waits if it may."""
        for seat in self.match.to_act():
            view = self.match.view(seat)
            action = self.game.choose(view, self.game.spec.levels[0], random.Random(seed).randrange)
            assert action == self.game.choose(view, self.game.spec.levels[0], random.Random(seed).randrange)
            if action is None:
                assert seat != self.match.to_act()[0], "the table waits for it"
            else:
                self.game.check(self.match.state, seat, action)

    @rule()
    def fold(self) -> None:
        """The record gives the same match again, by way of JSON, too."""
        header = header_from_json(header_to_json(self.match.header))
        records = tuple(record_from_json(record_to_json(record)) for record in self.match.records)
        assert Match.fold(self.game, Transcript(header, records)) == self.match

    @precondition(lambda self: self.game.spec.has_secrets and self.running() and not self.match.milestones)
    @rule(attempt=st.integers(0, 40))
    def draw_secrets_again(self, attempt: int) -> None:
        """Onlookers see no difference between matches that differ only in what is hidden."""
        twin = with_other_secrets(self.match, attempt)
        if twin is not None:
            assert (twin.view(None), twin.recent) == (self.match.view(None), self.match.recent)
            assert twin.to_act() == self.match.to_act()
            assert export_running(twin.transcript) == export_running(self.match.transcript)

    @invariant()
    def somebody_is_to_act_or_it_is_over(self) -> None:
        assert self.match.over == (self.match.to_act() == ())
        assert self.game.pending_chance(self.match.state) is None
        UNDER_TEST[self.game.spec.key].invariants(self.match.state)

    def teardown(self) -> None:
        """However far it got, the rules confirm it as that."""
        if hasattr(self, "match"):
            places = None if self.match.outcome is None else self.match.outcome.places
            found = check_rules(EDITIONS, self.match.transcript, places).finding
            assert found is (Finding.CONFIRMED if self.match.over else Finding.UNFINISHED)


@pytest.mark.drawn
@pytest.mark.parametrize("key", GAMES)
def test_any_course_of_a_match_keeps_the_contract(key: str) -> None:
    machine = type(f"AnyCourseOf{key.capitalize()}", (AnyCourse,), {"game": GAMES[key]})
    run_state_machine_as_test(machine, settings=drawing(25, steps=30))

"""Every game's contract in any order of legal acts, refused ones, things taken back and ends."""

from __future__ import annotations

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
from engine.transcript import Acted, Chanced, Transcript, Undone
from engine.verification import Finding, check_rules
from tests.drawn_examples import drawing
from tests.engine.playing import begin, dice_of
from tests.engine.test_non_interference import with_other_secrets
from tests.games import UNDER_TEST
from tests.hosted import EDITIONS, GAMES

_MOST_LEGAL = 2000
"""Some sequences of legal actions make millions as they are asked for."""

_NONSENSE = ("", "🧀", "roll:roll", "-1", ":", "move:", "9" * 30, "²")


class LessonScript(RuleBasedStateMachine):
    """One match of ``game``; ``former`` are the matches that acts since the latest draw have made of it."""

    game: ClassVar[AnyGame]

    def __init__(self) -> None:
        super().__init__()
        self.dice: FairDice
        self.match: Match
        self.seed = 0
        self.former: dict[int, Match] = {}

    @initialize(data=st.data(), seed=st.integers(0, 2**16))
    def start(self, data: st.DataObject, seed: int) -> None:
        spec = self.game.spec
        seats = data.draw(st.sampled_from(spec.seat_counts), "seats")
        options = {each.key: data.draw(st.sampled_from(each.choices), each.key) for each in spec.menus}
        self.seed, self.dice = seed, dice_of(seed)
        self.match = begin(self.game, seats=seats, seed=seed, options=options)

    def running(self) -> bool:
        return not self.match.over

    @precondition(running)
    @rule(data=st.data(), seat=st.integers(0, 15))
    def act(self, data: st.DataObject, seat: int) -> None:
        """A seat that may act does one of the things that are offered, most often the one in turn."""
        may = self.match.to_act()
        seat = may[seat % len(may)]
        legal = self.game.legal_actions(self.match.state, seat)
        if not legal:
            assert seat != may[0], "the table waits for somebody who can do nothing"
            seat = may[0]
            legal = self.game.legal_actions(self.match.state, seat)
        place = data.draw(st.integers(0, min(len(legal), _MOST_LEGAL) - 1), "act")
        before = self.match
        self.match = before.act(seat, self.game.encode(legal[place]), self.dice.draw)
        assert self.match.version > before.version
        assert self.match.records[: len(before.records)] == before.records
        self.former[before.version] = before

    @precondition(running)
    @rule(data=st.data(), acts=st.integers(2, 12))
    def go_on(self, data: st.DataObject, acts: int) -> None:
        """Several acts, so that courses get somewhere."""
        for _ in range(acts):
            if self.running():
                self.act(data, 0)

    @precondition(running)
    @rule(data=st.data(), seat=st.integers(0, 15))
    def try_what_is_not_offered(self, data: st.DataObject, seat: int) -> None:
        """A code from elsewhere in the match, or none at all: offered here, too, or refused, and nothing changed."""
        seat %= self.match.header.seats
        known = sorted({record.code for record in self.match.records if isinstance(record, Acted)})
        code = data.draw(st.sampled_from([*known, *(each[:-1] for each in known), *_NONSENSE]), "code")
        before = self.match
        try:
            after = before.act(seat, code, self.dice.draw)
        except IllegalAction:
            assert self.match == before
            return
        legal = self.game.legal_actions(before.state, seat)
        assert self.game.decode(code) in (legal if not isinstance(legal, tuple) else set(legal))
        self.former[before.version] = before
        self.match = after

    @precondition(lambda self: self.running() and self.match.undo_points)
    @rule(latest=st.integers(1, 3))
    def take_back(self, latest: int) -> None:
        """What was decided since the latest draw, as far as one seat decided it."""
        seat = self.match.undo_points[-1].seat
        gone = self.match.undo_points[-latest:]
        before = self.match
        if {each.seat for each in gone} != {seat}:
            with pytest.raises(IllegalAction, match="cannot-undo"):
                before.undo(gone[0].version)
            return
        self.match = before.undo(gone[0].version)
        former = self.former[gone[0].version]
        assert self.match.state == former.state
        assert self.match.to_act() == former.to_act()
        for viewer in (None, *range(self.match.header.seats)):
            assert self.match.view(viewer) == former.view(viewer)
        assert isinstance(self.match.records[-1], Undone)
        # Versions grow on, and so do the places that can be gone back to.
        self.former[self.match.version] = self.match

    @precondition(running)
    @rule(to=st.integers(0, 400))
    def take_back_what_cannot_be(self, to: int) -> None:
        if to in {each.version for each in self.match.undo_points}:
            return
        with pytest.raises(IllegalAction, match="cannot-undo"):
            self.match.undo(to)

    @precondition(lambda self: self.running() and self.match.version > 40)
    @rule(data=st.data())
    def stop(self, data: st.DataObject) -> None:
        scope = data.draw(st.sampled_from(self.game.spec.stop_scopes), "scope")
        self.match = self.match.stop(scope, self.dice.draw)

    @precondition(lambda self: self.match.over)
    @rule()
    def nothing_happens_after_the_end(self) -> None:
        with pytest.raises(IllegalAction):
            self.match.act(0, "roll", self.dice.draw)

    @invariant()
    def somebody_is_to_act_or_it_is_over(self) -> None:
        assert self.match.over == (self.match.to_act() == ())
        assert self.match.over or self.game.pending_chance(self.match.state) is None
        UNDER_TEST[self.game.spec.key].invariants(self.match.state)

    @rule()
    def fold(self) -> None:
        """The record gives the same match again, also by way of JSON."""
        header = header_from_json(header_to_json(self.match.header))
        records = tuple(record_from_json(record_to_json(record)) for record in self.match.records)
        assert Match.fold(self.game, Transcript(header, records)) == self.match

    @rule(attempt=st.integers(0, 40))
    def draw_secrets_again(self, attempt: int) -> None:
        """Onlookers see no difference between matches that differ only in what is hidden."""
        hidden = (r for r in self.match.records if isinstance(r, Chanced) and r.request.hidden)
        if self.match.over or self.match.milestones or next(hidden, None) is None:
            return
        twin = with_other_secrets(self.match, attempt)
        if twin is not None:
            assert twin.view(None) == self.match.view(None)
            assert twin.recent == self.match.recent
            assert twin.to_act() == self.match.to_act()
            assert export_running(twin.transcript) == export_running(self.match.transcript)

    def teardown(self) -> None:
        """However far it got, the rules confirm it as that."""
        if not hasattr(self, "match"):
            return
        places = None if self.match.outcome is None else self.match.outcome.places
        found = check_rules(EDITIONS, self.match.transcript, places).finding
        assert found is (Finding.CONFIRMED if self.match.over else Finding.UNFINISHED)


@pytest.mark.drawn
@pytest.mark.parametrize("key", GAMES)
def test_any_course_of_a_match_keeps_the_contract(key: str) -> None:
    machine = type(f"Course_{key}", (LessonScript,), {"game": GAMES[key]})
    run_state_machine_as_test(machine, settings=drawing(8, steps=30))

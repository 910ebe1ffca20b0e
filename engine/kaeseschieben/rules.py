"""The rules of Käseschieben: what a seat may do, and what comes of it (K1 to K15)."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import replace
from typing import Any

from engine.chance import Chance, ChanceResult, Roll, Sample
from engine.game import (
    Event,
    Game,
    GameSpec,
    IllegalAction,
    Options,
    OptionSpec,
    Outcome,
    Seat,
    Step,
    TypicalCosts,
    common,
)
from engine.kaeseschieben.actions import Action, DeclineBonus, MoveMouse, RollDie, TakeCheese, decode, encode
from engine.kaeseschieben.board import EDGES_OF_SEATS, FACES, START_SQUARES, WORMY, Cheese, Size, starting_cheeses
from engine.kaeseschieben.events import (
    BonusDeclined,
    BonusOffered,
    BonusTaken,
    CheeseFell,
    DieRolled,
    MatchDecided,
    MouseMoved,
    RoundBegan,
    RoundScored,
    StepsGranted,
)
from engine.kaeseschieben.lesson import LESSON
from engine.kaeseschieben.players import computer
from engine.kaeseschieben.players.search import chances_before_looking, win_chances
from engine.kaeseschieben.reasons import reasons
from engine.kaeseschieben.state import KaeseschiebenState, sample_state
from engine.kaeseschieben.statistics import MEASURES, STATISTICS, find_highlights, find_statistics
from engine.kaeseschieben.steps import Fall, slides
from engine.kaeseschieben.story import find_remarks, find_upsets
from engine.kaeseschieben.trophies import TROPHIES, find_deeds
from engine.kaeseschieben.view import (
    Collected,
    KaeseschiebenView,
    OpenState,
    Phase,
    RevealedCheese,
    bonus_cheese,
    match_places,
    rounds_won,
    score_round,
    total_points,
)
from engine.kaeseschieben.walk import Walk, complete_paths

_LARGE_IDS = tuple(sorted(cheese.id for cheese in starting_cheeses().values() if cheese.size is Size.LARGE))
_MEDIUM_IDS = tuple(sorted(cheese.id for cheese in starting_cheeses().values() if cheese.size is Size.MEDIUM))

State = KaeseschiebenState


class Kaeseschieben(Game[State, Action, KaeseschiebenView]):
    """The one edition."""

    statistics = STATISTICS
    trophies = TROPHIES
    measures = MEASURES
    lesson = LESSON
    typical_costs = TypicalCosts(normal=0.5, easy=4.3)

    spec = GameSpec(
        key="kaeseschieben",
        rules_version=1,
        seat_counts=(2, 3, 4),
        options=(
            OptionSpec("rounds", tuple(range(1, 10)), 1),
            OptionSpec("closed_lids", (False, True), False),
        ),
        has_secrets=True,
        stop_scopes=("round", "match"),
        levels=computer.LEVELS,
        shows_ways=True,
    )

    def new(self, options: Options, seats: int) -> State:
        self.spec.check_table(options, seats)
        return KaeseschiebenState(
            seats=seats,
            rounds=int(options["rounds"]),
            closed_lids=bool(options["closed_lids"]),
            turn=0,
            results=(),
            **_new_round(1, seats),
        )

    def to_act(self, state: State) -> tuple[Seat, ...]:
        return (state.turn,) if state.phase in (Phase.TO_ROLL, Phase.MOVING, Phase.BONUS) else ()

    def pending_chance(self, state: State) -> Chance | None:
        match state.phase:
            case Phase.PLACING_LARGE_WORMS:
                return Sample(len(_LARGE_IDS), WORMY[Size.LARGE], hidden=True)
            case Phase.PLACING_MEDIUM_WORMS:
                return Sample(len(_MEDIUM_IDS), WORMY[Size.MEDIUM], hidden=True)
            case Phase.DRAWING_STARTER:
                return Roll(len(state.tied_starters))
            case Phase.ROLLING:
                return Roll(len(FACES))
        return None

    def legal_actions(self, state: State, seat: Seat) -> Sequence[Action]:
        if seat not in self.to_act(state):
            return ()
        match state.phase:
            case Phase.TO_ROLL:
                return (RollDie(),)
            case Phase.MOVING:
                return tuple(MoveMouse(path) for path in complete_paths(self._walk(state)))
        takes = (
            TakeCheese(victim, size)
            for victim in range(state.seats)
            for size in Size
            if victim != seat and bonus_cheese(state.piles[victim], size) is not None
        )
        return (*takes, DeclineBonus())

    def only_action(self, state: State, seat: Seat) -> Action | None:
        """The roll: a way is a person's own, also the only one."""
        return RollDie() if state.phase is Phase.TO_ROLL else None

    def check(self, state: State, seat: Seat, action: Action) -> None:
        self.check_turn(state, seat)
        match action:
            case RollDie() | MoveMouse() if state.phase is Phase.BONUS:
                raise IllegalAction("bonus-first")
            case TakeCheese() | DeclineBonus() if state.phase is not Phase.BONUS:
                raise IllegalAction("no-bonus")
            case RollDie() if state.phase is not Phase.TO_ROLL:
                raise IllegalAction("already-rolled")
            case MoveMouse() if state.phase is not Phase.MOVING:
                raise IllegalAction("roll-first")
            case MoveMouse(path):
                walk = self._walk(state).along(path)
                if not walk.complete:
                    raise IllegalAction("path-too-short", made=len(path), steps=walk.steps)
            case TakeCheese(victim, size):
                if victim == seat or not 0 <= victim < state.seats:
                    raise IllegalAction("no-such-victim")
                if bonus_cheese(state.piles[victim], size) is None:
                    raise IllegalAction("nothing-to-take")

    def apply(self, state: State, seat: Seat, action: Action) -> Step[State]:
        self.check(state, seat, action)
        match action:
            case RollDie():
                return Step(replace(state, phase=Phase.ROLLING, faces=()), ())
            case MoveMouse(path):
                return self._moved(state, self._walk(state).along(path))
            case TakeCheese(victim, size):
                taken = bonus_cheese(state.piles[victim], size)
                assert taken is not None
                piles = [list(pile) for pile in state.piles]
                piles[seat].append(piles[victim].pop(taken))
                return self._round_over(
                    replace(state, piles=tuple(map(tuple, piles))), (BonusTaken(seat, victim, size),)
                )
            case DeclineBonus():
                return self._round_over(state, (BonusDeclined(seat),))

    def resolve(self, state: State, result: ChanceResult) -> Step[State]:
        match state.phase:
            case Phase.PLACING_LARGE_WORMS:
                worms = frozenset(_LARGE_IDS[index] for index in result)
                return Step(replace(state, worms=worms, phase=Phase.PLACING_MEDIUM_WORMS), ())
            case Phase.PLACING_MEDIUM_WORMS:
                worms = state.worms | {_MEDIUM_IDS[index] for index in result}
                return _choose_starter(replace(state, worms=worms))
            case Phase.DRAWING_STARTER:
                return _begin_turns(state, state.tied_starters[result[0] - 1], drawn=True)
        return _thrown(state, FACES[result[0] - 1])

    def stop(self, state: State, scope: str) -> Step[State]:
        """K15: the round is scored as it stands and counts like any other; an open bonus lapses.

        "match" ends the match with it.
        """
        return self._round_over(state, (), by_vote=True, last=scope == "match")

    def parts(self, options: Options) -> int:
        """K13: the rounds."""
        return int(options["rounds"])

    def secrets(self, state: State, seat: Seat) -> frozenset[Hashable]:
        """K4: the cheeses that the seat may turn over to look for worms."""
        if state.closed_lids or not state.piles:
            return frozenset()
        return frozenset(cheese.id for cheese in state.piles[seat])

    def view(self, state: State, viewer: Seat | None) -> KaeseschiebenView:
        # At the end all lids are off (K12), also with closed lids.
        lids_open = not state.closed_lids or state.phase is Phase.OVER

        def sees(owner: Seat) -> bool:
            return owner == viewer and lids_open

        piles = tuple(
            tuple(Collected(cheese, (cheese.id in state.worms) if sees(owner) else None) for cheese in pile)
            for owner, pile in enumerate(state.piles)
        )
        acting = self.to_act(state)
        shown = state if state.phase is Phase.MOVING else replace(state, faces=())
        return KaeseschiebenView(
            **common(OpenState, shown),
            viewer=viewer,
            turn=acting[0] if acting else None,
            piles=piles,
            unowned=tuple(cheese.size for cheese in state.unowned),
        )

    def outcome(self, state: State) -> Outcome | None:
        if state.phase is not Phase.OVER:
            return None
        return Outcome(match_places(state.results, state.seats), total_points(state.results, state.seats))

    find_highlights = staticmethod(find_highlights)
    find_statistics = staticmethod(find_statistics)
    find_remarks = staticmethod(find_remarks)
    find_upsets = staticmethod(find_upsets)
    find_deeds = staticmethod(find_deeds)
    encode = staticmethod(encode)
    decode = staticmethod(decode)
    reasons = staticmethod(reasons)
    choose = staticmethod(computer.choose)
    sample_state = staticmethod(sample_state)
    win_chances = staticmethod(win_chances)
    chances_before_looking = staticmethod(chances_before_looking)

    def _walk(self, state: State) -> Walk:
        others = [square for seat, square in enumerate(state.mice) if seat != state.turn]
        return Walk.begin(state.mice[state.turn], state.cheeses, others, state.steps)

    def _moved(self, state: State, walk: Walk) -> Step[State]:
        seat = state.turn
        mice = (*state.mice[:seat], walk.mouse, *state.mice[seat + 1 :])
        moved = replace(
            state,
            phase=Phase.TO_ROLL,
            turn=(seat + 1) % state.seats,
            faces=(),
            mice=mice,
            cheeses=walk.cheeses,
        )
        pushed = slides(state.cheeses, walk.squares)
        events: list[Event] = [MouseMoved(seat, walk.path, walk.squares, walk.steps_left, pushed)]
        left = len(state.cheeses)
        for fall in walk.falls:
            left -= 1
            owner = _owner(state, fall)
            events.append(CheeseFell(seat, fall.cheese.size, fall.edge, owner, left))
            moved = _collected(moved, fall, owner)
        if moved.cheeses:
            return Step(moved, tuple(events))
        last_owner = _owner(state, walk.falls[-1])
        # Nothing to take is no offer (K11): the table would wait for a seat that can only decline.
        if last_owner is None or all(not pile for seat, pile in enumerate(moved.piles) if seat != last_owner):
            return self._round_over(moved, tuple(events))
        offered = replace(moved, phase=Phase.BONUS, turn=last_owner)
        return Step(offered, (*events, BonusOffered(last_owner)))

    def _round_over(
        self, state: State, events: tuple[Event, ...], *, by_vote: bool = False, last: bool = False
    ) -> Step[State]:
        """K12 and K13: scores the round, then sets the next one up, or decides the match if this was the ``last``."""
        result = score_round(
            tuple(_revealed(state, pile) for pile in state.piles),
            _revealed(state, state.unowned),
            _revealed(state, (cheese for _, cheese in sorted(state.cheeses.items()))),
            by_vote=by_vote,
        )
        scored = replace(state, results=(*state.results, result))
        events = (*events, RoundScored(state.round, result.points, result.winners, by_vote))
        if state.round < state.rounds and not last:
            return Step(replace(scored, **_new_round(state.round + 1, state.seats)), events)
        over = replace(scored, phase=Phase.OVER)
        won, points = rounds_won(over.results, over.seats), total_points(over.results, over.seats)
        return Step(over, (*events, MatchDecided(over.winners, won, points)))


KAESESCHIEBEN = Kaeseschieben()


def _new_round(number: int, seats: int) -> dict[str, Any]:
    """K1 to K4: mice and cheeses on their places; the worms are still to be put in."""
    return {
        "round": number,
        "phase": Phase.PLACING_LARGE_WORMS,
        "worms": frozenset(),
        "faces": (),
        "mice": tuple(START_SQUARES[edge] for edge in EDGES_OF_SEATS[seats]),
        "cheeses": starting_cheeses(),
        "piles": ((),) * seats,
        "unowned": (),
    }


def _choose_starter(state: State) -> Step[State]:
    """K5: the seat that is alone in having the fewest points starts; else it is drawn."""
    if len(state.tied_starters) == 1:
        return _begin_turns(state, state.tied_starters[0], drawn=False)
    return Step(replace(state, phase=Phase.DRAWING_STARTER), ())


def _begin_turns(state: State, starter: Seat, *, drawn: bool) -> Step[State]:
    event = RoundBegan(state.round, starter, drawn)
    return Step(replace(state, turn=starter, phase=Phase.TO_ROLL), (event,))


def _thrown(state: State, face: int | None) -> Step[State]:
    """K6: after a star the die is thrown again."""
    thrown = replace(state, faces=(*state.faces, face))
    rolled = DieRolled(state.turn, face)
    if face is None:
        return Step(thrown, (rolled,))
    moving = replace(thrown, phase=Phase.MOVING)
    return Step(moving, (rolled, StepsGranted(state.turn, moving.faces, moving.steps)))


def _owner(state: State, fall: Fall) -> Seat | None:
    return state.edges.index(fall.edge) if fall.edge in state.edges else None


def _collected(state: State, fall: Fall, owner: Seat | None) -> State:
    """K9."""
    if owner is None:
        return replace(state, unowned=(*state.unowned, fall.cheese))
    pile = (*state.piles[owner], fall.cheese)
    return replace(state, piles=(*state.piles[:owner], pile, *state.piles[owner + 1 :]))


def _revealed(state: State, cheeses: Iterable[Cheese]) -> tuple[RevealedCheese, ...]:
    return tuple(RevealedCheese(cheese, cheese.id in state.worms) for cheese in cheeses)

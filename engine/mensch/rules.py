"""The rules of Mensch ärgere Dich nicht (M1 to M12) and Einigkeit macht stark (P1 to P9)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations

from engine.chance import Chance, ChanceResult, Roll
from engine.game import Event, Game, GameSpec, IllegalAction, Options, Outcome, Pick, Seat, Step
from engine.mensch import highlights, worlds
from engine.mensch.actions import CLAIMS, MOVES, ROLL_DIE, Action, ClaimCapture, MovePawn, RollDie, decode, encode
from engine.mensch.agreement import Agreement
from engine.mensch.board import PAWN_IDS, PAWNS, SIX, PawnId, target
from engine.mensch.claims import TO_ACT, check_claim, claimable, leaves_time, missed
from engine.mensch.events import Obstacle
from engine.mensch.facts import PAIRS_STATISTICS, STATISTICS, find_statistics
from engine.mensch.luck import MEASURES
from engine.mensch.moving import attempts_of, captured_at, mates_at, obstacles, owner_moved_by, walls_before
from engine.mensch.opening import OPENING, USUAL, opening_of
from engine.mensch.players import chances, computer
from engine.mensch.rulings import Rulings
from engine.mensch.state import Choice, MenschState, Past, step
from engine.mensch.turns import (
    MOVING,
    OVER,
    ROLLING,
    ROLLING_FOR_START,
    TO_ROLL,
    claimed,
    contenders,
    moved,
    over,
    places,
    rolled,
    rolled_for_start,
)
from engine.mensch.view import Destination, MenschView, SeatTally
from engine.statistics import Highlight, SeatStatistics

State = MenschState

_ONE_DIE = Roll(SIX)
_ROLL_ONLY = (ROLL_DIE,)
_MOVES_OF = {
    pawns: tuple(MOVES[pawn] for pawn in pawns)
    for count in range(PAWNS + 1)
    for pawns in combinations(range(PAWNS), count)
}
_ONE_SEAT = ((0,), (1,), (2,), (3,))
_NOTHING: tuple[Action, ...] = ()
_NO_DESTINATIONS: tuple[Destination, ...] = ()
_NO_OBSTACLES: tuple[Obstacle | None, ...] = ()


class Mensch(Game[State, Action, MenschView]):
    """Either game: ``pairs`` makes it Einigkeit macht stark. ``rulings`` are those of the edition."""

    measures = MEASURES

    def __init__(self, spec: GameSpec, *, pairs: bool, rulings: Rulings | None = None) -> None:
        self.spec = spec
        self.statistics = PAIRS_STATISTICS if pairs else STATISTICS
        self._pairs = pairs
        self._rulings = rulings or Rulings()

    def new(self, options: Options, seats: int) -> State:
        """M1, unless the header has another opening."""
        self.spec.check_table(options, seats)
        return State(
            agreed=Agreement.of(options, seats, pairs=self._pairs, rulings=self._rulings),
            phase=ROLLING_FOR_START,
            turn=0,
            choice=None,
            tries=0,
            pawns=opening_of(options.get(OPENING.key, USUAL), seats),
            window=None,
            tallies=(SeatTally(),) * seats,
            past=Past(),
        )

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """The seat that rolls or moves, and those that may object to the former move, with ground or without (P7)."""
        phase, turn = state.phase, state.turn
        if phase is not TO_ROLL and phase is not MOVING:
            return ()
        if state.window is None:
            return _ONE_SEAT[turn]
        return TO_ACT[state.window.seat][turn]

    def leaves_time(self, state: State) -> bool:
        return leaves_time(state.window)

    def pending_chance(self, state: State) -> Chance | None:
        if state.phase is ROLLING:
            return _ONE_DIE
        if state.phase is ROLLING_FOR_START:
            return Roll(SIX, dice=len(contenders(state)))
        return None

    def legal_actions(self, state: State, seat: Seat) -> Sequence[Action]:
        choice = state.choice
        own: Sequence[Action] = _NOTHING
        if seat == state.turn:
            if choice is not None:
                own = _MOVES_OF[choice.pawns]
            elif state.phase is TO_ROLL:
                own = _ROLL_ONLY
        if state.window is None:
            return own
        claims = claimable(state.agreed, state.window, seat)
        return [*own, *(CLAIMS[pawn] for _, pawn in claims)] if claims else own

    def check(self, state: State, seat: Seat, action: Action) -> None:
        if isinstance(action, ClaimCapture) and state.phase is not OVER:
            check_claim(state.agreed, state.window, seat, action.pawn)
            return
        phase = state.phase
        if seat != state.turn or (phase is not TO_ROLL and phase is not MOVING):
            raise IllegalAction("match-over" if phase is OVER else "not-your-turn")
        choice = state.choice
        if isinstance(action, MovePawn):
            if choice is None:
                raise IllegalAction("roll-first")
            if action.pawn not in choice.pawns:
                obstacle = _obstacles_to(state, choice)[action.pawn]
                raise IllegalAction(f"pawn-{obstacle}", pawn=action.pawn + 1, number=choice.die)
        elif choice is not None:
            raise IllegalAction("move-first", number=choice.die)

    def apply(self, state: State, seat: Seat, action: Action) -> Step[State]:
        self.check(state, seat, action)
        if isinstance(action, MovePawn):
            return moved(state, action.pawn)
        if isinstance(action, RollDie):
            agreed, _, _, _, tries, pawns, window, tallies, past = state
            if window is not None and (window.seat != seat or agreed.rulings.any_roll_ends_claims):
                window = None
            return step(agreed, ROLLING, seat, None, tries, pawns, window, tallies, past, ())
        assert state.window is not None
        return claimed(state, seat, PawnId(state.window.pawn.seat, action.pawn))

    def resolve(self, state: State, result: ChanceResult) -> Step[State]:
        if state.phase is ROLLING:
            return rolled(state, result[0])
        return rolled_for_start(state, result)

    def stop(self, state: State, scope: str) -> Step[State]:
        """A vote ends the match; seats that are not home yet are placed by how far their pawns have come."""
        past = state.past._replace(by_vote=True)
        return over(state._replace(phase=OVER, choice=None, window=None, past=past))

    def view(self, state: State, viewer: Seat | None) -> MenschView:
        agreed, phase, turn, choice, tries, pawns, window, tallies, (start_rolls, finished, by_vote) = state
        ended = phase is OVER
        running = not ended and phase is not ROLLING_FOR_START
        owner = owner_moved_by(agreed, pawns, turn) if running else None
        die, destinations, obstacles = 0, _NO_DESTINATIONS, _NO_OBSTACLES
        if choice is not None:
            die, destinations, obstacles = choice.die, _destinations(state, choice), _obstacles_to(state, choice)
        # Without the fields' names, which would take longer than all else here.
        return MenschView(
            viewer,
            agreed,
            phase,
            turn if running else None,
            owner,
            die,
            tries + 1,
            1 if owner is None else attempts_of(agreed, pawns[owner]),
            tuple(map(tuple, pawns)),
            destinations,
            obstacles,
            start_rolls,
            finished,
            tallies,
            window,
            missed(agreed, window) if window is not None and agreed.rulings.players_are_shown_misses else (),
            places(agreed, finished, pawns) if ended else (),
            by_vote,
        )

    def sides(self, seats: int) -> tuple[tuple[Seat, ...], ...]:
        """In pairs, those who sit opposite (P1)."""
        return ((0, 2), (1, 3)) if self._pairs else super().sides(seats)

    def outcome(self, state: State) -> Outcome | None:
        if state.phase is not OVER:
            return None
        return Outcome(places(state.agreed, state.past.finished, state.pawns))

    def find_highlights(self, view: MenschView, events: Sequence[Event]) -> Iterable[Highlight]:
        return highlights.find_highlights(view, events)

    def find_statistics(self, view: MenschView, events: Sequence[Event]) -> Sequence[SeatStatistics]:
        return find_statistics(view, events)

    def encode(self, action: Action) -> str:
        return encode(action)

    def decode(self, code: str) -> Action:
        return decode(code)

    def choose(self, view: MenschView, level: str, pick: Pick) -> Action | None:
        return computer.choose(view, level, pick)

    def sample_state(self, view: MenschView, pick: Pick) -> State:
        return worlds.sample_state(view)

    def win_chances(self, view: MenschView) -> tuple[float, ...]:
        return chances.win_chances(view)


def _obstacles_to(state: State, choice: Choice) -> tuple[Obstacle | None, ...]:
    """By pawn, why it may not be moved with the number; None for those that may."""
    die, owner, choices = choice
    return obstacles(state.pawns[owner], die, walls_before(state.agreed, state.pawns, owner), choices)


def _destinations(state: State, choice: Choice) -> tuple[Destination, ...]:
    agreed, pawns = state.agreed, state.pawns
    die, owner, choices = choice
    found = []
    for pawn in choices:
        start = pawns[owner][pawn]
        end = target(start, die)
        wall = agreed.pairs and bool(mates_at(agreed, pawns, owner, end))
        found.append(Destination(PAWN_IDS[owner][pawn], start, end, captured_at(agreed, pawns, owner, end), wall))
    return tuple(found)

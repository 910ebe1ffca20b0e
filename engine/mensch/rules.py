"""The rules of Mensch ärgere Dich nicht (M1 to M12) and Einigkeit macht stark (P1 to P9)."""

from collections.abc import Sequence
from types import MappingProxyType

from engine.chance import Chance, ChanceResult, Roll
from engine.game import FORCED, ROLL, Game, GameSpec, IllegalAction, Options, Outcome, Seat, Step, TypicalCosts
from engine.mensch.actions import CLAIMS, MOVES, ROLL_DIE, Action, ClaimCapture, MovePawn, RollDie, decode, encode
from engine.mensch.agreement import Agreement
from engine.mensch.alarms import can_capture, is_threatened, may_expose
from engine.mensch.board import SIX, PawnId, target
from engine.mensch.claims import check_claim, claimable, leaves_time, objectors
from engine.mensch.events import Obstacle
from engine.mensch.lesson import LESSON, PAIRS_LESSON
from engine.mensch.moving import attempts_of, captured_at, mates_at, obstacles, owner_moved_by, walls_before
from engine.mensch.opening import OPENING, USUAL, opening_of
from engine.mensch.players import computer, search
from engine.mensch.reasons import reasons
from engine.mensch.state import Choice, MenschState, Past, sample_state
from engine.mensch.statistics import MEASURES, PAIRS_STATISTICS, STATISTICS, find_highlights, find_statistics
from engine.mensch.story import find_remarks, find_upsets
from engine.mensch.trophies import PAIRS_TROPHIES, TROPHIES, find_deeds
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
from engine.mensch.view import Destination, MenschView, SeatTally, Window
from engine.picking import Pick

State = MenschState


class Mensch(Game[State, Action, MenschView]):
    """Either game: ``pairs`` makes it Einigkeit macht stark."""

    measures = MEASURES
    orders = (ROLL, FORCED)
    alarms = MappingProxyType({"capture": can_capture, "threat": is_threatened, "cost": may_expose})

    def __init__(self, spec: GameSpec, *, pairs: bool) -> None:
        self.spec = spec
        self.statistics = PAIRS_STATISTICS if pairs else STATISTICS
        self.trophies = PAIRS_TROPHIES if pairs else TROPHIES
        self.lesson = PAIRS_LESSON if pairs else LESSON
        self.typical_costs = TypicalCosts(0.26, 0.65) if pairs else TypicalCosts(0.65, 1.1)
        self._pairs = pairs

    def new(self, options: Options, seats: int) -> State:
        """M1, unless the header has another opening."""
        self.spec.check_table(options, seats)
        return State(
            agreed=Agreement.of(options, seats, pairs=self._pairs),
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
        if state.phase not in (TO_ROLL, MOVING):
            return ()
        return (state.turn, *objectors(state.agreed, state.window, state.turn))

    def objection(self, state: State) -> Window | None:
        """Latest move, as long as others may claim a capture that it missed (P7)."""
        return state.window if leaves_time(state.window) else None

    def pending_chance(self, state: State) -> Chance | None:
        if state.phase is ROLLING:
            return Roll(SIX)
        if state.phase is ROLLING_FOR_START:
            return Roll(SIX, dice=len(contenders(state)))
        return None

    def legal_actions(self, state: State, seat: Seat) -> Sequence[Action]:
        own: tuple[Action, ...] = ()
        if seat == state.turn and state.choice is not None:
            own = tuple(MOVES[pawn] for pawn in state.choice.pawns)
        elif seat == state.turn and state.phase is TO_ROLL:
            own = (ROLL_DIE,)
        return (*own, *(CLAIMS[pawn] for _, pawn in claimable(state.agreed, state.window, seat)))

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
            window = state.window if state.window is not None and state.window.seat == seat else None
            return Step(state._replace(phase=ROLLING, window=window), ())
        assert state.window is not None
        return claimed(state, seat, PawnId(state.window.pawn.seat, action.pawn))

    def resolve(self, state: State, result: ChanceResult) -> Step[State]:
        if state.phase is ROLLING:
            return rolled(state, result[0])
        return rolled_for_start(state, result)

    def stop(self, state: State, scope: str) -> Step[State]:
        """A vote ends the match; seats that are not home yet are placed by how far their pawns have come."""
        past = state.past._replace(by_vote=True)
        return over(state._replace(choice=None, window=None, past=past))

    def view(self, state: State, viewer: Seat | None) -> MenschView:
        agreed, pawns, choice = state.agreed, state.pawns, state.choice
        ended = state.phase is OVER
        running = not ended and state.phase is not ROLLING_FOR_START
        owner = owner_moved_by(agreed, pawns, state.turn) if running else None
        return MenschView(
            viewer=viewer,
            agreed=agreed,
            phase=state.phase,
            turn=state.turn if running else None,
            owner=owner,
            die=0 if choice is None else choice.die,
            attempt=state.tries + 1,
            attempts=1 if owner is None else attempts_of(agreed, pawns[owner]),
            pawns=tuple(map(tuple, pawns)),
            destinations=() if choice is None else _destinations(state, choice),
            obstacles=() if choice is None else _obstacles_to(state, choice),
            start_rolls=state.past.start_rolls,
            finished=state.past.finished,
            tallies=state.tallies,
            window=state.window,
            places=places(agreed, state.past.finished, pawns) if ended else (),
            by_vote=state.past.by_vote,
        )

    def sides(self, seats: int) -> tuple[tuple[Seat, ...], ...]:
        """In pairs, those who sit opposite (P1)."""
        return ((0, 2), (1, 3)) if self._pairs else super().sides(seats)

    def outcome(self, state: State) -> Outcome | None:
        if state.phase is not OVER:
            return None
        return Outcome(places(state.agreed, state.past.finished, state.pawns))

    find_highlights = staticmethod(find_highlights)
    find_statistics = staticmethod(find_statistics)
    find_remarks = staticmethod(find_remarks)
    find_upsets = staticmethod(find_upsets)
    find_deeds = staticmethod(find_deeds)
    encode = staticmethod(encode)
    decode = staticmethod(decode)
    reasons = staticmethod(reasons)
    choose = staticmethod(computer.choose)
    win_chances = staticmethod(search.win_chances)

    def sample_state(self, view: MenschView, pick: Pick) -> State:
        return sample_state(view)


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
        found.append(Destination(PawnId(owner, pawn), start, end, captured_at(agreed, pawns, owner, end), wall))
    return tuple(found)

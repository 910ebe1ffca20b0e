"""The rules of Mensch ärgere Dich nicht (M1 to M12) and Einigkeit macht stark (P1 to P9)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from engine.chance import Chance, ChanceResult, Roll
from engine.game import Game, GameSpec, IllegalAction, Options, Outcome, Pick, Seat, Step
from engine.mensch import computer
from engine.mensch.actions import CLAIMS, MOVES, ROLL_DIE, Action, ClaimCapture, MovePawn, RollDie, decode, encode
from engine.mensch.agreement import Agreement
from engine.mensch.board import BASE, PAWNS, SIX, START, PawnId
from engine.mensch.options import EINIGKEIT_SPEC, MENSCH_SPEC
from engine.mensch.standing import places
from engine.mensch.state import MenschState, Past, step
from engine.mensch.tally import no_counts
from engine.mensch.turn import MOVING, ROLLING, TO_ROLL, claimed, contenders, moved, over, rolled, rolled_for_start
from engine.mensch.view import MenschView, Phase
from engine.mensch.viewing import obstacles_to, view_of

State = MenschState

_ONE_DIE = Roll(SIX)
_ROLL_ONLY = (ROLL_DIE,)
_MOVES_OF = {
    pawns: tuple(MOVES[pawn] for pawn in pawns)
    for count in range(PAWNS + 1)
    for pawns in combinations(range(PAWNS), count)
}
_ONE_SEAT = ((0,), (1,), (2,), (3,))


class Mensch(Game[State, Action, MenschView]):
    """Either game: ``pairs`` makes it Einigkeit macht stark."""

    def __init__(self, spec: GameSpec, *, pairs: bool) -> None:
        self.spec = spec
        self._pairs = pairs

    def new(self, options: Options, seats: int) -> State:
        """M1."""
        self.spec.check_options(options)
        if seats not in self.spec.seat_counts:
            raise IllegalAction("wrong-seats", seats=seats)
        return State(
            agreed=Agreement.of(options, seats, pairs=self._pairs),
            phase=Phase.ROLLING_FOR_START,
            turn=0,
            choice=None,
            tries=0,
            pawns=(bytes((START, *(BASE,) * (PAWNS - 1))),) * seats,
            claim=None,
            trail=(),
            counts=no_counts(seats),
            past=Past(),
        )

    def to_act(self, state: State) -> tuple[Seat, ...]:
        phase = state.phase
        if phase is not TO_ROLL and phase is not MOVING:
            return ()
        if state.claim is None:
            return _ONE_SEAT[state.turn]
        claimants = state.agreed.opponents[state.claim.seat]
        return (state.turn, *(seat for seat in claimants if seat != state.turn))

    def pending_chance(self, state: State) -> Chance | None:
        if state.phase is ROLLING:
            return _ONE_DIE
        if state.phase is Phase.ROLLING_FOR_START:
            return Roll(SIX, dice=len(contenders(state)))
        return None

    def legal_actions(self, state: State, seat: Seat) -> Sequence[Action]:
        choice, claim = state.choice, state.claim
        if choice is not None:
            return _MOVES_OF[choice.pawns] if seat == state.turn else ()
        rolling = _ROLL_ONLY if seat == state.turn and state.phase is TO_ROLL else ()
        if claim is None or seat not in state.agreed.opponents[claim.seat]:
            return rolling
        return [*rolling, *(CLAIMS[pawn] for _, pawn in claim.pawns)]

    def check(self, state: State, seat: Seat, action: Action) -> None:
        if isinstance(action, ClaimCapture) and state.phase is not Phase.OVER:
            self._check_claim(state, seat, action)
            return
        phase = state.phase
        if seat != state.turn or (phase is not TO_ROLL and phase is not MOVING):
            raise IllegalAction("match-over" if phase is Phase.OVER else "not-your-turn")
        choice = state.choice
        if isinstance(action, MovePawn):
            if choice is None:
                raise IllegalAction("roll-first")
            if action.pawn not in choice.pawns:
                obstacle = obstacles_to(state, choice)[action.pawn]
                raise IllegalAction(f"pawn-{obstacle}", pawn=action.pawn + 1, number=choice.die)
        elif choice is not None:
            raise IllegalAction("move-first", number=choice.die)

    def _check_claim(self, state: State, seat: Seat, action: ClaimCapture) -> None:
        """P7: a claim without ground is refused and costs nothing."""
        if state.claim is None or seat not in state.agreed.opponents[state.claim.seat]:
            raise IllegalAction("no-claim")
        owner = state.claim.pawns[0].seat
        if (owner, action.pawn) not in state.claim.pawns:
            raise IllegalAction("claim-other-pawn", pawn=action.pawn + 1)

    def apply(self, state: State, seat: Seat, action: Action) -> Step[State]:
        self.check(state, seat, action)
        if isinstance(action, MovePawn):
            return moved(state, action.pawn)
        if isinstance(action, RollDie):
            agreed, _, _, _, tries, pawns, _, trail, counts, past = state
            # The next roll closes the window for a claim (P7).
            return step(agreed, ROLLING, seat, None, tries, pawns, None, trail, counts, past, ())
        assert state.claim is not None
        return claimed(state, seat, PawnId(state.claim.pawns[0].seat, action.pawn))

    def resolve(self, state: State, result: ChanceResult) -> Step[State]:
        if state.phase is ROLLING:
            return rolled(state, result[0])
        return rolled_for_start(state, result)

    def stop(self, state: State, scope: str) -> Step[State]:
        """A vote ends the match; who is not home yet is placed by how far their pawns have come."""
        past = state.past._replace(by_vote=True)
        return over(state._replace(phase=Phase.OVER, choice=None, claim=None, past=past))

    def view(self, state: State, viewer: Seat | None) -> MenschView:
        return view_of(state, viewer)

    def outcome(self, state: State) -> Outcome | None:
        if state.phase is not Phase.OVER:
            return None
        return Outcome(places(state.agreed, state.past.finished, state.pawns))

    def encode(self, action: Action) -> str:
        return encode(action)

    def decode(self, code: str) -> Action:
        return decode(code)

    def choose(self, view: MenschView, level: str, pick: Pick) -> Action:
        return computer.choose(view, level, pick)


MENSCH = Mensch(MENSCH_SPEC, pairs=False)
EINIGKEIT = Mensch(EINIGKEIT_SPEC, pairs=True)

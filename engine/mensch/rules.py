"""The rules of Mensch ärgere Dich nicht (M1 to M12) and Einigkeit macht stark (P1 to P9)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.chance import Chance, ChanceResult, Roll
from engine.game import GameSpec, IllegalAction, Options, Outcome, Pick, Seat, Step
from engine.mensch import computer
from engine.mensch.actions import CLAIMS, MOVES, ROLL_DIE, Action, ClaimCapture, MovePawn, RollDie, decode, encode
from engine.mensch.agreement import Agreement
from engine.mensch.board import BASE, PAWNS, SIX, START
from engine.mensch.landing import judge_roll, owner_moved_by, pawn_id
from engine.mensch.options import EINIGKEIT_SPEC, MENSCH_SPEC
from engine.mensch.standing import places
from engine.mensch.state import MenschState, Past
from engine.mensch.turn import claimed, contenders, moved, over, rolled, rolled_for_start
from engine.mensch.view import MenschView, Phase, Tally
from engine.mensch.viewing import view_of

State = MenschState

_ONE_DIE = Roll(SIX)
_ROLL_ONLY = (ROLL_DIE,)


class Mensch:
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
            die=0,
            tries=0,
            pawns=(bytes((START, *(BASE,) * (PAWNS - 1))),) * seats,
            claim=None,
            trail=(),
            past=Past(tallies=(Tally(),) * seats),
        )

    def to_act(self, state: State) -> tuple[Seat, ...]:
        if state.phase not in (Phase.TO_ROLL, Phase.MOVING):
            return ()
        if state.claim is None:
            return (state.turn,)
        claimants = state.agreed.opponents[state.claim.seat]
        return (state.turn, *(seat for seat in claimants if seat != state.turn))

    def pending_chance(self, state: State) -> Chance | None:
        match state.phase:
            case Phase.ROLLING:
                return _ONE_DIE
            case Phase.ROLLING_FOR_START:
                return Roll(SIX, dice=len(contenders(state)))
        return None

    def legal_actions(self, state: State, seat: Seat) -> Sequence[Action]:
        if state.phase is Phase.MOVING:
            if seat != state.turn:
                return ()
            agreed, pawns = state.agreed, state.pawns
            judgement = judge_roll(agreed, pawns, owner_moved_by(agreed, pawns, seat), state.die)
            return [MOVES[pawn] for pawn in judgement.pawns]
        if seat not in self.to_act(state):
            return ()
        rolling = _ROLL_ONLY if seat == state.turn else ()
        if state.claim is None or seat not in state.agreed.opponents[state.claim.seat]:
            return rolling
        return [*rolling, *(CLAIMS[pawn] for _, pawn in state.claim.pawns)]

    def check(self, state: State, seat: Seat, action: Action) -> None:
        if state.phase is Phase.OVER:
            raise IllegalAction("match-over")
        if isinstance(action, ClaimCapture):
            self._check_claim(state, seat, action)
            return
        if seat != state.turn or state.phase not in (Phase.TO_ROLL, Phase.MOVING):
            raise IllegalAction("not-your-turn")
        if isinstance(action, RollDie):
            if state.phase is Phase.MOVING:
                raise IllegalAction("move-first", number=state.die)
            return
        if state.phase is Phase.TO_ROLL:
            raise IllegalAction("roll-first")
        agreed, pawns = state.agreed, state.pawns
        judgement = judge_roll(agreed, pawns, owner_moved_by(agreed, pawns, seat), state.die)
        obstacle = judgement.obstacles[action.pawn]
        if obstacle is not None:
            raise IllegalAction(f"pawn-{obstacle}", pawn=action.pawn + 1, number=state.die)

    def _check_claim(self, state: State, seat: Seat, action: ClaimCapture) -> None:
        """P7: a claim without ground is refused and costs nothing."""
        if state.claim is None or seat not in state.agreed.opponents[state.claim.seat]:
            raise IllegalAction("no-claim")
        owner = state.claim.pawns[0].seat
        if pawn_id(owner, action.pawn) not in state.claim.pawns:
            raise IllegalAction("claim-other-pawn", pawn=action.pawn + 1)

    def apply(self, state: State, seat: Seat, action: Action) -> Step[State]:
        self.check(state, seat, action)
        match action:
            case RollDie():
                agreed, _, _, _, tries, pawns, _, trail, past = state
                # The next roll closes the window for a claim (P7).
                return Step(State(agreed, Phase.ROLLING, seat, 0, tries, pawns, None, trail, past), ())
            case MovePawn(pawn):
                agreed, pawns = state.agreed, state.pawns
                owner = owner_moved_by(agreed, pawns, seat)
                return moved(state, owner, pawn, judge_roll(agreed, pawns, owner, state.die))
            case ClaimCapture(pawn):
                assert state.claim is not None
                return claimed(state, seat, pawn_id(state.claim.pawns[0].seat, pawn))

    def resolve(self, state: State, result: ChanceResult) -> Step[State]:
        if state.phase is Phase.ROLLING:
            return rolled(state, result[0])
        return rolled_for_start(state, result)

    def stop(self, state: State, scope: str) -> Step[State]:
        """A vote ends the match; who is not home yet is placed by how far their pawns have come."""
        past = state.past._replace(by_vote=True)
        return over(state._replace(phase=Phase.OVER, die=0, claim=None, past=past))

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

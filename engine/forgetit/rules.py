"""The rules of For-Get-It: what a seat may do, and what comes of it (F1 to F9)."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.chance import Chance, ChanceResult, Roll
from engine.forgetit.actions import Action, Keep, KeepNothing, RollDice, Stop, decode, encode
from engine.forgetit.events import (
    Busted,
    DiceRolled,
    MatchDecided,
    NothingKept,
    NumbersKept,
    RoundEnded,
    StarterDrawn,
    TurnStopped,
)
from engine.forgetit.hand import ALL, ROUNDS, SIDES, Entry, Hand, read_roll, round_factor, totals
from engine.forgetit.lesson import LESSON
from engine.forgetit.players import computer
from engine.forgetit.players.odds import reasons
from engine.forgetit.players.win_values import win_chances
from engine.forgetit.statistics import MEASURES, STATISTICS, find_highlights, find_statistics
from engine.forgetit.story import find_remarks, find_upsets
from engine.forgetit.trophies import TROPHIES, find_deeds
from engine.forgetit.view import ForGetItView, OpenState, Phase
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
    places,
)
from engine.picking import Pick

# Records keep them by the thousand, so each is made once.
_ROLLS = tuple(Roll(SIDES, dice=dice) for dice in range(1 + ALL.total))

_ACTING = (Phase.TO_ROLL, Phase.CHOOSING, Phase.DECIDING)


@dataclass(frozen=True, slots=True, kw_only=True)
class ForGetItState(OpenState):
    """``turn`` means nothing before the starter is drawn and after the end."""

    turn: Seat


State = ForGetItState


class ForGetIt(Game[State, Action, ForGetItView]):
    statistics = STATISTICS
    trophies = TROPHIES
    records = ("first", "comeback", "points", "luck")
    measures = MEASURES
    lesson = LESSON
    typical_costs = TypicalCosts(normal=0.4, easy=1.1)
    spec = GameSpec(
        key="forgetit",
        rules_version=1,
        seat_counts=tuple(range(2, 17)),
        options=(OptionSpec("odds", ("private", "public", "off"), "private"),),
        has_secrets=False,
        stop_scopes=("match",),
        levels=computer.LEVELS,
    )

    def new(self, options: Options, seats: int) -> State:
        self.spec.check_table(options, seats)
        return ForGetItState(
            seats=seats,
            odds=str(options["odds"]),
            phase=Phase.DRAWING_STARTER,
            starter=0,
            turn=0,
            hand=Hand(),
            sheet=((),) * seats,
            by_vote=False,
        )

    def to_act(self, state: State) -> tuple[Seat, ...]:
        return (state.turn,) if state.phase in _ACTING else ()

    def pending_chance(self, state: State) -> Chance | None:
        match state.phase:
            case Phase.DRAWING_STARTER:
                return Roll(state.seats)
            case Phase.ROLLING:
                return _ROLLS[state.hand.next_roll.total]
        return None

    def legal_actions(self, state: State, seat: Seat) -> Sequence[Action]:
        if seat not in self.to_act(state):
            return ()
        match state.phase:
            case Phase.TO_ROLL:
                return (RollDice(),)
            case Phase.DECIDING:
                return (RollDice(), Stop())
        hand = state.hand
        keeps = (Keep(number, dice) for number in hand.numbers_to_keep() for dice in hand.choices(number))
        return (*keeps, KeepNothing())

    def only_action(self, state: State, seat: Seat) -> Action | None:
        """The roll of all nine dice as long as nothing lies aside: to stop then scores nothing."""
        nothing_yet = state.hand.collected == 0 and state.hand.cup == ALL
        return RollDice() if nothing_yet and state.phase is not Phase.CHOOSING else None

    def check(self, state: State, seat: Seat, action: Action) -> None:
        self.check_turn(state, seat)
        match action:
            case RollDice() | Stop() if state.phase is Phase.CHOOSING:
                raise IllegalAction("choose-first")
            case Stop() | Keep() | KeepNothing() if state.phase is Phase.TO_ROLL:
                raise IllegalAction("roll-first")
            case Keep() | KeepNothing() if state.phase is Phase.DECIDING:
                raise IllegalAction("nothing-to-choose")
            case Keep(number, dice):
                state.hand.check_keep(number, dice)

    def apply(self, state: State, seat: Seat, action: Action) -> Step[State]:
        self.check(state, seat, action)
        match action:
            case RollDice():
                return Step(replace(state, phase=Phase.ROLLING), ())
            case Keep(number, dice):
                hand = state.hand.kept(number, dice)
                kept = NumbersKept(seat, number, dice, hand.collected, hand.score * round_factor(state.round))
                return Step(replace(state, hand=hand, phase=Phase.DECIDING), (kept,))
            case KeepNothing():
                return Step(replace(state, phase=Phase.DECIDING), (NothingKept(seat),))
            case Stop():
                entry = state.hand.score * round_factor(state.round)
                stopped = TurnStopped(seat, state.hand, entry)
                return _end_turn(state, entry, (stopped,))

    def resolve(self, state: State, result: ChanceResult) -> Step[State]:
        if state.phase is Phase.DRAWING_STARTER:
            starter = result[0] - 1
            drawn = replace(state, starter=starter, turn=starter, phase=Phase.TO_ROLL)
            return Step(drawn, (StarterDrawn(starter),))
        return _rolled(state, result)

    def stop(self, state: State, scope: str) -> Step[State]:
        """A vote ends the match: the sheet counts as it stands, the turn in hand does not."""
        ended = replace(state, phase=Phase.OVER, by_vote=True)
        return Step(ended, (RoundEnded(state.round, by_vote=True), _decided(ended)))

    def view(self, state: State, viewer: Seat | None) -> ForGetItView:
        running = state.phase not in (Phase.DRAWING_STARTER, Phase.OVER)
        return ForGetItView(**common(OpenState, state), viewer=viewer, turn=state.turn if running else None)

    def outcome(self, state: State) -> Outcome | None:
        if state.phase is not Phase.OVER:
            return None
        points = totals(state.sheet)
        return Outcome(places(points), points)

    find_highlights = staticmethod(find_highlights)
    find_statistics = staticmethod(find_statistics)
    find_remarks = staticmethod(find_remarks)
    find_upsets = staticmethod(find_upsets)
    find_deeds = staticmethod(find_deeds)
    encode = staticmethod(encode)
    decode = staticmethod(decode)
    reasons = staticmethod(reasons)
    win_chances = staticmethod(win_chances)

    def choose(self, view: ForGetItView, level: str, pick: Pick) -> Action:
        return computer.choose(view, level)

    def sample_state(self, view: ForGetItView, pick: Pick) -> State:
        """Nothing is hidden: the state follows from the view."""
        return State(**common(OpenState, view), turn=view.starter if view.turn is None else view.turn)


FORGETIT = ForGetIt()


def _rolled(state: State, sides: ChanceResult) -> Step[State]:
    """The dice have fallen: words go aside, and three different ones end the turn (F2, F5)."""
    before, hand = state.hand, state.hand.rolled(sides)
    words = hand.words if hand.passes > before.passes else hand.words.minus(before.words)
    rolled = DiceRolled(state.turn, read_roll(before.next_roll, sides), words, afresh=hand.passes > before.passes)
    after = replace(state, hand=hand)
    if hand.busted:
        return _end_turn(after, None, (rolled, Busted(state.turn, hand, before.score * round_factor(state.round))))
    phase = Phase.CHOOSING if hand.numbers_to_keep() else Phase.DECIDING
    return Step(replace(after, phase=phase), (rolled,))


def _end_turn(state: State, entry: Entry, events: tuple[Event, ...]) -> Step[State]:
    """The sheet is filled in, and the next seat's turn begins, if there is one (F1, F9)."""
    seat, round = state.turn, state.round
    columns = list(state.sheet)
    columns[seat] = (*columns[seat], entry)
    ended = replace(
        state,
        sheet=tuple(columns),
        turn=(seat + 1) % state.seats,
        hand=Hand(),
        phase=Phase.TO_ROLL,
    )
    if ended.turn != state.starter:
        return Step(ended, events)
    events = (*events, RoundEnded(round, by_vote=False))
    if round < ROUNDS:
        return Step(ended, events)
    ended = replace(ended, phase=Phase.OVER)
    return Step(ended, (*events, _decided(ended)))


def _decided(state: State) -> MatchDecided:
    standing = places(totals(state.sheet))
    return MatchDecided(tuple(seat for seat, place in enumerate(standing) if place == 1))

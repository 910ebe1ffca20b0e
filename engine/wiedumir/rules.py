"""The rules of Wie Du mir …: what a seat may do, and what comes of it (W1 to W16, C1 to C22)."""

from collections.abc import Sequence
from types import MappingProxyType

from engine.chance import Chance, ChanceResult, Roll, Shuffle
from engine.game import (
    FORCED,
    ROLL,
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
from engine.wiedumir import players, turns, worlds
from engine.wiedumir.actions import Action, MovePawn, RollDie, TakeChip, decode, encode
from engine.wiedumir.board import GOAL, Board, Pawn, is_board_code, parse_board
from engine.wiedumir.cards.deck import cards_for, rule_of
from engine.wiedumir.events import (
    CardDrawn,
    ChipsGiven,
    ChipsPaid,
    ChipsSwapped,
    ChipsTaken,
    GameBegan,
    LimitStruck,
    PileShuffled,
)
from engine.wiedumir.lesson import LESSON
from engine.wiedumir.preview import reasons
from engine.wiedumir.questions import Question
from engine.wiedumir.state import Resolution, WieDuMirState, changed
from engine.wiedumir.statistics import MEASURES, STATISTICS, find_highlights, find_statistics
from engine.wiedumir.story import find_remarks, find_upsets
from engine.wiedumir.trophies import TROPHIES, find_deeds
from engine.wiedumir.view import SIDES, Length, OpenState, Phase, WieDuMirView

LENGTHS = (*(f"games-{count}" for count in range(1, 10)), *(f"points-{goal}" for goal in (15, 20, 30, 50, 75, 100)))
"""W13 as one agreement, so that a number of games and a total to reach cannot contradict each other."""

State = WieDuMirState

_ACTING = (Phase.TO_ROLL, Phase.MOVING, Phase.DECIDING)


class WieDuMir(Game[State, Action, WieDuMirView]):
    """``board`` is what new matches are played on; a match that has begun keeps the board in its header (W1)."""

    statistics = STATISTICS
    trophies = TROPHIES
    measures = MEASURES
    lesson = LESSON
    typical_costs = TypicalCosts(normal=2.2, easy=4.7)
    orders = (ROLL, FORCED)
    alarms = MappingProxyType({"cost": turns.may_cost_chips})

    def __init__(self, board: Board) -> None:
        self.spec = GameSpec(
            key="wiedumir",
            rules_version=1,
            seat_counts=tuple(range(2, 9)),
            options=(
                OptionSpec("length", LENGTHS, LENGTHS[0]),
                OptionSpec("no_limits", (False, True), False),
                OptionSpec("no_comparing", (False, True), False),
                OptionSpec("no_measure", (False, True), False),
                OptionSpec("auto_move", (True, False), True),
                OptionSpec("board", (), board.code, is_board_code),
            ),
            has_secrets=True,
            stop_scopes=("round", "match"),
            levels=players.LEVELS,
            quiet_rolls=True,
        )

    def new(self, options: Options, seats: int) -> State:
        self.spec.check_table(options, seats)
        return WieDuMirState(
            seats=seats,
            board=parse_board(str(options["board"])),
            length=_read_length(str(options["length"])),
            auto_move=bool(options["auto_move"]),
            no_limits=bool(options["no_limits"]),
            no_comparing=bool(options["no_comparing"]),
            no_measure=bool(options["no_measure"]),
            turn=0,
            results=(),
            **turns.new_game(1, seats),
        )

    def to_act(self, state: State) -> tuple[Seat, ...]:
        if state.phase is Phase.DECIDING:
            assert state.drawn is not None
            return (state.drawn.seat,)
        return (state.turn,) if state.phase in _ACTING else ()

    def pending_chance(self, state: State) -> Chance | None:
        match state.phase:
            case Phase.SHUFFLING:
                return Shuffle(len(cards_for(state.seats)), hidden=True)
            case Phase.DRAWING_STARTER:
                return Roll(state.seats)
            case Phase.ROLLING:
                return Roll(SIDES)
            case Phase.RESHUFFLING:
                return Shuffle(len(state.used), hidden=True)
        return None

    def legal_actions(self, state: State, seat: Seat) -> Sequence[Action]:
        if seat not in self.to_act(state):
            return ()
        match state.phase:
            case Phase.TO_ROLL:
                return (RollDie(),)
            case Phase.MOVING:
                return turns.choices(state)
        return turns.question_in_hand(state).answers()

    def only_action(self, state: State, seat: Seat) -> Action | None:
        return None if _asks_of_secrets(state) else super().only_action(state, seat)

    def check(self, state: State, seat: Seat, action: Action) -> None:
        self.check_turn(state, seat)
        match action:
            case RollDie() | MovePawn() | TakeChip() if state.phase is Phase.DECIDING:
                raise IllegalAction("card-first")
            case RollDie():
                if state.phase is not Phase.TO_ROLL:
                    raise IllegalAction("already-rolled")
            case MovePawn() | TakeChip() if state.phase is Phase.TO_ROLL:
                raise IllegalAction("roll-first")
            case TakeChip():
                if not turns.may_take(state):
                    raise IllegalAction("cannot-take")
            case MovePawn(pawn):
                _check_pawn(state, pawn)
            case _:
                if state.phase is not Phase.DECIDING:
                    raise IllegalAction("no-card")
                turns.question_in_hand(state).check(action)

    def apply(self, state: State, seat: Seat, action: Action) -> Step[State]:
        self.check(state, seat, action)
        resolution = Resolution(state)
        match action:
            case RollDie():
                resolution.change(phase=Phase.ROLLING)
            case MovePawn() | TakeChip():
                turns.use_roll(resolution, action)
            case _:
                turns.decide(resolution, action)
        return resolution.step

    def resolve(self, state: State, result: ChanceResult) -> Step[State]:
        resolution = Resolution(state)
        match state.phase:
            case Phase.SHUFFLING:
                cards = cards_for(state.seats)
                resolution.change(pile=tuple(cards[index] for index in result), phase=Phase.DRAWING_STARTER)
            case Phase.DRAWING_STARTER:
                resolution.change(turn=result[0] - 1, phase=Phase.TO_ROLL)
                resolution.report(GameBegan(state.game, result[0] - 1))
            case Phase.ROLLING:
                turns.rolled(resolution, result[0])
            case Phase.RESHUFFLING:
                resolution.change(pile=tuple(state.used[index] for index in result), used=())
                resolution.report(PileShuffled(len(result)))
                turns.draw_after_shuffling(resolution)
        return resolution.step

    def stop(self, state: State, scope: str) -> Step[State]:
        """The game is scored as it stands, cards that wait do nothing; "match" also ends the match."""
        resolution = Resolution(state)
        turns.end_game(resolution, by_vote=True, last=scope == "match")
        return resolution.step

    def parts(self, options: Options) -> int | None:
        """W13: the games, unless it is a total that ends the match."""
        return _read_length(str(options["length"])).games

    def reveals(self, state: State, step: Step[State]) -> bool:
        """A card was drawn; or where numbers of chips are secret (W15), a transfer may have said something of one.

        A swap says it only to those who look at their chips then, and also that they have as many as before.
        """
        return any(_brings_to_light(event, secret_chips=state.no_comparing) for event in step.events)

    def by_hand(self, state: State) -> State:
        return changed(state, auto_move=False)

    def view(self, state: State, viewer: Seat | None) -> WieDuMirView:
        open_chips = not state.no_comparing or state.phase is Phase.OVER
        begun = state.phase not in (Phase.SHUFFLING, Phase.DRAWING_STARTER, Phase.OVER)
        acting = self.to_act(state)
        moving = state.phase is Phase.MOVING
        return WieDuMirView(
            **common(OpenState, state),
            viewer=viewer,
            turn=state.turn if begun else None,
            to_act=acting[0] if acting else None,
            moves=turns.moves(state) if moving else (),
            may_take=moving and turns.may_take(state),
            chips=tuple(chips if open_chips or seat == viewer else None for seat, chips in enumerate(state.chips)),
            supply=state.supply if open_chips else None,
            pile=len(state.pile),
            question=_question_for(state, viewer),
        )

    def outcome(self, state: State) -> Outcome | None:
        if state.phase is not Phase.OVER:
            return None
        return Outcome(state.match_places, scores=state.points)

    find_highlights = staticmethod(find_highlights)
    find_statistics = staticmethod(find_statistics)
    find_remarks = staticmethod(find_remarks)
    find_upsets = staticmethod(find_upsets)
    find_deeds = staticmethod(find_deeds)
    encode = staticmethod(encode)
    decode = staticmethod(decode)
    reasons = staticmethod(reasons)
    choose = staticmethod(players.choose)
    win_chances = staticmethod(players.win_chances)
    chances_after = staticmethod(players.chances_after)
    sample_state = staticmethod(worlds.sample_state)


def _brings_to_light(event: Event, *, secret_chips: bool) -> bool:
    match event:
        case CardDrawn():
            return True
        case LimitStruck() | ChipsGiven() | ChipsSwapped():
            return secret_chips
        case ChipsTaken(_, amount, wanted, card) | ChipsPaid(_, amount, wanted, card):
            # How many chips a card moves may follow from how many somebody has; what a square moves, stands on it.
            return secret_chips and (card is not None or amount != wanted)
    return False


def _read_length(choice: str) -> Length:
    """W13."""
    kind, _, number = choice.partition("-")
    return Length(int(number), None) if kind == "games" else Length(None, int(number))


def _check_pawn(state: State, pawn: Pawn) -> None:
    """Raises IllegalAction unless the die can move the pawn, and no pawn that is like it goes first."""
    square = dict(state.all_pawns).get(pawn)
    if square is None:
        raise IllegalAction("no-such-pawn")
    if square == GOAL:
        raise IllegalAction("pawn-home")
    if (pawn, square) not in state.different_pawns:
        raise IllegalAction("pawn-alike")


def _question_for(state: State, viewer: Seat | None) -> Question | None:
    """Question of a card, for those who may know what follows from it about somebody's chips (W15)."""
    if state.phase is not Phase.DECIDING or state.drawn is None:
        return None
    return None if _asks_of_secrets(state) and viewer != state.drawn.seat else turns.question_in_hand(state)


def _asks_of_secrets(state: State) -> bool:
    """Tell whether the answers to the card in hand follow from numbers of chips that are secret (W15)."""
    return state.no_comparing and state.drawn is not None and rule_of(state.drawn.card).from_counts

"""The rules of Wie Du mir …: what a seat may do, and what comes of it (W1 to W16, C1 to C22)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.chance import Chance, ChanceResult, Roll, Shuffle
from engine.game import Game, GameSpec, IllegalAction, Options, OptionSpec, Outcome, Pick, Seat, Step
from engine.wiedumir import computer, ending, turns
from engine.wiedumir.actions import Action, MovePawn, RollDie, TakeChip, decode, encode
from engine.wiedumir.answers import answers, check_answer
from engine.wiedumir.board import GOAL, Board, is_board_code, parse_board
from engine.wiedumir.cards import FROM_COUNTS, cards_for
from engine.wiedumir.course import Course
from engine.wiedumir.events import GameBegan, PileShuffled
from engine.wiedumir.questions import question_of
from engine.wiedumir.state import WieDuMirState
from engine.wiedumir.view import SIDES, Lately, Length, Phase, Question, WieDuMirView

LENGTHS = (*(f"games-{count}" for count in range(1, 10)), *(f"points-{goal}" for goal in (15, 20, 30, 50, 75, 100)))
"""W13 as one agreement, so that a number of games and a total to reach cannot contradict each other."""

State = WieDuMirState

_ACTING = (Phase.TO_ROLL, Phase.MOVING, Phase.DECIDING)


class WieDuMir(Game[State, Action, WieDuMirView]):
    """Begun with the board that new matches get; a match that has begun keeps the board in its header (W1)."""

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
            levels=computer.LEVELS,
            quiet_rolls=True,
        )

    def new(self, options: Options, seats: int) -> State:
        self.spec.check_options(options)
        if seats not in self.spec.seat_counts:
            raise IllegalAction("wrong-seats", seats=seats)
        return ending.new_game(
            WieDuMirState(
                seats=seats,
                board=parse_board(str(options["board"])),
                length=_read_length(str(options["length"])),
                auto_move=bool(options["auto_move"]),
                no_limits=bool(options["no_limits"]),
                no_comparing=bool(options["no_comparing"]),
                no_measure=bool(options["no_measure"]),
                game=0,
                phase=Phase.OVER,
                turn=0,
                roll=None,
                pawns=(),
                chips=(),
                pile=(),
                used=(),
                waiting=(),
                drawn=None,
                drawing=None,
                arrivals=(),
                arrived=0,
                first_home=None,
                lately=Lately(),
                results=(),
                winners=(),
                by_vote=False,
            )
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
        return answers(_question(state))

    def check(self, state: State, seat: Seat, action: Action) -> None:
        if state.phase is Phase.OVER:
            raise IllegalAction("match-over")
        if seat not in self.to_act(state):
            raise IllegalAction("not-your-turn")
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
                square = dict(state.all_pawns).get(pawn)
                if square is None:
                    raise IllegalAction("no-such-pawn")
                if square == GOAL:
                    raise IllegalAction("pawn-home")
            case _:
                if state.phase is not Phase.DECIDING:
                    raise IllegalAction("no-card")
                assert state.drawn is not None
                check_answer(_question(state), action, state.drawn)

    def apply(self, state: State, seat: Seat, action: Action) -> Step[State]:
        self.check(state, seat, action)
        course = Course(state)
        match action:
            case RollDie():
                course.change(phase=Phase.ROLLING)
            case MovePawn() | TakeChip():
                turns.use_roll(course, action)
            case _:
                turns.decide(course, action)
        return course.step

    def resolve(self, state: State, result: ChanceResult) -> Step[State]:
        course = Course(state)
        match state.phase:
            case Phase.SHUFFLING:
                cards = cards_for(state.seats)
                course.change(pile=tuple(cards[index] for index in result), phase=Phase.DRAWING_STARTER)
            case Phase.DRAWING_STARTER:
                course.change(turn=result[0] - 1, phase=Phase.TO_ROLL)
                course.tell(GameBegan(state.game, result[0] - 1))
            case Phase.ROLLING:
                turns.rolled(course, result[0])
            case Phase.RESHUFFLING:
                course.change(pile=tuple(state.used[index] for index in result), used=())
                course.tell(PileShuffled(len(result)))
                turns.draw_after_shuffling(course)
        return course.step

    def stop(self, state: State, scope: str) -> Step[State]:
        """The game is scored as it stands, cards that wait do nothing; "match" also ends the match."""
        course = Course(state)
        ending.end_game(course, by_vote=True, last=scope == "match")
        return course.step

    def view(self, state: State, viewer: Seat | None) -> WieDuMirView:
        open_chips = not state.no_comparing or state.phase is Phase.OVER
        begun = state.phase not in (Phase.SHUFFLING, Phase.DRAWING_STARTER, Phase.OVER)
        acting = self.to_act(state)
        moving = state.phase is Phase.MOVING
        return WieDuMirView(
            viewer=viewer,
            seats=state.seats,
            board=state.board,
            length=state.length,
            auto_move=state.auto_move,
            no_limits=state.no_limits,
            no_comparing=state.no_comparing,
            no_measure=state.no_measure,
            game=state.game,
            phase=state.phase,
            turn=state.turn if begun else None,
            to_act=acting[0] if acting else None,
            roll=state.roll,
            pawns=state.pawns,
            moves=turns.moves(state) if moving else (),
            may_take=moving and turns.may_take(state),
            chips=tuple(chips if open_chips or seat == viewer else None for seat, chips in enumerate(state.chips)),
            supply=state.supply if open_chips else None,
            pile=len(state.pile),
            used=state.used,
            waiting=state.waiting,
            drawn=state.drawn,
            question=_question_for(state, viewer),
            first_home=state.first_home,
            arrivals=state.arrivals,
            lately=state.lately,
            points=state.results[-1].points if state.results else (0,) * state.seats,
            results=state.results,
            winners=state.winners,
            by_vote=state.by_vote,
        )

    def outcome(self, state: State) -> Outcome | None:
        return Outcome(ending.match_places(state)) if state.phase is Phase.OVER else None

    def encode(self, action: Action) -> str:
        return encode(action)

    def decode(self, code: str) -> Action:
        return decode(code)

    def choose(self, view: WieDuMirView, level: str, pick: Pick) -> Action:
        return computer.choose(view, level, pick)


def _read_length(choice: str) -> Length:
    """W13."""
    kind, _, number = choice.partition("-")
    return Length(int(number), None) if kind == "games" else Length(None, int(number))


def _question(state: State) -> Question:
    assert state.drawn is not None
    question = question_of(state, state.drawn)
    assert question is not None
    return question


def _question_for(state: State, viewer: Seat | None) -> Question | None:
    """What a card asks, for those who may know what follows from it about somebody's chips (W15)."""
    if state.phase is not Phase.DECIDING or state.drawn is None:
        return None
    if state.no_comparing and state.drawn.card in FROM_COUNTS and viewer != state.drawn.seat:
        return None
    return _question(state)

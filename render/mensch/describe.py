"""The board in words, for people who hear it; and the alt text that says the same of each picture."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence

from engine.game import Event, Seat
from engine.mensch.agreement import HINT, Agreement
from engine.mensch.board import BASE, LOOP, PAWNS, START, PawnId, is_home, is_settled, on_loop, square
from engine.mensch.events import CaptureClaimed, Obstacle, PawnMoved, WallFell
from engine.mensch.view import Destination, MenschView, Phase
from localization.catalog import Speaker
from render.people import MARKS, seat_labels

MOVES_SHOWN = 4
"""Of the latest moves, in pictures and in words."""


def describe_position(
    view: MenschView, say: Speaker, names: Sequence[str] | None = None, latest: Sequence[Event] = ()
) -> str:
    """The whole position, a fact a line, with what the ``latest`` events brought about.

    Without names, letters stand for the seats: at most 1,024 characters.
    """
    labels = seat_labels(view.seats, names)
    lines = [
        _pairs(view, say, labels),
        _turn(view, say, labels),
        *(_seat(view, seat, say, labels) for seat in range(view.seats)),
        _walls(view, say),
        _start_rolls(view, say, labels),
        _latest(view, latest, say),
        _lying(view, latest, say),
        _claim(view, say, labels),
        _choices(view, say),
        _blocked(view, say),
        _finished(view, say, labels),
    ]
    return "\n".join(line for line in lines if line)


def lying_pawns(view: MenschView, latest: Iterable[Event]) -> frozenset[PawnId]:
    """The pawns that the ``latest`` events sent back to their base and that are still there."""
    thrown: set[PawnId] = set()
    for event in latest:
        match event:
            case PawnMoved(captured=pawns) | WallFell(masons=pawns):
                thrown.update(pawns)
            case CaptureClaimed(pawn=pawn):
                thrown.add(pawn)
    return frozenset(pawn for pawn in thrown if view.pawns[pawn.seat][pawn.pawn] == BASE)


def home_pawns(view: MenschView, seat: Seat) -> int:
    return sum(map(is_home, view.pawns[seat]))


def ranking(view: MenschView) -> list[tuple[int, Seat]]:
    """The seats with their places, best first."""
    return sorted((place, seat) for seat, place in enumerate(view.places))


# Pawns, squares and moves, for sentences of every kind


def pawn_name(pawn: PawnId) -> str:
    """Name of the pawn for people: the letter of its seat, and its number."""
    return f"{MARKS[pawn.seat].letter}{pawn.pawn + 1}"


def pawn_names(pawns: Sequence[PawnId], say: Speaker, joint: str = "list-and") -> str:
    """Such as "C2 and D1"."""
    return _joined([pawn_name(pawn) for pawn in pawns], say, joint)


def square_number(agreed: Agreement, seat: Seat, progress: int) -> int:
    """Number of the square as people count the loop: from 1, which is the first seat's start square."""
    return square(agreed.corners[seat], progress) + 1


def place_name(agreed: Agreement, seat: Seat, progress: int, say: Speaker) -> str:
    """Such as "square 17", "base" or "goal 2"."""
    if progress == BASE:
        return say("mensch-at-base")
    if on_loop(progress):
        return say("mensch-at-square", number=square_number(agreed, seat, progress))
    return say("mensch-at-goal", number=progress - LOOP)


def target_name(agreed: Agreement, seat: Seat, progress: int, say: Speaker) -> str:
    """Name of a place on the way or in the goal, as a whole sentence needs it."""
    if is_home(progress):
        return say("mensch-to-goal", number=progress - LOOP)
    return say("mensch-to-square", number=square_number(agreed, seat, progress))


def destination_in_words(view: MenschView, destination: Destination, say: Speaker) -> str:
    """Such as "A3: 12 → square 17, captures C2"."""
    pawn, start, end, captured, wall = destination
    from_where = place_name(view.agreed, pawn.seat, start, say)
    if on_loop(start):
        from_where = str(square_number(view.agreed, pawn.seat, start))
    text = say(
        "mensch-choice", pawn=pawn_name(pawn), start=from_where, end=place_name(view.agreed, pawn.seat, end, say)
    )
    if captured:
        key = "mensch-choice-captures" if len(captured) == 1 else "mensch-choice-fells"
        return say(key, choice=text, pawns=pawn_names(captured, say))
    return say("mensch-choice-wall", choice=text) if wall else text


def move_button(view: MenschView, destination: Destination, say: Speaker) -> str:
    """Such as "A3 ▸ 17 💥 C2", for the buttons; 🧱 for a wall that is formed."""
    pawn, _, end, captured, wall = destination
    place = place_name(view.agreed, pawn.seat, end, say)
    if on_loop(end):
        place = str(square_number(view.agreed, pawn.seat, end))
    does = f" 💥 {pawn_names(captured, say)}" if captured else " 🧱" if wall else ""
    return f"{pawn_name(pawn)} ▸ {place}{does}"


def blocked_pawns(own: Sequence[int], obstacles: Sequence[Obstacle | None]) -> list[tuple[int, Obstacle]]:
    """The pawns that may not move, with their reasons; not those that have come as far as they can.

    ``own`` are their seat's progresses.
    """
    return [
        (pawn, obstacle)
        for pawn, obstacle in enumerate(obstacles)
        if obstacle is not None and obstacle is not Obstacle.ALIKE and not is_settled(own, pawn)
    ]


def blocked_in_words(pawns: Sequence[PawnId], obstacle: Obstacle, say: Speaker) -> str:
    """Such as "A2, A3: needs a six"."""
    return say("mensch-blocked", pawn=", ".join(map(pawn_name, pawns)), reason=say(f"mensch-obstacle-{obstacle}"))


def reasons_in_words(seat: Seat, blocked: Iterable[tuple[int, Obstacle]], say: Speaker) -> str:
    """Such as "A1 and A3: needs a six; A2: own pawn on its target"."""
    pawns_of: defaultdict[Obstacle, list[PawnId]] = defaultdict(list)
    for pawn, obstacle in blocked:
        pawns_of[obstacle].append(PawnId(seat, pawn))
    parts = [
        say("mensch-blocked", pawn=pawn_names(pawns, say), reason=say(f"mensch-obstacle-{obstacle}"))
        for obstacle, pawns in pawns_of.items()
    ]
    return say("list-separator").join(parts)


# The lines of a position


def _joined(parts: Sequence[str], say: Speaker, joint: str = "list-and") -> str:
    return parts[0] if len(parts) == 1 else say(joint, most=", ".join(parts[:-1]), last=parts[-1])


def _pairs(view: MenschView, say: Speaker, labels: Sequence[str]) -> str:
    if not view.agreed.pairs:
        return ""
    (one, one_home), (other, other_home) = (_pair(view, first, say, labels) for first in (0, 1))
    return say("mensch-words-pairs", one=one, one_home=one_home, other=other, other_home=other_home)


def _pair(view: MenschView, first: Seat, say: Speaker, labels: Sequence[str]) -> tuple[str, int]:
    """Names of a pair, and how many of their pawns are home."""
    allies = view.agreed.allies(first)
    return _joined([labels[seat] for seat in allies], say), sum(home_pawns(view, seat) for seat in allies)


def _turn(view: MenschView, say: Speaker, labels: Sequence[str]) -> str:
    if view.turn is None or view.owner is None:
        return say(f"mensch-words-{view.phase}")
    line = say(f"mensch-words-{view.phase}", name=labels[view.turn], die=view.die)
    if view.owner != view.turn:
        line += " " + say("mensch-words-helping", name=labels[view.turn], owner=labels[view.owner])
    if view.attempts > 1 and view.phase is not Phase.MOVING:
        line += " " + say("mensch-try", attempt=view.attempt)
    return line


def _seat(view: MenschView, seat: Seat, say: Speaker, labels: Sequence[str]) -> str:
    """Such as "A, start square 1: A1 square 12; A2 and A4 base; A3 goal 2"."""
    standing: defaultdict[int, list[PawnId]] = defaultdict(list)
    for pawn, progress in enumerate(view.pawns[seat]):
        standing[progress].append(PawnId(seat, pawn))
    parts = [
        f"{pawn_names(pawns, say)} {place_name(view.agreed, seat, progress, say)}"
        for progress, pawns in standing.items()
    ]
    start = square_number(view.agreed, seat, START)
    return say("mensch-words-seat", name=labels[seat], start=start, places=say("list-separator").join(parts))


def _walls(view: MenschView, say: Speaker) -> str:
    standing: defaultdict[int, list[PawnId]] = defaultdict(list)
    for seat, progresses in enumerate(view.pawns):
        for pawn, progress in enumerate(progresses):
            if on_loop(progress):
                standing[square_number(view.agreed, seat, progress)].append(PawnId(seat, pawn))
    walls = [
        say("mensch-words-wall", place=say("mensch-at-square", number=number), pawns=pawn_names(pawns, say))
        for number, pawns in sorted(standing.items())
        if len(pawns) > 1
    ]
    return say("mensch-words-walls", walls=", ".join(walls)) if walls else ""


def is_untouched(view: MenschView) -> bool:
    """Tell whether nothing has moved since the roll-off, so that its dice still lie there."""
    untouched = (START, *(BASE,) * (PAWNS - 1))
    return not view.places and all(pawns == untouched for pawns in view.pawns)


def _start_rolls(view: MenschView, say: Speaker, labels: Sequence[str]) -> str:
    if not view.start_rolls or not is_untouched(view):
        return ""
    rounds = [", ".join(f"{labels[seat]} {value}" for seat, value in rolls) for rolls in view.start_rolls]
    return say("mensch-words-start-rolls", rolls=say("list-separator").join(rounds))


def _latest(view: MenschView, latest: Sequence[Event], say: Speaker) -> str:
    moves = [event for event in latest if isinstance(event, PawnMoved)]
    parts = [_move(view, move, say) for move in moves[-MOVES_SHOWN:]]
    return say("mensch-words-latest", moves=say("list-separator").join(parts)) if parts else ""


def _lying(view: MenschView, latest: Sequence[Event], say: Speaker) -> str:
    lying = sorted(lying_pawns(view, latest))
    return say("mensch-words-lying", pawns=pawn_names(lying, say)) if lying else ""


def _move(view: MenschView, move: PawnMoved, say: Speaker) -> str:
    destination = Destination(move.pawn, move.start, move.end, move.captured, bool(move.mates))
    return destination_in_words(view, destination, say)


def _claim(view: MenschView, say: Speaker, labels: Sequence[str]) -> str:
    """Sentence on a missed capture (P7); nothing if that is left to the players' eyes."""
    if view.window is None or view.agreed.claims != HINT:
        return ""
    return say("mensch-words-hint", name=labels[view.window.seat])


def _choices(view: MenschView, say: Speaker) -> str:
    parts = [destination_in_words(view, destination, say) for destination in view.destinations]
    return say("mensch-words-choices", choices=say("list-separator").join(parts)) if parts else ""


def _blocked(view: MenschView, say: Speaker) -> str:
    if view.owner is None or not view.obstacles:
        return ""
    blocked = blocked_pawns(view.pawns[view.owner], view.obstacles)
    return say("mensch-words-blocked", reasons=reasons_in_words(view.owner, blocked, say)) if blocked else ""


def _finished(view: MenschView, say: Speaker, labels: Sequence[str]) -> str:
    if view.places:
        tied = {at: [labels[seat] for place, seat in ranking(view) if place == at] for at in sorted(set(view.places))}
        places = ", ".join(f"{place}. {_joined(names, say)}" for place, names in tied.items())
        return say("mensch-words-places", places=places)
    return say("mensch-words-finished", names=_names(view.finished, labels)) if view.finished else ""


def _names(seats: Iterable[Seat], labels: Sequence[str]) -> str:
    return ", ".join(labels[seat] for seat in seats)

"""The table in words, for people who hear it; and the alt texts that say the same of each picture."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence

from engine.wiedumir.board import GOAL, START, Board, Pawn
from engine.wiedumir.preview import Effect, effect_of
from engine.wiedumir.recent import RecentTurn
from engine.wiedumir.view import Phase, WieDuMirView
from localization.catalog import Speaker
from render.people import MARKS, seat_labels
from render.wiedumir.card_picture import card_text, card_title
from render.wiedumir.pieces import signed
from render.wiedumir.trails import numbered


def describe_position(view: WieDuMirView, recent: RecentTurn, say: Speaker, names: Sequence[str] | None = None) -> str:
    """The whole position and the turn that led to it, a fact a line.

    Without names, letters stand for the seats: at most 1,024 characters.
    """
    labels = seat_labels(view.seats, names)
    lines = [headline(view, say), _turn(view, say, labels)]
    if view.drawn is not None:
        card = view.drawn.card
        lines.append(say("wiedumir-words-card", title=card_title(card, say), text=card_text(card, say)))
    lines.append(say("wiedumir-words-pawns", pawns=_pawns(view, say)))
    lines += _chips(view, say, labels)
    if view.waiting:
        cards = ", ".join(card_title(card, say) for card in view.waiting)
        lines.append(say("wiedumir-words-waiting", cards=cards))
    if view.game > 1:
        points = ", ".join(f"{MARKS[seat].letter} {view.points[seat]}" for seat in range(view.seats))
        lines.append(say("wiedumir-words-points", points=points))
    lines += _recent(view, recent, say)
    lines += _moves(view, say)
    lines.append(say("wiedumir-words-squares", squares=_free_squares(view, say)))
    return "\n".join(line for line in lines if line)


def several_games(view: WieDuMirView) -> bool:
    """Tell whether points are added up over games (W13)."""
    return view.length.games != 1


def headline(view: WieDuMirView, say: Speaker) -> str:
    """Number of the game, and of how many; nothing if there is but one."""
    if view.length.target is not None:
        return say("wiedumir-headline-target", game=view.game, target=view.length.target)
    if not several_games(view):
        return ""
    return say("wiedumir-headline", game=view.game, games=view.length.games or 1)


def printed(board: Board) -> str:
    """Prints on the squares, from start to goal. No line begins with a question mark, as French has it."""
    values = ", ".join("?" if value is None else signed(value) for value in board.values)
    return values.replace(" ?", "\N{NO-BREAK SPACE}?")


def pawn_name(view: WieDuMirView, pawn: Pawn) -> str:
    """As it stands on the pawn: "B2", or "B" where every seat has but one."""
    letter = MARKS[pawn.seat].letter
    return letter if len(view.pawns[pawn.seat]) == 1 else f"{letter}{pawn.number + 1}"


def square_name(square: int, say: Speaker) -> str:
    if square == START:
        return say("wiedumir-square-start")
    if square == GOAL:
        return say("wiedumir-square-goal")
    return say("wiedumir-square-number", square=square)


def landing(view: WieDuMirView, pawn: Pawn, square: int, name: str, say: Speaker) -> str:
    """Such as "B2 → square 9: Anna −3"; ``name`` is the owner's."""
    effect = effect_of(view, pawn, square)
    values = {"pawn": pawn_name(view, pawn), "square": square_name(square, say)}
    text = _effect(effect, name, say)
    if not text:
        return say("wiedumir-landing-quietly", **values)
    return say("wiedumir-landing", **values, effect=text)


def _effect(effect: Effect, name: str, say: Speaker) -> str:
    """Effect on the owner; empty for start and goal without anything waiting there."""
    if effect.draws:
        return say("wiedumir-effect-draws", name=name)
    if effect.limit:
        return say("wiedumir-effect-limit", name=name, change=signed(effect.change), left=effect.left or 0)
    if effect.change:
        return say("wiedumir-effect-change", name=name, change=signed(effect.change))
    return "" if _is_quiet(effect) else say("wiedumir-effect-nothing", name=name)


def landing_in_short(view: WieDuMirView, pawn: Pawn, square: int, say: Speaker) -> str:
    """Such as "B2 ▸ 9 −3", for the buttons, beside the owner's mark."""
    effect = effect_of(view, pawn, square)
    place = square_name(square, say) if square in (START, GOAL) else str(square)
    if effect.draws:
        does = "🃏"
    elif effect.limit:
        does = f"{signed(effect.change)} 💥 {effect.left}"
    elif effect.change:
        does = signed(effect.change)
    else:
        does = "" if _is_quiet(effect) else "±0"
    return f"{pawn_name(view, pawn)} ▸ {place} {does}".rstrip()


def _is_quiet(effect: Effect) -> bool:
    """Tell whether the pawn comes to start or goal without anything waiting there."""
    return not effect.cards and (effect.arrives or effect.square == START)


def _turn(view: WieDuMirView, say: Speaker, labels: Sequence[str]) -> str:
    if view.phase is Phase.OVER:
        return say("wiedumir-words-over")
    if view.to_act is None:
        return ""
    return say(f"wiedumir-words-{view.phase}", name=labels[view.to_act], roll=view.roll or 0)


def _pawns(view: WieDuMirView, say: Speaker) -> str:
    """By place, from the start on."""
    standing: dict[int, list[str]] = defaultdict(list)
    for pawn, square in view.all_pawns:
        standing[square].append(pawn_name(view, pawn))
    parts = []
    for square in sorted(standing):
        place = square_name(square, say)
        if square not in (START, GOAL):
            place += f" ({_value(view, square, say)})"
        parts.append(f"{place} {' '.join(standing[square])}")
    return say("list-separator").join(parts)


def _free_squares(view: WieDuMirView, say: Speaker) -> str:
    """Squares without a pawn: what the others bring is said with their pawns."""
    occupied = {square for _, square in view.all_pawns}
    return ", ".join(
        say("wiedumir-words-square", square=square, value=_value(view, square, say))
        for square in range(START + 1, GOAL)
        if square not in occupied
    )


def _value(view: WieDuMirView, square: int, say: Speaker) -> str:
    """Value of the square, with a word for the question mark, which screen readers leave out."""
    value = view.board.values[square - 1]
    return say("wiedumir-words-card-square") if value is None else signed(value)


def _chips(view: WieDuMirView, say: Speaker, labels: Sequence[str]) -> Iterable[str]:
    known = [f"{labels[seat]} {chips}" for seat, chips in enumerate(view.chips) if chips is not None]
    if known:
        yield say("wiedumir-words-chips", chips=", ".join(known))
    if len(known) < view.seats:
        yield say("wiedumir-words-chips-hidden")
    if view.supply is None:
        yield say("wiedumir-words-pile", pile=view.pile)
    else:
        yield say("wiedumir-words-supply", supply=view.supply, pile=view.pile)


def _recent(view: WieDuMirView, recent: RecentTurn, say: Speaker) -> Iterable[str]:
    movements = ", ".join(
        f"{number}. {pawn_name(view, moved.pawn)} {square_name(moved.origin, say)} → {square_name(moved.target, say)}"
        for number, moved in numbered(recent)
    )
    if movements:
        yield say("wiedumir-words-recent", movements=movements)
    swapped = say("wiedumir-words-swapped")
    changes = [
        f"{MARKS[seat].letter} {swapped if change is None else signed(change)}"
        for seat in range(view.seats)
        if (change := recent.change(seat)) != 0
    ]
    if changes:
        yield say("wiedumir-words-changes", changes=", ".join(changes))
    if recent.struck:
        names = ", ".join(f"{MARKS[seat].letter} ({had})" for seat, had in recent.struck)
        yield say("wiedumir-words-struck", names=names)


def _moves(view: WieDuMirView, say: Speaker) -> Iterable[str]:
    if view.moves:
        moves = [landing(view, pawn, square, MARKS[pawn.seat].letter, say) for pawn, square in view.moves]
        yield say("wiedumir-words-moves", moves=say("list-separator").join(moves))
    if view.may_take:
        yield say("wiedumir-words-may-take")

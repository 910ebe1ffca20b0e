"""Verbs of the game's buttons and menus, and labels that say what they do."""

from collections.abc import Callable, Sequence

from cogs.faces.scene import Scene
from cogs.wording.names import CUT, isolated, shortened, without_isolation
from engine.game import Seat
from engine.wiedumir.actions import Action, ChoosePair, ChooseSeat, PlacePawn, ShareOut
from engine.wiedumir.board import Pawn
from engine.wiedumir.cards import Card
from engine.wiedumir.view import WieDuMirView
from localization.catalog import Speaker
from render.people import MARKS
from render.wiedumir.card_picture import card_text, card_title
from render.wiedumir.describe import landing, landing_in_short

ACT = "act"
"""An action, with its code."""

DECIDE = "decide"
"""Opens the panel for a card's longer answers."""

FIRST = "first"
"""A choice in the first of two menus."""

LAST = "last"
"""A choice that settles the card; its value is the action's code."""

SHARE = "share"
"""A press on the calculator: what was pressed, and how the chips are shared out after it."""


_LONGEST = 30
"""Of longer labels, a phone shows the beginning."""

_LONGEST_TOLD = 75
"""A screen reader says all that Discord allows on a button."""

_SHORTEST_NAME = 6
"""With fewer characters left of their names, seats go by their letters."""


def with_short_name(name: str, letter: str, label: Callable[[str], str], most: int) -> str:
    """The label with what has room of the name in that number of characters, or with the seat's letter."""
    room = most - len(label(""))
    short = shortened(name, room)
    if len(name) > room < _SHORTEST_NAME or short == CUT:
        return label(letter)
    return label(isolated(short))


def landing_on(scene: Scene[WieDuMirView], pawn: Pawn, square: int) -> str:
    """Such as "B2 ▸ 9 −3"; in words "B2 to square 9: Anna −3"."""
    if scene.in_words:
        return landing(scene.view, pawn, square, scene.isolated_names[pawn.seat], scene.say)
    return landing_in_short(scene.view, pawn, square, scene.say)


def whose(seat: Seat, scene: Scene[WieDuMirView]) -> str:
    """Name beside the seat's mark; in words with its letter, since two people may have the same name."""
    name = scene.plain_names[seat]
    return f"{isolated(name)} ({MARKS[seat].letter})" if scene.in_words else name


def label_of(action: Action, scene: Scene[WieDuMirView]) -> str:
    """For an answer to the card in hand that is given with one press; with letters where names have no room."""
    match action:
        case PlacePawn(pawn, square):
            return landing_on(scene, pawn, square)
        case ChooseSeat(seat):
            return whose(seat, scene)
    holders = scene.table.seats
    brief = [
        name if holder.person is not None and holder.person.name else mark.letter
        for holder, name, mark in zip(holders, scene.plain_names, MARKS, strict=False)
    ]
    whole = answer_in_words(action, scene.view, scene.isolated_names, scene.say, spoken=scene.in_words)
    # Discord lets two people have the same name.
    alike = len(set(scene.plain_names)) < len(scene.plain_names)
    most = _LONGEST_TOLD if scene.in_words else _LONGEST
    if _seen(whole) <= most and not alike:
        return whole
    return answer_within(most, action, scene.view, brief, scene.say)


def brief_label_of(action: Action, scene: Scene[WieDuMirView]) -> str:
    """Label with nothing but letters, so that a phone shows several beside each other."""
    if isinstance(action, PlacePawn | ChooseSeat):
        return label_of(action, scene)
    return answer_in_words(action, scene.view, [mark.letter for mark in MARKS], scene.say)


def answer_within(most: int, action: Action, view: WieDuMirView, names: Sequence[str], say: Speaker) -> str:
    """An answer that names several seats, in that number of characters to be seen.

    Names are cut alike. Where that leaves too little to tell people apart, seats go by their letters.
    """
    named = _seats_in(action)
    for room in range(most, _SHORTEST_NAME - 1, -1):
        short = [shortened(name, room) for name in names]
        kept = {short[seat] for seat in named}
        if len(kept) < len(named) or CUT in kept:
            break
        label = answer_in_words(action, view, [isolated(name) for name in short], say)
        if _seen(label) <= most:
            return label
    return answer_in_words(action, view, [mark.letter for mark in MARKS], say)


def _seen(label: str) -> int:
    """The number of characters of it that take room."""
    return len(without_isolation(label))


def _seats_in(action: Action) -> Sequence[Seat]:
    match action:
        case ChoosePair(first, second):
            return first, second
        case ShareOut(amounts):
            return [seat for seat, amount in enumerate(amounts) if amount]
    raise ValueError(action)


def answer_in_words(
    action: Action, view: WieDuMirView, names: Sequence[str], say: Speaker, *, spoken: bool = False
) -> str:
    """An answer that names several seats; ``spoken`` without signs."""
    match action:
        case ChoosePair(first, second):
            swaps = view.drawn is not None and view.drawn.card is Card.SWAP_OTHERS
            key = "wiedumir-pair-swaps" if swaps else "wiedumir-pair-passes"
            return say(f"{key}-spoken" if spoken else key, first=names[first], second=names[second])
        case ShareOut(amounts):
            shares = [(names[seat], amount) for seat, amount in enumerate(amounts) if amount]
            if not shares:
                return say("wiedumir-share-nothing")
            return ", ".join(say("wiedumir-share-row", name=name, amount=amount) for name, amount in shares)
    raise ValueError(action)


def quoted_card(view: WieDuMirView, say: Speaker, naming: Speaker) -> str:
    """The card in hand, as a quotation; ``naming`` says its title."""
    assert view.drawn is not None
    card = view.drawn.card
    return say("wiedumir-card-quoted", title=card_title(card, naming), text=card_text(card, say))


def seat_of(action: Action) -> Seat:
    """Seat whose mark stands beside the label."""
    match action:
        case PlacePawn(pawn):
            return pawn.seat
        case ChooseSeat(seat) | ChoosePair(seat):
            return seat
        case ShareOut(amounts):
            return next((seat for seat, amount in enumerate(amounts) if amount), 0)
    raise ValueError(action)

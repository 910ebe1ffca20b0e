"""Pawns and answers to cards as people type them: read with tolerance, and completed while they are being typed."""

import re
from collections.abc import Collection, Sequence

from cogs.faces.wiedumir.labels import answer_within
from cogs.wording.names import isolated, quoted, without_isolation
from engine.game import IllegalAction, Seat
from engine.wiedumir.actions import Action, ChoosePair, ChooseSeat, MovePawn, PlacePawn, ShareOut, TakeChip, encode
from engine.wiedumir.board import GOAL, START, Pawn, backward, forward
from engine.wiedumir.cards import Card
from engine.wiedumir.questions import PairQuestion, PawnQuestion, SeatQuestion, ShareQuestion
from engine.wiedumir.view import Phase, WieDuMirView
from host.refusal import Refused
from localization.catalog import Speaker
from render.people import MARKS
from render.wiedumir.describe import landing, pawn_name

_MOST_OFFERED = 25
_LONGEST = 80
"""Of a completion. Discord takes 100 characters, of which marks around names may take some that nobody sees."""

_ARROW = re.compile(r"[-–−]+>")
_TOKEN = re.compile(r"[^\W\d_]+|[+\-−–]?[0-9]+|[^\s,;:=>→⇄⇆()/&]")


def read_move(view: WieDuMirView, typed: str, say: Speaker) -> Action:
    """The pawn to move, such as ``B2``, or the chip instead. Raises Refused or IllegalAction."""
    if view.phase is Phase.DECIDING:
        raise IllegalAction("card-first")
    if view.phase is not Phase.MOVING:
        raise IllegalAction("roll-first")
    if typed.strip().casefold() in _words("wiedumir-typed-take", say):
        return TakeChip()
    pawn = _pawn(view, _tokens(view, typed, (), say))
    if pawn is None:
        raise Refused("pawn-or-chip-unreadable", typed=quoted(typed), chip="yes" if view.may_take else "no")
    return MovePawn(_offered(view, pawn, dict(view.moves)))


def complete_move(view: WieDuMirView, typed: str, say: Speaker) -> list[tuple[str, str]]:
    """Every pawn that can be moved, with the effect of that."""
    offered = [
        (landing(view, pawn, square, MARKS[pawn.seat].letter, say), pawn_name(view, pawn))
        for pawn, square in view.moves
    ]
    if view.may_take:
        offered.append((say("wiedumir-button-take"), _words("wiedumir-typed-take", say)[0]))
    begun = typed.strip().casefold()
    return [pair for pair in offered if pair[1].casefold().startswith(begun)][:_MOST_OFFERED]


def read_answer(view: WieDuMirView, typed: str, names: Sequence[str], say: Speaker) -> Action:
    """The answer to the card in hand; ``view`` is its drawer's own. Raises Refused or IllegalAction."""
    question, drawn = view.question, view.drawn
    if question is None or drawn is None:
        raise IllegalAction("no-card")
    tokens = _tokens(view, typed, names, say)
    action: Action | None
    match question:
        case PawnQuestion():
            action, kind = _placing(view, question, tokens, say), "pawn"
        case SeatQuestion():
            action, kind = _seat_answer(view, tokens), "seat"
        case PairQuestion():
            action, kind = _pair_answer(view, question, tokens), "pair"
        case ShareQuestion():
            action, kind = _share_answer(view, question, tokens), "share"
    if action is None:
        raise Refused(f"answer-unreadable-{kind}", typed=quoted(typed))
    question.check(action)
    return action


def complete_answer(view: WieDuMirView, typed: str, names: Sequence[str], say: Speaker) -> list[tuple[str, str]]:
    """The first of the legal answers that begin as typed."""
    question = view.question
    if question is None:
        return []
    begun = typed.strip().casefold()
    offered: list[tuple[str, str]] = []
    every = question.answers()
    for number in range(min(len(every), 2000)):
        label, value = completion_of(every[number], view, names, say)
        if value.casefold().startswith(begun) or without_isolation(label).casefold().startswith(begun):
            offered.append((label, value))
        if len(offered) == _MOST_OFFERED:
            break
    return offered


def completion_of(action: Action, view: WieDuMirView, names: Sequence[str], say: Speaker) -> tuple[str, str]:
    """A label, which says what a button would, and what to type for it."""
    match action:
        case PlacePawn(pawn, square):
            label = landing(view, pawn, square, isolated(names[pawn.seat]), say)
            return label, f"{pawn_name(view, pawn)} {_square_typed(square, say)}"
        case ChooseSeat(seat):
            name, letter = isolated(names[seat]), MARKS[seat].letter
            # Discord lets two people have the same name.
            return (name if names.count(names[seat]) == 1 else f"{name} ({letter})"), letter
        case ChoosePair(first, second):
            return answer_within(_LONGEST, action, view, names, say), f"{MARKS[first].letter} {MARKS[second].letter}"
        case ShareOut(amounts):
            shares = [(seat, amount) for seat, amount in enumerate(amounts) if amount]
            typed = " ".join(f"{MARKS[seat].letter} {amount}" for seat, amount in shares)
            return answer_within(_LONGEST, action, view, names, say), typed
    return encode(action), encode(action)


def _square_typed(square: int, say: Speaker) -> str:
    if square == START:
        return _words("wiedumir-typed-start", say)[0]
    return _words("wiedumir-typed-goal", say)[0] if square == GOAL else str(square)


def _words(key: str, say: Speaker) -> list[str]:
    return [word.strip() for word in say(key).split(",")]


def _tokens(view: WieDuMirView, typed: str, names: Sequence[str], say: Speaker) -> list[str]:
    """Words, numbers and signs; names, colours and symbols of seats have become letters."""
    text = _folded(typed)
    known = _seats_by_word(view, names, say)
    for word in sorted(known, key=len, reverse=True):
        text = re.sub(rf"(?<!\w){re.escape(word)}(?![^\W\d])", f" {MARKS[known[word]].letter.casefold()} ", text)
    for mark in MARKS[: view.seats]:
        text = text.replace(_folded(mark.emoji), f" {mark.letter.casefold()} ")
    return _TOKEN.findall(_ARROW.sub(" ", text))


def _seats_by_word(view: WieDuMirView, names: Sequence[str], say: Speaker) -> dict[str, Seat]:
    """Names and colours, but those that could as well mean another seat or something else."""
    colours = _words("wiedumir-colours", say)
    places = {*_words("wiedumir-typed-start", say), *_words("wiedumir-typed-goal", say)}
    meant: dict[str, set[Seat]] = {}
    for seat, colour in enumerate(colours[: view.seats]):
        meant.setdefault(colour, set()).add(seat)
    folded = list(map(_folded, names))
    for seat, name in enumerate(folded):
        tokens = _TOKEN.findall(name)
        # Somebody may be called "7", "B1" or "Goal", or like a whole answer, such as "A 1 B 2" or "Anna 2".
        words = places.union(colours) if len(tokens) > 1 else places
        if any(map(str.isdigit, name)):
            words = words.union(*(_TOKEN.findall(other) for other in folded if other != name))
        if not all(_means_something(token, words) for token in tokens):
            meant.setdefault(name, set()).add(seat)
    return {word: seats.pop() for word, seats in meant.items() if len(seats) == 1}


def _means_something(token: str, words: Collection[str]) -> bool:
    """Tell whether it says something in an answer, whatever people are called."""
    return token in words or not any(map(str.isalpha, token)) or (len(token) == 1 and token.isascii())


def _folded(text: str) -> str:
    return text.casefold().replace("\N{VARIATION SELECTOR-16}", "")


def _seat(view: WieDuMirView, token: str) -> Seat | None:
    return next((seat for seat in range(view.seats) if MARKS[seat].letter.casefold() == token), None)


def _pawn(view: WieDuMirView, tokens: Sequence[str]) -> Pawn | None:
    """``b 2``, or ``b`` if that seat has but one. None if it cannot be read, or is not there."""
    seat = _seat(view, tokens[0]) if tokens else None
    if seat is None:
        return None
    pawns = len(view.pawns[seat])
    if len(tokens) == 1:
        return Pawn(seat, 0) if pawns == 1 else None
    if len(tokens) == 2 and (number := tokens[1].lstrip("+-−–")) in map(str, range(1, pawns + 1)):
        return Pawn(seat, int(number) - 1)
    return None


def _offered(view: WieDuMirView, pawn: Pawn, offered: Collection[Pawn]) -> Pawn:
    """The pawn itself, or the one on its square that stands for all that are like it."""
    return pawn if pawn in offered or pawn not in dict(view.all_pawns) else view.first_alike(pawn)


def _placing(view: WieDuMirView, question: PawnQuestion, tokens: Sequence[str], say: Speaker) -> Action | None:
    """A pawn and a square; the square alone if there is but one pawn to be put somewhere."""
    if not tokens:
        return None
    *first, last = tokens
    pawn = question.targets[0][0] if not first and len(question.targets) == 1 else _pawn(view, first)
    if pawn is None or pawn not in dict(view.all_pawns):
        return None
    pawn = _offered(view, pawn, dict(question.targets))
    square = _square(view, pawn, last, say)
    return None if square is None else PlacePawn(pawn, square)


def _square(view: WieDuMirView, pawn: Pawn, token: str, say: Speaker) -> int | None:
    """``9``, a word for start or goal; for C8, whose card speaks of steps, also ``+2`` and ``-2``."""
    if token in _words("wiedumir-typed-start", say):
        return START
    if token in _words("wiedumir-typed-goal", say):
        return GOAL
    found = re.fullmatch("([+−–-]?)([0-9]{1,2})", token)
    if found is None:
        return None
    sign, number = found[1], int(found[2])
    steps = view.drawn is not None and view.drawn.card is Card.SHIFT
    if sign == "+" and not steps:
        return None
    # "B2-9" is a pawn and its square wherever nothing goes backward.
    if not (sign and steps):
        return number if number <= GOAL else None
    walk = forward if sign == "+" else backward
    return walk(view.square_of(pawn), number, view.occupied)


def _seat_answer(view: WieDuMirView, tokens: Sequence[str]) -> Action | None:
    seat = _seat(view, tokens[0]) if len(tokens) == 1 else None
    return None if seat is None else ChooseSeat(seat)


def _pair_answer(view: WieDuMirView, question: PairQuestion, tokens: Sequence[str]) -> Action | None:
    seats = [_seat(view, token) for token in tokens]
    if len(seats) != 2 or seats[0] is None or seats[1] is None:
        return None
    first, second = seats[0], seats[1]
    # Where the order does not matter, only one of the two is listed.
    turned = (first, second) not in question.pairs and all(one < other for one, other in question.pairs)
    return ChoosePair(second, first) if turned and first > second else ChoosePair(first, second)


def _share_answer(view: WieDuMirView, question: ShareQuestion, tokens: Sequence[str]) -> Action | None:
    """Seats, each with its chips; a seat alone gets all that must be shared out."""
    amounts = [0] * view.seats
    if len(tokens) == 1:
        seat = _seat(view, tokens[0])
        if seat is None or question.least != question.most:
            return None
        amounts[seat] = question.most
        return ShareOut(tuple(amounts))
    if not tokens or len(tokens) % 2:
        return None
    for letter, number in zip(tokens[::2], tokens[1::2], strict=True):
        seat = _seat(view, letter)
        if seat is None or amounts[seat] or not re.fullmatch(r"\+?[0-9]{1,2}", number):
            return None
        amounts[seat] = int(number)
    return ShareOut(tuple(amounts))

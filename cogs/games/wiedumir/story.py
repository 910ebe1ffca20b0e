"""What happened, in sentences: one for each fact of the game, and one for all that a seat gives away at once."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.games.sentences import list_of_seats, seat_name
from engine.game import Event, Seat
from engine.wiedumir.board import Pawn
from engine.wiedumir.chips import AFTER_LIMIT
from engine.wiedumir.events import (
    CardDecided,
    CardDrawn,
    CardWaits,
    CardWithoutEffect,
    ChipsGiven,
    ChipsPaid,
    ChipsSwapped,
    ChipsTaken,
    DieRolled,
    GameBegan,
    GameScored,
    LimitStruck,
    MatchDecided,
    MoveForgone,
    PawnArrived,
    PawnMoved,
    PileShuffled,
    WaitingCardActed,
)
from engine.wiedumir.view import Phase, WieDuMirView
from localization.catalog import Speaker
from render.seat_marks import MARKS
from render.wiedumir.card_picture import card_text, card_title
from render.wiedumir.words import pawn_name, square_name

_FACTS_SHOWN = 20
_ROOM = 1900
"""In characters: Discord takes 4,000 in a message, and position and prompt need theirs."""

_CUT = "- …"
"""Stands for what there is no room for."""


def tell_lately(events: Sequence[tuple[Event, ...]], view: WieDuMirView, say: Speaker, names: Sequence[str]) -> str:
    """All that whoever is to act may have missed, fact by fact; of very long stories the end."""
    facts = [event for group in events for event in group]
    teller = Teller(view, say, names)
    told = [f"- {sentence}" for fact in gather(facts[_beginning(facts, view) :]) if (sentence := teller.tell(fact))]
    lines = told[-_FACTS_SHOWN:]
    while sum(map(len, lines)) + len(lines) > _ROOM:
        del lines[0]
    return "\n".join(lines if len(lines) == len(told) else [_CUT, *lines])


def _beginning(facts: Sequence[Event], view: WieDuMirView) -> int:
    """What follows the last roll but this one of the seat to act; nobody to act is told the last two turns."""
    rolls = [index for index, fact in enumerate(facts) if isinstance(fact, DieRolled)]
    if view.to_act is None:
        return rolls[-2] if len(rolls) > 1 else 0
    # Between a roll and the end of its turn the latest roll is this one.
    earlier = rolls if view.phase is Phase.TO_ROLL else rolls[:-1]
    own = [index for index in earlier if _rolled_by(facts[index], view.to_act)]
    return own[-1] + 1 if own else 0


def _rolled_by(fact: Event, seat: Seat) -> bool:
    return isinstance(fact, DieRolled) and fact.seat == seat


def gather(facts: Sequence[Event]) -> list[Event | tuple[ChipsGiven, ...]]:
    """What is one thing to tell: all that a seat gives away for one card; a chip instead of a move (W16)."""
    gathered: list[Event | tuple[ChipsGiven, ...]] = []
    for fact in facts:
        if isinstance(fact, ChipsGiven):
            before = gathered[-1] if gathered else None
            if isinstance(before, tuple) and (before[0].giver, before[0].card) == (fact.giver, fact.card):
                gathered[-1] = (*before, fact)
            else:
                gathered.append((fact,))
        elif not (isinstance(fact, ChipsTaken) and gathered and isinstance(gathered[-1], MoveForgone)):
            gathered.append(fact)
    return gathered


class Teller:
    """Says facts of one table in one language."""

    def __init__(self, view: WieDuMirView, say: Speaker, names: Sequence[str]) -> None:
        self._view = view
        self._say = say
        self._names = names

    def tell(self, fact: Event | tuple[ChipsGiven, ...]) -> str:
        """One fact; empty for those that another one tells."""
        say, who, chips = self._say, self._who, self._chips
        match fact:
            case tuple():
                gifts = ", ".join(
                    say("wiedumir-told-gift", name=who(gift.receiver), amount=chips(gift.amount)) for gift in fact
                )
                return say("wiedumir-told-given", name=who(fact[0].giver), gifts=gifts)
            case GameBegan(game, starter):
                key = "wiedumir-told-began" if game == 1 else "wiedumir-told-began-again"
                return say(key, game=game, name=who(starter))
            case DieRolled(seat, number):
                return say("wiedumir-told-rolled", name=who(seat), number=number)
            case PawnMoved():
                return self._moved(fact)
            case MoveForgone(seat):
                return say("wiedumir-told-forgone", name=who(seat))
            case ChipsTaken(seat, amount, wanted):
                return self._paid("taken", seat, amount, wanted)
            case ChipsPaid(seat, amount, wanted):
                return self._paid("paid", seat, amount, wanted)
            case ChipsSwapped(first, second, amounts):
                if amounts is None:
                    return say("wiedumir-told-swapped-secretly", first=who(first), second=who(second))
                before, after = amounts
                return say("wiedumir-told-swapped", first=who(first), second=who(second), before=before, after=after)
            case LimitStruck(seat, returned):
                return say("wiedumir-told-limit", name=who(seat), had=returned + AFTER_LIMIT, returned=returned)
            case MatchDecided(winners):
                return say("wiedumir-told-decided", names=self._list(winners), count=len(winners))
            case GameScored(_, _, places, by_vote):
                key = "wiedumir-told-scored-by-vote" if by_vote else "wiedumir-told-scored"
                return say(key, names=self._list([seat for seat, place in enumerate(places) if place == 1]))
        return self._card(fact)

    def _card(self, fact: object) -> str:
        """Facts about cards, and about the goal where some of them wait."""
        say, who = self._say, self._who
        match fact:
            case PileShuffled(cards):
                return say("wiedumir-told-shuffled", cards=cards)
            case CardDrawn(seat, _, card):
                title, text = card_title(card, say), card_text(card, say)
                return say("wiedumir-told-drawn", name=who(seat), title=title, text=text)
            case CardDecided(forced=True):
                return say("wiedumir-told-decided-alone")
            case CardWithoutEffect(seat, _, hindrance):
                return say(f"wiedumir-told-hindered-{hindrance}", name=who(seat))
            case CardWaits():
                return say("wiedumir-told-waits")
            case PawnArrived(pawn, seat_home, last):
                key = "-last" if last else "-home" if seat_home else ""
                return say(f"wiedumir-told-arrived{key}", pawn=self._pawn_of(pawn), name=who(pawn.seat))
            case WaitingCardActed(card, seat):
                return say("wiedumir-told-waiting-acted", title=card_title(card, say), name=who(seat))
        return ""

    def _moved(self, fact: PawnMoved) -> str:
        key = "-by-card" if fact.card is not None else "-forced" if fact.forced else ""
        return self._say(
            f"wiedumir-told-moved{key}",
            name=self._who(fact.mover),
            pawn=self._pawn_of(fact.pawn),
            origin=square_name(fact.origin, self._say),
            target=square_name(fact.target, self._say),
        )

    def _paid(self, verb: str, seat: Seat, amount: int, wanted: int) -> str:
        key = "" if amount == wanted else "-fewer" if amount else "-none"
        name, chips, due = self._who(seat), self._chips(amount), self._chips(wanted)
        return self._say(f"wiedumir-told-{verb}{key}", name=name, chips=chips, amount=amount, due=due, wanted=wanted)

    def _pawn_of(self, pawn: Pawn) -> str:
        return f"{MARKS[pawn.seat].emoji} **{pawn_name(self._view, pawn)}**"

    def _who(self, seat: Seat) -> str:
        return seat_name(seat, self._names)

    def _chips(self, count: int) -> str:
        return self._say("wiedumir-chips", count=count)

    def _list(self, seats: Sequence[Seat]) -> str:
        return list_of_seats(seats, self._names, self._say)

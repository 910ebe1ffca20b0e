"""Verbs of the game's buttons; pawns, moves and claims as they are typed and completed."""

import re
from collections.abc import Sequence

from cogs.wording.names import quoted
from engine.game import Seat
from engine.mensch.actions import CLAIMS, MOVES, encode
from engine.mensch.board import LAST_GOAL, LOOP, START, PawnId, on_loop
from engine.mensch.events import Obstacle
from engine.mensch.view import MenschView, Phase
from host.refusal import Refused
from localization.catalog import Speaker
from render.mensch.describe import destination_in_words, pawn_name, place_name, square_number
from render.people import MARKS

MOVE = "move"
"""Moves a pawn, as its action code says."""

MISSED = "missed"
"""Opens the panel on which a missed capture is claimed (P7)."""

NOTHING_MISSED = "nothing-missed"
"""Lets the latest move pass, so that computers need not wait (R5)."""

CLAIM = "claim"
"""Claims that a pawn could have captured, as its action code says."""


_NAMED = re.compile(r"([a-d]?) *([1-4])", re.ASCII)
_SQUARE = re.compile(r"(?:square|field|feld|case|f)? *(\d{1,2})", re.ASCII)


def read_move(view: MenschView, typed: str, say: Speaker) -> str:
    """The action's code: a pawn such as ``A3`` or ``3``, or where it goes, such as ``17`` or ``square 3``.

    Raises Refused for what is neither, and for pawns that must stay.
    """
    cleaned = _clean(typed)
    named = _NAMED.fullmatch(cleaned)
    if named is not None:
        if named[1] and view.owner is not None and named[1].upper() != MARKS[view.owner].letter:
            raise Refused("pawn-not-yours", pawn=_full_name(named))
        return encode(MOVES[_movable(view, int(named[2]) - 1)])
    for destination in view.destinations:
        pawn, _, end = destination[:3]
        if cleaned == place_name(view.agreed, pawn.seat, end, say).casefold():
            return encode(MOVES[pawn.pawn])
    number = _SQUARE.fullmatch(cleaned)
    for destination in view.destinations:
        pawn, _, end = destination[:3]
        if number and on_loop(end) and int(number[1]) == square_number(view.agreed, pawn.seat, end):
            return encode(MOVES[pawn.pawn])
    if view.phase is not Phase.MOVING:
        # The rules know best why nothing can be moved now.
        return encode(MOVES[0])
    if cleaned in _places(view, say) or (number and 1 <= int(number[1]) <= LOOP):
        raise Refused("place-not-reached", number=view.die, typed=quoted(typed))
    raise Refused("pawn-unreadable", typed=quoted(typed))


def _movable(view: MenschView, pawn: int) -> int:
    """The pawn to be moved: of those on one place it is the first. Raises Refused if it must stay."""
    if view.owner is None or not view.obstacles:
        return pawn
    own, obstacle = view.pawns[view.owner], view.obstacles[pawn]
    if obstacle is Obstacle.ALIKE:
        return own.index(own[pawn])
    if obstacle is not None:
        # The rules would say the same, but they know pawns only by their numbers.
        raise Refused(f"pawn-{obstacle}", pawn=pawn_name(PawnId(view.owner, pawn)), number=view.die)
    return pawn


def _places(view: MenschView, say: Speaker) -> set[str]:
    """All that the owner's pawns may ever reach, as people type it."""
    if view.owner is None:
        return set()
    return {place_name(view.agreed, view.owner, end, say).casefold() for end in range(START, LAST_GOAL + 1)}


def complete_move(view: MenschView, typed: str, say: Speaker) -> list[tuple[str, str]]:
    """The moves that are possible, as labels that say what they do, and texts to send."""
    begun = _clean(typed)
    pairs = [(destination_in_words(view, each, say), pawn_name(each.pawn)) for each in view.destinations]
    return [pair for pair in pairs if begun in pair[0].casefold()]


def claim_in(typed: str, say: Speaker) -> str | None:
    """Rest of the text after the word for claiming a missed capture (P7); None where that does not come first."""
    word, _, rest = _clean(typed).partition(" ")
    return rest if word in _claim_words(say) else None


def _claim_words(say: Speaker) -> list[str]:
    return [word.strip() for word in say("mensch-typed-claim").split(",")]


def read_claim(view: MenschView, typed: str) -> str:
    """The action's code for the pawn that the view's own seat claims; without a text, for the only one to be named.

    Raises Refused if the seat has nothing to object to, whatever was typed.
    """
    pawns = nameable(view)
    if view.window is None or view.viewer not in view.agreed.opponents[view.window.seat] or not pawns:
        raise Refused("no-claim")
    cleaned = _clean(typed)
    if not cleaned:
        if len(pawns) > 1:
            raise Refused("claim-which", pawns=", ".join(map(pawn_name, pawns)))
        return encode(CLAIMS[pawns[0].pawn])
    named = _NAMED.fullmatch(cleaned)
    if named is None:
        raise Refused("claim-unreadable", typed=quoted(typed))
    owner = view.window.pawn.seat
    full_name = _full_name(named, owner)
    own = view.window.pawns[owner]
    # Of pawns on one place the first stands for all.
    alike = next((pawn for pawn in pawns if own[pawn.pawn] == own[int(named[2]) - 1]), None)
    if alike is None or not full_name.startswith(MARKS[owner].letter):
        raise Refused("claim-other-pawn", pawn=full_name)
    return encode(CLAIMS[alike.pawn])


def complete_claim(view: MenschView, typed: str, say: Speaker) -> list[tuple[str, str]]:
    """The pawns that may be named now."""
    if view.window is None or view.viewer not in view.agreed.opponents[view.window.seat]:
        return []
    begun, word = _clean(typed), _claim_words(say)[0]
    pairs = [(f"{word} {claim_label(view, pawn, say)}", f"{word} {pawn_name(pawn)}") for pawn in nameable(view)]
    return [pair for pair in pairs if begun in pair[0].casefold() or pair[1].casefold().startswith(begun)]


def nameable(view: MenschView) -> Sequence[PawnId]:
    """The pawns of which a claimant may say that they could have captured.

    They are all that stood on the loop but the one that moved: whether any of them could is for the claimant to see.
    """
    if view.window is None:
        return []
    (owner, moved), pawns = view.window.pawn, view.window.pawns
    own = pawns[owner]
    return [
        PawnId(owner, pawn)
        for pawn, progress in enumerate(own)
        if pawn != moved and on_loop(progress) and own.index(progress) in (pawn, moved)
    ]


def claim_label(view: MenschView, pawn: PawnId, say: Speaker) -> str:
    """Such as "A2: square 13", where it stands."""
    place = place_name(view.agreed, pawn.seat, view.pawns[pawn.seat][pawn.pawn], say)
    return say("mensch-button-claim", pawn=pawn_name(pawn), place=place)


def _full_name(named: re.Match[str], owner: Seat = 0) -> str:
    """With the letter that was typed, or else the owner's."""
    return f"{named[1].upper() or MARKS[owner].letter}{named[2]}"


def _clean(typed: str) -> str:
    """Text as typed without the seats' symbols, and with single spaces."""
    for mark in MARKS:
        typed = typed.replace(mark.emoji, " ")
    return " ".join(typed.replace("#", " ").split()).casefold()

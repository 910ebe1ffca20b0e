"""Pawns and moves, typed: read with tolerance, and completed while they are being typed."""

from __future__ import annotations

import re
from collections.abc import Sequence

from engine.mensch.actions import CLAIMS, MOVES, encode
from engine.mensch.board import PawnId, on_loop
from engine.mensch.view import MenschView, Phase
from host.refusal import Refused
from localization.catalog import Speaker
from render.mensch.words import destination_in_words, field_number, pawn_name, place_name
from render.seat_marks import MARKS

_NAMED = re.compile(r"([a-d]?) *([1-4])", re.ASCII)
_FIELD = re.compile(r"(?:field|feld|case|f)? *(\d{1,2})", re.ASCII)


def read_move(view: MenschView, typed: str, say: Speaker) -> str:
    """The action's code: a pawn such as ``A3`` or ``3``, or where it goes, such as ``17`` or ``field 3``.

    Raises Refused for what is neither. Whether the pawn may move is for the rules to say.
    """
    cleaned = _clean(typed)
    named = _NAMED.fullmatch(cleaned)
    if named is not None:
        if named[1] and view.owner is not None and named[1].upper() != MARKS[view.owner].letter:
            raise Refused("pawn-not-yours", pawn=cleaned.upper())
        return encode(MOVES[int(named[2]) - 1])
    for destination in view.destinations:
        pawn, _, end = destination[:3]
        if cleaned == place_name(view.agreed, pawn.seat, end, say).casefold():
            return encode(MOVES[pawn.pawn])
    number = _FIELD.fullmatch(cleaned)
    for destination in view.destinations:
        pawn, _, end = destination[:3]
        if number and on_loop(end) and int(number[1]) == field_number(view.agreed, pawn.seat, end):
            return encode(MOVES[pawn.pawn])
    if view.phase is not Phase.MOVING:
        # The rules know best why nothing can be moved now.
        return encode(MOVES[0])
    raise Refused("pawn-unreadable", typed=typed[:40])


def complete_move(view: MenschView, typed: str, say: Speaker) -> list[tuple[str, str]]:
    """The moves that are possible, as labels that tell what they do, and texts to send."""
    begun = _clean(typed)
    pairs = [(destination_in_words(view, each, say), pawn_name(each.pawn)) for each in view.destinations]
    return [pair for pair in pairs if begun in pair[0].casefold()]


def read_claim(view: MenschView, typed: str, say: Speaker) -> str:
    """The action's code for the pawn to be claimed; without a text, for the only one that can be."""
    pawns = claimable(view)
    cleaned = _clean(typed)
    if not cleaned:
        if len(pawns) > 1:
            raise Refused("claim-which", pawns=", ".join(map(pawn_name, pawns)))
        return encode(CLAIMS[pawns[0].pawn if pawns else 0])
    named = _NAMED.fullmatch(cleaned)
    if named is None or (named[1] and pawns and named[1].upper() != MARKS[pawns[0].seat].letter):
        raise Refused("pawn-unreadable", typed=typed[:40])
    return encode(CLAIMS[int(named[2]) - 1])


def complete_claim(view: MenschView, typed: str, say: Speaker) -> list[tuple[str, str]]:
    """The pawns that may be claimed now."""
    begun = _clean(typed)
    pairs = [(claim_label(view, pawn, say), pawn_name(pawn)) for pawn in claimable(view)]
    return [pair for pair in pairs if begun in pair[0].casefold()]


def claimable(view: MenschView) -> Sequence[PawnId]:
    return () if view.claim is None else view.claim.pawns


def claim_label(view: MenschView, pawn: PawnId, say: Speaker) -> str:
    """Such as "Claim! A2 back to base"."""
    return say("mensch-button-claim", pawn=pawn_name(pawn))


def _clean(typed: str) -> str:
    """What was typed without the seats' symbols, and with single spaces."""
    for mark in MARKS:
        typed = typed.replace(mark.emoji, " ")
    return " ".join(typed.replace("#", " ").split()).casefold()

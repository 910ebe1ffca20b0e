"""Works out what For-Get-It's computers know (`engine/forgetit/chances/*_table.py`): ``python -m training.forgetit``.

It follows from the rules of a turn alone (F2 to F7): nothing is drawn, and there is nothing to choose. It takes some
minutes.
"""

from __future__ import annotations

import argparse
import sys
import zlib
from array import array
from base64 import b64encode
from collections.abc import Iterable, Sequence
from pathlib import Path
from textwrap import wrap

from engine.forgetit.chances.cups import dice_in
from engine.forgetit.chances.packed import WHOLE
from engine.forgetit.dice import SIDES
from training.forgetit.outlooks import ends_afresh, ends_of_openings, last_turns, means, rests
from training.forgetit.rolls import rolls
from training.forgetit.score_chances import chances_of_scores

TARGET = Path(__file__).parents[2] / "engine/forgetit/chances"

_WIDTH = 112


def main() -> None:
    argparse.ArgumentParser("python -m training.forgetit", description=__doc__).parse_args()
    for name, make in (("mean_table", mean_table), ("roll_table", roll_table), ("outlook_table", outlook_table)):
        source = "\n".join(['"""Made by `training.forgetit`. Never edited by hand."""', "", *make()])
        (TARGET / f"{name}.py").write_text(source + "\n")
        print(f"{name}: {len(source):,} characters", flush=True)


def mean_table() -> list[str]:
    """What `engine.forgetit.chances.means` reads."""
    values = means()
    chances = dict(sorted(chances_of_scores(values).items()))
    return [
        _constant("ROLLS", _bytes("d", values.numbers[1].rolls)),
        _constant("OPEN_ROLLS", _bytes("d", values.open_rolls.values())),
        "SCORES = (",
        *(f"    {score}," for score in chances),
        ")",
        _constant("CHANCES", _bytes("d", chances.values())),
    ]


def roll_table() -> list[str]:
    """What `engine.forgetit.chances.falls` reads."""
    table = rolls()
    cups = len(table.cups)
    # What leaves the number alone comes first in each offer.
    offers = [sorted(offer) for offer in table.offers]
    assert all(offer[0] < cups <= min(offer[1:], default=cups) for offer in offers)
    ways = [
        round(chance * SIDES ** dice_in(cup))
        for cup, falls in zip(table.cups, table.falls, strict=True)
        for chance in falls.chances
    ]
    return [
        _packed("FALLS", "H", (len(falls.chances) for falls in table.falls)),
        _packed("WAYS", "L", ways),
        _packed("OFFERED", "H", (offer for falls in table.falls for offer in falls.offers)),
        _packed("OFFERS", "H", map(len, offers)),
        _packed("CHOICES", "H", (choice for offer in offers for choice in offer)),
    ]


def outlook_table() -> list[str]:
    """What `engine.forgetit.chances.outlooks` reads."""
    openings, afresh = ends_of_openings(), ends_afresh()
    scores = sorted({score for policies in openings for chances in policies for score in chances})
    counts = sorted({count for policies in afresh for chances in policies for count in chances})
    return [
        f"POLICIES = {len(openings[0])}, {len(afresh[0])}",
        _packed("SCORES", "H", scores),
        _chances("OPENINGS", ([chances.get(score, 0.0) for score in scores] for each in openings for chances in each)),
        _packed("COUNTS", "H", counts),
        _chances("AFRESH", ([chances.get(count, 0.0) for count in counts] for each in afresh for chances in each)),
        _packed("LAST_SCORES", "H", sorted(last_turns()[0])),
        _chances("LAST_TURNS", ([chances[score] for score in sorted(chances)] for chances in last_turns())),
        _chances("RESTS", (rest for last_word in (False, True) for rest in rests(last_word=last_word))),
    ]


def _chances(name: str, rows: Iterable[Sequence[float]]) -> str:
    """As parts of `WHOLE`, rounded so that a row's sum is right."""
    numbers: list[int] = []
    for row in rows:
        so_far, written = 0.0, 0
        for chance in row:
            so_far += chance
            numbers.append(round(so_far * WHOLE) - written)
            written += numbers[-1]
    return _packed(name, "H", numbers)


def _packed(name: str, kind: str, numbers: Iterable[int]) -> str:
    return _constant(name, zlib.compress(_bytes(kind, numbers), 9))


def _bytes(kind: str, numbers: Iterable[float]) -> bytes:
    """The lowest byte first; "H" are two bytes, "L" four, "d" a float of eight."""
    items = array("I" if kind == "L" else kind, numbers)
    if sys.byteorder == "big":
        items.byteswap()
    return items.tobytes()


def _constant(name: str, content: bytes) -> str:
    text = wrap(b64encode(content).decode(), _WIDTH)
    return "\n".join((f"{name} = (", *(f'    "{line}"' for line in text), ")"))


if __name__ == "__main__":
    main()

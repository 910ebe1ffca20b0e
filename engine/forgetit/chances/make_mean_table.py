"""Works out `mean_table` and prints it: ``python -m engine.forgetit.chances.make_mean_table > new.py``.

That is needed when the rules of a turn change (F2 to F7). It takes some seconds.
"""

from __future__ import annotations

import sys
from array import array
from base64 import b64encode
from collections.abc import Iterable
from textwrap import wrap

from engine.forgetit.chances.score_chances import chances_of_scores
from engine.forgetit.chances.turn_values import greatest_means

_WIDTH = 112


def source() -> str:
    """The text of the module."""
    values = greatest_means()
    chances = dict(sorted(chances_of_scores(values).items()))
    lines = [
        '"""Made by `make_mean_table`, read by `means`. Never edited by hand."""',
        "",
        _constant("ROLLS", values.numbers[1].rolls),
        _constant("OPEN_ROLLS", values.open_rolls.values()),
        "SCORES = (",
        *(f"    {line}" for line in wrap(" ".join(f"{score}," for score in chances), _WIDTH)),
        ")",
        _constant("CHANCES", chances.values()),
    ]
    return "\n".join(lines) + "\n"


def _constant(name: str, numbers: Iterable[float]) -> str:
    """Floats of eight bytes, the lowest byte first, in Base64."""
    floats = array("d", numbers)
    if sys.byteorder == "big":
        floats.byteswap()
    text = wrap(b64encode(floats.tobytes()).decode(), _WIDTH)
    return "\n".join((f"{name} = (", *(f'    "{line}"' for line in text), ")"))


if __name__ == "__main__":
    sys.stdout.write(source())

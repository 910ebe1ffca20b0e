"""A person's client seed: words of their own that all draws follow from, as everybody can see.

Until somebody chooses one, it is the id that Discord gave to the press that seated them: their join, or the rematch. A
rematch begins with such seeds again, since words that were known before its commitment would bind the host to nothing.
"""

from __future__ import annotations

import unicodedata

from engine.transcript import Seeded
from host.lesson_script import require_no_script
from host.refusal import Refused
from host.running import require_playing_on
from host.status import Status
from host.table import Table

LONGEST = 64
"""Characters of a seed."""

_JOINERS = "\u200c\u200d"
"""Persian words and many emoji need them."""


def choose_seed(table: Table, person_id: int, text: str) -> Table:
    """The table with the person's own words as their seat's seed, for all draws that follow.

    Raises Refused for people without a seat or who have resigned it, for what is no seed, and at a table whose draws
    know none.
    """
    if table.status is Status.RETIRED:
        raise Refused("table-retired")
    if not table.status.is_open:
        raise Refused("table-closed" if table.status is Status.CLOSED else "match-over")
    seat = table.seat_of(person_id)
    if seat is None:
        raise Refused("not-seated")
    if table.protocol == 1:
        raise Refused("no-seeds-here")
    if table.status is Status.PLAYING:
        require_playing_on(table, seat)
    require_no_script(table)
    seed = cleaned(text)
    if seed == table.seeds[seat]:
        return table
    if table.status is Status.LOBBY:
        return table.with_seed(seat, seed)
    return table.with_match(table.running_match.note(Seeded(seat, seed)))


def cleaned(text: str) -> str:
    """The text as everybody sees it: composed (NFC), and with single spaces. Raises Refused for what is no seed."""
    seed = " ".join(unicodedata.normalize("NFC", text).split())
    if not seed:
        raise Refused("seed-empty")
    if len(seed) > LONGEST:
        raise Refused("seed-too-long", most=LONGEST)
    categories = {unicodedata.category(character) for character in seed if character not in _JOINERS}
    # People who compare seeds must see all of them: nothing unseen, nothing that turns the line around.
    if categories & {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"} or not categories - {"Zs", "Mn", "Me", "Mc"}:
        raise Refused("seed-characters")
    return seed

"""Scenes of a match alone, without a table that a bot hosts: what faces and panels are drawn from."""

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

from cogs.faces.scene import Scene, seat_name
from engine.game import Seat
from engine.match import Match
from host.table.seats import Person, SeatHolder
from host.table.status import Status
from host.table.table_preferences import TablePreferences
from localization.catalog import Language, load_speakers
from render.theme import Theme

SPEAKERS = load_speakers()

PEOPLE = (Person(1, "Alexander"), Person(2, "Bo"))


def scene_of(key: str, match: Match, seat: Seat, language: Language, seated: Sequence[Person] = PEOPLE) -> Scene[Any]:
    """The match as the seat sees it. The people are ``seated`` first; computers sit on the other seats."""
    say = SPEAKERS[language]
    people = [*seated, *[None] * match.transcript.header.seats]
    seats = tuple(SeatHolder(person) for person in people[: match.transcript.header.seats])
    table: Any = SimpleNamespace(
        id=1,
        version=match.version,
        game_key=key,
        status=Status.PLAYING,
        seats=seats,
        to_act=(seat,),
        recent=(),
        lesson=None,
        log=(),
        scripted_act=None,
        preferences=TablePreferences(),
        is_helped=False,
        resigned=(),
    )
    names = [seat_name(number, holder, say) for number, holder in enumerate(seats)]
    return Scene(table, match.view(seat), say, names, Theme.DARK)

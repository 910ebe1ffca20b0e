"""Tables' pictures as the bot makes them, from a match alone."""

from typing import Any

from cogs.faces.scene import Scene, seat_names
from cogs.games.registry import hosted_games
from engine.match import Match
from host.match.public_view import make_public
from host.table.seats import Person, SeatHolder
from host.table.status import Status
from host.table.table import Table
from host.table.table_secret import TableSecret
from localization.catalog import Language, load_speakers
from render.theme import Theme
from tests.hosted import GAMES

THEME = Theme.DARK


def draw(key: str, match: Match) -> bytes:
    """Picture that the bot would show of the match."""
    return _HOSTED[key].face.draw(scene_in_match(key, match)).content


def scene_in_match(key: str, match: Match, language: Language = Language.ENGLISH) -> Scene[Any]:
    """The match as everybody sees it, at a table where a person with the number 1 has the first seat, and so on."""
    table, say = make_public(_table(key, match)), _SAY[language]
    return Scene(table, table.view, say, seat_names(table, say), THEME)


def _table(key: str, match: Match) -> Table:
    seats = tuple(SeatHolder(Person(1 + seat, _NAMES[seat % len(_NAMES)])) for seat in range(match.header.seats))
    status = Status.FINISHED if match.over else Status.PLAYING
    options = dict(match.header.options)
    return Table(
        id=1,
        guild_id=1,
        channel_id=1,
        game_key=key,
        game=GAMES[key],
        status=status,
        options=options,
        seats=seats,
        leader=1,
        secret=TableSecret(b""),
        commitment="",
        opened_at=0,
        moved_at=0,
        waiting_since=0,
        match=match,
    )


_NAMES = ("Anna", "Maximiliane", "Chloé", "Дмитрий", "Ben")
_HOSTED = hosted_games()
_SAY = load_speakers()

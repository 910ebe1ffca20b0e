"""No-break spaces of French before ; : and !, also in text put together from several."""

import random
import re
from itertools import chain
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.faces.scene import Scene, seat_name
from cogs.games.registry import hosted_games
from engine.match import Match, positions
from host.table.seats import SeatHolder
from localization.catalog import Language, load_speakers
from render.theme import Theme
from tests.engine.playing import begin, dice_of, random_mover

ACTIONS, EVERY = 120, 10

GAMES = hosted_games()
FRENCH = load_speakers()[Language.FRENCH]

WITHOUT_ITS_SPACE = re.compile(r"[^\N{NO-BREAK SPACE}\s;!][;!»]|\w:(?=\s|$)|[ \n][:;!»]")


def scene_of(match: Match) -> Scene[Any]:
    seats = (SeatHolder(None),) * match.transcript.header.seats
    recent = tuple(place.events for place in positions(match.game, match.transcript))
    table: Any = SimpleNamespace(
        id=1,
        version=match.version,
        seats=seats,
        to_act=(),
        recent=recent,
        happened=lambda _since: chain.from_iterable(recent),
        resigned=(),
    )
    names = [seat_name(number, holder, FRENCH) for number, holder in enumerate(seats)]
    return Scene(table, match.view(match.to_act()[0]), FRENCH, names, Theme.DARK)


@pytest.mark.parametrize("key", GAMES)
def test_stories_and_positions_in_words_have_french_spaces(key: str, seed: int) -> None:
    face, game = GAMES[key].face, GAMES[key].editions[-1]
    chance = random.Random(seed)
    match, move = begin(game, seats=max(game.spec.seat_counts[:3]), seed=seed, options={}), random_mover(chance)
    for number in range(ACTIONS):
        if match.over:
            break
        if number % EVERY == 0:
            scene = scene_of(match)
            for words in (face.recap(scene, None), face.story(scene), face.position(scene)):
                assert not WITHOUT_ITS_SPACE.findall(words), words
        match = match.act(match.to_act()[0], move(match, match.to_act()[0]), dice_of(seed + number).draw)

"""Labels of the buttons below a table, short enough for a phone in every position, game and language."""

import random

import pytest

from cogs.games.registry import hosted_games
from engine.mensch.board import PawnId
from engine.mensch.events import Obstacle
from localization.catalog import Language
from render.mensch.describe import blocked_in_words
from tests.cogs.scenes import SPEAKERS, scene_of
from tests.engine.playing import begin, dice_of, random_mover

LONGEST = 30

MATCHES, ACTIONS = 3, 150

GAMES = hosted_games()


@pytest.mark.parametrize("key", GAMES)
def test_every_label_has_room_on_a_phone(key: str, seed: int) -> None:
    face, game = GAMES[key].face, GAMES[key].editions[-1]
    chance = random.Random(seed)
    checked = 0
    for number in range(MATCHES):
        options = {option.key: chance.choice(option.choices) for option in game.spec.menus}
        seats = chance.choice([count for count in game.spec.seat_counts if 1 < count <= 6])
        match, move = begin(game, seats=seats, seed=seed + number, options=options), random_mover(chance)
        for _ in range(ACTIONS):
            if match.over:
                break
            seat = match.to_act()[0]
            for language in Language:
                scene = scene_of(key, match, seat, language)
                for button in (*face.buttons(scene), *face.side_buttons(scene)):
                    checked += 1
                    assert len(button.label or "") <= LONGEST, button.label
            match = match.act(seat, move(match, seat), dice_of(seed + number).draw)
    assert checked > MATCHES


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("obstacle", [obstacle for obstacle in Obstacle if obstacle is not Obstacle.ALIKE])
def test_why_pawns_on_one_place_must_stay_has_room_as_well(obstacle: Obstacle, language: Language) -> None:
    together = 3 if obstacle in (Obstacle.NEEDS_SIX, Obstacle.START_TAKEN) else 2
    label = blocked_in_words([PawnId(3, pawn) for pawn in range(together)], obstacle, SPEAKERS[language])
    assert len(label) <= LONGEST, label

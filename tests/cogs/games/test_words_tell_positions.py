"""Two positions that differ for onlookers differ in what messages say of them, without what led there."""

import random
from dataclasses import replace
from typing import Any

import pytest
from discord import ui
from hypothesis import given
from hypothesis import strategies as st

from cogs.components.layout import Message
from cogs.components.spoken import spoken, spoken_message
from cogs.faces.result import result_text
from cogs.faces.scene import Scene
from cogs.games.registry import hosted_games
from cogs.messages.table_message import position_message
from engine.forgetit.view import ForGetItView
from engine.kaeseschieben.view import KaeseschiebenView
from engine.match import Match
from engine.mensch.view import MenschView
from engine.wiedumir.view import WieDuMirView
from render.forgetit.describe import describe_sheet
from tests.drawn_examples import drawing
from tests.engine.playing import begin, dice_of, random_mover
from tests.render.drawn_match import scene_in_match

GAMES = hosted_games()

NOBODY = 0

BESIDE, DRAWS = 6, 2
"""Ways to go on from a position, and draws for each: they lead to positions that differ in little."""


def as_told(message: Message, scene: Scene[Any]) -> str:
    parts = spoken_message(message, scene.say).layout.walk_children()
    texts = [part.content if isinstance(part, ui.TextDisplay) else getattr(part, "label", "") for part in parts]
    return "\n".join(texts)


def words_of(key: str, match: Match) -> str:
    """The table's message, the sheet and the latest result, as an onlooker hears them."""
    face, scene = GAMES[key].face, replace(scene_in_match(key, match), told_to=NOBODY)
    scene = replace(scene, table=replace(scene.table, recent=()))
    words = [as_told(position_message(face, scene, pictures=False)[0], scene)]
    if isinstance(scene.view, ForGetItView):
        words.append(describe_sheet(scene.view.sheet, scene.view.round, scene.say, scene.names))
    if scene.table.milestones:
        words.append(result_text(face.final_result(scene, scene.table.milestones - 1), scene, with_rows=True))
    return spoken("\n".join(words), scene.say)


def stands(view: Any) -> Any:
    """The position as it stands, without the facts that only the story tells or that nobody can see of pieces."""
    match view:
        case MenschView():
            return view._replace(tallies=())
        case WieDuMirView():
            return replace(view, remembered=())
        case ForGetItView():
            shown = tuple(sorted(view.hand.shown, key=lambda die: (die.number or 0, die.word)))
            return replace(view, hand=replace(view.hand, shown=shown))
        case KaeseschiebenView():
            cheeses = sorted((square.name, cheese.size) for square, cheese in view.cheeses.items())
            piles = [sorted(owned.cheese.size for owned in pile) for pile in view.piles]
            scores = [(result.points, result.winners) for result in view.results]
            nobodys = sorted(view.unowned)
            return view.round, view.phase, view.turn, view.faces, view.mice, cheeses, piles, nobodys, scores
    raise TypeError(view)


@pytest.mark.drawn
@pytest.mark.parametrize("key", GAMES)
def test_positions_that_differ_sound_different(key: str) -> None:
    game = GAMES[key].editions[-1]

    @given(seed=st.integers(0, 2**32), actions=st.integers(0, 60))
    @drawing(3)
    def check(seed: int, actions: int) -> None:
        chance = random.Random(seed)
        # Odds would tell more than the board does.
        options = {each.key: chance.choice(each.choices) for each in game.spec.menus if each.key != "odds"}
        seats = chance.choice([count for count in game.spec.seat_counts if 1 < count <= 6])
        match, move = begin(game, seats=seats, seed=seed, options=options), random_mover(chance)
        for _ in range(actions):
            if match.over:
                return
            seat = match.to_act()[0]
            match = match.act(seat, move(match, seat), dice_of(seed).draw)
        if match.over:
            return
        seat, told = match.to_act()[0], dict[str, Any]()
        every = list(game.legal_actions(match.state, seat))
        for action in chance.sample(every, min(BESIDE, len(every))):
            for draw in range(DRAWS):
                after = match.act(seat, game.encode(action), dice_of(seed + draw).draw)
                position = stands(after.view(None))
                assert told.setdefault(words_of(key, after), position) == position

    check()

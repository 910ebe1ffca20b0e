"""Two games that differ only in the worms look the same to everybody who may not know them.

Everything public is compared at every step, as it stands in Discord: texts, alt texts, pictures byte for byte, file
names, custom ids, and what a stranger, the mover and the other player see in private. So is the export.
"""

from pathlib import Path
from typing import Any

import pytest
import simcord

from engine.chance import Chance, ChanceResult, Sample
from engine.fair_dice import FairDice
from engine.kaeseschieben.view import Phase
from tests.cogs.by_button import ask
from tests.cogs.conftest import TestWorld
from tests.cogs.kaeseschieben.playing import good_path, view_of
from tests.cogs.late_matches import begin_kaeseschieben_late
from tests.cogs.playing import mover, seat_all, table_of
from tests.cogs.twin_games import open_bot_without_chance, shown
from tests.simulated_discord import Answer, Player

pytestmark = pytest.mark.pictures

_fair_draw = FairDice.draw
PUBLIC_DICE = FairDice(bytes(32), ())

WORMS: tuple[dict[int, ChanceResult], ...] = (
    # Of the four large and the eight medium cheeses.
    {4: (0, 1), 8: (0, 1, 2, 3)},
    {4: (2, 3), 8: (4, 5, 6, 7)},
)

CHEESES_LEFT = 2

Transcript = list[tuple[str, Any]]


def draw_with(worms: dict[int, ChanceResult]) -> Any:
    def draw(_dice: FairDice, index: int, request: Chance) -> ChanceResult:
        if isinstance(request, Sample) and request.hidden:
            return worms[request.size]
        return _fair_draw(PUBLIC_DICE, index, request)

    return draw


def said(answer: Answer) -> object:
    return ([shown(seen) for seen in answer.private], answer.choices)


async def play_and_note(worms: dict[int, ChanceResult], folder: Path) -> Transcript:
    """A round whose moves follow from the position alone, and what could be seen on the way."""
    bot = await open_bot_without_chance(folder)
    noted: Transcript = []
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(FairDice, "draw", draw_with(worms))
        begin_kaeseschieben_late(patched, CHEESES_LEFT)
        async with simcord.run(bot) as env:
            world = TestWorld(env)
            world.bot = bot
            await env.settle()
            anna, ben, chloe = world.person("Anna", "de"), world.person("Ben"), world.person("Chloé", "fr")
            await seat_all(world, [anna, ben])
            await _play(world, [anna, ben], chloe, noted)
            noted.append(("the end", [shown(seen) for seen in world.messages]))
        await bot.close()
    return noted


async def _play(world: TestWorld, players: list[Player], stranger: Player, noted: Transcript) -> None:
    while not (view := await view_of(world)).results:
        player = await mover(world, players)
        if view.phase is Phase.BONUS:
            await player.press("Take nothing")
            continue
        rolled = await player.command("roll")
        noted.append(("roll", said(rolled)))
        knowledge = await world.bot.services.host.own_view((await table_of(world)).id, player.id)
        noted.append(("ways", (knowledge, said(rolled))))
        noted.append(("completions", await player.complete("move", "what", "")))
        # An onlooker's view: it is the same in both games.
        path = good_path(await view_of(world))
        noted.append(("move", said(await player.command("move", what=path))))
        if len(noted) % 3 == 0:
            for peeker in players:
                await peeker.command("peek")
        noted.append(("public", [shown(seen) for seen in world.messages]))
        if len(noted) % 5 == 0:
            noted.append(("words", said(await stranger.command("board", show="words"))))
            noted.append(("a stranger's peek", said(await stranger.command("peek"))))
            noted.append(("export", said(await ask(stranger, "export"))))
            noted.append(("verify", said(await ask(stranger, "verify"))))


async def test_whatever_others_see_is_byte_identical(tmp_path: Path) -> None:
    one, other = [await play_and_note(worms, tmp_path / str(number)) for number, worms in enumerate(WORMS)]
    assert len(one) > 20
    # The last move ends the round and reveals the worms.
    last = max(index for index, (step, _) in enumerate(one) if step == "move") + 1
    for (step, seen), (other_step, other_seen) in zip(one[:last], other[:last], strict=True):
        assert step == other_step
        if step == "ways" and seen[0] != other_seen[0]:
            continue
        assert seen == other_seen, step
    assert one[-1] != other[-1], "the worms are revealed in the end, and they differ"

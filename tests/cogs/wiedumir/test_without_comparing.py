"""Without comparing (W15): one's own chips in private, and not a word, picture or button of anybody else's.

Two games that differ only in what everybody had at the beginning are the same to everybody who may not know:
everything public is compared at every step as it stands in Discord, and so are the private answers to strangers and
the others.
"""

from pathlib import Path
from typing import Any

import pytest
import simcord

from engine.game import NORMAL
from engine.wiedumir import turns
from engine.wiedumir.cards import Card
from engine.wiedumir.view import Phase, WieDuMirView
from tests.cogs.by_button import ask
from tests.cogs.conftest import TestWorld
from tests.cogs.playing import mover, table_of
from tests.cogs.twin_games import open_bot_without_chance, shown
from tests.cogs.wiedumir.chances import stack
from tests.cogs.wiedumir.playing import draw_card, open_table, view_of
from tests.simulated_discord import Answer, Player


@pytest.fixture
def dora(world: TestWorld) -> Player:
    return world.person("Dora")


async def own_view(world: TestWorld, player: Player) -> WieDuMirView:
    view: WieDuMirView = await world.bot.services.host.own_view((await table_of(world)).id, player.id)
    return view


# Looking up one's own chips


async def test_where_chips_lie_open_a_peek_says_so_politely(
    world: TestWorld, dora: Player, ben: Player, chloe: Player
) -> None:
    await open_table(world, [dora, ben])
    assert not world.table.has_button("My chips")
    assert (
        "No need to peek: at this table everybody’s chips lie open. You have **4 chips**."
        in (await ben.command("peek")).text
    )
    assert ben.letters() == []
    assert "pas de place" in (await chloe.command("peek")).text


# What others learn


async def test_the_table_and_the_board_in_words_tell_no_number(
    world: TestWorld, dora: Player, ben: Player, chloe: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    stack(monkeypatch, 3, [Card.RAISE], rolls=[3])
    emil = world.person("Emil")
    await open_table(world, [dora, ben, emil], no_comparing=True)
    assert "The numbers of chips are secret." in world.table.alt_texts[0]
    assert "Chips:" not in world.table.alt_texts[0]
    assert "Supply" not in world.table.alt_texts[0]
    await draw_card(world, dora, "A1")
    assert world.table.labels == ["Decide …", "My chips", "More …"], "who may be raised would tell who has fewer"
    for asker in (dora, ben):
        answered = (await asker.command("board", show="words")).text
        assert "secret" in answered
        assert "Chips:" not in answered
    panel = (await dora.press("Decide …")).private[0]
    assert [option["label"] for option in panel.menus[0]["options"]] == ["Ben", "Emil"]
    await dora.choose(panel.menus[0], panel.id, "Emil")
    assert "**Emil** gets 4 chips" in world.table.text, "what crosses the table is seen by all"
    assert (await view_of(world)).chips == (None, None, None)
    assert (await own_view(world, emil)).chips == (None, None, 8)
    assert (await chloe.command("peek")).text


async def test_the_calculator_tells_the_drawer_nobody_elses_chips(
    world: TestWorld, dora: Player, ben: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    stack(monkeypatch, 3, [Card.GIVE_FIVE], rolls=[3])
    await open_table(world, [dora, ben, world.person("Emil")], no_comparing=True)
    await draw_card(world, dora, "A1")
    table = await table_of(world)
    opening = f"sa:{table.id}:{table.version}:wiedumir.share:over:0,0,0"
    calculator = (await dora.press_id(opening, world.table.id)).private[0]
    assert "**4 chips** left to share out." in calculator.text
    assert calculator.labels[1] == "Ben: 0"
    assert calculator.labels[4] == "Emil: 0"


# Byte by byte

Transcript = list[tuple[str, Any]]

CARDS = (
    Card.SWAP, Card.COLLECT, Card.GENEROUS, Card.SWAP_OTHERS, Card.PASS_ON, Card.GIVE_FIVE, Card.SHIFT, Card.ADVANCE,
    Card.PLACE_OWN, Card.NEIGHBOURS, Card.PLACE_OTHER, Card.OVERTAKE,
)  # fmt: skip
"""Not those that fill hands up to a number, which tells everybody how many were there."""

STEPS = 24
"""The number of decisions that are compared."""


def answered(answer: Answer) -> object:
    return ([shown(seen) for seen in answer.private], answer.choices)


async def play_and_note(
    richer: tuple[int, ...], folder: Path, script: list[str] | None
) -> tuple[Transcript, list[str]]:
    """Everything that could be seen of a game whose players begin with four chips and as many more as ``richer`` says.

    The moves are those of the ``script``; without one, a computer player's, which are answered as a script.
    """
    bot = await open_bot_without_chance(folder)
    plain_game = turns.new_game

    def other_chips(number: int, seats: int) -> dict[str, Any]:
        begun = plain_game(number, seats)
        return {**begun, "chips": tuple(c + more for c, more in zip(begun["chips"], richer, strict=True))}

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(turns, "new_game", other_chips)
        stack(patched, len(richer), CARDS, rolls=[3, 1, 2, 3, 2, 1] * 10)
        async with simcord.run(bot) as env:
            world = TestWorld(env)
            world.bot = bot
            await env.settle()
            people = [world.person(name) for name in ("Dora", "Ben", "Emil", "Fritz")[: len(richer)]]
            stranger = world.person("Stranger")
            await open_table(world, people, no_comparing=True, no_limits=True)
            noted, made = await _play(world, people, stranger, script)
        await bot.close()
    return noted, made


async def _play(
    world: TestWorld, people: list[Player], stranger: Player, script: list[str] | None
) -> tuple[Transcript, list[str]]:
    noted: Transcript = []
    made: list[str] = []
    while len(made) < STEPS and (await table_of(world)).status.is_open:
        player = await mover(world, people)
        table = await table_of(world)
        if script is None:
            action = table.edition.choose(await own_view(world, player), NORMAL, lambda _: 0)
            code = table.edition.encode(action)
        else:
            code = script[len(made)]
        made.append(code)
        verb = "roll" if code == "roll" else f"wiedumir.act:{code}"
        noted.append((code, answered(await player.press_id(f"sa:{table.id}:{table.version}:{verb}", world.table.id))))
        noted.append(("public", [shown(seen) for seen in world.messages]))
        view = await view_of(world)
        for other in people:
            if view.phase is not Phase.DECIDING or other is not await mover(world, people):
                noted.append(("completion", await other.complete("move", "what", "")))
        if len(made) % 6 == 0:
            await people[0].command("peek")
            noted.append(("words", answered(await stranger.command("board", show="words"))))
            noted.append(("a stranger's peek", answered(await stranger.command("peek"))))
            noted.append(("export", answered(await ask(stranger, "export"))))
    return noted, made


@pytest.mark.pictures
async def test_whatever_others_see_is_byte_identical(tmp_path: Path) -> None:
    rich = (6, 3, 4, 5)
    one, script = await play_and_note(rich, tmp_path / "one", None)
    other, _ = await play_and_note((5, 4, 6, 4), tmp_path / "other", script)
    assert len(script) == STEPS
    assert any(code.startswith("share:") for code in script)
    assert any(code.startswith("seat:") for code in script)
    for (step, seen), (other_step, other_seen) in zip(one, other, strict=True):
        assert step == other_step
        assert seen == other_seen, step

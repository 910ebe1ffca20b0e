"""A missed capture in Einigkeit macht stark, and who claims it (P7)."""

import pytest

from engine.mensch.claims import missed as missed_captures
from engine.mensch.view import Phase
from host.background import computers
from tests.cogs.conftest import TestWorld
from tests.cogs.mensch.conftest import Begin, Load
from tests.cogs.mensch.playing import EINIGKEIT, MENSCH, four, moves, seat_all, view_of
from tests.cogs.playing import mover, table_of
from tests.simulated_discord import Answer, Player, Seen

ALMA_BEGINS = (6, 1, 1, 1)

TWO_OVERLOOKED = [(12, 13, 30, 0), (7, 8, 0, 0), (5, 0, 0, 0), (3, 0, 0, 0)]
"""With a 5, A1 captures B1 on square 17 and A2 captures B2 on square 18."""


@pytest.fixture
def people(world: TestWorld) -> list[Player]:
    return four(world)


async def missed(world: TestWorld, people: list[Player], dice: Load, begin_at: Begin, claims: str = "players") -> None:
    """Alma has moved a third pawn while two could have captured."""
    begin_at(TWO_OVERLOOKED)
    dice(*ALMA_BEGINS, 5)
    await seat_all(world, people, game=EINIGKEIT, claims=claims)
    await people[0].press("Roll")
    assert moves(world)[:2] == ["A1 ▸ 17 💥 B1", "A2 ▸ 18 💥 B2"]
    await people[0].press("A3 ▸ 35")


MISSED = "Missed capture?"


async def panel_of(player: Player) -> Seen:
    """Panel that the button shows in private."""
    answer = await player.press(MISSED)
    assert answer.private, answer.text
    return answer.private[0]


async def claim(player: Player, label: str) -> Answer:
    """Presses the button, and on the panel the pawn."""
    panel = await panel_of(player)
    return await player.press_id(panel.button(label)["custom_id"], panel.id)


async def test_the_table_keeps_silent_and_the_button_is_always_there(
    world: TestWorld, people: list[Player], dice: Load, begin_at: Begin
) -> None:
    await missed(world, people, dice, begin_at)
    for text in (world.table.text, *world.table.alt_texts):
        assert "capture with" not in text
        assert "missed" not in text
    assert world.table.labels == ["Roll", MISSED, "Take back", "More …"]
    assert f"🔷 <@{people[1].id}>, roll the die." in world.table.text
    # Bela's pawn comes in with nothing to capture anywhere.
    dice(6)
    await people[1].press("Roll")
    await people[1].press("B3 ▸ 11")
    assert world.table.labels == ["Roll", MISSED, "Take back", "More …"]


async def test_an_opponent_names_the_pawn_in_private_and_it_goes_back(
    world: TestWorld, people: list[Player], dice: Load, begin_at: Begin
) -> None:
    await missed(world, people, dice, begin_at)
    panel = await panel_of(people[3])
    assert "🔺 **Alma** rolled **5** and moved A3." in panel.text
    assert panel.labels == ["A1: square 12", "A2: square 13"]
    # D claims, though it is B's turn.
    await claim(people[3], "A2: square 13")
    view = await view_of(world)
    assert view.pawns[0] == (12, 0, 35, 0)
    assert (view.turn, view.phase, view.window) == (1, Phase.TO_ROLL, None)
    assert "☝️ 🟡 **Dina** claims a missed capture: A2 goes back from square 13 to its base." in world.table.text
    assert not world.table.has_button(MISSED)


async def test_a_wrong_guess_is_refused_in_private_costs_nothing_and_says_nothing_more(
    world: TestWorld, people: list[Player], dice: Load, begin_at: Begin
) -> None:
    begin_at([(12, 13, 30, 0), (9, 8, 0, 0), (5, 0, 0, 0), (3, 0, 0, 0)])
    dice(*ALMA_BEGINS, 5)
    await seat_all(world, people, game=EINIGKEIT)
    await people[0].press("Roll")
    await people[0].press("A3 ▸ 35")
    before = world.messages
    wrong = await claim(people[3], "A1: square 12")
    assert wrong.text == "Pawn A1 could not have captured anything."
    assert (await people[1].command("move", what="claim A1")).text == wrong.text, "whether or not another pawn could"
    assert world.messages == before
    await claim(people[1], "A2: square 13")
    assert (await view_of(world)).pawns[0] == (12, 0, 35, 0)


async def test_claiming_by_command_with_completion(
    world: TestWorld, people: list[Player], dice: Load, begin_at: Begin
) -> None:
    await missed(world, people, dice, begin_at)
    assert "Name the pawn that could have captured: A1, A2" in (await people[1].command("move", what="claim")).text
    offered = await people[1].complete("move", "what", "")
    assert [(choice["name"], choice["value"]) for choice in offered] == [
        ("claim A1: square 12", "claim A1"),
        ("claim A2: square 13", "claim A2"),
    ]
    assert await people[0].complete("move", "what", "") == []
    for typed in ("A3", "3"):
        assert "Pawn A3 could not have captured" in (await people[1].command("move", what=f"claim {typed}")).text
    assert "Pawn D1 could not have captured" in (await people[1].command("move", what="claim D1")).text
    assert "cannot read “17” as a pawn" in (await people[1].command("move", what="claim 17")).text
    assert (await people[1].command("move", what="claim a1")).private == []
    assert (await view_of(world)).pawns[0] == (0, 13, 35, 0)


async def test_who_presses_roll_while_somebody_claims_rolls(
    world: TestWorld, people: list[Player], dice: Load, begin_at: Begin
) -> None:
    await missed(world, people, dice, begin_at)
    roll, message = world.table.button("Roll")["custom_id"], world.table.id
    await claim(people[3], "A2: square 13")
    dice(4)
    answer = await people[1].press_id(roll, message)
    assert not answer.private
    assert "you rolled **4**" in world.table.text
    assert "Already done" in (await people[1].press_id(roll, message)).text


async def test_an_old_roll_button_has_not_rolled_for_the_present_turn(
    world: TestWorld, people: list[Player], dice: Load
) -> None:
    dice(*ALMA_BEGINS, 3, 1, 1, 1)
    await seat_all(world, people, game=EINIGKEIT)
    old, message = world.table.button("Roll")["custom_id"], world.table.id
    for player in people:
        await player.press("Roll")
    assert "moved on" in (await people[0].press_id(old, message)).text


async def test_the_table_claims_by_itself_where_agreed(
    world: TestWorld, people: list[Player], dice: Load, begin_at: Begin
) -> None:
    await missed(world, people, dice, begin_at, claims="automatic")
    assert "☝️ A capture was missed: A2 goes back from square 13 to its base." in world.table.text
    assert world.table.text.count("☝️") == 1
    assert (await view_of(world)).pawns[0] == (12, 0, 35, 0)
    assert world.table.labels == ["Roll", "Take back", "More …"]


async def test_with_a_hint_everybody_reads_that_something_was_missed_but_not_which_pawn(
    world: TestWorld, people: list[Player], dice: Load, begin_at: Begin
) -> None:
    await missed(world, people, dice, begin_at, claims="hint")
    assert "☝️ 🔺 **Alma** missed a capture." in world.table.text
    assert "🔷 **Bela** and 🟡 **Dina** may claim the missed capture" in world.table.text
    assert "A missed a capture" in world.table.alt_texts[0]
    assert (await panel_of(people[1])).labels == ["A1: square 12", "A2: square 13"]
    await claim(people[1], "A1: square 12")
    assert (await view_of(world)).pawns[0] == (0, 13, 35, 0)


async def test_claim_belongs_to_this_game(world: TestWorld, people: list[Player]) -> None:
    assert "no table" in (await people[0].command("move", what="claim")).text
    await people[0].command("play", game=EINIGKEIT)
    assert "not begun" in (await people[0].command("move", what="claim")).text
    await people[0].command("leave")
    await seat_all(world, people[:2], game=MENSCH)
    first = await mover(world, people[:2])
    assert "Roll first" in (await first.command("move", what="claim")).text
    assert await first.complete("move", "what", "") == []


@pytest.mark.parametrize("prey", [7, 6], ids=["missed", "twin"])
async def test_a_computer_says_that_it_waits_and_goes_on_once_nobody_objects(
    world: TestWorld,
    people: list[Player],
    dice: Load,
    begin_at: Begin,
    monkeypatch: pytest.MonkeyPatch,
    prey: int,
) -> None:
    """R5 and P7: the same words and buttons, whether or not Alma missed a capture."""
    services = world.bot.services
    begin_at([(12, 13, 30, 0), (prey, 0, 0, 0), (5, 0, 0, 0), (3, 0, 0, 0)])
    dice(*ALMA_BEGINS, 5)
    await seat_all(world, people, game=EINIGKEIT)
    await people[0].press("Roll")
    wake = services.computers.wake
    monkeypatch.setattr(services.computers, "wake", lambda table_id: None)
    await people[0].press("A3 ▸ 35")
    await people[1].command("leave")
    table = await table_of(world)
    assert bool(missed_captures(table.view.agreed, table.view.window)) == (prey == 7)
    assert f"👀 Missed a capture? 🔷 **Bela** goes <t:{int(table.moved_at) + 5}:R>." in world.table.text
    assert world.table.labels[:2] == ["Call it", "Nothing missed"]
    refused = await people[2].press("Nothing missed")
    assert "no missed capture for you" in refused.text, "Alma's partner"
    await people[3].press("Nothing missed")
    assert (await table_of(world)).version == table.version
    monkeypatch.setattr(computers, "PATIENCE", 1_000_000)
    monkeypatch.setattr(services.computers, "wake", wake)
    dice(2)
    with world.env._bot_scope():
        wake(table.id)
    await world.env.settle()
    assert (await table_of(world)).version > table.version

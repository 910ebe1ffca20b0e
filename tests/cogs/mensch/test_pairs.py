"""Einigkeit macht stark in Discord: pairs, walls, overlooked captures and who claims them, help for a partner."""

from __future__ import annotations

import pytest

from engine.mensch.view import Phase
from playground.simulated_discord import Player
from tests.cogs.conftest import TestWorld
from tests.cogs.mensch.conftest import Begin, Load
from tests.cogs.mensch.playing import EINIGKEIT, MENSCH, four, moves, seat_all, view_of
from tests.cogs.playing import table_of

ALMA_BEGINS = (6, 1, 1, 1)

TWO_OVERLOOKED = [(12, 13, 30, 0), (7, 8, 0, 0), (5, 0, 0, 0), (3, 0, 0, 0)]
"""With a 5, A1 captures B1 on field 17 and A2 captures B2 on field 18."""


@pytest.fixture
def people(world: TestWorld) -> list[Player]:
    return four(world)


async def missed(world: TestWorld, people: list[Player], dice: Load, begin_at: Begin, claims: str = "players") -> None:
    """Alma has moved a third pawn while two could have captured."""
    begin_at(TWO_OVERLOOKED)
    dice(*ALMA_BEGINS, 5)
    await seat_all(world, people, game=EINIGKEIT, claims=claims)
    await people[0].press("Roll")
    assert moves(world)[:2] == ["A1: 12 → field 17, captures B1", "A2: 13 → field 18, captures B2"]
    await people[0].press("A3: 30 → field 35")


# Who plays with whom


async def test_invitation_and_message_say_who_plays_with_whom(world: TestWorld, people: list[Player]) -> None:
    await people[0].command("play", game=EINIGKEIT)
    assert "A and C against B and D" in world.table.text
    assert "Missed captures: **claimed by players**" in world.table.text
    for player in people[1:]:
        await player.command("join")
    await people[0].command("swap", one=1, other=2)
    await people[0].command("start")
    assert "Einigkeit macht stark · 🔺 A + 🟩 C against 🔷 B + 🟡 D" in world.table.text
    told = (await people[3].command("board", text=True)).text
    assert told.startswith("Alma (A) and Bela (C) play against Cora (B) and Dina (D).")


async def test_two_are_too_few(world: TestWorld, people: list[Player]) -> None:
    await people[0].command("play", game=EINIGKEIT)
    await people[1].command("join")
    assert "2 players are missing" in (await people[0].command("start")).text


# Walls


async def test_a_wall_is_told_and_greys_out_buttons_with_the_reason(
    world: TestWorld, people: list[Player], dice: Load, begin_at: Begin
) -> None:
    # D1 and D2 stand on field 15; A2 would have to pass them.
    begin_at([(20, 12, 0, 0), (7, 0, 0, 0), (5, 0, 0, 0), (25, 25, 0, 0)])
    dice(*ALMA_BEGINS, 5)
    await seat_all(world, people, game=EINIGKEIT, auto_move=False)
    await people[0].press("Roll")
    assert moves(world) == [
        "A1: 20 → field 25, forms a wall",
        "(A2: a wall is in the way)",
        "(A3, A4: only with a six)",
    ]
    assert "Walls: field 15 (D1 and D2)." in world.table.alt_texts[0]
    assert "a wall is in its way" in (await people[0].command("move", what="A2")).text


async def test_a_pawn_leaves_its_wall_when_nothing_else_can_move(
    world: TestWorld, people: list[Player], dice: Load
) -> None:
    dice(*ALMA_BEGINS, 3, 1, 1, 1, 6)
    await seat_all(world, people, game=EINIGKEIT)
    for player in people:
        await player.press("Roll")
    await people[0].press("Roll")
    dice(3, 1, 1, 1, 2)
    await people[0].press("A2: base → field 1")
    await people[0].press("Roll")
    assert "A2 goes to field 4 and forms a wall with A1 🧱 (the start square must be cleared)" in world.table.text
    for player in people[1:]:
        await player.press("Roll")
    await people[0].press("Roll")
    assert (
        "**Alma** rolled 2: A1 goes to field 6; nothing else can move, so it has to leave its wall." in world.table.text
    )


async def test_a_wall_on_an_opponents_start_square_falls(
    world: TestWorld, people: list[Player], dice: Load, begin_at: Begin
) -> None:
    # Field 1 is progress 31 for B.
    begin_at([(0, 0, 0, 0), (31, 31, 0, 0), (5, 0, 0, 0), (5, 0, 0, 0)])
    dice(*ALMA_BEGINS, 6)
    await seat_all(world, people, game=EINIGKEIT, auto_move=False)
    await people[0].press("Roll")
    await people[0].press("A1: base → field 1, breaks the wall B1 and B2")
    assert "A1 comes in on field 1, and the wall of B1 and B2 falls 💥" in world.table.text
    assert (await view_of(world)).pawns[1] == (0, 0, 0, 0)


# Overlooked captures


async def test_opponents_see_claim_buttons_and_one_press_sends_the_pawn_back(
    world: TestWorld, people: list[Player], dice: Load, begin_at: Begin
) -> None:
    await missed(world, people, dice, begin_at)
    assert "☝️ 🔺 **Alma** could have captured with A1 or A2." in world.table.text
    assert "☝️ 🔷 **Bela** and 🟡 **Dina** may claim the missed capture until the next roll." in world.table.text
    assert "To let it pass" not in world.table.text, "rolling is what one does anyway"
    assert world.table.labels[:3] == ["Roll", "Claim! A1 back to base", "Claim! A2 back to base"]
    assert f"🔷 <@{people[1].id}>, roll the die." in world.table.text
    # D claims, though it is B's turn.
    assert not (await people[3].press("Claim! A2 back to base")).private
    view = await view_of(world)
    assert view.pawns[0] == (12, 0, 35, 0)
    assert (view.turn, view.phase, view.claim) == (1, Phase.TO_ROLL, None)
    assert "☝️ 🟡 **Dina** claims it: A2 goes back from field 13 to its base." in world.table.text
    assert not any(label.startswith("Claim") for label in world.table.labels)


async def test_claiming_by_command_with_completion(
    world: TestWorld, people: list[Player], dice: Load, begin_at: Begin
) -> None:
    await missed(world, people, dice, begin_at)
    assert "Several pawns could have captured: A1, A2" in (await people[1].command("claim")).text
    offered = await people[1].complete("claim", "pawn", "")
    assert [(choice["name"], choice["value"]) for choice in offered] == [
        ("Claim! A1 back to base", "A1"),
        ("Claim! A2 back to base", "A2"),
    ]
    for typed in ("A3", "3"):
        assert "Pawn A3 could not have captured" in (await people[1].command("claim", pawn=typed)).text
    assert "Pawn D1 could not have captured" in (await people[1].command("claim", pawn="D1")).text
    assert "cannot read “17” as a pawn" in (await people[1].command("claim", pawn="17")).text
    assert "Done" in (await people[1].command("claim", pawn="a1")).text
    assert (await view_of(world)).pawns[0] == (0, 13, 35, 0)


async def test_a_claim_without_ground_is_refused_in_private_and_costs_nothing(
    world: TestWorld, people: list[Player], dice: Load, begin_at: Begin
) -> None:
    begin_at(TWO_OVERLOOKED)
    dice(*ALMA_BEGINS)
    await seat_all(world, people, game=EINIGKEIT)
    before = world.messages
    for player in people:
        assert "no missed capture for you" in (await player.command("claim")).text
        for typed in ("A1", "nonsense"):
            assert "no missed capture for you" in (await player.command("claim", pawn=typed)).text
    table = await table_of(world)
    custom_id = f"sa:{table.id}:{table.version}:claim:1"
    assert "no missed capture" in (await people[1].press_id(custom_id, world.table.id)).text
    assert world.messages == before


async def test_only_opponents_may_claim(world: TestWorld, people: list[Player], dice: Load, begin_at: Begin) -> None:
    await missed(world, people, dice, begin_at)
    stranger = world.person("Emil")
    before = world.messages
    assert "no missed capture for you" in (await people[0].press("Claim! A1 back to base")).text
    assert "no missed capture for you" in (await people[2].press("Claim! A1 back to base")).text
    assert "no missed capture for you" in (await people[2].command("claim", pawn="A1")).text
    assert "no seat" in (await stranger.press("Claim! A1 back to base")).text
    assert "no seat" in (await stranger.command("claim")).text
    assert "not your turn" in (await people[3].press("Roll")).text
    assert world.messages == before


async def test_the_window_closes_with_the_next_roll(
    world: TestWorld, people: list[Player], dice: Load, begin_at: Begin
) -> None:
    await missed(world, people, dice, begin_at)
    late = world.table.button("Claim! A1 back to base")["custom_id"]
    await people[1].press("Roll")
    assert not any(label.startswith("Claim") for label in world.table.labels)
    answer = await people[3].press_id(late, world.table.id)
    assert "the next roll has been made" in answer.text
    assert (await view_of(world)).pawns[0] == (12, 13, 35, 0)


async def test_two_claims_at_once_send_one_pawn_back(
    world: TestWorld, people: list[Player], dice: Load, begin_at: Begin
) -> None:
    await missed(world, people, dice, begin_at)
    one, other = (world.table.button(f"Claim! A{number} back to base")["custom_id"] for number in (1, 2))
    async with world.at_once():
        await people[1].press_id(one, world.table.id)
        await people[3].press_id(other, world.table.id)
    assert (await view_of(world)).pawns[0].count(0) == 2
    slower = await people[3].press_id(other, world.table.id)
    assert "Somebody has claimed it already" in slower.text, "and nobody has rolled since"


async def test_who_presses_roll_while_somebody_claims_rolls(
    world: TestWorld, people: list[Player], dice: Load, begin_at: Begin
) -> None:
    await missed(world, people, dice, begin_at)
    roll, message = world.table.button("Roll")["custom_id"], world.table.id
    await people[3].press("Claim! A2 back to base")
    dice(4)
    answer = await people[1].press_id(roll, message)
    assert not answer.private
    assert "🔷 **Bela** rolled 4" in world.table.text
    assert "done its work already" in (await people[1].press_id(roll, message)).text


async def test_an_old_roll_button_has_not_rolled_for_the_present_turn(
    world: TestWorld, people: list[Player], dice: Load
) -> None:
    dice(*ALMA_BEGINS, 3, 1, 1, 1)
    await seat_all(world, people, game=EINIGKEIT)
    old, message = world.table.button("Roll")["custom_id"], world.table.id
    for player in people:
        await player.press("Roll")
    assert "moved on" in (await people[0].press_id(old, message)).text


async def test_a_restart_keeps_the_window_open(
    world: TestWorld, people: list[Player], dice: Load, begin_at: Begin
) -> None:
    await missed(world, people, dice, begin_at)
    await world.restart_bot()
    assert (await view_of(world)).claim is not None
    await people[1].press("Claim! A1 back to base")
    assert (await view_of(world)).pawns[0] == (0, 13, 35, 0)


async def test_the_table_claims_by_itself_where_agreed(
    world: TestWorld, people: list[Player], dice: Load, begin_at: Begin
) -> None:
    await missed(world, people, dice, begin_at, claims="automatic")
    assert "☝️ 🔺 **Alma** missed a capture; A2 goes back from field 13 to its base for it." in world.table.text
    assert world.table.text.count("☝️") == 1
    assert (await view_of(world)).pawns[0] == (12, 0, 35, 0)
    assert world.table.labels == ["Roll", "Odds", "Rules"]


async def test_nothing_is_claimed_where_that_is_off(
    world: TestWorld, people: list[Player], dice: Load, begin_at: Begin
) -> None:
    await missed(world, people, dice, begin_at, claims="off")
    assert "☝️" not in world.table.text
    assert "no missed capture" in (await people[1].command("claim")).text


async def test_with_the_bot_rolling_it_waits_for_a_claim(
    world: TestWorld, people: list[Player], dice: Load, begin_at: Begin
) -> None:
    begin_at(TWO_OVERLOOKED)
    dice(*ALMA_BEGINS, 5)
    await seat_all(world, people, game=EINIGKEIT, auto_roll=True)
    await people[0].press("A3: 30 → field 35")
    assert world.table.has_button("Claim! A1 back to base")
    assert world.table.has_button("Roll")
    assert "To let it pass, roll." in world.table.text
    await people[1].press("Claim! A1 back to base")
    assert (await view_of(world)).phase is Phase.MOVING, "and rolls on"


async def test_computers_claim_too(world: TestWorld, dice: Load, begin_at: Begin) -> None:
    begin_at(TWO_OVERLOOKED)
    alma = world.person("Alma")
    dice(*ALMA_BEGINS, 5)
    await seat_all(world, [alma], 3, EINIGKEIT)
    await alma.press("Roll")
    await alma.press("A3: 30 → field 35")
    while not (await table_of(world)).is_turn_of(alma.id):
        await world.env.advance_time(0.1)
        await world.env.settle()
    assert (await view_of(world)).tallies[0].losses >= 1


async def test_claim_belongs_to_this_game(world: TestWorld, people: list[Player]) -> None:
    assert "no table" in (await people[0].command("claim")).text
    await people[0].command("play", game=EINIGKEIT)
    assert "not begun" in (await people[0].command("claim")).text
    await people[0].command("leave")
    await seat_all(world, people[:2], game=MENSCH)
    assert "That belongs to Einigkeit macht stark" in (await people[0].command("claim")).text
    assert await people[0].complete("claim", "pawn", "") == []


# Help your partner


async def test_who_is_home_moves_the_partners_pawns_where_agreed(
    world: TestWorld, people: list[Player], dice: Load, begin_at: Begin
) -> None:
    begin_at([(41, 42, 43, 44), (7, 0, 0, 0), (5, 12, 0, 0), (3, 0, 0, 0)])
    dice(*ALMA_BEGINS, 3)
    await seat_all(world, people, game=EINIGKEIT, help_partner=True)
    assert "You are moving for 🟩 **Cora**, your partner." in world.table.text
    await people[0].press("Roll")
    assert moves(world) == ["C1: 25 → field 28", "C2: 32 → field 35", "(C3, C4: only with a six)"]
    assert "Alma (A) moves pawns of Cora (C)." in (await people[1].command("board", text=True)).text
    await people[0].command("move", what="C2")
    assert "🔺 **Alma** rolled 3 for 🟩 **Cora**: C2 goes to field 35." in world.table.text
    assert (await view_of(world)).pawns[2] == (5, 15, 0, 0)


async def test_passing_for_a_partner_names_the_partner(
    world: TestWorld, people: list[Player], dice: Load, begin_at: Begin
) -> None:
    begin_at([(41, 42, 43, 44), (7, 0, 0, 0), (0, 0, 0, 0), (3, 0, 0, 0)])
    dice(*ALMA_BEGINS, 3)
    await seat_all(world, people, game=EINIGKEIT, help_partner=True)
    await people[0].press("Roll")
    assert "🔺 **Alma** rolled 3 for 🟩 **Cora**: no six yet, 2 tries left." in world.table.text


async def test_who_is_home_is_skipped_otherwise(
    world: TestWorld, people: list[Player], dice: Load, begin_at: Begin
) -> None:
    begin_at([(41, 42, 43, 39), (7, 0, 0, 0), (5, 12, 0, 0), (5, 0, 0, 0)])
    dice(*ALMA_BEGINS, 5)
    await seat_all(world, people, game=EINIGKEIT)
    await people[0].press("Roll")
    assert "🏁 🔺 **Alma** has all four pawns home." in world.table.text
    for player in people[1:]:
        await player.press("Roll")
        while (await view_of(world)).phase is Phase.MOVING:
            await player.command("move", what=str((await view_of(world)).destinations[0].pawn.pawn + 1))
        if (await view_of(world)).turn == people.index(player):
            return  # A six.
    assert (await view_of(world)).turn == 1

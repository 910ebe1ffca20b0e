"""Every decision that a card asks for: by buttons and menus, and typed."""

import pytest

from engine.wiedumir.board import GOAL
from engine.wiedumir.cards import Card
from engine.wiedumir.view import Phase
from tests.cogs.by_button import settings
from tests.cogs.conftest import TestWorld
from tests.cogs.playing import table_of
from tests.cogs.wiedumir.chances import stack
from tests.cogs.wiedumir.playing import acting, draw_card, move, open_table, view_of
from tests.simulated_discord import Player, Seen


@pytest.fixture
def dora(world: TestWorld) -> Player:
    return world.person("Dora")


async def table_with(
    world: TestWorld, dora: Player, seats: int, card: Card, patched: pytest.MonkeyPatch, *, own: str | None = None
) -> list[Player]:
    """Dora has drawn the card with her first move."""
    players = [dora, *(world.person(f"Person {'ABCDEFGH'[seat]}") for seat in range(1, seats))]
    stack(patched, seats, [card], rolls=[3])
    await open_table(world, players)
    await draw_card(world, dora, own or ("A1" if seats < 6 else "A"))
    return players


async def open_panel(player: Player) -> Seen:
    return (await player.press("Decide …")).private[0]


async def refreshed(player: Player, panel: Seen) -> Seen:
    return next(seen for seen in player.private() if seen.id == panel.id)


def labels(panel: Seen, menu: int = 0) -> list[str]:
    return [option["label"] for option in panel.menus[menu]["options"]]


# A pawn and a square


async def test_any_square_for_another_pawn_is_chosen_in_two_menus(
    world: TestWorld, dora: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """C3."""
    await table_with(world, dora, 3, Card.PLACE_OTHER, monkeypatch)
    assert "Dora** draws **Moving day**" in world.table.text
    assert "you decide:\n> 🃏 **Moving day** · Put somebody else’s pawn wherever" in world.table.text
    assert world.table.labels == ["Decide …", "More …"]
    panel = await open_panel(dora)
    assert labels(panel) == ["B1, start (Person B)", "C1, start (Person C)"]
    await dora.choose(panel.menus[0], panel.id, "C1, start (Person C)")
    panel = await refreshed(dora, panel)
    squares = labels(panel, 1)
    assert "C1 ▸ 12 −4" in squares
    assert "C1 ▸ goal" in squares
    assert not any("square 3" in label or "start" in label for label in squares), "occupied, and where it stands"
    public = world.table
    await dora.choose(panel.menus[1], panel.id, "C1 ▸ 12 −4")
    view = await view_of(world)
    assert (view.pawns[2], view.chips[2], view.to_act) == ((12, 0), 0, 1)
    assert world.table != public
    assert "C1** → square 12" in world.table.text
    assert panel.id not in {seen.id for seen in dora.private()}, "a panel that has served goes away"


async def test_a_card_has_the_boards_name_in_a_panel_of_another_language(
    world: TestWorld, dora: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    await table_with(world, dora, 3, Card.PLACE_OTHER, monkeypatch)
    await settings(dora, language="fr")
    panel = await open_panel(dora)
    assert "🃏 **Moving day** · Un pion de quelqu’un d’autre" in panel.text


async def test_steps_of_any_pawn_are_buttons_where_they_are_few_and_a_menu_where_they_are_many(
    world: TestWorld, dora: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """C8."""
    await table_with(world, dora, 2, Card.SHIFT, monkeypatch)
    few = [label for label in world.table.labels if "▸" in label]
    assert "A1 ▸ 5 −2" in few
    assert "A1 ▸ 1 +1" in few
    assert "B1 ▸ 2 −1" in few
    assert len(acting(world.table)) == len(few)
    await dora.press("A1 ▸ 1 +1")
    assert (await view_of(world)).pawns[0] == (1, 0)


async def test_the_own_pawns_square_is_one_menu(
    world: TestWorld, dora: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """C19."""
    await table_with(world, dora, 2, Card.PLACE_OWN, monkeypatch)
    panel = await open_panel(dora)
    assert len(labels(panel)) == 15
    await dora.choose(panel.menus[0], panel.id, "A1 ▸ goal")
    assert (await view_of(world)).pawns[0] == (GOAL, 0)
    assert "🏁 🔺 **A1** is in the goal" in world.table.text


# Seats


@pytest.mark.parametrize("card", [Card.RAISE, Card.SWAP])
async def test_a_seat_is_a_button(world: TestWorld, dora: Player, monkeypatch: pytest.MonkeyPatch, card: Card) -> None:
    """C7, C14."""
    await table_with(world, dora, 4, card, monkeypatch)
    assert world.table.labels == ["Person B", "Person C", "Person D", "More …"]
    await dora.press("Person C")
    text = world.table.text
    assert ("Person C** gets 4 chips" in text) if card is Card.RAISE else ("swap everything: 4 for 4" in text)


async def test_from_one_to_another_takes_two_menus_where_there_are_many(
    world: TestWorld, dora: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """C12."""
    await table_with(world, dora, 8, Card.PASS_ON, monkeypatch)
    panel = await open_panel(dora)
    assert labels(panel) == [f"Person {letter}" for letter in "BCDEFGH"]
    await dora.choose(panel.menus[0], panel.id, "Person C")
    panel = await refreshed(dora, panel)
    assert labels(panel, 1) == [f"Person C → Person {letter}" for letter in "BDEFGH"]
    await dora.choose(panel.menus[1], panel.id, "Person C → Person H")
    view = await view_of(world)
    assert (view.chips[2], view.chips[7]) == (2, 6)


# Every kind of question, typed


@pytest.mark.parametrize("card", [Card.PLACE_OTHER, Card.PLACE_OWN, Card.RAISE, Card.PASS_ON, Card.GENEROUS])
async def test_every_kind_of_card_completes_what_is_typed_and_says_what_it_cannot_read(
    world: TestWorld, dora: Player, monkeypatch: pytest.MonkeyPatch, card: Card
) -> None:
    players = await table_with(world, dora, 4, card, monkeypatch)
    before = await view_of(world)
    for nonsense in ("what", "", "A A A", "٣", "B2B2", "1 1 1", "-", "Z 9", "B 99"):
        text = (await dora.command("move", what=nonsense or " ")).text
        assert text
        assert "incident" not in text.lower()
    assert await view_of(world) == before
    offered = await dora.complete("move", "what", "")
    assert 1 <= len(offered) <= 25
    begun = offered[-1]["value"][:2]
    assert all(
        choice["value"].startswith(begun) or choice["name"].startswith(begun)
        for choice in await dora.complete("move", "what", begun)
    )
    for other in players[1:]:
        assert await other.complete("move", "what", "") == []
    await dora.command("move", what=offered[-1]["value"])
    assert (await view_of(world)) != before


# Chains


async def test_a_chain_is_shown_step_by_step_and_asks_the_right_person_each_time(
    world: TestWorld, dora: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Dora's card moves Ben's pawn to a question mark, and Ben's card moves it to another."""
    ben = world.person("Ben")
    stack(monkeypatch, 2, [Card.PLACE_OTHER, Card.PLACE_OWN, Card.FINE], rolls=[3])
    await open_table(world, [dora, ben])
    await draw_card(world, dora, "A1")
    assert (await ben.command("move", what="B1 6")).text == "It is not your turn."
    assert (await ben.press("Decide …")).text == "It is not your turn."
    await dora.command("move", what="B1 6")
    view = await view_of(world)
    assert (view.to_act, view.turn) == (1, 0)
    assert f"<@{ben.id}>" in world.table.text
    assert (await dora.press("Decide …")).text == "It is not your turn."
    await ben.command("move", what="11")
    view = await view_of(world)
    assert (view.phase, view.to_act, view.chips) == (Phase.TO_ROLL, 1, (4, 1))
    text = world.table.text
    steps = [
        "**Dora** rolled 3: 🔺 **A1**", "**Dora** draws **Moving day**", "**B1** → square 6",
        "**Ben** draws **Wings**", "**B1** → square 11",
        "**Ben** draws **Hole in the purse**", "**Ben** gives 3 chips back",
    ]  # fmt: skip
    places = [text.index(step) for step in steps]
    assert places == sorted(places)


async def test_a_card_that_does_nothing_says_why(
    world: TestWorld, dora: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    await table_with(world, dora, 2, Card.OVERTAKE, monkeypatch)
    assert "no other pawn is on its way: nothing happens" in world.table.text


async def test_cards_wait_on_the_goal_and_catch_the_next_to_come(
    world: TestWorld, dora: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    stack(monkeypatch, 2, [Card.TOLL, Card.PLACE_OWN], rolls=[3, 3, 2])
    ben = world.person("Ben")
    await open_table(world, [dora, ben])
    await draw_card(world, dora, "A1")
    assert "the card stays on the goal" in world.table.text
    assert "On the goal: Toll gate." in world.table.alt_texts[0]
    await ben.command("roll")
    await move(ben, "B1")
    await dora.command("roll")
    await move(dora, "B1")
    panel = await open_panel(ben)
    assert "B1 ▸ goal −2" in labels(panel)
    await ben.choose(panel.menus[0], panel.id, "B1 ▸ goal −2")
    assert "🃏 **Toll gate**, which was waiting on the goal, applies to 🔷 **Ben**" in world.table.text
    assert "Toll gate" not in world.table.alt_texts[0].split("Free squares")[0].split("Recent moves")[0]


# What may go wrong


async def test_what_no_menu_offers_is_refused(world: TestWorld, dora: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    await table_with(world, dora, 3, Card.PLACE_OTHER, monkeypatch)
    table = await table_of(world)
    panel = await open_panel(dora)
    for verb, value, words in (
        ("last", "place:0:0:9", "does not let you"),
        ("last", "place:1:0:3", "cannot go"),
        ("last", "seat:1", "something else"),
        ("last", "roll", "First decide"),
        ("last", "nonsense", "do not know this move"),
        ("first", "9-9", "no longer means"),
        ("first", "0-0", "no longer means"),
        ("share", "x", "moved on"),
    ):
        text = await dora.press_id(f"sa:{table.id}:{table.version}:wiedumir.{verb}", panel.id, [value])
        assert words in text.text, (verb, value, text.text)
    assert (await view_of(world)).phase is Phase.DECIDING

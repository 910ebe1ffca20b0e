"""Sharing chips out in private: + and − for every seat, the rest, and "done" only when it is legal."""

from __future__ import annotations

from dataclasses import replace

import pytest
from discord import ui

from engine.wiedumir.cards import Card
from engine.wiedumir.questions import ShareQuestion
from engine.wiedumir.view import Phase
from localization.catalog import Language
from tests.cogs.conftest import TestWorld
from tests.cogs.playing import table_of
from tests.cogs.wiedumir.chances import stack
from tests.cogs.wiedumir.playing import draw_card, move, open_table, panel_message, view_of
from tests.simulated_discord import Player, Seen


@pytest.fixture
def dora(world: TestWorld) -> Player:
    return world.person("Dora")


class Calculator:
    """The private message, as it stands after every press."""

    def __init__(self, player: Player, seen: Seen) -> None:
        self.player = player
        self.seen = seen

    @classmethod
    async def open(cls, world: TestWorld, player: Player) -> Calculator:
        """As with many ways to share out: where there are few, they are offered one by one."""
        table = await table_of(world)
        nothing = ",".join("0" * len(table.seats))
        custom_id = f"sa:{table.id}:{table.version}:wiedumir.share:over:{nothing}"
        return cls(player, (await player.press_id(custom_id, world.table.id)).private[0])

    def row(self, name: str) -> int:
        return next(number for number, label in enumerate(self.seen.labels) if label.startswith(f"{name}: "))

    async def press(self, place: int) -> None:
        await self.player.press_id(self.seen.buttons[place]["custom_id"], self.seen.id)
        found = [seen for seen in self.player.private() if seen.id == self.seen.id]
        self.seen = found[0] if found else self.seen

    async def less(self, name: str) -> None:
        await self.press(self.row(name) - 1)

    async def all(self, name: str) -> None:
        await self.press(self.row(name))

    async def more(self, name: str) -> None:
        await self.press(self.row(name) + 1)

    def label(self, name: str) -> str:
        return str(self.seen.labels[self.row(name)])

    def can(self, place: int) -> bool:
        return not self.seen.buttons[place].get("disabled")

    @property
    def can_finish(self) -> bool:
        return not self.seen.button("Done").get("disabled")


async def calculator_for(
    world: TestWorld, dora: Player, seats: int, card: Card, patched: pytest.MonkeyPatch, **options: bool
) -> Calculator:
    players = [dora, *(world.person(f"P{'ABCDEFGH'[seat]}") for seat in range(1, seats))]
    stack(patched, seats, [card], rolls=[3])
    await open_table(world, players, **options)
    await draw_card(world, dora, "A1" if seats < 6 else "A")
    return await Calculator.open(world, dora)


async def test_few_ways_are_buttons_at_the_table(
    world: TestWorld, dora: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """C22: four chips for two others can be shared out in five ways."""
    stack(monkeypatch, 3, [Card.GIVE_FIVE], rolls=[3])
    await open_table(world, [dora, world.person("PB"), world.person("PC")])
    await draw_card(world, dora, "A1")
    assert world.table.labels[:5] == ["C: 4", "B: 1, C: 3", "B: 2, C: 2", "B: 3, C: 1", "B: 4"]
    await dora.press("B: 1, C: 3")
    assert (await view_of(world)).chips == (0, 5, 7)


async def test_some_ways_are_one_menu(world: TestWorld, dora: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    """C22: four chips for three others can be shared out in fifteen ways."""
    stack(monkeypatch, 4, [Card.GIVE_FIVE], rolls=[3])
    await open_table(world, [dora, *(world.person(f"P{letter}") for letter in "BCD")])
    await draw_card(world, dora, "A1")
    panel = (await dora.press("Decide …")).private[0]
    [menu] = panel.menus
    assert len(menu["options"]) == 15
    assert "> 🃏 **Presents**" in panel.text
    await dora.choose(menu, panel.id, "PB: 1, PC: 1, PD: 2")
    assert (await view_of(world)).chips == (0, 5, 5, 6)


async def test_who_would_be_over_ten_is_said_beforehand(
    world: TestWorld, dora: Player, ben: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    emil = world.person("Emil")
    stack(monkeypatch, 3, [Card.GAIN, Card.GIVE_FIVE], rolls=[3, 3, 2, 2])
    await open_table(world, [dora, ben, emil])
    await draw_card(world, dora, "A1")
    await ben.command("roll")
    await move(ben, "B1")
    await draw_card(world, emil, "B1")
    calculator = await Calculator.open(world, ben)
    await calculator.more("Dora")
    assert "💥" not in calculator.seen.text
    await calculator.more("Dora")
    assert "💥 More than ten: 🔺 **Dora** would drop back to four." in calculator.seen.text
    await calculator.all("Emil")
    await ben.press("Done", on=calculator.seen.id)
    assert "💥 🔺 **Dora** has 11 chips, puts 7 back and keeps four" in world.table.text


async def test_seven_others_fit_and_what_is_chosen_travels_in_short_custom_ids(
    world: TestWorld, dora: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    calculator = await calculator_for(world, dora, 8, Card.COLLECT, monkeypatch)
    assert len(calculator.seen.buttons) == 7 * 3 + 2
    for letter in "BDFH":
        await calculator.more(f"P{letter}")
    assert calculator.can_finish
    assert all(len(button["custom_id"]) <= 60 for button in calculator.seen.buttons)
    await dora.press("Done", on=calculator.seen.id)
    assert (await view_of(world)).chips == (8, 3, 4, 3, 4, 3, 4, 3)


async def test_what_no_calculator_of_ours_holds_is_refused(
    world: TestWorld, dora: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    calculator = await calculator_for(world, dora, 3, Card.GIVE_FIVE, monkeypatch)
    table = await table_of(world)
    head = f"sa:{table.id}:{table.version}:wiedumir"
    for tail, words in {
        "share:more1:0,9,0": "no longer means", "share:more1:1,0,0": "no longer means", "share:x": "no longer means",
        "share:more1:0,1": "no longer means", "share:more1:0,-1,0": "no longer means",
        "act:share:0,1,0": "at least 4", "act:share:0,9,0": "too much for B", "act:share:4,0,0": "A has no part",
        "act:share:0,4": "something else", "act:seat:1": "something else",
    }.items():  # fmt: skip
        text = (await dora.press_id(f"{head}.{tail}", calculator.seen.id)).text
        assert words in text, (tail, text)
    assert "moved on" in (await dora.press_id(f"sa:{table.id}:1:wiedumir.share:more1:0,1,0", calculator.seen.id)).text
    assert (await view_of(world)).phase is Phase.DECIDING


@pytest.mark.parametrize(
    ("language", "one", "rest"),
    [
        (Language.GERMAN, "Du hast 1 Chip;", "keiner bleibt dir."),
        (Language.ENGLISH, "You have 1 chip;", "none will be left."),
        (Language.FRENCH, "Tu as 1 jeton\N{NO-BREAK SPACE};", "il ne t’en restera aucun."),
    ],
)
async def test_a_single_chip_is_spoken_of_as_one(
    world: TestWorld, dora: Player, monkeypatch: pytest.MonkeyPatch, language: Language, one: str, rest: str
) -> None:
    await calculator_for(world, dora, 4, Card.GIVE_FIVE, monkeypatch)
    table = await table_of(world)
    question = ShareQuestion(0, 1, (0, 1, 1, 1), takes=False)
    view = replace(table.view, viewer=0, chips=(1, 4, 4, 4), question=question)
    message = panel_message(table, view, world.bot.services.speakers[language], "more1", "0,1,0,0")
    text = "\n".join(
        item.content if isinstance(item, ui.TextDisplay) else str(item.label)
        for item in message.layout.walk_children()
        if isinstance(item, ui.TextDisplay | ui.Button)
    )
    assert one in text
    assert rest in text
    assert ("PB\N{NO-BREAK SPACE}: 1" in text) == (language is Language.FRENCH)

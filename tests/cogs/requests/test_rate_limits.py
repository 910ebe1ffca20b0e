"""Nobody asks for so much that others wait, and nobody is refused what they do with their own hands."""

from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest

import cogs.client  # noqa: F401 - commands and presses register themselves
from cogs.command_handlers import COMMANDS
from cogs.commands.presses import price_of
from cogs.components.press_id import PressId
from cogs.games.registry import hosted_games
from cogs.requests.rate_limits import Allowance, Price, RateLimits, TokenBuckets
from host.refusal import Refused

ANNA, BEN, SERVER, OTHER_SERVER = 1, 2, 10, 11


def test_a_bucket_gives_what_it_holds_and_fills_up_again() -> None:
    buckets = TokenBuckets(Allowance(burst=3, per_second=0.5))
    for _ in range(3):
        assert buckets.wait(ANNA, 1, 100) == 0
        buckets.take(ANNA, 1, 100)
    assert buckets.wait(ANNA, 1, 100) == 2
    assert buckets.wait(ANNA, 3, 100) == 6
    assert buckets.wait(BEN, 3, 100) == 0
    assert buckets.wait(ANNA, 1, 102) == 0
    assert buckets.wait(ANNA, 2, 102) == 2
    assert buckets.wait(ANNA, 3, 1000) == 0, "it never holds more than it does at first"
    assert buckets.wait(ANNA, 4, 1000) == 2


class Acting:
    """Interactions of people at a time that the test sets."""

    def __init__(self) -> None:
        self.now = 0.0
        self.limits = RateLimits(lambda: self.now)

    def press(self, verb: str, person: int = ANNA, server: int = SERVER, *, is_form: bool = False) -> None:
        controls = {key: game.controls for key, game in hosted_games().items()}
        self._admit(person, server, price_of(PressId(1, 1, verb), controls, is_form=is_form))

    def command(self, name: str, person: int = ANNA, server: int = SERVER) -> None:
        self._admit(person, server, next(declared.cost for declared, _ in COMMANDS if declared.name == name))

    def _admit(self, person: int, server: int, price: Price) -> None:
        interaction: Any = SimpleNamespace(user=SimpleNamespace(id=person), guild_id=server)
        self.limits.admit(interaction, price)


def admitted(attempts: Iterable[Callable[[], None]]) -> int:
    """The number of presses or commands that are carried out before one is refused."""
    for count, attempt in enumerate(attempts):
        try:
            attempt()
        except Refused:
            return count
    raise AssertionError("never refused")


def flooded(acting: Acting, person: int = ANNA) -> int:
    return admitted([lambda: acting.command("learn", person)] * 1000)


def test_a_flood_of_one_person_ends_and_they_are_shown_when_to_try_again() -> None:
    acting = Acting()
    assert 3 <= flooded(acting) <= 10
    with pytest.raises(Refused, match="too-fast") as refused:
        acting.command("learn")
    seconds = int(refused.value.values["seconds"])
    assert 1 <= seconds <= 10
    acting.now += seconds
    acting.command("learn")


def test_a_flood_keeps_neither_others_nor_ones_own_moves_waiting() -> None:
    acting = Acting()
    flooded(acting)
    acting.command("learn", BEN)
    for _ in range(20):
        acting.press("roll")
        acting.press("kaeseschieben.draft")
        acting.command("move")
        acting.now += 1


def test_a_server_of_many_people_who_flood_does_not_keep_another_waiting() -> None:
    acting = Acting()
    assert admitted([partial(acting.command, "learn", person) for person in range(1000)]) >= 20
    acting.command("learn", 5000, OTHER_SERVER)
    acting.press("roll", 5000, SERVER)


def test_even_what_costs_nothing_is_refused_at_the_speed_of_a_machine() -> None:
    acting = Acting()
    assert admitted([lambda: acting.press("roll")] * 200) >= 50


def test_completions_have_an_allowance_of_their_own() -> None:
    acting = Acting()
    interaction: Any = SimpleNamespace(user=SimpleNamespace(id=ANNA), guild_id=SERVER)
    assert sum(acting.limits.admits_completion(interaction) for _ in range(100)) in range(10, 31)
    acting.command("learn")
    acting.press("roll")


def test_a_whole_server_answers_the_puzzle_at_once() -> None:
    acting = Acting()
    for person in range(100, 400):
        acting.command("puzzle", person)
        acting.press("puzzle-answer", person)


def test_what_onlookers_ask_for_makes_no_player_wait() -> None:
    acting = Acting()
    for onlooker in range(100, 200):
        with suppress(Refused):
            acting.press("rules", person=onlooker)
    with pytest.raises(Refused):
        acting.press("rules", person=BEN)
    for verb in ("agree", "object", "undo", "leave", "join", "resign", "resign-now", "take-seat", "start", "stand-in"):
        acting.press(verb)
    for command in ("table end", "table undo", "table resign"):
        acting.command(command)
    acting.press("cancel", is_form=True)

"""Messages and interactions as Discord keeps them."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from cogs.components.press_id import PressId
from tests.sockets.loopback_discord import Json

DEFERRED_ANSWER = 5
"""The kind of a first reply that shows "thinking…"."""

BUTTON = 2
MENUS = (3, 5, 6, 7, 8)
"""Menus of the bot's own choices, and those that Discord fills with people, roles and channels."""


@dataclass(slots=True)
class Shown:
    """A message of the bot's, or somebody's own words. ``audience`` is the one person who sees it, None for all."""

    id: str
    channel: str
    components: list[Json]
    flags: int = 0
    audience: str | None = None
    nonce: str | None = None
    pictures: tuple[str, ...] = ()

    @property
    def controls(self) -> list[Json]:
        """Buttons and menus that can be used."""
        return [
            part
            for part in walk(self.components)
            if part.get("custom_id") and not part.get("disabled") and part["type"] in (BUTTON, *MENUS)
        ]

    @property
    def presses(self) -> list[PressId]:
        """Presses that the controls stand for."""
        parsed = (PressId.parse(part["custom_id"]) for part in self.controls)
        return [press for press in parsed if press is not None]

    @property
    def is_of_a_night(self) -> bool:
        """Return whether the message has the buttons of a game night."""
        return any(press.verb.startswith("night-") for press in self.presses)

    @property
    def text(self) -> str:
        return "\n".join(part["content"] for part in walk(self.components) if "content" in part)


@dataclass(slots=True)
class Asked:
    """An interaction: what a person has pressed, typed or completed. ``life`` is the bot's that was there then.

    ``callback`` is the kind of the first reply, None before it; ``replies`` counts what came later. ``hindered``:
    Discord itself has failed or was too slow to take the first reply.
    """

    id: str
    person: str
    channel: str
    what: str
    life: int
    at: float
    pressed: Shown | None = None
    callback: int | None = None
    hindered: bool = False
    replies: int = 0
    original: Shown | None = None
    form: Json | None = None
    choices: list[Json] = field(default_factory=list)

    @property
    def is_answered(self) -> bool:
        """Return whether nobody waits any longer: "thinking…" is no answer yet."""
        if self.callback is None:
            return self.hindered
        return self.callback != DEFERRED_ANSWER or self.replies > 0


def walk(components: Iterable[Json]) -> Iterator[Json]:
    for part in components:
        yield part
        yield from walk(part.get("components") or ())
        if "accessory" in part:
            yield from walk([part["accessory"]])

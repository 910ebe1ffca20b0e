"""View of the history, as the custom ids of its buttons and menus carry it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from cogs.components.buttons import page_number
from cogs.components.layout import Button, button
from cogs.components.press_id import PressId, id_in
from host.refusal import Refused
from localization.catalog import Speaker
from store.results import MatchFilter

MATCH = "history-match"
"""Shows one match: its number comes first, then the view of the list that leads back."""

SHOW = "history"
"""Shows a page."""

CHANNEL, SERVER = "channel", "server"
"""Scopes of matches; a person's number stands for those of that person."""

ALL = "all"
"""Stands for every game, and for every way in which matches end."""

_LATER, _EARLIER = "later", "earlier"


@dataclass(frozen=True, slots=True)
class ViewOfHistory:
    """``beside`` is the number of the table where the page begins, 0 for the latest; ``later`` leads up from there."""

    scope: str
    game: str = ALL
    ended: str = ALL
    beside: int = 0
    later: bool = False

    @property
    def args(self) -> tuple[str, ...]:
        """For a custom id."""
        return (self.scope, self.game, self.ended, str(self.beside), _LATER if self.later else _EARLIER)

    @property
    def press(self) -> PressId:
        return PressId.anywhere(SHOW, *self.args)

    @classmethod
    def parse(cls, args: tuple[str, ...]) -> ViewOfHistory:
        """Raises Refused for what no button of ours says."""
        if len(args) != 5 or (beside := page_number(args[3])) is None or args[4] not in (_LATER, _EARLIER):
            raise Refused("unknown-press")
        scope = args[0]
        if scope not in (CHANNEL, SERVER) and id_in(scope) is None:
            raise Refused("unknown-press")
        return cls(scope, args[1], args[2], beside, args[4] == _LATER)

    @property
    def person_id(self) -> int | None:
        return int(self.scope) if self.scope not in (CHANNEL, SERVER) else None

    def latest(self, **changed: str) -> ViewOfHistory:
        """The first page of the same, or with something else to look for."""
        return replace(self, beside=0, later=False, **changed)

    def filter(self, channel_id: int, guild_id: int, asker: int) -> MatchFilter:
        """Filter for the matches in view; of one's own, those of all servers."""
        return MatchFilter(
            guild_id=None if self.person_id == asker else guild_id,
            channel_id=channel_id if self.scope == CHANNEL else None,
            person_id=self.person_id,
            game=None if self.game == ALL else self.game,
            ended_how=None if self.ended == ALL else self.ended,
        )


def match_press(table_id: int, view: ViewOfHistory) -> PressId:
    return PressId.anywhere(MATCH, str(table_id), *view.args)


def match_button(table_id: int, say: Speaker) -> Button:
    """From its replay, its luck and the like to the page of that match."""
    return button(say("button-match"), match_press(table_id, ViewOfHistory(CHANNEL)), emoji="📜")

"""What `bench.starting` does when the bot does not do its part."""

from __future__ import annotations

from typing import Any

import pytest

from bench.starting import Answering, Unanswered, press_at


class _Forgetful(Answering):
    """A Discord whose bot answers only the first three presses."""

    async def interact(self, person: str, kind: int, data: dict[str, Any], **more: Any) -> str:
        self.sent[person] = 0.0
        self.answers = min(len(self.sent), 3)
        return person


async def test_answers_that_stay_away_end_the_measurement() -> None:
    with pytest.raises(Unanswered, match="6 of 9 presses had no answer"):
        await press_at(range(100), _Forgetful(), patience=0.0)


async def test_a_few_lost_answers_do_not() -> None:
    discord = _Forgetful()
    await press_at(range(8), discord, patience=0.0)
    assert len(discord.sent) == 8

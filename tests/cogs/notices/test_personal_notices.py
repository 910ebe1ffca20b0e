"""Notices to one person outside a table."""

from functools import partial
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.components.layout import text_message
from cogs.notices import personal_notices
from cogs.notices.personal_notices import PersonalNotices
from cogs.requests.delivery import retry
from host.background.discord_port import Sent
from host.people.preferences import PersonPreferences


class Letters:
    """Posts nothing twice under one nonce, wherever that was, as Discord says of itself."""

    def __init__(self) -> None:
        self.posted: dict[str, int] = {}

    def of(self, person_id: int) -> Any:
        letters = self

        class Channel:
            id = 4

            async def send(self, *, nonce: str, **_: Any) -> Any:
                assert len(nonce) <= 25
                letters.posted.setdefault(nonce, person_id)
                return SimpleNamespace(id=len(letters.posted), channel=self)

        return Channel()


def notices_by(letters: Any) -> PersonalNotices:
    async def letters_of(person_id: int) -> Any:
        return letters.of(person_id)

    async def wishes_of(person_id: int) -> PersonPreferences:
        return PersonPreferences()

    preferences: Any = SimpleNamespace(people=SimpleNamespace(of=wishes_of))
    return PersonalNotices(preferences, lambda guild, channel: letters.of(0), letters_of, lambda: 0.0)


class Failing:
    """Discord answers every message with that status."""

    def __init__(self, status: int, code: int = 0) -> None:
        self._response: Any = SimpleNamespace(status=status, reason="")
        self._code = code

    def of(self, _person_id: int) -> Any:
        failing = self

        class Channel:
            id = 4

            async def send(self, **_: Any) -> Any:
                kind = discord.NotFound if failing._response.status == 404 else discord.HTTPException
                raise kind(failing._response, {"code": failing._code, "message": ""})

        return Channel()


@pytest.fixture
def without_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(personal_notices, "retry", partial(retry, pauses=()))


@pytest.mark.usefixtures("without_pauses")
async def test_what_fails_for_a_moment_is_not_taken_for_a_person_who_takes_no_letters() -> None:
    """The caller tries again later; where the notice will never arrive, nobody does."""
    here: Any = SimpleNamespace(guild_id=1, channel_id=4)
    message, occasion = text_message("It is over."), ("watched", 1234567)
    passing, refused = notices_by(Failing(503)), notices_by(Failing(403, 50007))
    for attempt in (passing.write(17, message, occasion), passing.mention(here, [17], message, occasion)):
        with pytest.raises(discord.HTTPException):
            await attempt
    assert await refused.write(17, message, occasion) is None
    assert await refused.mention(here, [17], message, occasion) is None
    gone = await notices_by(Failing(404, 10008)).mention(here, [17], message, occasion)
    assert gone == Sent(None), "it was read, and deleted since"


async def test_everybody_gets_the_same_letter_once() -> None:
    letters = Letters()

    notices = notices_by(letters)
    people = [2**63 - 1, 2**63 - 2, 17]
    for person_id in [*people, *people]:
        assert await notices.write(person_id, text_message("It is over."), ("watched", 1234567))
    assert sorted(letters.posted.values()) == sorted(people)

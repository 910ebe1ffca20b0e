"""What one person is notified of outside a table."""

from types import SimpleNamespace
from typing import Any

from cogs.components.layout import text_message
from cogs.notices.personal_notices import PersonalNotices
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


async def test_everybody_gets_the_same_letter_once() -> None:
    letters = Letters()

    async def letters_of(person_id: int) -> Any:
        return letters.of(person_id)

    async def wishes_of(person_id: int) -> PersonPreferences:
        return PersonPreferences()

    preferences: Any = SimpleNamespace(people=SimpleNamespace(of=wishes_of))
    notices = PersonalNotices(preferences, lambda guild, channel: letters.of(0), letters_of, lambda: 0.0)
    people = [2**63 - 1, 2**63 - 2, 17]
    for person_id in [*people, *people]:
        assert await notices.write(person_id, text_message("It is over."), ("watched", 1234567))
    assert sorted(letters.posted.values()) == sorted(people)

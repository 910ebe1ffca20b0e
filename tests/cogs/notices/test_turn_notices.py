"""Notices about one turn, as Discord gets them: nobody's is taken for somebody else's."""

from types import SimpleNamespace
from typing import Any

from cogs.notices.personal_notices import PersonalNotices
from cogs.notices.turn_notices import TurnNotices
from host.people.preferences import PersonPreferences
from localization.catalog import Language, load_speaker


async def test_who_takes_over_a_seat_in_mid_turn_is_mentioned_though_the_former_holder_was() -> None:
    """The match's version is still the same, and Discord posts nothing twice under one nonce."""
    posted: dict[str, list[int]] = {}

    class Channel:
        async def send(self, *, nonce: str, allowed_mentions: Any, **_: Any) -> Any:
            assert len(nonce) <= 25
            posted.setdefault(nonce, [user.id for user in allowed_mentions.users])
            return SimpleNamespace(id=len(posted))

    class OneLanguage:
        async def speaker_of(self, _table: Any) -> Any:
            return load_speaker(Language.ENGLISH)

    async def wishes_of(_person_id: int) -> PersonPreferences:
        return PersonPreferences()

    unused: Any = None
    languages: Any = OneLanguage()
    channel: Any = Channel()
    preferences: Any = SimpleNamespace(people=SimpleNamespace(of=wishes_of))
    personal = PersonalNotices(preferences, lambda _guild, _channel: channel, unused, lambda: 0.0)
    notices = TurnNotices(unused, languages, preferences, personal, lambda: 0.0)
    table: Any = SimpleNamespace(id=7, guild_id=1, channel_id=2, version=5, clock=None)
    for person_id in (2**63 - 1, 17, 17):
        assert await notices.remind_at(table, person_id) is not None
    assert list(posted.values()) == [[2**63 - 1], [17]]

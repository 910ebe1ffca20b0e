"""Channels, threads, people and messages as Discord writes them in JSON."""

from tests.soak.messages import Shown
from tests.sockets.loopback_discord import BOT, GUILD, Json, bots_message, user

_DIRECT = "99"
_THREAD = {
    **dict.fromkeys(("message_count", "total_message_sent", "rate_limit_per_user"), 0),
    "member_count": 1,
    "owner_id": BOT,
    "last_message_id": None,
    "thread_metadata": {
        "archived": False,
        "auto_archive_duration": 1440,
        "archive_timestamp": "2026-01-01T00:00:00+00:00",
        "locked": False,
    },
}


def direct_channel(person: str) -> str:
    """The person's direct messages with the bot."""
    return _DIRECT + person


def is_direct(channel: str) -> bool:
    return channel.startswith(_DIRECT) and len(channel) == len(_DIRECT) + 3


def person_json(person: str) -> Json:
    return user(person, f"person{person}")


def channel_json(number: str, parent: str | None) -> Json:
    """A thread, if it has a parent."""
    if is_direct(number):
        return {"id": number, "type": 1, "recipients": [person_json(number.removeprefix(_DIRECT))], "flags": 0}
    common = {"id": number, "name": f"table-{number}", "guild_id": GUILD, "flags": 0}
    if parent is not None:
        return common | {"type": 11, "parent_id": parent, **_THREAD}
    return common | {"type": 0, "position": 0, "permission_overwrites": []}


def message_json(shown: Shown) -> Json:
    where = {"channel_id": shown.channel, "components": shown.components}
    return bots_message(shown.id, shown.flags) | where

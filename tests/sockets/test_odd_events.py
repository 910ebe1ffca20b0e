"""Events that Discord documents otherwise, or not at all: one odd event costs nobody else anything."""

import logging
from collections.abc import Callable

import pytest

from cogs.requests.patches import log as unreadable
from tests.sockets.loopback_discord import COMMAND, GUILD, PRESS, RIGHTS, Json, LoopbackDiscord, bots_message, member
from tests.sockets.started_bot import Started, buttons, texts, until

_COMPLETION = 4
_EPHEMERAL = 1 << 6
_HELP: Json = {"id": "1", "name": "help", "type": 1, "options": []}

_UNREADABLE: list[tuple[str, Json]] = [
    ("GUILD_UPDATE", {}),
    ("CHANNEL_CREATE", {"id": None, "type": 0, "guild_id": GUILD}),
    ("GUILD_MEMBER_UPDATE", {"guild_id": GUILD}),
    ("THREAD_UPDATE", {"guild_id": GUILD, "id": "7"}),
    ("INTERACTION_CREATE", {}),
]


def errors(caplog: pytest.LogCaptureFixture) -> list[logging.LogRecord]:
    """Everything that went wrong, but events that could not be read."""
    return [each for each in caplog.records if each.levelno >= logging.ERROR and each.name != unreadable.name]


@pytest.mark.parametrize(("event", "content"), _UNREADABLE)
async def test_an_event_that_cannot_be_read_is_left_out_and_everybody_plays_on(
    loopback: LoopbackDiscord,
    start: Callable[..., Started],
    caplog: pytest.LogCaptureFixture,
    event: str,
    content: Json,
) -> None:
    bot = start()
    await bot.ready()
    await loopback.send(event, content, 0)
    assert "board games, right" in await bot.command("100", "help")
    assert not bot.task.done()
    assert event in caplog.text
    assert not errors(caplog)


@pytest.mark.parametrize("kind", [COMMAND, PRESS])
async def test_what_nobody_has_asked_for_is_left_out(
    loopback: LoopbackDiscord, start: Callable[..., Started], caplog: pytest.LogCaptureFixture, kind: int
) -> None:
    bot = start()
    await bot.ready()
    press = {"custom_id": "sa:0:0:help-games", "component_type": 2}
    data = {COMMAND: _HELP, PRESS: press}[kind]
    await loopback.send("INTERACTION_CREATE", {**_interaction(kind, data), "user": {"id": "100", "username": "anna"}})
    assert "board games, right" in await bot.command("100", "help")
    assert not errors(caplog)


async def test_a_press_in_a_channel_that_discord_does_not_describe_is_answered_in_words(
    loopback: LoopbackDiscord, start: Callable[..., Started], caplog: pytest.LogCaptureFixture
) -> None:
    """So it is in channels of a kind that discord.py does not know yet."""
    bot = start()
    await bot.ready()
    await bot.command("100", "play", game="mensch")
    [join] = [each["custom_id"] for each in buttons(bot.boards()[-1]) if each["custom_id"].endswith(":join")]
    message = bots_message("30", 0)
    unknown = {"channel_id": "77", "channel": {"id": "77", "type": 99}}
    press = {"custom_id": join, "component_type": 2}
    pressed = await loopback.interact("200", PRESS, press, message=message, **unknown)
    await until(lambda: loopback.of("POST", f"/token-{pressed}"))
    [answer] = loopback.of("POST", f"/token-{pressed}")
    assert "this kind of channel" in texts(answer)
    assert not errors(caplog)


async def test_who_presses_on_a_private_message_that_is_gone_gets_what_it_would_have_shown(
    loopback: LoopbackDiscord, start: Callable[..., Started]
) -> None:
    bot = start()
    await bot.ready()
    loopback.deleted = ("/@original",)
    press = {"custom_id": "sa:0:0:help-commands", "component_type": 2}
    pressed = await loopback.interact("100", PRESS, press, message=bots_message("30", _EPHEMERAL))
    await until(lambda: loopback.of("POST", f"/token-{pressed}"))
    [answer] = loopback.of("POST", f"/token-{pressed}")
    assert "/board" in texts(answer)
    assert answer.body["flags"] & _EPHEMERAL


async def test_a_panel_that_is_gone_already_needs_no_word_about_having_served(
    loopback: LoopbackDiscord, start: Callable[..., Started]
) -> None:
    bot = start()
    await bot.ready()
    await bot.begin_match()
    loopback.deleted = ("/@original",)
    press = {"custom_id": "sa:1:1:resign-keep", "component_type": 2}
    pressed = await loopback.interact("100", PRESS, press, message=bots_message("30", _EPHEMERAL))
    await until(lambda: loopback.of("DELETE", f"/token-{pressed}/messages/@original"))
    loopback.deleted = ()
    await bot.command("200", "help")
    assert not loopback.of("PATCH", f"/token-{pressed}/messages/@original")
    assert not loopback.of("POST", f"/token-{pressed}")


@pytest.mark.parametrize(("nick", "shown"), [("An\ud83ena", "Anna"), ("\0", "person100")])
async def test_names_that_no_database_takes_are_stored_without_that(
    loopback: LoopbackDiscord, start: Callable[..., Started], caplog: pytest.LogCaptureFixture, nick: str, shown: str
) -> None:
    bot = start()
    await bot.ready()
    play: Json = {"id": "1", "name": "play", "type": 1, "options": [{"name": "game", "type": 3, "value": "mensch"}]}
    named = member("100") | {"permissions": RIGHTS, "nick": nick}
    await loopback.interact("100", COMMAND, play, member=named)
    await until(lambda: bot.boards())
    await bot.command("200", "join")
    await loopback.interact("100", COMMAND, {"id": "1", "name": "start", "type": 1}, member=named)
    await until(lambda: any("board.png" in request.files for request in bot.boards()))
    assert f"**{shown}**" in texts(bot.boards()[-1])
    assert not errors(caplog)


_UNCOMPLETED: list[tuple[str, Json]] = [
    ("verify", {"name": "table", "type": 3, "value": "1"}),
    ("verify", {"name": "table", "type": 99, "value": "1", "focused": True}),
    ("verify", {"name": "record", "type": 3, "value": "1", "focused": True}),
    ("verify", {"name": "gone", "type": 3, "value": "1", "focused": True}),
    ("gone", {"name": "table", "type": 3, "value": "1", "focused": True}),
]


@pytest.mark.parametrize(("command", "option"), _UNCOMPLETED)
async def test_options_of_former_commands_are_completed_with_nothing(
    loopback: LoopbackDiscord,
    start: Callable[..., Started],
    caplog: pytest.LogCaptureFixture,
    command: str,
    option: Json,
) -> None:
    """Discord's client knows commands for a while as they were before an upgrade."""
    bot = start()
    await bot.ready()
    data = {"id": "1", "name": command, "type": 1, "options": [option]}
    assert await _completed(loopback, "100", data) == []
    assert not errors(caplog)


async def _completed(loopback: LoopbackDiscord, person: str, data: Json) -> list[Json]:
    """Choices that are offered to complete an option with."""
    completing = await loopback.interact(person, _COMPLETION, data)
    callback = f"/{completing}/token-{completing}/callback"
    await until(lambda: loopback.of("POST", callback))
    choices: list[Json] = loopback.of("POST", callback)[0].body["data"]["choices"]
    return choices


def _interaction(kind: int, data: Json) -> Json:
    """One that names a server and no member of it."""
    return {
        **{"id": "5", "application_id": "1", "type": kind, "data": data, "token": "token-5", "version": 1},
        **{"guild_id": GUILD, "channel_id": "20", "channel": {"id": "20", "type": 0, "guild_id": GUILD}},
        **{"locale": "en-US", "entitlements": [], "context": 0, "attachment_size_limit": 10_485_760},
    }

"""Powers of the bot's owner on the server of their choice, over real sockets."""

import logging
from collections.abc import Callable

import pytest

from cogs.commands import owner
from tests.sockets.loopback_discord import BOT, COMMAND, GUILD, RIGHTS, Json, LoopbackDiscord, member
from tests.sockets.started_bot import Started, buttons, texts, until

OWNER, ANNA, BEN = "2", "100", "200"
"""The loopback's application belongs to 2."""


@pytest.fixture
async def bot(start: Callable[..., Started]) -> Started:
    bot = start(owner_server=int(GUILD))
    await bot.ready()
    return bot


OWNERS = ("numbers", "table", "block", "unblock", "announce", "recount")


async def test_the_commands_are_registered_on_that_server_only(bot: Started, loopback: LoopbackDiscord) -> None:
    [everywhere] = loopback.of("PUT", f"/applications/{BOT}/commands")
    [there] = loopback.of("PUT", f"/applications/{BOT}/guilds/{GUILD}/commands")
    assert "owner" not in {command["name"] for command in everywhere.body["list"]}
    [owner] = there.body["list"]
    assert owner["name"] == "owner"
    assert owner["name_localizations"] == {"de": "betrieb", "fr": "exploitant"}
    assert int(owner["default_member_permissions"]) == 8
    assert {option["name"] for option in owner["options"]} == set(OWNERS)


async def test_without_the_setting_there_are_none(start: Callable[..., Started], loopback: LoopbackDiscord) -> None:
    await start().ready()
    assert not [request for request in loopback.requests if "/guilds/" in request.path and request.method == "PUT"]


async def test_nobody_else_may_use_them(bot: Started) -> None:
    for command, options in (
        ("owner numbers", {}),
        ("owner table", {"number": 1}),
        ("owner block", {"what": "person", "id": BEN}),
        ("owner unblock", {"what": "person", "id": BEN}),
        ("owner announce", {"text": "Free cheese"}),
        ("owner recount", {}),
    ):
        refused = await bot.command(ANNA, command, **options)
        assert refused == "Only the operator of this bot can do that."
    assert "Open tables: 0" in await bot.command(OWNER, "owner numbers")
    assert "0 matches are being counted again" in await bot.command(OWNER, "owner recount")


async def test_numbers_and_a_table_show_public_facts_only(bot: Started) -> None:
    await bot.begin_match("kaeseschieben")
    numbers = await bot.command(OWNER, "owner numbers")
    assert "Servers: 1" in numbers
    assert "Open tables: 1 (Käseschieben 1)" in numbers
    assert "1 started, 0 finished" in numbers
    table = await bot.command(OWNER, "owner table", number=1)
    for fact in ("Table 1: Käseschieben", "running", "Game night", "person100, person200", "https://discord.com/"):
        assert fact in table
    assert "secret" not in table.casefold()
    assert (await bot.command(OWNER, "owner table", number=99)).startswith("I do not know this table")


async def test_a_tables_people_are_called_what_everybody_calls_them(bot: Started, loopback: LoopbackDiscord) -> None:
    play: Json = {"id": "1", "name": "play", "type": 1, "options": [{"name": "game", "type": 3, "value": "mensch"}]}
    await loopback.interact(ANNA, COMMAND, play, member=member(ANNA) | {"permissions": RIGHTS, "nick": "An_na"})
    await until(bot.boards)
    await bot.command(BEN, "join")
    assert "An\\_na, person200" in await bot.command(OWNER, "owner table", number=1)


async def test_a_blocked_person_is_refused_everywhere_and_a_computer_takes_over(
    bot: Started, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "host.audit")
    await bot.begin_match()
    drawn = len(bot.boards())
    assert "Person `200` is blocked" in await bot.command(OWNER, "owner block", what="person", id=BEN)
    for command in ("roll", "board", "join", "settings mine"):
        assert (
            await bot.command(BEN, command)
            == "You cannot use me: this bot’s operator has blocked you. Please ask them."
        )
    # The table is drawn again, and does not wait for Ben.
    await until(lambda: len(bot.boards()) > drawn and "<@200>" not in texts(bot.boards()[-1]))
    assert "has blocked you" not in await bot.command(ANNA, "board")
    assert "Person 200 blocked by person 2" in caplog.text
    assert "is already blocked" in await bot.command(OWNER, "owner block", what="person", id=BEN)

    assert "no longer blocked" in await bot.command(OWNER, "owner unblock", what="person", id=BEN)
    assert "has blocked you" not in await bot.command(BEN, "join")
    assert "is not blocked" in await bot.command(OWNER, "owner unblock", what="person", id=BEN)


async def test_blocks_outlive_a_restart(bot: Started, start: Callable[..., Started]) -> None:
    await bot.command(OWNER, "owner block", what="person", id=BEN)
    bot.stop.ask()
    await bot.task
    again = start()
    await again.ready()
    assert "has blocked you" in await again.command(BEN, "play", game="mensch")


async def test_owners_cannot_block_themselves(bot: Started) -> None:
    for what, number in (("person", OWNER), ("server", GUILD)):
        assert await bot.command(OWNER, "owner block", what=what, id=number) == "You would be blocking yourself."


async def test_what_is_no_id_is_refused(bot: Started) -> None:
    for number in ("anna", "0", "-5", "9" * 30, "²"):
        refused = await bot.command(OWNER, "owner block", what="person", id=number)
        assert refused.startswith("That is not a Discord ID"), number


async def test_an_announcement_reaches_each_open_table_once_and_pings_nobody(
    bot: Started, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(owner, "PAUSE_SECONDS", 0.0)
    await bot.command(ANNA, "play", game="mensch")
    await bot.command(BEN, "play", "21", game="mensch")
    await bot.command(OWNER, "owner announce", text="Back at nine, @everyone")

    def announced(channel: str) -> list[str]:
        return [texts(board) for board in bot.boards(channel) if "Back at nine" in texts(board)]

    await until(lambda: announced("20") and announced("21"))
    assert (
        announced("20") == announced("21") == ["📣 **A word from the operator of this bot**\nBack at nine, @everyone"]
    )
    for board in (*bot.boards("20"), *bot.boards("21")):
        assert board.body["allowed_mentions"]["parse"] == []
    assert not buttons(bot.boards("20")[-1])

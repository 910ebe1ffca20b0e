"""A match is begun, ended by vote, and exported: no test by its name, but what `test_image` runs elsewhere."""

from collections.abc import Callable
from functools import partial

from tests.sockets.loopback_discord import PRESS, bots_message, in_channel
from tests.sockets.started_bot import Started, buttons, until


def pictures(bot: Started, channel: str) -> set[str]:
    return {name for request in bot.boards(channel) for name in request.files}


def shows_position(bot: Started, channel: str) -> bool:
    return bool(pictures(bot, channel) - {"cover.png"})


def shows_result(bot: Started, channel: str) -> bool:
    return any("result" in name for name in pictures(bot, channel))


async def test_a_finished_match_is_exported_with_the_script_that_checks_it(start: Callable[..., Started]) -> None:
    bot = start()
    await bot.ready()
    here, game = "30", "kaeseschieben"
    people = ["301", "302"]
    await bot.command(people[0], "play", here, game=game)
    await bot.command(people[1], "join", here)
    await bot.command(people[0], "start", here)
    await until(partial(shows_position, bot, here))
    await bot.command(people[0], "rules", here)
    for person in people:
        await bot.command(person, "table end", here, what="match")
    await until(partial(shows_result, bot, here))
    ids = [each["custom_id"] for posted in bot.boards(here) for each in buttons(posted)]
    custom_id = next(each for each in ids if ":analysis" in each).replace(":analysis", ":export")
    data = {"custom_id": custom_id, "component_type": 2}
    message = bots_message("5", 0)
    pressed = await bot.loopback.interact(people[0], PRESS, data, message=message, **in_channel(here))
    await until(partial(bot.loopback.of, "POST", f"/token-{pressed}"))
    exported = bot.loopback.of("POST", f"/token-{pressed}")[-1].files
    assert [name.partition("-")[0] for name in exported] == [game, "verify_record.py"]

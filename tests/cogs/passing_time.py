"""Time that passes while the bot looks after its tables, and whom it has notified meanwhile."""

from unittest.mock import patch

from host.keeping import attended_time
from tests.cogs.conftest import TestWorld
from tests.simulated_discord import Player, Seen

MINUTE, HOUR, DAY = 60.0, 3600.0, 86400.0


async def pass_time(world: TestWorld, seconds: float) -> None:
    """The bot looks every minute meanwhile, and less often as long as hours lie ahead."""
    end = world.clock.now + seconds
    with patch.object(attended_time, "LONGEST_STEP_SECONDS", 4 * MINUTE):
        while (left := end - world.clock.now) > 0:
            world.clock.now += 4 * MINUTE if left > HOUR else min(MINUTE, left)
            await world.bot._caretaker.look()
    await world.env.settle()


async def hurry(world: TestWorld, seconds: float) -> None:
    """As if the bot had been there for that long: days are too many minutes for a test."""
    attended = world.bot.services.host._repository.attended
    assert attended._attendance is not None
    object.__setattr__(attended._attendance, "seconds", attended._attendance.seconds + seconds)
    world.clock.now += seconds
    await world.bot._caretaker.look()
    await pass_time(world, 2 * MINUTE)


def mentions(world: TestWorld) -> list[list[int]]:
    """Whom each line mentions that notifies or reminds somebody."""
    backend, channel = world.env.backend, world.channel.id
    lines = [seen for seen in world.messages if seen.text.startswith(("🔔", "⏰"))]
    return [list(backend.get_message(channel, seen.id).mention_user_ids) for seen in lines]


def letters_of(world: TestWorld, player: Player) -> list[Seen]:
    user = player.actor.user
    return world.history(user.dm_channel, user)

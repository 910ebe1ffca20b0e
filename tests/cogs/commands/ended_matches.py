"""Matches that are over, for tests of what can be looked up of them."""

from host.table.seats import Person
from tests.cogs.conftest import TestWorld
from tests.host.tables import end_by_vote, play, started
from tests.simulated_discord import Player


async def ended_early(
    world: TestWorld, game: str, *players: Player, actions: int = 6, channel: int | None = None
) -> int:
    """The number of a match that these people have played a little and then ended."""
    host = world.bot.services.host
    people = tuple(Person(player.id, player.actor.user.global_name or "") for player in players)
    table = await started(host, game, people, channel=channel or world.channel.id, guild=world.guild.id)
    await play(host, table.id, actions)
    return (await end_by_vote(host, table.id)).id

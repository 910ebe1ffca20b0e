"""Steps that many tests share."""

from collections.abc import Mapping, Sequence

from engine.game import NORMAL, OptionValue
from host.match import lobby
from host.table.public_table import PublicTable
from host.table.seats import Person
from tests.cogs.conftest import TestWorld
from tests.cogs.discord_limits import LONG_NAME
from tests.simulated_discord import Answer, Player, Seen


async def table_of(world: TestWorld) -> PublicTable:
    return await world.bot.services.host.latest_table_in(world.channel.id)


async def seat_all(
    world: TestWorld, players: Sequence[Player], computers: int = 0, game: str = "kaeseschieben", **options: OptionValue
) -> None:
    """A started table with these people, in this order, computers after them, and these agreements.

    The host seats them, so that only the started table is drawn and posted.
    """
    # Otherwise what this begins, such as a computer's turn, would be nobody's work to wait for.
    with world.env._bot_scope():
        await _seat_all(world, players, computers, game, options)
    await world.env.settle()


async def _seat_all(
    world: TestWorld, players: Sequence[Player], computers: int, game: str, options: Mapping[str, OptionValue]
) -> None:
    services = world.bot.services
    host, new_id = services.host, world.env.backend.snowflake
    people = [Person(player.id, player.actor.user.global_name) for player in players]
    leader = people[0]
    server = await services.preferences.servers.of(world.guild.id)
    table = await host.opening.open(
        guild_id=world.guild.id,
        channel_id=players[0].channel.id,
        game_key=game,
        opener=leader,
        press=str(new_id()),
        server=server,
    )
    for person in people[1:]:
        await host.join(table.id, person, str(new_id()))
    for _ in range(computers):
        await host.change(table.id, lobby.add_computer, leader, NORMAL)
    for key, value in options.items():
        await host.change(table.id, lobby.set_options, leader, {key: value})
    await services.show_change(await host.change(table.id, lobby.start, leader, str(new_id())))


async def choose_computer(world: TestWorld, player: Player, entry: str = "Computer: normal") -> Answer:
    """An entry of the invitation's menu: one more computer, of a level where the game has several, or one less."""
    [menu] = world.table.menus
    return await player.choose(menu, world.table.id, entry)


def computer_entries(world: TestWorld) -> list[str]:
    """Labels in the invitation's menu."""
    return [entry["label"] for entry in world.table.menus[0]["options"]]


async def look_up(player: Player, verb: str) -> Answer:
    """Presses what the table's "More …" leads to, by its verb."""
    panel = (await player.press("More …")).private[0]
    custom_id = next(button["custom_id"] for button in panel.buttons if button["custom_id"].endswith(f":{verb}"))
    return await player.press_id(custom_id, panel.id)


async def press_on(player: Player, seen: Seen, label: str) -> Seen:
    """The panel after a press on that button of it."""
    custom_id = next(button["custom_id"] for button in seen.buttons if button.get("label") == label)
    [panel] = (await player.press_id(custom_id, seen.id)).private
    return panel


async def mover(world: TestWorld, players: Sequence[Player]) -> Player:
    """Player whose turn it is."""
    table = await table_of(world)
    return next(player for player in players if table.is_turn_of(player.id))


async def open_tables_of_long_names(world: TestWorld, opener: Player, game: str, *, seats: int) -> None:
    """Nine invitations to it, each in another channel, where all but the opener have names of 32 characters."""
    host = world.bot.services.host
    others = [Person(number, f"{LONG_NAME[:-2]}{number:02}") for number in range(1, seats)]
    for channel in range(1, 10):
        with world.env._bot_scope():
            table = await host.opening.open(
                guild_id=world.guild.id,
                channel_id=channel,
                game_key=game,
                opener=Person(opener.id, opener.actor.user.global_name),
                press="1",
            )
            for person in others:
                await host.join(table.id, person, "2")

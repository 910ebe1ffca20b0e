"""/help, what happened since one's own turn, and the buttons behind "More …"."""

from host.match import lobby
from host.table.seats import Person
from host.table.status import Status
from tests.cogs.by_button import ask
from tests.cogs.conftest import TestWorld
from tests.cogs.forgetit.playing import act
from tests.cogs.playing import look_up, mover, seat_all, table_of
from tests.host.tables import end_by_vote, exported_by, play, seated
from tests.hosted import GAMES
from tests.simulated_discord import Player


async def test_help_opens_a_table_in_two_presses(world: TestWorld, ben: Player, anna: Player) -> None:
    said = (await ben.command("help")).private[0]
    assert said.labels == ["Today’s puzzle", "Plan a night", "My tables", "My statistics", "Settings", "Commands"]
    assert [len(menu["options"]) for menu in said.menus] == [len(GAMES), len(GAMES), len(GAMES) + 1]
    opening, first = said.menus[0], said.id
    await ben.choose(opening, first, "For-Get-It")
    table = await table_of(world)
    assert (table.game_key, table.leader) == ("forgetit", ben.id)
    # Now there is nothing to open here, but the way to the table.
    said = (await anna.command("help")).private[0]
    assert said.labels == [
        "Rätsel von heute",
        "Abend planen",
        "Meine Tische",
        "Meine Statistik",
        "Einstellungen",
        "Befehle",
    ]
    assert [str(world.table.id) in url for url in said.links] == [True]
    assert "Ein anderes Spiel" in said.text
    assert "already open here" in (await ben.choose(opening, first, "For-Get-It")).text


async def test_a_game_is_told_of_with_its_lesson_and_its_rules(world: TestWorld, ben: Player) -> None:
    said = (await ben.command("help")).private[0]
    [game] = (await ben.choose(said.menus[2], said.id, "Käseschieben")).private
    assert "Mice push cheeses" in game.text
    assert game.labels == ["Learn by playing", "Rules", "Back"]
    assert "board games" in (await ben.press("Back", on=game.id)).text
    [game] = (await ben.choose(said.menus[2], said.id, "Käseschieben")).private
    assert "At a glance" in (await ben.press("Rules", on=game.id)).text


async def test_an_evening_is_planned_by_a_button(world: TestWorld) -> None:
    anna = world.person("Anna")
    said = (await anna.command("help")).private[0]
    form = (await anna.press("Plan a night", on=said.id)).form
    await anna.fill_in(form, seed="2027-01-16 20:00")
    assert "Game night" in world.messages[-1].text


async def test_a_match_against_computers_takes_one_press_and_so_does_the_next(
    world: TestWorld, ben: Player, anna: Player
) -> None:
    said = (await ben.command("help")).private[0]
    await ben.choose(said.menus[1], said.id, "Wie Du mir …")
    host, table = world.bot.services.host, await table_of(world)
    assert table.status is Status.PLAYING
    assert [holder.person_id for holder in table.seats] == [ben.id, None]
    exported = await exported_by(host, table.id)
    assert exported["seeds"][0] == str(world.table.id), "an id that came after the commitment"
    await play(host, table.id)
    assert (await host.records.verify(table.id)).passed
    await world.bot.services.live_messages.show(await host.table(table.id))
    await ask(anna, "rematch", table=table.id)
    assert (await host.any_open_table_in(world.channel.id)) is None, "for those who played"
    await ask(ben, "rematch", table=table.id)
    again = await table_of(world)
    assert (again.status, again.series is None, len(again.seats)) == (Status.PLAYING, False, 2)


async def test_alone_one_plays_against_the_same_computers_as_last_time(world: TestWorld, ben: Player) -> None:
    host, person = world.bot.services.host, Person(ben.id, "Ben")
    for number in (1, 2):
        last = await seated(host, "mensch", (person,), channel=number, guild=world.guild.id)
        last = await host.change(last.id, lobby.add_computer, person, "hard")
        await end_by_vote(host, (await host.change(last.id, lobby.start, person, "33")).id)
    await ben.command("play", game="mensch", alone=True)
    table = await table_of(world)
    assert [holder.level for holder in table.seats[1:]] == [holder.level for holder in last.seats[1:]]


async def test_help_fits_a_phone_and_has_the_commands_behind_a_button(world: TestWorld, ben: Player) -> None:
    for person in (ben, world.person("Dora", "de"), world.person("Élise", "fr")):
        said = (await person.command("help")).private[0]
        assert len(said.text.splitlines()) <= 4, said.text
        assert "/table undo" not in said.text
    said = (await ben.command("help")).private[0]
    await ben.press_id(said.buttons[-1]["custom_id"], said.id)
    commands = ben.private()[-1]
    for command in ("/board", "/table undo", "/stats", "/leaderboard", "/history", "/settings"):
        assert command in commands.text
    await ben.press_id(commands.buttons[-1]["custom_id"], commands.id)
    assert ben.private()[-1].text == said.text


async def test_commands_are_a_list_to_look_things_up_in(world: TestWorld, ben: Player) -> None:
    for person in (ben, world.person("Dora", "de"), world.person("Élise", "fr")):
        said = (await person.command("help")).private[0]
        await person.press_id(said.buttons[-1]["custom_id"], said.id)
        lines = [line for line in person.private()[-1].text.splitlines() if "`/" in line]
        assert len(lines) > 8
        assert all(line.startswith("- `/") and len(line) < 120 for line in lines), lines


async def test_what_happened_is_for_the_reader_alone(world: TestWorld, ben: Player, chloe: Player) -> None:
    anna = world.person("Anna")
    await seat_all(world, [anna, ben], game="forgetit")
    first = await mover(world, [anna, ben])
    while (await mover(world, [anna, ben])) is first:
        await act(world, [anna, ben])
    before = world.messages
    waiting, name = (ben, "Ben") if first is ben else (anna, "Anna")
    said = (await look_up(waiting, "story")).text
    assert said.startswith("### 💬 Since your last turn")
    assert f"**{name}**" in said
    assert "Les derniers tours" in (await look_up(chloe, "story")).text
    assert world.messages == before


async def test_what_is_seldom_asked_is_behind_one_button(world: TestWorld, ben: Player) -> None:
    anna = world.person("Anna")
    await seat_all(world, [anna, ben], game="forgetit")
    panel = (await ben.press("More …")).private[0]
    to_look_up = ["What happened?", "Notify me", "Rules", "Odds", "In words", "Board just for me", "Fair dice ⓘ",
                  "Match file"]  # fmt: skip
    agreed, past = ["Options", "Time: live, 20 minutes"], ["Leaderboard", "My statistics", "History"]
    seat = ["Standing orders", "Leave", "Resign"]
    assert panel.labels == [*to_look_up, *agreed, "End early", *seat, *past]
    panel = (await anna.press("More …")).private[0]
    assert panel.labels == [*to_look_up, *agreed, "End early", "Cancel the match", *seat, *past], "she leads"
    panel = (await world.person("Dora").press("More …")).private[0]
    assert panel.labels == [*to_look_up, *agreed, *past]
    assert "twelve rounds" in (await look_up(ben, "rules")).text
    assert "sealed envelope" in (await look_up(ben, "fair-dice")).text


async def test_while_a_computer_is_to_act_its_buttons_are_not_shown(world: TestWorld, ben: Player) -> None:
    world.bot.services.computers.pace = 3600
    await seat_all(world, [ben], 1, game="forgetit")
    while (await table_of(world)).is_turn_of(ben.id):
        await act(world, [ben])
    labels = [label for label in world.table.labels if label != "Take back"]
    assert labels == ["Score sheet", "More …"]
    assert "is thinking" in world.table.text

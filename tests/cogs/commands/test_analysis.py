"""The coach: the account of a match that is over, in words and as a picture, and each person's costliest decisions."""

import asyncio
import re
from io import BytesIO
from types import SimpleNamespace
from typing import Any

import pytest
from PIL import Image

from cogs.commands import analysis
from host.results import analysis_queue, records
from host.table.seats import Person
from tests.cogs.by_button import ask
from tests.cogs.commands.ended_matches import ended_early
from tests.cogs.conftest import TestWorld
from tests.cogs.playing import press_on
from tests.host.tables import end_by_vote, play, started
from tests.simulated_discord import Player


@pytest.mark.parametrize(("game", "actions"), [("mensch", 40), ("wiedumir", 4)])
async def test_a_match_is_explained_once_and_moment_by_moment(
    world: TestWorld, anna: Player, ben: Player, monkeypatch: pytest.MonkeyPatch, game: str, actions: int
) -> None:
    services = world.bot.services
    number = await ended_early(world, game, anna, ben, actions=actions)
    await services.live_messages.show(await services.host.table(number))
    result = world.table
    found = await press_on(ben, result, "Analyse")
    assert "It ended early, with" in found.text
    assert "Luck: " in found.text
    assert len(found.text.splitlines()) <= 8, "a title and seven lines"
    sums = (await press_on(ben, found, "The figures")).text
    assert "A point is one percent of the chance to win" in sums
    for name in ("Anna", "Ben"):
        assert re.search(rf"\*\*{name}\*\* \d+% → \d+%\n-# luck ", sums)
    found = await press_on(ben, result, "Analyse")
    with Image.open(BytesIO(found.files["chances.png"])) as picture:
        assert picture.width == 1024
    assert re.search(r"Anna: \d+ → .* → \d+\n", found.alt_texts[0])
    await world.restart_bot()
    monkeypatch.delattr(records, "analyse")
    again = await press_on(ben, result, "Analyse")
    assert again.text == found.text, "kept with the match"
    if not again.has_button("My moments"):
        assert "No move cost you" in again.text
        return
    first = await press_on(ben, again, "My moments")
    assert "**Moment 1 of " in first.text
    assert "① You: " in first.text
    played, better = (int(chance) for chance in re.findall(r"→ (\d+)%", first.text))
    assert better >= played + 2
    assert len(first.files) == 1, "both on one board"
    assert "② Better: " in first.alt_texts[0]


async def test_what_takes_a_while_is_said_and_leaves_nothing_behind(
    world: TestWorld, anna: Player, ben: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def out_of_patience(tasks: set[asyncio.Future[Any]], timeout: float) -> tuple[set[Any], set[Any]]:
        return set(), tasks

    hurried = SimpleNamespace(ensure_future=asyncio.ensure_future, wait=out_of_patience)
    monkeypatch.setattr(analysis, "asyncio", hurried)
    number = await ended_early(world, "mensch", anna, ben, actions=20)
    await ask(ben, "analysis", table=number)
    assert "Give me a minute" in str(world.env.backend.transcript)
    assert not any("Give me a minute" in seen.text for seen in ben.private())
    assert "It ended early, with" in ben.private()[-1].text


async def test_who_waits_for_others_analyses_is_told_so_or_refused(
    world: TestWorld, anna: Player, ben: Player, chloe: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    coach = world.bot.services.host.records

    async def until_it_stands_in_line(tasks: set[asyncio.Future[Any]], timeout: float) -> tuple[set[Any], set[Any]]:
        while not any(task.done() for task in tasks) and not any(map(coach.analysis_standing, numbers)):
            await asyncio.sleep(0)
        return set(), tasks

    hurried = SimpleNamespace(ensure_future=asyncio.ensure_future, wait=until_it_stands_in_line)
    monkeypatch.setattr(analysis, "asyncio", hurried)
    askers = (ben, anna, chloe)
    numbers = [
        await ended_early(world, "mensch", asker, askers[place - 1], actions=20, channel=place + 1)
        for place, asker in enumerate(askers)
    ]
    told = ("next in line", "kommt als nächste dran", "est la prochaine")
    refused = ("Too many matches are waiting", "nicht rechtzeitig fertig", "pas prête à temps")
    for number, asker, words, refusal in zip(numbers, askers, told, refused, strict=True):
        with coach._queue.joined(0):
            with monkeypatch.context() as crowded:
                crowded.setattr(analysis_queue, "LONGEST_WAIT", 0)
                assert refusal in (await ask(asker, "analysis", table=number)).text
            await ask(asker, "analysis", table=number)
        assert words in str(world.env.backend.transcript)
        assert not any(words in seen.text for seen in asker.private())
        assert asker.private()[-1].files


async def test_everybody_sees_it_if_somebody_who_played_wants_that(
    world: TestWorld, anna: Player, chloe: Player, ben: Player
) -> None:
    number = await ended_early(world, "mensch", anna, ben, actions=20)
    own, others = [(await ask(person, "analysis", table=number)).private[0] for person in (anna, chloe)]
    assert "Montrer à tout le monde" not in others.labels
    assert (await ask(chloe, "analysis-show", table=number)).text
    count = len(world.messages)
    await anna.press_id(own.button("Allen zeigen")["custom_id"], own.id)
    assert "Vorzeitig zu Ende" in world.messages[-1].text, "in the table's language"
    assert not world.messages[-1].buttons
    assert len(world.messages) == count + 1


async def test_it_is_shown_in_no_other_channel(world: TestWorld, anna: Player, ben: Player) -> None:
    number = await ended_early(world, "mensch", anna, ben, actions=20, channel=987654321)
    count = len(world.messages)
    [own] = (await ask(ben, "analysis", table=number)).private
    assert not own.has_button("Show everybody")
    await ask(ben, "analysis-show", table=number)
    assert len(world.messages) == count


async def test_a_seat_that_was_given_up_is_not_judged_as_its_persons(
    world: TestWorld, anna: Player, ben: Player, chloe: Player
) -> None:
    host = world.bot.services.host
    people = tuple(Person(player.id, name) for player, name in ((anna, "Anna"), (ben, "Ben"), (chloe, "Chloé")))
    table = await started(host, "forgetit", people, channel=world.channel.id, guild=world.guild.id)
    await play(host, table.id, 15)
    await host.resign(table.id, ben.id, "44")
    await play(host, table.id, 10)
    await end_by_vote(host, table.id)
    [found] = (await ask(ben, "analysis", table=table.id)).private
    sums = (await press_on(ben, found, "The figures")).text
    of_ben = sums.partition("**Ben** (resigned)")[2].partition("**Chloé**")[0]
    assert "own moves" not in of_ben
    assert "No move cost you" not in found.text


async def test_of_sixteen_everybody_has_a_line(world: TestWorld, ben: Player) -> None:
    host = world.bot.services.host
    people = (Person(ben.id, "Ben"), *(Person(number, f"Maximiliane von Hohenstein {number}") for number in range(15)))
    table = await started(host, "forgetit", people, channel=world.channel.id, guild=world.guild.id)
    await play(host, table.id, 5)
    await end_by_vote(host, table.id)
    [found] = (await ask(ben, "analysis", table=table.id)).private
    assert len(found.alt_texts[0]) <= 1024
    assert (await press_on(ben, found, "The figures")).text.count("% → ") == 16


async def test_a_match_that_goes_on_or_never_began_is_not_explained(
    world: TestWorld, anna: Player, ben: Player
) -> None:
    host = world.bot.services.host
    people = Person(anna.id, "Anna"), Person(ben.id, "Ben")
    table = await started(host, "kaeseschieben", people, channel=world.channel.id, guild=world.guild.id)
    assert "still going" in (await ask(ben, "analysis", table=table.id)).text
    await host.upkeep.abandon_channel(table.channel_id)
    assert "nothing to analyse" in (await ask(ben, "analysis", table=table.id)).text


@pytest.mark.parametrize(("game", "actions"), [("kaeseschieben", 16), ("wiedumir", 8)])
async def test_a_moment_can_be_played_on_alone_with_new_dice(
    world: TestWorld, anna: Player, ben: Player, game: str, actions: int
) -> None:
    number = await ended_early(world, game, anna, ben, actions=actions)
    dora = world.person("Dora")
    [moment] = (await ask(dora, "analysis-moment", "0", table=number)).private
    assert "in your direct messages" in (await press_on(dora, moment, "Try it")).text
    host, home = world.bot.services.host, dora.at_home
    begun = await host.open_table_in(home.channel.id)
    assert begun.is_turn_of(dora.id)
    assert begun.may_take_back is None
    assert "You are playing freely" in home.table.text
    assert "position of another match" in (await ask(home, "fair-dice", table=begun.id)).text
    state = (await host._repository.folded(begun.id)).running_match.state
    await world.restart_bot()
    host = world.bot.services.host
    assert (await host._repository.folded(begun.id)).running_match.state == state, "what is hidden, too"
    more = (await ask(home, "more", table=begun.id)).private[0]
    assert not more.has_button("Match file")
    await host.give_up(begun.id, Person(dora.id, "Dora"), moderator=False)
    await world.bot.services.show_change(await host.table(begun.id))
    assert "That was the exercise" in home.table.text
    assert "begins with draws of another match" in (await ask(home, "verify", table=begun.id)).text
    assert "begins with draws of another match" in (await ask(home, "export", table=begun.id)).text


async def test_with_closed_direct_messages_an_exercise_opens_in_a_private_thread_or_not_at_all(
    world: TestWorld, anna: Player, ben: Player
) -> None:
    number, store = await ended_early(world, "kaeseschieben", anna, ben, actions=16), world.bot.store
    dora = world.person("Dora")
    dora.close_direct_messages()
    [moment] = (await ask(dora, "analysis-moment", "0", table=number)).private
    world.forbid(create_private_threads=True)
    assert "nor open a private thread" in (await press_on(dora, moment, "Try it")).text
    assert await store.open_table_ids() == [number], "no table is left that is not seen"
    world.forbid()
    for _ in range(2):
        assert "a thread that only you" in (await press_on(dora, moment, "Try it")).text
        [thread] = world.channel.threads
        ended, begun = sorted(await store.open_table_ids())
        assert "You are playing freely" in world.history(thread)[-1].text
        assert (ended, (await world.bot.services.host.table(begun)).channel_id) == (number, thread.id)


async def test_no_match_that_goes_on_becomes_an_exercise(world: TestWorld, anna: Player, ben: Player) -> None:
    host = world.bot.services.host
    people = (Person(anna.id, "Anna"), Person(ben.id, "Ben"))
    table = await started(host, "mensch", people, channel=world.channel.id, guild=world.guild.id)
    await play(host, table.id, 5)
    await ask(ben, "analysis-try", "0", table=table.id)
    assert await world.bot.store.open_table_ids() == [table.id]

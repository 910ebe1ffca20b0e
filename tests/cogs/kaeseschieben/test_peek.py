"""Looking into one's own cheeses: in private, and nobody else learns a thing."""

import pytest

from engine.kaeseschieben.view import KaeseschiebenView
from tests.cogs.by_button import change_options, settings
from tests.cogs.conftest import TestWorld
from tests.cogs.kaeseschieben.playing import play_turn, view_of
from tests.cogs.late_matches import begin_kaeseschieben_late
from tests.cogs.playing import seat_all, table_of
from tests.simulated_discord import Player


async def play_until_somebody_owns(world: TestWorld, players: list[Player]) -> Player:
    while True:
        view = await view_of(world)
        for player in players:
            seat = (await table_of(world)).seat_of(player.id)
            if seat is not None and view.piles[seat]:
                return player
        await play_turn(world, players)


async def own_worms(world: TestWorld, player: Player) -> list[bool | None]:
    view: KaeseschiebenView = await world.bot.services.host.own_view((await table_of(world)).id, player.id)
    assert view.viewer is not None
    return [owned.wormy for owned in view.piles[view.viewer]]


async def test_a_peek_comes_by_direct_message_with_the_way_back(
    world: TestWorld, anna: Player, ben: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin_kaeseschieben_late(monkeypatch)
    await seat_all(world, [anna, ben])
    public_before = world.messages
    answer = await anna.command("peek")
    letter = anna.letters()[-1]
    assert "own-cheeses.png" in letter.files
    assert "#game-table" in letter.text
    assert "Käseschieben" in letter.text
    assert letter.links == [f"https://discord.com/channels/{world.guild.id}/{world.channel.id}/{world.table.id}"]
    words = letter.text.count("🪱")
    assert words == sum(bool(wormy) for wormy in await own_worms(world, anna))
    assert "🪱" not in letter.alt_texts[0], "nobody has to hear it twice"
    assert len(answer.private) == 1
    assert "🪱" not in answer.text
    assert world.messages == public_before, "nobody else can tell that somebody peeked"


async def test_with_closed_dms_the_answer_comes_here_and_says_why(
    world: TestWorld, anna: Player, ben: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin_kaeseschieben_late(monkeypatch)
    await seat_all(world, [anna, ben])
    anna.close_direct_messages()
    answer = await anna.press("Peek")
    assert "own-cheeses.png" in answer.private[0].files
    assert answer.private[0].ephemeral
    assert "do not accept direct messages" in answer.text or "keine Direktnachrichten" in answer.text
    assert not any("own-cheeses.png" in seen.files for seen in ben.sees())
    anna.open_direct_messages()
    links = [(await anna.press("Peek")).private[0].links for _ in range(2)]
    [letter] = anna.letters()
    assert [link.rpartition("/")[2] for [link] in links] == [str(letter.id)] * 2, "one letter a table, edited"


async def test_who_wants_that_sees_secrets_in_the_channel(
    world: TestWorld, anna: Player, ben: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin_kaeseschieben_late(monkeypatch)
    await seat_all(world, [anna, ben])
    await settings(anna, **{"secrets-here": True})
    [shown] = (await anna.command("peek")).private
    assert shown.ephemeral
    assert "own-cheeses.png" in shown.files
    assert not anna.letters()


async def test_a_failing_dm_is_no_lost_peek(
    world: TestWorld, anna: Player, ben: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin_kaeseschieben_late(monkeypatch)
    await seat_all(world, [anna, ben])
    world.env.inject_error("POST", f"/channels/{anna.actor.user.dm_channel.id}/messages", status=500)
    assert "own-cheeses.png" in (await anna.command("peek")).private[0].files


async def test_without_cheeses_without_a_seat_or_with_closed_lids_the_answer_is_in_words(
    world: TestWorld, ben: Player, chloe: Player
) -> None:
    anna = world.person("Anna")
    await ben.command("play", game="kaeseschieben")
    await change_options(ben, closed_lids=True)
    await anna.command("join")
    assert "not begun" in (await ben.command("peek")).text
    await ben.command("start")
    assert not world.table.has_button("Peek"), "K14: there is nothing to peek at before the end"
    assert "no cheese to peek into" in (await ben.command("peek")).text
    assert "pas de place" in (await chloe.command("peek")).text
    owner = await play_until_somebody_owns(world, [anna, ben])
    assert "lids are closed" in (await owner.command("peek")).text
    assert owner.letters() == []

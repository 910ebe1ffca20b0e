"""Around the turns: odds, the lobby, the end; and what may go wrong."""

from cogs.wording.plain_numbers import in_plain_numbers
from engine.mensch.danger import capture_chances
from host.table.status import Status
from localization.catalog import Language, load_speakers
from tests.cogs.by_button import change_options
from tests.cogs.conftest import TestWorld
from tests.cogs.mensch.conftest import Begin, Load
from tests.cogs.mensch.playing import EINIGKEIT, MENSCH, four, play_to_end, seat_all, view_of
from tests.cogs.playing import look_up, table_of
from tests.simulated_discord import Player

# Odds


async def test_odds_are_told_in_private(
    world: TestWorld, ben: Player, chloe: Player, dice: Load, begin_at: Begin
) -> None:
    # Alma's pawn stands on square 27, two behind Chloé's.
    begin_at([(12, 42, 0, 0), (17, 0, 0, 0), (9, 14, 0, 0)])
    anna = world.person("Alma")
    dice(6, 1, 1)
    await seat_all(world, [ben, anna, chloe])
    before = world.messages
    said = (await look_up(chloe, "odds")).text
    view = await view_of(world)
    chances = capture_chances(view, 2)
    assert [pawn.pawn for pawn, _ in chances] == [0, 1]
    assert "%" not in said
    one_s_own, risks = said.split("🛡️")
    assert "**A1** sur la case 12" in one_s_own, "whom Chloé may capture"
    assert "**C1** sur la case 29" in risks
    for (_, chance), line in zip(chances, risks.splitlines()[1:3], strict=True):
        assert line.endswith(in_plain_numbers(chance, load_speakers()[Language.FRENCH])), said
    chances_of_ben, risks_of_ben = (await ben.command("board", show="odds")).text.split("🛡️")
    assert "**C1** on square 29: " in chances_of_ben, "two squares ahead of B1, and seventeen of A1"
    assert "**A1** on square 12" in risks_of_ben
    assert "A2" not in risks_of_ben
    assert world.messages == before


async def test_odds_say_that_there_are_none_and_are_refused_to_onlookers_and_where_they_are_off(
    world: TestWorld, ben: Player, chloe: Player, begin_at: Begin
) -> None:
    begin_at([(0, 0, 0, 0), (0, 42, 0, 0)])
    anna = world.person("Alma")
    await seat_all(world, [ben, anna])
    said = (await look_up(ben, "odds")).text
    assert "No opposing pawn is within reach" in said
    assert "None of your pawns is on the path" in said
    assert "pas de place" in (await chloe.command("board", show="odds")).text
    assert not (await chloe.press("More …")).private[0].has_button("Probabilités")
    await ben.command("table end")
    await anna.press("Yes")
    await ben.command("play", game=MENSCH)
    await anna.command("join")
    await change_options(ben, odds=False)
    assert "Odds: **off**" in world.table.text
    await ben.command("start")
    assert world.table.labels == ["Roll", "More …"]
    assert "without odds" in (await ben.command("board", show="odds")).text


# The lobby


# The end


async def test_a_match_is_played_to_its_result(world: TestWorld, ben: Player, begin_at: Begin) -> None:
    begin_at([(43, 42, 41, 40), (44, 43, 42, 38)])
    anna = world.person("Alma")
    await seat_all(world, [ben, anna])
    await play_to_end(world, [ben, anna])
    table = await table_of(world)
    assert table.status is Status.FINISHED
    assert "all four pawns home, place 1 🏁" in world.messages[-2].text
    result = world.messages[-1]
    assert "result.png" in result.files
    view = await view_of(world)
    winner = view.places.index(1)
    assert f"**{['Ben', 'Alma'][winner]}** wins!" in result.text
    tally = view.tallies[winner]
    assert f"{tally.sixes} six" in result.alt_texts[0]
    assert f"1. {['Ben', 'Alma'][winner]} (" in result.alt_texts[0]


async def test_a_pair_wins(world: TestWorld, begin_at: Begin, dice: Load) -> None:
    begin_at([(44, 43, 42, 40), (7, 0, 0, 0), (44, 43, 42, 40), (12, 0, 0, 0)])
    players = four(world)
    dice(6, 1, 1, 1, 1, 2, 1)
    await seat_all(world, players, game=EINIGKEIT)
    for player in players[:3]:
        await player.press("Roll")
    result = world.messages[-1]
    assert "🏆 🔺 **Alma** and 🟩 **Cora** win together!" in result.text
    assert (await view_of(world)).places[0] == (await view_of(world)).places[2] == 1


# What may go wrong

"""Protocol 2 at the table: whose seeds, which press and which player the record names, and what follows from them."""

import pytest

from engine.game import NORMAL
from engine.long_work import decide
from host.match import consent, lobby, showing
from host.match.play import choose_seed, cleaned
from host.refusal import Refused
from host.table.proposal import EndEarly
from host.table.status import Status
from store.store import Store
from tests.host.tables import ANNA, BEN, CHLOE, act, end_by_vote, exported_by, open_host, seated, started
from tests.hosted import GAMES

each_game = pytest.mark.parametrize("game", GAMES)


async def test_the_header_names_seeds_and_players_and_the_set_up_its_press(store: Store) -> None:
    host = open_host(store)
    table = await seated(host, "kaeseschieben")
    table = await host.change(table.id, lobby.add_computer, ANNA, NORMAL)
    assert table.seeds == ("11", "22", None), "from the join on"
    await host.change(table.id, choose_seed, BEN.id, "  Käse &\u00a0mice ")
    await host.change(table.id, lobby.start, ANNA, "33")
    exported = await exported_by(host, table.id)
    assert exported["protocol"] == 2
    assert exported["seeds"] == ["11", "Käse & mice", None]
    assert exported["players"] == ["person", "person", f"computer:{NORMAL}"]
    assert {record["cause"] for record in exported["records"]} == {"33"}


@each_game
async def test_every_draw_names_the_press_it_followed_from_or_none(store: Store, game: str) -> None:
    host = open_host(store)
    table = await started(host, game, (ANNA,))
    for _ in range(30):
        before = len((await exported_by(host, table.id))["records"])
        by_computer = (await host.table(table.id)).seats[table.to_act[0]].played_by_computer
        table = await act(host, table.id)
        if table.status is not Status.PLAYING:
            break
        draws = [record for record in (await exported_by(host, table.id))["records"][before:] if "chance" in record]
        assert {record.get("cause") for record in draws} <= {None if by_computer else "5"}
    if table.status is Status.PLAYING:
        await end_by_vote(host, table.id)
    assert (await host.records.verify(table.id)).passed


async def test_a_vote_names_the_press_that_decided_it(store: Store) -> None:
    host = open_host(store)
    table = await seated(host, "kaeseschieben")
    await host.change(table.id, lobby.set_options, ANNA, {"rounds": 2})
    await host.change(table.id, lobby.start, ANNA, "33")
    await host.propose(table.id, ANNA.id, EndEarly("round"), press="61")
    before = len((await exported_by(host, table.id))["records"])
    await host.change(table.id, consent.answer, BEN.id, agrees=True, press="62")
    stop, *draws = (await exported_by(host, table.id))["records"][before:]
    assert stop == {"stop": "round"}
    assert len(draws) >= 2
    assert {record["cause"] for record in draws} == {"62"}


async def test_the_record_says_from_when_to_when_a_stand_in_played(store: Store) -> None:
    host = open_host(store)
    table = await started(host, "forgetit")
    version = table.version
    await host.leave(table.id, BEN.id, "8")
    await host.join(table.id, BEN, "9")
    [changed] = [await host.table(table.id)]
    await host.upkeep.person_left(changed.guild_id, ANNA.id)
    notes = [record for record in (await exported_by(host, table.id))["records"] if "player" in record]
    assert notes == [
        {"seat": 1, "player": "computer:normal"},
        {"seat": 1, "player": "person"},
        {"seat": 0, "player": "computer:normal"},
    ]
    assert (await host.table(table.id)).version == version, "and makes nobody's press outdated"
    assert (await host.table(table.id)).seeds == ("11", "22"), "the seat keeps its seed"
    again = open_host(store)
    assert (await again.table(table.id)).version == version
    await act(again, table.id)
    assert (await open_host(store).table(table.id)).status is Status.PLAYING


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "seed-empty"),
        (" \t\n\u3000", "seed-empty"),
        ("x" * 65, "seed-too-long"),
        ("a\u202eb", "seed-characters"),
        ("a\u200bb", "seed-characters"),
        ("a\0b", "seed-characters"),
        ("\ud800", "seed-characters"),
        ("\ue000", "seed-characters"),
        ("\u200d", "seed-characters"),
        ("\u0301", "seed-characters"),
    ],
    ids=ascii,
)
def test_what_cannot_be_seen_is_no_seed(text: str, code: str) -> None:
    with pytest.raises(Refused, match=code):
        cleaned(text)


def test_a_seed_is_any_words_composed_and_single_spaced() -> None:
    assert cleaned("  Ka\u0308se   und  Mäuse ") == "Käse und Mäuse"
    for seed in ("x" * 64, "👩‍👩‍👧 🐭", "سلام‌ها", "骰子", "`a|b,c`"):
        assert cleaned(seed) == seed


async def test_only_those_who_hold_a_seat_choose_and_only_as_long_as_it_counts(store: Store) -> None:
    host = open_host(store)
    table = await seated(host, "forgetit")
    with pytest.raises(Refused, match="not-seated"):
        await host.change(table.id, choose_seed, CHLOE.id, "luck")
    await host.change(table.id, lobby.start, ANNA, "33")
    with pytest.raises(Refused, match="not-seated"):
        await host.change(table.id, choose_seed, CHLOE.id, "luck")
    await end_by_vote(host, table.id)
    with pytest.raises(Refused, match="match-over"):
        await host.change(table.id, choose_seed, ANNA.id, "luck")


async def test_a_rematch_commits_again_and_every_seed_is_fresh(store: Store) -> None:
    nonces = iter(range(9))
    host = open_host(store)
    host.opening._random_bytes = lambda length: bytes([next(nonces)]) * length
    table = await started(host, "forgetit")
    await host.change(table.id, choose_seed, BEN.id, "luck")
    ended = await end_by_vote(host, table.id)
    await host.note(table.id, showing.announced, ended.milestones)
    await host.opening.rematch(table.id, ANNA, "77")
    again = await host.opening.rematch(table.id, BEN, "78")
    assert again.commitment != table.commitment
    assert again.seeds == ("77", "78"), "neither the former joins nor words that were known before the commitment"


async def test_a_computer_decides_alike_in_the_same_position_also_after_a_restart(store: Store) -> None:
    table = await started(open_host(store), "kaeseschieben", (ANNA,))
    for _ in range(12):
        table = await open_host(store).table(table.id)
        if table.status is not Status.PLAYING or not table.seats[table.to_act[0]].played_by_computer:
            if table.status is not Status.PLAYING:
                break
            await act(open_host(store), table.id)
            continue
        positions = [await open_host(store).computer_positions(table.id) for _ in range(3)]
        decided = [decide([position.decision for position in asked]) for asked in positions]
        assert len(set(decided)) == 1
        assert decided[0] is not None
        place, code = decided[0]
        await open_host(store).act_for_computer(table.id, positions[0][place], code)

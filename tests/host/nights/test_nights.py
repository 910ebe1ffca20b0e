"""Nights are kept one change after the other, and forget people."""

import asyncio
from dataclasses import replace
from datetime import datetime

import pytest

from host.keeping.nights import Nights
from host.nights.changes import after_time, again, answer, decide, set_attendance, with_choices, without_attendee
from host.nights.night import Answer, Evening, Format, Night, NightChoices, NightRound, NightTable, Phase, Poll
from host.nights.recurrence import Rule
from host.nights.scores import Sitting
from host.people.absence import zone_of
from host.refusal import Refused
from host.table.seats import Person
from store.store import Store

ANNA, BEN, CHLOE = (Person(10**18 + number, name) for number, name in enumerate(("Anna", "Ben", "Chloé")))

PLANNED = Night(
    guild_id=1,
    channel_id=2,
    host=ANNA.id,
    choices=NightChoices(title="Friends", games=("mensch",)),
    poll=Poll((5e8, 6e8)),
    moved_at=1.0,
)


@pytest.fixture
def nights(store: Store) -> Nights:
    return Nights(store, lambda: 7.0)


async def test_it_comes_back_as_it_was_left(nights: Nights) -> None:
    night_id = (await nights.plan(PLANNED)).id
    await nights.change(night_id, answer, BEN, [Answer.YES, Answer.NO])
    await nights.change(night_id, decide, 5e8)
    sitting = Sitting("mensch", (BEN.id, None, ANNA.id), places=(1, 2, 2), sides=((0, 2), (1,)))
    played = (NightRound((NightTable(sitting, 3, 4), NightTable(sitting, cancelled=True)), (CHLOE.id,)),)
    kept = await nights.note(night_id, replace, played=played, wishes={BEN.id: ("mensch",)})
    assert await nights.night(night_id) == kept
    assert kept.played == played
    assert (kept.phase, kept.coming) == (Phase.SET, frozenset({ANNA.id, BEN.id}))


async def test_of_changes_at_once_none_is_lost(nights: Nights) -> None:
    night_id = (await nights.plan(replace(PLANNED, phase=Phase.SET, evening=Evening(5e8, 5e8)))).id
    people = [Person(number, f"Person {number}") for number in range(1, 5)]
    await asyncio.gather(*(nights.change(night_id, set_attendance, person, coming=True) for person in people))
    assert (await nights.night(night_id)).coming == {1, 2, 3, 4}


async def test_nothing_is_left_of_a_person(nights: Nights) -> None:
    sitting = Sitting("mensch", (BEN.id, ANNA.id))
    played = (NightRound((NightTable(sitting),), (BEN.id,)),)
    people = {ANNA.id: "Anna", BEN.id: "Ben"}
    answers = dict.fromkeys(people, (Answer.YES, Answer.YES))
    night = await nights.plan(
        replace(
            PLANNED,
            host=BEN.id,
            names=people,
            poll=Poll((5e8, 6e8), answers),
            evening=Evening(5e8, 5e8, frozenset(people)),
            played=played,
        )
    )
    assert [found.id for found in await nights.of_person(BEN.id)] == [night.id]
    await nights.forget(BEN.id)
    assert not await nights.of_person(BEN.id)
    left = await nights.night(night.id)
    assert (left.host, left.people) == (ANNA.id, frozenset({ANNA.id}))


async def test_a_night_that_never_was_is_refused(nights: Nights) -> None:
    for number in (0, 5, 2**40):
        with pytest.raises(Refused, match="no-such-night"):
            await nights.night(number)


def test_the_final_decides_a_championship() -> None:
    first = NightRound(
        (
            NightTable(Sitting("mensch", (1, 2, 3), places=(1, 2, 3))),
            NightTable(Sitting("mensch", (4, 5, 6), places=(1, 2, 3))),
        ),
        (),
    )
    final = NightRound((NightTable(Sitting("mensch", (1, 4, 2, 5), places=(4, 3, 1, 1))),), ())
    night = replace(with_choices(PLANNED, format=Format.FINAL, rounds=2), played=(first, final))
    assert [(each.person, each.place) for each in night.standings][:4] == [(2, 1), (5, 1), (4, 3), (1, 4)]
    assert sorted(each.person for each in night.standings[4:]) == [3, 6]
    before = replace(night, played=(first,))
    assert before.standings[0].place == 1
    assert {each.person for each in before.standings if each.place == 1} == {1, 4}


@pytest.mark.parametrize(
    ("rule", "first", "dates"),
    [
        (Rule.MONTHLY, "2027-01-29 20:00", ["2027-02-26 20:00", "2027-03-26 20:00", "2027-04-30 20:00"]),
        (Rule.WEEKLY, "2027-03-21 02:30", ["2027-03-28 03:30", "2027-04-04 02:30", "2027-04-11 02:30"]),
    ],
)
def test_each_evening_of_a_series_is_counted_from_its_first_date(rule: Rule, first: str, dates: list[str]) -> None:
    zone = zone_of("Europe/Berlin")

    def moment(written: str) -> float:
        return datetime.fromisoformat(written).replace(tzinfo=zone).timestamp()

    night = decide(with_choices(PLANNED, repeats=rule, zone="Europe/Berlin"), moment(first))
    found = []
    for number in range(len(dates)):
        assert night.evening is not None
        following = again(night, night.evening.date)
        assert following is not None
        assert following.evening is not None
        date, night = following.evening.date, following
        found.append(f"{datetime.fromtimestamp(date, zone):%Y-%m-%d %H:%M}")
        # Evenings are moved, later and back, or earlier: the series stays where it was.
        for moved in ([date + 86400, date], [date - 86400], [])[number]:
            night = decide(night, moved)
    assert found == dates


async def test_who_has_won_is_told_while_a_night_changes(nights: Nights, monkeypatch: pytest.MonkeyPatch) -> None:
    planned, read = await nights.plan(PLANNED), nights.of_server

    async def read_and_change(guild_id: int) -> list[Night]:
        found = await read(guild_id)
        await nights.change(planned.id, answer, BEN, [Answer.YES, Answer.NO])
        return found

    monkeypatch.setattr(nights, "of_server", read_and_change)
    assert not await nights.won_on(PLANNED.guild_id)


def test_a_night_whose_host_and_an_answerer_have_left_comes_to_whom_is_there() -> None:
    night = answer(answer(PLANNED, BEN, [Answer.YES, Answer.NO]), CHLOE, [Answer.YES, Answer.NO])
    night = without_attendee(without_attendee(night, ANNA.id), BEN.id)
    assert (night.host, night.is_open) == (CHLOE.id, True)
    night = without_attendee(night, CHLOE.id)
    assert not night.is_open


def test_an_evening_that_ended_while_the_bot_was_away_is_not_an_empty_one() -> None:
    limited = replace(PLANNED, choices=replace(PLANNED.choices, hours=2))
    night = decide(answer(limited, BEN, [Answer.YES, Answer.NO]), 5e8)
    missed = after_time(night, 5e8 + 3 * 3600)
    assert missed.evening is not None
    assert (missed.phase, missed.evening.empty) == (Phase.OVER, 0)
    assert after_time(night, 5e8 + 3600).phase is Phase.OPEN

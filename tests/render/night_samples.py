"""A game night of any number of people, with names of many scripts."""

from itertools import cycle, islice

from render.night_dates import ANSWERS, NightDates
from render.ranking_picture import NightRow
from tests.render.samples import EVERYBODY

TITLES = ("🧀 Pushed 41 cheeses · Anna", "🎲 Rolled 23 sixes · Anna")


def night_dates(count: int) -> NightDates:
    answers = cycle([*ANSWERS, "no", "yes", "no", "yes"])
    labels = ("Fri 27 Nov 20:00", "Sat 28 Nov 19:30", "Sun 29 Nov 15:00", "Wed 2 Dec 20:00", "Fri 4 Dec 20:00")
    people = tuple((player, tuple(islice(answers, len(labels)))) for player in islice(cycle(EVERYBODY), count))
    worth = {"yes": 2, "maybe": 1, "no": 0}
    suits = [sum(worth[given[date]] for _, given in people) for date in range(len(labels))]
    best = [date for date, suit in enumerate(suits) if suit == max(suits) > 0]
    return NightDates("Game night in November", labels, people, best)


def night_rows(count: int, winners: int = 1) -> list[NightRow]:
    places = [1 if number <= winners else number for number in range(1, count + 1)]
    ranked = zip(places, cycle(EVERYBODY), strict=False)
    return [NightRow(place, player, 84.6 - place, 4) for place, player in ranked]

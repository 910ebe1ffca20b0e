"""The message of a game night: when, who, which table, and how it stands."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

import discord

from cogs.components.layout import (
    Button,
    Component,
    Message,
    Picture,
    Row,
    button,
    framed,
    lines_within,
    menu,
    rows,
    text,
)
from cogs.components.press_id import PressId
from cogs.wording.names import game_name, plain
from cogs.wording.own_times import date_in_words
from host.nights.night import Answer, Format, Night, NightTable, Phase
from host.nights.scores import Standing
from host.table.seats import SOMEBODY
from localization.catalog import Speaker

ANSWER, COME, WISH, CALENDAR = "night-answer", "night-come", "night-wish", "night-calendar"
NEXT, OPTIONS = "night-next", "night-options"
YES, NO = "yes", "no"

NONE_OF_THEM = "none"
"""The entry of the menu of dates by which a person can come to none of them."""

_MOST_LINES = 10
_MOST_NAMED = 20
_ROOM = 3800
"""Characters, of the 4,000 that a message may have."""


def press_on(night: Night, verb: str, *args: str) -> PressId:
    """Press on the night's message. Nights have no versions: whether it is too late is asked when it comes."""
    return PressId(night.id, 0, verb, args)


def night_message(night: Night, say: Speaker, picture: Picture | None = None) -> Message:
    """``picture`` shows who can come when, or the podium, in the place of the standings."""
    words = "\n".join(_lines(night, say, with_standings=picture is None))
    parts: list[Component] = [text(lines_within(words, _ROOM))]
    if picture is not None:
        parts.append(picture.gallery())
    if night.phase is Phase.ASKING:
        parts.append(_menu_of_dates(night, say))
    if night.is_open:
        parts += rows(_buttons(night, say))
    return framed(*parts, attachments=() if picture is None else (picture,))


def people_in_words(people: Collection[int]) -> str:
    """Mentions, which notify nobody where the message allows none; of many people the first."""
    named = ", ".join(f"<@{person}>" for person in sorted(people)[:_MOST_NAMED])
    return f"{named} …" if len(people) > _MOST_NAMED else named or "–"


def standing_lines(found: Sequence[Standing], say: Speaker, key: str = "night-standing") -> Iterator[str]:
    """A line for each person with a place, the best first, by the text of that ``key``."""
    for standing in found:
        if standing.average is not None and standing.place is not None:
            score, person = say("decimal", number=float(standing.average)), f"<@{standing.person}>"
            yield say(key, place=standing.place, person=person, score=score, count=standing.played)


def _lines(night: Night, say: Speaker, *, with_standings: bool) -> Iterator[str]:
    yield f"## 🌙 {plain(night.choices.title)}"
    if night.phase is Phase.CALLED_OFF:
        yield say("night-called-off")
        return
    games = ", ".join(game_name(game, say) for game in night.choices.games)
    facts = [say("night-facts", games=games, rounds=night.choices.rounds)]
    if night.host != SOMEBODY.id:
        facts.append(say("night-host", host=f"<@{night.host}>"))
    yield f"-# {' · '.join(facts)}"
    if night.choices.format is not Format.EVENING and night.phase is not Phase.OVER:
        yield f"-# {say(f'night-format-{night.choices.format.value}-line')}"
    match night.phase:
        case Phase.ASKING:
            yield say("night-when")
            yield from _dates(night, say)
            if night.moved_at < night.poll.deadline:
                yield f"-# {say('night-deadline', when=f'<t:{int(night.poll.deadline)}:f>')}"
        case Phase.SET if night.evening is not None:
            date = int(night.evening.date)
            yield f"### 📅 <t:{date}:F> (<t:{date}:R>)"
            yield say("night-coming", count=len(night.coming), people=people_in_words(night.coming))
        case Phase.OPEN:
            if night.evening is not None and not night.played and night.moved_at < night.evening.date:
                yield f"📅 <t:{int(night.evening.date)}:F>"
            yield say("night-here", count=len(night.here), people=people_in_words(night.here))
            if expected := night.coming - night.here:
                yield say("night-coming", count=len(expected), people=people_in_words(expected))
            yield from _round(night, say)
            yield from _standings(night, say)
        case Phase.OVER if with_standings:
            yield from _standings(night, say) or [say("night-ended")]


def _dates(night: Night, say: Speaker) -> Iterator[str]:
    """Each date with how many gave each answer."""
    for place, date in enumerate(night.poll.dates):
        given = [answers[place] for answers in night.poll.answers.values()]
        yield say(
            "night-date",
            when=f"<t:{int(date)}:F>",
            yes=given.count(Answer.YES),
            maybe=given.count(Answer.MAYBE),
            no=given.count(Answer.NO),
        )


def _round(night: Night, say: Speaker) -> Iterator[str]:
    host = f"<@{night.host}>"
    if not night.played:
        yield say("night-before-first", host=host)
        return
    present = night.played[-1]
    yield f"### {say('night-round', number=len(night.played), rounds=night.choices.rounds)}"
    if not night.round_is_on:
        is_last = len(night.played) == night.choices.rounds
        yield say("night-last-round-over" if is_last else "night-round-over", host=host)
    for table in present.tables:
        yield _table(table, say)
    if present.byes:
        yield say("night-byes", people=people_in_words(present.byes))
    if undecided := sum(table.is_undecided for table in present.tables):
        yield say("night-cancelled-tables", host=host, count=undecided)


def _table(table: NightTable, say: Speaker) -> str:
    """The game, who sits there, and the way there; once it is over, in the order of the places."""
    sitting = table.sitting
    seats = list(range(len(sitting.people)))
    places = sitting.places
    if places is not None:
        seats.sort(key=lambda seat: places[seat])
    names = [f"{'' if places is None else f'{places[seat]}. '}{_seat(sitting.people[seat], say)}" for seat in seats]
    sign = "❔" if table.is_undecided else "🎲" if places is None else "🤝" if table.cancelled else "🏁"
    # A thread's name says which game it is.
    what = f"**{game_name(sitting.game, say)}**" if table.channel_id is None else f"<#{table.channel_id}>"
    return f"{sign} {what} · {', '.join(names)}"


def _seat(person: int | None, say: Speaker) -> str:
    return say("night-computer") if person is None else f"<@{person}>"


def _standings(night: Night, say: Speaker) -> list[str]:
    """Nothing before there is a result."""
    lines = list(standing_lines(night.standings, say))
    more = [f"-# {say('night-and-more', count=len(lines) - _MOST_LINES)}"] if len(lines) > _MOST_LINES else []
    return [f"### {say('night-standings')}", *lines[:_MOST_LINES], *more] if lines else []


def _menu_of_dates(night: Night, say: Speaker) -> Row:
    """All that is not chosen is no."""
    entries = []
    for place, date in enumerate(night.poll.dates):
        day = date_in_words(date, night.choices.zone, say.language)
        entries.append((say("night-option-yes", day=day), f"{place}{YES}", "✅"))
        entries.append((say("night-option-maybe", day=day), f"{place}{Answer.MAYBE.value}", "🤔"))
    entries.append((say("night-option-none"), NONE_OF_THEM, "✖️"))
    return menu(press_on(night, ANSWER), entries, placeholder=say("night-choose-dates"), most=len(entries))


def _buttons(night: Night, say: Speaker) -> list[Button]:
    options = button(say("button-night-options"), press_on(night, OPTIONS), emoji="⚙️")
    wish = button(say("button-night-wish"), press_on(night, WISH), emoji="💛")
    if night.phase is Phase.ASKING:
        return [options]
    there = "here" if night.phase is Phase.OPEN else "coming"
    come = button(
        say(f"button-night-{there}"), press_on(night, COME, YES), style=discord.ButtonStyle.primary, emoji="🙋"
    )
    away = button(say(f"button-night-{there}-not"), press_on(night, COME, NO), emoji="👋")
    if night.phase is Phase.SET:
        calendar = button(say("button-night-calendar"), press_on(night, CALENDAR), emoji="📅")
        return [come, away, wish, calendar, options]
    rest = [wish] if len(night.choices.games) > 1 else []
    if not night.round_is_on and len(night.played) < night.choices.rounds:
        rest.append(button(say("button-night-next"), press_on(night, NEXT), emoji="🎲"))
    return [come, away, *rest, options]

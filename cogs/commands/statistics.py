"""/stats: what somebody's matches come to, of one game or of all, and how lucky they were. One private message.

Everybody may see their own of all servers; those of others only cover the server where somebody asks, and those who do
not want to be listed are in none but their own.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import discord

from cogs.command_handlers import Command, among, games
from cogs.components.layout import Button, Component, Picture, button, framed, menu, rows, text
from cogs.components.press_id import CHOSEN, PressId, id_in
from cogs.conversation import Conversation
from cogs.faces.result import medal
from cogs.permissions import seen_among
from cogs.press_handlers import on_press
from cogs.wording.plain_numbers import percent_luckier, signed
from engine.analysis import Account, level_of
from engine.game import AnyGame
from engine.luck import FEWEST_TRIES, Measure, deviation, mean_of
from engine.statistics import Statistic
from host.refusal import Refused
from host.results.statistics import OPPONENTS, Score, Statistics
from localization.catalog import Speaker
from render.statistics_picture import GameStatistics, describe_statistics, draw_statistics
from store.rows import DIRECT_MESSAGES, Opponent

VERB = "stats"
"""Leads from one page to another."""

HERE, EVERYWHERE = "here", "everywhere"

TROPHIES, BETWEEN, CHRONICLE, OWN_YEAR = "trophies", "between", "chronicle", "own-year"
"""Lead to somebody's trophies, to the asker's matches against them, to what a server remembers, and to one's year."""

ALL = "all"
"""In place of a game."""


@dataclass(frozen=True, slots=True)
class Page:
    """``game`` None is all of them."""

    person: int
    scope: str
    game: str | None = None

    @property
    def press(self) -> PressId:
        return PressId.anywhere(VERB, str(self.person), self.scope, self.game or ALL)


@Command("stats", {"game": games, "scope": among("statistics-scope", HERE, EVERYWHERE)}, anywhere=True, price=4)
async def statistics_of(
    conversation: Conversation, person: discord.User | None = None, game: str | None = None, scope: str | None = None
) -> None:
    asked_for = conversation.person_id if person is None else person.id
    usual = EVERYWHERE if conversation.place == DIRECT_MESSAGES else HERE
    await show_statistics(conversation, Page(asked_for, scope or usual, game))


@Command("menu-stats", is_menu=True, on_servers_only=True, price=4)
async def statistics_of_member(conversation: Conversation, person: discord.Member) -> None:
    """Show a member's statistics, from their menu."""
    await show_statistics(conversation, Page(person.id, HERE))


@on_press(VERB, price=3)
async def turn_to(conversation: Conversation, press: PressId) -> None:
    """The page that a button names, or a game chosen in the menu. Raises Refused for what none of ours does."""
    # Buttons of former messages name a measure of luck as well.
    if len(press.args) < 3 or id_in(press.args[0]) is None:
        raise Refused("unknown-press")
    person, scope, game = press.args[:3]
    await show_statistics(conversation, Page(int(person), scope, None if game == ALL else game))


async def show_statistics(conversation: Conversation, page: Page) -> None:
    """Raises Refused for what this person may not see, or nobody can."""
    services, own = conversation.services, page.person == conversation.person_id
    guild_id = await require_shown(conversation, page)
    if page.game is not None and page.game not in services.faces:
        raise Refused("unknown-game")
    statistics = await services.host.statistics.of_person(page.person, guild_id, page.game)
    say, pictures = conversation.say, () if page.game else await _pictures(conversation, statistics)
    parts: list[Component] = [text(_title(conversation, page)), *(picture.gallery() for picture in pictures)]
    lines = list(score_lines(statistics, say))
    if page.game is None:
        lines += [*course_lines(statistics, say), *games_lines(statistics, list(services.faces), say)]
        won = {} if guild_id is None else await services.host.nights.won_on(guild_id)
        seen = await seen_among(conversation, won)
        count = sum(won[channel].get(page.person, 0) for channel in seen)
        lines += [say("statistics-nights-won", count=count)] if count else []
        opponents = statistics.opponents if own else await _listed(conversation, statistics.opponents)
        lines += opponent_lines(opponents, say)
    if not lines:
        private = conversation.place == DIRECT_MESSAGES
        lines.append(say("statistics-nothing-private" if private else "statistics-nothing"))
    parts.append(text("\n".join(lines)))
    editions = services.host.editions
    if page.game is not None and editions.has(page.game, None) and statistics.counted:
        face, rules = services.faces[page.game], editions.newest(page.game)
        heading = say("statistics-facts", game=say(f"game-{page.game}"), counted=statistics.counted)
        lines = [heading, *facts_lines(statistics, rules.statistics, face.text_key, say)]
        lines += luck_lines(statistics, rules.measures, face.text_key, say)
        lines += decision_lines(statistics.accounts, rules, say)
        if statistics.counted < statistics.games.get(page.game, Score()).matches:
            lines.append(f"-# {say('statistics-explained')}")
        parts.append(text("\n".join(lines)))
    if statistics.unfinished:
        parts.append(text(f"-# {say('statistics-unfinished', count=statistics.unfinished)}"))
    parts += _ways_on(conversation, page, statistics)
    await conversation.redraw(framed(*parts, attachments=pictures))


async def _pictures(conversation: Conversation, statistics: Statistics) -> tuple[Picture, ...]:
    """One, unless there is nothing to show."""
    services, say = conversation.services, conversation.say
    games = [
        GameStatistics(say(f"game-{key}"), score.matches, score.wins, statistics.courses.get(key, ()))
        for key in services.faces
        if (score := statistics.games.get(key))
    ]
    if not games:
        return ()
    theme = await services.painter.theme_of(conversation.interaction.guild_id)
    palette = next(iter(services.faces.values())).palette
    png = await conversation.drawn(lambda: draw_statistics(games, theme, palette, say))
    return (Picture("statistics.png", png, describe_statistics(games, say)),)


async def is_listed(conversation: Conversation, person_id: int) -> bool:
    """Tell whether the person lets others see how they play."""
    return (await conversation.services.preferences.people.of(person_id)).listed


async def _listed(conversation: Conversation, opponents: Sequence[Opponent]) -> list[Opponent]:
    """As many of them as are named, without those who do not want to be."""
    listed: list[Opponent] = []
    for opponent in opponents:
        if len(listed) < OPPONENTS and await is_listed(conversation, opponent.person_id):
            listed.append(opponent)
    return listed


async def require_shown(conversation: Conversation, page: Page) -> int | None:
    """The server whose matches the page is about, None for all. Raises Refused for what this person may not see."""
    own = page.person == conversation.person_id
    if page.scope == EVERYWHERE and own:
        return None
    if page.scope != HERE or conversation.place == DIRECT_MESSAGES:
        raise Refused("statistics-elsewhere")
    if not own and not await is_listed(conversation, page.person):
        raise Refused("statistics-hidden")
    return conversation.guild_id


def _title(conversation: Conversation, page: Page) -> str:
    say = conversation.say
    own = page.person == conversation.person_id
    title = say("statistics-title") if own else say("statistics-title-of", name=f"<@{page.person}>")
    return f"{title} · {say(f'statistics-scope-{page.scope}')}"


def _further_pages(page: Page, say: Speaker, *, own: bool) -> list[Button]:
    """Trophies, the two of them, and all of this server."""
    trophies = PressId.anywhere(TROPHIES, str(page.person), page.scope, "0")
    buttons = [button(say("button-trophies"), trophies, emoji="🏅")]
    if not own:
        buttons.append(button(say("button-between"), PressId.anywhere(BETWEEN, str(page.person)), emoji="🤝"))
    elif page.scope == HERE:
        buttons.append(button(say("button-own-year"), PressId.anywhere(OWN_YEAR), emoji="🎆"))
        buttons.append(button(say("button-chronicle"), PressId.anywhere(CHRONICLE, ALL), emoji="📖"))
    return buttons


def _ways_on(conversation: Conversation, page: Page, statistics: Statistics) -> list[Component]:
    """To the other scope, and to the games that were played."""
    say = conversation.say
    buttons: list[Button] = []
    if page.person == conversation.person_id and conversation.place != DIRECT_MESSAGES:
        other = EVERYWHERE if page.scope == HERE else HERE
        to = Page(page.person, other, page.game)
        buttons = [button(say(f"button-statistics-{other}"), to.press, emoji="🌍" if other == EVERYWHERE else "🏠")]
    if page.game is None:
        buttons += _further_pages(page, say, own=page.person == conversation.person_id)
    ways: list[Component] = [*rows(buttons)]
    games = [key for key in conversation.services.faces if key in statistics.games]
    if games:
        entries = [(say(f"game-{key}"), key) for key in games]
        if page.game is not None:
            entries.insert(0, (say("statistics-all-games"), ALL))
        press = replace(page, game=CHOSEN).press
        ways.append(menu(press, entries, present=page.game, placeholder=say("statistics-choose-game")))
    return ways


_RECENT = 5
"""The number of the latest analysed matches that are judged by themselves."""

_FEW = 5
"""With fewer matches than that, places and streaks only say once more how many were won."""

_PLACES = 4
"""Places that are shown."""


def score_lines(statistics: Statistics, say: Speaker) -> Iterator[str]:
    """Lines on how often they played and won."""
    score = statistics.with_people
    if 0 < score.matches < _FEW:
        yield say("statistics-with-people-few", matches=score.matches, wins=score.wins)
    elif score.matches:
        yield say("statistics-with-people", matches=score.matches, wins=score.wins, percent=_percent(score))
    score = statistics.with_computers
    if score.matches:
        yield say("statistics-with-computers", matches=score.matches, wins=score.wins)


def course_lines(statistics: Statistics, say: Speaker) -> Iterator[str]:
    """Lines on the places at which they came in among people, and how long they won in a row."""
    if statistics.with_people.matches >= _FEW:
        places = sorted(statistics.places.items())[:_PLACES]
        yield " · ".join(say("statistics-place", place=medal(place), count=count) for place, count in places)
        if statistics.longest_streak:
            yield say("statistics-streak", streak=statistics.streak, longest=statistics.longest_streak)


def games_lines(statistics: Statistics, known: Sequence[str], say: Speaker) -> Iterator[str]:
    """Lines on the games they played, and their favourite if there is one; of ``known`` ones, since others have no
    name.
    """
    games = {key: score.matches for key, score in statistics.games.items() if key in known}
    if len(games) < 2:
        return
    ranked = sorted(games.items(), key=lambda game: (-game[1], known.index(game[0])))
    if ranked[0][1] > ranked[1][1]:
        yield say("statistics-favourite", game=say(f"game-{ranked[0][0]}"))
    named = (say("statistics-game", game=say(f"game-{key}"), count=count) for key, count in ranked)
    yield say("statistics-games", games=" · ".join(named))


def opponent_lines(opponents: Sequence[Opponent], say: Speaker) -> Iterator[str]:
    """A list of the most frequent ones. They are mentioned, which notifies nobody."""
    if opponents:
        yield say("statistics-opponents")
    for opponent in opponents[:OPPONENTS]:
        level = opponent.matches - opponent.ahead - opponent.behind
        yield "- " + say(
            "statistics-opponent",
            name=f"<@{opponent.person_id}>",
            matches=opponent.matches,
            ahead=opponent.ahead,
            behind=opponent.behind,
            level=level,
        )


def facts_lines(statistics: Statistics, facts: Sequence[Statistic], text_key: str, say: Speaker) -> Iterator[str]:
    """Lines on what they did; what never happened is left out, and of a single match what is a record by itself."""
    for fact in facts:
        number = statistics.facts.numbers.get(fact.name, 0)
        if not number or (fact.most and statistics.counted == 1):
            continue
        yield "- " + say(
            f"statistics-{text_key}-{fact.name}", count=number, average=_average(number, statistics.counted, say)
        )


def luck_lines(statistics: Statistics, measures: Sequence[Measure], text_key: str, say: Speaker) -> Iterator[str]:
    """Lines on how lucky they were by each measure, where there were enough tries to say so."""
    for measure in measures:
        tally = statistics.facts.luck.get(measure.name)
        if tally is None or tally.count < FEWEST_TRIES:
            continue
        luck = -deviation(measure, tally) if measure.unlucky else deviation(measure, tally)
        what = say(f"luck-{text_key}-{measure.name}-of", total=tally.total, tries=tally.count)
        mean = say("decimal", number=round(mean_of(measure, tally), 1))
        yield "- " + say("luck-line", what=what, mean=mean, percent=percent_luckier(luck))


def decision_lines(accounts: Sequence[Account], rules: AnyGame, say: Speaker) -> Iterator[str]:
    """Lines on how well they decide and how lucky they were, where matches were analysed; and how well of late."""
    level = level_of(accounts, rules)
    if level is None:
        return
    recently = level_of(accounts[-_RECENT:], rules) or level
    luck = sum(account.luck for account in accounts) / len(accounts)
    now, then = (say("played-level", level=each) for each in (recently, level))
    values = {"level": then, "recently": now, "changed": str(recently != level).lower()}
    yield "- " + say("statistics-decisions", matches=len(accounts), luck=signed(round(100 * luck)), **values)


def _average(number: int, matches: int, say: Speaker) -> str:
    """In parentheses; nothing where there is one match only."""
    if matches < 2:
        return ""
    each = say("decimal", number=round(number / matches, 1)).replace("-", "−")
    return f" {say('statistics-average', each=each)}"


def _percent(score: Score) -> int:
    return round(100 * score.wins / score.matches)

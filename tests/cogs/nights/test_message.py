"""The message of a game night: it has room for everybody, and says when the night is over."""

import pytest
from discord import ui

from cogs.games.registry import hosted_games
from cogs.nights.message import night_message
from host.nights.night import (
    LONGEST_TITLE,
    MOST_PEOPLE,
    Evening,
    Format,
    Night,
    NightChoices,
    NightRound,
    NightTable,
    Phase,
    Poll,
)
from host.nights.scores import Sitting
from host.table.seats import SOMEBODY
from localization.catalog import Language, Speaker, load_speaker

GERMAN, FIRST = load_speaker(Language.GERMAN), 10**18


def night_of(*tables: NightTable, host: int = FIRST, phase: Phase = Phase.OPEN, byes: tuple[int, ...] = ()) -> Night:
    """The last of twelve rounds, at the greatest length that its words can have."""
    return Night(
        guild_id=FIRST,
        channel_id=FIRST,
        host=host,
        choices=NightChoices(title="*" * LONGEST_TITLE, games=tuple(hosted_games()), format=Format.SWISS, rounds=12),
        poll=Poll((5e8,)),
        evening=Evening(5e8, 5e8),
        phase=phase,
        here=frozenset(range(FIRST, FIRST + MOST_PEOPLE)),
        played=(NightRound((), ()),) * 11 + (NightRound(tables, byes),) if tables else (),
        moved_at=1.0,
    )


def words(night: Night, say: Speaker = GERMAN) -> str:
    layout = night_message(night, say).layout
    assert layout.content_length() <= 4000
    return "\n".join(item.content for item in layout.walk_children() if isinstance(item, ui.TextDisplay))


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("seats", [2, 4])
def test_sixty_four_people_their_byes_and_the_standings_have_room(seats: int, language: Language) -> None:
    people = range(FIRST, FIRST + MOST_PEOPLE)
    seated = [tuple(people[start : start + seats]) for start in range(0, MOST_PEOPLE - seats, seats)]
    first, *others = (
        NightTable(Sitting("mensch", each, places=tuple(range(1, seats + 1))), FIRST + number, number)
        for number, each in enumerate(seated)
    )
    undecided = NightTable(Sitting("mensch", first.sitting.people), FIRST, 1, cancelled=True)
    text = words(night_of(*others, undecided, byes=tuple(people[-seats:])), load_speaker(language))
    assert all(f"<@{person}>" in text for person in people)
    assert "❔ <#" in text
    assert text.count("<#") == len(seated), "everybody finds their table"
    assert text.count("**100") >= 4, "the standings"


def test_a_score_is_written_as_in_the_language() -> None:
    table = NightTable(Sitting("mensch", (FIRST, None, None, None), places=(2, 1, 3, 4)))
    assert "**66,7**" in words(night_of(table))


def test_a_night_that_ended_without_a_result_says_so_and_names_no_host_who_is_forgotten() -> None:
    text = words(night_of(phase=Phase.OVER, host=SOMEBODY.id))
    assert "Dieser Spieleabend ist vorbei." in text
    assert "<@" not in text

"""Pawns and answers as people type them, in three languages and with all sorts of names."""

from dataclasses import replace

import pytest

from cogs.games.wiedumir.typed import complete_answer, complete_move, read_answer, read_move
from engine.game import IllegalAction
from engine.wiedumir.actions import Action, ChoosePair, ChooseSeat, MovePawn, PlacePawn, ShareOut, TakeChip
from engine.wiedumir.board import GOAL, Pawn
from engine.wiedumir.cards import Card
from engine.wiedumir.questions import PairQuestion, PawnQuestion, Question, SeatQuestion, ShareQuestion
from engine.wiedumir.view import DrawnCard, Phase, WieDuMirView
from host.refusal import Refused
from localization.catalog import Language, load_speakers
from render.wiedumir.samples import sample_moving
from tests.render.wiedumir_samples import sample_chain

SPEAKERS = load_speakers()
ENGLISH, GERMAN, FRENCH = (SPEAKERS[language] for language in (Language.ENGLISH, Language.GERMAN, Language.FRENCH))

NAMES = ["Anna", "Ben", "Chloé Marie", "7", "Goal"]
"""Two of them cannot be used as names, since they mean something else."""


def asked(question: Question) -> WieDuMirView:
    """Seat D's own view; the pawns stand at 6 and 9, at the start, at 8 and in the goal, at 11 and in the goal, ..."""
    return replace(sample_chain(), viewer=3, question=question)


ANYWHERE = PawnQuestion(tuple((pawn, tuple(range(GOAL + 1))) for pawn, _ in sample_chain().all_pawns))
OWN = PawnQuestion(((Pawn(3, 0), tuple(range(GOAL + 1))),))


@pytest.mark.parametrize("typed", ["B2", "b2", " b 2 ", "B-2", "B:2", "blue 2", "BLUE2", "🔷2", "🔷 2", "B,2", "(b 2)"])
def test_a_pawn_in_many_ways(typed: str) -> None:
    assert read_move(sample_moving(), typed, ENGLISH) == MovePawn(Pawn(1, 1))


def test_a_pawn_in_other_languages_and_the_chip() -> None:
    view = sample_moving()
    assert read_move(view, "grün 1", GERMAN) == MovePawn(Pawn(2, 0))
    assert read_move(view, "vert 1", FRENCH) == MovePawn(Pawn(2, 0))
    for typed, say in (("take", ENGLISH), ("Chip", GERMAN), ("jeton", FRENCH), ("+1", FRENCH)):
        assert read_move(view, typed, say) == TakeChip()


@pytest.mark.parametrize(
    "typed", ["", "B", "B3", "B0", "F1", "2B", "B22", "B²", "B٢", "pawn", "B #2", "B2 B2", "🧀", "A1;DROP"]
)
def test_what_is_no_pawn_is_said(typed: str) -> None:
    with pytest.raises(Refused, match="pawn-or-chip-unreadable"):
        read_move(sample_moving(), typed, ENGLISH)


def test_outside_a_move_the_reason_is_given() -> None:
    with pytest.raises(IllegalAction, match="card-first"):
        read_move(sample_chain(), "A1", ENGLISH)
    with pytest.raises(IllegalAction, match="roll-first"):
        read_move(replace(sample_moving(), phase=Phase.TO_ROLL), "A1", ENGLISH)
    with pytest.raises(IllegalAction, match="no-card"):
        read_answer(sample_moving(), "A1", NAMES, ENGLISH)
    assert complete_answer(sample_moving(), "", NAMES, ENGLISH) == []
    assert complete_move(sample_chain(), "", ENGLISH) == []


@pytest.mark.parametrize(
    ("question", "typed", "answer"),
    [
        (ANYWHERE, "A1 12", PlacePawn(Pawn(0, 0), 12)),
        (ANYWHERE, "anna1 → 12", PlacePawn(Pawn(0, 0), 12)),
        (ANYWHERE, "A1 goal", PlacePawn(Pawn(0, 0), GOAL)),
        (ANYWHERE, "A1 START", PlacePawn(Pawn(0, 0), 0)),
        (ANYWHERE, "A1 0", PlacePawn(Pawn(0, 0), 0)),
        (ANYWHERE, "chloé marie 1 12", PlacePawn(Pawn(2, 0), 12)),
        (ANYWHERE, "A1-12", PlacePawn(Pawn(0, 0), 12)),
        (ANYWHERE, "A1 -> 12", PlacePawn(Pawn(0, 0), 12)),
        (ANYWHERE, "A1-->goal", PlacePawn(Pawn(0, 0), GOAL)),
        (ANYWHERE, "D1 7", PlacePawn(Pawn(3, 0), 7)),
        (OWN, "7", PlacePawn(Pawn(3, 0), 7)),
        (OWN, "goal", PlacePawn(Pawn(3, 0), GOAL)),
        (SeatQuestion((0, 1, 2), drawer=3), "ben", ChooseSeat(1)),
        (SeatQuestion((0, 1, 2), drawer=3), "Chloé Marie", ChooseSeat(2)),
        (SeatQuestion((0, 1, 2), drawer=3), "green", ChooseSeat(2)),
        (PairQuestion(((0, 1), (0, 2), (1, 2))), "C A", ChoosePair(0, 2)),
        (PairQuestion(((0, 1), (1, 0), (1, 2))), "Ben > Anna", ChoosePair(1, 0)),
        (PairQuestion(((0, 1), (1, 0), (1, 2))), "B->C", ChoosePair(1, 2)),
        (ShareQuestion(3, 3, (3, 3, 3, 0, 3), False), "Anna 2, Chloé Marie: 1", ShareOut((2, 0, 1, 0, 0))),
        (ShareQuestion(3, 3, (3, 3, 3, 0, 3), False), "a2c1", ShareOut((2, 0, 1, 0, 0))),
        (ShareQuestion(3, 3, (3, 3, 3, 0, 3), False), "E", ShareOut((0, 0, 0, 0, 3))),
        (ShareQuestion(2, 9, (9, 9, 9, 0, 9), False), "red=2 🔷+3", ShareOut((2, 3, 0, 0, 0))),
    ],
)
def test_answers_in_many_ways(question: Question, typed: str, answer: Action) -> None:
    assert read_answer(asked(question), typed, NAMES, ENGLISH) == answer


@pytest.mark.parametrize(
    ("names", "typed"),
    [(["Anna", "ANNA", "Chloé", "Dora", "Emil"], "anna"), (["Anna", "Red", "Chloé", "Dora", "Emil"], "red")],
)
def test_a_word_that_means_two_seats_is_not_read_as_one_of_them(names: list[str], typed: str) -> None:
    with pytest.raises(Refused, match="answer-unreadable-seat"):
        read_answer(asked(SeatQuestion((0, 1, 2), drawer=3)), typed, names, ENGLISH)
    assert read_answer(asked(SeatQuestion((0, 1, 2), drawer=3)), "B", names, ENGLISH) == ChooseSeat(1)


def test_people_of_the_same_name_can_be_told_apart_in_completions() -> None:
    names = ["Anna", "Anna", "Ben", "Dora", "Emil"]
    offered = complete_answer(asked(SeatQuestion((0, 1, 2), drawer=3)), "an", names, ENGLISH)
    assert offered == [("Anna (A)", "A"), ("Anna (B)", "B")]


@pytest.mark.parametrize(
    ("typed", "square"), [("chloé marie 1 +2", 12), ("C1 -2", 5), ("C1 −2", 5), ("C1-2", 5), ("C1->5", 5)]
)
def test_steps_where_the_card_speaks_of_steps(typed: str, square: int) -> None:
    """C8."""
    view = replace(asked(ANYWHERE), drawn=DrawnCard(3, Pawn(3, 0), Card.SHIFT))
    assert read_answer(view, typed, NAMES, ENGLISH) == PlacePawn(Pawn(2, 0), square)


@pytest.mark.parametrize(("language", "word"), [("en", "take"), ("de", "nehmen"), ("fr", "prendre")])
def test_the_chip_is_spoken_of_where_it_may_be_taken(language: str, word: str) -> None:
    say = SPEAKERS[Language(language)]
    for may_take in (True, False):
        view = replace(sample_moving(), may_take=may_take)
        with pytest.raises(Refused) as refused:
            read_move(view, "7", say)
        sentence = say(f"refused-{refused.value.code}", **refused.value.values)
        assert "`B2`" in sentence
        assert (f"`{word}`" in sentence) == may_take


@pytest.mark.parametrize(
    ("question", "kind", "typed"),
    [
        (ANYWHERE, "pawn", ["", "A1", "9", "A1 16", "A1 ٩", "A3 9", "A1 there", "A1 9 9", "A1 +9"]),
        (OWN, "pawn", ["", "there", "16", "-"]),
        (SeatQuestion((0,), drawer=3), "seat", ["", "A B", "I", "1", "somebody"]),
        (PairQuestion(((0, 1),)), "pair", ["", "A", "A B C", "1 2", "A x"]),
        (ShareQuestion(3, 3, (3, 3, 0, 0, 0), False), "share", ["", "3", "A A", "A 1 B", "A 1 A 2", "A -1", "A 100"]),
        (ShareQuestion(2, 3, (3, 3, 0, 0, 0), False), "share", ["A"]),
    ],
)
def test_what_cannot_be_read_is_said(question: Question, kind: str, typed: list[str]) -> None:
    for text in typed:
        with pytest.raises(Refused, match=f"answer-unreadable-{kind}"):
            read_answer(asked(question), text, NAMES, ENGLISH)


@pytest.mark.parametrize(
    ("question", "typed", "reason"),
    [
        (PawnQuestion(((Pawn(1, 0), (3,)),)), "A1 3", "pawn-not-allowed"),
        (PawnQuestion(((Pawn(1, 0), (3,)),)), "B1 4", "square-not-allowed"),
        (SeatQuestion((0, 1), drawer=3), "C", "seat-not-allowed"),
        (SeatQuestion((0, 1), drawer=3), "D", "seat-yourself"),
        (ShareQuestion(3, 3, (3, 3, 0, 0, 0), False), "A 2 C 1", "share-not-there"),
        (PairQuestion(((0, 1),)), "A C", "pair-not-allowed"),
        (ShareQuestion(3, 3, (3, 3, 0, 0, 0), False), "A 2", "share-too-few"),
        (ShareQuestion(3, 3, (3, 3, 0, 0, 0), False), "A 2 B 2", "share-too-many"),
        (ShareQuestion(3, 3, (2, 3, 0, 0, 0), False), "A 3", "share-too-much-for-seat"),
    ],
)
def test_what_the_card_forbids_is_refused_with_the_reason(question: Question, typed: str, reason: str) -> None:
    with pytest.raises(IllegalAction, match=reason):
        read_answer(asked(question), typed, NAMES, ENGLISH)


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize(
    "question",
    [
        ANYWHERE,
        OWN,
        SeatQuestion((0, 2), drawer=3),
        PairQuestion(((0, 1), (1, 0))),
        ShareQuestion(2, 60, (60,) * 5, False),
    ],
)
def test_whatever_is_completed_can_be_read(question: Question, language: Language) -> None:
    speaker = SPEAKERS[language]
    view = asked(question)
    offered = complete_answer(view, "", NAMES, speaker)
    assert 1 <= len(offered) <= 25
    answers = {read_answer(view, value, NAMES, speaker) for _, value in offered}
    assert len(answers) == len(offered)
    for _, value in complete_move(sample_moving(), "", speaker):
        read_move(sample_moving(), value, speaker)

"""Words and turns of phrase that a native speaker would not write here, or that call one thing by two names.

docs/glossary.md has the terms that take their place.
"""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.serializer import serialize_pattern

from localization.catalog import TEXTS_FOLDER, Language

BANNED: dict[Language, dict[str, str]] = {
    Language.ENGLISH: {
        r"(?<!text )\bfields?\b": "square",
        r"\bloop\b": "path",
        r"\bthe finish\b(?! line)": "the goal",
        r"\bon (the|its|your|their) base\b": "in the base",
        r"\b[Oo]verlooked\b": "missed",
        r"\b(was|were) given up\b": "was cancelled",
        r"\black rights\b|\bthe right “|\brights in\b": "permission",
        r"(\b(the|no)|’s) id\b|\bDiscord number\b": "ID",
        r"\btable games\b": "tabletop games",
        r"\b[Bb]y a (direct message|mention)\b": "by direct message, with a mention",
        r"\bplays? on (seat|your seat|this seat)\b": "in the seat",
        r"\bthe draw says\b": "was drawn to begin",
        r"\bcertain dice\b": "these two dice",
        r"\bdid all they can\b": "at worst",
        r"\bmay dodge\b": "what the rule demands",
        r"\bovertaken\b": "landed on",
        r"\binformations\b": "information",
        r"\banew\b": "again",
        r"\blately\b": "recently",
        r"\b[Ww]hoever\b": "anyone who, the player who",
        r"\bso many\b": "that many",
        r"\b[Ii]n the midst of\b": "in the middle of",
        r"\b[Ii]n mid-(game|match)\b": "during a game, during a match",
        r"\b(is|was|were) to be expected\b": "expected",
        r"\bwhat comes of it\b": "the consequences, what happens then",
        r"\bunder former terms\b": "with an earlier version",
        r"\bof one’s own\b": "your own, custom",
        r"\bfor (you|me) alone\b": "shown only to you, just for me",
        r"\b[Ww]ithout it, (the|this|that|of|yours)\b": "if left out, …",
        r"\bpresent (position|season|ones)\b": "current",
        r"\byou are shown what\b": "suggestions appear as you type",
        r"\bgoes on with for\b|\bgoes on with end\b": "continues",
        r"\b(characters|tables) at most\b": "at most … characters",
        r"\b[Tt]he most (points|chips)( \w+)* win\b": "the player with the most points wins",
        r"\bis no (id|square|record|text|capture)\b": "is not a …",
    },
    Language.GERMAN: {
        r"gilt nicht": "geht nicht",
        r"Figuren draußen": "Figuren auf den Wartefeldern",
        r"\bB-Feld": "Wartefeld",
        r"\bRundweg\b": "Laufbahn",
        r"\bZielpunkt\b": "Zielfeld",
        r"\b(heim auf|zu Hause|Heimkommen)\b": "im Ziel",
        r"einzige Züge": "Zwangszüge",
        r"\bDreien\b": "Dreier",
        r"\bBesitzer[ns]?\b": "wem es gehört",
        r"\bBetreiber[ns]?\b": "wer den Bot betreibt",
        r"\bPartner[ns]?\b": "Partnerfarbe, Paar",
        r"\bGegner[ns]?\b": "das andere Paar, die Gegenseite",
        r"\bNachbarn?\b": "wer links und rechts sitzt",
        r"\bSpieler[ns]?\b": "wer mitspielt, alle",
        r"\bAutor(en|s)?\b": "wer das Spiel erfunden hat",
        r"\bals (Erster|Nächster|Letzter)\b": "zuerst, als nächste Figur",
        r"\bjeder (für sich|darf|hat|kann|muss|spielt)\b|\bdarf den Tisch jeder\b": "alle",
        r"\bein anderer\b|\bvon einem anderen zu\b": "jemand anderes, eine andere Person",
        r"\b(Spiel|Spiele) (ist aus|läuft schon|hat noch nicht begonnen|wurden? (abgebrochen|aufgegeben))\b": "Partie",
        r"\b[Bb]eendete[ns]? Spiel|\bganze Spiel als\b": "Partie",
        r"\bAufzeichnung": "Protokoll",
        r"\bAvatar": "Profilbild",
        r"Discord-Nummer|Nummer von Discord|Discords Nummer": "Discord-ID",
        r"\bTische? (ge)?öffne[nt]\b": "eröffnen",
        r"\bverfolg(en|st|t)\b": "zuschauen",
        r"\bje (Objekt|Partie|Person|Spiel|Zeile|Zug)\b": "pro",
        r"\bzu werten, wie es steht\b": "den Stand zu werten",
        r"\bfrüheres Ende\b": "vorzeitiges Ende",
        r"\bvon (nach|vor) de[mr]\b": "das, was danach kommt",
        r"\begal (was|wer|wie|wo)\b": "mit Komma",
        r"lässt dich die Karte nicht": "die Karte lässt dich … nicht wählen",
        r"statt zu ziehen einen": "…, statt zu ziehen",
        r"noch keinen Urlaub": "keinen Urlaub mehr",
        r"\büblich:": "Voreinstellung:",
        r"\bNeulinge": "häufige Fragen",
        r"\bSie\b(?= (haben|können|sind|müssen|dürfen|sollten|möchten)\b)": "du",
        r"\bIhre?[nmrs]?\b(?= (Tisch|Zug|Partie|Platz))": "dein",
        r"\bMitspieler(?!innen)\b": "die anderen",
    },
    Language.FRENCH: {
        r"\b[Vv]ous\b(?! (deux|tous|toutes|jouez|êtes|avez)\b)": "tu",
        r"\b[Vv](otre|os)\b": "ton, ta, tes",
        r"aussi justement que possible": "le plus également possible",
        r"[Ll]e plus de points gagne": "qui a le plus de points gagne",
        r"\best (allé|parti|revenu|tombé|venu|entré|sorti)e?\b": "a rejoint, a quitté, … (sans accord)",
        r"(?<!Wie Du mir)\s…": "… sans espace avant",
    },
}
"""What is found there, as a pattern, and what to say instead."""


def sentences(language: Language) -> list[tuple[str, str]]:
    """Where each text stands, and its words, with its variables and alternatives as they are written."""
    found = []
    for file in sorted((TEXTS_FOLDER / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, fluent.Message) and entry.value is not None:
                found.append((f"{file.name}: {entry.id.name}", serialize_pattern(entry.value)))
    return found


@pytest.mark.parametrize("language", Language)
def test_no_text_says_what_nobody_would_say(language: Language) -> None:
    found = [
        f"{where}: {match[0]!r}, say {instead!r}"
        for where, words in sentences(language)
        for pattern, instead in BANNED[language].items()
        if (match := re.search(pattern, words))
    ]
    assert found == []


@pytest.mark.parametrize("language", Language)
def test_apostrophes_are_curly(language: Language) -> None:
    straight = [where for where, words in sentences(language) if re.search(r"\w'\w", re.sub(r"\{[^}]*\}", "", words))]
    assert straight == []

"""Words and turns of phrase that a native speaker would not write here, or that call one thing by two names.

docs/glossary.md has the terms that take their place.
"""

from __future__ import annotations

import re
from functools import cache

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax.serializer import serialize_pattern

from localization.catalog import TEXTS_FOLDER, Language
from tests.localization.parsed import parsed

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
        r"\bein anderer\b|\bvon einem anderen zu\b": "jemand anders, eine andere Person",
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
        r"\b[Vv]ous\b": "tu, on",
        r"\b[Vv](otre|os)\b": "ton, ta, tes",
        # One term for one thing.
        r"\bdéroulement|\brelevé\b": "archive",
        r"\bEngagement\b": "empreinte",
        r"\b[Mm](ener|ène) la table\b|\bpour qui la mène\b": "diriger la table",
        r"\b[Aa]bandonner une (partie|table)\b|\b(partie|table)s? [^.]*\babandonnées?\b": "annuler une partie",
        r"l’exploitant|\bexploitants\b|propriétaire du bot": "l’équipe de ce bot",
        r"\bnuméro Discord\b": "identifiant Discord",
        r"\b[Pp]ioch\w+": "tirer une carte",
        r"\b[Rr]assembl\w+": "collectionner",
        r"\brangées? (de fromages|sans trou)\b|\blongues rangées\b": "file",
        r"\b[Tt]ombe(nt)? (pas )?de ton bord\b": "par ton bord",
        r"\b[Uu]n trait\b": "un tiret",
        r"\bcases? (moins|plus)\b": "case rouge, case jaune",
        r"\b([Tt]rois|[Qq]uatre|[Cc]inq|[Ss]ix) (deux|trois|quatre|cinq)\b": "trois 4, en chiffres",
        r"\bretourne(nt)? (de [^.:]+ )?en réserve\b": "retourne à sa réserve",
        r"\bdans l’arrivée\b|\bau but\b|\bà la maison\b|\b[Rr]entrer\b|\brentre sur\b": "à l’arrivée, arriver",
        r"\b[Tt]emps pour un tour\b|\b[Tt]emps s’écoule\b": "temps par tour, fin du temps",
        r"\bd’habitude\b": "par défaut",
        # Words that presume somebody’s gender.
        r"(?:\b[Tt]u es|(?<!celui )\b[Qq]ui est|\$(?:names?|person|owner) ?\}\**(?: n’)? est) "
        r"(?:pas |encore |déjà )*(?:allé|parti|revenu|tombé|venu|entré|sorti|arrivé|assis|absent|capturé)e?s?\b": (
            "a rejoint, a quitté, a pris place … (sans accord)"
        ),
        r"(?<!Personne n’est )\bobligée?s?\b": "rien ne t’oblige à",
        r"\b[Tt]oi seule?s?\b|\bes seule?\b": "toi seulement, personne d’autre",
        r"\b[Tt]ou(s|tes) (les )?deux\b": "les deux places, les deux pions",
        r"\bcelles et ceux\b|\bceux qui restent gagnent\b": "les personnes, les autres",
        r"\b(un|les|des|aux) adversaires?\b|\bl’adversaire\b": "l’autre équipe",
        r"\b([Tt]on|[Ss]on) partenaire\b": "ton équipe",
        r"\bvoisins\b": "les places voisines",
        r"\bjoueurs?\b|\bgens\b|\bautrui\b": "personne, place",
        r"\bd’un autre\b|\bToi et un autre\b|\bchacun des autres\b": "de quelqu’un d’autre",
        r"\ble plus riche\b|\b[Ll]e premier (arrivé )?qui (gagne|a eu)\b": "qui a le plus de jetons, le premier pion",
        r"\(absent\b|\bles absents\b": "en pause, les personnes absentes",
        # What nobody says.
        r"aussi justement que possible": "le plus également possible",
        r"(?<![Qq]ui a )\b[Ll]e plus (grand nombre )?de (points|jetons) gagne": "qui a le plus de points gagne",
        r"\bs’attendre à\b|\bce à quoi\b": "la moyenne attendue",
        r"\b[Bb]ien joué\b": "en jouant au mieux",
        r"\bne collent pas\b|\bne me dit rien\b": "ne correspondent pas, ne convient pas",
        r"\bne veut (plus )?rien dire\b": "ne sert plus, ne sert à rien",
        r"\bencore allée\b": "a donné un résultat",
        r"\bdès que voici\b": "il manque l’accord de",
        r"\breste entre nous\b": "personne d’autre ne le voit",
        r"\bdoit convenir\b": "ne doit pas être trop grand",
        r"\banciennes conditions\b": "d’anciennes règles",
        # Spaces.
        r"(?<!Wie Du mir)(?<=[^\s\]])\s…": "… sans espace avant",
        r"\N{NARROW NO-BREAK SPACE}": "une espace insécable ordinaire",
    },
}
"""What is found there, as a pattern, and what to say instead."""


@cache
def sentences(language: Language) -> list[tuple[str, str]]:
    """Where each text stands, and its words, with its variables and alternatives as they are written."""
    found = []
    for file in sorted((TEXTS_FOLDER / language).glob("*.ftl")):
        for entry in parsed(language, file.name):
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


def test_french_marks_have_their_space() -> None:
    wrong = {}
    for where, words in sentences(Language.FRENCH):
        bare = re.sub(r"`[^`]*`|https?://\S+|\w+://\S+", "code", words)
        while "{" in (bare := re.sub(r"\{[^{}]*\}", flattened, bare)):
            pass
        if found := re.search(
            r"[^\N{NO-BREAK SPACE}\s;!?][;!?»]|«[^\N{NO-BREAK SPACE}]|\w:(?=\s|$)|[ \t\n][:;!?»]", bare
        ):
            wrong[where] = found[0]
    assert wrong == {}


def flattened(placeable: re.Match[str]) -> str:
    """A variable as one word, and the alternatives of a choice one after another, without what chooses."""
    inside = placeable[0][1:-1]
    if "->" not in inside:
        return " " if inside.strip() == '""' else "word"
    return " ".join(re.split(r"\s*\*?\[\w[\w-]*\]\s*", inside.split("->", 1)[1]))

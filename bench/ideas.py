"""Ideas of puzzles: the kind that one is of, and the choice that comes to mind first."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from engine.game import EASY, AnyGame
from engine.mensch.actions import MOVES
from engine.mensch.view import MenschView
from engine.reasons import alone


class Idea(NamedTuple):
    """A kind of puzzle, by codes of reasons; None for what does not matter.

    The best choice alone ``wins`` what is good; the other one alone does harm that the best ``avoids``, or good that it
    ``leaves``; the best alone does harm that it ``risks``. ``act`` begins the best choice's code.
    """

    kind: str
    wins: str | None = None
    avoids: str | None = None
    leaves: str | None = None
    risks: str | None = None
    act: str = ""


_PAWNS = (
    Idea("right-capture", wins="captures", leaves="captures"),
    Idea("spare", leaves="captures"),
    Idea("capture-before-home", wins="captures", leaves="gets-home"),
    Idea("capture-before-flight", wins="captures", leaves="escapes"),
    Idea("bold-capture", wins="captures", risks="exposes"),
    Idea("capture", wins="captures"),
    Idea("finish", wins="finishes"),
    Idea("wall", wins="builds-wall"),
    Idea("keep-wall", avoids="opens-wall"),
    Idea("home-later", leaves="gets-home"),
    Idea("home", wins="gets-home"),
    Idea("stay", leaves="escapes"),
    Idea("run", wins="escapes"),
    Idea("out-of-reach", avoids="exposes"),
    Idea("enter", wins="enters"),
    Idea("leave-wall", risks="opens-wall"),
    Idea("dare", risks="exposes"),
    Idea("hunt", wins="chases"),
    Idea("hold-back", avoids="risks"),
    Idea("clear-start", wins="clears-start"),
)

IDEAS: dict[str, tuple[Idea, ...]] = {
    "mensch": _PAWNS,
    "einigkeit": _PAWNS,
    "kaeseschieben": (
        Idea("sure-cheese", wins="worm-free"),
        Idea("whose-cheese", act="take"),
        Idea("last-cheese", wins="takes-last"),
        Idea("not-the-last", leaves="takes-last"),
        Idea("fewer-points", leaves="collects"),
        Idea("sacrifice", risks="gives"),
        Idea("no-gift", avoids="gives"),
        Idea("collect", wins="collects"),
        Idea("rescue", wins="keeps-from"),
        Idea("no-offer", avoids="offers"),
        Idea("dare-offer", risks="offers"),
        Idea("ready", wins="readies"),
        Idea("ready-later", leaves="readies"),
        Idea("behind", wins="gets-behind"),
        Idea("near", wins="nears"),
    ),
    "wiedumir": (
        Idea("no-limit", avoids="over-limit"),
        Idea("limit", wins="limits"),
        Idea("goal-later", leaves="reaches-goal"),
        Idea("give-to-get", risks="pays"),
        Idea("fewer-chips", leaves="gains"),
        Idea("share", act="share"),
        Idea("swap", act="pair"),
        Idea("whom", act="seat"),
        Idea("no-feeding", avoids="feeds"),
        Idea("set-back", wins="sets-back"),
        Idea("goal", wins="reaches-goal"),
        Idea("hurt", wins="costs"),
        Idea("place", act="place"),
        Idea("save", avoids="pays"),
        Idea("gain", wins="gains"),
    ),
    "forgetit": (
        Idea("stop", act="stop"),
        Idea("roll-on", act="roll"),
        Idea("nothing", act="keep:none"),
        Idea("clear-cup", wins="clears-cup"),
        Idea("not-clear-cup", leaves="clears-cup"),
        Idea("fewer-points", leaves="scores"),
        Idea("survive", wins="survives"),
        Idea("points", wins="scores"),
    ),
}


def kind_of(game: AnyGame, view: Any, choices: Sequence[str]) -> str | None:
    """The first kind that fits the best of the choices against the one that comes to mind first; None if none does.

    Where that is the best itself, it is compared with the second.
    """
    first = game.encode(obvious(game, view))
    best, other = choices[0], first if first != choices[0] else choices[1]
    ours, theirs = (tuple(game.reasons(view, game.decode(code))) for code in (best, other))
    wins, leaves = ({each.code for each in alone(*two, harm=False)} for two in ((ours, theirs), (theirs, ours)))
    risks, avoids = ({each.code for each in alone(*two, harm=True)} for two in ((ours, theirs), (theirs, ours)))
    for idea in IDEAS[game.spec.key]:
        pairs = (idea.wins, wins), (idea.avoids, avoids), (idea.leaves, leaves), (idea.risks, risks)
        if best.startswith(idea.act) and all(code is None or code in found for code, found in pairs):
            return idea.kind
    return None


def obvious(game: AnyGame, view: Any) -> Any:
    """The action that comes to mind first: a capture, else the foremost pawn; in other games most points at once."""
    if isinstance(view, MenschView) and view.destinations:
        return MOVES[max(view.destinations, key=lambda each: (bool(each.captured), each.start)).pawn.pawn]
    return game.choose(view, EASY, lambda _: 0)

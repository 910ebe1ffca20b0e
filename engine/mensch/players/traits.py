"""Traits of a position that the computers see: the numbers that the fitted network weighs.

Positions are seen from the seat that rolls next: *places* are counted from it, clockwise, over the board's four
corners. Seats that are not there, or home, are left out.
"""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from engine.mensch.board import BASE, FIRST_GOAL, LAST_GOAL, LOOP, PAWNS, SIX, START
from engine.mensch.moving import THREE_TRIES

CORNERS = 4
QUARTER = LOOP // CORNERS

Around = Sequence[bytes]
"""The pawns of the four corners, the one that rolls next first; none where nobody plays (any more)."""

SOON, LIKELY_LOSS, LATER_LOSS, FAR_LOSS = range(4)
"""Weights of a hunting pawn for its prey:

about how likely it gets there in one turn; the same times the way that is lost; that way if it is 7 to 12 squares
behind; if 13 to 24.
"""

THREATS = 4

_SQUARES_ON = 18
"""A turn hardly ever goes farther: two sixes and one number more."""

_PLACES = range(LAST_GOAL + 1)
_ON_LOOP = range(START, LOOP + 1)

ENTERING = {attempts: 1 - (1 - 1 / SIX) ** attempts for attempts in (1, THREE_TRIES)}
"""Chance that a turn brings a six."""

WHOLE_WAY = PAWNS * LAST_GOAL

TEMPO = {2: 0, 3: 2, 4: 5}
"""First of the rows that say which of the seats left a seat is, by how many are left."""

TEMPOS = {False: sum(TEMPO), True: CORNERS}
"""Number of these rows; by whether there are partners."""

# Traits of a seat, besides how many pawns it has at each progress and which of the seats it is. Dangers are from those
# that roll before the seat does, then from those that roll after it.
DANGERS, HUNTS = 2 * (THREATS + 1), 2


def _threat(ahead: int, hunter: int, prey: int) -> tuple[float, ...] | None:
    """Of a pawn with that progress, for one of a seat ``ahead`` corners before it; None if it cannot get there."""
    distance = (prey - hunter - QUARTER * ahead) % LOOP
    if distance == 0 or hunter + distance > LOOP or distance > 4 * SIX:
        return None
    # A sixth for each roll that is needed: all but the last must be sixes, the last a certain number.
    chance = SIX ** -((distance + SIX - 1) // SIX) if distance <= _SQUARES_ON else 0.0
    way = prey / LOOP
    return (
        chance,
        chance * way,
        way if SIX < distance <= 2 * SIX else 0.0,
        way if distance > 2 * SIX else 0.0,
    )


def _entry(ahead: int, prey: int) -> float:
    """Danger from a pawn on its base for one that stands near its start square, once it gets its six."""
    distance = (prey - START - QUARTER * ahead) % LOOP
    if distance > SIX:
        return 0.0
    return prey / LOOP * (1 / SIX if distance else 1.0)


THREAT = [
    [
        [_threat(ahead, hunter, prey) if hunter in _ON_LOOP and prey in _ON_LOOP else None for prey in _PLACES]
        for hunter in _PLACES
    ]
    for ahead in range(CORNERS)
]
"""By corners between, and the progresses of hunter and prey."""

ENTRY = [[_entry(ahead, prey) if prey in _ON_LOOP else 0.0 for prey in _PLACES] for ahead in range(CORNERS)]


class Rules(NamedTuple):
    """The options that make a difference. ``claims``: opponents see to it that captures are not missed (P7)."""

    pairs: bool
    three_tries: bool
    help_partner: bool = False
    claims: bool = False


def traits_alone(around: Around, rules: Rules) -> dict[int, list[float]]:
    """By place, of the seats that are left: dangers, hunts, how far the leader and the others are, the option."""
    left = [place for place, own in enumerate(around) if own]
    found = _dangers(around, rules, left, ())
    ways = {place: sum(around[place]) / WHOLE_WAY for place in left}
    for place in left:
        rivals = [ways[other] for other in left if other != place]
        leading = max(rivals)
        found[place] += [leading, sum(rivals) - leading, float(rules.three_tries)]
    return found


def traits_in_pairs(around: Around, rules: Rules) -> dict[int, list[float]]:
    """By place, of all four: dangers, hunts, how far the opponents and the partner are, the options, walls."""
    squares = [[(QUARTER * place + progress - START) % LOOP for progress in around[place]] for place in range(CORNERS)]
    sides: list[list[int]] = [
        [
            square
            for place in (side, side + 2)
            for square, progress in zip(squares[place], around[place], strict=True)
            if BASE < progress <= LOOP
        ]
        for side in (0, 1)
    ]
    walls = [{square for square in side if side.count(square) > 1} if len(side) > 1 else set() for side in sides]
    found = _dangers(around, rules, range(CORNERS), walls[0] | walls[1])
    ways = [sum(own) / WHOLE_WAY for own in around]
    for place, own in enumerate(around):
        partner = (place + 2) % CORNERS
        helped = rules.help_partner and min(around[partner]) >= FIRST_GOAL
        found[place] += [
            ways[place - 1] + ways[(place + 1) % CORNERS],
            ways[partner],
            float(rules.help_partner),
            float(rules.claims),
            float(helped),
            *_wall_traits(place, own, walls[place % 2], walls[1 - place % 2]),
        ]
    return found


def _dangers(around: Around, rules: Rules, left: Sequence[int], walls: Collection[int]) -> dict[int, list[float]]:
    step = 2 if rules.pairs else 1
    on_loop = {place: [progress for progress in around[place] if BASE < progress <= LOOP] for place in left}
    found = {place: [0.0] * (DANGERS + HUNTS) for place in left}
    for prey in left:
        pawns = on_loop[prey]
        if not pawns:
            continue
        own = found[prey]
        for hunter in left:
            ahead = (hunter - prey) % CORNERS
            if hunter == prey or (step == 2 and ahead == 2):
                continue
            # Whoever rolls first strikes first: places are counted from the next to roll.
            first = 0 if hunter < prey else THREATS + 1
            hunts = found[hunter]
            hunt = DANGERS if hunter < prey else DANGERS + 1
            for behind in on_loop[hunter]:
                row = THREAT[ahead][behind]
                for progress in pawns:
                    threat = row[progress]
                    if threat is None or (walls and _is_safe(walls, hunter, behind, prey, progress)):
                        continue
                    soon, likely, later, far = threat
                    own[first] += soon
                    own[first + 1] += likely
                    own[first + 2] += later
                    own[first + 3] += far
                    hunts[hunt] += likely
            if BASE in around[hunter]:
                # With three tries a six is likelier, but only for a seat with nothing on its way.
                attempts = THREE_TRIES if rules.three_tries and not on_loop[hunter] else 1
                entry = ENTRY[ahead]
                for progress in pawns:
                    danger = entry[progress]
                    if danger and not (walls and _is_safe(walls, hunter, START, prey, progress)):
                        own[first + THREATS] += danger * ENTERING[attempts]
    return found


def _is_safe(walls: Collection[int], hunter: int, behind: int, prey: int, progress: int) -> bool:
    """Tell whether the pawn stands in a wall, or behind one (P3); on the hunter's start square neither helps (P4)."""
    start = (QUARTER * hunter + behind - START) % LOOP
    distance = (QUARTER * prey + progress - START - start) % LOOP
    return any(0 < (wall - start) % LOOP <= distance for wall in walls)


def _wall_traits(place: int, own: bytes, allied: set[int], opposed: set[int]) -> list[float]:
    """Own pawns in walls, and how far they have come; pawns that opponents' walls bar soon, and later, or the pair's
    own soon; whether a wall of opponents, or the pair's, keeps pawns on the base."""
    if not allied and not opposed:
        return [0.0] * 7
    in_walls = way = barred = later = barred_by_own = 0.0
    start = QUARTER * place
    for progress in own:
        if BASE < progress <= LOOP:
            square = (start + progress - START) % LOOP
            if square in allied:
                in_walls += 1
                way += progress / LOOP
            # A wall farther ahead than two rolls has time to go away.
            on = min(2 * SIX, LOOP - progress)
            ahead = [distance for distance in range(1, on + 1) if (square + distance) % LOOP in opposed]
            if ahead:
                barred += ahead[0] <= SIX
                later += ahead[0] > SIX
            soon = range(1, min(SIX, on) + 1)
            barred_by_own += any((square + distance) % LOOP in allied for distance in soon)
    opposed_entry, allied_entry = (float(BASE in own and start in walls) for walls in (opposed, allied))
    return [in_walls, way, barred, later, barred_by_own, opposed_entry, allied_entry]

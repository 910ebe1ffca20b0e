"""Places of people in a value, found by the types of its fields: nothing else lists these places.

The dataclasses of ``host/`` name people by fields of the types `PersonId` and `Person`; the engine's know none and are
not looked into. The type also says what becomes of a number that is taken out: where somebody must be, it becomes that
of `SOMEBODY`, where nobody need be, None; sets, tuples and mappings lose it. A `Person` becomes `SOMEBODY` everywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields, is_dataclass, replace
from functools import cache
from types import NoneType
from typing import Any, NamedTuple, TypeVar, cast, get_args, get_type_hints

from host.table.seats import SOMEBODY, Person, PersonId

V = TypeVar("V")

Around = tuple[Any, ...]


class Place(NamedTuple):
    """``path`` leads there by names of fields and positions, such as "played.0.byes.1"; sets have no positions.

    ``around`` are the items of tuples that it is in, the outermost first, or what a mapping has for the person.
    """

    path: str
    person_id: int
    around: Around

    @property
    def beside(self) -> Any:
        """Facts about the person there: the mapping's value, or the items' texts and numbers with the innermost type as
        ``kind``. None where nothing is.
        """
        if not self.around or not is_dataclass(self.around[-1]):
            return self.around[-1] if self.around else None
        said: dict[str, Any] = {"kind": type(self.around[-1]).__name__}
        for item in self.around:
            others = [each.name for each in fields(item) if each.name not in _personal(item.__class__)]
            held = {name: getattr(item, name) for name in others}
            said |= {name: each for name, each in held.items() if isinstance(each, str | int | float | None)}
        return said


Meet = Callable[[Place, Person | int], Person | int | None]
"""Replacement for a person, or a person's number, at that place; None takes the number out."""


def places_of(value: Any) -> Sequence[Place]:
    """Every place of a dataclass where a person stands."""
    found: list[Place] = []

    def note(place: Place, met: Person | int) -> Person | int:
        found.append(place)
        return met

    _walk(value, type(value), (), None, note)
    return found


def people_in(value: Any) -> frozenset[int]:
    """The numbers of everybody who stands anywhere in a dataclass."""
    return frozenset(place.person_id for place in places_of(value))


def with_people(value: V, change: Callable[[Person], Person]) -> V:
    """The dataclass with what ``change`` makes of each `Person` in it, such as another name."""

    def meet(_: Place, met: Person | int) -> Person | int:
        return change(met) if isinstance(met, Person) else met

    return cast(V, _walk(value, type(value), (), None, meet))


def without_person(value: V, person_id: int) -> V:
    """The dataclass with nothing that says who that person is; itself, if nothing does."""

    def forget(place: Place, met: Person | int) -> Person | int | None:
        if place.person_id != person_id:
            return met
        return SOMEBODY if isinstance(met, Person) else None

    return cast(V, _walk(value, type(value), (), None, forget))


def _walk(value: Any, kind: Any, path: tuple[str, ...], around: Around | None, meet: Meet) -> Any:
    """The value with what ``meet`` makes of everybody in it; itself, if that is nothing new.

    ``kind`` is its type as the field has it. ``around`` is None outside of tuples and mappings.
    """
    if value is None or value in (SOMEBODY, SOMEBODY.id):
        return value
    if isinstance(value, Person | int):
        number = value.id if isinstance(value, Person) else value
        met = meet(Place(".".join(path), number, around or ()), value)
        return SOMEBODY.id if met is None and NoneType not in get_args(kind) else met
    if is_dataclass(value):
        return _walk_fields(value, path, around, meet)
    kinds = get_args(kind)
    kinds = get_args(kinds[0]) if NoneType in kinds else kinds
    walk = _walk_mapping if isinstance(value, Mapping) else _walk_items
    kept = walk(value, kinds, path, around, meet)
    return value if kept == value else kept


def _walk_fields(value: Any, path: tuple[str, ...], around: Around | None, meet: Meet) -> Any:
    within = None if around is None else (*around, value)
    changed = {}
    for name, kind in _personal(value.__class__).items():
        before = getattr(value, name)
        after = _walk(before, kind, (*path, name), within, meet)
        if after is not before:
            changed[name] = after
    return replace(value, **changed) if changed else value


def _walk_items(items: Any, kinds: tuple[Any, ...], path: tuple[str, ...], around: Around | None, meet: Meet) -> Any:
    """Of a tuple or a set."""
    numbered = isinstance(items, tuple)
    around = () if around is None and numbered else around
    after = (
        _walk(each, kinds[0], (*path, str(number)) if numbered else path, around, meet)
        for number, each in enumerate(items)
    )
    return type(items)(each for each in after if not _is_taken_out(each, kinds[0]))


def _walk_mapping(items: Any, kinds: tuple[Any, ...], path: tuple[str, ...], _: Around | None, meet: Meet) -> Any:
    """Of a mapping of people's numbers to what it has for them."""
    after = [(_walk(key, kinds[0], path, (held,), meet), held) for key, held in items.items()]
    return {key: held for key, held in after if not _is_taken_out(key, kinds[0])}


def _is_taken_out(met: Any, kind: Any) -> bool:
    return bool(kind == PersonId and met == SOMEBODY.id)


@cache
def _personal(kind: type) -> Mapping[str, Any]:
    """The fields of a dataclass that may name people, with their types."""
    kinds = get_type_hints(kind, include_extras=True)
    return {name: each for name, each in kinds.items() if _may_name_people(each)}


def _may_name_people(kind: Any) -> bool:
    if kind == PersonId:
        return True
    if isinstance(kind, type) and is_dataclass(kind):
        return kind.__module__.startswith("host.") and bool(_personal(kind))
    return any(map(_may_name_people, get_args(kind)))

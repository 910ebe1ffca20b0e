"""People may choose what they are called, but nobody the name of somebody else at the same table."""

from __future__ import annotations

import unicodedata

from host.refusal import Refused
from host.table.seats import Person
from host.table.table import Table


def require_own_name(table: Table, person: Person) -> None:
    """Raises Refused("name-taken") if the person calls themselves like somebody else at the table.

    What a server calls people is for its moderators to look after.
    """
    if person.names_themselves and any(
        holder.person is not None and holder.person.id != person.id and _alike(holder.person.name, person.name)
        for holder in table.seats
    ):
        raise Refused("name-taken")


def _alike(one: str, other: str) -> bool:
    return _bare(one) == _bare(other)


def _bare(name: str) -> str:
    """The name without case, accents, styled characters and punctuation; a name of nothing else stays as it is."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    return "".join(character for character in plain if character.isalnum()) or name

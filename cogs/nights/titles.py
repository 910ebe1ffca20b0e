"""What was remarkable about a game night: the highlights of its matches, each of somebody else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cogs.games.face import GameFace
from cogs.messages.result_text import told
from cogs.wording.names import tidy
from host.host import Host
from host.nights.night import Night, Phase
from localization.catalog import Speaker

MOST = 3


class Titles:
    """``faces`` are the games by key."""

    def __init__(self, host: Host, faces: Mapping[str, GameFace[Any]]) -> None:
        self._host = host
        self._faces = faces

    async def of(self, night: Night, say: Speaker) -> list[str]:
        """A line for each, without Markdown; none before the night is over."""
        if night.phase is not Phase.OVER:
            return []
        lines: dict[int, str] = {}
        kinds = set[tuple[str, str]]()
        for table in (table for each in night.played for table in each.tables):
            if table.table_id is None or table.cancelled or len(lines) == MOST:
                continue
            sitting, face = table.sitting, self._faces.get(table.sitting.game)
            if face is None:
                continue
            for highlight in await self._host.records.highlights(table.table_id):
                people = [sitting.people[seat] for seat in highlight.seats]
                holder, kind = people[0], (sitting.game, highlight.kind)
                if holder is None or None in people or holder in lines or kind in kinds:
                    continue
                names = (tidy(night.names.get(person or 0, "")) for person in people)
                lines[holder] = told(highlight, face, say, names)
                kinds.add(kind)
                break
        return list(lines.values())

"""What Discord says of the component that was used: its custom id, and what was chosen or typed."""

from __future__ import annotations

from typing import Any

import discord


def component_data(interaction: discord.Interaction[Any]) -> dict[str, Any]:
    return dict(interaction.data or {})

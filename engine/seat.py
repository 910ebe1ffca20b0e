"""What a player's place at the table is to everything else."""

from __future__ import annotations

Seat = int
"""A player's place at the table, counted clockwise from 0."""

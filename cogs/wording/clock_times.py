"""Moments as Discord shows them, to each reader in their own language and time zone."""

from __future__ import annotations


def in_time(moment: float) -> str:
    """Such as "in 3 days" or "5 minutes ago"."""
    return f"<t:{int(moment)}:R>"


def on_day(moment: float) -> str:
    """Such as "24 December 2026"."""
    return f"<t:{int(moment)}:D>"

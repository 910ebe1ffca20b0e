"""Every edition of the rules that matches may still be played by."""

from __future__ import annotations

from engine.kaeseschieben.rules import KAESESCHIEBEN, Kaeseschieben

EDITIONS: tuple[Kaeseschieben, ...] = (KAESESCHIEBEN,)

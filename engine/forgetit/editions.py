"""Every edition of the rules that matches may still be played by."""

from __future__ import annotations

from engine.forgetit.rules import FORGETIT, ForGetIt

EDITIONS: tuple[ForGetIt, ...] = (FORGETIT,)

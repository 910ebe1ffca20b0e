"""Mensch ärgere Dich nicht, and its partner game Einigkeit macht stark: the same board, pawns and die."""

"""Faces of the games in Discord: one package a game, and what they have in common."""

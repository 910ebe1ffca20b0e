"""Mensch ärgere Dich nicht and Einigkeit macht stark as people see them."""

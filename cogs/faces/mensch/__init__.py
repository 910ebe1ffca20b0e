"""How Mensch ärgere Dich nicht and Einigkeit macht stark look in Discord."""

"""Face of Mensch ärgere Dich nicht and Einigkeit macht stark in Discord."""

"""The controls of Mensch ärgere Dich nicht and Einigkeit macht stark."""

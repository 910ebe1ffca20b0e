"""Game nights: who sits where in each round, and the standings over all rounds."""

"""The controls of Wie Du mir …."""

"""What an operator has of the bot that runs: start and end, health, metrics, and one process to a database."""

"""Running the bot: start and end, health, metrics, and the service manager."""

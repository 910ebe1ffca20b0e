"""What happens before the bot runs: settings and logging."""

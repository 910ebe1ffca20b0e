"""How the computer players learned what they know. The bot imports nothing of this; docs/training.md says more."""

"""The bot on a simulated Discord: in the browser for people without a token, and for the tests."""

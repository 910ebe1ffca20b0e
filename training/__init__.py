"""Makes the numbers that computers know besides the rules: `data/tables`. Nothing of the bot imports it."""

"""How well the computer players play, and whether the chances they speak of are true: ``python -m bench.strength``."""

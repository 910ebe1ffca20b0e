"""The computer players, at three levels."""

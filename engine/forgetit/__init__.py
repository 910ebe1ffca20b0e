"""For-Get-It: the rules (F1 to F9), what turns are worth, and the computer players."""

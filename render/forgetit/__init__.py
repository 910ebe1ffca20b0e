"""For-Get-It as people see it."""

"""The computer players of For-Get-It."""

"""The controls of For-Get-It."""

"""What turns of For-Get-It can bring, exactly: for the computer players and for the odds that people are shown."""

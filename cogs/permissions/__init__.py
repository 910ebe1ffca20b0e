"""Who may do and see what: by what a server has chosen, and by what its channels show."""

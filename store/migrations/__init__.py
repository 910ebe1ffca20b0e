"""The steps by which the database came to its present shape. They run by themselves at the start."""

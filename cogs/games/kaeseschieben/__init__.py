"""The controls of Käseschieben."""

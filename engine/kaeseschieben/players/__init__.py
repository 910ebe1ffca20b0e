"""The computer players of Käseschieben."""

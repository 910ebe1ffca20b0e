"""The rules of the games as pages: in private messages, and as Markdown in ``docs/rules``."""

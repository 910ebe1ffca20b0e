"""What the caretaker of the tables gets from Discord: when to look, what has gone, and how to reach people."""

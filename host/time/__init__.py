"""What time brings: clocks, reminders, holidays, and the caretaker that looks after what is due."""

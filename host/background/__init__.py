"""Work that goes on without a press: clocks, computers, other processes."""

"""Benchmarks of pictures, storage, answers and memory, each against a baseline measured in the same run."""

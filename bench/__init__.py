"""What pictures, storage and answers cost, each against a baseline measured in the same run."""

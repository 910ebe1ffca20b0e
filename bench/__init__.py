"""What pictures, rules and storage cost, each against a baseline measured in the same run."""

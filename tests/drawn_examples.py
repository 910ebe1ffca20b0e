"""Number of examples that Hypothesis draws: a few, always the same, in the suite; more, and new ones, where asked for.

With EXAMPLES=20 in the environment, each such test draws twenty times as many, which `make soak` does.
"""

import os

from hypothesis import HealthCheck, settings

_TIMES = int(os.environ.get("EXAMPLES", "1"))


def drawing(examples: int, steps: int = 50) -> settings:
    """``steps`` is how long the course of a state machine may be."""
    return settings(
        max_examples=examples * _TIMES,
        stateful_step_count=steps if _TIMES == 1 else 2 * steps,
        derandomize=_TIMES == 1,
        deadline=None,
        database=None,
        print_blob=True,
        # Matches and databases are large, and slow to draw.
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much],
    )

"""Runs what training has compiled as plain Python, which takes no longer here."""

import os

os.environ["NUMBA_DISABLE_JIT"] = "1"

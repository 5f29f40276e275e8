# SPDX-License-Identifier: GPL-3.0-or-later
"""What benchmarks in a pseudo-terminal share: the program of the tests, and how times are told."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../tests/terminal"))
from program import Program  # noqa: E402, F401


def tell(name, seconds):
    times = sorted(seconds)
    print(f"{name}: median {times[len(times) // 2] * 1000:.2f} ms, 99th percentile "
          f"{times[int(len(times) * 0.99)] * 1000:.2f} ms, longest {times[-1] * 1000:.2f} ms, "
          f"{len(times)} times")

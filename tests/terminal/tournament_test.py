# SPDX-License-Identifier: GPL-3.0-or-later
"""What a tournament forbids is forbidden to the running program by the kernel."""

import os
import unittest

from program import Program

COMMON = ("--language", "en", "--voice", "off")
PROGRAMS = {"clock": (("clock", "5"), "starts:"),
            "game": (("play", "--two", "--profile", "screen-reader", "--announce", "fide"), "to move"),
            "desk": (("assist",), "?")}


def filters(status):
    """How many filters of system calls a thread has; a container may have one of its own."""
    with open(status, encoding="ascii") as file:
        found = [line.split()[1] for line in file if line.startswith("Seccomp_filters:")]
    return int(found[0]) if found else None


def of_threads(pid):
    folder = f"/proc/{pid}/task"
    return {filters(os.path.join(folder, each, "status")) for each in os.listdir(folder)}


class Network(unittest.TestCase):
    def test_a_tournament_has_none_in_any_thread_and_everything_else_is_as_it_was(self):
        own = filters("/proc/self/status")
        if own is None:
            self.skipTest("skipped: this kernel does not tell its filters")
        for name, (command, ready) in PROGRAMS.items():
            for options, more in (((), 0), (("--tournament",), 1)):
                with self.subTest(name, options=options), \
                        Program(*command, *options, *COMMON, columns=200) as program:
                    program.wait_for(ready)
                    self.assertEqual(of_threads(program.pid), {own + more})


if __name__ == "__main__":
    unittest.main()

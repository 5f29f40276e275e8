#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""How long a key of the board takes until its text is on the terminal, and how much is sent.

usage: ANNABELLA=build/release/annabella bench/keys.py [PROFILE [KEYS]]
"""

import statistics
import sys
import time

from measured import Program, tell

PROFILE = sys.argv[1] if len(sys.argv) > 1 else "voice"
COUNT = int(sys.argv[2]) if len(sys.argv) > 2 else 1000
ROUND = "wwwdsssa"


def used(program):
    """Processor time in seconds: what other programs do meanwhile does not count."""
    with open(f"/proc/{program.pid}/schedstat", encoding="ascii") as file:
        return int(file.read().split()[0]) / 1e9


def main():
    options = ("play", "--two", "--ui", "screen", "--profile", PROFILE, "--language", "en",
               "--announce", "en", "--voice", "off")
    with Program(*options) as program:
        program.wait_for("White to move")
        times = []
        processor = []
        sizes = []
        for number in range(COUNT):
            key = ROUND[number % len(ROUND)]
            start = len(program.sent)
            before = used(program)
            begun = time.perf_counter()
            program.type(key)
            while len(program.sent) == start:
                program.read(1)
            times.append(time.perf_counter() - begun)
            program.read(0.02)
            processor.append(used(program) - before)
            sizes.append(len(program.sent) - start)
        for name, values in (("by the wall", times), ("of the processor", processor)):
            tell(f"{PROFILE}, time {name}", values)
        print(f"{PROFILE}: {COUNT} keys, median {statistics.median(sizes):.0f} bytes")


main()

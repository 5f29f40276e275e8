# SPDX-License-Identifier: GPL-3.0-or-later
"""A minute of the clock in a pseudo-terminal against the clock of the machine."""
import math
import re
import time

from program import Program

MINUTE = 61.0
TURNS = 12
RUNS = {"a": "Black's clock is running", "j": "White's clock is running"}
TOLD = r"White: (.*?)\. Black: (.*?)\. (?:White|Black)'s clock"


class Span:
    """A moment that lies between two readings of the machine's clock."""

    def __init__(self, act):
        self.earliest = time.monotonic()
        act()
        self.latest = time.monotonic()


def strike(program, key, answer):
    """Strikes a key and waits for its answer: the press lies between."""
    start = program.count()
    return Span(lambda: (program.type(key), program.expect(answer, start)))


def seconds(words):
    """59 minutes, 30 seconds"""
    units = {"hour": 3600, "minute": 60, "second": 1}
    return sum(int(number) * units[unit] for number, unit in re.findall(r"(\d+) (\w+?)s?\b", words))


def minute():
    """For more than a minute no press is stamped earlier than its key or later than its answer, and
    the times told are those that have passed, however slow the machine is."""
    with Program("clock", "60", "--language", "en", "--voice", "off") as program:
        program.expect("Clock set: 1 hour")
        presses = []
        begin = time.monotonic()
        for turn in range(TURNS + 1):
            key = "ja"[turn % 2]
            time.sleep(max(0.0, begin + turn * MINUTE / TURNS - time.monotonic()))
            presses.append(strike(program, key, RUNS[key]))
        start = program.count()
        asked = strike(program, "3", TOLD)
        told = [seconds(words) for words in program.find(TOLD, start).groups()]
        stamped = program.stamps("white|black")
    assert len(stamped) == len(presses), stamped
    assert stamped[-1] - stamped[0] >= MINUTE - 1, stamped
    # One beginning of the clock's time must suit every press; its stamps have whole milliseconds.
    latest = min(press.latest - at for press, at in zip(presses, stamped))
    earliest = max(press.earliest - at for press, at in zip(presses, stamped)) - 0.001
    assert earliest <= latest, f"stamped {earliest - latest} s away from the machine's clock"
    turns = list(zip(presses, presses[1:] + [asked]))
    for side in range(2):  # the first press starts White's clock
        least = sum(end.earliest - begin.latest for begin, end in turns[side::2])
        most = sum(end.latest - begin.earliest for begin, end in turns[side::2])
        allowed = math.floor(3600 - most - 0.001), math.floor(3600 - least + 0.001)
        assert allowed[0] <= told[side] <= allowed[1], f"{told[side]} is not in {allowed}"


if __name__ == "__main__":
    minute()

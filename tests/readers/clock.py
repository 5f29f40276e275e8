#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""clock.py STORY PROGRAM: the talking clock in a pseudo-terminal: a minute of it against the clock
of the machine, or what is heard of it under yasr or fenrir. A line with "skipped:" if the machine
lacks a reader."""
import contextlib
import math
import os
import re
import sys
import tempfile
import time

import player
import speaking
from ssip import plain
from terminal import Terminal

MINUTE = 61.0
APART = 0.2  # seconds: what comes quicker than a tenth are two keys at once
TURNS = 12
RUNS = {"a": "Black's clock is running", "j": "White's clock is running"}
TOLD = re.compile(r"White: (.*?)\. Black: (.*?)\. (?:White|Black)'s clock")


@contextlib.contextmanager
def kept(program, *arguments, voice="off"):
    """A clock or a desk with a folder of its own."""
    with tempfile.TemporaryDirectory(prefix="annabella-") as folder:
        table = player.Table(program, folder, *arguments, "--language", "en", "--voice", voice,
                             "--data", folder, "--config", os.path.join(folder, "none"))
        try:
            yield table
        finally:
            table.leave()


def clock(program, *arguments):
    return kept(program, "clock", *arguments)


class Span:
    """A moment that lies between two readings of the machine's clock."""

    def __init__(self, act):
        self.earliest = time.monotonic()
        act()
        self.latest = time.monotonic()


def strike(terminal, key, answer):
    """Strikes a key and waits for its answer: the press lies between."""
    start = terminal.size()
    return Span(lambda: (terminal.type(key), terminal.wait_for(answer, start)))


def seconds(words):
    """59 minutes, 30 seconds"""
    units = {"hour": 3600, "minute": 60, "second": 1}
    return sum(int(number) * units[unit] for number, unit in re.findall(r"(\d+) (\w+?)s?\b", words))


def stamps(folder):
    """When the clock says that each press came."""
    with open(os.path.join(folder, "clock"), encoding="utf-8") as journal:
        return [float(at) for at, what in re.findall(r"@([\d.]+) (\w+)", journal.read())
                if what in ("white", "black")]


def minute(program):
    """For more than a minute no press is stamped earlier than its key or later than its answer, and
    the times told are those that have passed, however slow the machine is."""
    with clock(program, "60") as table, Terminal([table.command], table.environment) as terminal:
        terminal.wait_for("Clock set: 1 hour")
        presses = []
        begin = time.monotonic()
        for turn in range(TURNS + 1):
            key = "ja"[turn % 2]
            time.sleep(max(0.0, begin + turn * MINUTE / TURNS - time.monotonic()))
            presses.append(strike(terminal, key, RUNS[key]))
        start = terminal.size()
        asked = Span(lambda: (terminal.type("3"), terminal.wait_for_match(TOLD, start)))
        told = [seconds(words) for words in TOLD.search(terminal.text(start)).groups()]
        stamped = stamps(table.folder)
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


# Keys, and all that is heard of each.
GAME = (
    (" ", "White's clock is running"),
    ("j", "Black's clock is not running"),
    ("a", "Black's clock is running"),
    ("5", "White has completed: 1 move. Black has completed: 0 moves"),
    ("j", "White's clock is running"),
    ("7", "White's clock is running"),
    ("w", "w means nothing here. The question mark tells the keys"),
    (" ", "The clocks are paused, White to move"),
    ("8", "White, period 1, increment 30 seconds"),
)


def hear(reader, program):
    """Every key is answered aloud, and nothing else is heard."""
    if speaking.missing(reader):
        print(f"skipped: {speaking.missing(reader)}")
        return
    with clock(program, "90+30") as table:
        terminal, speech = speaking.UNDER[reader](table.command, table.environment, table.folder)
        with terminal:
            speech.wait_for("Clock set: 1 hour, 30 minutes, increment 30 seconds")
            speech.wait_for("starts")
            begin = speech.count()
            for key, sentence in GAME:
                time.sleep(APART)
                start = speech.count()
                terminal.type(key)
                speech.wait_for(sentence, start)
            heard = [word for word in speech.since(begin).split() if word != "blank"]
            wanted = plain(" ".join(sentence for _, sentence in GAME))
            assert " ".join(heard) == wanted, f"heard {' '.join(heard)!r}, not {wanted!r}"


def main(story, program):
    if story == "minute":
        minute(program)
    else:
        hear(story, program)


if __name__ == "__main__":
    main(*sys.argv[1:])

# SPDX-License-Identifier: GPL-3.0-or-later
"""The numbers of the referee's desk, taken from the real program in a pseudo-terminal: how soon a
typed move is answered, each on the disk before, and how late a press by the key "pressed now" is
stamped; first by itself, then with every processor busy.

ANNABELLA=build/release/annabella /usr/bin/python3 bench/desk_bench.py
"""

import os
import re
import signal
import tempfile
import time

from clock_bench import busy, run_before_others
from measured import Program, tell

MOVES = 300
PRESSES = 100
SHUFFLE = ("Nf3", "Nf6", "Ng1", "Ng8")
NOW = ";"


def desk(folder, edition):
    """Editions since 2014 end a game at the fifth repetition: the older ones go on."""
    return Program("assist", "--edition", edition, "--language", "en", "--voice", "off", "--data",
                   folder, "--head", os.path.join(folder, "head"), home=folder,
                   environment={"TERM": "xterm"})


def set_up(folder, edition="1997"):
    with open(os.path.join(folder, "head"), "w", encoding="utf-8") as file:
        file.write("time 90+30\n")
    program = desk(folder, edition)
    program.expect("start begins")
    answered(program, "start\r", b"clock is running")
    return program


def answered(program, keys, mark):
    """The time from the last key to its answer."""
    program.type(keys[:-1])
    begin, start = time.perf_counter(), len(program.sent)
    program.type(keys[-1])
    program.wait(lambda: program.sent.find(mark, start) >= 0)
    return time.perf_counter() - begin


def moves(name):
    with tempfile.TemporaryDirectory(prefix="annabella-bench-") as folder:
        with set_up(folder) as program:
            times = []
            for number in range(MOVES):
                times.append(answered(program, SHUFFLE[number % 4] + "\r", b": "))
                answered(program, "\r", b"completed the move")
    tell(f"{name}, a typed move to its answer", times)


def presses(name):
    with tempfile.TemporaryDirectory(prefix="annabella-bench-") as folder:
        struck = []
        with set_up(folder) as program:
            for number in range(PRESSES):
                start = len(program.sent)
                struck.append(time.monotonic())
                program.type(NOW)
                program.wait(lambda: program.sent.find(b"Now the move", start) >= 0)
                answered(program, SHUFFLE[number % 4] + "\r", b"completed the move")
        with open(os.path.join(folder, "desk", "game"), encoding="utf-8") as file:
            stamps = [float(at) for at in re.findall(r"^@([0-9.]+) .*press$", file.read(), re.M)]
    # When its time began is known by the quickest press only; stamps are whole milliseconds.
    began = max(at - stamp for at, stamp in zip(struck, stamps))
    tell(f"{name}, key to stamp", [began + stamp - at for at, stamp in zip(struck, stamps)])


def measure(name):
    moves(name)
    presses(name)


def main():
    run_before_others()
    measure("by itself")
    processes = busy()
    try:
        measure("every processor busy")
    finally:
        for process in processes:
            os.kill(process, signal.SIGKILL)
            os.waitpid(process, 0)


if __name__ == "__main__":
    main()

# SPDX-License-Identifier: GPL-3.0-or-later
"""How late a press is stamped and told: the real clock in a pseudo-terminal, in lines and on the
screen, first by itself, then with every processor busy. The stamps are those that the clock keeps.

ANNABELLA=build/release/annabella /usr/bin/python3 bench/clock_bench.py
"""

import os
import random
import signal
import time

from measured import Program, tell

PRESSES = 200
ANSWERS = {"a": b"Black's clock is running", "j": b"White's clock is running"}


def press(clock, key):
    """When the key was struck, and when it was answered."""
    start = len(clock.sent)
    struck = time.monotonic()
    clock.type(key)
    clock.wait(lambda: clock.sent.find(ANSWERS[key], start) >= 0)
    return struck, time.monotonic()


def busy():
    """One process for each processor that does nothing but count."""
    processes = []
    for _ in range(os.cpu_count()):
        process = os.fork()
        if process == 0:
            while True:
                pass
        processes.append(process)
    return processes


def measure(name, interface):
    chance = random.Random(1997)
    presses = []
    with Program("clock", "60", "--ui", interface, "--profile", "voice", "--language", "en",
                 "--voice", "off", environment={"TERM": "xterm"}) as clock:
        clock.expect("starts")
        for number in range(PRESSES):
            time.sleep(0.11 + 0.09 * chance.random())
            presses.append(press(clock, "ja"[number % 2]))
        stamps = clock.stamps("white|black")
    # When its time began is known by the quickest press only; stamps are whole milliseconds.
    began = max(struck - at for (struck, _), at in zip(presses, stamps))
    tell(f"{interface}, {name}, key to stamp",
         [began + at - struck for (struck, _), at in zip(presses, stamps)])
    tell(f"{interface}, {name}, key to text", [answered - struck for struck, answered in presses])


def run_before_others():
    """Whoever measures does not wait for a processor, where that is allowed; the clock does."""
    try:
        os.sched_setscheduler(0, os.SCHED_FIFO | os.SCHED_RESET_ON_FORK, os.sched_param(1))
    except PermissionError:
        print("(who measures waits for a processor, too)")


def main():
    run_before_others()
    interfaces = ("line", "screen")
    for interface in interfaces:
        measure("by itself", interface)
    processes = busy()
    try:
        for interface in interfaces:
            measure("every processor busy", interface)
    finally:
        for process in processes:
            os.kill(process, signal.SIGKILL)
            os.waitpid(process, 0)


if __name__ == "__main__":
    main()

# SPDX-License-Identifier: GPL-3.0-or-later
"""How late a press is stamped and told: the real clock in a pseudo-terminal, in lines and on the
screen, first by itself, then with every processor busy. The stamps are those that the clock keeps.

ANNABELLA=build/release/annabella /usr/bin/python3 bench/clock_bench.py
"""

import os
import pty
import random
import re
import select
import shutil
import signal
import tempfile
import time

PRESSES = 200
ANSWERS = {b"a": b"Black's clock is running", b"j": b"White's clock is running"}


class Clock:
    """The program, and what it has kept."""

    def __init__(self, interface):
        self.home = tempfile.mkdtemp(prefix="annabella-bench-")
        self.pid, self.master = pty.fork()
        if self.pid == 0:
            program = os.environ["ANNABELLA"]
            os.execve(program, [program, "clock", "60", "--ui", interface, "--profile",
                                "voice", "--language", "en", "--voice", "off"], {
                "PATH": os.environ["PATH"], "HOME": self.home, "XDG_DATA_HOME": self.home,
                "XDG_CONFIG_HOME": self.home, "TERM": "xterm", "LANG": "C.UTF-8"})
        self.until(b"starts")

    def until(self, mark):
        text = b""
        while mark not in text:
            if not select.select([self.master], [], [], 30)[0]:
                raise RuntimeError(text)
            text += os.read(self.master, 65536)
        return time.monotonic()

    def press(self, key):
        """When the key was struck, and when it was answered."""
        struck = time.monotonic()
        os.write(self.master, key)
        return struck, self.until(ANSWERS[key])

    def stamps(self):
        with open(os.path.join(self.home, "annabella", "clock"), encoding="ascii") as journal:
            return [float(at) for at in re.findall(r"@([\d.]+) (?:white|black)\b", journal.read())]

    def end(self):
        os.kill(self.pid, signal.SIGKILL)
        os.waitpid(self.pid, 0)
        os.close(self.master)
        shutil.rmtree(self.home, ignore_errors=True)


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


def tell(name, times):
    times = sorted(times)
    print(f"{name}: median {times[len(times) // 2] * 1000:.2f} ms, 99th percentile "
          f"{times[int(len(times) * 0.99)] * 1000:.2f} ms, longest {times[-1] * 1000:.2f} ms, "
          f"{len(times)} times")


def measure(name, interface):
    clock = Clock(interface)
    chance = random.Random(1997)
    presses = []
    for number in range(PRESSES):
        time.sleep(0.11 + 0.09 * chance.random())
        presses.append(clock.press(b"ja"[number % 2:number % 2 + 1]))
    stamps = clock.stamps()
    clock.end()
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

# SPDX-License-Identifier: GPL-3.0-or-later
"""The numbers of the line interface, taken from the real program in a pseudo-terminal.

ANNABELLA=build/release/annabella /usr/bin/python3 bench/line_bench.py
"""

import os
import pty
import resource
import select
import shutil
import tempfile
import time

OPTIONS = ("--language", "en", "--announce", "en", "--profile", "screen-reader", "--voice", "off")
# None of their prompts is longer than a line, so that each arrives in one piece.
QUESTIONS = ("board", "s e4", "reach g1", "last", "Nf9", "fen", "turn", "pawns", "hops e4", "zz")
SHUFFLE = ("Nf3", "Nf6", "Ng1", "Ng8")


class Program:
    def __init__(self, *arguments):
        self.home = tempfile.mkdtemp(prefix="annabella-bench-")
        self.began = time.perf_counter()
        self.pid, self.master = pty.fork()
        if self.pid == 0:
            program = os.environ["ANNABELLA"]
            os.execve(program, [program, *arguments, *OPTIONS], {
                "PATH": os.environ["PATH"] + ":/usr/games", "HOME": self.home,
                "XDG_DATA_HOME": self.home, "XDG_CONFIG_HOME": self.home,
                "TERM": "xterm", "LANG": "C.UTF-8"})

    def until(self, mark):
        """The time until the output ends so."""
        begin, text = time.perf_counter(), b""
        while not text.endswith(mark):
            if not select.select([self.master], [], [], 30)[0]:
                raise RuntimeError(text)
            text += os.read(self.master, 65536)
        return time.perf_counter() - begin

    def ask(self, line):
        """From the end of a line to the next prompt."""
        os.write(self.master, line.encode())
        self.until(line.encode())
        os.write(self.master, b"\r")
        return self.until(b": ")

    def status(self, name):
        with open(f"/proc/{self.pid}/status", encoding="ascii") as file:
            return next(line.split()[1] for line in file if line.startswith(name))

    def processor_time(self):
        with open(f"/proc/{self.pid}/stat", encoding="ascii") as file:
            fields = file.read().split()
        return (int(fields[13]) + int(fields[14])) / os.sysconf("SC_CLK_TCK")

    def end(self):
        os.kill(self.pid, 9)
        os.waitpid(self.pid, 0)
        os.close(self.master)
        shutil.rmtree(self.home, ignore_errors=True)


def tell(name, times):
    times = sorted(times)
    middle, late = times[len(times) // 2], times[int(len(times) * 0.99)]
    print(f"{name}: median {middle * 1000:.2f} ms, 99th percentile {late * 1000:.2f} ms, "
          f"{len(times)} times")


def starts():
    times = []
    for _ in range(50):
        program = Program("play", "--two", "--time", "90+30")
        program.until(b": ")
        times.append(time.perf_counter() - program.began)
        program.end()
    tell("start to the first prompt", times)
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    print(f"processor time of a start: {(used.ru_utime + used.ru_stime) / len(times) * 1000:.1f} ms")


def questions():
    program = Program("play", "--two", "--time", "90+30")
    program.until(b": ")
    tell("a question", [program.ask(QUESTIONS[i % len(QUESTIONS)]) for i in range(500)])
    before, begin = program.processor_time(), time.perf_counter()
    time.sleep(10)
    share = (program.processor_time() - before) / (time.perf_counter() - begin)
    print(f"processor while the clock runs: {share * 100:.2f} %")
    print(f"memory: {int(program.status('VmRSS')) / 1024:.1f} MB")
    program.end()


def long_game():
    program = Program("play", "--two", "--time", "none", "--edition", "1997")
    program.until(b": ")
    moves = [program.ask(SHUFFLE[i % 4]) for i in range(1000)]
    tell("a move, kept on the disk, moves 1 to 50", moves[:100])
    tell("a move, kept on the disk, moves 451 to 500", moves[900:])
    tell("a question after 500 moves", [program.ask(QUESTIONS[i % 10]) for i in range(200)])
    program.end()


if __name__ == "__main__":
    starts()
    questions()
    long_game()

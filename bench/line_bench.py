# SPDX-License-Identifier: GPL-3.0-or-later
"""The numbers of the line interface, taken from the real program in a pseudo-terminal.

ANNABELLA=build/release/annabella /usr/bin/python3 bench/line_bench.py
"""

import os
import resource
import time

from measured import Program, tell

OPTIONS = ("--language", "en", "--announce", "en", "--profile", "screen-reader", "--voice", "off")
# None of their prompts is longer than a line, so that each arrives in one piece.
QUESTIONS = ("board", "s e4", "reach g1", "last", "Nf9", "fen", "turn", "pawns", "hops e4", "zz")
SHUFFLE = ("Nf3", "Nf6", "Ng1", "Ng8")


def play(*options):
    return Program("play", "--two", *options, *OPTIONS, environment={"TERM": "xterm"})


def until(program, mark):
    """The time until what is sent from now on ends so."""
    begin, start = time.perf_counter(), len(program.sent)
    program.wait(lambda: program.sent.endswith(mark, start))
    return time.perf_counter() - begin


def ask(program, line):
    """From the end of a line to the next prompt."""
    program.type(line)
    until(program, line.encode())
    program.type("\r")
    return until(program, b": ")


def status(program, name):
    with open(f"/proc/{program.pid}/status", encoding="ascii") as file:
        return next(line.split()[1] for line in file if line.startswith(name))


def processor_time(program):
    with open(f"/proc/{program.pid}/stat", encoding="ascii") as file:
        fields = file.read().split()
    return (int(fields[13]) + int(fields[14])) / os.sysconf("SC_CLK_TCK")


def starts():
    times = []
    for _ in range(50):
        with play("--time", "90+30") as program:
            until(program, b": ")
            times.append(time.perf_counter() - program.began)
    tell("start to the first prompt", times)
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    print(f"processor time of a start: {(used.ru_utime + used.ru_stime) / len(times) * 1000:.1f} ms")


def questions():
    with play("--time", "90+30") as program:
        until(program, b": ")
        tell("a question", [ask(program, QUESTIONS[i % len(QUESTIONS)]) for i in range(500)])
        before, begin = processor_time(program), time.perf_counter()
        time.sleep(10)
        share = (processor_time(program) - before) / (time.perf_counter() - begin)
        print(f"processor while the clock runs: {share * 100:.2f} %")
        print(f"memory: {int(status(program, 'VmRSS')) / 1024:.1f} MB")


def long_game():
    with play("--time", "none", "--edition", "1997") as program:
        until(program, b": ")
        moves = [ask(program, SHUFFLE[i % 4]) for i in range(1000)]
        tell("a move, kept on the disk, moves 1 to 50", moves[:100])
        tell("a move, kept on the disk, moves 451 to 500", moves[900:])
        tell("a question after 500 moves", [ask(program, QUESTIONS[i % 10]) for i in range(200)])


if __name__ == "__main__":
    starts()
    questions()
    long_game()

# SPDX-License-Identifier: GPL-3.0-or-later
"""The processor that twenty boards with running clocks take, while nobody types and while an arbiter
goes from board to board: the real program in a pseudo-terminal, with all games kept.

ANNABELLA=build/release/annabella /usr/bin/python3 bench/round_bench.py
"""

import os
import time

from measured import Program, tell

BOARDS = 20
SECONDS = 30
HEAD = "time 90+30\ntournament on\n"


def report():
    """Everybody's number beside that of the next."""
    lines = ["012 Bench", "022 Here"]
    for number in range(1, 2 * BOARDS + 1):
        white = number % 2 == 1
        lines.append(f"001 {number:4} m    {'Player ' + str(number):<33} {2500 - number:4} CZE "
                     f"{number:11} 1990/01/01  0.0 {number:4}  "
                     f"{number + 1 if white else number - 1:4} {'w' if white else 'b'}  ")
    return "\n".join(lines) + "\n"


def processor_time(process):
    with open(f"/proc/{process}/stat", encoding="ascii") as file:
        fields = file.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def answer(program, line, expected):
    start = len(program.sent)
    struck = time.monotonic()
    program.type(line + "\r")
    program.wait(lambda: program.sent.find(expected.encode(), start) >= 0)
    return time.monotonic() - struck


def share(name, program, work):
    before, began = processor_time(program.pid), time.monotonic()
    work()
    used, passed = processor_time(program.pid) - before, time.monotonic() - began
    print(f"{name}: {100 * used / passed:.2f} % of a processor, {used:.2f} s in {passed:.0f} s")


def going(program):
    times = []
    end = time.monotonic() + SECONDS
    number = 0
    while time.monotonic() < end:
        number = number % BOARDS + 1
        times.append(answer(program, f"board {number}", f"Board {number}. White"))
        time.sleep(1)
    tell("board N to its answer", times)


with Program("assist", "--language", "en", "--folder", "open", "--head", "head",
             files={"open/open.trf": report(), "head": HEAD}) as arbiter:
    arbiter.wait_for(f"{BOARDS} boards")
    for board in range(1, BOARDS + 1):
        answer(arbiter, f"board {board}", "start begins")
        answer(arbiter, "start", "clock is running")
    share("nobody types", arbiter, lambda: time.sleep(SECONDS))
    share("a board each second", arbiter, lambda: going(arbiter))

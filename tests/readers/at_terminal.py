#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""at_terminal.py STORY PROGRAM: games through a pseudo-terminal, as somebody types them."""
import os
import re
import shutil
import signal
import subprocess
import sys

import player
from terminal import Terminal

# As long as a game of the README; then the player has had enough and resigns.
MOST_MOVES = 12
FEN = re.compile(r"[1-8a-zA-Z/]+ [wb] (?:-|[A-Za-z]+) (?:-|[a-h][36]) \d+ \d+(?=:)")


def answer(terminal, line, wanted):
    """Types a line and waits for an answer; returns all that stands there since."""
    start = terminal.size()
    terminal.type(line + "\r")
    return terminal.wait_for_match(wanted, start).group(0)


def any_move(program, fen):
    """A legal move, or none where there is none; the same one for the same position."""
    moves = subprocess.run([program, "perft", "1", "--divide", "--fen", fen], check=True,
                           capture_output=True, text=True).stdout.splitlines()[:-1]
    return moves[len(fen) % len(moves)].split(":")[0] if moves else None


def whole_game(program):
    """A game against the real Stockfish goes to its end, whatever it plays."""
    if not shutil.which("stockfish", path=os.environ.get("PATH", "") + ":/usr/games"):
        print("skipped: stockfish is not installed")
        return
    with player.table(program, "screen-reader", "--level", "1", engine="stockfish") as table:
        with Terminal([table.command], table.environment) as terminal:
            terminal.wait_for("White to move")
            for number in range(1, MOST_MOVES + 1):
                fen = answer(terminal, "fen", FEN)
                move = any_move(program, fen)
                if move is None:
                    break
                said = answer(terminal, move, re.compile(rf"\n{number}\.\.\. \S+.*|wins|[Dd]raw"))
                if "..." not in said:
                    break
            else:
                # Its last move may have ended the game.
                if answer(terminal, "resign", re.compile("yes or no|is over")) == "yes or no":
                    answer(terminal, "yes", re.compile("Black wins"))
            terminal.type("quit\r")
            assert terminal.wait() == 0
        listed = saved_games(program, table)
        assert "unfinished" not in listed and "1: " in listed, listed


def saved_games(program, table):
    return subprocess.run([program, "games", "--language", "en", "--data",
                           os.path.join(table.folder, "data")], check=True, capture_output=True,
                          text=True).stdout


def half_typed(program):
    """A move of the engine that arrives while a line is typed is told, and the line is kept."""
    with player.table(program, "screen-reader") as table, \
            Terminal([table.command], table.environment) as terminal:
        terminal.wait_for("White to move")
        answer(terminal, "e4", re.compile("1 e4, "))
        terminal.type("Nf")
        terminal.wait_for("Nf")
        start = terminal.size()
        table.engine_plays("e7e5")
        terminal.wait_for("1... e5, Bauer Eva fünf", start)
        start = terminal.size()
        terminal.type("3\r")
        terminal.wait_for("2 Nf3, Springer Felix drei", start)


def killed(program):
    """A game whose program was killed goes on where it was, also after what was just announced."""
    with player.table(program, "screen-reader") as table:
        with Terminal([table.command], table.environment) as terminal:
            terminal.wait_for("White to move")
            answer(terminal, "e4", re.compile("1 e4, "))
            table.engine_plays("e7e5")
            terminal.wait_for("1... e5, Bauer Eva fünf")
            answer(terminal, "Nf3", re.compile("2 Nf3, "))
            terminal.kill(signal.SIGKILL)
        assert "unfinished" in saved_games(program, table)
        table.resume(program)
        with Terminal([table.command], table.environment) as terminal:
            terminal.wait_for("2 Nf3")  # it is the engine's turn
            table.engine_plays("b8c6")
            terminal.wait_for("2... Nc6, Springer Cesar sechs")
            answer(terminal, "Bb5", re.compile("3 Bb5, "))


def shell_goes_on(program):
    """The terminal is left as it was found: a new line, and a shell can read from it."""
    with player.table(program, "screen-reader") as table:
        shell = os.path.join(table.folder, "shell")
        with open(shell, "w", encoding="utf-8") as script:
            script.write(f"'{table.command}'\necho again\nread -r line\necho read=$line\n")
        with Terminal(["sh", shell], table.environment) as terminal:
            terminal.wait_for("White to move")
            terminal.type("quit\r")
            terminal.wait_for("\nagain\n")
            terminal.type("abc\r")
            terminal.wait_for("read=abc")


STORIES = {"shell-goes-on": shell_goes_on,
           "whole-game": whole_game, "half-typed": half_typed, "killed": killed}


def main(story, program):
    STORIES[story](os.path.abspath(program))


if __name__ == "__main__":
    main(*sys.argv[1:])

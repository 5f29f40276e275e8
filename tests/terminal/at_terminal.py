# SPDX-License-Identifier: GPL-3.0-or-later
"""at_terminal.py STORY: games through a pseudo-terminal, as somebody types them."""
import sys

from adviser import STOCKFISH
from program import run
from table import game
from terminal import Terminal

# As long as a game of the README; then the player has had enough and resigns.
MOST_MOVES = 12
FEN = r"[1-8a-zA-Z/]+ [wb] (?:-|[A-Za-z]+) (?:-|[a-h][36]) \d+ \d+(?=\r?\n)"


def answer(terminal, line, wanted):
    """Types a line and waits for an answer."""
    return terminal.after(terminal.type, (line + "\r", wanted)).group(0)


def any_move(fen, home):
    """A legal move, or none where there is none; the same one for the same position."""
    moves = run("perft", "1", "--divide", "--fen", fen, home=home).stdout.splitlines()[:-1]
    return moves[len(fen) % len(moves)].split(":")[0] if moves else None


def whole_game():
    """A game against the real Stockfish goes to its end, whatever it plays."""
    if not STOCKFISH:
        print("skipped: stockfish is not installed")
        return
    with game("screen-reader", "--level", "1", "--moves", "both", engine="stockfish") as table:
        with table.terminal() as terminal:
            terminal.expect("White to move")
            for number in range(1, MOST_MOVES + 1):
                move = any_move(answer(terminal, "fen", FEN), table.home)
                if move is None:
                    break
                said = answer(terminal, move, rf"\n{number}\.\.\. \S+.*|wins|[Dd]raw")
                if "..." not in said:
                    break
            else:
                # Its last move may have ended the game.
                if answer(terminal, "resign", "yes or no|is over") == "yes or no":
                    answer(terminal, "yes", "Black wins")
            terminal.type("quit\r")
            assert terminal.wait_for_end() == 0
        listed = table.saved_games()
        assert "unfinished" not in listed and "1: " in listed, listed


def half_typed():
    """A move of the engine that arrives while a line is typed is told, and the line is kept."""
    with game("screen-reader") as table, table.terminal() as terminal:
        terminal.expect("White to move")
        answer(terminal, "e4", "Bauer Eva vier")
        terminal.type("Nf")
        terminal.expect("Nf")
        terminal.after(table.engine_plays, ("e7e5", r"Bauer Eva fünf"))
        answer(terminal, "3", "Springer Felix drei")


def killed():
    """A game whose program was killed goes on where it was, also after what was just announced."""
    with game("screen-reader") as table:
        with table.terminal() as terminal:
            terminal.expect("White to move")
            answer(terminal, "e4", "Bauer Eva vier")
            terminal.after(table.engine_plays, ("e7e5", r"Bauer Eva fünf"))
            answer(terminal, "Nf3", "Springer Felix drei")
            terminal.kill()
        assert "unfinished" in table.saved_games()
        table.resume()
        with table.terminal() as terminal:
            terminal.expect("2, Springer Felix drei")  # it is the engine's turn
            terminal.after(table.engine_plays, ("b8c6", r"Springer Cesar sechs"))
            answer(terminal, "Bb5", "Läufer Bella fünf")


def shell_goes_on():
    """The terminal is left as it was found: a new line, and a shell can read from it."""
    with game("screen-reader") as table:
        shell = table.write(
            "shell", f"'{table.command}'\necho again\nread -r line\necho read=$line\n")
        with Terminal("sh", shell, environment=table.environment) as terminal:
            terminal.expect("White to move")
            answer(terminal, "quit", "\nagain\n")
            answer(terminal, "abc", "read=abc")


STORIES = {"shell-goes-on": shell_goes_on,
           "whole-game": whole_game, "half-typed": half_typed, "killed": killed}

if __name__ == "__main__":
    STORIES[sys.argv[1]]()

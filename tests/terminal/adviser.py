# SPDX-License-Identifier: GPL-3.0-or-later
"""A second Stockfish, which tells a test what to play."""

import os
import shutil
import subprocess

WITH_GAMES = os.environ["PATH"] + ":/usr/games"
STOCKFISH = shutil.which("stockfish", path=WITH_GAMES)


class Adviser:
    """Advises the same move in the same position: it thinks to a fixed depth, and forgets."""

    def __enter__(self):
        self._engine = subprocess.Popen([STOCKFISH], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        text=True)
        self._say("setoption name Threads value 1", "setoption name Hash value 1")
        return self

    def __exit__(self, *_):
        self._engine.communicate("quit\n")

    def _say(self, *lines):
        self._engine.stdin.write("\n".join(lines) + "\n")
        self._engine.stdin.flush()

    def best(self, fen):
        """As UCI writes it."""
        self._say("ucinewgame", "position fen " + fen, "go depth 10")
        for line in self._engine.stdout:
            if line.startswith("bestmove "):
                return line.split()[1]
        raise AssertionError("the adviser has ended")

# SPDX-License-Identifier: GPL-3.0-or-later
"""Reading games with the real program, seen through a pseudo-terminal."""

import os
import sys
import tempfile
import unittest

try:
    from program import Program
except ImportError as missing:
    print("skipped: " + str(missing))
    sys.exit(0)

GAME = """[White "Novak"]
[Black "Weber"]

1. e4 e5 2. Nf3 $1 {\x1b[31mAttacks.} (2. f4) 2... Nc6 1-0
"""


class Reading(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="annabella-read-")
        self.addCleanup(folder.cleanup)
        self.file = os.path.join(folder.name, "game.pgn")
        with open(self.file, "w", encoding="utf-8") as file:
            file.write(GAME)

    def reader(self, *options):
        return Program("read", "--language", "en", "--announce", "en", *options, self.file)

    def test_each_line_is_answered_and_the_newest_answer_is_the_prompt(self):
        with self.reader() as program:
            program.wait_for("Game 1: Novak against Weber, 1-0:")
            program.type("\r")
            program.wait(lambda: program.at_cursor().startswith("1 e4, pawn to e4:"))
            program.type("end\r")
            program.wait_for("2... Nc6, knight to c6")
            program.wait(lambda: program.at_cursor().startswith("End of the game. White wins:"))
            program.type("2\r")
            program.wait_for("Attacks.")
            program.wait(lambda: program.at_cursor().startswith("One variation: 1: f4:"))
            program.type("nonsense\r")
            program.wait(lambda: "What is nonsense? Say help" in program.at_cursor())
            self.assertNotIn(b"\x1b[31m", program.sent)
            program.type("quit\r")
            program.wait_for_end()
            self.assertEqual(program.status, 0)
            self.assertEqual(program.modes(), program.found_modes)

    def test_a_line_stops_reading_on(self):
        with self.reader() as program:
            program.wait_for("Game 1:")
            program.type("read 60\r")
            program.wait_for("Reading on, a move every 1 minute")
            program.wait_for("1 e4, pawn to e4")
            program.type("\r")
            program.wait_for("Reading stopped")
            program.type("quit\r")
            program.wait_for_end()

    def test_the_game_goes_on_against_the_engine(self):
        with self.reader("--profile", "screen-reader") as program:
            program.wait_for("Game 1:")
            program.type("1\r")
            program.wait_for("1 e4, pawn to e4")
            program.type("play\r")
            program.wait_for("You play Black against stockfish")
            program.type("fen\r")
            program.wait_for("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1")
            program.type("quit\r")
            program.wait_for_end()
            self.assertEqual(program.status, 0)

    def test_a_closed_terminal_ends_it(self):
        with self.reader() as program:
            program.wait_for("Game 1:")
            program.type("\x04")
            program.wait_for_end()
            self.assertEqual(program.status, 0)


if __name__ == "__main__":
    unittest.main()

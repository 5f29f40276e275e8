# SPDX-License-Identifier: GPL-3.0-or-later
"""The line interface of the real program, played through a pseudo-terminal."""

import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import unittest

try:
    from program import Program
except ImportError as missing:
    print("skipped: " + str(missing))
    sys.exit(0)

COMMON = ("--language", "en", "--announce", "en", "--profile", "screen-reader", "--voice", "off")
ENGINE = ("play", "--level", "1", *COMMON)
SLOW_ENGINE = """#!/usr/bin/python3
# Speaks UCI, and moves only when the file beside it is there.
import os, sys, time
for line in sys.stdin:
    word = line.split()[0] if line.split() else ""
    if word == "uci":
        print("id name Slow\\nuciok", flush=True)
    elif word == "isready":
        print("readyok", flush=True)
    elif word == "go":
        while not os.path.exists(os.path.dirname(sys.argv[0]) + "/go-on"):
            time.sleep(0.02)
        print("bestmove e7e5", flush=True)
    elif word == "quit":
        break
"""


class Lines(unittest.TestCase):
    def test_a_whole_game_is_played_against_the_real_engine(self):
        if not shutil.which("stockfish", path=os.environ["PATH"] + ":/usr/games"):
            self.skipTest("there is no stockfish")
        with Program(*ENGINE, rows=200) as program:
            program.wait_for("White to move")
            for number, move in enumerate(("a2a3", "h2h3", "g2g3"), start=1):
                program.type(move + "\r")
                program.wait_for(f"\n{number} ")
                # The game may end here: a mate is an answer, too.
                program.wait(lambda: re.search(rf"^{number}\.\.\. ", program.text(), re.MULTILINE))
                if "Checkmate" in program.text():
                    break
            program.type("resign\r")
            program.wait(lambda: "yes or no?" in program.text() or "over" in program.text())
            program.type("yes\r")
            program.wait(lambda: "Black wins" in program.text())
            program.type("quit\r")
            program.wait_for_end()
            self.assertEqual(program.status, 0)
            self.assertNotIn(b"\x1b[?2004", program.sent)

    def test_a_move_that_arrives_keeps_what_is_half_typed(self):
        with tempfile.TemporaryDirectory() as folder:
            engine = os.path.join(folder, "slow")
            with open(engine, "w", encoding="ascii") as file:
                file.write(SLOW_ENGINE)
            os.chmod(engine, 0o755)
            with Program("play", "--engine", engine, *COMMON, rows=60) as program:
                program.wait_for("White to move")
                program.type("e4\r")
                program.wait_for("1 e4, pawn to e4:")
                program.type("Nf")
                program.wait_for("1 e4, pawn to e4: Nf")
                with open(os.path.join(folder, "go-on"), "w", encoding="ascii"):
                    pass
                program.wait_for("1... e5, pawn to e5: Nf")
                program.type("3\r")
                program.wait_for("2 Nf3, knight to f3:")
                program.type("\x03")
                program.type("quit\r")
                program.wait_for_end()

    def test_a_killed_game_goes_on_where_it_was(self):
        folder = tempfile.mkdtemp(prefix="annabella-killed-")
        try:
            options = (*COMMON, "--data", folder)
            with Program("play", "--two", "--time", "90+30", *options) as program:
                program.wait_for("White to move")
                program.type("e4\r")
                program.wait_for("1 e4, pawn to e4")
                program.type("c5\r")
                program.wait_for("1... c5, pawn to c5")
                os.kill(program.pid, signal.SIGKILL)
                program.wait_for_end()
            with Program("resume", *options) as program:
                program.wait_for("1... c5, pawn to c5")
                program.wait_for("Move 2, White to move")
                program.type("fen\r")
                program.wait_for("rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq")
                os.kill(program.pid, signal.SIGTERM)
                program.wait_for_end()
                self.assertEqual(program.status, 0)
        finally:
            shutil.rmtree(folder, ignore_errors=True)

    def test_the_first_start_asks_twice_and_keeps_the_answers(self):
        with Program("play", "--two", "--language", "en", rows=40) as program:
            program.wait_for("4: by sight:")
            program.type("9\r")
            program.wait_for("Type a number from 1 to 4:")
            program.type("1\r")
            program.wait_for("2: with the words of my language:")
            program.type("2\r")
            program.wait_for("White to move")
            with open(os.path.join(program.home, "annabella", "settings.toml"),
                      encoding="utf-8") as file:
                self.assertEqual(file.read(), 'profile = "screen-reader"\nannounce = "en"\n')

    def test_without_a_terminal_it_is_a_filter(self):
        with tempfile.TemporaryDirectory() as folder:
            run = subprocess.run(
                [os.environ["ANNABELLA"], "play", "--two", *COMMON, "--data", folder],
                input="e4\nNf9\ne5\n", capture_output=True, text=True, timeout=120, check=False)
        self.assertEqual(run.stdout.splitlines(), [
            "Two players", "Move 1, White to move", "1 e4, pawn to e4", "1... e5, pawn to e5",
            "Goodbye. The game is kept: annabella resume goes on with it"])
        self.assertEqual(run.stderr, "Nf9: there is no square f9\n")
        self.assertEqual(run.returncode, 1)

    def test_on_braille_the_move_is_the_prompt_within_eighteen_cells(self):
        with Program("play", "--two", "--language", "en", "--announce", "en", "--profile",
                     "braille", "--voice", "off", "--width", "20", rows=40) as program:
            program.wait(lambda: program.at_cursor() == "1 White to move:")
            program.type("e4\r")
            program.wait(lambda: program.at_cursor() == "1 e4:")
            program.type("zzzzzzzzz zzzzzzz\r")
            program.wait(lambda: program.at_cursor() == ">")


if __name__ == "__main__":
    unittest.main()

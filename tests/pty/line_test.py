# SPDX-License-Identifier: GPL-3.0-or-later
"""The line interface of the real program, played through a pseudo-terminal."""

import os
import signal
import subprocess
import sys
import tempfile
import unittest

try:
    from program import Program, piped
except ImportError as missing:
    print("skipped: " + str(missing))
    sys.exit(0)

COMMON = ("--language", "en", "--announce", "en", "--profile", "screen-reader", "--voice", "off")


class Lines(unittest.TestCase):
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
            # Only what line editing needs, and an orderly end.
            self.assertNotIn(b"\x1b[?2004", program.sent)
            program.type("Nf\x03")
            program.wait_for("The line is dropped; quit leaves the program:")
            os.kill(program.pid, signal.SIGTERM)
            program.wait_for_end()
            self.assertEqual(program.status, 0)

    def test_who_plays_by_the_voice_hears_the_rest_of_the_first_start_at_once(self):
        with tempfile.TemporaryDirectory() as folder:
            file = os.path.join(folder, "heard")

            def heard():
                if not os.path.exists(file):
                    return ""
                with open(file, encoding="utf-8") as text:
                    return text.read()

            with Program("play", "--two", "--language", "en", "--voice", "text:" + file,
                         rows=40) as program:
                program.wait_for("4: by sight:")
                program.type("2\r")
                program.wait(lambda: "How are moves announced?" in heard())
                program.type("9\r")
                program.wait(lambda: "Type a number from 1 to 2" in heard())

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

    def test_lines_that_are_piped_are_obeyed_one_after_the_other(self):
        with tempfile.TemporaryDirectory() as folder:
            file = os.path.join(folder, "game.pgn")
            run = subprocess.run(
                [os.environ["ANNABELLA"], "play", "--two", *COMMON, "--data", folder],
                input=f"Nf3\nsave {file}\nnew\ne4\n", capture_output=True, text=True, timeout=120,
                check=False)
        self.assertEqual(run.stdout.splitlines()[2:6], [
            "1 Nf3, knight to f3", f"Saved: {file}", "Two players", "Move 1, White to move"])
        self.assertIn("1 e4, pawn to e4", run.stdout)
        self.assertEqual(run.stderr, "")

    def test_lines_behind_quit_are_not_for_the_program(self):
        for opponent in (("--two",), ("--level", "1")):
            run = piped(["e4", "quit", "frobnicate", "e5"], "play", *opponent, *COMMON)
            self.assertEqual(run.stdout.count("Goodbye"), 1)
            self.assertTrue(run.stdout.splitlines()[-1].startswith("Goodbye"))
            self.assertEqual((run.stderr, run.returncode), ("", 0))

    def test_the_screen_that_cannot_be_had_is_named(self):
        with tempfile.TemporaryDirectory() as folder:
            run = subprocess.run(
                [os.environ["ANNABELLA"], "play", "--two", *COMMON, "--ui", "screen", "--data",
                 folder], input="e4\n", capture_output=True, text=True, timeout=120, check=False)
        self.assertIn("1 e4, pawn to e4", run.stdout)
        self.assertIn("the line interface is used", run.stderr)

    def test_on_braille_the_move_is_the_prompt_within_eighteen_cells(self):
        with Program("play", "--two", "--language", "en", "--announce", "en", "--profile",
                     "braille", "--voice", "off", "--width", "20", rows=40) as program:
            program.wait(lambda: program.at_cursor() == "1 White to move:")
            program.type("e4\r")
            program.wait(lambda: program.at_cursor() == "1 e4:")
            program.type("Bc4\r")
            program.wait_for("reach c4")
            program.wait(lambda: program.at_cursor() == "Bc4: no bishop:")
            program.type("z" * 20 + "\r")
            program.wait(lambda: program.at_cursor() == ">")


if __name__ == "__main__":
    unittest.main()

# SPDX-License-Identifier: GPL-3.0-or-later
"""Training with the real program, seen through a pseudo-terminal."""

import os
import subprocess
import tempfile
import unittest
import wave

from program import Program, piped, run

ENGLISH = ("--language", "en", "--announce", "en", "--seed", "1")
BRIEFING = 11  # parts


def trainee(*arguments, **terminal):
    return Program("train", *arguments, *ENGLISH, **terminal)


class Lines(unittest.TestCase):
    def test_what_was_done_of_lessons_is_found_again(self):
        with trainee() as program:
            program.wait_for("Lessons: none of 16 done, next is 1, The board by touch and count")
            program.type("lesson\r", "Is there a real chess board beside the keyboard")
            program.type("no\r", "Enter goes on:")
            program.type("\r", "It has eight rows, and each row has eight squares.")
            program.type("quit\r", "Stop here, yes or no?")
            program.type("yes\r", "Next time it goes on here")
            program.type("quit\r")
            self.assertEqual(program.wait_for_end(), 0)
            program.start("train", "board", *ENGLISH)
            program.wait_for("This lesson was left in the middle. Go on there, yes or no?")
            program.type("yes\r", "real chess board")
            program.type("no\r", "It has eight rows, and each row has eight squares.")
            program.type("quit\ryes\rquit\r")
            self.assertEqual(program.wait_for_end(), 0)

    def test_a_terminal_that_goes_does_not_take_the_place_in_the_lesson_along(self):
        with trainee("lesson", "1") as program:
            program.wait_for("real chess board")
            program.type("no\r", "Enter goes on:")
            program.type("\r", "It has eight rows")
            program.type("\x04")
            program.wait_for_end()
            program.start("train", "lessons", *ENGLISH)
            program.wait_for("1: The board by touch and count, begun")

    def test_the_guest_is_told_and_makes_his_moves(self):
        with trainee("guest") as program:
            program.wait_for("Ten minutes for the sighted guest.")
            for heading in ("Two boards", "The words", "Your move", "Your opponent's move",
                            "When something", "Touching", "Clock", "The assistant", "Draw",
                            "Good manners", "Make the move on your board."):
                program.type("\r", heading)
            program.type("\r", "Announce it.")
            program.type("Bauer Eva vier\r", "Press the clock.")
            program.type("\r", "Bauer David fünf")
            program.type("quit\ryes\rquit\r")
            self.assertEqual(program.wait_for_end(), 0)

    def test_a_coachs_lesson_is_walked_through(self):
        with trainee("--lesson", "own.toml", files={"own.toml": """
title = "One"
[[step]]
id = "one"
kind = "ask"
text = "What is the colour of {a1}?"
fact = "colour a1"
[[step]]
kind = "sing"
"""}) as program:
            program.wait_for("own.toml, line 9: sing is not known")
            program.wait_for("What is the colour of a1?")
            program.type("dark\r", "One answer of 1 was right at once")


class Screen(unittest.TestCase):
    def test_enter_opens_the_line_and_then_sends_it(self):
        with trainee("colour", "--ui", "screen", "--profile", "sighted") as program:
            program.wait_for("h1?")
            program.press("enter", "Line:")
            program.type("dark\r", "No, not dark")
            program.press("enter", "Line:")
            program.type("quit\r", "End this drill, yes or no?")

    def test_a_lesson_goes_on_by_one_key(self):
        with trainee("rook", "--ui", "screen", "--profile", "sighted") as program:
            program.wait_for("real chess board")
            program.press("enter", "Line:")
            program.type("no\r", "which file is called David")
            program.press("enter", "Line:")
            program.type("2\r", "The rook is a tower.")
            program.type(">", "The rook moves in a straight line")
            program.type("<", "The rook is a tower.")


class Aloud(unittest.TestCase):
    def test_the_german_briefing_is_spoken_in_under_ten_minutes(self):
        said = piped([""] * BRIEFING, "train", "guest", "--language", "de")
        briefing = said.stdout.split("Nun fünf Züge")[0]
        with tempfile.TemporaryDirectory(prefix="annabella-") as home:
            file = os.path.join(home, "briefing.wav")
            subprocess.run(["espeak-ng", "-v", "de", "-w", file], input=briefing, text=True,
                           check=True)
            with wave.open(file) as heard:
                seconds = heard.getnframes() / heard.getframerate()
        self.assertGreater(seconds, 200)
        self.assertLess(seconds, 600)


class Sheet(unittest.TestCase):
    def test_the_guests_sheet_is_written_by_the_ending_of_its_file(self):
        with tempfile.TemporaryDirectory(prefix="annabella-") as home:
            for ending, begin in (("txt", b"Playing a blind"), ("brf", b""), ("pdf", b"%PDF-")):
                said = run("train", "guest", "--sheet", f"sheet.{ending}", *ENGLISH, home=home)
                self.assertEqual(said.stdout, f"Written: sheet.{ending}\n")
                with open(os.path.join(home, f"sheet.{ending}"), "rb") as file:
                    self.assertTrue(file.read().startswith(begin))
            again = run("train", "guest", "--sheet", "sheet.txt", *ENGLISH, home=home, check=False)
            self.assertEqual(again.returncode, 1)
            self.assertIn("sheet.txt", again.stderr)

    def test_a_hyphen_writes_it_to_standard_output(self):
        said = piped([], "train", "guest", "--sheet", "-", "--language", "de")
        self.assertEqual(said.returncode, 0)
        self.assertIn("Springer Felix drei", said.stdout)


if __name__ == "__main__":
    unittest.main()

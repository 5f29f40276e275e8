# SPDX-License-Identifier: GPL-3.0-or-later
"""The referee's desk with the real program, seen through a pseudo-terminal."""

import os
import signal
import sys
import tempfile
import unittest

try:
    from program import Program
except ImportError as missing:
    print("skipped: " + str(missing))
    sys.exit(0)

HEAD = """ruleset e18s
time 90+30
blind white
player white Anna
player black Boris
"""


class Desk(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="annabella-desk-")
        self.addCleanup(folder.cleanup)
        self.folder = folder.name
        self.head = os.path.join(self.folder, "head")
        with open(self.head, "w", encoding="utf-8") as file:
            file.write(HEAD)

    def desk(self, *options):
        return Program("assist", "--language", "en", "--data", self.folder, *options, rows=60, columns=200)

    def test_a_blind_assistant_goes_through_a_move_by_keys(self):
        with self.desk("--head", self.head) as program:
            program.wait_for("The desk is set up.")
            program.type("start\r")
            program.wait_for("White's clock is running")
            program.type("\x1bOQ")  # F2
            program.wait(lambda: program.at_cursor() == "lift")
            program.type("g1\r")
            program.wait_for("White must move the piece on g1")
            program.type("\x1bOR")  # F3
            program.wait(lambda: program.at_cursor() == "place")
            program.type("f3\r")
            program.wait_for("Noted")
            program.type("*")
            program.wait_for("Springer Felix drei")
            program.type("+")
            program.wait_for("Repeated correctly")
            program.type("-")
            program.wait_for("The move is made on Black's board")
            program.type("\r")
            program.wait_for("White has completed the move")
            program.type("\r")  # struck twice
            program.wait_for("Nothing is pressed: Black has made no move.")
            # The same signs inside a line are what they are.
            program.type("repeat *+-\r")
            program.wait_for("The repetition differs")
            program.type("quit\r")
            program.wait_for("Leave the desk")
            program.type("yes\r")
            program.wait_for_end()
            self.assertEqual(program.status, 0)
            self.assertEqual(program.modes(), program.found_modes)

    def test_a_game_goes_on_after_the_program_was_killed(self):
        with self.desk("--head", self.head) as program:
            program.wait_for("The desk is set up.")
            program.type("start\r")
            program.wait_for("White's clock is running")
            program.type("Nf3\r")
            program.wait_for("Springer Felix drei")
            program.type("\r")
            program.wait_for("White has completed the move")
            program.type("black write Nf3\r")
            program.wait_for("Noted")
            # A clock that runs is kept by itself, so that a long thought is not lost.
            with open(os.path.join(self.folder, "desk"), encoding="utf-8") as kept:
                program.wait(lambda: kept.seek(0) == 0 and "tick\n" in kept.read())
            os.kill(program.pid, signal.SIGKILL)
            program.wait_for_end()
        with self.desk("--head", self.head) as program:
            program.wait_for("A game was left behind at the desk.")
            program.type("yes\r")
            program.wait_for("No clock is running")
            program.type("sheet black\r")
            program.wait_for("1. Nf3")
            program.type("log\r")
            program.wait_for("white press: White has completed the move")
            program.type("arbiter go\r")
            program.wait_for("Black's clock is running")
            program.type("d5\r")
            program.wait_for("Bauer David fünf")
            papers = os.path.join(self.folder, "papers")
            program.type("export " + papers + "\r")
            program.wait_for("Written to")
            program.wait(lambda: len(os.listdir(papers)) == 8)
            with open(os.path.join(papers, "game.pgn"), encoding="utf-8") as file:
                self.assertIn('[White "Anna"]', file.read())

    def test_somebody_who_knows_nothing_is_led_through_the_first_move(self):
        with self.desk() as program:
            program.wait_for("Name of White?")
            program.type("?\r")
            program.wait_for("Type the answer, or only Enter")
            for question in ("Name of Black?", "Edition", "Time control?", "Tempo?",
                             "visually impaired?", "hearing impaired?", "Words of", "No draw"):
                program.type("4\r" if question == "hearing impaired?" else "\r")
                program.wait_for(question)
            program.type("\r")
            program.wait_for("White against Black. Laws of 2018, standard, time none. "
                             "Nobody is visually impaired.")
            program.type("hello\r")
            program.wait_for("hello: not understood")
            program.type("?")
            program.wait_for("Next: start begins the game")
            program.wait_for("Keys while nothing is typed: F2 lift ...")
            program.type("start\r")
            program.type("pawn e4\r")
            program.wait_for("Bauer Eva vier")

    def test_an_option_wins_over_the_head(self):
        with self.desk("--head", self.head, "--press-waits-for-repeat") as program:
            program.wait_for("The desk is set up.")
            program.type("start\r")
            program.wait_for("White's clock is running")
            program.type("e4\r")
            program.wait_for("Bauer Eva vier")
            program.type("press\r")
            program.wait_for("press: the opponent has not yet repeated the move")
            program.type("+")
            program.wait_for("Repeated correctly")
            program.type("\r")
            program.wait_for("White has completed the move")

    def test_a_folder_that_cannot_be_written_is_named(self):
        with self.desk("--head", self.head) as program:
            program.wait_for("The desk is set up.")
            program.type("export " + self.head + "/papers\r")
            program.wait_for("cannot be written")


if __name__ == "__main__":
    unittest.main()

# SPDX-License-Identifier: GPL-3.0-or-later
"""The boards of a round at one desk, with the real program, seen through a pseudo-terminal."""

import os
import tempfile
import unittest

from program import Program, run

HEAD = """time 10
tournament off
"""


def player(number, name, points, rounds):
    return (f"001 {number:4} m    {name:<33} {2500 - number:4} CZE {300000 + number:11} "
            f"1990/01/01 {points:>4} {number:4}  {rounds}\n")


NAMES = ("Adam, Ann", "Müller, Eva", "Novák, Jan", "Smith, Bob", "Horvat, Ana", "King, Tom",
         "Rook, Una", "Pawn, Zoe")
#: Four boards in round 1.
PAIRS = ((1, 2), (3, 4), (8, 5), (6, 7))


def report():
    lines = {}
    for white, black in PAIRS:
        lines[white] = player(white, NAMES[white - 1], "0.0", f"{black:4} w  ")
        lines[black] = player(black, NAMES[black - 1], "0.0", f"{white:4} b  ")
    return ("012 Open of Brno\n022 Brno\n122 10 minutes\n" +
            "".join(lines[number] for number in sorted(lines)))


class Round(unittest.TestCase):
    def setUp(self):
        self.home = self.enterContext(tempfile.TemporaryDirectory(prefix="annabella-round-"))
        self.folder = os.path.join(self.home, "open")
        os.mkdir(self.folder)
        self.write("open.trf", report())
        self.head = os.path.join(self.home, "head")
        with open(self.head, "w", encoding="utf-8") as file:
            file.write(HEAD)

    def write(self, name, text, encoding="utf-8"):
        with open(os.path.join(self.folder, name), "w", encoding=encoding) as file:
            file.write(text)

    def kept(self, name):
        with open(os.path.join(self.folder, name), encoding="utf-8") as file:
            return file.read()

    def options(self, *others):
        return ("assist", "--language", "en", "--folder", self.folder, "--head", self.head, *others)

    def round(self, *others):
        return Program(*self.options(*others), home=self.home, rows=60, columns=300)

    def piped(self, *lines, options=()):
        return run(*self.options(*options), home=self.home, check=False,
                   typed="".join(line + "\n" for line in lines))

    def test_a_whole_round_goes_on_after_the_program_was_killed(self):
        with self.round() as program:
            program.wait_for("Round 1, 4 boards")
            program.type("board 1\r", "Board 1. White: Adam, Ann, 2499, CZE. Black: Müller, Eva")
            program.wait_for("start begins")
            program.type("start\r", "White's clock is running")
            program.type("move e4\r", "Bauer Eva vier")
            program.type("white press\r", "completed")
            program.type("board 2\r", "Board 2. White: Novák, Jan")
            program.type("start\r")
            program.type("move d4\r", "Bauer David vier")
            program.type("white press\r")
            program.type("move d5\r", "Bauer David fünf")
            program.type("black press\r")
            program.type("white resign\r", "White resigns. Black wins")
            program.type("board 3\r", "The papers of board 2 are in")
            program.type("start\r")
            program.type("board 1\r", "move 1, Black to move")
            program.type("move c5\r", "Bauer Cesar fünf")
            program.type("result 4 -/+\r", "Board 4: -/+")
            program.kill()
        self.assertIn("game.pgn", os.listdir(os.path.join(self.folder, "round-1", "papers-2")))
        with self.round() as program:
            program.wait_for("Round 1, 4 boards")
            program.type("boards\r", "Board 1: Adam, Ann – Müller, Eva: left after 1 move")
            program.wait_for("Board 2: Novák, Jan – Smith, Bob: 0-1")
            program.wait_for("Board 3: Pawn, Zoe – Horvat, Ana: left after 0 moves")
            program.wait_for("Board 4: King, Tom – Rook, Una: -/+")
            program.type("board 1\r", "Go on with it")
            program.type("yes\r", "arbiter go starts them again")
            program.type("arbiter go\r", "clock is running")
            program.type("black press\r")
            program.type("board 3\r", "Go on with it")
            program.type("yes\r", "arbiter go starts them again")
            program.type("arbiter draw\r", "draw")
            program.type("board 1\r", "White to move")
            program.type("black resign\r", "Black resigns. White wins")
            program.type("results\r", "4 results are in")
            program.type("quit\r", "Leave the round")
            program.type("yes\r")
            self.assertEqual(program.wait_for_end(), 0)
        self.assertEqual(self.kept("open.trf"), report())
        written = self.kept("round-1/open.trf").splitlines()
        results = {int(line[4:8]): (line[80:84], line[91:99]) for line in written
                   if line.startswith("001")}
        self.assertEqual(results, {
            1: (" 1.0", "   2 w 1"), 2: (" 0.0", "   1 b 0"),
            3: (" 0.0", "   4 w 0"), 4: (" 1.0", "   3 b 1"),
            5: (" 0.5", "   8 b D"), 8: (" 0.5", "   5 w D"),
            6: (" 0.0", "   7 w -"), 7: (" 1.0", "   6 b +")})

    def test_a_second_desk_for_the_same_round_is_refused(self):
        with self.round() as program:
            program.wait_for("Round 1")
            second = self.piped("boards")
            self.assertEqual(second.returncode, 3)
            self.assertIn("runs already", second.stderr)

    def test_a_damaged_record_is_told_with_its_board_and_stops_no_other(self):
        for board in ("board 1", "board 2"):
            self.assertEqual(self.piped(board, "start", "move e4").returncode, 0)
        place = os.path.join(self.folder, "round-1", "board-1")
        with open(place, "w", encoding="utf-8") as file:
            file.write("of a later program\n")
        again = self.piped("board 2", "yes", "boards")
        self.assertIn("Board 1", again.stdout)
        self.assertIn("What was left behind here cannot be read", again.stdout)
        self.assertIn("Board 1: Adam, Ann – Müller, Eva: not begun", again.stdout)
        self.assertIn("Board 2: Novák, Jan – Smith, Bob: move 1", again.stdout)

    def test_results_are_asked_about_before_they_are_written_over(self):
        self.assertIn("1 result is in", self.piped("result 1 1-0", "results").stdout)
        self.assertIn("1 result is in", self.piped("results", "yes").stdout)
        self.assertIn("Nothing is written", self.piped("results", "no").stdout)

    def test_names_in_latin_letters_and_windows_lines_are_kept(self):
        latin = report().replace("\n", "\r\n").encode("latin-1")
        with open(os.path.join(self.folder, "open.trf"), "wb") as file:
            file.write(latin)
        told = self.piped("boards", "result 1 1-0", "results")
        self.assertIn("Müller, Eva", told.stdout)
        with open(os.path.join(self.folder, "round-1", "open.trf"), "rb") as file:
            written = file.read()
        self.assertEqual(len(written), len(latin))
        self.assertIn("Müller".encode("latin-1"), written)

    def test_faults_of_a_file_are_told_with_their_lines_and_the_rest_is_used(self):
        self.write("open.trf", report().replace("   7 w  ", "  77 w  "))
        told = self.piped("boards")
        self.assertIn("Line 9, round 1: the opponent 77 is in no line", told.stdout)
        self.assertIn("Round 1, 3 boards", told.stdout)

    def test_a_list_without_a_report_makes_one(self):
        os.remove(os.path.join(self.folder, "open.trf"))
        self.write("pairs.csv", "board;white;black\n1;Anna;Bella\n2;Cäsar;bye\n")
        told = self.piped("result 1 1/2", "results")
        self.assertIn("1 result is in", told.stdout)
        self.assertIn("   2 w =", self.kept("round-1/pairs.trf"))
        self.assertIn("0000 - U", self.kept("round-1/pairs.trf"))

    def test_a_folder_without_pairings_is_told(self):
        os.remove(os.path.join(self.folder, "open.trf"))
        empty = self.piped("boards")
        self.assertEqual(empty.returncode, 1)
        self.assertIn("There are no pairings in", empty.stderr)
        self.write("a.csv", "1;A;B\n")
        self.write("b.csv", "1;A;B\n")
        self.assertIn("a.csv, b.csv. Only one can be meant", self.piped("boards").stderr)
        self.assertEqual(self.piped("boards", options=("--round", "0")).returncode, 2)

    def test_a_round_that_has_no_pairings_is_told(self):
        lacking = self.piped("boards", options=("--round", "5"))
        self.assertEqual(lacking.returncode, 1)
        self.assertIn("has no pairings for round 5", lacking.stderr)

    def test_a_folder_that_cannot_be_written_is_told_and_the_game_goes_on(self):
        if os.geteuid() == 0:
            with open(os.path.join(self.folder, "round-1"), "w", encoding="utf-8"):
                pass  # in the place of the folder
        else:
            os.chmod(self.folder, 0o500)
        told = self.piped("board 1", "start", "move e4", "results")
        self.assertIn("would be lost in a crash", told.stdout)
        self.assertIn("Bauer Eva vier", told.stdout)

    def test_another_round_follows_without_leaving(self):
        lines = report().splitlines()
        second = [line + ("  " + f"{(9 - int(line[4:8])):4} {'w' if int(line[4:8]) > 4 else 'b'}  ")
                  if line.startswith("001") else line for line in lines]
        self.write("open.trf", "\n".join(second) + "\n")
        told = self.piped("board 1", "round 2", "boards", "quit", "yes")
        self.assertIn("Round 1, 4 boards", told.stdout)
        self.assertIn("Round 2, 4 boards", told.stdout)
        self.assertIn("Board 1: Pawn, Zoe – Adam, Ann: not begun", told.stdout)
        self.assertEqual(told.returncode, 0)


if __name__ == "__main__":
    unittest.main()

# SPDX-License-Identifier: GPL-3.0-or-later
"""The screen interface of the real program, seen through a pseudo-terminal."""

import random
import re
import signal
import subprocess
import tempfile
import unittest

from adviser import STOCKFISH, Adviser
from program import Program, run
from terminal import printed

BOARD = ("play", "--two", "--ui", "screen", "--announce", "en", "--voice", "off")
TWO = (*BOARD, "--language", "en")
HEARD = (*BOARD[:-1], "text:heard", "--language", "en", "--profile", "voice")
ENGINE = ("play", "--engine", "stockfish", "--level", "1", "--ui", "screen", "--language", "en",
          "--announce", "en", "--voice", "off", "--time", "30+5")
SPANISH = "r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3"
RAN_OUT = "\x1b[?1049l"  # leaves the second screen


def started(program):
    program.wait_for("White to move")
    return program


def heard_last(program, words):
    program.wait(lambda: program.heard() and program.heard()[-1].startswith(words))


def check_restored(test, program):
    """The terminal is given back as it was found."""
    test.assertEqual(program.modes(), program.found_modes)
    test.assertIn(RAN_OUT.encode(), program.answer())


class Announcements(unittest.TestCase):
    """The voice profile: two announcement areas, and nothing without news."""

    def test_a_key_sends_its_announcement_and_the_cursor_alone(self):
        with Program(*TWO, "--profile", "voice") as program:
            started(program)
            program.press("w", "e5 empty")
            steps = [("d", "f5 empty"), ("up", "f6 empty"), ("n", "b8 black knight"),
                     ("j", "j does nothing"), ("1", "b1 white knight")]
            for key, said in steps:
                program.press(key)
                program.wait(lambda: program.at_cursor() == said
                             and program.screen.cursor.x == 0)
                program.read(0.5)
                self.assertEqual(printed(program.answer()), said)

    def test_announcements_use_two_rows_in_turn(self):
        with Program(*TWO, "--profile", "voice") as program:
            started(program)
            rows = []
            for key, said in [("w", "e5 empty"), ("w", "e6 empty"), ("w", "e7 black pawn"),
                              ("w", "e8 black king")]:
                program.press(key)
                program.wait(lambda: program.at_cursor() == said)
                rows.append(program.screen.cursor.y)
            self.assertEqual(rows[0], rows[2])
            self.assertEqual(rows[1], rows[3])
            self.assertNotEqual(rows[0], rows[1])
            program.wait(lambda: "e7 black pawn" not in program.text())

    def test_facts_stand_in_fixed_places(self):
        with Program(*TWO, "--profile", "voice", "--time", "5") as program:
            started(program)
            program.line("e4", "Last move: 1 e4")
            self.assertRegex(program.text(), r"(?m)^White: \d:\d\d$")
            self.assertRegex(program.text(), r"(?m)^Black: \d:\d\d$")

    def test_every_key_of_the_typed_line_is_spoken(self):
        with Program(*HEARD) as program:
            started(program)
            for key, spoken in (("i", "Line:"), ("N", "capital n"), (" ", "Space"), ("f", "f"),
                                ("\x7f", "f"), ("left", "Space"), ("right", "end of the line")):
                program.press(key)
                heard_last(program, spoken)

    def test_a_page_that_is_not_there_is_told(self):
        with Program(*HEARD) as program:
            started(program)
            program.press("o")
            heard_last(program, "e4 is empty")
            program.press("tab")
            heard_last(program, "There is no more")
            program.wait_for("There is no more")

    def test_what_is_wrong_with_a_key_file_is_spoken(self):
        with Program(*HEARD, "--keymap", "keys.toml",
                     files={"keys.toml": 't = "dance"\n'}) as program:
            program.wait(lambda: "there is no command" in program.kept("heard"))
            program.wait(lambda: "White to move" in program.kept("heard"))

    def test_a_store_that_cannot_be_written_is_spoken(self):
        with Program(*HEARD, "--data", "taken/none", files={"taken": ""}) as program:
            started(program)
            program.line("e4")
            program.wait(lambda: "cannot be written" in program.kept("heard"))
            # Another game is not kept either, and nobody is told that it is.
            program.line("new")
            program.line("d4", "pawn to d4")
            program.line("quit")
            program.wait_for_end()
            self.assertNotIn("The game is kept", program.text())

    def test_a_line_is_typed_while_keys_wait(self):
        with Program(*TWO, "--profile", "voice") as program:
            started(program)
            program.line("e4", "pawn to e4")
            program.press("l")
            program.wait(lambda: program.at_cursor() == "pawn to e4")


class Readers(unittest.TestCase):
    """The screen reader's profile: what was announced stays, and nothing else is ever written."""

    def setUp(self):
        self.program = self.enterContext(
            Program(*TWO, "--profile", "screen-reader", "--time", "5"))
        started(self.program)

    def heard(self, key, said):
        """All that a key sends; the cursor is then at the start of it."""
        program = self.program
        program.press(key)
        program.wait(lambda: program.at_cursor() == said.split("\n")[0]
                     and program.screen.cursor.x == 0)
        program.read(0.5)
        self.assertEqual(printed(program.answer()).replace("\u00a0", ""), said.replace("\n", ""))

    def play(self, start, target, said):
        for key in (*start, "enter", *target):
            self.program.press(key)
            self.program.read(0.3)
        self.heard("enter", said)

    def test_a_move_sends_its_announcement_alone_and_stays(self):
        self.program.press("w", "e5 empty")
        self.play("2", "4", "pawn to e4")
        self.play("7", "5", "pawn to e5")
        self.heard("l", "1, pawn to e5")
        self.heard("o", "black pawn on e5, dark square")
        rows = self.program.text().split("\n")
        self.assertEqual(rows.count("pawn to e4"), 1)
        self.assertEqual(rows.count("pawn to e5"), 1)

    def test_times_stay_each_on_its_own_line(self):
        self.program.line("pause", "Clocks stopped")
        program = self.program
        for _ in range(2):
            program.press("t")
            program.wait(lambda: program.at_cursor().startswith("White: "))
        program.press("o")
        program.wait(lambda: program.at_cursor().startswith("e4 is empty"))
        rows = program.text().split("\n")
        self.assertEqual(len([row for row in rows if row.startswith("White: ")]), 1)
        self.assertEqual(len([row for row in rows if row.startswith("Black: ")]), 1)

    def test_a_typed_key_sends_itself_alone(self):
        program = self.program
        program.press("i")
        program.wait(lambda: program.at_cursor() == "Line:" and program.screen.cursor.x == 6)
        for typed in ("N", "Nf", "Nf3"):
            program.press(typed[-1])
            program.wait(lambda: program.at_cursor() == "Line: " + typed)
            program.read(0.2)
            self.assertEqual(program.answer(), typed[-1].encode())
        self.heard("enter", "knight to f3")

    def test_a_resized_screen_has_the_newest_announcement_alone(self):
        self.program.line("e4", "pawn to e4")
        self.program.line("e5", "pawn to e5")
        self.program.resize(30, 100)
        self.program.wait(lambda: self.program.text().split() == "pawn to e5".split())

    def test_a_move_taken_back_does_not_stay(self):
        self.program.line("e4", "pawn to e4")
        self.program.line("undo", "yes or no?")
        self.program.line("yes")
        self.program.wait(lambda: "pawn to e4" not in self.program.text())


class Sight(unittest.TestCase):
    """The sighted profile: a board that grows."""

    def test_the_picture_is_as_it_was_looked_at_and_found_good(self):
        for rows, columns in ((12, 40), (24, 80), (60, 200)):
            with open(f"sighted-{columns}x{rows}.screen", encoding="utf-8") as file:
                expected = file.read().rstrip("\n")
            with Program(*TWO, "--profile", "sighted", "--fen", SPANISH, rows=rows,
                         columns=columns) as program:
                program.wait(lambda: program.text().rstrip("\n") == expected)

    def test_the_board_fits_every_terminal_it_should(self):
        for rows, columns in ((12, 40), (24, 80), (60, 200)):
            with Program(*TWO, "--profile", "sighted", "--time", "5", rows=rows,
                         columns=columns) as program:
                program.wait_for("White: ")
                program.wait_for("Black: ")
                program.press("w", "e5 empty")

    def test_a_small_terminal_says_so_and_can_be_played_on(self):
        with Program(*TWO, "--profile", "sighted", rows=9, columns=30) as program:
            program.wait_for("No room for the board")
            program.press("w", "e5 empty")

    def test_no_color_means_no_colour(self):
        with Program(*TWO, "--profile", "sighted", environment={"NO_COLOR": "1"}) as program:
            program.wait_for("White to move")
            self.assertIsNone(re.search(rb"\x1b\[(\d+;)*(3|4)[0-7]m", program.sent))

    def test_an_empty_no_color_is_none(self):
        with Program(*TWO, "--profile", "sighted", environment={"NO_COLOR": ""}) as program:
            program.wait_for("White to move")
            program.wait(lambda: b"\x1b[38;5;16m" in bytes(program.sent))

    def test_a_theme_of_ones_own_is_used_and_its_faults_are_named(self):
        with Program(*TWO, "--profile", "sighted", "--theme", "./mine.toml",
                     files={"mine.toml": 'cursor = "#00ff00"\ntarget = "pink"\n'}) as program:
            program.wait_for("White to move")
            self.assertRegex(bytes(program.sent), rb"mine.toml:2: pink is none of")
            program.wait(lambda: b"\x1b[48;5;46m" in bytes(program.sent))

    def test_the_picture_can_be_sent_anew(self):
        with Program(*TWO, "--profile", "sighted") as program:
            program.wait_for("White to move")
            start = len(program.sent)
            program.type("\x0c")
            program.wait(lambda: b"Two players" in program.sent[start:])
            self.assertIn("8   r", program.row(0))

    def test_a_terminal_without_unicode_gets_ascii(self):
        with Program(*BOARD, "--profile", "sighted", "--language", "cs", rows=60, columns=200,
                     environment={"LANG": "C", "LC_ALL": "C"}) as program:
            program.wait_for("Dva hraci")
            program.press("w", "e5")
            self.assertTrue(program.sent.isascii())

    def test_a_thousand_resizes(self):
        chance = random.Random(20261116)
        with Program(*TWO, "--profile", "sighted") as program:
            program.wait_for("White to move")
            for _ in range(1000):
                program.resize(chance.randrange(1, 70), chance.randrange(1, 210))
            program.resize(24, 80)
            program.press("w", "e5 empty")
            program.wait(lambda: program.row(0).startswith("8 "))


class Leaving(unittest.TestCase):
    """Whatever ends the program."""

    def test_after_quit(self):
        with Program(*TWO, "--profile", "voice") as program:
            started(program)
            program.line("quit")
            self.assertEqual(program.wait_for_end(), 0)
            check_restored(self, program)
            self.assertIn("Goodbye", program.text())

    def test_after_signals(self):
        for name in (signal.SIGTERM, signal.SIGHUP, signal.SIGABRT, signal.SIGSEGV):
            with Program(*TWO, "--profile", "voice") as program:
                started(program)
                program.signal(name)
                program.wait_for_end()
                check_restored(self, program)

    def test_while_it_is_suspended(self):
        with Program(*TWO, "--profile", "voice") as program:
            started(program)
            program.press("w", "e5 empty")
            program.signal(signal.SIGTSTP)
            program.wait_until_stopped()
            program.read(0.5)
            self.assertEqual(program.modes()[3], program.found_modes[3])
            program.signal(signal.SIGCONT)
            program.wait_for("e5 empty")
            program.press("w", "e6 empty")

    def test_a_closed_terminal_ends_it(self):
        for profile in ("voice", "sighted", "screen-reader"):
            with Program(*TWO, "--profile", profile, "--time", "5") as program:
                started(program)
                program.press("w", "e5 empty")
                self.assertEqual(program.hang_up(), 0)


class PoorTerminals(unittest.TestCase):
    """Lines are used, and said to be, where the cursor cannot be placed."""

    def check_lines(self, **environment):
        with Program(*TWO, "--profile", "voice", environment=environment) as program:
            program.wait_for("cannot place its cursor: the line interface is used")
            program.type("e4\r", "pawn to e4")
            self.assertNotIn(b"\x1b[?1049h", program.sent)

    def test_a_dumb_one(self):
        self.check_lines(TERM="dumb")

    def test_one_that_lacks_cup_alone(self):
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run(["tic", "-x", "-o", folder, "-"], check=True, text=True,
                           input="nocup|a terminal without cup,\n\tcup@, use=xterm-256color,\n")
            self.check_lines(TERM="nocup", TERMINFO=folder)

    def test_one_that_nobody_knows(self):
        self.check_lines(TERM="no-such-terminal")

    def test_one_without_a_name(self):
        self.check_lines(TERM=None)


@unittest.skipUnless(STOCKFISH, "stockfish is not installed")
class Games(unittest.TestCase):
    """A game against the real engine to its mate, while the terminal changes its size."""

    SIZES = ((12, 40), (60, 200), (24, 80))
    MOST_MOVES = 150

    def fen(self, program, number):
        """The position before our move of that number, as the program tells it."""
        program.line("fen")
        told = re.compile(rf"(?m)^([1-8a-zA-Z]+/){{7}}[1-8a-zA-Z]+ w [-A-Za-z]+ [-a-h36]+ \d+ {number}$")
        program.wait(lambda: told.search(program.text()))
        return told.search(program.text()).group(0)

    def go_to(self, program, square):
        for key in ("f", square[0], square[1]):
            program.press(key)
        program.wait_for(square + " ")

    def put(self, program, move):
        """Takes a piece up and puts it down, key by key."""
        self.go_to(program, move[:2])
        program.press("enter", "Taken up")
        self.go_to(program, move[2:4])
        program.press("enter")
        if promotion := move[4:]:
            program.wait_for("Promotion: ")
            program.press(promotion)

    def move(self, program, move, number):
        """Plays a move, by keys or typed by turns; tells whether the game goes on after it."""
        if number % 2:
            self.put(program, move)
        else:
            program.line(move)
        answered = re.compile(rf"\b{number}\.\.\. \S+")
        over = re.compile(r"\bwins\b|\bDraw\b")
        program.wait(lambda: answered.search(program.text()) or over.search(program.text()))
        return not over.search(program.text())

    def play_to_mate(self, program, adviser):
        """All positions in which it was our move."""
        positions = []
        for number in range(1, self.MOST_MOVES):
            program.resize(24, 80)
            positions.append(self.fen(program, number))
            program.resize(*self.SIZES[number % 3])
            program.press("o", " square")
            if not self.move(program, adviser.best(positions[-1]), number):
                return positions
        raise AssertionError("no mate")

    def check_kept(self, program, positions):
        """The score in the store leads through all positions that were told, and to the mate."""
        pgn = run("games", "--pgn", "all", home=program.home).stdout
        self.assertIn('[Result "1-0"]', pgn)
        self.assertRegex(pgn, r"\S+#\s+(\{[^}]*\}\s+)?1-0\s*$")
        kept = run("convert", "--to", "fen", "-", typed=pgn, home=program.home).stdout.splitlines()
        self.assertEqual(kept[1::2], positions[1:])

    def play(self, profile):
        with Program(*ENGINE, "--profile", profile) as program, Adviser() as adviser:
            program.wait_for("against")
            positions = self.play_to_mate(program, adviser)
            program.wait_for(", checkmate, White wins")
            told = " ".join(program.text().split())
            self.assertRegex(told, rf"\b{len(positions)} \S+#")
            program.resize(24, 80)
            program.line("turn", "Checkmate. White wins")
            program.line("e4", "e4: the game is over")
            program.line("quit")
            self.assertEqual(program.wait_for_end(), 0)
            check_restored(self, program)
            self.assertIn("Goodbye", program.text())
            self.check_kept(program, positions)

    def test_in_the_voice_profile(self):
        self.play("voice")

    def test_in_the_sighted_profile(self):
        self.play("sighted")


if __name__ == "__main__":
    unittest.main(verbosity=2)

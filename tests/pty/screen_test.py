# SPDX-License-Identifier: GPL-3.0-or-later
"""The screen interface of the real program, seen through a pseudo-terminal."""

import os
import random
import re
import signal
import sys
import unittest

try:
    from program import Program, printed
except ImportError as missing:
    print("skipped: " + str(missing))
    sys.exit(0)

TWO = ("play", "--two", "--ui", "screen", "--language", "en", "--announce", "en", "--voice", "off")
ENGINE = ("play", "--engine", "stockfish", "--level", "1", "--ui", "screen", "--language", "en",
          "--announce", "en", "--voice", "off", "--time", "30+5")
RAN_OUT = "\x1b[?1049l"  # leaves the second screen


def started(program):
    program.wait_for("White to move")
    return program


class Announcements(unittest.TestCase):
    """The voice profile: two announcement areas, and nothing without news."""

    def test_a_key_sends_its_announcement_and_the_cursor_alone(self):
        with Program(*TWO, "--profile", "voice") as program:
            started(program)
            program.press("w")
            program.wait_for("e5 empty")
            steps = [("d", "f5 empty"), ("up", "f6 empty"), ("n", "b8 black knight"),
                     ("j", "j does nothing"), ("1", "b1 white knight")]
            for key, said in steps:
                program.press(key)
                program.wait(lambda: program.at_cursor() == said)
                program.read(0.5)
                self.assertEqual(printed(program.sent), said)
                self.assertEqual(program.screen.cursor.x, 0)

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
            self.assertNotIn("e7 black pawn", program.text())

    def test_facts_stand_in_fixed_places(self):
        with Program(*TWO, "--profile", "voice", "--time", "5+3") as program:
            started(program)
            program.line("e4")
            program.wait_for("Last move: 1 e4")
            self.assertRegex(program.text(), r"(?m)^White: \d:\d\d$")
            self.assertRegex(program.text(), r"(?m)^Black: 5:00$")

    def test_a_line_is_typed_while_keys_wait(self):
        with Program(*TWO, "--profile", "voice") as program:
            started(program)
            program.line("e4")
            program.wait_for("1 e4, pawn to e4")
            program.press("l")
            program.wait(lambda: program.at_cursor() == "1 e4, pawn to e4")


class Sight(unittest.TestCase):
    """The sighted profile: a board that grows."""

    def test_the_board_fits_every_terminal_it_should(self):
        for rows, columns in ((12, 40), (24, 80), (60, 200)):
            with Program(*TWO, "--profile", "sighted", "--time", "5+3", rows=rows,
                         columns=columns) as program:
                program.wait_for("White: ")
                program.wait_for("Black: 5:00")
                self.assertIn("a", program.text())
                program.press("w")
                program.wait_for("e5 empty")

    def test_a_small_terminal_says_so_and_can_be_played_on(self):
        with Program(*TWO, "--profile", "sighted", rows=10, columns=39) as program:
            program.wait_for("No room for the board")
            program.press("w")
            program.wait_for("e5 empty")

    def test_no_color_means_no_colour(self):
        with Program(*TWO, "--profile", "sighted", environment={"NO_COLOR": "1"}) as program:
            program.wait_for("White to move")
            self.assertIsNone(re.search(rb"\x1b\[(\d+;)*(3|4)[0-7]m", program.sent))

    def test_a_terminal_without_unicode_gets_ascii(self):
        with Program(*TWO, "--profile", "sighted", "--language", "cs", rows=60, columns=200,
                     environment={"LANG": "C", "LC_ALL": "C"}) as program:
            program.wait(lambda: "a" in program.text())
            program.press("w")
            program.wait(lambda: "e5" in program.text())
            self.assertTrue(program.sent.isascii())

    def test_a_thousand_resizes(self):
        chance = random.Random(20261116)
        with Program(*TWO, "--profile", "sighted") as program:
            program.wait_for("White to move")
            for _ in range(1000):
                program.resize(chance.randrange(1, 70), chance.randrange(1, 210))
            program.resize(24, 80)
            program.press("w")
            program.wait_for("e5 empty")
            program.wait(lambda: program.row(0).startswith("8 "))


class Leaving(unittest.TestCase):
    """The terminal is given back as it was found."""

    def check_restored(self, program):
        self.assertEqual(program.modes(), program.found_modes)
        self.assertIn(RAN_OUT.encode(), program.sent)

    def test_after_quit(self):
        with Program(*TWO, "--profile", "voice") as program:
            started(program)
            program.line("quit")
            program.wait_for_end()
            self.assertEqual(program.status, 0)
            self.check_restored(program)
            self.assertIn("Goodbye", program.text())

    def test_after_signals(self):
        for name in (signal.SIGTERM, signal.SIGHUP, signal.SIGABRT, signal.SIGSEGV):
            with Program(*TWO, "--profile", "voice") as program:
                started(program)
                os.kill(program.pid, name)
                program.wait_for_end()
                self.check_restored(program)

    def test_while_it_is_suspended(self):
        with Program(*TWO, "--profile", "voice") as program:
            started(program)
            program.press("w")
            program.wait_for("e5 empty")
            os.kill(program.pid, signal.SIGTSTP)
            program.wait(lambda: os.waitpid(program.pid, os.WNOHANG | os.WUNTRACED)[0] != 0)
            program.read(0.5)
            self.assertEqual(program.modes()[3], program.found_modes[3])
            os.kill(program.pid, signal.SIGCONT)
            program.wait_for("e5 empty")
            program.press("w")
            program.wait_for("e6 empty")

    def test_a_closed_terminal_ends_it(self):
        with Program(*TWO, "--profile", "voice") as program:
            started(program)
            program.press("w")
            program.wait_for("e5 empty")
            os.kill(program.pid, signal.SIGHUP)
            program.wait_for_end()


class PoorTerminals(unittest.TestCase):

    def test_lines_are_used_where_the_cursor_cannot_be_placed(self):
        with Program(*TWO, "--profile", "voice", environment={"TERM": "dumb"}) as program:
            program.wait_for("cannot place its cursor")
            program.type("e4\r")
            program.wait_for("1 e4")


class Games(unittest.TestCase):
    """A game against the real engine, by keys, while the terminal changes its size."""

    def try_pieces(self, program, done):
        """Plays some pawn one step or two: whichever can."""
        for _ in range(16):
            program.press("p")
            program.press("enter")
            program.press("up")
            program.press("enter")
            program.wait(lambda: program.screen.cursor is not None and done(program) is not None)
            if done(program):
                return True
            program.press("escape")
        return False

    def play(self, profile):
        with Program(*ENGINE, "--profile", profile) as program:
            program.wait_for("against")
            sizes = [(12, 40), (60, 200), (24, 80)]
            moves = ["e4", "d3", "c3", "h3", "a3", "g3"]
            for number, move in enumerate(moves, 1):
                program.line(move)
                answered = re.compile(rf"(?m)^.*{number}\.\.\. \S+")
                over = ("wins", "Draw", "refused", "illegal", ":")
                program.wait(lambda: answered.search(program.text())
                             or any(word in program.at_cursor() for word in over[:2])
                             or f"{move}:" in program.text())
                if any(word in program.text() for word in over[:2]):
                    break
                rows, columns = sizes[number % 3]
                program.resize(rows, columns)
                program.press("w")
                program.wait_for("empty" if "empty" in program.text() else "e")
            program.line("resign")
            program.wait(lambda: "yes or no" in program.text() or "over" in program.text())
            program.line("yes")
            program.wait(lambda: "wins" in program.text() or "over" in program.text()
                         or "nothing" in program.text().lower())
            program.line("quit")
            program.wait_for_end()
            self.assertEqual(program.status, 0)

    def test_in_the_voice_profile(self):
        self.play("voice")

    def test_in_the_sighted_profile(self):
        self.play("sighted")


if __name__ == "__main__":
    unittest.main(verbosity=2)

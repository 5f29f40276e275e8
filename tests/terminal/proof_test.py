# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether a mate is possible may take long to find out: whoever waits is told so at once, and the
ruling follows."""

import re
import unittest

from program import Program, piped

COMMON = ("--language", "en", "--announce", "en", "--profile", "screen-reader", "--voice", "off")
MOMENT = 0.2  # seconds that somebody waits without a word

DEAD = (
    "7k/5R2/6RK/7r/6PP/8/8/8 w - - 0 1",
    "1k6/1P5p/BP3p2/1P6/8/8/5PKP/8 b - - 0 1",
    "6k1/1p1p1p1p/1P1P1P1P/8/8/4K3/1P1P1P1P/8 w - - 0 1",
    "1rK1k3/2P2R2/4Pp2/5P2/8/8/8/8 w - - 0 1",
    "8/8/3b3p/2b2p1P/3b1p1K/2b2Pp1/6P1/5kb1 w - - 0 1",
    "8/1p2B1B1/1PpB1B2/k1P5/p1P5/P7/5K2/8 w - - 0 1",
)
ALIVE = (
    "4k3/8/8/8/3B4/B1B1B3/1Bnb1B2/1KB1B3 w - - 0 1",
    "3k1b2/8/8/8/B1B1B1B1/1B1B1B1B/B1B1B1B1/1B1K1B1B w - - 0 1",
    "k1b1b3/8/8/1pBpBpBp/1PbPbPbP/8/8/K1B1B3 w - - 0 1",
)
# Seconds of work, and then it is dead; and more seconds, and then nobody knows.
DEAD_IN_THE_END = "2B1B1B1/pBpBpBpB/P1P1P1P1/8/8/8/4B3/k1K5 b - - 0 1"
NEVER_PROVED = "6Q1/8/8/8/ppp5/qkp3bp/rnp4b/n1K5 b - - 0 1"


def work(program):
    """Seconds of processor time that the one thread has used which answers: on a machine with much
    else to do they pass no faster."""
    with open(f"/proc/{program.pid}/task/{program.pid}/schedstat", encoding="ascii") as file:
        return int(file.read().split()[0]) / 1e9


def playing(fen):
    return Program("play", "--two", "--edition", "2023", "--time", "5", "--fen", fen,
                   *COMMON, rows=40, columns=120)


class Proofs(unittest.TestCase):
    def answered(self, program, line, answer):
        """The line is answered within a moment of work."""
        before = work(program)
        start = program.count()
        program.type(line + "\r")
        program.expect(answer, start)
        self.assertLess(work(program) - before, MOMENT, line)

    def test_a_game_from_a_dead_position_ends_at_once(self):
        for fen in DEAD:
            with self.subTest(fen), playing(fen) as program:
                program.wait_for("Dead position. Draw")
                self.assertLess(work(program), MOMENT + start_of_a_game())

    def test_nobody_waits_for_a_hard_question(self):
        for fen in ALIVE + (DEAD_IN_THE_END, NEVER_PROVED):
            with self.subTest(fen), playing(fen) as program:
                program.wait_for("to move")
                self.assertLess(work(program), MOMENT + start_of_a_game())
                self.answered(program, "resign", r"yes or no\?|over")
                self.answered(program, "yes", "wins|Draw|not proved yet|Nothing was asked")
                program.expect("wins|Draw")

    def test_a_resignation_that_is_in_doubt_says_so_and_is_ruled_on(self):
        with playing(NEVER_PROVED) as program:
            program.wait_for("to move")
            program.type("resign\r", "yes or no?")
            start = program.count()
            program.type("yes\r", "It is not proved yet that White can still mate.")
            self.answered(program, "Ka2", "whether there can be a mate|game is over")
            program.expect("White wins", start)
            self.assertRegex(program.since(start),
                             re.compile("not proved yet.*The draw could not be proved.*wins", re.S))

    def test_a_ruling_that_is_awaited_survives_a_crash(self):
        with playing(NEVER_PROVED) as program:
            program.wait_for("to move")
            program.type("resign\r", "yes or no?")
            program.type("yes\r", "It is not proved yet that White can still mate.")
            program.kill()
            start = program.count()
            program.start("resume", "1", *COMMON)  # without a move it is not the latest
            program.expect("Black resigns. White wins", start)

    def test_a_dead_position_is_found_while_the_game_goes_on(self):
        with playing(DEAD_IN_THE_END) as program:
            program.wait_for("Black to move")
            self.answered(program, "Ka2", "king to a2|game is over")
            program.wait_for("Dead position. Draw")
            self.answered(program, "Ka1", "the game is over")

    def test_a_script_has_the_ruling_in_it(self):
        run = piped(["resign", "yes"], "play", "--two", "--edition", "2023", "--fen",
                    NEVER_PROVED, *COMMON)
        self.assertRegex(run.stdout, "not proved yet that White can still mate. The ruling follows\n"
                                     "The draw could not be proved: White may still be able to mate\n"
                                     "Black resigns. White wins\n")

    def test_a_verdict_that_takes_long_is_promised(self):
        promise = "it is not decided yet whether there can be a mate; the verdict follows"
        with Program("judge", "--language", "en", "--fen", DEAD_IN_THE_END, columns=120) as program:
            program.wait_for("state: dead")
            program.wait_for_end()
            self.assertRegex(program.since(0),
                             re.compile(f"turn: black\n.*{promise}.*state: dead", re.S))
        with Program("judge", "--language", "en", "-", columns=120) as program:
            program.type(DEAD_IN_THE_END + "\r", "the verdict follows")
            program.wait_for("dead no no")
        with Program("judge", "--fen", DEAD[0]) as program:
            program.wait_for_end()
            self.assertNotIn("annabella judge:", program.since(0))


def start_of_a_game():
    """What a game that asks nothing hard takes to begin."""
    with playing("7k/8/8/8/8/8/1R6/K7 w - - 0 1") as program:
        program.wait_for("to move")
        return work(program)


if __name__ == "__main__":
    unittest.main()

# SPDX-License-Identifier: GPL-3.0-or-later
"""Reading games with the real program, seen through a pseudo-terminal."""

import re
import signal
import unittest

from program import Program
from terminal import printed

GAME = """[White "Novak"]
[Black "Weber"]

1. e4 e5 2. Nf3 $1 {\x1b[31mAttacks.} (2. f4) 2... Nc6 1-0
"""


class Games(unittest.TestCase):
    """A file with a game in it."""

    def reader(self, *options, others=None, **terminal):
        return Program("read", "--language", "en", "--announce", "en", *options, "game.pgn",
                       files={"game.pgn": GAME, **(others or {})}, **terminal)


class Lines(Games):
    def test_each_line_is_answered_and_the_newest_answer_is_the_prompt(self):
        with self.reader() as program:
            program.wait_for("Game 1: Novak against Weber, White wins:")
            program.type("\r")
            program.wait(lambda: program.at_cursor().startswith("1, pawn to e4:"))
            program.type("end\r", "2, knight to c6")
            program.wait(lambda: program.at_cursor().startswith("End of the game. White wins:"))
            program.type("2\r", "Attacks.")
            program.wait(lambda: program.at_cursor().startswith("One variation: 1: f4:"))
            program.type("nonsense\r")
            program.wait(lambda: "What is nonsense? Say help" in program.at_cursor())
            self.assertNotIn(b"\x1b[31m", program.sent)
            program.type("quit\r")
            self.assertEqual(program.wait_for_end(), 0)
            self.assertEqual(program.modes(), program.found_modes)

    def test_a_line_stops_reading_on(self):
        with self.reader() as program:
            program.wait_for("Game 1:")
            program.type("read 60\r", "Reading on, a move every 1 minute")
            program.wait_for("1, pawn to e4")
            program.type("\r", "Reading stopped")
            program.type("quit\r")
            program.wait_for_end()

    def test_the_game_goes_on_against_the_engine(self):
        with self.reader("--profile", "screen-reader") as program:
            program.wait_for("Game 1:")
            program.type("1\r", "1, pawn to e4")
            program.type("play\r", "You play Black against stockfish")
            program.type("fen\r", "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1")
            program.type("quit\r", "1, pawn to e4: ")
            program.type("2\r", "knight to f3")
            program.type("quit\r")
            self.assertEqual(program.wait_for_end(), 0)

    def test_a_closed_terminal_ends_it(self):
        with self.reader() as program:
            program.wait_for("Game 1:")
            program.type("\x04")
            self.assertEqual(program.wait_for_end(), 0)


class Announcements(Games):
    """The voice profile on the board's screen."""

    def reader(self, *options, **terminal):
        return super().reader("--profile", "voice", "--voice", "off", *options, **terminal)

    def test_a_key_sends_its_announcement_and_the_cursor_alone(self):
        with self.reader() as program:
            program.wait_for("Game 1: Novak against Weber, White wins")
            for key, said in [("w", "e5 empty"), ("up", "e6 empty"), ("n", "b8 black knight"),
                              ("1", "b1 white knight"), ("%", "% does nothing")]:
                program.press(key)
                program.wait(lambda: program.at_cursor() == said and program.screen.cursor.x == 0)
                program.read(0.5)
                self.assertEqual(printed(program.answer()), said)

    def test_moves_variations_and_comments_by_keys(self):
        with self.reader() as program:
            program.wait_for("Game 1: Novak against Weber, White wins")
            for key, said in [("j", "1, pawn to e4"), ("enter", "1, pawn to e5"),
                              ("]", "2, knight to f3"), ("v", "Variation 1 of 1"),
                              ("e", "Back to the main line"), ("t", "good move"),
                              ("u", "1, pawn to e5"), ("J", "2, knight to c6"),
                              ("U", "Start of the game"), ("l", "No move has been played")]:
                program.press(key)
                program.wait(lambda: program.at_cursor() == said)

    def test_facts_follow_the_reader_into_a_variation(self):
        with self.reader() as program:
            program.wait_for("Novak - Weber, 1-0")
            program.line("2", "Last move: 2 Nf3")
            program.press("v", "Last move: 2 f4")
            program.wait(lambda: "2 f4" in program.text() and "2 Nf3" not in program.text())

    def test_lines_are_typed_and_games_found(self):
        with self.reader() as program:
            program.wait_for("Game 1: Novak against Weber, White wins")
            program.line("find weber", "No more games")
            program.line("nonsense", "What is nonsense? Say help")

    def test_every_key_but_its_own_stops_reading_on(self):
        with self.reader() as program:
            program.wait_for("Game 1:")
            program.line("read 60", "1, pawn to e4")
            program.press("space", "Reading stopped")
            program.press("space", "1, pawn to e5")
            program.press("w", "e5 black pawn")
            program.press("space", "2, knight to f3")

    def test_a_resized_screen_is_read_on(self):
        with self.reader() as program:
            program.wait_for("Game 1:")
            program.press("j", "1, pawn to e4")
            for rows, columns in ((12, 40), (60, 200), (5, 20), (24, 80)):
                program.resize(rows, columns)
                program.wait_for("1, pawn")
            program.press("j")
            program.wait(lambda: program.at_cursor() == "1, pawn to e5")

    def test_the_screen_reader_hears_each_move_once(self):
        with Games.reader(self, "--profile", "screen-reader", "--ui", "screen") as program:
            program.wait_for("Game 1:")
            for key, said in [("j", "1, pawn to e4"), ("j", "1, pawn to e5"),
                              ("u", "1, pawn to e4"), ("j", "1, pawn to e5")]:
                program.press(key)
                program.wait(lambda: program.at_cursor() == said)
            rows = program.text().split("\n")
            self.assertEqual(rows.count("1, pawn to e4"), 1)
            self.assertEqual(rows.count("1, pawn to e5"), 1)

    def test_help_names_the_keys(self):
        with self.reader() as program:
            program.wait_for("Game 1:")
            program.press("?", "Enter, j, right bracket, plus: forward: next move")
            program.press("tab")
            program.wait(lambda: "Enter, j" not in program.text())

    def test_own_keys_are_used_and_their_faults_told(self):
        keys = {"keys.toml": 'x = "dance"\nn = "forward"\n'}
        with self.reader("--keymap", "keys.toml", others=keys) as program:
            program.wait_for("line 1: there is no command")
            program.press("n", "1, pawn to e4")
            program.press("?", "n: forward: next move")  # nobody is locked in

    def test_lines_are_used_where_the_cursor_cannot_be_placed(self):
        with self.reader(environment={"TERM": "dumb"}) as program:
            program.wait_for("cannot place its cursor")
            program.type("\r", "1, pawn to e4")

    def test_the_game_goes_on_against_the_engine_on_the_screen(self):
        with self.reader() as program:
            program.wait_for("Game 1:")
            program.press("j", "1, pawn to e4")
            program.press("C", "You play Black against stockfish")
            program.press("4", "e4 white pawn")
            program.press("v", "View mode: nothing is moved")
            program.line("quit")
            program.wait_for("1, pawn to e4")
            program.press("j", "1, pawn to e5")
            program.line("quit")
            self.assertEqual(program.wait_for_end(), 0)
            self.assertEqual(program.modes(), program.found_modes)


class Sight(Games):
    """The sighted profile: the board, the line and who plays."""

    def reader(self, *options, **terminal):
        return super().reader("--profile", "sighted", *options, **terminal)

    def test_the_board_and_the_line_are_seen(self):
        for rows, columns in ((12, 40), (24, 80), (60, 200)):
            with self.reader(rows=rows, columns=columns) as program:
                program.wait_for("Novak")
                program.line("2")
                program.wait(lambda: re.search(r"\b2 Nf3$", program.text(), re.M))
                program.wait_for("good move")
                program.press("u")
                program.wait(lambda: "2 Nf3" not in program.text())
                program.wait(lambda: "1 e4 e5" in program.text() or "  e5" in program.text())

    def test_the_board_turns_round_and_grows(self):
        with self.reader() as program:
            program.wait(lambda: program.row(0).startswith("8 "))
            program.press("F")
            program.wait(lambda: program.row(0).startswith("1 "))
            program.resize(60, 200)
            program.wait(lambda: "▄█" in program.text())  # the large figure of the first rank
            program.resize(24, 80)
            program.wait(lambda: program.row(0).startswith("1 "))

    def test_the_settings_choose_the_profile_but_not_the_keys(self):
        settings = {"config.toml": 'profile = "sighted"\nkeymap = "vi"\n'}
        with Games.reader(self, "--config", "config.toml", others=settings) as program:
            program.wait(lambda: program.row(0).startswith("8 "))
            program.press("j", "1 e4, pawn to e4")  # goes down in the map vi

    def test_the_terminal_is_given_back(self):
        def by_key(program):
            program.type("\x04")

        def by_line(program):
            program.line("quit")

        def by_signal(program):
            program.signal(signal.SIGTERM)

        for leave in (by_key, by_line, by_signal):
            with self.reader() as program:
                program.wait_for("Novak")
                leave(program)
                self.assertEqual(program.wait_for_end(), 0)
                self.assertEqual(program.modes(), program.found_modes)
                self.assertIn(b"\x1b[?1049l", program.sent)

    def test_suspended_and_woken_it_reads_on(self):
        with self.reader() as program:
            program.wait_for("Novak")
            program.signal(signal.SIGTSTP)
            program.wait_until_stopped()
            program.read(0.5)
            self.assertEqual(program.modes()[3], program.found_modes[3])
            program.signal(signal.SIGCONT)
            program.press("j", "1 e4, pawn to e4")

    def test_a_closed_terminal_ends_it(self):
        with self.reader() as program:
            program.wait_for("Novak")
            self.assertEqual(program.hang_up(), 0)


if __name__ == "__main__":
    unittest.main(verbosity=2)

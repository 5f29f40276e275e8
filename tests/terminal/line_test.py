# SPDX-License-Identifier: GPL-3.0-or-later
"""The line interface of the real program, played through a pseudo-terminal."""

import os
import re
import signal
import sqlite3
import tempfile
import unittest

from program import Program, piped

COMMON = ("--language", "en", "--announce", "en", "--profile", "screen-reader", "--voice", "off")


class Lines(unittest.TestCase):
    def test_the_first_start_asks_twice_and_keeps_the_answers(self):
        with Program("play", "--two", "--language", "en", rows=40) as program:
            program.wait_for("4: by sight:")
            program.type("9\r", "Type a number from 1 to 4, or a word")
            program.type("reader\r", "2: with the words of my language:")
            program.type("2\r", "White to move")
            self.assertEqual(program.kept("annabella/settings.toml"),
                             'profile = "screen-reader"\nannounce = "en"\n')
            # Only what line editing needs, and an orderly end.
            self.assertNotIn(b"\x1b[?2004", program.sent)
            dropped = program.count()
            program.type("Nf\x03", "The line is dropped; quit leaves the program:")
            self.assertNotIn("White to move", program.since(dropped))
            program.signal(signal.SIGTERM)
            self.assertEqual(program.wait_for_end(), 0)

    def test_the_first_start_goes_on_to_the_board_of_who_plays_by_sight(self):
        with Program("play", "--two", "--language", "en", rows=40) as program:
            program.wait_for("4: by sight:")
            program.type("4\r", "2: with the words of my language:")
            program.type("2\r", "White to move")
            program.wait_for("▀▀▀▀█   ▀▀▀▀▀")  # the seventh rank and its pawns

    def test_what_is_saved_does_not_fall_on_somebody_elses_file(self):
        with Program("play", "--two", *COMMON, rows=40) as program:
            program.wait_for("White to move")
            program.write("mine.pgn", "300 games")
            program.type("save ~/mine.pgn\r", "Write over it, yes or no?")
            program.type("no\r", "Nothing is written")
            self.assertEqual(program.kept("mine.pgn"), "300 games")
            # What it has written itself it writes again.
            program.type("save ~/new.pgn\r", "Saved: ~/new.pgn")
            program.type("e4\r", "pawn to e4")
            program.type("save ~/new.pgn\r")
            program.wait(lambda: "1. e4 *" in program.kept("new.pgn"))

    def test_another_game_after_one_that_was_resumed_is_of_its_kind(self):
        with Program("play", "--two", *COMMON, "--time", "5", rows=40) as program:
            program.wait_for("White to move")
            program.type("e4\r", "pawn to e4")
            program.type("quit\r")
            program.wait_for_end()
            program.start("resume", *COMMON)
            program.wait_for("Black to move")
            program.type("new\r", "Two players")
            program.wait_for("White to move")
            program.type("mine\r", "minutes")

    def test_the_log_of_a_tournament_survives_a_crash(self):
        with Program("play", "--tournament", *COMMON, "--time", "5", rows=40, columns=120) as program:
            program.wait_for("White to move")
            program.type("e4\r", "pawn to e4")
            program.type("hint\r", "hint is not allowed in a tournament")
            program.kill()
            program.start("resume", *COMMON)
            program.wait_for("Black to move")
            file = program.path("game.pgn")
            program.type(f"save {file}\r", f"Saved: {file}.log")
            log = program.kept("game.pgn.log").splitlines()[1:]
            told = [line.split(": ", 1)[1] for line in log]
            self.assertEqual(told, ["the program was opened, voice off",
                                    "refused hint: a good move and why",
                                    "the program was opened, voice off"])

    def test_in_a_tournament_only_the_impaired_player_is_told_the_number_of_moves(self):
        run = piped(["moves", "e4", "moves", "e5", "moves"], "play", "--tournament", *COMMON,
                    "--time", "40/90,30")
        told = [line for line in run.stdout.splitlines() if "completed" in line]
        self.assertEqual(run.stderr, "moves: in a tournament that is not told\n")
        self.assertEqual(told, [
            "White has completed: 0 moves. Black has completed: 0 moves. To the time control: 40 moves",
            "White has completed: 1 move. Black has completed: 1 move. To the time control: 39 moves"])

    def test_who_plays_by_the_voice_hears_the_rest_of_the_first_start_at_once(self):
        with Program("play", "--two", "--language", "en", "--voice", "text:heard",
                     rows=40) as program:
            program.wait_for("4: by sight:")
            program.type("2\r")
            program.wait(lambda: "How are moves announced?" in program.kept("heard"))
            program.type("9\r")
            program.wait(lambda: "Type a number from 1 to 2" in program.kept("heard"))

    def test_nothing_is_spoken_over_the_reader_that_was_just_chosen(self):
        with Program("play", "--two", "--language", "en", "--voice", "text:heard",
                     rows=40) as program:
            program.wait_for("4: by sight:")
            program.type("1\r", "2: with the words of my language:")
            program.type("2\r", "White to move")
            program.wait(lambda: "White to move" in program.kept("heard"))
            self.assertNotIn("How are moves announced?", program.kept("heard"))

    def test_a_game_is_chosen_before_it_and_the_one_that_was_left_is_offered(self):
        with Program("play", *COMMON, "--questions", "on", "--name", "Eva", rows=40,
                     columns=160) as program:
            program.wait_for("Against whom?")
            program.type("two\r", "A clock?")
            program.type("\r", "White to move")
            program.type("e4\r", "pawn to e4")
            program.type("pgn\r", "1. e4 *")
            self.assertIn('[White "Eva"]', program.text())
            program.type("quit\r")
            program.wait_for_end()
            program.start("play", *COMMON, "--questions", "on")
            program.wait_for("An unfinished game: ")
            program.wait_for("Eva against Black")
            program.type("\r", "Black to move")
            program.type("new\r", "The game before is kept: annabella games lists it")

    def test_a_game_that_the_command_line_names_asks_for_what_is_open(self):
        with Program("play", *COMMON, "--questions", "on", "--two", rows=40) as program:
            program.wait_for("A clock?")
            program.type("5+3\r", "A move, Enter or go starts the clocks")
            program.type("\r", "White's clock is running")
            self.assertNotIn("Against whom?", program.text())

    def test_without_a_terminal_it_is_a_filter(self):
        run = piped(["e4", "Nf9", "e5"], "play", "--two", *COMMON)
        self.assertEqual(run.stdout.splitlines(), [
            "Two players", "Move 1, White to move", "pawn to e4", "pawn to e5",
            "Goodbye. The game is kept: annabella resume goes on with it"])
        self.assertEqual(run.stderr, "Nf9: there is no square f9\n")
        self.assertEqual(run.returncode, 1)

    def test_lines_that_are_piped_are_obeyed_one_after_the_other(self):
        run = piped(["Nf3", "save game.pgn", "new", "e4"], "play", "--two", *COMMON)
        self.assertEqual(run.stdout.splitlines()[2:6], [
            "knight to f3", "Saved: game.pgn", "The game before is kept: annabella games lists it",
            "Two players"])
        self.assertIn("pawn to e4", run.stdout)
        self.assertEqual(run.stderr, "")

    def test_lines_behind_quit_are_not_for_the_program(self):
        for opponent in (("--two",), ("--level", "1")):
            run = piped(["e4", "quit", "frobnicate", "e5"], "play", *opponent, *COMMON)
            self.assertEqual(run.stdout.count("Goodbye"), 1)
            self.assertTrue(run.stdout.splitlines()[-1].startswith("Goodbye"))
            self.assertEqual((run.stderr, run.returncode), ("", 0))

    def test_the_screen_that_cannot_be_had_is_named(self):
        run = piped(["e4"], "play", "--two", *COMMON, "--ui", "screen")
        self.assertIn("pawn to e4", run.stdout)
        self.assertIn("the line interface is used", run.stderr)

    def lacking(self, *options, **surroundings):
        """What is complained of when the machine lacks something, and the exit status."""
        run = piped(["e4"], "play", "--language", "en", "--announce", "en", *options,
                    **surroundings)
        return run.stderr, run.returncode

    def test_an_engine_that_is_demanded_and_missing_ends_it(self):
        complaint = "annabella play: The engine /no/such/engine cannot be started.\n"
        self.assertEqual(self.lacking("--engine", "/no/such/engine"), (complaint, 3))
        # Nobody needs it.
        self.assertEqual(self.lacking("--two", "--engine", "/no/such/engine"), ("", 0))
        with Program("play", *COMMON, "--engine", "/no/such/engine") as program:
            self.assertEqual(program.wait_for_end(), 3)
            self.assertIn(complaint.strip(), program.text())

    def test_without_the_usual_engine_a_script_fails_and_a_player_is_asked(self):
        with tempfile.TemporaryDirectory() as empty:
            settings = os.path.join(empty, "settings.toml")
            with open(settings, "w", encoding="utf-8") as file:
                file.write('engine = "/no/such/engine"\n')
            complaint, status = self.lacking("--config", settings)
            self.assertIn("The engine /no/such/engine cannot be started", complaint)
            self.assertEqual(status, 3)
            with Program("play", *COMMON, "--config", settings) as program:
                program.wait_for("engine two for two players")
                program.type("engine two\r", "Two players")
                program.type("quit\r")
                self.assertEqual(program.wait_for_end(), 0)

    def test_a_voice_that_is_demanded_and_missing_ends_it(self):
        silence = {"PULSE_SERVER": "unix:/no/such/server", "ALSA_CONFIG_PATH": "/dev/null",
                   "SPEECHD_ADDRESS": "unix_socket:/no/such/socket"}
        for voice in ("espeak", "speechd"):
            self.assertEqual(self.lacking("--two", "--voice", voice, **silence),
                             (f"annabella play: the voice {voice} cannot be heard.\n", 3))

    def test_a_game_that_was_killed_goes_on_with_its_times(self):
        with Program("play", "--two", *COMMON, "--time", "10") as program:
            program.wait_for("White to move")
            program.type("e4\r", "pawn to e4:")
            store = sqlite3.connect(program.path("annabella/games.sqlite"))
            program.wait(lambda: store.execute("SELECT * FROM reached").fetchall())
            store.close()
            program.kill()
            program.start("resume", *COMMON)
            program.wait_for("Move 1, Black to move")
            program.wait_for("go starts the clocks:")
            program.type("theirs\rmine\r", "opponent, ")
            left = re.compile(r"^9 minutes, (\d\d) seconds:", re.M)
            program.wait(lambda: left.search(program.text()))
            # Kept after five seconds of Black's time, or less if White had some of them.
            self.assertLess(int(left.search(program.text()).group(1)), 57)

    def test_a_store_that_is_held_is_told_and_written_when_it_is_free_though_nobody_types(self):
        with Program("play", "--two", *COMMON, rows=40) as program:
            program.wait_for("White to move")
            program.type("e4\r", "pawn to e4:")
            store = sqlite3.connect(program.path("annabella/games.sqlite"), isolation_level=None)
            store.execute("begin immediate")
            program.type("e5\r", "Another program holds the store of games")
            program.type("Nf3\r", "knight to f3:")
            store.execute("rollback")
            program.wait_for("The game is saved again")
            self.assertEqual(store.execute("select moves from game").fetchall(), [(3,)])
            store.close()

    def test_on_braille_the_move_is_the_prompt_within_eighteen_cells(self):
        with Program("play", "--two", "--language", "en", "--announce", "en", "--profile",
                     "braille", "--voice", "off", "--width", "20", rows=40) as program:
            program.wait(lambda: program.at_cursor() == "1 White to move:")
            program.type("e4\r")
            program.wait(lambda: program.at_cursor() == "1 e4:")
            program.type("Bc4\r", "reach c4")
            program.wait(lambda: program.at_cursor() == "cannot reach c4:")
            program.type("z" * 20 + "\r")
            program.wait(lambda: program.at_cursor() == "not understood:")


if __name__ == "__main__":
    unittest.main()

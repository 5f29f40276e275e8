# SPDX-License-Identifier: GPL-3.0-or-later
"""The referee's desk with the real program, seen through a pseudo-terminal."""

import os
import re
import tempfile
import time
import unittest

from program import Program, piped, run

HEAD = """ruleset e18s
time 90+30
blind white
player white Anna
player black Boris
"""


class Desk(unittest.TestCase):
    def setUp(self):
        self.folder = self.enterContext(tempfile.TemporaryDirectory(prefix="annabella-desk-"))
        self.head = os.path.join(self.folder, "head")
        with open(self.head, "w", encoding="utf-8") as file:
            file.write(HEAD)

    def desk(self, *options):
        return Program("assist", "--language", "en", "--data", self.folder, *options,
                       home=self.folder, rows=60, columns=200)

    def set_up(self, *options):
        program = self.desk("--head", self.head, *options)
        program.wait_for("start begins")
        return program

    def test_a_blind_assistant_goes_through_a_move_by_keys(self):
        with self.set_up() as program:
            program.type("start\r", "White's clock is running")
            program.press("F2")
            program.wait(lambda: program.at_cursor().endswith("White's clock is running: lift"))
            self.assertEqual(program.text().count("White's clock is running"), 1)
            program.type("g1\r", "White must move the piece on g1")
            program.press("F3")
            program.wait(lambda: program.at_cursor().endswith(": place"))
            program.type("f3\r", "Noted")
            program.type("*", "Springer Felix drei")
            program.type("+", "Repeated correctly")
            program.type("-", "The move is made on Black's board")
            program.type("\r", "White has completed the move")
            program.type("\r", "Nothing is pressed: Black has made no move.")  # struck twice
            program.press("delete")
            program.wait(lambda: program.at_cursor().endswith(": remove"))
            program.type("e7\r", "remove e7")
            # The same signs inside a line are what they are.
            program.type("repeat *+-\r", "The repetition differs")
            program.type("quit\r", "Leave the desk")
            program.type("yes\r")
            self.assertEqual(program.wait_for_end(), 0)
            self.assertEqual(program.modes(), program.found_modes)

    def test_the_arrows_are_the_presses_of_both_players_where_they_press_themselves(self):
        with self.set_up("--keymap", "players") as program:
            program.type("start\r", "White's clock is running")
            program.press("left")
            program.wait_for("Now the move")
            program.type("e4\r", "White has completed the move")
            program.type("\x1bOC")  # of a terminal in the other mode
            program.wait(lambda: program.text().count("Now the move") == 2)
            program.type("e6", "e6")
            program.press("left")  # inside a line it goes back over what is typed
            program.type("\x7f\x04e5\r", "Bauer Eva fünf")
            program.wait_for("Black has completed the move")

    def test_insert_stamps_a_press_before_its_move_is_typed(self):
        with self.set_up() as program:
            program.type("start\r", "White's clock is running")
            program.press("insert")
            program.wait_for("Now the move")
            time.sleep(1)
            program.type("e4\r", "White has completed the move")
            program.type("time\r", "Black's clock is running")
            stamps = {what: float(at) for at, what in
                      re.findall("(?m)^@([0-9.]+) (.*)$", program.kept("desk"))}
            self.assertGreater(stamps["time"] - stamps["white press"], 1)

    def test_whoever_leaves_hears_goodbye_last(self):
        for left in ("quit\ryes\r", "\x04yes\r", "\x04\x04"):  # Ctrl-D asks as quit does
            with self.set_up() as program:
                program.type(left)
                program.wait_for_end()
                self.assertTrue(program.sent.decode().rstrip().endswith("Goodbye"), program.sent)

    def test_keys_that_nobody_knows_end_nothing(self):
        with self.set_up() as program:
            # F10, Shift-Tab, Shift-Up, Alt-x, what a terminal tells of its focus and its mouse.
            for sequence in ("\x1b[21~", "\x1b[Z", "\x1b[1;2A", "\x1bx", "\x1b[I",
                             "\x1b[<0;5;5M"):
                program.type(sequence)
                program.type("st" + sequence + "art\x15")  # and in the middle of a line
            program.type("start\r", "White's clock is running")

    def test_a_paste_that_the_terminal_marks_is_typed_and_holds_nothing_up(self):
        with self.set_up() as program:
            program.type("\x1b[200~sta")  # its second mark may never come
            program.type("rt\x1b[201~\r", "White's clock is running")
            program.type("\x1b[200~Nf3\r", "Springer Felix drei")

    def test_a_game_goes_on_after_the_program_was_killed(self):
        with self.set_up() as program:
            program.type("start\r", "White's clock is running")
            program.type("Nf3\r", "Springer Felix drei")
            program.type("\r", "White has completed the move")
            program.type("black write Nf3\r", "Noted")
            # A clock that runs is kept by itself, so that a long thought is not lost.
            program.wait(lambda: "tick\n" in program.kept("desk"))
            program.kill()
        with self.desk("--head", self.head) as program:
            program.wait_for("A game was left behind at the desk. Anna against Boris, begun ")
            program.wait_for(", 1 move. Go on with it")
            program.type("again\r")
            program.wait(lambda: program.text().count("Anna against Boris") == 2)
            program.type("quit\r")
            self.assertEqual(program.wait_for_end(), 0)
        with self.desk("--head", self.head) as program:
            program.wait_for("A game was left behind at the desk.")
            program.type("yes\r", "Move 1, Black to move")
            program.wait_for("Springer Felix drei")
            program.wait_for("No clock is running")
            program.wait_for("arbiter go starts them again")
            program.type("sheet black\r", "1. Nf3")
            program.type("log\r", "white press: White has completed the move")
            program.type("arbiter go\r", "Black's clock is running")
            program.type("d5\r", "Bauer David fünf")
            program.type("export papers\r", "Written to")
            program.wait(lambda: len(os.listdir(program.path("papers"))) == 11)
            self.assertIn('[White "Anna"]', program.kept("papers/game.pgn"))

    def test_a_voice_does_not_tell_the_move_that_is_sealed(self):
        with self.set_up("--profile", "voice", "--voice", "text:heard") as program:
            program.type("start\r", "White's clock is running")
            program.type("adjourn\r", "Next: seal and the move, then press")
            program.type("seal Nf3\x15seal Nh3\r", "Noted")
            program.type("\r", "White has sealed move 1.")
            program.type("time\r", "No clock is running")
        said = program.kept("heard").split("Next: seal and the move, then press\n")[1]
        sealing, after = said.split("White has sealed move 1. Article I.1\n")
        self.assertTrue(sealing.startswith("s\ne\na\nl\nSpace\n"), sealing)
        self.assertFalse(set("nfh3") & set(sealing.lower().replace("noted", "").splitlines()))
        self.assertNotIn("capital", sealing)
        self.assertTrue(after.startswith("t\ni\nm\ne\n"), after)

    def test_a_sealed_move_stands_nowhere_but_in_what_only_its_owner_can_read(self):
        envelope = os.path.join(self.folder, "envelope")
        with self.set_up("--profile", "voice", "--voice", "text:heard",
                         "--envelope", envelope) as program:
            program.type("start\r", "White's clock is running")
            program.type("adjourn\r", "Next: seal and the move, then press")
            before = len(program.sent)
            program.type("seal Nf3\x7f\x7f\x7f\x7f\x7fseal Na3\x15")  # thought over
            program.type("seal Nh3\r", "Noted")
            program.type("\x1b[A")  # what was typed before is called up again
            program.wait(lambda: program.at_cursor().endswith("adjourn"))
            program.type("\x15\x19")  # deleted, and brought back
            program.type("\x15")
            program.type("\r", "White has sealed move 1.")
            program.type("quit\r", "Leave the desk")
            program.type("yes\r")
            self.assertEqual(program.wait_for_end(), 0)
            sent = program.sent[before:].decode()
        self.assertIn("seal ", sent)
        for secret in ("Nh3", "h3", "Nf3", "f3", "Na3", "a3"):
            self.assertNotIn(secret, sent)
            self.assertNotIn(secret, program.kept("heard"))
        for folder, _, files in os.walk(self.folder):
            for name in files:
                path = os.path.join(folder, name)
                with open(path, "rb") as file:
                    hidden = b"Nh3" not in file.read()
                self.assertTrue(hidden or os.stat(path).st_mode & 0o077 == 0, path)

    def test_a_game_that_is_over_stays_among_the_games_with_its_papers(self):
        with self.set_up() as program:
            program.type("start\r", "White's clock is running")
            program.type("e4\r", "Bauer Eva vier")
            program.type("black resign\r", "Black resigns")
            program.type("quit\r", "The papers of this game have not been exported.")
            program.wait_for("The game is over and stays among the games")
            program.type("yes\r", "The game stays among the games as number 1")
            self.assertEqual(program.wait_for_end(), 0)
            papers = os.path.join(self.folder, "papers", "1")
            self.assertIn("1. e4", program.kept("papers/1/game.pgn"))
            self.assertEqual(os.stat(os.path.join(papers, "record")).st_mode & 0o777, 0o600)
            self.assertFalse(os.path.exists(program.path("desk")))
            told = run("games", "--language", "en", "--data", self.folder, home=self.folder)
            self.assertIn("Anna", told.stdout)
            self.assertIn(papers, told.stdout)

    def test_a_record_that_was_changed_by_hand_is_told_and_lies_aside(self):
        with self.set_up() as program:
            program.type("start\r", "White's clock is running")
            program.type("e4\r", "Bauer Eva vier")
            program.kill()
        record = os.path.join(self.folder, "desk")
        with open(record, encoding="utf-8") as file:
            text = file.read()
        with open(record, "w", encoding="utf-8") as file:
            file.write(text.replace(" e4", " d4"))
        with self.desk("--head", self.head) as program:
            program.wait_for("these lines are not as they were written:")
            program.wait_for("desk.old")
            program.type("yes\r", "Move 1, Black to move")
            program.type("log\r", "These lines of the record are not as they were written:")
            program.kill()
        with open(record, "w", encoding="utf-8") as file:
            file.write("of a later program\n")
        with self.desk("--head", self.head) as program:
            program.wait_for("What was left behind here cannot be read.")
            program.wait_for("desk.2.old")
            program.wait_for("The desk is set up.")
            self.assertEqual(program.kept("desk.2.old"), "of a later program\n")

    def test_somebody_who_knows_nothing_is_led_through_the_first_move(self):
        with self.desk() as program:
            program.wait_for("Name of White?")
            program.type("?\r", "Type the answer, or only Enter")
            for question in ("Name of Black?", "Edition", "Time control?", "Tempo?",
                             "visually impaired?", "hearing impaired?", "Words of", "no draw",
                             "tournament game?"):
                program.type("4\r" if question == "hearing impaired?" else "\r", question)
            program.type("\r")
            program.wait_for("White against Black. Laws of 2018, standard, time none. "
                             "Nobody is visually impaired.")
            program.type("hello\r", "hello: not understood")
            program.type("?", "Next: start begins the game")
            program.wait_for("Keys while nothing is typed: F2 lift ...")
            program.type("start\r")
            program.type("pawn e4\r", "Bauer Eva vier")

    def test_the_screen_has_large_digits_that_run_boards_and_the_next_step(self):
        with self.on_screen() as program:
            program.type("start\r")
            program.wait(lambda: "Next: the move" in program.text())
            self.assertGreaterEqual(self.rows_of_digits(program), 12)
            before = self.clock(program)
            program.wait(lambda: self.clock(program) != before)  # without a key
            program.type("lift g1\r", "White must move the piece on g1")
            program.type("place f3\r")
            program.wait(lambda: "Board of Black" in program.text())
            self.assertIn("Board of White", program.text())
            program.type("announce\r")
            program.wait(lambda: "Announced correctly" in program.text())

    def test_the_screen_of_the_desk_fits_a_terminal_of_another_size(self):
        with self.on_screen() as program:
            program.type("start\r")
            program.wait(lambda: self.rows_of_digits(program) >= 12)
            program.type("rep")
            program.resize(40, 120)
            program.wait(lambda: self.rows_of_digits(program) >= 18
                         and program.row(39) == "rep")
            program.resize(12, 40)  # no room for boards: the clock alone
            program.wait(lambda: program.row(11) == "rep")
            program.resize(24, 80)
            program.wait(lambda: self.rows_of_digits(program) >= 12 and program.row(23) == "rep")

    def test_a_sealed_move_is_not_on_the_screen_while_it_is_typed(self):
        with self.on_screen() as program:
            program.type("start\rwhite e4\rpress\radjourn\r")
            program.wait(lambda: "Next: seal" in program.text())
            program.type("seal Nc6")
            program.wait(lambda: program.row(23).startswith("seal"))
            program.type("\r")
            program.wait(lambda: program.row(23) == "")
            self.assertNotIn(b"Nc6", program.sent)

    def on_screen(self):
        program = Program("assist", "--language", "en", "--data", self.folder, "--ui", "screen",
                          "--head", self.head, home=self.folder, rows=24, columns=80)
        program.wait(lambda: "Next: start begins" in program.text())
        return program

    @staticmethod
    def rows_of_digits(program):
        """How many rows at the top belong to the two times."""
        rows = [program.row(row) for row in range(program.screen.lines)]
        return next((row for row, text in enumerate(rows) if text.startswith("8 ")), 1) - 1

    @staticmethod
    def clock(program):
        return [program.row(row) for row in range(12)]

    def test_what_is_typed_ahead_keeps_its_order(self):
        # More than is read at once.
        name = " ".join(f"{number:04}" for number in range(400))
        with self.desk("--time", "none") as program:
            program.wait_for("Name of White?")
            program.type(name + "\r" + "\r" * 3 + "4\r" + "\r" * 5, "The desk is set up.")
            told = program.sent.decode().replace("\r", "").replace("\n", "")
            self.assertIn(name + " against Black.", told)

    def test_a_second_desk_on_the_same_folder_is_refused(self):
        with self.set_up() as program:
            program.type("start\r", "White's clock is running")
            with self.desk("--head", self.head) as second:
                second.wait_for("Another one of these runs already")
                second.wait_for("--data FOLDER")
                self.assertEqual(second.wait_for_end(), 3)
            program.type("e4\r", "Bauer Eva vier")
            program.kill()
        # A crash gives the folder back.
        with self.desk("--head", self.head) as program:
            program.wait_for("A game was left behind at the desk.")

    def test_the_newest_answer_is_where_the_next_line_is_typed(self):
        with self.desk("--head", self.head) as program:
            program.wait(lambda: program.at_cursor().endswith("start begins the game:"))
            program.type("start\r")
            program.wait(lambda: program.at_cursor().endswith("White's clock is running:"))
            program.type("lift g1\r")
            program.wait(lambda: program.at_cursor() == "White must move the piece on g1:")
            program.type("quit\r")
            program.wait(lambda: program.at_cursor().endswith("An unfinished game is kept:"))

    def test_lines_for_fingers_are_short_and_can_be_cells(self):
        with self.set_up("--profile", "braille", "--width", "30") as program:
            program.type("start\r")
            program.wait(lambda: program.at_cursor().endswith(":"))
            self.assertLessEqual(len(program.at_cursor()), 24)  # the rest is for what is typed
            shown = [line for line in program.text().split("\n") if "start" not in line]
            self.assertLessEqual(max(len(line) for line in shown), 30)
        with self.desk("--braille", "cells") as program:
            program.wait_for("⠙⠑⠎⠅")

    def test_papers_are_read_aloud_when_they_are_asked_for(self):
        with self.set_up("--voice", "text:heard") as program:
            program.type("start\r", "White's clock is running")
            program.type("e4\r", "Bauer Eva vier")
            program.type("export papers\r", "Written to")
            program.type("sheet white\r", "1. e4")
            program.type("boards\r", "The boards differ")
            program.type("log\r", "0:00:00 [1:30:30 1:30:30] =")
            # Made, and on the sheet; the log tells it after the press.
            program.wait(lambda: program.kept("heard").count("Bauer Eva vier") == 2)
            said = program.kept("heard")
            self.assertEqual(said.count("1, Bauer Eva vier"), 1)
            self.assertIn("0:00:00 [1:30:30 1:30:30] =", said)
            self.assertRegex(said, "Board of White.*Board of Black")

    def test_an_option_wins_over_the_head(self):
        with self.set_up("--press-waits-for-repeat") as program:
            program.type("start\r", "White's clock is running")
            program.type("e4\r", "Bauer Eva vier")
            program.type("press\r", "press: the opponent has not yet repeated the move")
            program.type("+", "Repeated correctly")
            program.type("\r", "White has completed the move")

    def test_a_voice_speaks_what_is_typed(self):
        with self.set_up("--profile", "voice", "--voice", "text:heard") as program:
            before = len(program.heard())
            for count, (key, words) in enumerate((("e", "e"), ("2", "2"), ("\x7f", "2 deleted")), before + 1):
                program.type(key)
                program.wait(lambda: len(program.heard()) == count)
                self.assertEqual(program.heard()[-1], words)

    def test_a_folder_that_cannot_be_written_is_named(self):
        with self.set_up("--voice", "text:heard") as program:
            program.type("export " + self.head + "/papers\r", "cannot be written")
            program.wait(lambda: "cannot be written" in program.kept("heard"))
            self.assertNotIn("Written to", program.kept("heard") + program.text())

    def test_an_envelope_that_cannot_be_written_begins_nothing(self):
        for option in (("--envelope", os.path.join(self.head, "sealed")),
                       ("--envelope", os.path.join(self.folder, "sealed"), "--slip", self.folder)):
            with self.desk("--head", self.head, *option) as program:
                self.assertEqual(program.wait_for_end(), 1)
                self.assertRegex(program.text(), "cannot be written|is there already")
        self.assertEqual(sorted(os.listdir(self.folder)), ["head"])

    def test_the_envelope_of_the_game_left_behind_is_no_hindrance(self):
        envelope = os.path.join(self.folder, "sealed")
        with open(envelope, "w", encoding="utf-8") as file:
            file.write("of somebody else\n")
        with self.desk("--head", self.head, "--envelope", envelope) as program:
            program.wait_for("sealed is there already and stays as it is")
            self.assertEqual(program.wait_for_end(), 1)
        os.remove(envelope)
        with self.set_up("--envelope", envelope) as program:
            program.type("start\radjourn\rseal Nf3\rwhite press\r", "White has sealed move 1")
            program.wait(lambda: os.path.exists(envelope))
            program.kill()
        with self.desk("--head", self.head, "--envelope", envelope) as program:
            program.wait_for("A game was left behind at the desk.")
            program.type("yes\r", "resume goes on with it")
            program.kill()
        os.remove(envelope)  # as if the crash had come before it
        with self.desk("--head", self.head, "--envelope", envelope) as program:
            program.wait_for("A game was left behind at the desk.")
            program.type("yes\r", "resume goes on with it")
            program.wait(lambda: os.path.exists(envelope))
            program.kill()
        with open(envelope, encoding="utf-8") as file:
            sealed = file.read()
        with self.desk("--head", self.head, "--envelope", envelope) as program:
            program.wait_for("A game was left behind at the desk.")
            program.type("no\r", "sealed is there already and stays as it is")
            program.type("start\radjourn\rseal Nf3\rwhite press\r", "White has sealed move 1")
            program.wait(lambda: program.text().count("stays as it is") == 2)
        with open(envelope, encoding="utf-8") as file:
            self.assertEqual(file.read(), sealed)

    def test_papers_are_not_written_over_the_files_of_others_unasked(self):
        papers = os.path.join(self.folder, "papers")
        os.mkdir(papers)
        game = os.path.join(papers, "game.pgn")
        with open(game, "w", encoding="utf-8") as file:
            file.write("mine\n")
        with self.set_up() as program:
            program.type("export " + papers + "\r")
            program.wait_for("game.pgn is there already. Write over it, yes or no?")
            program.type("no\r", "Nothing is written")
            self.assertEqual(os.listdir(papers), ["game.pgn"])
            program.type("export " + papers + "\r")
            program.wait(lambda: program.text().count("Write over it") == 2)
            program.type("yes\r", "Written to")
            program.wait(lambda: len(os.listdir(papers)) == 11)
            program.type("export " + papers + "\r")  # its own by now
            program.wait(lambda: program.text().count("Written to") == 2)
            self.assertEqual(program.text().count("Write over it"), 2)

    def test_a_key_has_the_time_at_which_it_came_whatever_the_desk_is_doing(self):
        papers = os.path.join(self.folder, "papers")
        os.mkdir(papers)
        fifo = os.path.join(papers, "rulings.txt")
        os.mkfifo(fifo)
        with self.set_up() as program:
            program.type("start\re4\r", "Bauer Eva vier")
            program.type("export " + papers + "\r", "Write over it, yes or no?")
            program.type("yes\r")  # now it writes until somebody reads
            time.sleep(0.5)
            program.type("\r")
            time.sleep(2)
            with open(fifo, encoding="utf-8") as log:
                log.read()
            program.wait_for("White has completed the move")
            program.type("time\r", "Black's clock is running")
            stamps = {what: float(at) for at, what in
                      re.findall("(?m)^@([0-9.]+) (.*)$", program.kept("desk"))}
            self.assertGreater(stamps["time"] - stamps["white press"], 1)

    def test_a_press_is_on_the_disk_before_it_is_told(self):
        with self.set_up() as program:
            program.type("start\re4\r", "Bauer Eva vier")
            with program.held():  # nothing can be told
                program.press("F7")
                program.wait(lambda: "white press\n" in program.kept("desk"))
                self.assertNotIn("White has completed the move", program.text())
            program.wait_for("White has completed the move")

    def test_a_game_that_is_left_unfinished_is_kept(self):
        with self.set_up() as program:
            program.type("start\r", "White's clock is running")
            program.type("e4\r", "Bauer Eva vier")
            program.type("quit\ryes\r")
            program.wait_for_end()
        with self.desk("--head", self.head) as program:
            program.wait_for("A game was left behind at the desk. Anna against Boris")

    def test_an_envelope_that_can_no_longer_be_written_ends_nothing(self):
        below = os.path.join(self.folder, "below")
        os.mkdir(below)
        envelope = os.path.join(below, "sealed")
        with self.set_up("--envelope", envelope) as program:
            os.rmdir(below)
            program.type("start\r", "White's clock is running")
            program.type("adjourn\r")
            program.type("seal Nf3\r")
            program.type("white press\r", "White has sealed move 1")
            program.wait_for("cannot be written")
            program.type("time\r", "No clock is running")
            self.assertIn("white press\n", program.kept("desk"))

    def test_a_game_that_cannot_be_kept_is_told(self):
        with Program("assist", "--language", "en", "--data", self.head + "/below", "--head",
                     self.head, rows=60, columns=200) as program:
            program.wait_for("The desk is set up.")
            program.type("start\r", "would be lost in a crash")
            program.type("e4\r", "Bauer Eva vier")
            self.assertEqual(program.text().count("would be lost in a crash"), 1)

    def test_an_interrupt_drops_the_line(self):
        with self.set_up() as program:
            program.type("sta")
            program.wait(lambda: program.at_cursor().endswith("sta"))
            program.type("\x03", "The line is dropped; quit leaves the desk")
            program.type("start\r", "White's clock is running")

    def test_a_head_is_read_like_a_script(self):
        with open(self.head, "w", encoding="utf-8") as file:
            file.write("\ufeffruleset e18s  # of today\n\nplayer white Anna#1\nplayer black B # his name\n")
        run = piped(["quit", "yes"], "assist", "--language", "en", "--data", self.folder,
                    "--head", self.head)
        self.assertIn("Anna#1 against B. ", run.stdout)
        with open(self.head, "a", encoding="utf-8") as file:
            file.write("player red C\n")
        run = piped([], "assist", "--language", "en", "--head", self.head)
        self.assertIn(self.head + ":5: expected ", run.stderr)
        self.assertEqual(run.returncode, 1)

    def test_lines_behind_quit_are_not_for_the_desk(self):
        run = piped(["start", "quit", "yes", "e4"], "assist", "--language", "en", "--head",
                    self.head)
        asked, farewell = run.stdout.splitlines()[-2:]
        self.assertIn("have not been exported. Leave the desk, yes or no?", asked)
        self.assertEqual(farewell, "Goodbye")
        self.assertEqual(run.stderr, "")

    def test_the_end_of_a_script_says_goodbye_and_leaves_the_desk(self):
        run = piped(["start"], "assist", "--language", "en", "--data", self.folder,
                    "--head", self.head)
        self.assertEqual(run.stdout.splitlines()[-1], "Goodbye")
        self.assertEqual((run.returncode, run.stderr), (0, ""))

    def test_what_a_script_says_in_vain_is_a_complaint_and_its_exit_status(self):
        run = piped(["retract", "start", "press", "frob", "e4"], "assist", "--language", "en",
                    "--data", self.folder, "--head", self.head)
        complaints = run.stderr.splitlines()
        self.assertEqual(complaints[0], "There is nothing to take back")
        self.assertTrue(complaints[1].startswith("Nothing is pressed: White has made no move."))
        self.assertEqual(complaints[2], "frob: not understood")
        self.assertNotIn("not understood", run.stdout)
        self.assertEqual(run.stdout.splitlines()[-1], "Goodbye")
        self.assertEqual(run.returncode, 1)


if __name__ == "__main__":
    unittest.main()

# SPDX-License-Identifier: GPL-3.0-or-later
"""The talking clock in a pseudo-terminal: lines, and the screen with its large digits."""

import re
import signal
import termios
import time
import unittest

from program import Program, piped
from terminal import printed

COMMON = ("--language", "en", "--voice", "off")
HEARD = ("clock", "5", "--language", "en", "--profile", "voice", "--voice", "text:heard")
SILENT_DIGITS = ("--profile", "voice")  # nothing is written by itself
APART = 0.2  # seconds: what comes quicker than a tenth are two keys at once
BLOCK = "█"


class Lines(unittest.TestCase):
    def test_keys_act_at_once_again_when_the_shell_gives_the_terminal_back(self):
        with Program("clock", "60", *COMMON) as program:
            program.wait_for("starts:")
            program.signal(signal.SIGSTOP)
            termios.tcsetattr(program.slave, termios.TCSANOW, program.found_modes)
            program.signal(signal.SIGCONT)
            program.wait(lambda: program.modes() != program.found_modes)
            program.type(" ", "White's clock is running")

    def test_capitals_press_too_since_caps_lock_is_easily_left_on(self):
        with Program("clock", "60", *COMMON) as program:
            program.wait_for("starts:")
            program.type(" ", "White's clock is running")
            program.type("A", "Black's clock is running")

    def test_without_a_counter_no_control_is_called_made(self):
        with Program("clock", "2/0:01,0:30", "--counter", "off", *COMMON) as program:
            program.wait_for("starts:")
            program.type(" ", "The next period has begun, added: 30 seconds")
            self.assertNotIn(b"Time control made", program.sent)

    def test_the_newest_answer_is_the_prompt_and_nothing_else_is_written(self):
        with Program("clock", "5", *COMMON) as program:
            program.wait_for("starts:")
            for key, answer in ((" ", "White's clock is running:"), ("1", "4 minutes"),
                                ("7", "White's clock is running:"), (".", "clock is running:")):
                before = program.screen.cursor.y
                program.press(key)
                program.wait(lambda: program.screen.cursor.y == before + 1
                             and answer in program.at_cursor())
                self.assertEqual(program.screen.cursor.x, len(program.at_cursor()) + 1)
            self.assertNotIn("\n\n", program.text().rstrip())

    def test_who_wants_a_display_has_lines_for_it_in_every_profile(self):
        with Program("clock", "5", "--profile", "voice", "--braille", "brlapi", *COMMON,
                     columns=200) as program:
            program.wait_for("Clock set: 5:00")
            self.assertNotIn(BLOCK, program.text())

    def test_a_second_clock_in_the_same_folder_is_refused(self):
        with Program("clock", "5", *COMMON) as program:
            program.wait_for("starts:")
            kept = ("--data", program.home + "/annabella")
            with Program("clock", "5", *COMMON, *kept, columns=200) as second:
                second.wait_for("Another one of these runs already")
                self.assertEqual(second.wait_for_end(), 3)
            program.press(" ", "White's clock is running:")
            program.kill()
            program.start("clock", "5", *COMMON)
            program.wait_for("A clock was left behind")

    def test_keys_at_once_held_keys_and_wrong_keys_have_their_answers(self):
        with Program("clock", "5", *COMMON, rows=60) as program:
            program.wait_for("starts:")
            program.press(" ", "White's clock is running:")
            program.press("aj", "Black's clock is running:")  # both keys at once
            program.wait_for("Both keys at once. The press of Black does not count:")
            program.press("a" * 20, "White's clock is not running:")  # held down
            program.press("5", "White has completed: 1 move. Black has completed: 0 moves:")
            self.assertEqual(program.text().count("White's clock is not running"), 1)
            program.press("up", "up arrow means nothing here")
            program.press("x", "x means nothing here.")
            program.press("3", "Black's clock is running:")

    def test_a_key_that_comes_in_two_parts_presses_nothing(self):
        with Program("clock", "5", *COMMON) as program:
            program.wait_for("starts:")
            for first, rest in (("\x1bO", "k"), ("\x1b[", "A")):
                program.type(first)
                time.sleep(0.02)
                program.type(rest)
            program.press("7", "No clock is running:")

    def test_escape_leaves_what_is_half_typed(self):
        with Program("clock", "5", *COMMON) as program:
            program.wait_for("starts:")
            program.press("i", "Command?")
            program.type("ad")
            program.wait(lambda: program.at_cursor() == "Command? ad")
            program.press("escape", "No clock is running:")
            program.press(" ", "White's clock is running:")

    def test_escape_leaves_the_questions_of_the_start(self):
        with Program("clock", *COMMON) as program:
            program.wait_for("step by step:")
            program.type("\r", "Which clock?")
            program.press("escape")
            program.wait(lambda: program.at_cursor().endswith("step by step:"))
            program.press("escape", "Goodbye")
            self.assertEqual(program.wait_for_end(), 0)

    def test_other_keyboards_have_their_keys_in_the_same_places(self):
        for language, keys, own in (("de", "aö", "u: "), ("sr-Cyrl", "ај", "u, у: ")):
            with Program("clock", "5", "--language", language, "--voice", "off", rows=60,
                         columns=200) as program:
                program.wait(lambda: "a, s, d, f, g," in program.text())
                program.press("?")
                program.wait(lambda: "1, " + own in program.text())
                for key in keys:
                    time.sleep(APART)
                    program.press(key)
                program.press("5")
                program.wait(lambda: re.search(": 1 .*: 1 ", program.at_cursor()))

    def test_keys_that_are_all_on_another_keyboard_are_named_all_the_same(self):
        keys = {"keys.toml": '"ф" = "white"\n"а" = "white"\n"о" = "black"\n'}
        with Program("clock", "5", *COMMON, "--keymap", "keys.toml", files=keys,
                     columns=200) as program:
            program.wait_for("White presses with ф, а, Black with о.")

    def test_a_key_map_that_cannot_be_used_locks_nobody_in(self):
        for name, why in (("none.toml", "cannot be opened"), ("keys.toml", "more than one key")):
            with Program("clock", "5", *COMMON, "--keymap", name, columns=200,
                         files={"keys.toml": '"f a" = "white"\n'}) as program:
                program.wait_for("starts:")
                program.wait_for(why)
                program.press(" ", "White's clock is running:")
                program.press("q", "Leave the clock, yes or no?")

    def test_what_is_wrong_at_the_start_is_seen_and_spoken(self):
        with Program(*HEARD, "--config", "settings.toml", "--keymap", "none.toml",
                     files={"settings.toml": "rate = 300\n"}, columns=160) as program:
            program.wait_for("starts")
            heard = program.kept("heard")
            for fault in ("1: rate: a number from -100", "none.toml: the key file cannot be"):
                self.assertIn(fault, program.text())
                self.assertIn(fault, heard)

    def test_a_command_in_words_is_typed_and_edited_behind_its_question(self):
        with Program("clock", "5", "--language", "de", "--voice", "off", rows=40) as program:
            program.wait_for("startet:")
            program.press("i", "Befehl?")
            program.type("gibb\x7f weiß 2\r", "Weiß erhält 2 Minuten zusätzlich:")
            program.press("i")
            program.wait(lambda: program.at_cursor() == "Befehl?")
            program.press("escape", "Keine Uhr läuft:")
            program.press("1", "7 Minuten:")

    def test_it_is_set_up_by_questions_and_survives_being_killed(self):
        with Program("clock", *COMMON, rows=60) as program:
            for question, answer in (("step by step:", ""), ("Which clock?", ""),
                                     ("How many minutes", "3"), ("For how many moves?", ""),
                                     ("Bonus?", "2"), ("How many seconds?", "2"),
                                     ("The same for Black", "yes"),
                                     ("Your clock:", "")):
                program.wait_for(question)
                program.type(answer + "\r")
            program.wait_for("Clock set: 3 minutes, increment 2 seconds.")
            program.press("j", "White's clock is running:")
            time.sleep(APART)
            program.press("a", "Black's clock is running:")
            program.type("q", "Leave the clock, yes or no?")
            program.press("n")
            program.wait(lambda: program.at_cursor().endswith("clock is running:"))
            program.kill()
            program.start("clock", *COMMON)
            program.wait_for("A clock was left behind. White: 3 minutes")
            program.type("yes\r", "Black to move. Move 1:")
            program.press("5", "White has completed: 1 move. Black has completed: 0 moves:")
            program.type("qy")
            self.assertEqual(program.wait_for_end(), 0)
            self.assertEqual(program.text().rstrip().splitlines()[-2:],
                             ["Leave the clock, yes or no? Key y: yes, key n: no:", "Goodbye"])

    def test_the_log_of_a_tournament_survives_a_crash_and_the_end(self):
        with Program("clock", "5", "--tournament", *COMMON, rows=40, columns=200) as program:
            program.wait_for("starts:")
            program.press(" ", "White's clock is running")
            program.press("5", "moves is not allowed in a tournament")
            program.kill()
            program.start("clock", "5", "--language", "en", "--voice", "text:/dev/null")
            program.wait_for("A clock was left behind")
            program.type("yes\r", "paused")
            program.press("5")  # it stays a tournament
            program.press("i", "Command?")
            program.type("log\r")
            program.wait(lambda: program.text().count("refused moves: moves made") == 2
                         and program.text().count("the program was opened, voice off") == 1
                         and program.text().count("the program was opened, voice text:") == 1)
            program.press("q", "Leave the clock")
            program.press("y")
            program.wait_for_end()
            self.assertEqual(program.kept("annabella/clock.old").count("refused moves"), 2)


class Kept(unittest.TestCase):
    """What stands on the disk, and how a clock goes on from it."""

    def test_a_press_is_on_the_disk_before_it_is_told(self):
        for ui in ("line", "screen"):
            with Program("clock", "5", "--ui", ui, *COMMON, *SILENT_DIGITS) as program:
                program.wait_for("starts")
                program.press(" ", "White's clock is running")
                with program.held():  # nothing can be told
                    time.sleep(APART)
                    program.type("a")
                    program.wait(lambda: program.stamps("white"))
                    self.assertNotIn("Black's clock is running", program.text())
                program.wait_for("Black's clock is running")

    def test_a_press_has_the_time_of_its_key_while_the_clock_waits_for_the_terminal(self):
        for ui in ("line", "screen"):
            with self.subTest(ui), \
                    Program("clock", "5", "--ui", ui, *COMMON, *SILENT_DIGITS) as program:
                program.wait_for("starts")
                program.press(" ", "White's clock is running")
                with program.held():
                    program.type("1")  # its answer cannot be written
                    time.sleep(APART)
                    program.type("a")
                    time.sleep(2)
                program.wait_for("Black's clock is running")
                program.press("j")
                black = program.wait(lambda: program.stamps("black"))
                self.assertGreater(black[-1] - program.stamps("white")[-1], 1.5)

    def test_no_press_is_stamped_before_its_key(self):
        for ui in ("line", "screen"):
            with Program("clock", "5", "--ui", ui, *COMMON, *SILENT_DIGITS) as program:
                program.wait_for("starts")
                program.press(" ", "White's clock is running")
                answered = time.monotonic()
                with program.held():
                    program.type("1")  # it is being answered when the next key comes
                    time.sleep(1)
                    least = time.monotonic() - answered
                    program.type("a")
                    time.sleep(APART)
                program.wait_for("Black's clock is running")
                passed = program.stamps("white")[-1] - program.stamps("go")[-1]
                self.assertGreaterEqual(passed, least - 0.001)

    def test_a_clock_that_runs_is_kept_though_nobody_touches_it(self):
        with Program("clock", "5", *COMMON) as program:
            program.wait_for("starts:")
            program.press(" ", "White's clock is running:")
            program.wait(lambda: program.stamps("tick"))

    def test_a_clock_that_ran_for_an_hour_goes_on_at_once_and_a_question_left_loses_nothing(self):
        with Program("clock", *COMMON, columns=200) as program:
            program.wait_for("step by step:")
            program.press("escape")
            program.wait_for_end()
            program.write("annabella/clock", "annabella clock 1\n90\n@0.000 go\n@3600.000 white\n"
                                             "@3601.000 tick\n")
            program.start("clock", *COMMON)
            question = "left behind. White: 30 minutes. Black: 1 hour, 29 minutes, 59 seconds."
            program.wait_for(question)
            program.press("escape")  # not now
            program.wait_for_end()
            program.start("clock", *COMMON)
            program.wait(lambda: program.text().count(question) == 2)
            program.type("yes\r")
            program.wait(lambda: program.at_cursor().endswith("paused, Black to move. Move 1:"))
            program.press(" ", "Black's clock is running:")

            def runs():
                program.press("3")
                return re.search("Black: 1 hour, 29 minutes, 5[0-8] seconds", program.text())
            program.wait(runs)


class Interrupted(unittest.TestCase):
    def test_a_clock_in_use_is_not_ended_by_a_slip_of_the_finger(self):
        for ui in ("line", "screen"):
            for key in ("\x03", "\x04"):  # Ctrl-C, Ctrl-D
                with Program("clock", "5", "--ui", ui, *COMMON, columns=120) as program:
                    self.interrupt(program, key)

    def interrupt(self, program, key):
        program.wait_for("starts")
        program.press(" ", "White's clock is running")
        program.press(key, "Leave the clock, yes or no? Key y: yes, key n: no")
        program.press("a", "The question is dropped")
        program.press("i", "Command?")
        program.press(key)
        program.wait(lambda: "Command?" not in program.at_cursor()
                     and "Black's clock is running" in program.text())
        program.press("5", "White has completed: 1 move. Black has completed: 0 moves")
        program.press(key)  # the same question stands above already
        program.wait(lambda: "Leave the clock, yes or no?" in program.at_cursor())
        program.press("y")
        self.assertEqual(program.wait_for_end(), 0)
        self.assertEqual(program.modes(), program.found_modes)

    def test_keys_that_are_dropped_by_ctrl_c_are_not_the_end_of_the_terminal(self):
        with self.running_screen() as program:
            for turn in range(600):
                program.type("x")
                time.sleep(turn % 20 * 0.00001)
                program.type("\x03")
                program.read(0.001)

            def asked():  # again and again: the last Ctrl-C may come behind the first of them
                program.press("5")
                return "White has completed: 0 moves" in program.text()
            program.wait(asked)

    def running_screen(self):
        program = Program("clock", "5", "--ui", "screen", *COMMON)
        program.wait_for("starts")
        program.press(" ", "White's clock is running")
        return program

    def test_the_questions_of_the_start_are_left(self):
        for key in ("\x03", "\x04"):
            with Program("clock", *COMMON) as program:
                program.wait_for("step by step:")
                program.press(key, "Goodbye")
                self.assertEqual(program.wait_for_end(), 0)

    def test_a_key_that_is_held_down_pauses_once(self):
        with Program("clock", "5", *COMMON) as program:
            program.wait_for("starts:")
            program.press(" ", "White's clock is running:")
            time.sleep(0.8)
            program.press(" " * 21 + "7")  # at once: however slow the machine is, they repeat
            program.wait(lambda: program.text().count("The clocks are paused") == 3)
            self.assertEqual(program.text().count("clock is running"), 1)


class QuestionsBesideAClock(unittest.TestCase):
    def test_one_key_answers_and_a_press_is_never_lost(self):
        for ui in ("line", "screen"):
            with Program("clock", "5", "--ui", ui, *COMMON, columns=200) as program:
                program.wait_for("starts")
                program.press(" ", "White's clock is running")
                program.press("q", "Leave the clock, yes or no? Key y: yes, key n: no")
                program.press("a", "Black's clock is running")
                program.wait_for("The question is dropped")
                program.press("5", "White has completed: 1 move. Black has completed: 0 moves")
                for key in ("n", "x", "up"):  # a slip, and keys that answer nothing
                    program.press(key)
                    program.wait(lambda: "Set another one instead, yes or no? Key y: yes, key n: no"
                                 in (program.at_cursor() if ui == "line" else program.text()))
                program.press("n")
                program.wait(lambda: "Set another one" not in program.at_cursor()
                             and "Black's clock is running" in program.text())
                program.press("5", "White has completed: 1 move. Black has completed: 0 moves")
                program.press("qy")
                self.assertEqual(program.wait_for_end(), 0)

    def test_in_german_j_is_blacks_press_and_no_yes(self):
        with Program("clock", "5", "--language", "de", "--voice", "off", rows=40) as program:
            program.wait_for("startet:")
            program.press("a", "Der erste Zug von Weiß zählt:")
            time.sleep(APART)
            program.press("q", "Die Uhr verlassen, ja oder nein? Taste y: ja, Taste n: nein:")
            program.press("j", "Die Uhr von Weiß läuft")
            program.wait_for("Die Frage entfällt:")

    def test_a_voice_speaks_what_is_typed(self):
        for ui in ("line", "screen"):
            with Program(*HEARD, "--ui", ui) as program:
                program.wait_for("starts")
                program.press("i")
                program.wait(lambda: program.heard()[-1:] == ["Command?"])
                keys = (("z", "z"), (" ", "Space"), ("5", "5"), ("\x7f", "5 deleted"), ("left", "Space"))
                for count, (key, words) in enumerate(keys, len(program.heard()) + 1):
                    program.press(key)
                    program.wait(lambda: len(program.heard()) == count)
                    self.assertEqual(program.heard()[-1], words)
                program.press("escape")
                program.wait(lambda: program.heard()[-1] == "No clock is running")


class Piped(unittest.TestCase):
    def test_lines_behind_quit_are_not_for_the_clock(self):
        run = piped(["go", "quit", "yes", "white"], "clock", "5", *COMMON)
        self.assertEqual(run.stdout.splitlines()[-2:], ["Leave the clock, yes or no?", "Goodbye"])
        self.assertEqual(run.stderr, "")

    def test_the_end_of_a_script_says_goodbye_and_leaves_the_clock(self):
        run = piped(["go"], "clock", "5", *COMMON)
        self.assertEqual(run.stdout.splitlines()[-2:], ["White's clock is running", "Goodbye"])
        self.assertEqual((run.returncode, run.stderr), (0, ""))

    def test_what_a_script_says_in_vain_is_a_complaint_and_its_exit_status(self):
        run = piped(["go", "add white", "set 5,3", "own"], "clock", "5", *COMMON)
        self.assertEqual(run.returncode, 1)
        self.assertIn("add white: not understood\n", run.stderr)
        self.assertIn("5,3: only the last period", run.stderr)
        self.assertNotIn("not understood", run.stdout)
        self.assertEqual(run.stdout.splitlines()[-1], "Goodbye")

    def test_a_fault_of_the_settings_is_a_complaint_and_no_refusal(self):
        run = piped(["quit", "yes"], "clock", "5", *COMMON, "--keymap", "none.toml")
        self.assertEqual(run.returncode, 0)
        self.assertIn("none.toml: the key file cannot be", run.stderr)

    def test_a_control_that_cannot_be_read_is_refused_with_its_reason(self):
        run = piped([], "clock", "5,3", "--language", "en")
        self.assertEqual(run.returncode, 2)
        self.assertIn("5,3 is no time control, such as 90+30: only the last period", run.stderr)
        run = piped(["both"], "clock", "90", "+", "30", "--language", "en")
        self.assertIn("White: 1 hour, 30 minutes, 30 seconds", run.stdout)


class Screen(unittest.TestCase):
    def start(self, *options, **size):
        return Program("clock", "5", "--ui", "screen", *COMMON, *options, **size)

    def digits(self, program):
        return [row for row in program.text().splitlines() if BLOCK in row]

    def test_large_digits_run_every_second_for_those_who_see(self):
        for options in ((), ("--profile", "sighted")):
            with self.start(*options) as program:
                program.wait_for("Clock set: 5 minutes")
                program.wait(lambda: self.digits(program))
                before = self.digits(program)
                program.press(" ", "White's clock is running")
                program.wait(lambda: "> White" in program.text())
                program.wait(lambda: self.digits(program) != before)
                at_first = self.digits(program)
                program.wait(lambda: self.digits(program) != at_first)

    def test_digits_change_only_with_an_announcement_for_those_who_do_not(self):
        with self.start("--profile", "voice") as program:
            program.wait_for("Clock set: 5 minutes")
            program.press(" ", "White's clock is running")
            while program.read(2):
                pass
            before = len(program.sent)
            program.read(3)
            self.assertEqual(printed(program.sent[before:]), "")
            shown = self.digits(program)
            program.press("1", "4 minutes")
            program.wait(lambda: self.digits(program) != shown)
            self.assertEqual(program.screen.cursor.x, 0)

    def test_a_line_is_typed_below_and_can_be_left(self):
        with self.start() as program:
            program.wait_for("Clock set")
            program.press("i", "Command?")
            program.type("add black 1", "add black 1")
            program.type("\r")
            program.wait(lambda: re.search("minute.* added for Black", program.text()))
            for key in ("escape", "\x7f"):  # in a line that is empty, too
                program.press("i", "Command?")
                program.press(key, "No clock is running")
            program.press("i", "Command?")
            program.type("ad")
            program.wait(lambda: program.row(program.screen.lines - 1) == "ad")
            program.press("escape", "No clock is running")
            program.press(" ", "White's clock is running")

    def test_what_has_no_room_is_seen_page_by_page(self):
        with self.start() as program:
            program.wait_for("Clock set")
            program.press("?", "More: Page Down")
            self.assertIn("white, keys a, s, d, f, g: White has moved", program.text())
            program.press("page down", "quit, key q: leave the clock")
            program.press("page up", "white, keys a, s, d, f, g: White has moved")

    def test_a_fallen_flag_stays_in_sight(self):
        with Program("clock", "0:01", "--ui", "screen", *COMMON) as program:
            program.wait_for("Clock set")
            program.press(" ")
            program.wait(lambda: "> White's flag has fallen" in program.text())
            program.press("8", "White, period 1, no bonus")
            self.assertIn("> White's flag has fallen", program.text())

    def test_a_small_terminal_has_plain_digits_and_the_terminal_is_given_back(self):
        with self.start(rows=8, columns=30) as program:
            program.wait_for("5:00")
            program.resize(24, 80)
            program.wait(lambda: self.digits(program))
            program.press("q", "yes or no")
            program.type("yes\r")
            self.assertEqual(program.wait_for_end(), 0)
            self.assertEqual(program.modes(), program.found_modes)


if __name__ == "__main__":
    unittest.main()

# SPDX-License-Identifier: GPL-3.0-or-later
"""Two people at two real terminals, and who looks on at a third."""

import os
import socket
import tempfile
import unittest

from program import Program, run

ENGLISH = ("--language", "en", "--announce", "en", "--voice", "off", "--profile", "screen-reader")
GERMAN = ("--language", "de", "--announce", "de", "--voice", "off", "--profile", "screen-reader")


class Together(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory(prefix="annabella-")
        self.home = self.folder.name
        self.addCleanup(self.folder.cleanup)

    def program(self, *arguments):
        program = Program(*arguments, home=self.home, rows=40, columns=120)
        self.addCleanup(program.__exit__)
        program.__enter__()
        return program

    def anna(self, *more):
        anna = self.program("play", "--host", "Anna", *ENGLISH, *more)
        anna.wait_for("Others can join: annabella join")
        anna.wait(self.door)
        return anna

    def boris(self, *more):
        boris = self.program("join", "--as", "Boris", *(more or GERMAN))
        return boris

    def door(self):
        """Whether somebody can be found."""
        folder = os.path.join(self.home, "annabella")
        return os.path.isdir(folder) and any(name.isdigit() for name in os.listdir(folder))

    def two(self, *more):
        anna = self.anna(*more)
        boris = self.boris()
        anna.wait_for("Boris sits opposite")
        boris.wait_for("Anna sitzt gegenüber")
        return anna, boris

    def test_each_plays_his_side_and_hears_the_other_in_his_own_words(self):
        anna, boris = self.two()
        boris.type("e5\r")
        boris.wait_for("Vorauszug: e5")
        anna.type("e4\r", "pawn to e4")
        boris.wait_for("Bauer nach e4")
        boris.wait_for("Bauer nach e5")
        anna.wait_for("pawn to e5")

    def test_a_move_is_taken_back_when_the_other_one_wants_it(self):
        anna, boris = self.two()
        anna.type("e4\r")
        boris.wait_for(" e4:")
        anna.type("undo\r", "Boris is asked")
        boris.wait_for("Anna bittet um Rücknahme")
        boris.type("ja\r", "Zurückgenommen: e4")
        anna.wait_for("Taken back: e4")

    def test_a_move_stays_when_the_other_one_does_not_take_it_back(self):
        anna, boris = self.two()
        anna.type("e4\r")
        boris.wait_for(" e4:")
        anna.type("undo\r", "Boris is asked")
        boris.wait_for("Anna bittet um Rücknahme")
        boris.type("nein\r")
        anna.wait_for("Boris does not take it back")
        boris.type("e5\r")
        anna.wait_for(" e5:")

    def test_a_draw_is_offered_to_the_other_terminal(self):
        anna, boris = self.two()
        anna.type("e4\r")
        boris.wait_for(" e4:")
        boris.type("remis\r")
        boris.type("ja\r")
        anna.wait_for("offers a draw")
        anna.type("accept\r")
        anna.type("yes\r", "raw")
        boris.wait_for("Remis")

    def test_who_vanishes_is_missed_and_finds_his_seat_again(self):
        anna, boris = self.two("--time", "5")
        anna.type("e4\r")
        boris.wait_for(" e4:")
        boris.kill()
        anna.wait_for("Boris is gone. The clocks stand, and the seat waits")
        anna.type("go\r", "nobody sits opposite yet")
        again = self.boris()
        anna.wait_for("Boris is back")
        again.wait_for("1, Bauer nach e4")
        again.type("e5\r")
        anna.wait_for(" e5:")

    def test_who_leaves_makes_room_for_another(self):
        anna, boris = self.two()
        boris.type("quit\r")
        self.assertEqual(boris.wait_for_end(), 0)
        anna.wait_for("Boris has left")
        clara = self.program("join", "--as", "Clara", *ENGLISH)
        anna.wait_for("Clara sits opposite")
        clara.wait_for("Anna sits opposite")

    def test_when_the_host_is_killed_the_other_one_is_told_and_the_game_is_kept(self):
        anna, boris = self.two()
        anna.type("e4\r")
        boris.wait_for(" e4:")
        anna.kill()
        boris.wait_for("Das Programm dort ist weg")
        self.assertEqual(boris.wait_for_end(), 0)
        resumed = self.program("resume", *ENGLISH)
        resumed.wait_for("1, pawn to e4")

    def test_when_the_host_leaves_the_other_one_is_told(self):
        anna, boris = self.two()
        anna.type("quit\r")
        boris.wait_for("Die Partie dort ist zu Ende")
        self.assertEqual(boris.wait_for_end(), 0)

    def test_who_looks_on_hears_the_moves_and_cannot_move(self):
        anna, boris = self.two()
        dora = self.program("watch", *ENGLISH)
        dora.wait_for("You watch Anna")
        anna.type("e4\r")
        dora.wait_for("pawn to e4")
        dora.type("d5\r", "you only watch here")
        boris.type("e5\r")
        dora.wait_for(" e5:")
        dora.type("quit\r")
        self.assertEqual(dora.wait_for_end(), 0)

    def test_who_looks_on_sees_the_board(self):
        anna = self.program("play", "--two", *ENGLISH)
        anna.wait_for("White to move")
        anna.wait(self.door)
        dora = self.program("watch", "--language", "en", "--profile", "sighted", "--voice", "off")
        dora.wait_for("▄▄▀")
        anna.type("e4\r")
        dora.wait_for("e4")

    def test_a_full_table_and_a_name_twice_are_told_in_a_sentence(self):
        anna, boris = self.two()
        clara = self.boris("--language", "en", "--profile", "screen-reader")
        clara.wait_for("somebody of this name sits there already")
        self.assertEqual(clara.wait_for_end(), 1)
        dora = self.program("join", "--as", "Dora", *ENGLISH)
        dora.wait_for("there is no free seat")
        self.assertEqual(dora.wait_for_end(), 1)
        anna.type("e4\r")
        boris.wait_for(" e4:")

    def test_nobody_waits(self):
        nobody = run("join", "--language", "en", home=self.home, check=False)
        self.assertEqual((nobody.returncode, nobody.stderr),
                         (1, "annabella join: no game waits on this machine.\n"))

    def test_garbage_and_floods_disturb_nobody(self):
        anna, boris = self.two()
        folder = os.path.join(self.home, "annabella")
        door = next(os.path.join(folder, name) for name in os.listdir(folder) if name.isdigit())
        for text in (b"\x00\xff\n", b"line\t0\te4\n", b"hello\t99\tname=Eva\n", b"x" * 100000,
                     b"ping\n" * 1000, b"hello\t1\tname=E"):
            with socket.socket(socket.AF_UNIX) as stranger:
                stranger.connect(door)
                try:
                    stranger.sendall(text)
                except OSError:
                    pass
        anna.type("e4\r", "pawn to e4")
        boris.wait_for(" e4:")

    def test_the_door_is_for_its_owner_alone(self):
        self.anna()
        folder = os.path.join(self.home, "annabella")
        self.assertEqual(os.stat(folder).st_mode & 0o077, 0)


if __name__ == "__main__":
    unittest.main()

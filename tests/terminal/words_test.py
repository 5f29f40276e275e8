# SPDX-License-Identifier: GPL-3.0-or-later
"""In one run of the program each file of words is read once, whatever follows what in it."""

import collections
import ctypes
import os
import shutil
import struct
import tempfile
import unittest

import program
from read_test import GAME

SOURCES = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
OPENED, FOLDER = 0x20, 0x40000000  # of inotify


class Watch:
    """Counts how often the files of a folder are opened."""

    def __init__(self, folder):
        libc = ctypes.CDLL(None, use_errno=True)
        self._queue = libc.inotify_init1(os.O_NONBLOCK | os.O_CLOEXEC)
        assert libc.inotify_add_watch(self._queue, folder.encode(), OPENED) >= 0
        self._counted = collections.Counter()

    def close(self):
        os.close(self._queue)

    def counted(self):
        try:
            events = os.read(self._queue, 1 << 16)
        except BlockingIOError:
            return self._counted
        while events:
            _, kind, _, size = struct.unpack_from("iIII", events)
            name = events[16:16 + size].rstrip(b"\0").decode()
            if not kind & FOLDER:
                self._counted[name] += 1
            events = events[16 + size:]
        return self._counted


class OfItsOwn(unittest.TestCase):
    """The program as it is installed, in a place that nobody else reads from."""

    def setUp(self):
        self.place = tempfile.mkdtemp(prefix="annabella-")
        self.addCleanup(shutil.rmtree, self.place)
        shared = os.path.join(self.place, "share", "annabella")
        for folder in ("keymaps", os.path.join("speech", "words")):
            shutil.copytree(os.path.join(SOURCES, folder), os.path.join(shared, folder))
        os.mkdir(os.path.join(self.place, "bin"))
        usual = program.ANNABELLA
        self.addCleanup(setattr, program, "ANNABELLA", usual)
        program.ANNABELLA = shutil.copy(usual, os.path.join(self.place, "bin", "annabella"))
        self.watch = Watch(os.path.join(shared, "speech", "words"))
        self.addCleanup(self.watch.close)

    def assert_read_once(self, *files):
        self.assertEqual(self.watch.counted(), {file: 1 for file in files})

    def test_the_first_questions_become_a_game(self):
        with program.Program("play", "--two", "--language", "en", rows=40) as game:
            game.wait_for("4: by sight:")
            game.type("1\r", "2: with the words of my language:")
            game.type("1\r", "White to move")
            game.type("e4\r", "")
            game.type("quit\r")
            game.wait_for_end()
        self.assert_read_once("en.toml", "fide.toml")

    def test_reading_becomes_a_game_and_goes_on_where_it_was(self):
        with program.Program("read", "--language", "en", "--announce", "en", "--profile",
                             "screen-reader", "game.pgn", files={"game.pgn": GAME}) as reader:
            reader.wait_for("Game 1:")
            reader.type("1\r", "pawn to e4")
            for _ in range(2):
                reader.type("play\r", "You play Black against stockfish")
                reader.type("quit\r", "pawn to e4: ")
            reader.type("quit\r")
            self.assertEqual(reader.wait_for_end(), 0)
        self.assert_read_once("en.toml", "fide.toml")


if __name__ == "__main__":
    unittest.main()

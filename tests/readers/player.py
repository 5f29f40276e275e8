# SPDX-License-Identifier: GPL-3.0-or-later
"""A game that somebody plays at the keyboard against an engine that is told its moves."""
import contextlib
import fcntl
import os
import stat
import tempfile
import termios
import time

HERE = os.path.dirname(os.path.abspath(__file__))


class Table:
    """The program with a folder, settings and an engine of its own; nothing of the user is touched."""

    def __init__(self, program, folder, *options):
        self.folder = folder
        self._moves = os.path.join(folder, "moves")
        os.mkfifo(self._moves)
        self._pipe = os.open(self._moves, os.O_RDWR)
        self.environment = {
            "PATH": os.environ.get("PATH", "/usr/bin:/bin"),
            "HOME": folder,
            "TERM": "linux",
            "LANG": "C.UTF-8",
            "TOLD_MOVES": self._moves,
        }
        self.command = os.path.join(folder, "annabella")
        self._start_with(program, options)

    def _start_with(self, program, options):
        # The command in a file: yasr would take the options for its own.
        words = [os.path.abspath(program)] + list(options)
        with open(self.command, "w", encoding="utf-8") as script:
            script.write("#!/bin/sh\nexec " + " ".join(f"'{word}'" for word in words) + "\n")
        os.chmod(self.command, stat.S_IRWXU)

    def resume(self, program):
        """From now on the command goes on with the last game."""
        self._start_with(program, ["resume"] + player_options(self.folder, "screen-reader"))

    def engine_is_gone(self):
        """Releases the engine of a program that was killed: it waits for a move, not for us."""
        self.engine_plays("0000")
        while fcntl.ioctl(self._pipe, termios.FIONREAD, bytes(4)) != bytes(4):
            time.sleep(0.01)

    def engine_plays(self, move):
        os.write(self._pipe, move.encode() + b"\n")


def player_options(folder, profile):
    return ["--profile", profile, "--ui", "line", "--voice", "off", "--language", "en",
            "--announce", "fide", "--notation", "en",
            "--data", os.path.join(folder, "data"),
            "--config", os.path.join(folder, "settings.toml")]


@contextlib.contextmanager
def table(program, profile, *more, engine=os.path.join(HERE, "told_engine")):
    """A table, and its folder while it is used."""
    with tempfile.TemporaryDirectory(prefix="annabella-") as folder:
        yield Table(program, folder, "play", *player_options(folder, profile), "--engine", engine,
                    *more)

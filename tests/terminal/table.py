# SPDX-License-Identifier: GPL-3.0-or-later
"""A table at which somebody plays an engine that is told its moves, has a clock, or reads."""
import contextlib
import os
import signal
import tempfile

from program import ANNABELLA, Home, run, surroundings
from terminal import Terminal

TOLD_ENGINE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "told_engine")
PLAYER = ("--announce", "fide", "--notation", "en")


class Table(Home):
    """A command that screen readers can run, and a home for it."""

    def __init__(self, home, *arguments):
        super().__init__(home)
        self.command = self.path("command")
        self._sit_down(arguments)

    def _sit_down(self, arguments):
        # The command in a file: yasr would take the options for its own.
        words = (ANNABELLA, *arguments, "--language", "en", "--data", self.path("data"),
                 "--config", self.path("settings.toml"))
        command = " ".join(f"'{word}'" for word in words)
        self.write("command", f'#!/bin/sh\nexec {command} "$@"\n')
        os.chmod(self.command, 0o700)
        moves = tempfile.mktemp(prefix="moves-", dir=self.home)
        os.mkfifo(moves)
        self._pipe = os.open(moves, os.O_RDWR)
        self.environment = surroundings(self.home, TERM="linux", TOLD_MOVES=moves)

    def terminal(self, *more):
        return Terminal(self.command, *more, environment=self.environment)

    def saved_games(self):
        return run("games", "--language", "en", "--data", self.path("data"),
                   home=self.home).stdout

    def resume(self):
        """From now on the command goes on with the last game."""
        self.leave()
        self._sit_down(("resume", "--profile", "screen-reader", "--ui", "line", "--voice", "off",
                        *PLAYER))

    def leave(self):
        """Ends whatever names our home: a reader may have left the program behind."""
        for process in filter(str.isdigit, os.listdir("/proc")):
            try:
                with open(f"/proc/{process}/cmdline", "rb") as file:
                    if self.home.encode() in file.read():
                        os.kill(int(process), signal.SIGKILL)
            except OSError:
                continue  # it has just ended
        # The engine may wait for a move and not notice; one more, and it does.
        self.engine_plays("0000")
        os.close(self._pipe)

    def engine_plays(self, move):
        os.write(self._pipe, move.encode() + b"\n")


@contextlib.contextmanager
def table(*arguments, voice="off"):
    """A table, and its home while it is used."""
    with tempfile.TemporaryDirectory(prefix="annabella-") as home:
        made = Table(home, *arguments, "--voice", voice)
        try:
            yield made
        finally:
            made.leave()


def game(profile, *more, interface="line", engine=TOLD_ENGINE):
    return table("play", "--profile", profile, "--ui", interface, *PLAYER, "--questions", "off",
                 "--engine", engine, *more)

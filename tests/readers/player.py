# SPDX-License-Identifier: GPL-3.0-or-later
"""A game that somebody plays at the keyboard against an engine that is told its moves."""
import contextlib
import os
import signal
import stat
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))


class Table:
    """The program with a folder, settings and an engine of its own; nothing of the user is touched."""

    def __init__(self, program, folder, *options):
        self.folder = folder
        self.command = os.path.join(folder, "annabella")
        self.environment = {
            "PATH": os.environ.get("PATH", "/usr/bin:/bin"),
            "HOME": folder,
            "TERM": "linux",
            "LANG": "C.UTF-8",
        }
        self._sit_down(program, options)

    def _sit_down(self, program, options):
        # The command in a file: yasr would take the options for its own.
        words = [os.path.abspath(program)] + list(options)
        with open(self.command, "w", encoding="utf-8") as script:
            script.write("#!/bin/sh\nexec " + " ".join(f"'{word}'" for word in words) + ' "$@"\n')
        os.chmod(self.command, stat.S_IRWXU)
        moves = tempfile.mktemp(prefix="moves-", dir=self.folder)
        os.mkfifo(moves)
        self._pipe = os.open(moves, os.O_RDWR)
        self.environment["TOLD_MOVES"] = moves

    def resume(self, program):
        """From now on the command goes on with the last game."""
        self.leave()
        self._sit_down(program, ["resume"] + player_options(self.folder, "screen-reader"))

    def leave(self):
        """Ends whatever names our folder: a reader may have left the program behind."""
        for process in filter(str.isdigit, os.listdir("/proc")):
            try:
                with open(f"/proc/{process}/cmdline", "rb") as file:
                    if self.folder.encode() in file.read():
                        os.kill(int(process), signal.SIGKILL)
            except OSError:
                continue  # it has just ended
        # The engine may wait for a move and not notice; one more, and it does.
        self.engine_plays("0000")
        os.close(self._pipe)

    def engine_plays(self, move):
        os.write(self._pipe, move.encode() + b"\n")


def player_options(folder, profile, interface="line"):
    return ["--profile", profile, "--ui", interface, "--voice", "off", "--language", "en",
            "--announce", "fide", "--notation", "en",
            "--data", os.path.join(folder, "data"),
            "--config", os.path.join(folder, "settings.toml")]


@contextlib.contextmanager
def table(program, profile, *more, interface="line", engine=os.path.join(HERE, "told_engine")):
    """A table, and its folder while it is used."""
    with tempfile.TemporaryDirectory(prefix="annabella-") as folder:
        made = Table(program, folder, "play", *player_options(folder, profile, interface),
                     "--engine", engine, *more)
        try:
            yield made
        finally:
            made.leave()

# SPDX-License-Identifier: GPL-3.0-or-later
"""The real annabella, with and without a terminal; nothing of the user is touched."""
import os
import re
import shutil
import subprocess
import tempfile

from terminal import PATIENCE, Terminal

ANNABELLA = os.path.abspath(os.environ["ANNABELLA"])


def surroundings(home, **others):
    """The environment of a program that has this home; None takes something away."""
    places = ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_RUNTIME_DIR")
    all_ = {**dict.fromkeys(places, home), "PATH": os.environ["PATH"], "LANG": "C.UTF-8",
            "TERM": "xterm-256color", **others}
    return {name: value for name, value in all_.items() if value is not None}


def run(*arguments, home, typed="", check=True, **others):
    """annabella without a terminal, to its end; to a good one, unless that is not checked."""
    return subprocess.run([ANNABELLA, *arguments], input=typed, env=surroundings(home, **others),
                          cwd=home, capture_output=True, text=True, timeout=PATIENCE, check=check)


def piped(lines, *arguments, **others):
    """The same with these lines as its input, in a home of its own."""
    with tempfile.TemporaryDirectory(prefix="annabella-") as home:
        return run(*arguments, home=home, typed="".join(line + "\n" for line in lines), check=False,
                   **others)


class Home:
    """The folder with all that a program finds and keeps."""

    def __init__(self, home):
        self.home = home

    def path(self, name):
        return os.path.join(self.home, name)

    def write(self, name, text):
        """Gives the path of the file."""
        os.makedirs(os.path.dirname(self.path(name)), exist_ok=True)
        with open(self.path(name), "w", encoding="utf-8") as file:
            file.write(text)
        return self.path(name)

    def kept(self, name):
        """What stands in a file, if it is there."""
        if not os.path.exists(self.path(name)):
            return ""
        with open(self.path(name), encoding="utf-8") as file:
            return file.read()


class Program(Home, Terminal):
    """annabella in a terminal, with these files in its home: one of its own, unless it is given."""

    def __init__(self, *arguments, environment=None, files=None, home=None, **size):
        Home.__init__(self, home or tempfile.mkdtemp(prefix="annabella-"))
        self._own = not home
        for name, text in (files or {}).items():
            self.write(name, text)
        Terminal.__init__(self, *arguments,
                          environment=surroundings(self.home, **(environment or {})), **size)

    def start(self, *arguments):
        """Games begin at once, unless a test is about what is asked before."""
        if arguments[:1] == ("play",) and "--questions" not in arguments:
            arguments += ("--questions", "off")
        super().start(ANNABELLA, *arguments)

    def __exit__(self, *_):
        super().__exit__()
        if self._own:
            shutil.rmtree(self.home, ignore_errors=True)

    def heard(self):
        """What the voice text:heard has said so far, one utterance a line."""
        return self.kept("heard").splitlines()

    def stamps(self, what):
        """When the clock says that these things came, in seconds of its own."""
        return [float(at) for at in
                re.findall(rf"@([\d.]+) (?:{what})\n", self.kept("annabella/clock"))]

    def line(self, text, shown=""):
        """A line typed into the board's line."""
        self.press("i", "Line:")
        self.type(text + "\r", shown)

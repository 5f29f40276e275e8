# SPDX-License-Identifier: GPL-3.0-or-later
"""The real program in a pseudo-terminal, with a screen that can be looked at."""

import fcntl
import os
import pty
import re
import select
import shutil
import signal
import struct
import subprocess
import tempfile
import termios
import time

import pyte

PATIENCE = 120  # seconds; nothing is expected to take so long, whatever the machine does meanwhile

KEYS = {
    "up": "\x1b[A",
    "down": "\x1b[B",
    "right": "\x1bOC",
    "left": "\x1bOD",
    "enter": "\r",
    "space": " ",
    "escape": "\x1b",
    "tab": "\t",
    "F1": "\x1bOP",
    "F8": "\x1b[19~",
}


class Program:
    """annabella, its terminal, and what it has sent."""

    def __init__(self, *arguments, rows=24, columns=80, environment=None):
        self.home = tempfile.mkdtemp(prefix="annabella-pty-")
        self.screen = pyte.Screen(columns, rows)
        self.stream = pyte.ByteStream(self.screen)
        self.sent = b""
        self.closed = False
        self.status = None
        self.master, self.slave = pty.openpty()
        self.found_modes = termios.tcgetattr(self.slave)
        self._set_size(rows, columns)
        self._environment = environment or {}
        self.start(*arguments)

    def start(self, *arguments):
        """The program with these arguments; again, after it was killed."""
        surroundings = self._surroundings()
        self.pid = os.fork()
        if self.pid == 0:
            os.setsid()
            fcntl.ioctl(self.slave, termios.TIOCSCTTY, 0)
            for descriptor in (0, 1, 2):
                os.dup2(self.slave, descriptor)
            os.closerange(3, 256)
            program = os.environ["ANNABELLA"]
            os.execve(program, [program, *arguments], surroundings)

    def tool(self, *arguments, typed=""):
        """What another run of the program prints, without a terminal."""
        return subprocess.run([os.environ["ANNABELLA"], *arguments], input=typed, text=True,
                              env=self._surroundings(), check=True, timeout=PATIENCE,
                              stdout=subprocess.PIPE).stdout

    def _surroundings(self):
        surroundings = {
            "PATH": os.environ["PATH"] + ":/usr/games",
            "HOME": self.home,
            "XDG_CONFIG_HOME": self.home,
            "XDG_DATA_HOME": self.home,
            "XDG_STATE_HOME": self.home,
            "XDG_RUNTIME_DIR": self.home,
            "TERM": "xterm-256color",
            "LANG": "C.UTF-8",
        }
        surroundings.update(self._environment)
        return {name: value for name, value in surroundings.items() if value is not None}

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.status is None:
            self.kill()
        self._close()
        shutil.rmtree(self.home, ignore_errors=True)

    def kill(self):
        os.kill(self.pid, signal.SIGKILL)
        os.waitpid(self.pid, 0)

    def _close(self):
        for descriptor in (self.master, self.slave):
            if descriptor is not None:
                os.close(descriptor)
        self.master = self.slave = None

    def hang_up(self):
        """Closes the terminal, as a window or a connection is closed, and waits for the end."""
        self._close()
        deadline = time.monotonic() + PATIENCE
        while self.status is None:
            assert time.monotonic() < deadline, "it never ended"
            time.sleep(0.02)
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                self.status = status

    def _set_size(self, rows, columns):
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def resize(self, rows, columns):
        self.read(0)
        self.screen.resize(rows, columns)
        self._set_size(rows, columns)

    def read(self, seconds):
        """Takes what comes within that time; tells whether something came."""
        ready, _, _ = select.select([self.master], [], [], seconds)
        if not ready:
            return False
        data = os.read(self.master, 65536)
        self.sent += data
        self.stream.feed(data)
        return True

    def text(self):
        return "\n".join(line.rstrip() for line in self.screen.display)

    def row(self, number):
        return self.screen.display[number].rstrip()

    def at_cursor(self):
        return self.row(self.screen.cursor.y)

    def wait(self, what):
        """Until something holds; says what was seen if it never does."""
        deadline = time.monotonic() + PATIENCE
        while not what():
            if time.monotonic() > deadline:
                raise AssertionError("it never came; the screen:\n" + self.text())
            self.read(0.1)

    def wait_for(self, text):
        self.wait(lambda: text in self.text())

    def type(self, text):
        os.write(self.master, text.encode())

    def press(self, key):
        """Presses a key and gives the bytes that were sent before."""
        while self.read(0):
            pass
        before, self.sent = self.sent, b""
        self.type(KEYS.get(key, key))
        return before

    def line(self, text):
        """A line typed into the board's line."""
        self.press("i")
        self.wait_for("Line:")
        self.type(text + "\r")

    def wait_for_end(self):
        deadline = time.monotonic() + PATIENCE
        while self.status is None:
            self.read(0.05)
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                self.status = status
            assert time.monotonic() < deadline, "it never ended"
        while self.read(0):
            pass

    def modes(self):
        return termios.tcgetattr(self.slave)


def piped(lines, *arguments):
    """annabella without a terminal, with these lines as its input, in a home of its own."""
    with tempfile.TemporaryDirectory(prefix="annabella-pipe-") as home:
        places = {name: home for name in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME",
                                          "XDG_STATE_HOME", "XDG_RUNTIME_DIR")}
        return subprocess.run(
            [os.environ["ANNABELLA"], *arguments], input="".join(line + "\n" for line in lines),
            env={**places, "PATH": os.environ["PATH"] + ":/usr/games", "LANG": "C.UTF-8"},
            capture_output=True, text=True, timeout=PATIENCE, check=False)


def printed(sent):
    """What was written, without what only moves the cursor or erases."""
    text = sent.decode(errors="replace")
    text = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[()][A-Z0-9]|\x1b[=>]", "", text)
    return text.replace("\r", "").replace("\n", "").replace("\b", "").strip()

# SPDX-License-Identifier: GPL-3.0-or-later
"""A pseudo-terminal and the program in it, and how to wait for what comes of a key."""
import contextlib
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time

try:
    import pyte
except ImportError as missing:
    print(f"skipped: {missing}")
    sys.exit(0)

PATIENCE = 120  # seconds; nothing is expected to take so long, whatever the machine does meanwhile
GLANCE = 0.05  # seconds between two looks at what is not written to a terminal

KEYS = {
    "up": "\x1b[A", "right": "\x1bOC", "left": "\x1bOD", "page up": "\x1b[5~",
    "page down": "\x1b[6~", "delete": "\x1b[3~", "insert": "\x1b[2~",
    "F2": "\x1bOQ", "F3": "\x1bOR", "F7": "\x1b[18~",
    "enter": "\r", "space": " ", "escape": "\x1b", "tab": "\t",
}

_open = set()  # whoever waits, for whatever it is, reads all of them: no program is ever held up


def wait(holds, seen):
    """Waits until something holds, and gives it; says what was seen if it never does."""
    deadline = time.monotonic() + PATIENCE
    while not (held := holds()):
        if time.monotonic() > deadline:
            raise AssertionError("it never came: " + seen())
        _read(_open, GLANCE)
    return held


def _read(terminals, seconds):
    ready, _, _ = select.select(terminals, [], [], seconds)
    for terminal in ready:
        terminal.sent += os.read(terminal.master, 65536)
    return bool(ready)


def run_at(tty, command, environment):
    """A command in its home and in a session of its own, whose terminal this is."""
    return subprocess.Popen(command, stdin=tty, stdout=tty, stderr=tty, env=environment,
                            cwd=environment["HOME"], start_new_session=True,
                            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 1))


class Witness:
    """Takes down what comes: count() tells how much it was so far, since() gives what came after
    so much, and find() looks there for something."""

    def expect(self, what, start=0):
        return wait(lambda: self.find(what, start), lambda: f"{what!r} in {self.since(start)!r}")

    def after(self, act, *steps):
        """Acts step by step; each step is what is done and what has to come of it."""
        for what, answer in steps:
            start = self.count()
            act(what)
            found = self.expect(answer, start)
        return found


class Terminal(Witness):
    """Runs a command; as a witness it is asked for patterns in what was sent."""

    def __init__(self, *command, environment, rows=24, columns=80):
        self.sent = bytearray()
        self._pressed = self._seen = 0  # how much was sent before the last key; is on the screen
        self._screen = pyte.Screen(columns, rows)
        self._stream = pyte.ByteStream(self._screen)
        self.master, self.slave = pty.openpty()
        self.found_modes = self.modes()
        self._set_size(rows, columns)
        self.environment = environment
        _open.add(self)
        self.start(*command)

    def start(self, *command):
        """The command; also another one, when the first has ended."""
        self.began = time.perf_counter()
        self._process = run_at(self.slave, command, self.environment)
        self.pid = self._process.pid

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self._process.returncode is None:
            self.kill()
        self._close()

    def signal(self, number):
        os.kill(self.pid, number)

    def kill(self):
        """Ends the program and what it has started."""
        os.killpg(self.pid, signal.SIGKILL)
        self._process.wait()

    def hang_up(self):
        """Closes the terminal, as a window or a connection is closed; gives the status."""
        self._close()
        return self._process.wait(PATIENCE)

    def _close(self):
        if self in _open:
            _open.remove(self)
            os.close(self.master)
            os.close(self.slave)

    def wait_for_end(self):
        """Gives the status, and all that was sent has been read."""
        self.wait(lambda: self._process.poll() is not None)
        self._read_all()
        return self._process.returncode

    def wait_until_stopped(self):
        self.wait(lambda: os.waitpid(self.pid, os.WNOHANG | os.WUNTRACED)[0] != 0)

    def fileno(self):
        return self.master

    def read(self, seconds):
        """Takes what comes within that time; tells whether something came."""
        return _read([self], seconds)

    def _read_all(self):
        while self.read(0):
            pass

    def count(self):
        self._read_all()
        return len(self.sent)

    def since(self, start):
        return self.sent[start:].decode(errors="replace").replace("\r\n", "\n")

    def find(self, pattern, start):
        return re.search(pattern, self.since(start))

    def modes(self):
        return termios.tcgetattr(self.slave)

    @contextlib.contextmanager
    def held(self):
        """Nothing can be told meanwhile, as after Ctrl-S."""
        termios.tcflow(self.slave, termios.TCOOFF)
        yield
        termios.tcflow(self.slave, termios.TCOON)

    def _set_size(self, rows, columns):
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def resize(self, rows, columns):
        self.read(0)
        self.screen.resize(rows, columns)
        self._set_size(rows, columns)

    @property
    def screen(self):
        """What has been read is only drawn when somebody looks: time is taken before."""
        unseen, self._seen = self.sent[self._seen:], len(self.sent)
        self._stream.feed(bytes(unseen))
        return self._screen

    def text(self):
        return "\n".join(line.rstrip() for line in self.screen.display)

    def row(self, number):
        return self.screen.display[number].rstrip()

    def at_cursor(self):
        return self.row(self.screen.cursor.y)

    def wait(self, holds):
        return wait(holds, lambda: "the screen:\n" + self.text())

    def wait_for(self, text):
        """Until it stands on the screen."""
        wait(lambda: text in self.text(), lambda: f"{text!r} on the screen:\n{self.text()}")

    def type(self, text, shown=""):
        """Types, and waits for what the screen then shows."""
        os.write(self.master, text.encode())
        if shown:
            self.wait_for(shown)

    def press(self, key, shown=""):
        """Presses a key, to which all that is sent from now on is the answer."""
        self._pressed = self.count()
        self.type(KEYS.get(key, key), shown)

    def answer(self):
        return bytes(self.sent[self._pressed:])


def printed(sent):
    """What was written, without what only moves the cursor or erases."""
    text = sent.decode(errors="replace")
    text = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[()][A-Z0-9]|\x1b[=>]", "", text)
    return text.replace("\r", "").replace("\n", "").replace("\b", "").strip()

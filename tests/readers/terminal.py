# SPDX-License-Identifier: GPL-3.0-or-later
"""A program in a pseudo-terminal: what it writes is remembered, what is typed reaches it."""
import fcntl
import os
import pty
import re
import signal
import struct
import termios
import threading
import time

from ssip import LONG


class Terminal:
    """Runs a command; ends it, and all that it started, at the end of a `with`."""

    def __init__(self, command, environment, rows=25, columns=80):
        self._text = b""
        self._changed = threading.Condition()
        self._ended = False
        size = struct.pack("HHHH", rows, columns, 0, 0)
        self.process, self._end = pty.fork()
        if self.process == 0:
            try:
                fcntl.ioctl(0, termios.TIOCSWINSZ, size)
                os.execvpe(command[0], command, environment)
            finally:
                os._exit(127)
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.kill(signal.SIGKILL)
        self.wait()
        os.close(self._end)

    def _read(self):
        while True:
            try:
                piece = os.read(self._end, 65536)
            except OSError:
                piece = b""
            with self._changed:
                self._text += piece
                self._ended = not piece
                self._changed.notify_all()
            if not piece:
                return

    def kill(self, number):
        """To the program and everything else in its session."""
        for kill, process in ((os.killpg, self.process), (os.kill, self.process)):
            try:
                kill(process, number)
            except ProcessLookupError:
                pass

    def wait(self):
        try:
            return os.waitstatus_to_exitcode(os.waitpid(self.process, 0)[1])
        except ChildProcessError:
            return None

    def wait_for_end(self):
        """Waits until nothing can come any more."""
        end = time.monotonic() + LONG
        with self._changed:
            while not self._ended:
                left = end - time.monotonic()
                assert left > 0, "it never ended"
                self._changed.wait(left)

    def type(self, text):
        os.write(self._end, text.encode())

    def text(self, start=0):
        with self._changed:
            return _decoded(self._text[start:])

    def size(self):
        with self._changed:
            return len(self._text)

    def wait_for(self, text, start=0):
        """Waits until the text stands on the terminal; start is a place that size() told."""
        return self.wait_for_match(re.compile(re.escape(text)), start)

    def wait_for_match(self, pattern, start=0):
        end = time.monotonic() + LONG
        while not (found := pattern.search(self.text(start))):
            with self._changed:
                left = end - time.monotonic()
                if left <= 0 or self._ended:
                    found = pattern.search(_decoded(self._text[start:]))
                    assert found, f"no {pattern.pattern!r} on the terminal: {self._text[start:]!r}"
                    return found
                self._changed.wait(min(left, 0.5))
        return found


def _decoded(raw):
    return raw.decode("utf-8", "replace").replace("\r\n", "\n")

# SPDX-License-Identifier: GPL-3.0-or-later
"""The real BRLTTY on a real virtual terminal, with a braille display made of text."""
import contextlib
import fcntl
import os
import re
import shutil
import socket
import struct
import subprocess
import termios
import threading
import time

from terminal import PATIENCE, Witness, run_at, wait

FIRST_PORT = 4101  # BrlAPI counts its ports from here
WITH_SYSTEM = os.environ.get("PATH", "") + ":/usr/sbin:/sbin"
VT_ACTIVATE, VT_WAITACTIVE, VT_GETSTATE, VT_OPENQRY = 0x5606, 0x5607, 0x5603, 0x5600


def brltty_missing():
    """Why there is no BRLTTY here; None if there is."""
    return None if shutil.which("brltty", path=WITH_SYSTEM) else "brltty is not installed"


def free_port():
    """One that nobody uses; asked before BRLTTY takes it."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def missing():
    """Why there is no braille of a virtual terminal here; None if there is."""
    if brltty_missing():
        return brltty_missing()
    if os.geteuid() != 0:
        return "a virtual terminal needs the superuser"
    try:
        with Console("true", dict(os.environ, HOME="/")) as console:
            console.screen()
    except (OSError, subprocess.SubprocessError) as fault:
        return f"no virtual terminal: {fault}"
    return None


class Console:
    """A command on a free virtual terminal, which is in front while it lives."""

    def __init__(self, command, environment):
        self._command = command
        self._environment = environment

    def __enter__(self):
        front = os.open("/dev/tty0", os.O_RDWR | os.O_NOCTTY)
        self._before = struct.unpack("HHH", fcntl.ioctl(front, VT_GETSTATE, bytes(6)))[0]
        self.number = struct.unpack("i", fcntl.ioctl(front, VT_OPENQRY, bytes(4)))[0]
        self._tty = os.open(f"/dev/tty{self.number}", os.O_RDWR | os.O_NOCTTY)
        self._show(front, self.number)
        os.close(front)
        os.write(self._tty, b"\x1b%G\x1bc")  # UTF-8, and everything as at first
        self._process = run_at(self._tty, [self._command], self._environment)
        return self

    def __exit__(self, *_):
        self._process.kill()
        self._process.wait()
        front = os.open("/dev/tty0", os.O_RDWR | os.O_NOCTTY)
        self._show(front, self._before)
        os.close(front)
        os.close(self._tty)

    @staticmethod
    def _show(front, number):
        fcntl.ioctl(front, VT_ACTIVATE, number)
        fcntl.ioctl(front, VT_WAITACTIVE, number)

    def type(self, text):
        for byte in text.encode():
            fcntl.ioctl(self._tty, termios.TIOCSTI, bytes([byte]))

    def wait_for(self, text):
        """Until it stands on the screen."""
        wait(lambda: any(text in row for row in self.screen()),
             lambda: f"{text!r} on {self.screen()!r}")

    def screen(self):
        with open(f"/dev/vcsu{self.number}", "rb") as text:
            letters = text.read().decode("utf-32-le", "replace")
        with open(f"/dev/vcsa{self.number}", "rb") as head:
            rows, columns, _, _ = head.read(4)
        return [letters[row * columns:(row + 1) * columns].rstrip() for row in range(rows)]


class Display(Witness):
    """A display of so many cells, and BRLTTY that shows the front terminal on it, or with `api`
    only what programs write to it through BrlAPI."""

    def __init__(self, cells, folder, api=False):
        self.cells = cells
        self._folder = folder
        self._shown = [""]
        self._keys = None
        self._port = free_port() if api else None

    def __enter__(self):
        self._server = socket.socket(socket.AF_UNIX)
        self._server.bind(os.path.join(self._folder, "display"))
        self._server.listen(1)
        threading.Thread(target=self._serve, daemon=True).start()
        self.start_brltty()
        return self

    def __exit__(self, *_):
        self.kill_brltty()
        self._server.close()

    def host(self):
        """Where programs find BrlAPI, as its clients write it."""
        return f"127.0.0.1:{self._port - FIRST_PORT}"

    def start_brltty(self):
        api = ["-x", "no", "-A", "auth=none,host=" + self.host()] if self._port else \
            ["-Z", "-N", "-x", "lx"]
        self._brltty = subprocess.Popen(
            ["brltty", "-n", "-e", "-q", "-f", "/dev/null", "-U", self._folder,
             "-W", self._folder, "-P", os.path.join(self._folder, "pid"), "-b", "vr",
             "-d", "client:" + os.path.join(self._folder, "display"), "-s", "no", "-t", "en_US",
             "-M", "10", *api],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            env=dict(os.environ, PATH=WITH_SYSTEM))

    def kill_brltty(self):
        self._brltty.kill()
        self._brltty.wait()

    def _serve(self):
        while True:
            try:
                client, _ = self._server.accept()
            except OSError:
                return
            with contextlib.suppress(ConnectionError):  # BRLTTY was killed, and may come again
                self._talk(client.makefile("rwb", buffering=0))

    def _talk(self, lines):
        lines.write(b"cells %d\n" % self.cells)
        self._keys = lines
        for line in lines:
            kind, _, value = line.decode("utf-8", "replace").rstrip("\r\n").partition(" ")
            if kind.lower() == "visual":
                self._shown.append(_unquoted(value).rstrip())

    def press(self, key):
        """A key of the display, such as LnUp."""
        self._keys.write(key.encode() + b"\n")

    def press_through(self, *steps):
        """Keys of the display, one after the other, each with what is felt then."""
        self.after(self.press, *steps)

    def press_until(self, key, pattern, start):
        """Presses a key again and again: BRLTTY that has just begun may open its display anew, and
        what was pressed before is lost."""
        end = time.monotonic() + PATIENCE
        while not self.find(pattern, start):
            assert time.monotonic() < end, f"not felt: {pattern!r}; felt: {self.since(start)!r}"
            with contextlib.suppress(OSError):
                self.press(key)
            time.sleep(1)

    def count(self):
        return len(self._shown)

    def since(self, start):
        """What could be read since, the newest last."""
        return self._shown[start:]

    def find(self, pattern, start):
        """Whether such a text stood under the fingers."""
        return any(re.search(pattern, each) for each in self.since(start))


def _unquoted(value):
    text = value.strip().strip('"').encode("utf-8", "surrogateescape")
    text = re.sub(rb"\\X([0-9A-Fa-f]{2})", lambda found: bytes([int(found.group(1), 16)]), text)
    return text.replace(b'\\"', b'"').replace(b"\\\\", b"\\").decode("utf-8", "replace")

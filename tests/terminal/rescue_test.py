# SPDX-License-Identifier: GPL-3.0-or-later
"""However the program ends, the terminal is as it was found; whatever it was started with, it
writes nothing into the wrong file."""

import os
import pty
import signal
import subprocess
import tempfile
import unittest

from program import ANNABELLA, Program, surroundings
from terminal import PATIENCE

COMMON = ("--language", "en", "--announce", "en", "--voice", "off")


def playing(profile):
    return Program("play", "--two", "--profile", profile, *COMMON, rows=40, columns=120)


class Rescue(unittest.TestCase):
    def test_the_terminal_is_given_back_when_the_program_is_ended_at_once(self):
        for profile, began in (("screen-reader", "White to move"), ("sighted", "move")):
            with self.subTest(profile), playing(profile) as program:
                program.wait_for(began)
                self.assertNotEqual(program.modes(), program.found_modes)
                program.type("\x1c")  # Ctrl-\
                self.assertEqual(program.wait_for_end(), -signal.SIGQUIT)
                self.assertEqual(program.modes(), program.found_modes)

    def test_the_terminal_is_given_back_after_a_crash(self):
        for profile, began in (("screen-reader", "White to move"), ("sighted", "move")):
            with self.subTest(profile), playing(profile) as program:
                program.wait_for(began)
                program.signal(signal.SIGSEGV)
                self.assertEqual(program.wait_for_end(), -signal.SIGSEGV)
                self.assertEqual(program.modes(), program.found_modes)

    def test_closed_standard_descriptors_are_no_files_to_write_into(self):
        with tempfile.TemporaryDirectory(prefix="annabella-") as home:
            closed = f'exec "{ANNABELLA}" play --two --profile screen-reader <&- >&- 2>&-'
            ended = subprocess.run(["sh", "-c", closed], env=surroundings(home), cwd=home,
                                   timeout=PATIENCE, check=False)
            self.assertEqual(ended.returncode, 0)
            for folder, _, files in os.walk(home):
                for file in files:
                    with open(os.path.join(folder, file), "rb") as kept:
                        self.assertNotIn(b"Two players", kept.read())

    def test_a_terminal_that_was_inherited_by_mistake_is_not_kept_open(self):
        master, slave = pty.openpty()
        with tempfile.TemporaryDirectory(prefix="annabella-") as home:
            program = subprocess.Popen([ANNABELLA, "play", "--two", "--profile", "screen-reader"],
                                       env=surroundings(home), cwd=home, stdin=subprocess.PIPE,
                                       stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                                       pass_fds=(slave,))
            program.stdout.readline()
            links = [os.readlink(f"/proc/{program.pid}/fd/{each}")
                     for each in os.listdir(f"/proc/{program.pid}/fd")]
            self.assertFalse([each for each in links if each.startswith("/dev/pts/")])
            program.communicate(timeout=PATIENCE)
        os.close(master)
        os.close(slave)


if __name__ == "__main__":
    unittest.main()

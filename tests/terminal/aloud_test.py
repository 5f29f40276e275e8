# SPDX-License-Identifier: GPL-3.0-or-later
"""A game read on aloud by the real voice into a real PulseAudio server without a sound card."""

import array
import os
import shutil
import subprocess
import sys
import tempfile
import time
import unittest

from program import Program
from terminal import wait

if not shutil.which("pulseaudio") or not shutil.which("parec"):
    print("skipped: pulseaudio and pulseaudio-utils are not installed")
    sys.exit(0)

RATE = 22050  # of the recording, in samples a second
LOUD = 60
PACE = 1.0  # the shortest pause between two moves, in seconds
MOVES = ["e4", "e5", "Nf3", "Nc6", "Bb5"]
GAME = '[White "Novak"]\n[Black "Weber"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 *\n'


class NullSink:
    """A server of our own whose only sink is heard by nobody but us."""

    def __init__(self, folder):
        self.socket = os.path.join(folder, "native")
        self.recorded = os.path.join(folder, "recorded")
        script = os.path.join(folder, "null.pa")
        with open(script, "w", encoding="utf-8") as file:
            file.write("load-module module-null-sink sink_name=test rate=22050 channels=1\n"
                       "load-module module-native-protocol-unix auth-anonymous=1 socket="
                       + self.socket + "\nset-default-sink test\n")
        os.mkdir(os.path.join(folder, "run"))
        surroundings = dict(os.environ, HOME=folder, XDG_RUNTIME_DIR=os.path.join(folder, "run"))
        self.children = [subprocess.Popen(
            ["pulseaudio", "-n", "-F", script, "--exit-idle-time=-1", "--daemonize=no",
             "--use-pid-file=no", "--disallow-exit", "--realtime=no"],
            env=surroundings, stderr=subprocess.DEVNULL)]

    def address(self):
        return "unix:" + self.socket

    def runs(self):
        """Some machines do not let PulseAudio run at all."""
        for _ in range(2000):
            if os.path.exists(self.socket):
                return True
            if self.children[0].poll() is not None:
                return False
            time.sleep(0.01)
        return False

    def record(self):
        """Takes down from now on what the sink plays."""
        with open(self.recorded, "wb") as file:
            self.children.append(subprocess.Popen(
                ["parec", "--server=" + self.address(), "-d", "test.monitor", f"--rate={RATE}",
                 "--channels=1", "--format=s16ne", "--latency-msec=5"], stdout=file))
        wait(lambda: os.path.getsize(self.recorded), lambda: "nothing was recorded")

    def samples(self):
        with open(self.recorded, "rb") as file:
            data = file.read()
        samples = array.array("h")
        samples.frombytes(data[:len(data) // 2 * 2])
        return samples

    def end(self):
        for child in reversed(self.children):
            child.kill()
            child.wait()


def speeches(samples, pause):
    """Where something is said, from and to, in seconds; parted by pauses of at least that length."""
    found = []
    step = RATE // 100
    for place in range(0, len(samples), step):
        slice_ = samples[place:place + step]
        if max(max(slice_), -min(slice_)) <= LOUD:
            continue
        second = place / RATE
        if found and second - found[-1][1] < pause:
            found[-1][1] = second
        else:
            found.append([second, second])
    return found


class Aloud(unittest.TestCase):

    def test_a_move_begins_a_pause_after_the_last_was_said_to_its_end(self):
        folder = tempfile.mkdtemp(prefix="annabella-aloud-")
        self.addCleanup(shutil.rmtree, folder, ignore_errors=True)
        sink = NullSink(folder)
        self.addCleanup(sink.end)
        if not sink.runs():
            print("skipped: PulseAudio does not run here")
            return
        sink.record()
        # In the long form a move takes longer to say than the pause is.
        with Program("read", "--language", "en", "--announce", "fide", "--form", "long",
                     "--profile", "voice", "--voice", "espeak", "--sounds", "off", "game.pgn",
                     files={"game.pgn": GAME},
                     environment={"PULSE_SERVER": sink.address()}) as program:
            program.wait_for("Game 1:")
            program.line(f"read {PACE:.0f}")
            for move in MOVES:
                program.wait_for(move)
            program.wait_for("End of the game")
            program.read(2)
            program.type("\x04")
            program.wait_for_end()
        said = speeches(sink.samples(), 0.8 * PACE)
        # The pace that was chosen with the first move behind it, every other move, the end, and goodbye.
        self.assertGreaterEqual(len(said), len(MOVES) + 2, said)
        shortest = min(end - begin for begin, end in said[-len(MOVES) - 1:-2])
        self.assertGreater(shortest, PACE, "a move is said within the pause: nothing is shown")


if __name__ == "__main__":
    unittest.main(verbosity=2)

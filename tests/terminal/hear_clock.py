# SPDX-License-Identifier: GPL-3.0-or-later
"""hear_clock.py READER: what is heard of the talking clock under yasr or fenrir. A line with
"skipped:" if the machine lacks the reader."""
import sys
import time

import speaking
from ssip import plain
from table import table

APART = 0.2  # seconds: what comes quicker than a tenth are two keys at once
# Keys, and all that is heard of each.
GAME = (
    (" ", "White's clock is running"),
    ("j", "Black's clock is not running"),
    ("a", "Black's clock is running"),
    ("5", "White has completed: 1 move. Black has completed: 0 moves"),
    ("j", "White's clock is running"),
    ("7", "White's clock is running"),
    ("w", "w means nothing here. The question mark tells the keys"),
    (" ", "The clocks are paused, White to move"),
    ("8", "White, period 1, increment 30 seconds"),
)


def hear(reader):
    """Every key is answered aloud, and nothing else is heard."""
    with table("clock", "90+30") as laid, speaking.under(reader, laid) as (terminal, speech):
        speech.expect("Clock set: 1 hour, 30 minutes, increment 30 seconds")
        speech.expect("starts")
        begin = speech.count()
        for step in GAME:
            time.sleep(APART)
            speech.after(terminal.type, step)
        heard = [word for word in speech.since(begin).split() if word != "blank"]
        wanted = plain(" ".join(sentence for _, sentence in GAME))
        assert " ".join(heard) == wanted, f"heard {' '.join(heard)!r}, not {wanted!r}"


if __name__ == "__main__":
    if lacking := speaking.missing(sys.argv[1]):
        print(f"skipped: {lacking}")
    else:
        hear(sys.argv[1])

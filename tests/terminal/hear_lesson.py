# SPDX-License-Identifier: GPL-3.0-or-later
"""hear_lesson.py READER: what a blind beginner hears of a whole lesson under yasr or fenrir. A line
with "skipped:" if the machine lacks what it takes."""
import sys

import speaking
from hear_game import Listener
from lesson import BOARD, LESSON, beginner
from speaking import under


def hear(reader):
    with beginner("screen-reader") as table, under(reader, table) as (terminal, speech):
        listener = Listener(terminal, speech)
        listener.hear(BOARD)
        for typed, sentences in LESSON:
            start = listener.say(typed)
            for sentence in sentences:
                listener.hear(sentence, start)


def main(reader):
    if lacking := speaking.missing(reader):
        print(f"skipped: {lacking}")
    else:
        hear(reader)


if __name__ == "__main__":
    main(sys.argv[1])

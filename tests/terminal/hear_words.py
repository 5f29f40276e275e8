# SPDX-License-Identifier: GPL-3.0-or-later
"""hear_words.py READER: how much a blind player has to hear of a whole game under yasr or fenrir, when
moves are told in words and his own are not. Prints the words and keys of a full move. A line with
"skipped:" if the machine lacks what it takes."""
import sys

import speaking
from hear_game import Listener, told
from program import run
from speaking import under
from ssip import plain
from table import game

# Morphy's game at the opera, 1858: what White types, and what the engine is told to answer.
GAME = (
    ("e4", "e5", "e7e5"), ("Nf3", "d6", "d7d6"), ("d4", "Bg4", "c8g4"), ("dxe5", "Bxf3", "g4f3"),
    ("Qxf3", "dxe5", "d6e5"), ("Bc4", "Nf6", "g8f6"), ("Qb3", "Qe7", "d8e7"), ("Nc3", "c6", "c7c6"),
    ("Bg5", "b5", "b7b5"), ("Nxb5", "cxb5", "c6b5"), ("Bxb5", "Nbd7", "b8d7"),
    ("O-O-O", "Rd8", "a8d8"), ("Rxd7", "Rxd7", "d8d7"), ("Rd1", "Qe6", "e7e6"),
    ("Bxd7", "Nxd7", "f6d7"), ("Qb8", "Nxb8", "d7b8"),
)
MOST_WORDS = 5  # heard of a full move, on average


def announcements(home):
    """The words of the engine's moves."""
    moves = [move for own, other, _ in GAME for move in (own, other)]
    said = run("say", "--announce", "fide", *moves, home=home).stdout.splitlines()
    return said[1::2]


def hear(reader):
    heard = []
    with game("screen-reader", "--moves", "words", "--own-moves", "off") as table, \
            under(reader, table) as (terminal, speech):
        listener = Listener(terminal, speech)
        listener.hear("Move 1, White to move")
        for (own, _, answer), words in zip(GAME, announcements(table.home)):
            start = listener.say(own)
            table.engine_plays(answer)
            listener.hear(words, start)
            heard.append((words, told(speech, start)))
    judge(heard)


def judge(heard):
    for wanted, said in heard:
        # News first: before them a reader says at most the line that was typed.
        before = said[:said.index(plain(wanted))].split()
        assert len(before) <= 1, f"before {wanted!r} was said {before}"
    words = sum(len(said.split()) for _, said in heard) / len(heard)
    keys = sum(len(own) + 1 for own, _, _ in GAME) / len(GAME)
    print(f"{words:.1f} words and {keys:.1f} keys per full move")
    assert words <= MOST_WORDS, f"{words:.1f} words are heard per full move"


if __name__ == "__main__":
    lacking = speaking.missing(sys.argv[1])
    if lacking:
        print(f"skipped: {lacking}")
    else:
        hear(sys.argv[1])

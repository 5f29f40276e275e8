#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""board.py READER PROGRAM: as hear.py, a game on the board of the screen, square by square."""
import re
import sys

import braille
import hear
import player
import speaking
from ssip import plain

ENTER = "\r"
# The key or, in capitals, the move of the engine; and all that is then heard.
GAME = (
    ("o", "e4 is empty, light square"),
    ("2", "e2 white pawn"),
    ("d", "f2 white pawn"),
    ("w", "f3 empty"),
    ("a", "e3 empty"),
    ("s", "e2 white pawn"),
    (ENTER, "Taken up: e2 white pawn"),
    ("5", "e5 empty"),
    (ENTER, "e2e5: no pawn can reach e5"),
    (ENTER, "e2e5: no pawn can reach e5"),
    ("s", "e4 empty"),
    (ENTER, "1 e4, Bauer Eva vier"),
    ("E7E5", "1... e5, Bauer Eva fünf"),
    (".", "1... e5, Bauer Eva fünf"),
    (".", "1... e5, Bauer Eva fünf"),
    ("1", "e1 white king"),
    ("d", "f1 white bishop"),
    ("d", "g1 white knight"),
    (" ", "Taken up: g1 white knight"),
    ("3", "g3 empty"),
    ("a", "f3 empty"),
    (" ", "2 Nf3, Springer Felix drei"),
    ("B8C6", "2... Nc6, Springer Cesar sechs"),
    ("k", "e8 black king"),
    (ENTER, "Not your piece: e8 black king"),
    ("l", "2... Nc6, Springer Cesar sechs"),
)


def play(what, table, keyboard):
    """A key, or a move of the engine."""
    if len(what) == 1:
        keyboard.type(what)
    else:
        table.engine_plays(what.lower())


def listen(reader, program):
    with player.table(program, "screen-reader", interface="screen") as table:
        terminal, speech = speaking.UNDER[reader](table.command, table.environment, table.folder)
        with terminal:
            speech.wait_for(hear.GREETING)
            speech.wait_for("Move 1, White to move")
            begin = speech.count()
            for what, sentence in GAME:
                start = speech.count()
                play(what, table, terminal)
                speech.wait_for(sentence, start)
            # Each was heard once, whole and alone.
            heard = hear.told(speech, begin)
            wanted = plain(" ".join(sentence for _, sentence in GAME))
            assert heard == wanted, f"heard {heard!r}, not {wanted!r}"


def touch(cells, program):
    """The news begins at the first cell; what needs more cells is found to the right."""
    with player.table(program, "screen-reader", interface="screen") as table, \
            braille.Console([table.command], table.environment) as console, \
            braille.Display(cells, table.folder) as display:
        display.wait_for("^You play White")
        for what, sentence in GAME:
            start = display.count() - 1  # what is said again may stand there already
            play(what, table, console)
            display.wait_for(f"^{re.escape(sentence[:cells].rstrip())}$", start)
            if rest := sentence[cells:].strip():
                start = display.count()
                display.press("FWINRT")
                display.wait_for(f"^{re.escape(rest)}$", start)


if __name__ == "__main__":
    hear.main(*sys.argv[1:], hear=listen, feel=touch)

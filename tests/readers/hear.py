#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""hear.py READER PROGRAM: what a blind player hears of a game under yasr or fenrir, or feels under
braille-20, braille-40 or braille-80. A line with "skipped:" if the machine lacks what it takes."""
import re
import sys

import braille
import player
import speaking
from ssip import plain

# What is typed, what the engine answers, and all that is then heard, in this order.
GAME = (
    ("e4", "e7e5", ["1 e4, Bauer Eva vier", "1... e5, Bauer Eva fünf"]),
    ("Nf3", "b8c6", ["2 Nf3, Springer Felix drei", "2... Nc6, Springer Cesar sechs"]),
    ("Bb5", "a7a6", ["3 Bb5, Läufer Bella fünf", "3... a6, Bauer Anna sechs"]),
)
REFUSAL = ("Ke3", "Ke3: no king can reach e3")
GREETING = "You play White against"
FAREWELL = "Goodbye. The game is kept: annabella resume goes on with it"


class Typist:
    """Types as people do: the next key when the last one has arrived."""

    def __init__(self, reader, terminal, speech):
        self._reader = reader
        self._terminal = terminal
        self._speech = speech

    def type(self, text):
        for letter in text:
            shown, said = self._terminal.size(), self._speech.count()
            self._terminal.type(letter)
            self._terminal.wait_for(letter, shown)
            if self._reader == "fenrir":  # it echoes each key when it has seen it
                self._speech.wait_for(letter, said)

    def enter(self):
        """Returns the place in what is said where the answer begins."""
        start = self._speech.count()
        self._terminal.type("\r")
        return start


def expect(speech, start, sentences, typed):
    """All of them are heard, whole, in order, and nothing else is."""
    wanted = plain(" ".join(sentences))
    speech.wait_for(sentences[-1], start)
    heard = speech.since(start)
    # Of its own a reader may say the last key, and that the line after Enter is still empty.
    own = f"(?:{re.escape(typed[-1])} )?(?:blank )?"
    assert re.fullmatch(own + re.escape(wanted), heard), f"heard {heard!r}, not {wanted!r}"


def hear(reader, program):
    start_reader = {"yasr": speaking.under_yasr, "fenrir": speaking.under_fenrir}[reader]
    with player.table(program, "screen-reader") as table:
        terminal, speech = start_reader([table.command], table.environment, table.folder)
        with terminal:
            typist = Typist(reader, terminal, speech)
            speech.wait_for(GREETING)
            speech.wait_for("White to move")
            for typed, answer, heard in GAME:
                typist.type(typed)
                start = typist.enter()
                speech.wait_for(heard[0], start)
                table.engine_plays(answer)
                expect(speech, start, heard, typed)
            refused(typist, speech)
            half_typed(table, typist, terminal, speech)
            typist.type("quit")
            expect(speech, typist.enter(), [FAREWELL], "quit")


def refused(typist, speech):
    typed, reason = REFUSAL
    typist.type(typed)
    expect(speech, typist.enter(), [reason], typed)


def half_typed(table, typist, terminal, speech):
    """An engine move that arrives while a line is typed is heard, and the line is not lost."""
    typist.type("Ba4")
    start = typist.enter()
    speech.wait_for("4 Ba4, Läufer Anna vier", start)
    typist.type("O-")
    start = speech.count()
    table.engine_plays("g8f6")
    speech.wait_for("4... Nf6, Springer Felix sechs", start)
    typist.type("O")
    speech.wait_for("5 O-O, kurze Rochade", typist.enter())


def feel(cells, program):
    with player.table(program, "braille", "--width", str(cells)) as table, \
            braille.Console([table.command], table.environment) as console, \
            braille.Display(cells, table.folder) as display:
        display.wait_for(r".")
        for typed, answer, heard in GAME:
            own, other = (re.escape(each.split(",")[0]) for each in heard)
            start = display.count()
            console.type(typed + "\r")
            display.wait_for(f"^{own}:$", start)
            table.engine_plays(answer)
            display.wait_for(f"^{other}:$", start)
        feel_half_typed(table, console, display)
        feel_refused(console, display)


def feel_half_typed(table, console, display):
    """A move that arrives while a line is typed comes under the fingers with what was typed."""
    start = display.count()
    console.type("Ba4\r")
    display.wait_for("^4 Ba4:$", start)
    console.type("O-")
    display.wait_for("^4 Ba4: O-$", start)
    table.engine_plays("g8f6")
    display.wait_for(r"^4\.\.\. Nf6: O-$", start)
    console.type("O\r")
    display.wait_for("^5 O-O:$", start)
    table.engine_plays("f8e7")
    display.wait_for(r"^5\.\.\. Be7:$", start)


def feel_refused(console, display):
    """The reason is under the fingers, or in the lines above where it needs more cells."""
    start = display.count()
    typed, reason = REFUSAL
    console.type(typed + "\r")
    display.wait_for("^>$|reach e3:$", start)
    words = display.shown(start)[-1]
    while plain(reason) not in plain(words):
        start = display.count()
        display.press("LnUp")
        display.wait_for(".", start)
        words = display.shown(start)[-1] + " " + words


def main(reader, program):
    cells = reader.removeprefix("braille-")
    lacking = braille.missing() if cells != reader else speaking.missing(reader)
    if lacking:
        print(f"skipped: {lacking}")
    elif cells != reader:
        feel(int(cells), program)
    else:
        hear(reader, program)


if __name__ == "__main__":
    main(*sys.argv[1:])

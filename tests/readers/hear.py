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


def told(speech, start):
    """What was heard since, without what a reader says of empty lines and of the cursor."""
    words = speech.since(start).split()
    return " ".join(word for word in words if word not in ("blank", "space"))


class Listener:
    """Somebody who types, and hears a reader say what comes of it."""

    def __init__(self, terminal, speech):
        self._terminal = terminal
        self._speech = speech
        self._prompt = ""  # what was said last stands before what is typed

    def type(self, text):
        """As people do: the next key when the last one has arrived."""
        for letter in text:
            shown = self._terminal.size()
            self._terminal.type(letter)
            self._terminal.wait_for(letter, shown)

    def say(self, text):
        """A whole line. Returns the place in what is said where the answer begins."""
        self.type(text)
        start = self._speech.count()
        self._terminal.type("\r")
        return start

    def hear(self, sentence, start=0):
        self._speech.wait_for(sentence, start)
        self._prompt = sentence

    def hear_only(self, sentences, start, typed):
        """All of them are heard, whole, in order, and nothing else is."""
        before = plain(self._prompt)
        self.hear(sentences[-1], start)
        wanted = plain(" ".join(sentences))
        # Of its own a reader may say the line that was typed, with what stands before it, or only
        # its last keys.
        heard = told(self._speech, start)
        keys = "|".join(re.escape(typed[at:] + " ") for at in range(len(typed)))
        own = f"(?:{re.escape(before)} )?(?:{keys})?"
        assert re.fullmatch(own + re.escape(wanted), heard), f"heard {heard!r}, not {wanted!r}"


def hear(reader, program):
    with player.table(program, "screen-reader") as table:
        terminal, speech = speaking.UNDER[reader](table.command, table.environment, table.folder)
        with terminal:
            listener = Listener(terminal, speech)
            listener.hear(GREETING)
            listener.hear("Move 1, White to move")
            for typed, answer, heard in GAME:
                start = listener.say(typed)
                speech.wait_for(heard[0], start)
                table.engine_plays(answer)
                listener.hear_only(heard, start, typed)
            typed, reason = REFUSAL
            listener.hear_only([reason], listener.say(typed), typed)
            hear_half_typed(table, listener, speech)


def hear_half_typed(table, listener, speech):
    """A move that arrives while a line is typed is heard, and the line is not lost."""
    listener.hear("4 Ba4, Läufer Anna vier", listener.say("Ba4"))
    listener.type("Nc")
    start = speech.count()
    table.engine_plays("g8f6")
    listener.hear("4... Nf6, Springer Felix sechs", start)
    listener.hear("5 Nc3, Springer Cesar drei", listener.say("3"))
    start = speech.count()
    table.engine_plays("f8e7")
    listener.hear("5... Be7, Läufer Eva sieben", start)


def feel(cells, program):
    with player.table(program, "braille", "--width", str(cells)) as table, \
            braille.Console([table.command], table.environment) as console, \
            braille.Display(cells, table.folder) as display:
        display.wait_for("^1 White to move:$")
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
    """The reason begins under the fingers; the whole of it is in the lines above."""
    start = display.count()
    typed, reason = REFUSAL
    console.type(typed + "\r")
    display.wait_for(r"^Ke3: no king\.\.\.$", start)
    words = display.shown(start)[-1]
    while plain(reason) not in plain(words):
        start = display.count()
        display.press("LnUp")
        display.wait_for(".", start)
        words = display.shown(start)[-1] + " " + words


def main(reader, program, hear=hear, feel=feel):
    """Somebody hears a game under a reader that speaks, or feels it under braille."""
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

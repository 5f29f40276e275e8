# SPDX-License-Identifier: GPL-3.0-or-later
"""hear_game.py READER: what a blind player hears of a game under yasr or fenrir, or feels under
braille-20, braille-40 or braille-80. A line with "skipped:" if the machine lacks what it takes."""
import re
import sys

import braille
import speaking
from speaking import under
from ssip import plain
from table import game

# What is typed, what the engine answers, and all that is then heard, in this order.
GAME = (
    ("e4", "e7e5", ["Bauer Eva vier", "Bauer Eva fünf"]),
    ("Nf3", "b8c6", ["Springer Felix drei", "Springer Cesar sechs"]),
    ("Bb5", "a7a6", ["Läufer Bella fünf", "Bauer Anna sechs"]),
)
# The same moves as they are felt.
FELT = (("1 e4", "1... e5"), ("2 Nf3", "2... Nc6"), ("3 Bb5", "3... a6"))
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
            self._terminal.after(self._terminal.type, (letter, re.escape(letter)))

    def say(self, text):
        """A whole line. Returns the place in what is said where the answer begins."""
        self.type(text)
        start = self._speech.count()
        self._terminal.type("\r")
        return start

    def hear(self, sentence, start=0):
        self._speech.expect(sentence, start)
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


def hear(reader):
    with game("screen-reader") as table, under(reader, table) as (terminal, speech):
        listener = Listener(terminal, speech)
        listener.hear(GREETING)
        listener.hear("Move 1, White to move")
        for typed, answer, heard in GAME:
            start = listener.say(typed)
            speech.expect(heard[0], start)
            table.engine_plays(answer)
            listener.hear_only(heard, start, typed)
        typed, reason = REFUSAL
        listener.hear_only([reason], listener.say(typed), typed)
        hear_half_typed(table, listener, speech)


def hear_half_typed(table, listener, speech):
    """A move that arrives while a line is typed is heard, and the line is not lost."""
    listener.hear("Läufer Anna vier", listener.say("Ba4"))
    listener.type("Nc")
    speech.after(table.engine_plays, ("g8f6", "Springer Felix sechs"))
    listener.hear("Springer Cesar drei", listener.say("3"))
    speech.after(table.engine_plays, ("f8e7", "Läufer Eva sieben"))


def feel(cells):
    with game("braille", "--width", str(cells)) as table, \
            braille.Console(table.command, table.environment) as console, \
            braille.Display(cells, table.home) as display:
        display.expect("^1 White to move:$")
        for (typed, answer, _), felt in zip(GAME, FELT):
            own, other = map(re.escape, felt)
            display.after(console.type, (typed + "\r", f"^{own}:$"))
            display.after(table.engine_plays, (answer, f"^{other}:$"))
        feel_half_typed(table, console, display)
        feel_refused(console, display)


def feel_half_typed(table, console, display):
    """A move that arrives while a line is typed comes under the fingers with what was typed."""
    display.after(console.type, ("Ba4\r", "^4 Ba4:$"), ("O-", "^4 Ba4: O-$"))
    display.after(table.engine_plays, ("g8f6", r"^4\.\.\. Nf6: O-$"))
    display.after(console.type, ("O\r", "^5 O-O:$"))
    display.after(table.engine_plays, ("f8e7", r"^5\.\.\. Be7:$"))


def feel_refused(console, display):
    """The reason alone is under the fingers: what was typed is known."""
    display.after(console.type, (REFUSAL[0] + "\r", r"reach e3:$"))


def main(reader, hear=hear, feel=feel):
    """Somebody hears a game under a reader that speaks, or feels it under braille."""
    cells = reader.removeprefix("braille-")
    lacking = braille.missing() if cells != reader else speaking.missing(reader)
    if lacking:
        print(f"skipped: {lacking}")
    elif cells != reader:
        feel(int(cells))
    else:
        hear(reader)


if __name__ == "__main__":
    main(sys.argv[1])

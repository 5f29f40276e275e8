# SPDX-License-Identifier: GPL-3.0-or-later
"""hear_board.py READER: as hear_game.py, a game on the board of the screen, square by square."""
import re
import sys

import braille
import hear_game
from hear_game import told
from speaking import under
from ssip import plain
from table import game

ENTER = "\r"
ENGINE = "="  # begins a move of the engine
# A key, or the move of the engine; and all that is then heard.
GAME = (
    ("o", "e4 is empty, light square"),
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
    (ENTER, "Bauer Eva vier"),
    ("=e7e5", "Bauer Eva fünf"),
    (".", "Bauer Eva fünf"),
    (".", "Bauer Eva fünf"),
    (".", "Bauer Eva fünf"),
    ("1", "e1 white king"),
    ("d", "f1 white bishop"),
    ("d", "g1 white knight"),
    (" ", "Taken up: g1 white knight"),
    ("3", "g3 empty"),
    ("a", "f3 empty"),
    (" ", "Springer Felix drei"),
    ("=b8c6", "Springer Cesar sechs"),
    ("k", "e8 black king"),
    (ENTER, "Not your piece: e8 black king"),
    ("l", "2, Springer Cesar sechs"),
    ("l", "2, Springer Cesar sechs"),
    # A line is typed; of its keys nothing is heard but what the reader itself may say.
    ("i", "Line:"),
    ("B", ""),
    ("b", ""),
    ("5", ""),
    (ENTER, "Läufer Bella fünf"),
    ("i", "Line:"),
    ("t", ""),
    ("u", ""),
    ("=a7a6", "Bauer Anna sechs"),  # while a line is half typed
    ("r", ""),
    ("n", ""),
    (ENTER, "Move 4, White to move. White's clock is running"),
)
# The rest of the game, to the mate.
END = (
    ("5", "e5 black pawn"),
    ("a", "d5 empty"),
    ("a", "c5 empty"),
    ("a", "b5 white bishop"),
    (ENTER, "Taken up: b5 white bishop"),
    ("s", "b4 empty"),
    ("d", "c4 empty"),
    (ENTER, "Läufer Cesar vier"),
    ("=g8e7", "Springer Gustav nach Eva sieben"),
    ("i", "Line:"),
    ("N", ""),
    ("g", ""),
    ("5", ""),
    (ENTER, "Springer Gustav fünf"),
    ("=h7h6", "Bauer Hector sechs"),
    ("d", "d4 empty"),
    ("a", "c4 white bishop"),
    (" ", "Taken up: c4 white bishop"),
    ("7", "c7 black pawn"),
    ("d", "d7 black pawn"),
    ("d", "e7 black knight"),
    ("d", "f7 black pawn"),
    (" ", "Läufer schlägt Felix sieben, matt, White wins"),
    ("l", "6, Läufer schlägt Felix sieben, matt"),
)
# What review finds afterwards, each on its own line.
MOVES = [sentence for _, sentence in GAME if re.match(r"(Bauer|Springer|Läufer) ", sentence)]
MOVES = list(dict.fromkeys(MOVES))
TIMES = (r"White: 1 hour, [\w, ]+", r"Black: 1 hour, [\w, ]+",
         "White's clock is running. Move 4, White to move")


def play(what, table, keyboard):
    """A key, or a move of the engine."""
    if what.startswith(ENGINE):
        table.engine_plays(what.removeprefix(ENGINE))
    else:
        keyboard.type(what)


def board():
    return game("screen-reader", "--time", "90+30", interface="screen")


def listen(reader):
    with board() as table:
        with under(reader, table) as (terminal, speech):
            speech.expect(hear_game.GREETING)
            speech.expect("A move, Enter or go starts the clocks")
            hear_all(GAME, table, terminal, speech)
            hear_times(terminal, speech)
            hear_all(END, table, terminal, speech)
            # Fenrir ends with the program, at times before it has spoken the last line.
            if reader == "yasr":
                hear_farewell(terminal, speech)
        check_kept(table)
    hear_again_in_ascii(reader)


def hear_again_in_ascii(reader):
    """What is said again is heard again, also where there are no letters but those of ASCII."""
    with board() as table:
        table.environment["LANG"] = "C"
        with under(reader, table) as (terminal, speech):
            speech.expect("A move, Enter or go starts the clocks")
            hear_all(GAME[:1] * 4, table, terminal, speech)


def hear_all(steps, table, terminal, speech):
    """Each sentence is heard once, whole and alone; of a typed key at most itself, if the reader
    has time for it."""
    begin = speech.count()
    for what, sentence in steps:
        witness = speech if sentence else terminal
        witness.after(lambda key: play(key, table, terminal), (what, sentence or re.escape(what)))
    heard = told(speech, begin)
    wanted = "".join(re.escape(plain(sentence)) + " " if sentence else f"(?:{what} ?)?"
                     for what, sentence in steps)
    assert re.fullmatch(wanted, heard + " "), f"heard {heard!r}, not {wanted!r}"


def check_kept(table):
    """The game is in the store with its result."""
    listed = table.saved_games()
    assert re.fullmatch(r"1: .*, 6 moves, White wins\n", listed), listed


def hear_times(terminal, speech):
    for _ in range(2):
        start = speech.count()
        terminal.type("t")
        speech.expect(TIMES[-1], start)
        heard = told(speech, start)
        wanted = " ".join([r"White 1 hour [\w ]+", r"Black 1 hour [\w ]+", plain(TIMES[-1])])
        assert re.fullmatch(wanted, heard), f"heard {heard!r}, not {wanted!r}"


def hear_farewell(terminal, speech):
    """Said once, although the screen is left for the shell's."""
    start = speech.count()
    terminal.type("\x04")
    speech.expect("Goodbye", start)
    terminal.wait_for_end()
    assert told(speech, start).count("Goodbye") == 1, told(speech, start)


def touch(cells):
    with board() as table, braille.Console(table.command, table.environment) as console, \
            braille.Display(cells, table.home) as display:
        display.expect("^You play White")
        feel_all(GAME, table, console, display)
        console.type("t")
        display.expect("^White: 1 hour", display.count() - 1)
        review(console)
        feel_all(END, table, console, display)
        check_kept(table)


def feel_all(steps, table, console, display):
    """The news begins at the first cell; what needs more cells is found to the right, and what is
    said beside it below."""
    typing = False
    for what, sentence in steps:
        start = display.count() - 1  # what is said again may stand there already
        play(what, table, console)
        first, *below = sentence.split("\n")
        if typing and what != ENTER:
            # Under the fingers is what is typed; the news is found above.
            console.wait_for(first)
            continue
        typing = first == "Line:"
        display.expect(f"^{re.escape(first[:display.cells].rstrip())}$", start)
        if rest := first[display.cells:2 * display.cells].strip():
            display.press_through(("FWINRT", f"^ ?{re.escape(rest)}$"))
        for line in below:
            console.wait_for(line)


def review(console):
    """All that was announced of moves and times stands somewhere on a line of its own."""
    rows = console.screen()
    for move in MOVES:
        assert rows.count(move) == 1, f"{move!r} is not on {rows!r}"
    for time in TIMES:
        assert any(re.fullmatch(time, row) for row in rows), f"{time!r} is not on {rows!r}"


if __name__ == "__main__":
    hear_game.main(sys.argv[1], hear=listen, feel=touch)

# SPDX-License-Identifier: GPL-3.0-or-later
"""display.py CELLS: a game with --braille brlapi in a pseudo-terminal, read back from a braille
display of so many cells at a real BRLTTY; or own-keys, screen, clock, clock-screen, desk, envelope
read or lesson instead of the cells. A line with "skipped:" where there is none."""
import contextlib
import re
import sys

import braille
from lesson import LESSON, beginner
from table import PLAYER, game, table

API = ("--braille", "brlapi")
# The news stay: what was told first, or that the display came later than the game.
GREETING = "You play|The braille display|keys.toml"
GAME = '[White "Novak"]\n[Black "Weber"]\n[Result "1-0"]\n\n1. e4 e5 2. Nf3 1-0\n'
KEYS = """lnup = "pan-up"
route = "square"
top = "boards"
time = "moves"
"""


@contextlib.contextmanager
def beside(laid, *more, cells=40):
    """The terminal of a table that is laid, and a display beside it."""
    with braille.Display(cells, laid.home, api=True) as display:
        laid.environment["BRLAPI_HOST"] = display.host()
        with laid.terminal(*more) as terminal:
            yield terminal, display


def feel(cells):
    with game("braille", *API, "--width", str(cells)) as laid, \
            beside(laid, cells=cells) as (terminal, display):
        play(laid, terminal, display)
        feel_board(terminal, display)
        move_by_routing(laid, terminal, display)
        lose(terminal, display)


def play(laid, terminal, display):
    """The last move and the prompt are in view, and what is typed behind them."""
    terminal.expect("to move: ")
    display.expect(GREETING)
    display.after(terminal.type, ("e4", "e4$"), ("\r", "^1 e4:"))
    display.after(laid.engine_plays, ("e7e5", r"^1\.\.\. e5:"))
    display.after(terminal.type, ("Nf", r"^1\.\.\. e5: Nf$"), ("3\r", "^2 Nf3:"))
    display.after(laid.engine_plays, ("b8c6", r"^2\.\.\. Nc6:"))


def feel_board(terminal, display):
    """A key of the display asks for the board; its lines stay until the next key, and a routing key
    tells what stands on its square."""
    display.press_through(("Top", r"^8 r\+bqkbnr$"), ("FwinRt", r"^7 pppp\+ppp$"),
                          ("Route 6", "e7"))
    terminal.expect("e7")
    display.press_through(("Route 19", "^No square under"))
    terminal.expect("No square under")
    display.press_through(("Bot", r"2\.\.\. Nc6"))


def move_by_routing(laid, terminal, display):
    """Behind a blank two routing keys are a move; the line that was left is found again."""
    display.press_through(("Top", r"^8 r\+bqkbnr$"))
    # The last move stands before the prompt on a display that has room for both.
    wide = display.cells > 20
    display.after(terminal.type,
                  (" ", r"^2\.\.\. Nc6 1 RNBQKB\+R:$" if wide else r"^1 RNBQKB\+R:$"))
    display.press_through(("LnUp", "^2 PPPP-PPP$"), ("Route 5", "d2$"), ("Back", "^2 PPPP-PPP$"),
                          ("LnUp", "^3 "), ("LnUp", r"^4 -\+-\+P\+-\+$"), ("Route 5", "d2d4$"))
    display.after(terminal.type, ("\r", "^3 d4:"))
    display.after(laid.engine_plays, ("e5d4", r"^3\.\.\. exd4:"))
    display.press_through(("LnUp", "^3 d4$"))


def lose(terminal, display):
    """A display that is lost leaves the text, and comes back by itself."""
    start = terminal.count()
    display.kill_brltty()
    terminal.expect("The braille display does not answer", start)
    start = terminal.count()
    terminal.after(terminal.type, ("Bb5\r", "4 Bb5:"))
    felt = display.count()
    display.start_brltty()
    terminal.expect("The braille display is back", start)
    display.expect("The braille display", felt)
    display.press_until("Bot", "4 Bb5", felt)


def own_keys():
    """A line of a display's key file that cannot be used is told by its number; the rest is used."""
    with game("braille", *API, "--display-keymap", "keys.toml") as laid:
        laid.write("keys.toml", KEYS)
        with beside(laid) as (terminal, display):
            told = terminal.expect(r"keys\.toml, line (\d+): [^:]*boards")
            assert told.group(1) == "3", told.group(0)
            display.expect(GREETING)
            display.press_through(("Time", "0 moves"))


def feel_beside_board():
    """One player sees the board, the other has the display: moves, answers and what is typed are on
    both, and a routing key puts its square into the line on the screen."""
    with game("sighted", *API, interface="screen") as laid, beside(laid) as (terminal, display):
        display.expect(GREETING)
        terminal.type("i")
        display.after(terminal.type, ("e4", "e4$"), ("\r", "^1 e4"))
        display.after(laid.engine_plays, ("e7e5", r"^1\.\.\. e5"))
        display.press_through(("Top", r"^8 rnbqkbnr$"))
        display.after(terminal.type, ("iattackers ", "attackers$"))
        display.press_through(("Back", "^Line"), ("LnUp", "^1 RNBQKBNR$"),
                              ("Route 6", "attackers e1$"))
        display.after(terminal.type, ("\r", "does not attack"))
        lose_and_find(terminal, display)


def lose_and_find(terminal, display):
    start = terminal.count()
    display.kill_brltty()
    terminal.expect("display does not answer", start)
    start = terminal.count()
    display.start_brltty()
    terminal.expect("is back", start)


def feel_beside_face():
    """Large digits for one player change every second, and disturb nobody's fingers."""
    with table("clock", "65", *API, "--ui", "screen", "--profile", "sighted") as laid, \
            beside(laid) as (terminal, display):
        display.expect("^Clock set: 1:05:00|^The braille display")
        display.after(terminal.type, (" ", "^running: White"))
        display.press_through(("Time", r"^White: 1:04:5\d"))
        start = display.count()
        for _ in range(3):  # the digits go on
            terminal.expect(".", terminal.count())
        assert display.count() == start, display.since(start)
        display.after(terminal.type, ("a", "^running: Black"))


def feel_clock():
    """The clock's answers are held on a small display, whole and in digits, and its keys ask for
    times, also while a command is to be typed."""
    with table("clock", "65", *API, "--width", "20") as laid, \
            beside(laid, cells=20) as (terminal, display):
        display.expect("^Clock set: 1:05:00,$|^The braille display")
        display.after(terminal.type, (" ", "^running: White"))
        display.press_through(("Route 3", "^No square under"), ("Top", r"^1:04:5\d:$"))
        display.after(terminal.type, ("a", "^running: Black"))
        display.press_through(("Bot", r"^theirs: 1:0[45]:\d\d:$"))
        display.after(terminal.type, ("i", "^Command"))
        # Which leaves the line open: its first letter is no press.
        display.press_through(("Top", r"^1:04:5\d:$"))
        display.after(terminal.type, ("add black 1\r", r"^Black \+"))
        display.press_through(("Time", r"^White: 1:04:5\d$"), ("FwinRt", r"^Black: 1:0[56]:\d\d$"),
                              ("FwinRt", "^Move 1$"), ("FwinRt", "^running: Black:$"))


def feel_desk():
    """A move at the referee's desk is gone through with both hands on the display, where the line that
    a key of the keyboard begins is felt too."""
    with table("assist", "--time", "90", "--profile", "braille", *API) as laid, \
            beside(laid, "--head", laid.write("head", "ruleset e18s\nblind white\n")) as (
                terminal, display):
        display.expect("^White against Black|The braille display is back")
        display.after(terminal.type, ("start\r", "^White: 1:30:00$"))
        display.press_through(("Top", "^boards equal"))
        display.after(terminal.press, ("F2", "lift$"))
        display.press_through(("Back", "^boards equal"), ("LnDn", "^Board of White"),
                              *(("LnDn", f"^{rank} ") for rank in range(8, 0, -1)),
                              ("Route 8", "lift g1$"))
        display.after(terminal.type, ("\r", "^White: move g1"))
        terminal.type("place f3\r")
        terminal.expect("Noted")
        display.after(terminal.type, ("*", "^1 Nf3$"))
        display.press_through(("FwinRt", "^Announced right"), ("PRDIFLN", "^Repeated right"),
                              ("NXDIFLN", "^on Black's board"), ("Top", "^boards equal"),
                              ("LnDn", "^Board of White"), ("LnDn", "^8 rnbqkbnr$"),
                              ("Route 6", "^black king on e8"), ("Route 39", "^No square under"),
                              ("Time", "^White: 1:29:"))


def feel_envelope():
    """A move half typed for the envelope is neither felt nor heard, also while a key is answered."""
    with table("assist", "--time", "90", "--profile", "voice", *API, voice="text:spoken") as laid:
        with beside(laid, "--head", laid.write("head", "ruleset e18s\n")) as (terminal, display):
            display.expect("begins the game|The braille display is back")
            terminal.type("start\r")
            terminal.type("adjourn\r")
            terminal.expect("seal")
            display.after(terminal.type, ("seal Nf", "seal$"))
            display.press_through(("Time", "^White: 1:"))
            terminal.type("\x15")  # Ctrl-U takes the line away
            terminal.type("quit\ryes\r")
            terminal.wait_for_end()
        said = laid.kept("spoken")
        assert "Leave the desk" in said, said
        assert "Nf" not in said, said


def feel_read_game():
    """A game is read move by move with the keys of the display."""
    with table("read", "game.pgn", "--profile", "braille", "--ui", "line", *PLAYER, *API) as laid:
        laid.write("game.pgn", GAME)
        with beside(laid) as (terminal, display):
            display.expect("Novak|The braille display is back")
            display.press_through(("NXDIFLN", "^1 e4"), ("NXDIFLN", r"^1\.\.\. e5"),
                                  ("PRDIFLN", "^1 e4"), ("Top", "^8 rnbqkbnr$"))
            display.after(terminal.type, ("attackers ", "attackers$"))
            display.press_through(("Back", "^8 rnbqkbnr$"), ("Route 6", "attackers e8$"))
            display.after(terminal.type, ("\r", "^White does not attack"))


def feel_lesson():
    """A whole lesson: whatever is told begins under the fingers, and what was told is above."""
    with beginner("braille", *API, "--width", "40") as laid, beside(laid) as (terminal, display):
        display.expect("Lesson 3|The braille display")
        for typed, sentences in LESSON:
            display.after(terminal.type, (typed + "\r", "^" + re.escape(sentences[0][:12])))
        display.press_through(("LnUp", "yes or no"))


STORIES = {"own-keys": own_keys, "screen": feel_beside_board, "clock": feel_clock,
           "clock-screen": feel_beside_face, "desk": feel_desk, "envelope": feel_envelope,
           "read": feel_read_game, "lesson": feel_lesson}


def main(what):
    if lacking := braille.brltty_missing():
        print(f"skipped: {lacking}")
    elif what in STORIES:
        STORIES[what]()
    else:
        feel(int(what))


if __name__ == "__main__":
    main(sys.argv[1])

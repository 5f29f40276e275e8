#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""display.py CELLS PROGRAM: a game with --braille brlapi in a pseudo-terminal, read back from a
braille display of so many cells at a real BRLTTY; or own-keys, screen, clock, clock-screen,
desk, envelope or read instead of the cells. A line with "skipped:" where there is none."""
import os
import re
import sys

import braille
import clock
import player
from terminal import Terminal

# The news stay: what was told first, or that the display came later than the game.
GREETING = "You play|The braille display|keys.toml"
GAME = '[White "Novak"]\n[Black "Weber"]\n[Result "1-0"]\n\n1. e4 e5 2. Nf3 1-0\n'
KEYS = """lnup = "pan-up"
route = "square"
top = "boards"
time = "moves"
"""


def feel(cells, program):
    with player.table(program, "braille", "--braille", "brlapi", "--width", str(cells)) as table, \
            braille.Display(cells, table.folder, api=True) as display:
        table.environment["BRLAPI_HOST"] = display.host()
        with Terminal([table.command], table.environment) as terminal:
            play(table, terminal, display)
            feel_board(terminal, display)
            move_by_routing(table, terminal, display)
            lose(terminal, display)


def play(table, terminal, display):
    """The last move and the prompt are in view, and what is typed behind them."""
    terminal.wait_for("to move: ")
    display.wait_for(GREETING)
    start = display.count()
    terminal.type("e4")
    display.wait_for("e4$", start)
    terminal.type("\r")
    display.wait_for("^1 e4:", start)
    table.engine_plays("e7e5")
    display.wait_for(r"^1\.\.\. e5:", start)
    start = display.count()
    terminal.type("Nf")
    display.wait_for(r"^1\.\.\. e5: Nf$", start)
    terminal.type("3\r")
    display.wait_for("^2 Nf3:", start)
    table.engine_plays("b8c6")
    display.wait_for(r"^2\.\.\. Nc6:", start)


def feel_board(terminal, display):
    """A key of the display asks for the board; its lines stay until the next key, and a routing key
    tells what stands on its square."""
    start = display.count()
    display.press("Top")
    display.wait_for(r"^8 r\+bqkbnr$", start)
    start = display.count()
    display.press("FwinRt")
    display.wait_for(r"^7 pppp\+ppp$", start)
    start = display.count()
    display.press("Route 6")
    terminal.wait_for("e7")
    display.wait_for("e7", start)
    start = display.count()
    display.press("Route 19")
    terminal.wait_for("No square under")
    display.wait_for("^No square under", start)
    start = display.count()
    display.press("Bot")
    display.wait_for(r"2\.\.\. Nc6", start)


def move_by_routing(table, terminal, display):
    """Behind a blank two routing keys are a move; the line that was left is found again."""
    press_through(display, ("Top", r"^8 r\+bqkbnr$"))
    start = display.count()
    terminal.type(" ")
    # The last move stands before the prompt on a display that has room for both.
    wide = display.cells > 20
    display.wait_for(r"^2\.\.\. Nc6 1 RNBQKB\+R:$" if wide else r"^1 RNBQKB\+R:$", start)
    press_through(display, ("LnUp", "^2 PPPP-PPP$"), ("Route 5", "d2$"), ("Back", "^2 PPPP-PPP$"),
                  ("LnUp", "^3 "), ("LnUp", r"^4 -\+-\+P\+-\+$"), ("Route 5", "d2d4$"))
    start = display.count()
    terminal.type("\r")
    display.wait_for("^3 d4:", start)
    table.engine_plays("e5d4")
    display.wait_for(r"^3\.\.\. exd4:", start)
    press_through(display, ("LnUp", "^3 d4$"))


def press_through(display, *steps):
    """Keys of the display, one after the other, each with what is felt then."""
    for key, felt in steps:
        start = display.count()
        display.press(key)
        display.wait_for(felt, start)


def lose(terminal, display):
    """A display that is lost leaves the text, and comes back by itself."""
    start = terminal.size()
    display.kill_brltty()
    terminal.wait_for("The braille display does not answer", start)
    start = terminal.size()
    terminal.type("Bb5\r")
    terminal.wait_for("4 Bb5:", start)
    felt = display.count()
    display.start_brltty()
    terminal.wait_for("The braille display is back", start)
    display.wait_for("The braille display", felt)
    display.press_until("Bot", "4 Bb5", felt)


def own_keys(program):
    """A line of a display's key file that cannot be used is told by its number; the rest is used."""
    with player.table(program, "braille", "--braille", "brlapi", "--display-keymap",
                      "keys.toml") as table, \
            braille.Display(40, table.folder, api=True) as display:
        keys = os.path.join(table.folder, "keys.toml")
        with open(keys, "w", encoding="utf-8") as file:
            file.write(KEYS)
        table.environment["BRLAPI_HOST"] = display.host()
        os.chdir(table.folder)
        with Terminal([table.command], table.environment) as terminal:
            told = terminal.wait_for_match(re.compile(r"keys\.toml, line (\d+): [^:]*boards"))
            assert told.group(1) == "3", told.group(0)
            display.wait_for(GREETING)
            start = display.count()
            display.press("Time")
            display.wait_for("0 moves", start)


def feel_beside_board(program):
    """One player sees the board, the other has the display: moves, answers and what is typed are on
    both, and a routing key puts its square into the line on the screen."""
    with player.table(program, "sighted", "--braille", "brlapi", interface="screen") as table, \
            braille.Display(40, table.folder, api=True) as display:
        table.environment["BRLAPI_HOST"] = display.host()
        with Terminal([table.command], table.environment) as terminal:
            display.wait_for(GREETING)
            start = display.count()
            terminal.type("i")
            terminal.type("e4")
            display.wait_for("e4$", start)
            terminal.type("\r")
            display.wait_for("^1 e4", start)
            table.engine_plays("e7e5")
            display.wait_for(r"^1\.\.\. e5", start)
            press_through(display, ("Top", r"^8 rnbqkbnr$"))
            start = display.count()
            terminal.type("iattackers ")
            display.wait_for("attackers$", start)
            press_through(display, ("Back", "^Line"), ("LnUp", "^1 RNBQKBNR$"),
                          ("Route 6", "attackers e1$"))
            start = display.count()
            terminal.type("\r")
            display.wait_for("does not attack", start)
            lose_and_find(terminal, display)


def lose_and_find(terminal, display):
    start = terminal.size()
    display.kill_brltty()
    terminal.wait_for("display does not answer", start)
    start = terminal.size()
    display.start_brltty()
    terminal.wait_for("is back", start)


def feel_beside_face(program):
    """Large digits for one player change every second, and disturb nobody's fingers."""
    with clock.clock(program, "65", "--braille", "brlapi", "--ui", "screen", "--profile",
                     "sighted") as table, \
            braille.Display(40, table.folder, api=True) as display:
        table.environment["BRLAPI_HOST"] = display.host()
        with Terminal([table.command], table.environment) as terminal:
            display.wait_for("^Clock set: 1:05:00|^The braille display")
            start = display.count()
            terminal.type(" ")
            display.wait_for("^running: White", start)
            press_through(display, ("Time", r"^White: 1:04:5\d"))
            start = display.count()
            for _ in range(3):  # the digits go on
                terminal.wait_for_match(re.compile("."), terminal.size())
            assert display.count() == start, display.shown(start)
            start = display.count()
            terminal.type("a")
            display.wait_for("^running: Black", start)


def feel_clock(program):
    """The clock's answers are held on a small display, whole and in digits, and its keys ask for
    times, also while a command is to be typed."""
    with clock.clock(program, "65", "--braille", "brlapi", "--width", "20") as table, \
            braille.Display(20, table.folder, api=True) as display:
        table.environment["BRLAPI_HOST"] = display.host()
        with Terminal([table.command], table.environment) as terminal:
            display.wait_for("^Clock set: 1:05:00,$|^The braille display")
            start = display.count()
            terminal.type(" ")
            display.wait_for("^running: White", start)
            start = display.count()
            display.press("Route 3")
            display.wait_for("^No square under", start)
            start = display.count()
            display.press("Top")
            display.wait_for(r"^1:04:5\d:$", start)
            start = display.count()
            terminal.type("a")
            display.wait_for("^running: Black", start)
            start = display.count()
            display.press("Bot")
            display.wait_for(r"^theirs: 1:0[45]:\d\d:$", start)
            start = display.count()
            terminal.type("i")
            display.wait_for("^Command", start)
            start = display.count()
            display.press("Top")  # which leaves the line open: its first letter is no press
            display.wait_for(r"^1:04:5\d:$", start)
            start = display.count()
            terminal.type("add black 1\r")
            display.wait_for(r"^Black \+", start)
            start = display.count()
            display.press("Time")
            for felt in (r"^White: 1:04:5\d$", r"^Black: 1:0[56]:\d\d$", "^Move 1$",
                         "^running: Black:$"):
                display.wait_for(felt, start)
                display.press("FwinRt")


def feel_desk(program):
    """A move at the referee's desk is gone through with both hands on the display, where the line that
    a key of the keyboard begins is felt too."""
    with clock.kept(program, "assist", "--time", "90", "--profile", "braille", "--braille",
                    "brlapi") as table, \
            braille.Display(40, table.folder, api=True) as display:
        head = os.path.join(table.folder, "head")
        with open(head, "w", encoding="ascii") as file:
            file.write("ruleset e18s\nblind white\n")
        table.environment["BRLAPI_HOST"] = display.host()
        with Terminal([table.command, "--head", head], table.environment) as terminal:
            display.wait_for("^White against Black|The braille display is back")
            start = display.count()
            terminal.type("start\r")
            display.wait_for("^White: 1:30:00$", start)
            press_through(display, ("Top", "^boards equal"))
            start = display.count()
            terminal.type("\x1bOQ")  # F2
            display.wait_for("lift$", start)
            press_through(display, ("Back", "^boards equal"), ("LnDn", "^Board of White"),
                          *(("LnDn", f"^{rank} ") for rank in range(8, 0, -1)),
                          ("Route 8", "lift g1$"))
            start = display.count()
            terminal.type("\r")
            display.wait_for("^White: move g1", start)
            terminal.type("place f3\r")
            terminal.wait_for("Noted")
            start = display.count()
            terminal.type("*")
            display.wait_for("^1 Nf3$", start)
            display.press("FwinRt")
            display.wait_for("^Announced right", start)
            press_through(display, ("PRDIFLN", "^Repeated right"), ("NXDIFLN", "^on Black's board"),
                          ("Top", "^boards equal"), ("LnDn", "^Board of White"),
                          ("LnDn", "^8 rnbqkbnr$"), ("Route 6", "^black king on e8"),
                          ("Route 39", "^No square under"), ("Time", "^White: 1:29:"))


def feel_envelope(program):
    """A move half typed for the envelope stays secret while a key of the display is answered."""
    with clock.kept(program, "assist", "--time", "90", "--profile", "voice",
                    "--braille", "brlapi", voice="text:spoken") as table, \
            braille.Display(40, table.folder, api=True) as display:
        head = os.path.join(table.folder, "head")
        with open(head, "w", encoding="ascii") as file:
            file.write("ruleset e18s\n")
        table.environment["BRLAPI_HOST"] = display.host()
        os.chdir(table.folder)
        with Terminal([table.command, "--head", head], table.environment) as terminal:
            display.wait_for("begins the game|The braille display is back")
            terminal.type("start\r")
            terminal.type("adjourn\r")
            terminal.wait_for("seal")
            start = display.count()
            terminal.type("seal Nf")
            display.wait_for("seal Nf$", start)
            press_through(display, ("Time", "^White: 1:"))
            terminal.type("\x15")  # Ctrl-U takes the line away
            terminal.type("quit\ryes\r")
            terminal.wait_for_end()
        with open("spoken", encoding="utf-8") as spoken:
            said = spoken.read()
        assert "Leave the desk" in said, said
        assert "Nf" not in said, said


def feel_read_game(program):
    """A game is read move by move with the keys of the display."""
    with player.table(program, "braille") as table, \
            braille.Display(40, table.folder, api=True) as display:
        game = os.path.join(table.folder, "game.pgn")
        with open(game, "w", encoding="ascii") as file:
            file.write(GAME)
        table.environment["BRLAPI_HOST"] = display.host()
        command = [os.path.abspath(program), "read", game, "--braille", "brlapi",
                   *player.player_options(table.folder, "braille")]
        with Terminal(command, table.environment) as terminal:
            display.wait_for("Novak|The braille display is back")
            press_through(display, ("NXDIFLN", "^1 e4"), ("NXDIFLN", r"^1\.\.\. e5"),
                          ("PRDIFLN", "^1 e4"), ("Top", "^8 rnbqkbnr$"))
            start = display.count()
            terminal.type("attackers ")
            display.wait_for("attackers$", start)
            press_through(display, ("Back", "^8 rnbqkbnr$"), ("Route 6", "attackers e8$"))
            start = display.count()
            terminal.type("\r")
            display.wait_for("^White does not attack", start)


STORIES = {"own-keys": own_keys, "screen": feel_beside_board, "clock": feel_clock,
           "clock-screen": feel_beside_face, "desk": feel_desk, "envelope": feel_envelope,
           "read": feel_read_game}


def main(what, program):
    lacking = braille.brltty_missing()
    if lacking:
        print(f"skipped: {lacking}")
    elif what in STORIES:
        STORIES[what](os.path.abspath(program))
    else:
        feel(int(what), program)


if __name__ == "__main__":
    main(*sys.argv[1:])

# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole lesson, that on the rook: what a beginner types, and what is told then."""
from table import table

BOARD = "Is there a real chess board beside the keyboard, yes or no?"
# An empty line goes on. What is told first is under the fingers of who has a display.
LESSON = (
    ("no", ["From last time: which file is called David?", "2: the d file"]),
    ("2", ["Right.",
           "Each side has two rooks. They begin the game in the corners.",
           "Enter goes on"]),
    ("", ["The rook moves in a straight line: along its file or along its rank",
          "it does not jump."]),
    ("", ["White: rook a1", "To how many squares can the rook go?"]),
    ("7", ["That is one line only. The rook has a file and a rank."]),
    ("14", ["Fourteen: seven on the file and seven on the rank.",
            "Can the rook go to d8 in one move?"]),
    ("yes", ["Yes. It is on the same file, and nothing is in the way.",
             "Can the rook go to g7 in one move?"]),
    ("no", ["Right, it cannot. That would be along a diagonal.",
            "How many moves does the rook need to go to g7?"]),
    ("2", ["Two.", "Which squares of the a file can the rook reach?"]),
    ("a2 a3", ["Right, it stops before its own pawn.", "There the move ends."]),
    ("", ["Capture the pawn.", "White: rook a1", "Black: pawn a5"]),
    ("a5", ["rook takes a5", "The pawn is off the board.", "At most 3 moves"]),
    ("Rd6", ["rook takes d6", "2 are left"]),
    ("Rg6", ["rook takes g6", "One is left"]),
    ("Rg3", ["rook takes g3", "Bring the rook to g7.", "At most 3 moves"]),
    ("d5", ["rook to d5"]),
    ("g5", ["rook to g5"]),
    ("g7", ["rook to g7", "Now a small game.", "Black: pawns c7, e7, g7"]),
    ("Ra7", ["rook to a7", "pawn to"]),
    ("skip", ["The rook moves along files and ranks", "Next time you meet the bishop."]),
    ("", ["8 answers of 9 were right at once",
          "What was skipped is still to be done",
          "Next is lesson 4, The bishop. Begin it now, yes or no?"]),
    ("no", ["Type the name of a drill, lesson or game, or quit"]),
)


def beginner(profile, *more):
    """Somebody who begins the lesson."""
    return table("train", "lesson", "rook", "--profile", profile, "--ui", "line", "--announce", "en",
                 "--seed", "1", *more)

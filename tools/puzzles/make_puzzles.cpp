// SPDX-License-Identifier: GPL-3.0-or-later
// The maker of puzzles/annabella.csv. It was run as
//
//     cmake --preset release && cmake --build build/release --target make_puzzles
//     build/release/make_puzzles find 200 drafts
//     build/release/make_puzzles prove stockfish drafts puzzles/annabella.csv
//     build/release/make_puzzles add stockfish puzzles/annabella.csv
//
// with Stockfish 15.1 of Debian 12, and gives the same each time; the second was broken off behind
// its last guess, before the endings that only Stockfish can prove, and the third adds the simple
// tactics that careless players seldom come to: a few men set up by chance. To find, games are
// played by careless players and endings set up by chance, from a fixed seed. Mates in one to three
// are proved on the spot by looking at every defence, king and pawn against king by a table of all
// its positions: one move does it, and no other. What wins material is guessed by a look of three
// plies and proved by Stockfish with 25 000 positions a move, as are the other endings: the move
// has to win (3 pawns or more, 5 in endings) and every other to miss it (1.5 and 1.2 at most).
// Ratings are our estimate by kind, length and number of men: see kind_table and collection.cpp.
#include "tools/puzzles/collection.hpp"
#include "tools/puzzles/endings.hpp"
#include "tools/puzzles/engine.hpp"
#include "tools/puzzles/games.hpp"
#include "tools/puzzles/tactics.hpp"

#include <exception>
#include <fstream>
#include <iostream>
#include <string>
#include <vector>

namespace {

using puzzles::Collection;
using puzzles::Dice;
using puzzles::Draft;
using puzzles::Found;

constexpr std::uint64_t seed = 1474;
constexpr std::size_t guesses = 3;
constexpr int positions_of_few_men = 400'000;

void find(int games, const std::string& path)
{
    Dice dice{seed};
    Collection collection{guesses};
    search_endings(dice, collection);
    collection.tell(std::cerr);
    for (int game = 0; game < games && !collection.is_full(); ++game)
        search_game(dice, collection);
    collection.tell(std::cerr);
    std::ofstream file{path};
    write_drafts(file, collection.drafts());
}

/// After every puzzle, so that a run that is broken off leaves what it has proved.
void keep(const Collection& collection, const std::string& path)
{
    std::ofstream file{path};
    collection.write(file);
    collection.tell(std::cerr);
}

bool is_guess(const Draft& draft)
{
    return puzzles::kind_table.at(static_cast<std::size_t>(draft.kind)).found == Found::guessed;
}

void prove(const std::string& program, const std::string& drafts, const std::string& path)
{
    puzzles::Engine engine{program};
    Dice dice{seed};
    Collection collection;
    std::ifstream file{drafts};
    const auto found = puzzles::read_drafts(file);
    for (const auto& draft : found)
        if (!is_guess(draft))
            collection.take(draft);
    for (const auto& draft : found)
        if (is_guess(draft) && collection.wants(draft.kind))
            if (const auto proved = proved_tactic(engine, draft);
                proved && collection.take(*proved))
                keep(collection, path);
    search_endings(engine, dice, collection);
    keep(collection, path);
}

/// Until there are as many as are wanted of the kinds that a few men can show.
void add(const std::string& program, const std::string& path)
{
    puzzles::Engine engine{program};
    Dice dice{seed};
    Collection collection;
    std::ifstream file{path};
    collection.read(file);
    file.close();
    for (int tries = 0; tries < positions_of_few_men && !collection.is_full(); ++tries)
        if (const auto guess = puzzles::tactic_of_few_men(dice, collection))
            if (const auto proved = proved_tactic(engine, *guess);
                proved && collection.take(*proved))
                keep(collection, path);
}

}  // namespace

int main(int count, char** arguments)
try {
    const std::vector<std::string> words(arguments + 1, arguments + count);
    if (words.size() == 3 && words[0] == "find")
        find(std::stoi(words[1]), words[2]);
    else if (words.size() == 4 && words[0] == "prove")
        prove(words[1], words[2], words[3]);
    else if (words.size() == 3 && words[0] == "add")
        add(words[1], words[2]);
    else
        std::cerr << "usage: make_puzzles find GAMES DRAFTS | prove ENGINE DRAFTS FILE | "
                     "add ENGINE FILE\n";
    return 0;
} catch (const std::exception& fault) {
    std::cerr << fault.what() << '\n';
    return 1;
}

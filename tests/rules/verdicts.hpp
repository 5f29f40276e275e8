// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/mating.hpp"
#include "tests/rules/random_positions.hpp"
#include "tests/rules/walks.hpp"

#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

/// Questions "can this side still mate?" with their answers, and two plain ways to check one.
namespace verdicts {

inline constexpr std::string_view ours = "tests/unwinnability/ours.tsv";

struct Question {
    std::string fen;
    rules::Color side;
    rules::Answer answer;
};

/// The rows of a table with a head line: FEN, side, yes or no, with tabs between.
inline std::vector<Question> read(const std::filesystem::path& path)
{
    std::ifstream file{path};
    std::vector<Question> questions;
    std::string line;
    std::getline(file, line);
    while (std::getline(file, line)) {
        const auto first = line.find('\t');
        const auto second = line.find('\t', first + 1);
        REQUIRE(second != std::string::npos);
        const bool white = line.substr(first + 1, second - first - 1) == "white";
        const bool yes = line.substr(second + 1) == "yes";
        questions.push_back({line.substr(0, first),
                             white ? rules::Color::white : rules::Color::black,
                             yes ? rules::Answer::yes : rules::Answer::no});
    }
    return questions;
}

/// By turns something new, and the position of a question with small changes.
inline rules::Position any_position(RandomPositions& random, const std::vector<Question>& questions)
{
    if (random.one_in(2))
        return random.any();
    const auto number = random.below(static_cast<unsigned>(questions.size()));
    return random.changed(walks::position(questions[number].fen));
}

/// Whether a line of legal moves ends in a mate by this side.
inline bool mates(rules::Position here, const std::vector<rules::Move>& line, rules::Color side)
{
    for (const rules::Move move : line) {
        if (!here.is_legal(move))
            return false;
        here.play_unchecked(move);
    }
    return here.is_mate() && here.turn() != side;
}

/// The slowest and plainest way: every position that can arise, by its FEN. Undetermined when there
/// are too many.
inline rules::Answer
by_enumeration(const rules::Position& start, rules::Color side, std::size_t most)
{
    std::unordered_set<std::string> seen;
    std::vector<rules::Position> waiting;
    const auto meet = [&](const rules::Position& here) {
        rules::Setup setup = here.setup();
        setup.halfmoves = 0;
        setup.fullmoves = 1;
        if (seen.insert(write_fen(setup, rules::CastlingField::shredder)).second)
            waiting.push_back(here);
    };
    meet(start);
    while (!waiting.empty()) {
        const rules::Position here = waiting.back();
        waiting.pop_back();
        if (here.turn() != side && here.is_mate())
            return rules::Answer::yes;
        if (seen.size() > most)
            return rules::Answer::undetermined;
        for (const rules::Move move : here.legal_moves())
            meet(here.after_unchecked(move));
    }
    return rules::Answer::no;
}

}  // namespace verdicts

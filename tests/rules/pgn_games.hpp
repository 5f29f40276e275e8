// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/pgn.hpp"
#include "rules/san.hpp"

#include <catch2/catch.hpp>

#include <sstream>
#include <string>
#include <vector>

/// Games read from a text, and a text of the moves they hold, for comparing.
namespace pgn_games {

using Game = rules::Result<rules::Score, rules::PgnError>;

inline std::vector<Game> read_all(const std::string& text, rules::PgnOptions options = {})
{
    std::istringstream stream{text};
    rules::PgnReader reader{stream, options};
    std::vector<Game> games;
    while (const auto game = reader.next()) {
        if (*game)
            games.emplace_back(***game);
        else
            games.emplace_back(rules::unexpected{game->error()});
    }
    return games;
}

/// The one game of a text.
inline rules::Score read_one(const std::string& text, rules::PgnOptions options = {})
{
    const auto games = read_all(text, options);
    REQUIRE(games.size() == 1);
    if (!games.front()) {
        const auto& error = games.front().error();
        FAIL("fault " << static_cast<int>(error.fault) << " in line " << error.line << ": "
                      << error.token);
    }
    return *games.front();
}

/// The one game's fault.
inline rules::PgnError fault_of(const std::string& text, rules::PgnOptions options = {})
{
    const auto games = read_all(text, options);
    REQUIRE(games.size() == 1);
    REQUIRE(!games.front());
    return games.front().error();
}

/// The main moves with blanks between them.
inline std::string main_line(const rules::Score& score)
{
    std::string line;
    auto position = score.initial();
    for (auto node = score.next(rules::NodeId::root); node; node = score.next(*node)) {
        line += (line.empty() ? "" : " ") + write_san(position, score.move(*node));
        position.play_unchecked(score.move(*node));
    }
    return line;
}

/// What write_pgn gives behind the tags, on one line.
inline std::string moves_of(const rules::Score& score)
{
    const std::string text = write_pgn(score);
    std::string moves = text.substr(text.find("\n\n") + 2);
    while (moves.ends_with('\n'))
        moves.pop_back();
    for (char& c : moves)
        c = c == '\n' ? ' ' : c;
    return moves;
}

}  // namespace pgn_games

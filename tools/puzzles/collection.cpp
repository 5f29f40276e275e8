// SPDX-License-Identifier: GPL-3.0-or-later
#include "tools/puzzles/collection.hpp"

#include "rules/coordinates.hpp"
#include "rules/fen.hpp"
#include "rules/puzzle.hpp"

#include <algorithm>
#include <iomanip>
#include <istream>
#include <ostream>

namespace puzzles {
namespace {

using rules::Position;

std::size_t row_of(Kind kind)
{
    return static_cast<std::size_t>(kind);
}

/// Each further move of ours makes a puzzle harder; so do many men.
int rating(const Draft& draft)
{
    // The moves of a mate are in its kind already, but for the one on the back rank.
    const bool counted = draft.kind == Kind::mate_in_two || draft.kind == Kind::mate_in_three;
    const int further = counted ? 1 : static_cast<int>(draft.own_moves()) - 1;
    const int men = draft.before.board().occupied().count();
    return kind_table.at(row_of(draft.kind)).rating + 200 * further + 5 * men;
}

std::string written_moves(const Draft& draft)
{
    std::string text = write_uci(draft.before, draft.first);
    Position position = draft.start();
    for (const auto move : draft.solution) {
        text += ' ' + write_uci(position, move);
        position.play_unchecked(move);
    }
    return text;
}

std::string written_themes(const Draft& draft)
{
    auto themes = draft.themes;
    std::ranges::sort(themes);
    std::string text;
    for (const auto& theme : themes)
        text += (text.empty() ? "" : " ") + theme;
    return text;
}

/// The first of these themes that a puzzle has says what kind it is.
Kind kind_of(const rules::Puzzle& puzzle)
{
    struct Row {
        std::string_view theme;
        Kind kind;
    };
    static constexpr std::array rows{
        Row{"backRankMate", Kind::back_rank},
        Row{"mateIn1", Kind::mate_in_one},
        Row{"mateIn2", Kind::mate_in_two},
        Row{"mateIn3", Kind::mate_in_three},
        Row{"skewer", Kind::skewer},
        Row{"discoveredAttack", Kind::discovered_attack},
        Row{"pin", Kind::pin},
        Row{"fork", Kind::fork},
        Row{"hangingPiece", Kind::hanging_piece},
        Row{"opposition", Kind::opposition},
        Row{"pawnEndgame", Kind::pawn_ending},
        Row{"queenEndgame", Kind::queen_ending},
        Row{"rookEndgame", Kind::rook_ending},
    };
    const auto* const row =
        std::ranges::find_if(rows, [&](const Row& each) { return puzzle.has_theme(each.theme); });
    return row != rows.end() ? row->kind : Kind::promotion;
}

}  // namespace

bool Collection::take(const Draft& draft)
{
    return wants(draft.kind) && put(draft);
}

bool Collection::put(const Draft& draft)
{
    if (!keys_.insert(draft.start().key()).second)
        return false;
    drafts_.push_back(draft);
    ++counts_.at(row_of(draft.kind));
    return true;
}

std::size_t Collection::wanted(std::size_t row) const
{
    const auto& kind = kind_table.at(row);
    return kind.wanted * (kind.found == Found::guessed ? guesses_ : 1);
}

bool Collection::wants(Kind kind) const
{
    return counts_.at(row_of(kind)) < wanted(row_of(kind));
}

std::vector<Draft> Collection::drafts() const
{
    std::array<std::size_t, kind_table.size()> turns{};
    std::vector<std::pair<std::size_t, Draft>> by_turns;
    for (const auto& draft : drafts_)
        by_turns.emplace_back(turns.at(row_of(draft.kind))++, draft);
    std::ranges::stable_sort(by_turns, {}, &std::pair<std::size_t, Draft>::first);
    std::vector<Draft> sorted;
    for (const auto& [turn, draft] : by_turns)
        sorted.push_back(draft);
    return sorted;
}

bool Collection::is_full() const
{
    for (std::size_t row = 0; row < kind_table.size(); ++row)
        if (counts_.at(row) < wanted(row))
            return false;
    return true;
}

void Collection::read(std::istream& file)
{
    std::string line;
    while (std::getline(file, line))
        if (const auto read = rules::read_puzzle(line); read && *read) {
            const auto& puzzle = **read;
            put({puzzle.position, puzzle.opponents_move.value(), puzzle.solution, puzzle.themes,
                 kind_of(puzzle)});
        }
}

void Collection::write(std::ostream& file) const
{
    auto sorted = drafts_;
    std::ranges::stable_sort(sorted, {}, rating);
    file << "PuzzleId,FEN,Moves,Rating,RatingDeviation,Popularity,NbPlays,Themes,GameUrl,"
            "OpeningTags\n";
    int number = 0;
    for (const auto& draft : sorted)
        file << 'A' << std::setw(4) << std::setfill('0') << ++number << ','
             << write_fen(draft.before.setup()) << ',' << written_moves(draft) << ','
             << rating(draft) << ",300,0,0," << written_themes(draft) << ",,\n";
}

void Collection::tell(std::ostream& to) const
{
    to << drafts_.size() << " puzzles";
    for (std::size_t row = 0; row < kind_table.size(); ++row)
        to << ", " << kind_table.at(row).name << ' ' << counts_.at(row) << '/' << wanted(row);
    to << std::endl;
}

void write_drafts(std::ostream& file, const std::vector<Draft>& drafts)
{
    for (const auto& draft : drafts)
        file << row_of(draft.kind) << ',' << write_fen(draft.before.setup()) << ','
             << written_moves(draft) << ',' << written_themes(draft) << '\n';
}

std::vector<Draft> read_drafts(std::istream& file)
{
    std::vector<Draft> drafts;
    std::string kind;
    std::string rest;
    while (std::getline(file, kind, ',') && std::getline(file, rest)) {
        // Kind apart it is a line of a puzzle file, with its themes in their own column.
        const auto themes = rest.rfind(',');
        const auto line = "x," + rest.substr(0, themes) + ",,,,," + rest.substr(themes + 1);
        const auto puzzle = rules::read_puzzle(line).value().value();
        drafts.push_back({puzzle.position, puzzle.opponents_move.value(), puzzle.solution,
                          puzzle.themes, static_cast<Kind>(std::stoi(kind))});
    }
    return drafts;
}

}  // namespace puzzles

// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/balance.hpp"

#include <algorithm>

namespace rules {

namespace {

constexpr std::array worths{1, 3, 3, 5, 9, 0};

std::size_t slot(Color color)
{
    return static_cast<std::size_t>(index(color));
}
std::size_t slot(Role role)
{
    return static_cast<std::size_t>(index(role));
}

Square captured_on(const MoveFacts& facts)
{
    return facts.en_passant ? Square{facts.to.file(), facts.from.rank()} : facts.to;
}

template <class Each>
std::vector<Each> fresh(const std::vector<Each>& now, const std::vector<Each>& before)
{
    std::vector<Each> news;
    std::ranges::copy_if(now, std::back_inserter(news), [&](const Each& each) {
        return std::ranges::find(before, each) == before.end();
    });
    return news;
}

bool is_quiet(const MoveFacts& facts)
{
    return !facts.captured && !facts.promotion && facts.threat == Threat::none;
}

bool can_be_recaptured(const Position& position, Square square)
{
    return std::ranges::any_of(position.legal_moves(),
                               [&](Move move) { return move.to() == square; });
}

/// How many moves of a line count.
std::size_t counted_moves(const Position& start, std::span<const Move> moves)
{
    auto position = start;
    std::size_t quiet = 0;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        if (is_quiet(move_facts(position, moves[i])))
            quiet = i + 1;
        position.play_unchecked(moves[i]);
    }
    if (!position.has_legal_move())
        return moves.size();
    if (quiet > 0 || moves.empty())
        return quiet;
    return can_be_recaptured(position, moves.back().to()) ? 0 : moves.size();
}

}  // namespace

Census census(const Board& board, Color color)
{
    Census counts{};
    for (const auto role : all_roles)
        counts.at(slot(role)) = board.of(color, role).count();
    return counts;
}

int worth(Role role)
{
    return worths.at(slot(role));
}

int worth(const Census& census)
{
    int sum = 0;
    for (const auto role : all_roles)
        sum += census.at(slot(role)) * worth(role);
    return sum;
}

std::vector<Capture> captures(const Position& start, std::span<const Move> moves)
{
    std::vector<Capture> all;
    auto position = start;
    for (std::size_t ply = 0; ply < moves.size(); ++ply) {
        const auto facts = move_facts(position, moves[ply]);
        if (facts.captured)
            all.push_back({{{opponent(facts.side), *facts.captured}, captured_on(facts)}, ply});
        position.play_unchecked(moves[ply]);
    }
    return all;
}

Changes changes(const Position& before, Move move)
{
    Changes answer{move_facts(before, move), {}};
    const auto after = before.after_unchecked(move);
    for (const auto color : both_colors) {
        const auto old = care(before.board(), color);
        const auto now = care(after.board(), color);
        answer.news.at(slot(color)) = {
            fresh(now.hanging, old.hanging), fresh(now.undefended, old.undefended),
            fresh(now.attacked, old.attacked), fresh(now.pinned, old.pinned)};
    }
    return answer;
}

std::optional<LineResult> line_result(const Position& start, std::span<const Move> moves)
{
    const auto count = counted_moves(start, moves);
    if (count == 0)
        return std::nullopt;
    LineResult result;
    auto position = start;
    for (const auto move : moves.first(count)) {
        const auto facts = move_facts(position, move);
        if (facts.captured)
            ++result.lost.at(slot(opponent(facts.side))).at(slot(*facts.captured));
        if (facts.promotion)
            ++result.promoted.at(slot(facts.side)).at(slot(*facts.promotion));
        position.play_unchecked(move);
    }
    if (!position.has_legal_move())
        result.ending =
            position.in_check() ? LineResult::Ending::mate : LineResult::Ending::stalemate;
    return result;
}

}  // namespace rules

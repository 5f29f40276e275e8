// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/round/pairing.hpp"

#include "rules/result.hpp"

#include <algorithm>
#include <string>
#include <tuple>
#include <utility>

namespace client::round {
namespace {

using rules::Color;

/// The two of a pair, the one whose line comes first before the other.
struct Pair {
    const Entrant& one;
    const Entrant& other;
    int round;

    [[nodiscard]] RoundEntry of_one() const { return one.in_round(round); }
    [[nodiscard]] RoundEntry of_other() const { return other.in_round(round); }
};

Fault fault(Fault::Kind kind, const Entrant& player, int opponent, int round)
{
    return {kind, player.line, std::to_string(opponent), round};
}

/// One colour is enough.
std::optional<Color> side_of_one(const Pair& pair)
{
    const auto one = pair.of_one().side;
    const auto other = pair.of_other().side;
    if (one && other && *one == *other)
        return std::nullopt;
    return one ? one : other ? std::optional{opponent(*other)} : std::nullopt;
}

/// The score, or none where nothing stands there yet.
rules::Result<std::optional<rules::Points>, Fault> score_of(const Pair& pair, ScoreCodes codes)
{
    if (codes == ScoreCodes{})
        return std::optional<rules::Points>{};
    if (const auto score = points_of(codes))
        return std::optional{*score};
    return rules::unexpected{fault(Fault::Kind::results, pair.one, pair.other.number, pair.round)};
}

void seat(Pairings& all, const Pair& pair)
{
    const auto side = side_of_one(pair);
    if (!side)
        return all.faults.push_back(
            fault(Fault::Kind::colours, pair.one, pair.other.number, all.round));
    const bool is_white = *side == Color::white;
    const auto white = is_white ? pair.of_one() : pair.of_other();
    const auto black = is_white ? pair.of_other() : pair.of_one();
    const auto score = score_of(pair, {white.code, black.code});
    if (!score)
        all.faults.push_back(score.error());
    all.boards.push_back({0, is_white ? pair.one.number : pair.other.number,
                          is_white ? pair.other.number : pair.one.number,
                          score ? *score : std::nullopt});
}

void look_for_opponent(Pairings& all, const Report& report, const Entrant& player, int opponent)
{
    const auto* const other = report.find(opponent);
    if (other == nullptr)
        return all.faults.push_back(fault(Fault::Kind::opponent, player, opponent, all.round));
    if (other == &player)
        return all.faults.push_back(fault(Fault::Kind::himself, player, opponent, all.round));
    if (other->in_round(all.round).opponent != player.number)
        return all.faults.push_back(fault(Fault::Kind::disagree, player, opponent, all.round));
    if (&player < other)
        seat(all, {player, *other, all.round});
}

/// Points that were won before the round, those of the two together, the better starting rank.
auto order_of(const Report& report, const Pairing& pairing, int round)
{
    const auto points = [&](int number) {
        const auto* const player = report.find(number);
        int sum = 0;
        for (int each = 1; each < round; ++each)
            sum += static_cast<int>(
                report.scale().worth(player->in_round(each).code, player->in_round(each).side));
        return sum;
    };
    const int white = points(pairing.white);
    const int black = points(pairing.black);
    return std::tuple{-std::max(white, black), -(white + black),
                      std::min(pairing.white, pairing.black)};
}

}  // namespace

bool Pairings::is_open() const
{
    return std::ranges::any_of(boards, [](const Pairing& each) { return !each.score; });
}

Pairings pairings_of(const Report& report, int round)
{
    Pairings all{.round = round};
    for (const auto& player : report.players()) {
        const auto entry = player.in_round(round);
        if (entry.opponent)
            look_for_opponent(all, report, player, *entry.opponent);
        else
            all.idle.push_back({player.number, entry.code});
    }
    std::ranges::sort(all.boards, {},
                      [&](const Pairing& each) { return order_of(report, each, round); });
    int board = 0;
    for (auto& each : all.boards)
        each.board = ++board;
    return all;
}

std::optional<int> first_unplayed(const Report& report)
{
    for (int round = 1; round <= report.rounds(); ++round)
        if (pairings_of(report, round).is_open())
            return round;
    return std::nullopt;
}

}  // namespace client::round

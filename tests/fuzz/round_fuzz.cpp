// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/round/pairing_list.hpp"

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace {

using namespace client::round;

std::vector<Scored> all_drawn(const Pairings& pairings)
{
    std::vector<Scored> games;
    for (const auto& each : pairings.boards)
        games.push_back({each.white, each.black, codes_of(rules::Points::draw)});
    return games;
}

/// What was written is read again with the results in it, and is written the same once more.
void score(const Report& report, const Pairings& pairings)
{
    const auto games = all_drawn(pairings);
    const auto written = report.with(pairings.round, games);
    const auto again = Report::read(written);
    assert(again.players().size() == report.players().size());
    for (const auto& game : games)
        assert(again.find(game.white)->in_round(pairings.round).code == '=');
    assert(again.with(pairings.round, games) == written);
}

}  // namespace

// NOLINTNEXTLINE(readability-identifier-naming): the fuzzer calls it by this name.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size)
{
    const std::string_view text{reinterpret_cast<const char*>(bytes), size};
    const auto report = Report::read(text);
    assert(report.with(1, {}) == text);
    if (const auto round = first_unplayed(report))
        score(report, pairings_of(report, *round));
    const auto list = read_pairing_list(text, std::nullopt, 1);
    score(list.report, list.pairings);
    static_cast<void>(read_pairing_list(text, report, std::nullopt));
    return 0;
}

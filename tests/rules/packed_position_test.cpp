// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/packed_position.hpp"

#include "rules/fen.hpp"
#include "tests/printers.hpp"
#include "tests/rules/random_positions.hpp"
#include "tests/rules/walks.hpp"

#include <map>
#include <string>
#include <unordered_set>

using namespace rules;
using walks::position;

namespace {

std::string essence(const Position& here)
{
    Setup setup = here.setup();
    setup.halfmoves = 0;
    setup.fullmoves = 1;
    return write_fen(setup, CastlingField::shredder);
}

}  // namespace

TEST_CASE("a packed position comes back whole", "[rules][packed_position]")
{
    const auto check = [](const Position& here) {
        const Position again = PackedPosition{here}.unpack(here.variant());
        CAPTURE(write_fen(here.setup()));
        CHECK(again.same_as(here));
        CHECK(again.key() == here.key());
        CHECK(essence(again) == essence(here));
        CHECK(again.count_legal_moves() == here.count_legal_moves());
        CHECK(PackedPosition{again} == PackedPosition{here});
    };
    walks::each_position(3, 80, check);
    RandomPositions random{1};
    for (int i = 0; i < 1000; ++i)
        check(random.any());
}

TEST_CASE("positions are packed alike when they are the same", "[rules][packed_position][RUL-046]")
{
    std::map<std::string, PackedPosition> met;
    walks::each_position(3, 60, [&](const Position& here) {
        const PackedPosition packed{here};
        const auto [known, fresh] = met.emplace(essence(here), packed);
        CHECK(known->second == packed);
        CHECK(known->second.hash() == packed.hash());
    });
    for (auto one = met.begin(); one != met.end(); ++one)
        if (const auto other = std::next(one); other != met.end())
            CHECK_FALSE(one->second == other->second);
}

TEST_CASE("what the Laws tell apart is packed apart", "[rules][packed_position][RUL-046]")
{
    struct Row {
        std::string_view one;
        std::string_view other;
        bool same;
    };
    const auto row = GENERATE(values<Row>({
        {"4k3/8/8/8/8/8/8/4K2R w K - 0 1", "4k3/8/8/8/8/8/8/4K2R b K - 0 1", false},
        {"4k3/8/8/8/8/8/8/4K2R w K - 0 1", "4k3/8/8/8/8/8/8/4K2R w - - 0 1", false},
        {"4k3/8/8/8/8/8/8/4K2R w K - 0 1", "4k3/8/8/8/8/8/8/4K2R w K - 9 40", true},
        {"4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", "4k3/8/8/8/3pP3/8/8/4K3 b - - 0 1", false},
        {"8/8/8/8/k2Pp2R/8/8/4K3 b - d3 0 1", "8/8/8/8/k2Pp2R/8/8/4K3 b - - 0 1", true},  // pinned
    }));
    CAPTURE(row.one, row.other);
    CHECK((PackedPosition{position(row.one)} == PackedPosition{position(row.other)}) == row.same);
}

TEST_CASE("hashes of different positions hardly ever meet", "[rules][packed_position]")
{
    std::unordered_set<std::string> positions;
    std::unordered_set<std::uint64_t> hashes;
    walks::each_position(10, 80, [&](const Position& here) {
        positions.insert(essence(here));
        hashes.insert(PackedPosition{here}.hash());
    });
    CHECK(hashes.size() == positions.size());
}

// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/fen.hpp"
#include "rules/notation.hpp"
#include "rules/san.hpp"

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace {

using namespace rules;

Position position(std::string_view fen)
{
    return *Position::from(*read_fen(fen));
}

/// A move that was read is legal, and as it is written it reads the same.
void check(const Position& here, Move move, Letters letters)
{
    assert(here.is_legal(move));
    const auto again = read_san(here, write_san(here, move, letters), letters);
    assert(again && *again == move);
}

/// The first byte chooses the position, the second the letters; the rest is what was written.
void read(std::string_view input)
{
    static const std::array positions{
        Position::initial(),
        position("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"),
        position("n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1"),
        position("4k3/8/8/3pP3/8/8/8/5KR1 w G d6 0 1"),
    };
    const auto byte = [&](std::size_t place) { return static_cast<std::uint8_t>(input[place]); };
    const Position& here = positions.at(byte(0) % positions.size());
    const Letters letters = all_letters.at(byte(1) % all_letters.size());
    const auto text = input.substr(2);
    const auto filed = read_san(here, text, letters);
    const auto typed = find_move(here, text, letters);
    if (filed)
        check(here, *filed, letters);
    if (typed)
        check(here, *typed, letters);
}

}  // namespace

// NOLINTNEXTLINE(readability-identifier-naming): the fuzzer calls it by this name.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size)
{
    if (size >= 2)
        read({reinterpret_cast<const char*>(bytes), size});
    return 0;
}

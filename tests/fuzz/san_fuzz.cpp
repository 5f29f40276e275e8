// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/fen.hpp"
#include "rules/san.hpp"

#include <cstdint>
#include <cstdlib>
#include <string_view>

namespace {

using namespace rules;

void demand(bool truth)
{
    if (!truth)
        std::abort();
}

/// A move that was read is legal, and as it is written it reads the same.
void check(const Position& position, std::string_view text, Letters letters)
{
    const auto move = read_san(position, text, letters);
    if (!move)
        return;
    demand(position.is_legal(*move));
    const auto again = read_san(position, write_san(position, *move, letters), letters);
    demand(again && *again == *move);
}

}  // namespace

/// The first line is a FEN, or empty for the initial position; each other line is a move.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size)
{
    std::string_view text{reinterpret_cast<const char*>(bytes), size};
    const auto line = [&] {
        const std::string_view first = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(text.size(), first.size() + 1));
        return first;
    };
    const auto fen = line();
    const auto setup = read_fen(fen.empty() ? initial_fen : fen);
    if (!setup)
        return 0;
    auto position = Position::from(*setup);
    if (!position)
        return 0;
    while (!text.empty()) {
        const auto word = line();
        for (const Letters letters : all_letters)
            check(*position, word, letters);
        if (const auto move = read_san(*position, word))
            position->play_unchecked(*move);
    }
    return 0;
}

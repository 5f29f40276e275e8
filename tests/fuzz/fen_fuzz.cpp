// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/fen.hpp"
#include "rules/position.hpp"

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

void check_written(const Setup& setup, CastlingField field)
{
    const std::string text = write_fen(setup, field);
    const auto again = read_fen(text, Reading::strict);
    demand(again.has_value());
    // The castling field alone does not tell the variant of every Chess960 position.
    Setup same = *again;
    same.variant = setup.variant;
    demand(same == setup);
}

void check_after(const Position& position, Move move)
{
    const Position next = position.after_unchecked(move);
    const auto lawful = Position::from(next.setup());
    demand(lawful && lawful->key() == next.key());
}

/// A lawful position is written and read to the same, and its moves lead to lawful positions.
void check(const Position& position)
{
    const Setup setup = position.setup();
    check_written(setup, CastlingField::x_fen);
    check_written(setup, CastlingField::shredder);
    const auto moves = position.legal_moves();
    demand(static_cast<int>(moves.size()) == position.count_legal_moves());
    for (const Move move : moves)
        check_after(position, move);
    if (const auto pass = position.pass())
        check_after(position, *pass);
}

}  // namespace

// NOLINTNEXTLINE(readability-identifier-naming): the fuzzer calls it by this name.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size)
{
    const std::string_view text{reinterpret_cast<const char*>(bytes), size};
    const auto strict = read_fen(text, Reading::strict);
    const auto forgiving = read_fen(text, Reading::forgiving);
    if (strict)
        demand(forgiving && *forgiving == *strict && write_fen(*strict).size() <= size + 8);
    if (!forgiving)
        return 0;
    if (const auto position = Position::from(*forgiving))
        check(*position);
    return 0;
}

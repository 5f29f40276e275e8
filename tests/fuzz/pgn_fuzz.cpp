// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/pgn.hpp"

#include <cstdint>
#include <cstdlib>
#include <string_view>

namespace {

using rules::PgnReader;
using rules::Score;

/// Hands out a text in pieces of so many bytes.
rules::ByteSource pieces(std::string_view text, std::size_t piece)
{
    return [text, piece](char* to, std::size_t most) mutable {
        const std::size_t size = text.copy(to, std::min(most, piece));
        text.remove_prefix(size);
        return size;
    };
}

void demand(bool truth)
{
    if (!truth)
        std::abort();
}

/// The whole line of moves is legal, and what is written reads the same from then on.
void check(const Score& score)
{
    auto position = score.initial();
    for (auto node = score.next(rules::NodeId::root); node; node = score.next(*node)) {
        const auto move = score.move(*node);
        demand(position.is_legal(move) || position.pass() == move);
        position.play_unchecked(move);
    }
    const std::string text = write_pgn(score);
    PgnReader reader{pieces(text, text.size())};
    const auto again = reader.next();
    demand(again && *again);
    demand((**again)->move_count() == score.move_count());
    demand(write_pgn(***again) == text);
    demand(!reader.next());
}

/// What is kept of a faulty game is sound, and says where it breaks off.
void check_partial(const PgnReader& reader)
{
    if (const auto kept = reader.up_to_fault("breaks off"))
        check(*kept);
}

}  // namespace

// NOLINTNEXTLINE(readability-identifier-naming): the fuzzer calls it by this name.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size)
{
    const std::string_view text{reinterpret_cast<const char*>(bytes), size};
    PgnReader whole{pieces(text, text.size())};
    PgnReader bitwise{pieces(text, 3)};
    PgnReader counting{pieces(text, text.size()), {.moves = rules::PgnMoves::counted}};
    while (const auto game = whole.next()) {
        const auto same = bitwise.next();
        demand(same && same->has_value() == game->has_value());
        const auto counted = counting.next();
        demand(counted && counted->has_value() == game->has_value());
        demand(counting.move_count() == whole.move_count());
        if (*game) {
            demand(***same == ***game);
            check(***game);
        } else {
            demand(same->error() == game->error() && counted->error() == game->error());
            demand(game->error().token.size() <= rules::PgnError::max_token);
            check_partial(whole);
        }
    }
    demand(!bitwise.next() && !counting.next());
    PgnReader listing{pieces(text, text.size()), {.moves = rules::PgnMoves::skipped}};
    while (listing.next()) {
    }
    return 0;
}

// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/pgn_bytes.hpp"
#include "rules/pgn_parser.hpp"

#include <algorithm>

namespace rules {
namespace {

constexpr std::ptrdiff_t longest_run = 16;  // within every look ahead

constexpr bool is_sign(char c)
{
    return c == '!' || c == '?';
}

/// Who writes three or more means it as with two (!!!), or is in two minds (!!?).
constexpr Nag nag_of(std::string_view signs)
{
    const bool good = signs.front() == '!';
    if (signs.size() == 1)
        return good ? Nag{1} : Nag{2};
    if (signs.find(good ? '?' : '!') == std::string_view::npos)
        return good ? Nag{3} : Nag{4};
    return good ? Nag{5} : Nag{6};
}

}  // namespace

/// A number from 256 on is no glyph of any list: it says nothing, and the game goes on.
void PgnParser::glyph_number()
{
    constexpr unsigned beyond_all = 256;
    const char* const start = input_.cursor();
    const char* end = start + 1;
    unsigned value = 0;
    for (; pgn_bytes::is_digit(*end); ++end)
        value = std::min(10 * value + static_cast<unsigned>(*end - '0'), beyond_all);
    input_.move_to(end);
    if (end == start + 1)
        fail(PgnFault::nag_malformed, {start, static_cast<std::size_t>(end - start)});
    else if (value < beyond_all)
        glyph(Nag{static_cast<std::uint8_t>(value)});
}

void PgnParser::glyph_signs()
{
    const char* const start = input_.cursor();
    const char* end = start + 1;
    while (is_sign(*end) && end - start < longest_run)
        ++end;
    input_.move_to(end);
    glyph(nag_of({start, static_cast<std::size_t>(end - start)}));
}

void PgnParser::glyph(Nag nag)
{
    if (!reads_moves())
        return;
    if (!keeps_moves()) {
        if (++nags_ > Score::max_nags)
            fail(PgnFault::game_too_large);
        return;
    }
    // The glyphs of one move may be copied behind those of the others, so they count twice.
    const std::size_t size = score_.nags(level().last).size() + waiting_nags_.size() + 1;
    if (score_.nag_count() + 2 * size > Score::max_nags)
        return fail(PgnFault::game_too_large);
    if (level().moves == 0)
        waiting_nags_.push_back(nag);
    else
        score_.add_nag(level().last, nag);
}

}  // namespace rules

// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/san.hpp"

#include "rules/code_points.hpp"
#include "rules/move_facts.hpp"
#include "rules/plain_move.hpp"
#include "rules/resolve.hpp"
#include "rules/style.hpp"
#include "rules/written.hpp"

#include <algorithm>
#include <optional>

namespace rules {
namespace {

std::optional<Written> take_apart(std::string_view text, Letters letters)
{
    const auto points = CodePoints::decode(text);
    if (!points)
        return std::nullopt;
    return WrittenReader{NationalAlphabet{letters, Case::small_promotion}, points->view()}.read();
}

Result<Move, SanFault> read_freely(const Position& position, std::string_view text, Letters letters)
{
    std::optional<Written> written;
    if (letters == Letters::en)
        written = WrittenReader{EnglishAlphabet{}, text}.read();
    if (!written && (letters != Letters::en || !is_ascii(text)))
        written = take_apart(text, letters);
    if (!written)
        return unexpected{SanFault::not_understood};
    return resolve(position, *written);
}

}  // namespace

Result<Move, SanFault> read_san(const Position& position, std::string_view text, Letters letters)
{
    Move plain;
    if (letters == Letters::en && read_plain_move(position, text, plain))
        return plain;
    return read_freely(position, text, letters);
}

std::string write_san(const Position& position, Move move, Letters letters)
{
    return write_move(move_facts(position, move), styles::pgn(letters));
}

}  // namespace rules

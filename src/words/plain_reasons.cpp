// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/words/plain_reasons.hpp"

#include "src/text/printable.hpp"

#include <fmt/format.h>

#include <cassert>

namespace client::words {

std::string_view plain_reason(rules::FenFault fault)
{
    using enum rules::FenFault;
    switch (fault) {
    case fields_missing:
        return "a field is missing";
    case fields_surplus:
        return "there are too many fields";
    case blanks:
        return "the fields are not parted by one blank";
    case board_ranks:
        return "the board has not eight ranks";
    case board_rank_length:
        return "a rank has not eight squares";
    case board_letter:
        return "the board has a letter that is no piece";
    case board_digits:
        return "two digits side by side in a rank";
    case turn:
        return "the side to move is neither w nor b";
    case castling:
        return "the castling field cannot be read";
    case en_passant:
        return "the en passant field is no square of the third or sixth rank";
    case halfmoves:
        return "the half-move clock is no number";
    case fullmoves:
        return "the move number is no number";
    }
    assert(false);
    return {};
}

std::string_view plain_reason(rules::SetupFault fault)
{
    using enum rules::SetupFault;
    switch (fault) {
    case white_king_missing:
        return "White has no king";
    case black_king_missing:
        return "Black has no king";
    case white_kings_surplus:
        return "White has more than one king";
    case black_kings_surplus:
        return "Black has more than one king";
    case pawn_on_last_rank:
        return "a pawn stands on the first or the last rank";
    case kings_adjacent:
        return "the kings stand on neighbouring squares";
    case both_kings_in_check:
        return "both kings are in check";
    case waiting_side_in_check:
        return "the side that is not to move is in check";
    case castling_right_impossible:
        return "king or rook is not where castling needs it";
    case en_passant_impossible:
        return "no pawn can just have passed the en passant square";
    case too_many_pawns:
        return "a side has more than eight pawns";
    case too_many_promoted:
        return "a side has more promoted pieces than missing pawns";
    case bishops_of_one_square_color:
        return "a side has too many bishops on squares of one colour for the pawns it lacks";
    case check_impossible:
        return "no move can have given this check";
    }
    assert(false);
    return {};
}

std::string plain_reason(const std::vector<rules::SetupFault>& faults)
{
    std::vector<std::string_view> parts;
    parts.reserve(faults.size());
    for (const auto fault : faults)
        parts.push_back(plain_reason(fault));
    return fmt::format("{}", fmt::join(parts, ", "));
}

std::string plain_reason(const rules::FenError& error)
{
    return fmt::format("{}, at character {}", plain_reason(error.fault), error.column);
}

std::string_view plain_reason(rules::PgnFault fault)
{
    using enum rules::PgnFault;
    switch (fault) {
    case tag_malformed:
        return "a tag is not written as [Name \"value\"]";
    case tag_unclosed:
        return "a tag has no end";
    case fen_malformed:
        return "the FEN tag cannot be read";
    case position_illegal:
        return "the FEN tag holds an illegal position";
    case variant_unknown:
        return "the variant is neither chess nor Chess960";
    case not_understood:
        return "not understood";
    case move_illegal:
        return "illegal move";
    case move_ambiguous:
        return "ambiguous move";
    case promotion_missing:
        return "the promotion piece is missing";
    case null_move:
        return "a null move in check";
    case nag_malformed:
        return "a glyph number that cannot be read";
    case comment_unclosed:
        return "a comment has no end";
    case variation_unclosed:
        return "a variation has no end";
    case variation_unopened:
        return "a variation ends that has not begun";
    case variation_without_move:
        return "a variation of no move";
    case variations_too_deep:
        return "variations inside variations, too deep to follow";
    case game_too_large:
        return "the game is too large";
    }
    assert(false);
    return {};
}

std::string plain_reason(const rules::PgnError& error)
{
    const auto place = fmt::format("game {}, line {}", error.game, error.line);
    if (error.token.empty())
        return fmt::format("{}: {}", place, plain_reason(error.fault));
    return fmt::format("{}: {}: {}", place, plain_reason(error.fault),
                       text::printable(error.token));
}

}  // namespace client::words

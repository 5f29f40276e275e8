// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/words/position_complaints.hpp"

#include "speech/enum_names.hpp"
#include "speech/messages.hpp"
#include "src/cli/complaint.hpp"

#include <fmt/format.h>

namespace client::words {

namespace {

constexpr auto fen_faults = [] {
    using enum rules::FenFault;
    return speech::EnumNames<fullmoves>{{{
        {fields_missing, "fields_missing"},
        {fields_surplus, "fields_surplus"},
        {blanks, "blanks"},
        {board_ranks, "board_ranks"},
        {board_rank_length, "board_rank_length"},
        {board_letter, "board_letter"},
        {board_digits, "board_digits"},
        {turn, "turn"},
        {castling, "castling"},
        {en_passant, "en_passant"},
        {halfmoves, "halfmoves"},
        {fullmoves, "fullmoves"},
    }}};
}();

constexpr auto setup_faults = [] {
    using enum rules::SetupFault;
    return speech::EnumNames<check_impossible>{{{
        {white_king_missing, "white_king_missing"},
        {black_king_missing, "black_king_missing"},
        {white_kings_surplus, "white_kings_surplus"},
        {black_kings_surplus, "black_kings_surplus"},
        {pawn_on_last_rank, "pawn_on_last_rank"},
        {kings_adjacent, "kings_adjacent"},
        {both_kings_in_check, "both_kings_in_check"},
        {waiting_side_in_check, "waiting_side_in_check"},
        {castling_right_impossible, "castling_right_impossible"},
        {en_passant_impossible, "en_passant_impossible"},
        {too_many_pawns, "too_many_pawns"},
        {too_many_promoted, "too_many_promoted"},
        {bishops_of_one_square_color, "bishops_of_one_square_color"},
        {check_impossible, "check_impossible"},
    }}};
}();

constexpr auto pgn_faults = [] {
    using enum rules::PgnFault;
    return speech::EnumNames<game_too_large>{{{
        {tag_malformed, "tag_malformed"},
        {tag_unclosed, "tag_unclosed"},
        {fen_malformed, "fen_malformed"},
        {position_illegal, "position_illegal"},
        {variant_unknown, "variant_unknown"},
        {not_understood, "not_understood"},
        {move_illegal, "move_illegal"},
        {move_ambiguous, "move_ambiguous"},
        {promotion_missing, "promotion_missing"},
        {null_move, "null_move"},
        {nag_malformed, "nag_malformed"},
        {comment_unclosed, "comment_unclosed"},
        {variation_unclosed, "variation_unclosed"},
        {variation_unopened, "variation_unopened"},
        {variation_without_move, "variation_without_move"},
        {variations_too_deep, "variations_too_deep"},
        {game_too_large, "game_too_large"},
    }}};
}();

}  // namespace

std::string complaint(const rules::FenError& error)
{
    return cli::complaint("fen-wrong", {{"fault", std::string{fen_faults[error.fault]}},
                                        {"column", std::to_string(error.column)}});
}

std::string complaint(const std::vector<rules::SetupFault>& faults)
{
    return fmt::format("{}: {}", cli::complaint("position-illegal"), reasons(faults));
}

std::string reasons(const std::vector<rules::SetupFault>& faults)
{
    std::vector<std::string> all;
    for (const auto fault : faults)
        all.push_back(cli::complaint("setup-fault", {{"fault", std::string{setup_faults[fault]}}}));
    return fmt::format("{}", fmt::join(all, ", "));
}

std::string complaint(const rules::PgnError& error)
{
    const auto what = cli::complaint("pgn-fault", {{"fault", std::string{pgn_faults[error.fault]}},
                                                   {"game", std::to_string(error.game)},
                                                   {"line", std::to_string(error.line)}});
    return error.token.empty() ? what : fmt::format("{}: {}", what, error.token);
}

}  // namespace client::words

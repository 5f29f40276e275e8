// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/commands/arguments.hpp"

/// What follows the commands of a game.
namespace client::play::arguments {

using Fitted = std::optional<std::string>;
[[nodiscard]] Fitted fit_square(const commands::CommandTable& table, std::string_view rest);
[[nodiscard]] Fitted fit_line(const commands::CommandTable& table, std::string_view rest);
[[nodiscard]] Fitted fit_pieces(const commands::CommandTable& table, std::string_view rest);
[[nodiscard]] Fitted fit_piece_square(const commands::CommandTable& table, std::string_view rest);
[[nodiscard]] Fitted fit_claim(const commands::CommandTable& table, std::string_view rest);
[[nodiscard]] Fitted fit_goal(const commands::CommandTable& table, std::string_view rest);
[[nodiscard]] Fitted fit_rank(const commands::CommandTable& table, std::string_view rest);
[[nodiscard]] Fitted fit_file(const commands::CommandTable& table, std::string_view rest);
[[nodiscard]] Fitted fit_engine(const commands::CommandTable& table, std::string_view rest);
[[nodiscard]] Fitted fit_move_form(const commands::CommandTable& table, std::string_view rest);
[[nodiscard]] Fitted fit_game(const commands::CommandTable& table, std::string_view rest);
[[nodiscard]] Fitted fit_all(const commands::CommandTable& table, std::string_view rest);
[[nodiscard]] Fitted fit_aloud(const commands::CommandTable& table, std::string_view rest);
[[nodiscard]] Fitted fit_on_off(const commands::CommandTable& table, std::string_view rest);
[[nodiscard]] std::string goal_words(const speech::Lexicon& language, std::string_view argument);

using commands::Argument;
/// e4; nothing is the square under the cursor.
inline constexpr Argument square{"square", fit_square};
/// A square or nothing, a file, a rank, or the two ends of a diagonal.
inline constexpr Argument line{"line", fit_line};
/// A side, a piece letter, or nothing.
inline constexpr Argument pieces{"pieces", fit_pieces};
/// Q h5, or d1 d7: the piece that stands there.
inline constexpr Argument piece_square{"piece_square", fit_piece_square};
/// threefold or fifty, or nothing, and perhaps a move.
inline constexpr Argument claim{"claim", fit_claim};
/// A piece, or a kind of ray.
inline constexpr Argument goal{"goal", fit_goal, goal_words};
inline constexpr Argument rank{"rank", fit_rank};
inline constexpr Argument file{"file", fit_file};
/// restart, two, a program, or nothing.
inline constexpr Argument engine{"some_text", fit_engine};
/// words, notation or both, or nothing.
inline constexpr Argument move_form{"some_text", fit_move_form};
/// What is to be other in the next game; what it means is for game_choice.hpp to say.
inline constexpr Argument game{"game", fit_game};
/// all, or nothing.
inline constexpr Argument all{"some_text", fit_all};
/// aloud, or nothing.
inline constexpr Argument aloud{"some_text", fit_aloud};
inline constexpr Argument on_off{"text", fit_on_off};

}  // namespace client::play::arguments

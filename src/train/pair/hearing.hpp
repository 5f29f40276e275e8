// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/train/pair/exchange.hpp"

#include <optional>
#include <string_view>

/// Moves between people: as they are typed, and as they arrive.
namespace client::train::pair {

/// What was typed, made fit to be told.
[[nodiscard]] speech::Word echo(const Person& to, std::string_view typed);
/// A piece put somewhere on a board: "e2 e4", "e7 e8 queen", or a move in any notation; none if it
/// is nothing of the kind.
[[nodiscard]] std::optional<rules::Displacement>
read_put(const Teller& teller, const rules::Placement& board, std::string_view text);
/// What is told of words that say this: where nobody is helped, neither check nor mate.
[[nodiscard]] rules::MoveFacts facts_told(const Exchange& exchange,
                                          const rules::Placement& before,
                                          const rules::Displacement& put);
/// Words in the listener's own; where they say no move, just as they were said.
void tell_words(Exchange& exchange,
                const Person& to,
                speech::Phrase phrase,
                const Person& of,
                const Words& words);
void tell_squares(Exchange& exchange,
                  const Person& to,
                  speech::Phrase phrase,
                  const Person& of,
                  const rules::Displacement& put);
/// Now and then words are to arrive wrongly, where the level has it.
void plan_slip(Exchange& exchange);

}  // namespace client::train::pair

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/result.hpp"
#include "src/train/pair/state.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace client::train::pair {

/// Who the other player is, until somebody comes.
enum class Company : std::uint8_t {
    program,
    keyboard,  ///< somebody at the same terminal
};

/// With whom a lesson begins, and how.
struct Choices {
    Plan plan{};
    rules::Color side = rules::Color::white;  ///< of whoever begins it
    Sight sight = Sight::blind;
    Company company = Company::program;
    std::vector<Part> helpers{};  ///< assistant and coach at the same terminal

    /// What is not known is the first such word.
    [[nodiscard]] static rules::Result<Choices, std::string> read(const Teller& teller,
                                                                  std::string_view words);
};

/// The people of a lesson, in the order of their seats.
[[nodiscard]] std::vector<Guest> people_of(const Choices& choices, words::ChosenWords& words);

}  // namespace client::train::pair

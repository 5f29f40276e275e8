// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/train/drill.hpp"

/// What two players do and say who cannot both see the board (Appendix D).
namespace client::train::pairing {

[[nodiscard]] Group group();

// announcer.cpp
[[nodiscard]] std::unique_ptr<Task> ask_announcer(const Occasion& occasion);
[[nodiscard]] std::span<const std::string_view> announcer_items();
[[nodiscard]] speech::Word announcer_item(const Teller& teller, std::string_view item);

// slip.cpp
[[nodiscard]] std::unique_ptr<Task> ask_slip(const Occasion& occasion);
[[nodiscard]] std::span<const std::string_view> slip_items();
[[nodiscard]] speech::Word slip_item(const Teller& teller, std::string_view item);

// repeater.cpp
[[nodiscard]] std::unique_ptr<Task> ask_repeater(const Occasion& occasion);
[[nodiscard]] std::span<const std::string_view> repeater_items();
[[nodiscard]] speech::Word repeater_item(const Teller& teller, std::string_view item);

// etiquette.cpp
[[nodiscard]] std::unique_ptr<Task> ask_etiquette(const Occasion& occasion);
[[nodiscard]] std::span<const std::string_view> etiquette_items();
[[nodiscard]] speech::Word etiquette_item(const Teller& teller, std::string_view item);

// divergence.cpp
[[nodiscard]] std::unique_ptr<Task> ask_divergence(const Occasion& occasion);

// assistant.cpp
[[nodiscard]] std::unique_ptr<Task> ask_assistant(const Occasion& occasion);
[[nodiscard]] std::span<const std::string_view> assistant_items();
[[nodiscard]] speech::Word assistant_item(const Teller& teller, std::string_view item);

// touch.cpp
[[nodiscard]] std::unique_ptr<Task> ask_touch(const Occasion& occasion);
[[nodiscard]] std::span<const std::string_view> touch_items();
[[nodiscard]] speech::Word touch_item(const Teller& teller, std::string_view item);

// claims.cpp
[[nodiscard]] std::unique_ptr<Task> ask_claims(const Occasion& occasion);
[[nodiscard]] std::span<const std::string_view> claims_items();
[[nodiscard]] speech::Word claims_item(const Teller& teller, std::string_view item);

// clock.cpp
[[nodiscard]] std::unique_ptr<Task> ask_clock(const Occasion& occasion);

}  // namespace client::train::pairing

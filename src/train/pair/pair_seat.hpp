// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/host/activity.hpp"
#include "src/player/options.hpp"
#include "src/screen/style.hpp"
#include "src/train/asked_board.hpp"
#include "src/train/pair/pair_lesson.hpp"

#include <optional>

namespace client::train::pair {

/// How somebody sees a board at his terminal.
struct View {
    player::Interface interface = player::Interface::line;
    player::BoardForm board_form = player::BoardForm::lists;
    screen::ScreenStyle style{};
};

/// The lesson as one of them has it: his words, his board, and what he is told.
class PairSeat : public host::Activity {
public:
    /// The lesson and the words must outlive it.
    PairSeat(PairLesson& lesson, host::Seat seat, words::ChosenWords& words, const View& view);

    [[nodiscard]] words::ChosenWords& words() override { return words_; }
    [[nodiscard]] const commands::CommandTable* commands() const override;
    [[nodiscard]] host::Reply handle(const host::Input& input, rules::Instant at) override;
    [[nodiscard]] std::optional<rules::Instant> due(rules::Instant now) const override;
    [[nodiscard]] host::Scene scene(rules::Instant now) override;
    [[nodiscard]] bool is_learning() const override { return board_.cursor().learning; }
    [[nodiscard]] bool hides(std::string_view typed) const override;

private:
    using Tellings = PairLesson::Tellings;

    [[nodiscard]] host::Reply hear(std::string_view line, rules::Instant at);
    [[nodiscard]] host::Reply obey(const commands::Command& command, rules::Instant at);
    [[nodiscard]] host::Reply ask_board(const play::Input& input, rules::Instant at);
    [[nodiscard]] host::Reply choose(rules::Instant at);
    [[nodiscard]] host::Reply told(Tellings tellings) const;
    [[nodiscard]] bool is_told_here(const Telling& telling) const;

    PairLesson& lesson_;
    host::Seat seat_;
    words::ChosenWords& words_;
    AskedBoard board_;
    screen::ScreenStyle style_;
    std::optional<rules::Square> chosen_{};  ///< the piece that is to be moved
};

}  // namespace client::train::pair

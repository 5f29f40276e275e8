// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/setup.hpp"
#include "speech/lesson.hpp"
#include "speech/sentence.hpp"
#include "speech/utterance.hpp"
#include "src/store/training_log.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What is gone through from its first step to its last: a lesson, a briefing, a small game.
namespace client::train {

/// One line that is told.
struct WalkLine {
    enum class Kind : std::uint8_t { told, question, right, wrong, hint, notice, unclear };

    Kind kind{};
    speech::Word words;
    std::string language;                 ///< of the voice
    std::vector<speech::Utterance> by{};  ///< where more than one voice says it
};

/// What is waited for.
enum class WalkWants : std::uint8_t { enter, yes_no, answer, move, drill, nothing };

struct WalkReply {
    std::vector<WalkLine> lines;
    WalkWants wants{};
    std::optional<speech::LessonDrill> drill{};  ///< which is to be begun now
};

/// What can be asked for at any step.
enum class WalkAct : std::uint8_t { again, hint, skip, solution, explain, look, next, back };

/// The way of one person: what was typed or said goes in, what is to be told comes out.
class Walk {
public:
    Walk() = default;
    Walk(const Walk&) = delete;
    Walk& operator=(const Walk&) = delete;
    Walk(Walk&&) = delete;
    Walk& operator=(Walk&&) = delete;
    virtual ~Walk() = default;

    [[nodiscard]] virtual WalkReply begin() = 0;
    [[nodiscard]] virtual WalkReply hear(std::string_view line) = 0;
    [[nodiscard]] virtual WalkReply act(WalkAct act) = 0;
    /// The drill that was asked for has come to its end.
    [[nodiscard]] virtual WalkReply drill_done() { return act(WalkAct::next); }

    [[nodiscard]] virtual WalkWants wants() const = 0;
    /// The board that is spoken of, if there is one.
    [[nodiscard]] virtual std::optional<rules::Setup> setup() const = 0;
    /// What is to be kept of it, where it has come to its end or is left; its time apart.
    [[nodiscard]] virtual std::vector<store::Trained> trained() const = 0;

    [[nodiscard]] bool done() const { return wants() == WalkWants::nothing; }
};

}  // namespace client::train

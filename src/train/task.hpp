// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/instant.hpp"
#include "rules/placement.hpp"
#include "speech/manner.hpp"
#include "speech/utterance.hpp"
#include "src/engine/situation.hpp"
#include "src/train/teller.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace client::train {

/// What somebody answered.
struct Answer {
    std::string_view text;
    rules::Duration took{};  ///< since it was asked
};

enum class Mark : std::uint8_t {
    right,
    partly,  ///< right so far, and something is missing
    wrong,
    unclear,  ///< no answer to this question
};

/// How a question sounds, where a voice of our own says it.
struct Hearing {
    speech::Pace pace = speech::Pace::usual;
    speech::Manner manner{};
};

/// What came of an answer.
struct Verdict {
    Mark mark{};
    speech::Word said;  ///< its own sentence for each kind of mistake
    bool ends = false;  ///< no other answer is wanted

    /// The question is answered.
    [[nodiscard]] static Verdict right(speech::Word said)
    {
        return {Mark::right, std::move(said), true};
    }
    /// Right, and the next step is asked.
    [[nodiscard]] static Verdict step(speech::Word said) { return {Mark::right, std::move(said)}; }
    /// Whether it was right is told when the engine has moved.
    [[nodiscard]] static Verdict awaited() { return {Mark::right, {}}; }
    /// Right so far: the rest is waited for.
    [[nodiscard]] static Verdict partly(speech::Word said)
    {
        return {Mark::partly, std::move(said)};
    }
    /// The solution is told behind it.
    [[nodiscard]] static Verdict wrong(speech::Word said)
    {
        return {Mark::wrong, std::move(said), true};
    }
    /// Wrong, and it may be tried once more.
    [[nodiscard]] static Verdict retry(speech::Word said) { return {Mark::wrong, std::move(said)}; }
    /// It says what is expected.
    [[nodiscard]] static Verdict unclear(speech::Word said)
    {
        return {Mark::unclear, std::move(said)};
    }
};

/// One question of a drill, from when it is asked until it is done: it takes one answer after the
/// other. Pure: chance has had its say when it is made.
class Task {
public:
    Task() = default;
    Task(const Task&) = delete;
    Task& operator=(const Task&) = delete;
    Task(Task&&) = delete;
    Task& operator=(Task&&) = delete;
    virtual ~Task() = default;

    /// What is asked now; of several steps the one that is due.
    [[nodiscard]] virtual Lines asked(const Teller& teller) const = 0;
    [[nodiscard]] virtual Verdict judge(const Teller& teller, const Answer& answer) = 0;
    /// What is right, in words.
    [[nodiscard]] virtual Lines solution(const Teller& teller) const = 0;
    /// One that solves all that is asked, answer by answer, as it could be typed.
    [[nodiscard]] virtual std::vector<std::string> model() const = 0;
    /// From the faintest to the plainest.
    [[nodiscard]] virtual Lines hints(const Teller& teller) const = 0;
    /// The rule behind it.
    [[nodiscard]] virtual Lines explanation(const Teller& teller) const = 0;
    /// What kind of answer is expected: "light or dark".
    [[nodiscard]] virtual speech::Word expected(const Teller& teller) const = 0;
    [[nodiscard]] virtual Hearing hearing() const { return {}; }
    /// Where an engine plays along and is to move now.
    [[nodiscard]] virtual std::optional<engine::Situation> engines_turn() const
    {
        return std::nullopt;
    }
    /// What the engine has played; none: it is gone, and the program plays on in its place.
    [[nodiscard]] virtual Verdict engine_played(const Teller& /*teller*/,
                                                std::optional<rules::Move> /*move*/)
    {
        return Verdict::unclear({});
    }
    /// The board that may be seen and asked about; none: it is kept in mind.
    [[nodiscard]] virtual std::optional<rules::Placement> board() const { return std::nullopt; }
    /// Of the drill's kinds of questions the one that it turned out to be; empty: as was wanted.
    [[nodiscard]] virtual std::string_view item() const { return {}; }
};

}  // namespace client::train

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/lexicon.hpp"
#include "speech/utterance.hpp"
#include "src/clock/setup_questions.hpp"
#include "src/clock/talking_clock.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// The talking clock in use: lines and keys in, sentences out.
namespace client::clock {

/// What only the world can do.
enum class Wish : std::uint8_t { silence, repeat, quit };

struct Reply {
    std::vector<speech::Utterance> said;
    std::optional<Wish> wish;
};

/// A command of the clock: keys and lines name it, help explains it.
struct CommandRow {
    std::string_view name;
    std::string_view shorts;    ///< parted by blanks
    std::string_view argument;  ///< what follows, as help shows it
    speech::Message help;
};
[[nodiscard]] std::span<const CommandRow> clock_commands();
/// The row that a word names, by its name or a short form.
[[nodiscard]] const CommandRow* find_clock_command(std::string_view word);

/// Whether a line is an answer to a question, or a command.
enum class Wants : std::uint8_t { command, answer };

class Session {
public:
    /// Without a control in the options it asks for one. The lexicon must outlive it.
    Session(const speech::Lexicon& lexicon, Options options);

    /// A clock that was left behind is offered first: what was done to it, in the order of time.
    [[nodiscard]] Reply begin(std::string_view journal = {});
    [[nodiscard]] Reply line(std::string_view text, rules::Instant now);
    [[nodiscard]] Reply tick(rules::Instant now);
    /// A key asks for a command in words.
    [[nodiscard]] Reply ask_for_line() const;
    /// A key that means nothing here.
    [[nodiscard]] Reply unbound(std::string_view key) const;

    [[nodiscard]] Wants wants() const;
    [[nodiscard]] std::optional<rules::Instant> next_alarm() const;
    /// Where the time of a clock that was taken over goes on.
    [[nodiscard]] rules::Instant latest() const { return latest_; }
    /// All that was done so far, for the file that survives a crash; empty without a clock.
    [[nodiscard]] const std::string& journal() const { return journal_; }
    [[nodiscard]] const std::optional<TalkingClock>& clock() const { return clock_; }

private:
    enum class Pending : std::uint8_t { nothing, setup, kept_clock, quit };

    [[nodiscard]] Reply say(speech::Word words) const;
    [[nodiscard]] Reply ask_for_control();
    [[nodiscard]] Reply answer_setup(std::string_view text);
    [[nodiscard]] Reply answer_kept(std::string_view text);
    [[nodiscard]] Reply answer_quit(std::string_view text);
    [[nodiscard]] Reply set(const rules::TimeControl& control);
    [[nodiscard]] Reply command(std::string_view text, rules::Instant now);
    [[nodiscard]] Reply help() const;
    [[nodiscard]] Reply not_understood(std::string_view text) const;
    [[nodiscard]] Reply apply(const Command& command, rules::Instant now);

    const speech::Lexicon* lexicon_;
    Options options_;
    std::optional<TalkingClock> clock_;
    SetupQuestions questions_;
    Pending pending_ = Pending::nothing;
    std::string kept_;
    std::string journal_;
    rules::Instant latest_{};
};

}  // namespace client::clock

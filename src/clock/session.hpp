// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "keymaps/key.hpp"
#include "speech/lexicon.hpp"
#include "speech/utterance.hpp"
#include "src/clock/answers.hpp"
#include "src/clock/command_table.hpp"
#include "src/clock/journal.hpp"
#include "src/clock/setup_questions.hpp"
#include "src/clock/talking_clock.hpp"
#include "src/commands/word_table.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// The talking clock in use: lines and keys in, sentences out.
namespace client::clock {

/// What only the world can do.
enum class Wish : std::uint8_t {
    silence,
    repeat,
    slower,
    faster,
    quit,       ///< the clock is not needed any more
    leave,      ///< it stays for the next time
    put_aside,  ///< what the last run left behind is not wanted
};

struct Reply {
    std::vector<speech::Utterance> said;
    std::optional<Wish> wish;
    std::optional<rules::Instant> time;  ///< a clock was taken over: from here its time goes on
};

/// The same words in the player's language.
[[nodiscard]] std::string translated(const commands::WordTable& words, std::string_view english);

/// The name in key maps that asks for a command in words.
inline constexpr std::string_view ask_for_line = "line";

/// What a line is, or, where yes or no will do, the next key: beside a clock nobody has time to end
/// a line.
enum class Wants : std::uint8_t { command, answer, key };

class Session {
public:
    /// The keys of a command in words, and of "yes" and "no".
    using KeysOf = std::function<std::vector<speech::Word>(std::string_view command)>;

    /// Without a control in the options it asks for one. The lexicon must outlive it.
    Session(const speech::Lexicon& lexicon, Options options, KeysOf keys = no_keys);

    /// A clock that was left behind is offered first, stopped: what was done to it, in its order.
    [[nodiscard]] Reply begin(std::string_view journal = {});
    [[nodiscard]] Reply line(std::string_view text, rules::Instant now);
    [[nodiscard]] Reply tick(rules::Instant now);
    /// A key asks for a command in words.
    [[nodiscard]] Reply ask_for_line() const;
    /// A key that means nothing here; it may have no name.
    [[nodiscard]] Reply unbound(const std::optional<keymaps::Key>& key) const;
    /// Leaves a question without an answer: back to the clock, to the question before, or away.
    [[nodiscard]] Reply cancel(rules::Instant now);
    /// The same; where there is no question, whether the clock is to be left.
    [[nodiscard]] Reply interrupt(rules::Instant now);
    /// The commands that begin so, in the player's language and in English.
    [[nodiscard]] std::vector<std::string> completions(std::string_view part) const;

    [[nodiscard]] Wants wants() const;
    [[nodiscard]] std::optional<rules::Instant> next_alarm() const;
    /// When the time of a running clock is to be journalled again.
    [[nodiscard]] std::optional<rules::Instant> next_keeping() const;
    /// All that was done so far, for the file that survives a crash; empty without a clock.
    [[nodiscard]] const std::string& journal() const { return journal_; }
    [[nodiscard]] const std::optional<TalkingClock>& clock() const { return clock_; }
    /// In a tournament what is asked is noted; of a clock that is taken over, whatever this run was
    /// begun with. To be called before it begins.
    void stay_in_tournament(const UseLog& log);
    /// As --voice has it, for the log of a tournament. To be called before it begins.
    void set_voice(std::string name) { voice_ = std::move(name); }
    [[nodiscard]] bool is_in_tournament() const { return log_.has_value(); }

private:
    static std::vector<speech::Word> no_keys(std::string_view /*command*/) { return {}; }

    enum class Pending : std::uint8_t { nothing, setup, kept_clock, quit, another };

    [[nodiscard]] Listener listener() const { return {options_.own, options_.times}; }
    [[nodiscard]] Reply say(speech::Word words) const;
    [[nodiscard]] Reply ask_for_control();
    [[nodiscard]] Reply ask_again() const;
    [[nodiscard]] Reply help_setup() const;
    [[nodiscard]] Reply answer_setup(std::string_view text);
    [[nodiscard]] Reply begin_anew();
    void take_over(const Journal& journal);
    [[nodiscard]] Reply ask_about_kept() const;
    [[nodiscard]] Reply answer_kept(std::string_view text);
    [[nodiscard]] Reply leave() const;
    [[nodiscard]] Reply ask_back() const;
    [[nodiscard]] Reply answer_back(std::string_view text);
    [[nodiscard]] Reply pass_over_question(std::string_view text);
    void add_remark(Reply& reply, speech::Utterance remark) const;
    [[nodiscard]] Reply set_another(std::optional<SetUp> wanted);
    [[nodiscard]] Reply list_presets() const;
    [[nodiscard]] Reply refuse_control(std::string_view text, const rules::TimeError& why) const;
    [[nodiscard]] Reply set(const SetUp& chosen);
    [[nodiscard]] Reply set_anew(const SetUp& chosen);
    [[nodiscard]] std::string in_english(std::string_view text) const;
    using Act = Reply (*)(Session& session);
    /// What a command does that nothing is said behind; none if it is for the clock itself.
    [[nodiscard]] static Act act_of(std::string_view name);
    [[nodiscard]] Reply be_silent() const;
    [[nodiscard]] Reply ask_to_quit();
    [[nodiscard]] Reply set_command(std::string_view text, std::string_view wanted);
    [[nodiscard]] Reply refuse_count(std::string_view name);
    [[nodiscard]] Reply command(std::string_view text, rules::Instant now);
    [[nodiscard]] Reply help() const;
    [[nodiscard]] speech::Utterance help(const CommandRow& row) const;
    /// What the command wants is told, if one can be made out.
    [[nodiscard]] Reply not_understood(std::string_view text,
                                       const CommandRow* meant = nullptr) const;
    [[nodiscard]] Reply apply(const Command& command, rules::Instant now);
    // use_log.cpp
    void note(store::Use::Kind kind, std::string what);
    [[nodiscard]] speech::Word told_use(const store::Use& use) const;
    [[nodiscard]] Reply tell_log() const;

    const speech::Lexicon* lexicon_;
    commands::WordTable words_;
    Options options_;
    std::optional<UseLog> log_;
    std::string voice_ = "off";
    std::pair<Options, std::optional<UseLog>>
        begun_with_;  ///< if the clock left behind is unwanted
    KeysOf keys_;
    std::optional<TalkingClock> clock_;
    SetupQuestions questions_;
    std::optional<Hearing>
        asked_hearing_;  ///< if somebody was asked; it holds for every next clock
    Pending pending_ = Pending::nothing;
    std::optional<SetUp> wanted_;  ///< instead of the clock in use; without one it is asked for
    std::string journal_;
    rules::Instant journalled_{};  ///< up to here
    rules::Instant latest_{};
};

}  // namespace client::clock

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/play/game_choice.hpp"
#include "src/play/state.hpp"
#include "src/player/interview.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace client::play {

/// What can be asked before a game.
enum class StartQuestion : std::uint8_t { unfinished, opponent, side, clock };

/// The questions before a game: whether an unfinished one goes on, against whom, which side, which
/// clock. Enter takes what is offered, so that who knows nothing yet can play at once.
class GameStart : public player::Interview {
public:
    /// The game begins with these options where nothing else is answered; the words of the language
    /// are those of answers.
    GameStart(std::vector<StartQuestion> questions,
              SessionOptions offered,
              std::string unfinished,
              const speech::Lexicon& language);

    [[nodiscard]] bool is_done() const override { return at_ == questions_.size(); }
    [[nodiscard]] player::Aloud aloud() const override { return player::Aloud::at_once; }
    [[nodiscard]] std::vector<std::string> question(const speech::Lexicon& language) const override;
    [[nodiscard]] std::optional<std::string> answer(words::ChosenWords& words,
                                                    std::string_view line) override;
    void go_back() override;

    /// Whether the unfinished game goes on.
    [[nodiscard]] bool resumes() const { return resumes_; }
    [[nodiscard]] const GameChoice& choice() const { return choice_; }

private:
    [[nodiscard]] bool take(const speech::Lexicon& language, std::string_view line);
    [[nodiscard]] bool take_unfinished(std::string_view line);
    [[nodiscard]] bool is_needless(StartQuestion question) const;
    [[nodiscard]] std::string asked(const speech::Lexicon& language) const;

    std::vector<StartQuestion> questions_;
    SessionOptions offered_;
    std::string unfinished_;  ///< a game that was kept, in words
    commands::CommandTable table_;
    std::size_t at_ = 0;
    bool resumes_ = false;
    GameChoice choice_;
};

}  // namespace client::play

// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/play/game_start.hpp"

#include "speech/clock_words.hpp"
#include "speech/messages.hpp"
#include "src/base/numbers.hpp"
#include "src/play/handlers.hpp"
#include "src/text/words.hpp"

#include <utility>

namespace client::play {

namespace {

/// Whether the answer is about what was asked.
bool settles(const GameChoice& choice, StartQuestion question)
{
    switch (question) {
    case StartQuestion::opponent:
        return choice.opponent.has_value();
    case StartQuestion::side:
        return choice.side.has_value();
    case StartQuestion::clock:
        return choice.time.has_value();
    case StartQuestion::unfinished:
        break;
    }
    return false;
}

/// A number alone is a level, where an opponent is asked for.
std::string spelt_out(StartQuestion question, std::string_view line)
{
    const bool is_level = question == StartQuestion::opponent && base::read_number(line);
    return (is_level ? "level " : "") + std::string{line};
}

std::string opponent_words(const speech::Lexicon& language, const SessionOptions& offered)
{
    return offered.opponent == Opponent::person ? language.say("game-two")
                                                : strength_words(language, offered.strength).screen;
}

}  // namespace

GameStart::GameStart(std::vector<StartQuestion> questions,
                     SessionOptions offered,
                     std::string unfinished,
                     const speech::Lexicon& language)
    : questions_{std::move(questions)}, offered_{std::move(offered)},
      unfinished_{std::move(unfinished)}, table_{command_table(language)}
{
}

std::vector<std::string> GameStart::question(const speech::Lexicon& language) const
{
    return {asked(language)};
}

std::string GameStart::asked(const speech::Lexicon& language) const
{
    const auto control = write_time_control(offered_.game.control);
    const bool timed = offered_.game.control != rules::TimeControl{};
    switch (questions_.at(at_)) {
    case StartQuestion::unfinished:
        return language.say("ask-unfinished", {{"game", std::string_view{unfinished_}}});
    case StartQuestion::opponent:
        return language.say("ask-opponent", {{"opponent", opponent_words(language, offered_)}});
    case StartQuestion::side:
        return language.say("ask-side", {{"side", speech::side_argument(offered_.own)}});
    case StartQuestion::clock:
        return language.say("ask-game-clock",
                            {{"known", std::string_view{timed ? "control" : "none"}},
                             {"control", std::string_view{control}}});
    }
    return {};
}

std::optional<std::string> GameStart::answer(words::ChosenWords& words, std::string_view line)
{
    const auto& language = words.language();
    const auto said = text::Words{line}.rest();
    if (!said.empty() && !take(language, said))
        return language.say("refused", {{"input", std::string_view{said}},
                                        {"reason", language.say("refused-not-understood")}});
    if (questions_[at_] == StartQuestion::unfinished && said.empty())
        resumes_ = true;
    if (resumes_)
        at_ = questions_.size();
    else
        do
            ++at_;
        while (!is_done() && is_needless(questions_[at_]));
    return std::nullopt;
}

bool GameStart::take(const speech::Lexicon& language, std::string_view line)
{
    const auto question = questions_[at_];
    if (question == StartQuestion::unfinished)
        return take_unfinished(line);
    const auto choice = read_choice(language, table_, spelt_out(question, line));
    if (!choice || !settles(*choice, question))
        return false;
    choice_.add(*choice);
    return true;
}

bool GameStart::take_unfinished(std::string_view line)
{
    const auto* const row = table_.find(line);
    resumes_ = row == &row_of(handlers::yes);
    return resumes_ || row == &row_of(handlers::no);
}

/// Two people settle among themselves who has which side.
bool GameStart::is_needless(StartQuestion question) const
{
    const bool by_choice = choice_.opponent == std::string{two_people};
    const bool two = choice_.opponent ? by_choice : offered_.opponent == Opponent::person;
    return question == StartQuestion::side && two;
}

void GameStart::go_back()
{
    while (at_ > 0 && is_needless(questions_[--at_])) {
    }
}

}  // namespace client::play

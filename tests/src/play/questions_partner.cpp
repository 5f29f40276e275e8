// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/play/game_start.hpp"
#include "src/play/interviewer.hpp"
#include "src/player/first_start.hpp"
#include "src/text/words.hpp"
#include "tests/src/partners.hpp"

#include <optional>

namespace tests {

namespace {

using namespace client;
using play::StartQuestion;

constexpr speech::EnumNames<StartQuestion::clock> question_names{{{
    {StartQuestion::unfinished, "unfinished"},
    {StartQuestion::opponent, "opponent"},
    {StartQuestion::side, "side"},
    {StartQuestion::clock, "clock"},
}}};

class QuestionsPartner : public Partner {
public:
    QuestionsPartner()
    {
        offered_.opponent = play::Opponent::engine;
        offered_.strength = "level 3";
    }

    bool settle(std::string_view name, const std::string& value) override
    {
        if (name == "first" && !value.empty())
            profile_ = player::profile_names.find(value).value();
        else if (name == "game")
            for (text::Words words{value}; !words.empty();)
                questions_.push_back(question_names.find(words.next()).value());
        else if (name == "unfinished")
            unfinished_ = value;
        else if (name == "two")
            offered_.opponent = play::Opponent::person;
        else
            return name == "first";
        return true;
    }

    host::Activity& activity(words::ChosenWords& words, const Means& /*means*/) override
    {
        if (questions_.empty())
            interview_ = std::make_unique<player::FirstStart>(profile_, std::nullopt);
        else
            interview_ = std::make_unique<play::GameStart>(questions_, offered_, unfinished_,
                                                           words.language());
        interviewer_.emplace(words, *interview_);
        return *interviewer_;
    }

private:
    std::optional<player::Profile> profile_;
    std::vector<StartQuestion> questions_;
    play::SessionOptions offered_;
    std::string unfinished_;
    std::unique_ptr<player::Interview> interview_;
    std::optional<play::Interviewer> interviewer_;
};

}  // namespace

std::unique_ptr<Partner> questions_partner()
{
    return std::make_unique<QuestionsPartner>();
}

}  // namespace tests

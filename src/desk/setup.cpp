// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/desk/setup.hpp"

#include "rules/time_control.hpp"
#include "speech/clock_words.hpp"
#include "speech/messages.hpp"
#include "speech/sentence.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <vector>

namespace client::desk {
namespace {

using namespace rules;
using speech::Message;
using Lines = std::optional<std::vector<std::string>>;  ///< none: not understood

/// The answer to a question, as lines of a script's head.
using Read = Lines (*)(std::string_view text, std::string_view side);

Lines name(std::string_view text, std::string_view side)
{
    if (text.empty())
        return Lines{std::vector<std::string>{}};
    return Lines{{fmt::format("player {} {}", side, text)}};
}

/// 1 White, 2 Black, 3 both, 4 nobody. The whole game hangs on it: nothing is no answer.
Lines who(std::string_view text, std::string_view header)
{
    if (text == "4")
        return Lines{std::vector<std::string>{}};
    const auto white = fmt::format("{} white", header);
    const auto black = fmt::format("{} black", header);
    if (text == "1")
        return Lines{{white}};
    if (text == "2")
        return Lines{{black}};
    return text == "3" ? Lines{{white, black}} : std::nullopt;
}

Lines who_or_nobody(std::string_view text, std::string_view header)
{
    return who(text.empty() ? "4" : text, header);
}

/// `abc` or `a,b,c`, or `all` of them.
Lines assistant(std::string_view text, std::string_view side)
{
    std::string letters;
    for (const char letter : text == "all" ? std::string_view{"abcdef"} : text) {
        if (letter == ',' || letter == ' ')
            continue;
        letters += (letters.empty() ? "" : ",") + std::string{letter};
    }
    if (letters.empty())
        return Lines{std::vector<std::string>{}};
    return Lines{{fmt::format("assistant {} {}", side, letters)}};
}

template <const char* header>
Lines value(std::string_view text, std::string_view /*side*/)
{
    if (text.empty())
        return Lines{std::vector<std::string>{}};
    return Lines{{fmt::format("{} {}", header, text)}};
}

/// One of some lines by its number; nothing is the first.
template <const auto& choices>
Lines choice(std::string_view text, std::string_view /*side*/)
{
    for (std::size_t i = 0; i < choices.size(); ++i)
        if (text == std::to_string(i + 1) || (i == 0 && text.empty()))
            return Lines{std::vector<std::string>{std::string{choices[i]}}};
    return std::nullopt;
}
constexpr std::array<std::string_view, 2> supervision{"supervised", "unsupervised"};
constexpr std::array<std::string_view, 2> waiting{"press-waits-for-repeat off",
                                                  "press-waits-for-repeat on"};

/// 1 standard, 2 rapid, 3 blitz; nothing: as the time control is.
Lines tempo(std::string_view text, std::string_view /*side*/)
{
    static constexpr std::array<std::string_view, 3> tempos{"tempo standard", "tempo rapid",
                                                            "tempo blitz"};
    return text.empty() ? Lines{std::vector<std::string>{}} : choice<tempos>(text, {});
}

constexpr char edition[] = "edition";
constexpr char time_header[] = "time";
constexpr char announce[] = "announce";
constexpr char no_draws[] = "no-draws-before";

bool always(const script::Headers& /*head*/)
{
    return true;
}

bool is_quick(const script::Headers& head)
{
    return head.options().rules.tempo != Tempo::standard;
}

bool somebody_is_impaired(const script::Headers& head)
{
    return std::ranges::any_of(head.given.players, &Player::visually_impaired);
}

/// D.2.11: nobody has an assistant, but a blind player meets a deaf one.
bool lacks_assistant(const script::Headers& head)
{
    const auto& [white, black] = head.given.players;
    const bool blind_against_deaf = (white.visually_impaired && black.hearing_impaired) ||
                                    (black.visually_impaired && white.hearing_impaired);
    return blind_against_deaf && !white.assistant && !black.assistant &&
           head.options().rules.assistant_needed_against_deaf;
}

struct Question {
    Message message;
    std::string_view about;    ///< the side, or the header
    std::string_view settles;  ///< how a line begins that answers it beforehand
    Read read;
    bool (*applies)(const script::Headers& head) = always;
};
constexpr std::array questions{
    Question{"desk-ask-name", "white", "player white", name},
    Question{"desk-ask-name", "black", "player black", name},
    Question{"desk-ask-edition", "", "edition", value<edition>},
    Question{"desk-ask-time", "", "time", value<time_header>},
    Question{"desk-ask-tempo", "", "tempo", tempo},
    Question{"desk-ask-supervision", "", "supervis", choice<supervision>, is_quick},
    Question{"desk-ask-impaired", "blind", "blind", who},
    Question{"desk-ask-deaf", "deaf", "deaf", who_or_nobody},
    Question{"desk-ask-assistant", "white", "assistant white", assistant, somebody_is_impaired},
    Question{"desk-ask-assistant", "black", "assistant black", assistant, somebody_is_impaired},
    Question{"desk-ask-announce", "", "announce", value<announce>},
    Question{"desk-ask-waiting", "", "press-waits", choice<waiting>, somebody_is_impaired},
    Question{"desk-ask-draws", "", "no-draws-before", value<no_draws>},
};

}  // namespace

SetupTalk::SetupTalk(std::vector<std::string> settled) : settled_{std::move(settled)}
{
    read_all();
    skip_needless();
}

void SetupTalk::read_all()
{
    headers_ = {};
    for (const auto& line : settled_)
        static_cast<void>(headers_.read(line));
    for (const auto& answer : answers_)
        for (const auto& line : answer.lines)
            static_cast<void>(headers_.read(line));
}

void SetupTalk::skip_needless()
{
    const auto is_settled = [&](const Question& question) {
        return std::ranges::any_of(settled_, [&](std::string_view line) {
            if (line.starts_with("un"))  // unsupervised settles what supervised does
                line.remove_prefix(2);
            return line.starts_with(question.settles);
        });
    };
    while (!done() && (is_settled(questions.at(next_)) || !questions.at(next_).applies(headers_)))
        ++next_;
}

bool SetupTalk::done() const
{
    return next_ == questions.size();
}

speech::Word SetupTalk::question(const speech::Lexicon& lexicon) const
{
    const Question& question = questions.at(next_);
    if (question.message.row().parameters.empty())
        return sentence(lexicon, question.message);
    return sentence(lexicon, question.message, {{"side", question.about}});
}

SetupTalk::Taken SetupTalk::answer(std::string_view text)
{
    const Question& question = questions.at(next_);
    const auto lines = question.read(text, question.about);
    if (!lines)
        return Taken::not_understood;
    script::Headers headers = headers_;
    for (const auto& line : *lines)
        if (!headers.read(line))
            return Taken::not_understood;
    if (question.settles == "assistant black" && lacks_assistant(headers))
        return Taken::assistant_required;
    answers_.push_back({next_, *lines});
    headers_ = std::move(headers);
    ++next_;
    skip_needless();
    return Taken::yes;
}

bool SetupTalk::go_back()
{
    if (answers_.empty())
        return false;
    next_ = answers_.back().question;
    answers_.pop_back();
    read_all();
    return true;
}

}  // namespace client::desk

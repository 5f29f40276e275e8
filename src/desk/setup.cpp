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

/// 1 White, 2 Black, 3 both, 4 nobody.
Lines who(std::string_view text, std::string_view header)
{
    if (text.empty() || text == "4")
        return Lines{std::vector<std::string>{}};
    const auto white = fmt::format("{} white", header);
    const auto black = fmt::format("{} black", header);
    if (text == "1")
        return Lines{{white}};
    if (text == "2")
        return Lines{{black}};
    return text == "3" ? Lines{{white, black}} : std::nullopt;
}

/// `abc` or `a,b,c`.
Lines assistant(std::string_view text, std::string_view side)
{
    std::string letters;
    for (const char letter : text) {
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

Lines supervision(std::string_view text, std::string_view /*side*/)
{
    if (text.empty() || text == "1")
        return Lines{{"supervised"}};
    return text == "2" ? Lines{{"unsupervised"}} : std::nullopt;
}

constexpr char edition[] = "edition";
constexpr char time_header[] = "time";
constexpr char announce[] = "announce";
constexpr char no_draws[] = "no-draws-before";

struct Question {
    Message message;
    std::string_view about;    ///< the side, or the header
    std::string_view settles;  ///< how a line begins that answers it beforehand
    Read read;
};
constexpr std::array questions{
    Question{"desk-ask-name", "white", "player white", name},
    Question{"desk-ask-name", "black", "player black", name},
    Question{"desk-ask-impaired", "blind", "blind", who},
    Question{"desk-ask-deaf", "deaf", "deaf", who},
    Question{"desk-ask-assistant", "white", "assistant white", assistant},
    Question{"desk-ask-assistant", "black", "assistant black", assistant},
    Question{"desk-ask-edition", "", "edition", value<edition>},
    Question{"desk-ask-time", "", "time", value<time_header>},
    Question{"desk-ask-supervision", "", "supervis", supervision},
    Question{"desk-ask-announce", "", "announce", value<announce>},
    Question{"desk-ask-draws", "", "no-draws-before", value<no_draws>},
};

}  // namespace

SetupTalk::SetupTalk(std::vector<std::string> settled) : settled_{std::move(settled)}
{
    for (const auto& line : settled_)
        static_cast<void>(headers_.read(line));
    skip_settled();
}

void SetupTalk::skip_settled()
{
    const auto is_settled = [&](const Question& question) {
        return std::ranges::any_of(settled_, [&](std::string_view line) {
            if (line.starts_with("un"))  // unsupervised settles what supervised does
                line.remove_prefix(2);
            return line.starts_with(question.settles);
        });
    };
    while (!done() && is_settled(questions.at(next_)))
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

bool SetupTalk::answer(std::string_view text)
{
    const Question& question = questions.at(next_);
    const auto lines = question.read(text, question.about);
    if (!lines)
        return false;
    script::Headers headers = headers_;
    for (const auto& line : *lines)
        if (!headers.read(line))
            return false;
    headers_ = headers;
    ++next_;
    skip_settled();
    return true;
}

}  // namespace client::desk

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
#include <span>
#include <string>
#include <vector>

namespace client::desk {
namespace {

using namespace rules;
using speech::Message;
using Lines = std::optional<std::vector<std::string>>;  ///< none: not understood

/// What was typed, and in English if it is a word that the desk knows.
struct Typed {
    std::string_view text;
    std::string_view word;
};
/// The answer to a question, as lines of a script's head.
using Read = Lines (*)(const Typed& answer, std::string_view about);

Lines nothing()
{
    return Lines{std::vector<std::string>{}};
}

Lines name(const Typed& answer, std::string_view side)
{
    if (answer.text.empty())
        return nothing();
    return Lines{{fmt::format("player {} {}", side, answer.text)}};
}

/// 1 White, 2 Black, 3 both, 4 nobody. The whole game hangs on it: nothing is no answer.
Lines who(const Typed& answer, std::string_view header)
{
    const auto is = [&](std::string_view number, std::string_view word) {
        return answer.text == number || answer.word == word;
    };
    const auto white = fmt::format("{} white", header);
    const auto black = fmt::format("{} black", header);
    if (is("4", "nobody") || answer.word == "none")
        return nothing();
    if (is("1", "white"))
        return Lines{{white}};
    if (is("2", "black"))
        return Lines{{black}};
    return is("3", "both") ? Lines{{white, black}} : std::nullopt;
}

Lines who_or_nobody(const Typed& answer, std::string_view header)
{
    return answer.text.empty() || answer.word == "no" ? nothing() : who(answer, header);
}

/// `abc` or `a,b,c`, or `all` of those that there are.
Lines duties(const Typed& answer, std::string_view side, std::string_view all)
{
    std::string letters;
    for (const char letter : answer.word == "all" ? all : answer.text) {
        if (letter == ',' || letter == ' ')
            continue;
        if (all.find(letter) == std::string_view::npos)
            return std::nullopt;
        letters += (letters.empty() ? "" : ",") + std::string{letter};
    }
    if (letters.empty())
        return nothing();
    return Lines{{fmt::format("assistant {} {}", side, letters)}};
}

Lines assistant(const Typed& answer, std::string_view side)
{
    return answer.word == "no" ? nothing() : duties(answer, side, "abcdef");
}

/// D.2.11: for moving and announcing only.
Lines assistant_of_sighted(const Typed& answer, std::string_view side)
{
    return answer.word == "no" ? nothing() : duties(answer, side, "ab");
}

Lines value(const Typed& answer, std::string_view header)
{
    if (answer.text.empty())
        return nothing();
    return Lines{{fmt::format("{} {}", header, answer.text)}};
}

/// `90 + 30` is written without blanks, `hourglass 1` with one.
Lines time_control(const Typed& answer, std::string_view /*about*/)
{
    constexpr std::string_view signs = "+,;/";
    std::string text;
    for (const char letter : answer.text) {
        const bool sign = signs.find(letter) != std::string_view::npos;
        if (sign && text.ends_with(' '))
            text.pop_back();
        if (letter != ' ' || text.empty() || signs.find(text.back()) == std::string_view::npos)
            text += letter;
    }
    return text.empty() || answer.word == "no" ? nothing() : Lines{{"time " + text}};
}

Lines value_or_no(const Typed& answer, std::string_view header)
{
    return answer.word == "no" ? nothing() : value(answer, header);
}

struct Choice {
    std::string_view word;
    std::string_view line;
};
/// One of some lines by its number or its word; nothing is the first.
template <const auto& choices>
Lines choice(const Typed& answer, std::string_view /*about*/)
{
    for (std::size_t i = 0; i < choices.size(); ++i)
        if (answer.text == std::to_string(i + 1) || answer.word == choices[i].word ||
            (i == 0 && answer.text.empty()))
            return Lines{std::vector<std::string>{std::string{choices[i].line}}};
    return std::nullopt;
}
constexpr std::array supervision{Choice{"supervised", "supervised"},
                                 Choice{"unsupervised", "unsupervised"}};
constexpr std::array waiting{Choice{"no", "press-waits-for-repeat off"},
                             Choice{"yes", "press-waits-for-repeat on"}};
constexpr std::array tempos{Choice{"standard", "tempo standard"}, Choice{"rapid", "tempo rapid"},
                            Choice{"blitz", "tempo blitz"}};

/// 1 standard, 2 rapid, 3 blitz; nothing: as the time control is.
Lines tempo(const Typed& answer, std::string_view about)
{
    return answer.text.empty() ? nothing() : choice<tempos>(answer, about);
}

using Head = script::Headers;

bool always(const Head& /*head*/)
{
    return true;
}

bool is_quick(const Head& head)
{
    return head.options().rules.tempo != Tempo::standard;
}

bool somebody_is_impaired(const Head& head)
{
    return std::ranges::any_of(head.given.players, &Player::visually_impaired);
}

const Player& player(const Head& head, Color side)
{
    return head.given.players[static_cast<std::size_t>(side)];
}

template <Color side>
bool is_impaired(const Head& head)
{
    return player(head, side).visually_impaired;
}

template <Color side>
bool is_deaf_against_blind(const Head& head)
{
    return player(head, side).hearing_impaired && !is_impaired<side>(head) &&
           is_impaired<opponent(side)>(head);
}

/// D.2.11: the sighted player may have one where the impaired has none.
template <Color side>
bool sees_against_unassisted(const Head& head)
{
    return is_impaired<opponent(side)>(head) && !player(head, opponent(side)).assistant &&
           !is_impaired<side>(head) && !player(head, side).hearing_impaired;
}

/// D.2.11: nobody has an assistant, but a blind player meets a deaf one.
bool lacks_assistant(const Head& head)
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
    bool (*applies)(const Head& head) = always;
};
constexpr Question
of_assistant(std::string_view side, std::string_view settles, bool (*applies)(const Head& head))
{
    return {"desk-ask-assistant", side, settles, assistant, applies};
}
constexpr Question
of_sighted(std::string_view side, std::string_view settles, bool (*applies)(const Head& head))
{
    return {"desk-ask-assistant-sighted", side, settles, assistant_of_sighted, applies};
}
using enum Color;
constexpr std::array questions{
    Question{"desk-ask-name", "white", "player white", name},
    Question{"desk-ask-name", "black", "player black", name},
    Question{"desk-ask-edition", "edition", "edition", value},
    Question{"desk-ask-time", "", "time", time_control},
    Question{"desk-ask-tempo", "", "tempo", tempo},
    Question{"desk-ask-supervision", "", "supervis", choice<supervision>, is_quick},
    Question{"desk-ask-impaired", "blind", "blind", who},
    Question{"desk-ask-deaf", "deaf", "deaf", who_or_nobody},
    of_assistant("white", "assistant white", is_impaired<white>),
    of_assistant("black", "assistant black", is_impaired<black>),
    of_assistant("white", "assistant white", is_deaf_against_blind<white>),
    of_assistant("black", "assistant black", is_deaf_against_blind<black>),
    of_sighted("white", "assistant white", sees_against_unassisted<white>),
    of_sighted("black", "assistant black", sees_against_unassisted<black>),
    Question{"desk-ask-announce", "announce", "announce", value},
    Question{"desk-ask-waiting", "", "press-waits", choice<waiting>, somebody_is_impaired},
    Question{"desk-ask-draws", "no-draws-before", "no-draws-before", value_or_no},
};

/// Nobody will be asked any more who could still have an assistant.
bool is_last_about_assistants(std::size_t asked, const Head& head)
{
    const auto later = std::span{questions}.subspan(asked + 1);
    return questions.at(asked).settles.starts_with("assistant") &&
           std::ranges::none_of(later, [&](const Question& each) {
               return each.settles.starts_with("assistant") && each.applies(head);
           });
}

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

bool SetupTalk::asks_for_time() const
{
    return questions.at(next_).read == time_control;
}

SetupTalk::Taken SetupTalk::answer(std::string_view text, std::string_view word)
{
    const Question& question = questions.at(next_);
    const auto lines = question.read({text, word}, question.about);
    if (!lines)
        return Taken::not_understood;
    script::Headers headers = headers_;
    for (const auto& line : *lines)
        if (!headers.read(line))
            return Taken::not_understood;
    if (is_last_about_assistants(next_, headers) && lacks_assistant(headers))
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

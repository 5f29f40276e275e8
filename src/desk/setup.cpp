// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/desk/setup.hpp"

#include "rules/time_control.hpp"
#include "speech/clock_words.hpp"
#include "speech/messages.hpp"
#include "speech/said_control.hpp"
#include "speech/sentence.hpp"
#include "src/base/numbers.hpp"
#include "src/desk/sentences.hpp"
#include "src/script/event_line.hpp"
#include "src/script/names.hpp"

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
    const speech::Lexicon& language;
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

/// The question puts its header in front.
Lines told_of_player(const Typed& answer, std::string_view /*side*/)
{
    return answer.text.empty() ? nothing() : Lines{{std::string{answer.text}}};
}

/// p3: the third of those that a question mark lists.
std::optional<std::string> from_preset(std::string_view text)
{
    const auto presets = time_presets();
    const auto number =
        text.starts_with('p') ? base::read_number<std::size_t>(text.substr(1)) : std::nullopt;
    if (!number || *number < 1 || *number > presets.size())
        return std::nullopt;
    return std::string{presets[*number - 1].control};
}

/// What is no time control stays as it is: the head says so.
std::string control_in(const speech::Lexicon& language, std::string_view text)
{
    if (auto preset = from_preset(text))
        return *std::move(preset);
    const auto control = speech::read_control(language, text);
    return control ? write_time_control(*control) : std::string{text};
}

/// `external` stands in front of what another clock shows.
Lines time_control(const Typed& answer, std::string_view /*about*/)
{
    constexpr std::string_view external = "external ";
    if (answer.text.empty() || answer.word == "no")
        return nothing();
    const auto size = answer.text.starts_with(external) ? external.size() : 0;
    return Lines{{fmt::format("time {}{}", answer.text.substr(0, size),
                              control_in(answer.language, answer.text.substr(size)))}};
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
constexpr std::array tournament{Choice{"no", "tournament off"}, Choice{"yes", "tournament on"}};
constexpr std::array agreement{Choice{"no", "no-draws-without-arbiter off"},
                               Choice{"yes", "no-draws-without-arbiter on"}};
constexpr std::array guideline{Choice{"no", "guideline-III off"},
                               Choice{"yes", "guideline-III on"}};
constexpr std::array points{Choice{"1-1/2-0", "points 1-1/2-0"}, Choice{"3-1-0", "points 3-1-0"},
                            Choice{"3-2-1-0", "points 3-2-1-0"}, Choice{"2-1-0", "points 2-1-0"}};
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

bool is_tournament(const Head& head)
{
    return head.given.tournament;
}

/// III: games without an increment.
bool may_have_quickplay_finish(const Head& head)
{
    return is_tournament(head) && head.given.control.kind == ClockKind::countdown;
}

/// Whether the answer holds for the next game, too.
enum class Holds : std::uint8_t { for_game, for_event };

struct Question {
    std::variant<Message, speech::Phrase> words;
    std::string_view about;    ///< the side, or the header
    std::string_view settles;  ///< how a line begins that answers it beforehand
    Read read;
    speech::Phrase help;
    bool (*applies)(const Head& head) = always;
    Holds holds = Holds::for_game;
};
constexpr Question
of_assistant(std::string_view side, std::string_view settles, bool (*applies)(const Head& head))
{
    return {Message{"desk-ask-assistant"}, side,   settles, assistant,
            sentence("help-assistant"),    applies};
}
constexpr Question
of_sighted(std::string_view side, std::string_view settles, bool (*applies)(const Head& head))
{
    return {Message{"desk-ask-assistant-sighted"},
            side,
            settles,
            assistant_of_sighted,
            sentence("help-assistant"),
            applies};
}
constexpr Question of_event(speech::Phrase words, std::string_view header)
{
    return {words, header, header, value, sentence("help-event"), is_tournament, Holds::for_event};
}
/// "title white": what stands in front of the player's name in what is kept.
constexpr Question of_player(speech::Phrase words, std::string_view side, std::string_view settles)
{
    return {words,           side, settles, told_of_player, sentence("help-event"), is_tournament,
            Holds::for_event};
}
using enum Color;
constexpr std::array questions{
    Question{Message{"desk-ask-name"}, "white", "player white", name, sentence("help-name")},
    Question{Message{"desk-ask-name"}, "black", "player black", name, sentence("help-name")},
    Question{Message{"desk-ask-edition"}, "edition", "edition", value, sentence("help-edition"),
             always, Holds::for_event},
    Question{Message{"desk-ask-time"}, "", "time", time_control, sentence("help-time"), always,
             Holds::for_event},
    Question{Message{"desk-ask-tempo"}, "", "tempo", tempo, sentence("help-tempo")},
    Question{Message{"desk-ask-supervision"}, "", "supervis", choice<supervision>,
             sentence("help-supervision"), is_quick},
    Question{Message{"desk-ask-impaired"}, "blind", "blind", who, sentence("help-impaired")},
    Question{Message{"desk-ask-deaf"}, "deaf", "deaf", who_or_nobody, sentence("help-deaf")},
    of_assistant("white", "assistant white", is_impaired<white>),
    of_assistant("black", "assistant black", is_impaired<black>),
    of_assistant("white", "assistant white", is_deaf_against_blind<white>),
    of_assistant("black", "assistant black", is_deaf_against_blind<black>),
    of_sighted("white", "assistant white", sees_against_unassisted<white>),
    of_sighted("black", "assistant black", sees_against_unassisted<black>),
    Question{Message{"desk-ask-announce"}, "announce", "announce", value, sentence("help-announce"),
             always, Holds::for_event},
    Question{Message{"desk-ask-waiting"}, "", "press-waits", choice<waiting>,
             sentence("help-waiting"), somebody_is_impaired},
    Question{Message{"desk-ask-draws"}, "no-draws-before", "no-draws-before", value_or_no,
             sentence("help-draws")},
    Question{sentence("ask-tournament"), "", "tournament", choice<tournament>,
             sentence("help-tournament"), always, Holds::for_event},
    Question{sentence("ask-arbiter-draws"), "", "no-draws-without-arbiter", choice<agreement>,
             sentence("help-arbiter-draws"), is_tournament, Holds::for_event},
    Question{sentence("ask-default"), "default", "default", value_or_no, sentence("help-default"),
             is_tournament, Holds::for_event},
    Question{sentence("ask-guideline"), "", "guideline-III", choice<guideline>,
             sentence("help-guideline"), may_have_quickplay_finish, Holds::for_event},
    Question{sentence("ask-points"), "", "points", choice<points>, sentence("help-points"),
             is_tournament, Holds::for_event},
    of_event(sentence("ask-event"), "event"),
    of_event(sentence("ask-site"), "site"),
    of_event(sentence("ask-round"), "round"),
    Question{sentence("ask-board"), "board", "board", value, sentence("help-event"), is_tournament},
    of_player(sentence("ask-title"), "white", "title white"),
    of_player(sentence("ask-rating"), "white", "rating white"),
    of_player(sentence("ask-fide"), "white", "fide white"),
    of_player(sentence("ask-title"), "black", "title black"),
    of_player(sentence("ask-rating"), "black", "rating black"),
    of_player(sentence("ask-fide"), "black", "fide black"),
};

bool is_of_player(const Question& question)
{
    return question.read == told_of_player;
}

/// "title Anna: ", as it is kept: a person may have the other colour next time.
std::string kept_beginning(const Question& question, const Head& head)
{
    if (!is_of_player(question))
        return fmt::format("{} ", question.settles);
    const auto header = question.settles.substr(0, question.settles.find(' '));
    const auto& who = player(head, question.about == "white" ? white : black);
    return who.name.empty() ? std::string{} : fmt::format("{} {}: ", header, who.name);
}

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

SetupTalk::SetupTalk(std::vector<std::string> settled, std::vector<std::string> before)
    : settled_{std::move(settled)}, before_{std::move(before)}
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

std::optional<std::string> SetupTalk::line_before() const
{
    const Question& question = questions.at(next_);
    const auto beginning = kept_beginning(question, headers_);
    if (question.holds == Holds::for_game || beginning.empty())
        return std::nullopt;
    for (const auto& line : before_)
        if (line.starts_with(beginning))
            return fmt::format("{} {}", question.settles, line.substr(beginning.size()));
    return std::nullopt;
}

SetupTalk::Asked SetupTalk::asked() const
{
    const Question& question = questions.at(next_);
    const auto before = line_before();
    return {question.words, question.about, question.help,
            before ? std::optional{before->substr(question.settles.size() + 1)} : std::nullopt};
}

bool SetupTalk::asks_for_time() const
{
    return questions.at(next_).read == time_control;
}

SetupTalk::Taken
SetupTalk::answer(const speech::Lexicon& language, std::string_view text, std::string_view word)
{
    const Question& question = questions.at(next_);
    const auto before = text.empty() ? line_before() : std::nullopt;
    auto lines = before ? Lines{{*before}} : question.read({text, word, language}, question.about);
    if (!lines)
        return Taken::not_understood;
    if (is_of_player(question) && !before)
        for (auto& line : *lines)
            line = fmt::format("{} {}", question.settles, line);
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

std::vector<std::string> lines_to_keep(const script::Headers& head,
                                       const std::vector<std::string>& before)
{
    auto lines = before;
    const auto written =
        script::header_lines(head.options()) + script::event_data_lines(head.data) +
        fmt::format("edition {}\nannounce {}\n",
                    script::edition_names[head.options().rules.edition], head.announcements);
    for (const Question& question : questions) {
        const auto place = fmt::format("\n{} ", question.settles);
        const auto found = ('\n' + written).find(place);
        const auto beginning = kept_beginning(question, head);
        if (question.holds == Holds::for_game || beginning.empty())
            continue;
        std::erase_if(lines, [&](const std::string& line) { return line.starts_with(beginning); });
        if (found == std::string::npos)
            continue;
        const auto begin = found + place.size() - 1;
        lines.push_back(beginning + written.substr(begin, written.find('\n', begin) - begin));
    }
    return lines;
}

}  // namespace client::desk

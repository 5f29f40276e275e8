// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/play/exchange.hpp"

#include "rules/code_points.hpp"
#include "rules/style.hpp"
#include "speech/messages.hpp"
#include "speech/overloaded.hpp"
#include "speech/written_move.hpp"
#include "src/text/printable.hpp"
#include "src/words/articles.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <sstream>
#include <string>
#include <utility>

namespace client::play {

namespace {

using host::tidings::Kind;
using speech::Urgency;

Urgency urgency_of(Kind kind)
{
    static constexpr std::array urgencies{Urgency::answer, Urgency::normal,     Urgency::urgent,
                                          Urgency::urgent, Urgency::background, Urgency::answer,
                                          Urgency::answer, Urgency::answer};
    return urgencies.at(static_cast<std::size_t>(kind));
}

/// The move that was made last, for who has not just made it himself.
host::tidings::Played made_last(const SessionState& session)
{
    auto told = board::played(session.game, session.game.record().size() - 1);
    if (session.is_unsaid(told.facts.side))
        told.telling = host::tidings::Telling::unsaid;
    return told;
}

/// What somebody does not want to be told of himself is news to the others.
host::Tiding as_news(host::Tiding tiding)
{
    if (auto* const played = std::get_if<host::tidings::Played>(&tiding))
        played->telling = host::tidings::Telling::news;
    return tiding;
}

std::string printable_lines(const std::string& text)
{
    std::istringstream lines{text};
    std::string all;
    for (std::string line; std::getline(lines, line);)
        all += text::printable(line) + '\n';
    return all;
}

/// Whether a fact is news to somebody who sees the moves and may ask for the rest.
bool is_news(const rules::Fact& fact)
{
    using namespace rules::facts;
    const auto* const moved = std::get_if<Moved>(&fact.what);
    const bool completed = moved != nullptr && moved->state == MoveState::completed;
    return !completed && !std::holds_alternative<ClockTold>(fact.what) &&
           !std::holds_alternative<Restored>(fact.what) &&
           !std::holds_alternative<FlagFell>(fact.what);
}

}  // namespace

void Exchange::say(Kind kind, speech::Word said)
{
    say(kind, std::vector{std::move(said)});
}

void Exchange::say(Kind kind, const std::vector<speech::Word>& lines)
{
    host::tidings::Said told{kind, {}};
    for (const auto& line : lines)
        told.lines.push_back({line.screen, line.voice, language().voice(), urgency_of(kind)});
    tidings.emplace_back(std::move(told));
}

void Exchange::answer(speech::BoardWords::Lines lines)
{
    for (auto& line : lines)
        answer(std::move(line));
}

speech::Word Exchange::echo(std::string_view input) const
{
    constexpr std::size_t longest = 40;  // characters
    const auto safe = text::printable(input);
    if (const auto end = rules::bytes_of(safe, longest); end < safe.size())
        return in_words("cut-short", {{"beginning", std::string_view{safe}.substr(0, end)}});
    return speech::written_move(words.announcer_in_messages(), safe, words.letters());
}

void Exchange::ask(Question question, speech::Word asked)
{
    session.question = question;
    session.asked = asked;
    say(Kind::question, std::move(asked));
}

void Exchange::hand_out(const std::string& text, const speech::Word& name)
{
    const auto& voice = language().voice();
    tidings.emplace_back(
        host::tidings::Paper{printable_lines(text), {{"", name.voice, voice, Urgency::answer}}});
}

void Exchange::refuse_input(std::string_view input, const speech::Word& reason)
{
    refuse("refused", {{"input", echo(input)}, {"reason", reason}});
}

void Exchange::rest_on(std::string_view article)
{
    if (!article.empty())
        rulings.push_back({std::string{article}});
}

void Exchange::apply(const rules::Event& event)
{
    const auto first = static_cast<std::ptrdiff_t>(tidings.size());
    const auto events = session.game.events().size();
    for (const auto& fact : session.game.apply(event, now)) {
        rest_on(words::article_of(fact.what, session.game.state().rules()));
        const auto* const moved = std::get_if<rules::facts::Moved>(&fact.what);
        const auto plies = session.game.record().size();
        const bool made = moved != nullptr && moved->state == rules::facts::MoveState::made;
        if (made && plies > 0 && session.game.record().back().move)
            tidings.insert(tidings.begin() + first, made_last(session));
        else if (is_news(fact))
            tidings.emplace_back(host::tidings::Happened{fact, typed});
    }
    // A question leaves no trace, and what is refused changes nothing.
    if (!session.with_partner() || session.game.events().size() == events)
        return;
    concerns_others = true;
    std::transform(tidings.begin() + first, tidings.end(), std::back_inserter(news), as_news);
}

void Exchange::retell(std::size_t ply)
{
    auto told = board::played(session.game, ply);
    told.telling = host::tidings::Telling::recalled;
    tidings.emplace_back(told);
}

std::string Exchange::written(std::size_t ply) const
{
    return in_words(board::played(session.game, ply).facts).screen;
}

speech::Word Exchange::in_words(const rules::MoveFacts& facts) const
{
    return {write_move(facts, rules::styles::pgn(words.letters())),
            words.announcer_in_messages().move(facts).voice};
}

}  // namespace client::play

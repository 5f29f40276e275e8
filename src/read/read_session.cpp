// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/read/read_session.hpp"

#include "speech/messages.hpp"
#include "src/base/numbers.hpp"
#include "src/commands/key_words.hpp"
#include "src/text/printable.hpp"
#include "src/text/words.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace client::read {

namespace {

using host::tidings::Kind;

constexpr rules::Duration usual_pace = std::chrono::seconds{3};

/// Commands of a game that need no position.
bool needs_position(commands::Verb verb)
{
    static constexpr std::array others{commands::Verb::type, commands::Verb::learn,
                                       commands::Verb::release, commands::Verb::silent,
                                       commands::Verb::law};
    return std::ranges::find(others, verb) == others.end();
}

}  // namespace

ReadSession::ReadSession(Shelf& shelf,
                         words::ChosenWords& words,
                         player::BoardForm board_form,
                         player::Interface interface)
    : shelf_{&shelf}, words_{&words}, teller_{words}, interface_{interface},
      names_{words.language()}, board_{words, interface, board_form}, pace_{usual_pace}
{
}

void ReadSession::tell(Kind kind, const speech::Word& line)
{
    reply_.tidings.push_back(teller_.said(kind, {line}));
}

void ReadSession::answer(speech::Message message, std::initializer_list<speech::SentencePart> parts)
{
    tell(Kind::answer, teller_.in_words(message, parts));
}

void ReadSession::refuse(speech::Message message, std::initializer_list<speech::SentencePart> parts)
{
    tell(Kind::refusal, teller_.in_words(message, parts));
}

void ReadSession::tell_place(Kind kind)
{
    std::ranges::move(teller_.place(*game_, kind), std::back_inserter(reply_.tidings));
}

ReadReply ReadSession::reply()
{
    if (!reply_.tidings.empty())
        latest_ = reply_.tidings;
    return std::exchange(reply_, {});
}

ReadReply ReadSession::open(std::size_t number)
{
    open_game(number);
    return reply();
}

ReadReply ReadSession::handle_line(std::string_view line, rules::Instant now)
{
    static constexpr std::array stopping{ReadVerb::stop, ReadVerb::read_on};
    now_ = now;
    const bool was_reading = std::exchange(due_, std::nullopt).has_value();
    const auto typed = text::Words{line}.rest();
    const auto command = names_.read(typed);
    const bool stops =
        typed.empty() || (command && command->argument.empty() &&
                          std::ranges::find(stopping, command->verb) != stopping.end());
    if (stops && was_reading)
        answer("read-stopped");
    else
        obey(typed);
    return reply();
}

ReadReply ReadSession::handle(const commands::KeysStruck& struck, rules::Instant now)
{
    now_ = now;
    due_.reset();
    const bool learned = struck.kind == commands::KeysStruck::Kind::learned;
    if (learned && names_.read(struck.command))
        tell(Kind::answer,
             names_.meaning(teller_.language(), commands::words_of(teller_.language(), struck.keys),
                            struck.command));
    else
        ask_board(struck);
    return reply();
}

ReadReply ReadSession::tick(rules::Instant now)
{
    now_ = now;
    if (due_ && now >= *due_)
        look_on();
    return reply();
}

void ReadSession::pause_from(rules::Instant now)
{
    if (due_)
        due_ = now + pause_;
}

void ReadSession::read_on_after(rules::Duration pause)
{
    pause_ = pause;
    due_ = now_ + pause;
}

/// One step of reading on aloud.
void ReadSession::look_on()
{
    due_.reset();
    if (!game_->forward())
        return tell(Kind::news, teller_.end(*game_));
    tell_place(Kind::news);
    read_on_after(pace_);
}

void ReadSession::obey(std::string_view line)
{
    if (line.empty())
        return forward({});
    const auto command = names_.read(line);
    if (!command)
        return obey_other(line);
    if (row_of(command->verb).needs == Needs::game && !game_)
        return refuse("read-not-open");
    (this->*handler_of(command->verb))(command->argument);
}

void ReadSession::ask_board(const play::Input& input)
{
    auto answered = board_.handle(input, game_);
    std::ranges::move(answered.tidings, std::back_inserter(reply_.tidings));
    std::ranges::move(answered.wishes, std::back_inserter(reply_.wishes));
}

/// The number of a move, "12" or "12...", goes there.
bool ReadSession::obey_number(std::string_view word)
{
    const auto dots = word.substr(std::min(word.find('.'), word.size()));
    const auto number = base::read_number(word.substr(0, word.size() - dots.size()));
    if (!number || dots.find_first_not_of('.') != std::string_view::npos)
        return false;
    const auto side = dots.size() > 1 ? rules::Color::black : rules::Color::white;
    const auto shown = std::to_string(*number);
    if (game_->go_to(*number, side))
        tell_place();
    else
        refuse("read-no-move", {{"number", std::string_view{shown}}});
    return true;
}

void ReadSession::obey_other(std::string_view line)
{
    const auto word = text::printable(line);
    const auto command = names_.read_of_game(line);
    if (command && (game_ || !needs_position(command->verb)))
        return ask_board(*command);
    if (command)
        return refuse("read-not-open");
    if (!game_ || (!obey_number(line) && !follow_typed_move(line)))
        refuse("read-unknown", {{"word", std::string_view{word}}});
}

std::optional<int> ReadSession::number_or(const std::string& argument, int otherwise)
{
    if (argument.empty())
        return otherwise;
    if (const auto number = base::read_count(argument))
        return number;
    const auto word = text::printable(argument);
    refuse("read-unknown", {{"word", std::string_view{word}}});
    return std::nullopt;
}

}  // namespace client::read

// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/read/read_session.hpp"

#include "speech/messages.hpp"
#include "speech/text.hpp"
#include "src/printable.hpp"
#include "src/read/read_rows.hpp"

#include <algorithm>
#include <charconv>
#include <utility>

namespace client::reading {

namespace {

using tidings::Kind;

constexpr rules::Duration usual_pace = std::chrono::seconds{3};

std::string_view trimmed(std::string_view text)
{
    const auto first = text.find_first_not_of(" \t\r");
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

}  // namespace

ReadSession::ReadSession(Shelf& shelf, tools::ChosenWords& words, BoardForm board_form)
    : shelf_{&shelf}, words_{&words}, teller_{words}, board_form_{board_form},
      questions_{words.language()}, pace_{usual_pace}
{
    for (std::size_t i = 0; i < table().size(); ++i) {
        rows_.try_emplace(std::string{table()[i].name}, i);
        if (!table()[i].short_form.empty())
            rows_.try_emplace(std::string{table()[i].short_form}, i);
    }
    for (const auto& [meaning, word] : words.language().command_words(speech::CommandArea::reading))
        if (const auto row = rows_.find(meaning); row != rows_.end())
            rows_.try_emplace(speech::fold(word), row->second);
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
    now_ = now;
    const bool was_reading = std::exchange(due_, std::nullopt).has_value();
    const auto typed = trimmed(line);
    const auto row = rows_.find(speech::fold(typed));
    const bool stops = typed.empty() || (row != rows_.end() && table()[row->second].name == "stop");
    if (stops && was_reading)
        answer("read-stopped");
    else
        obey(typed);
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
        due_ = now + pace_;
}

/// One step of reading on aloud.
void ReadSession::look_on()
{
    due_.reset();
    if (!game_->forward())
        return tell(Kind::news, teller_.end(*game_));
    tell_place(Kind::news);
    due_ = now_ + pace_;
}

void ReadSession::obey(std::string_view line)
{
    if (line.empty())
        return forward({});
    const auto bare = line.starts_with('/') ? line.substr(1) : line;
    const auto end = std::min(bare.find_first_of(" \t"), bare.size());
    const auto row = rows_.find(speech::fold(bare.substr(0, end)));
    // A bare letter is a short form; behind it, a move may follow.
    if (row == rows_.end())
        return obey_other(line);
    const auto& found = table()[row->second];
    if (found.needs_game && !game_)
        return refuse("read-not-open");
    (this->*found.obey)(std::string{trimmed(bare.substr(end))});
}

/// The number of a move, "12" or "12...", goes there.
bool ReadSession::obey_number(std::string_view word)
{
    int number = 0;
    const auto [stop, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    const std::string_view dots{stop, static_cast<std::size_t>(word.data() + word.size() - stop)};
    if (error != std::errc{} || dots.find_first_not_of('.') != std::string_view::npos)
        return false;
    const auto side = dots.size() > 1 ? rules::Color::black : rules::Color::white;
    const auto shown = std::to_string(number);
    if (game_->go_to(number, side))
        tell_place();
    else
        refuse("read-no-move", {{"number", std::string_view{shown}}});
    return true;
}

void ReadSession::obey_other(std::string_view line)
{
    const auto word = printable(line);
    if (!game_)
        return refuse("read-unknown", {{"word", std::string_view{word}}});
    if (obey_number(line))
        return;
    const auto command = questions_.read(line);
    const bool has_row = command.verb != Verb::blank && command.verb != Verb::unknown;
    if (has_row && row_of(command.verb).topic == Topic::position) {
        std::ranges::move(ask_about_position(command), std::back_inserter(reply_.tidings));
        return;
    }
    if (!follow_typed_move(line))
        refuse("read-unknown", {{"word", std::string_view{word}}});
}

std::vector<std::string> ReadSession::names_beginning_with(std::string_view part) const
{
    auto names = questions_.beginning_with(part);
    std::erase_if(names, [&](const std::string& name) {
        const auto verb = questions_.find(name);
        return !verb || row_of(*verb).topic != Topic::position;
    });
    for (const auto& [name, row] : rows_)
        if (name.size() > 1 && name.starts_with(speech::fold(part)))
            names.push_back(name);
    return names;
}

std::optional<int> ReadSession::number_or(const std::string& argument, int otherwise)
{
    if (argument.empty())
        return otherwise;
    int number = 0;
    const char* const end = argument.data() + argument.size();
    const auto [stop, error] = std::from_chars(argument.data(), end, number);
    if (error == std::errc{} && stop == end && number >= 0)
        return number;
    const auto word = printable(argument);
    refuse("read-unknown", {{"word", std::string_view{word}}});
    return std::nullopt;
}

}  // namespace client::reading

// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/fen.hpp"
#include "speech/clock_words.hpp"
#include "speech/messages.hpp"
#include "src/commands/key_words.hpp"
#include "src/read/read_session.hpp"
#include "src/text/printable.hpp"
#include "src/words/typed_move.hpp"

#include <algorithm>
#include <array>

/// What each command of the reader does.
namespace client::read {

namespace {

using host::tidings::Kind;

/// How many games are told at once.
constexpr std::size_t games_at_once = 10;
/// How many are looked at before a typed line is heard again.
constexpr std::size_t slice = 500;

constexpr rules::Duration fastest = std::chrono::seconds{1};
constexpr rules::Duration slowest = std::chrono::minutes{1};

}  // namespace

ReadSession::Handler ReadSession::handler_of(ReadVerb verb)
{
    using S = ReadSession;
    // In the order of the verbs.
    static constexpr std::array handlers{
        &S::forward,   &S::back,    &S::start, &S::end,     &S::go,   &S::variations, &S::variation,
        &S::main_line, &S::comment, &S::tags,  &S::read_on, &S::stop, &S::faster,     &S::slower,
        &S::list,      &S::more,    &S::page,  &S::find,    &S::game, &S::next,       &S::previous,
        &S::play,      &S::again,   &S::help,  &S::quit,
    };
    static_assert(handlers.size() == static_cast<std::size_t>(ReadVerb::quit) + 1);
    return handlers.at(static_cast<std::size_t>(verb));
}

bool ReadSession::follow_typed_move(std::string_view line)
{
    const auto position = game_->position();
    const auto typed = words::read_typed(*words_, position, line);
    if (!typed)
        return false;
    const auto word = text::printable(line);
    if (game_->follow(typed->move))
        tell_place();
    else
        refuse("read-not-here", {{"move", std::string_view{word}}});
    return true;
}

void ReadSession::forward(const std::string& argument)
{
    if (!game_)
        return refuse("read-not-open");
    const auto count = number_or(argument, 1);
    if (!count)
        return;
    if (!game_->forward())
        return tell(Kind::answer, teller_.end(*game_));
    for (int i = 1; i < *count && game_->forward(); ++i) {
    }
    tell_place();
}

void ReadSession::back(const std::string& argument)
{
    const auto count = number_or(argument, 1);
    if (!count)
        return;
    for (int i = 0; i < *count && game_->back(); ++i) {
    }
    tell_place();
}

void ReadSession::start(const std::string&)
{
    game_->start();
    tell_place();
}

void ReadSession::end(const std::string&)
{
    game_->end();
    tell_place();
    tell(Kind::answer, teller_.end(*game_));
}

void ReadSession::go(const std::string& argument)
{
    if (!obey_number(argument))
        refuse("read-misfit", {{"command", std::string_view{names_.name(ReadVerb::go)}}});
}

void ReadSession::variations(const std::string&)
{
    const auto lines = teller_.variations(*game_);
    if (lines.empty())
        return answer("read-no-variation");
    reply_.tidings.push_back(teller_.said(Kind::answer, lines));
}

void ReadSession::variation(const std::string& argument)
{
    const auto number = number_or(argument, 0);
    if (!number)
        return;
    if (game_->others().empty())
        return refuse("read-no-variation");
    const auto shown = std::to_string(*number);
    if (argument.empty())
        game_->enter_next();
    else if (!game_->enter(static_cast<std::size_t>(*number)))
        return refuse("read-no-such-variation", {{"number", std::string_view{shown}}});
    tell_place();
}

void ReadSession::main_line(const std::string&)
{
    if (!game_->leave())
        return answer("read-already-main");
    if (!game_->in_variation())
        answer("read-main");
    tell_place();
}

void ReadSession::comment(const std::string&)
{
    const auto lines = teller_.remarks(*game_);
    if (lines.empty())
        return answer("read-no-comment");
    reply_.tidings.push_back(teller_.said(Kind::answer, lines));
}

void ReadSession::tags(const std::string&)
{
    reply_.tidings.push_back(teller_.said(Kind::answer, teller_.tags(game_->score())));
}

void ReadSession::read_on(const std::string& argument)
{
    const auto seconds = number_or(argument, -1);
    if (!seconds)
        return;
    if (*seconds >= 0)
        pace_ = std::min<rules::Duration>(std::chrono::seconds{*seconds}, slowest);
    if (pace_ >= std::chrono::seconds{1})
        tell_pace();
    read_on_after({});
}

void ReadSession::tell_pace()
{
    const auto time = time_words(teller_.language(), pace_, speech::Verbosity::full);
    answer("read-pace", {{"time", time}, {"by", on_screen() ? "key" : "line"}});
}

void ReadSession::stop(const std::string&)
{
    answer(search_ ? speech::Message{"read-stopped"} : "read-not-reading");
    search_.reset();
}

void ReadSession::faster(const std::string&)
{
    pace_ = std::max(fastest, pace_ * 2 / 3);
    tell_pace();
    if (game_)
        read_on_after(pace_);
}

void ReadSession::slower(const std::string&)
{
    pace_ = std::min(slowest, std::max(fastest, pace_ * 3 / 2));
    tell_pace();
    if (game_)
        read_on_after(pace_);
}

void ReadSession::search(Query query, std::size_t first, std::size_t wanted)
{
    search_.emplace(Search{shelf_->walk(first), std::move(query), wanted});
}

ReadReply ReadSession::work()
{
    for (std::size_t i = 0; i < slice && searching(); ++i) {
        const auto heading = search_->walk.next();
        if (!heading) {
            answer(search_->told == 0 ? speech::Message{"read-nothing-found"} : "read-no-more");
            search_.reset();
        } else if (search_->query.matches(*heading)) {
            answer_heading(*heading);
        }
    }
    // On the screen each answer takes the place of the one before: all that is found comes at once.
    return on_screen() && searching() ? ReadReply{} : reply();
}

void ReadSession::answer_heading(const Heading& heading)
{
    tell(Kind::answer, teller_.heading(heading));
    ++search_->told;
    if (search_->told % search_->wanted != 0)
        return;
    search_->running = false;
    answer("read-more");
}

void ReadSession::list(const std::string& argument)
{
    if (const auto first = number_or(argument, static_cast<int>(number_)))
        search(Query{""}, static_cast<std::size_t>(std::max(1, *first)), games_at_once);
}

void ReadSession::more(const std::string&)
{
    if (!search_)
        return refuse("read-no-more");
    search_->running = true;
}

void ReadSession::page(const std::string&)
{
    if (on_screen())
        reply_.wishes.emplace_back(host::wishes::OnScreen{host::wishes::ScreenAct::turn_page});
    else
        refuse("only-on-screen", {{"command", std::string_view{names_.name(ReadVerb::page)}}});
}

void ReadSession::find(const std::string& argument)
{
    Query query{argument};
    if (query.empty())
        return refuse("read-what");
    search(std::move(query), 1, games_at_once);
}

bool ReadSession::open_game(std::size_t number)
{
    auto found = shelf_->game(number);
    const auto shown = std::to_string(number);
    if (!found) {
        if (number == 1)
            refuse("read-empty");
        else
            refuse("read-no-game", {{"number", std::string_view{shown}}});
        return false;
    }
    number_ = number;
    game_.reset();
    board_.clear();
    if (!*found) {
        tell(Kind::refusal, teller_.damage(found->error()));
        return false;
    }
    game_.emplace(**std::move(found));
    tell(Kind::answer, teller_.heading(heading_of(game_->score(), number)));
    if (const auto lines = teller_.remarks(*game_); !lines.empty())
        reply_.tidings.push_back(teller_.said(Kind::answer, lines));
    return true;
}

std::string ReadSession::players() const
{
    return teller_.players(heading_of(game_->score(), number_));
}

void ReadSession::game(const std::string& argument)
{
    if (const auto number = number_or(argument, static_cast<int>(number_)))
        open_game(static_cast<std::size_t>(std::max(1, *number)));
}

void ReadSession::next(const std::string&)
{
    open_game(number_ + 1);
}

void ReadSession::previous(const std::string&)
{
    if (number_ == 1)
        return refuse("read-no-game", {{"number", "0"}});
    open_game(number_ - 1);
}

void ReadSession::play(const std::string&)
{
    const auto position = game_->position();
    if (!position.has_legal_move())
        return refuse("refused-game-over");
    reply_.leaves = true;
    reply_.play = PlayOn{write_fen(position.setup()), position.turn()};
}

void ReadSession::again(const std::string&)
{
    for (auto tiding : latest_) {
        if (auto* const told = std::get_if<host::tidings::Played>(&tiding))
            told->telling = host::tidings::Telling::retold;
        reply_.tidings.push_back(std::move(tiding));
    }
}

void ReadSession::help(const std::string& argument)
{
    const auto asked = names_.find(argument);
    const auto other = names_.of_game().find(argument);
    if (!asked && other && serves_reader(*other))
        return ask_board(commands::Command{commands::Verb::help, argument});
    std::vector<speech::Word> lines;
    for (const auto& row : read_table())
        if (!asked || *asked == row.verb)
            lines.push_back(help_of(row));
    if (!asked)
        lines.push_back(questions());
    reply_.tidings.push_back(teller_.said(Kind::answer, lines));
}

/// Its keys, if it has some, its name, and what it does.
speech::Word ReadSession::help_of(const ReadRow& row) const
{
    const auto& language = teller_.language();
    if (const auto keys = commands::keys_of(language, keys_, row.name); !keys.screen.empty())
        return names_.meaning(language, keys, row.name);
    return teller_.in_words("read-tag", {{"name", std::string_view{names_.name(row.verb)}},
                                         {"value", teller_.in_words(row.help)}});
}

/// What can be asked of the position.
speech::Word ReadSession::questions() const
{
    std::string commands;
    for (const auto& row : commands::command_table())
        if (row.topic == commands::Topic::position)
            commands += (commands.empty() ? "" : ", ") + names_.of_game().name(row.verb);
    return teller_.in_words("topic-position", {{"commands", std::string_view{commands}}});
}

void ReadSession::quit(const std::string&)
{
    reply_.leaves = true;
}

}  // namespace client::read

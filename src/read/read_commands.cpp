// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/fen.hpp"
#include "rules/san.hpp"
#include "speech/clock_words.hpp"
#include "speech/messages.hpp"
#include "speech/text.hpp"
#include "src/printable.hpp"
#include "src/read/read_rows.hpp"
#include "src/session/session.hpp"
#include "src/session/typed_move.hpp"

#include <algorithm>
#include <array>

/// What each command of the reader does.
namespace client::reading {

namespace {

using tidings::Kind;

/// How many games are told at once.
constexpr std::size_t page = 10;
/// How many are looked at before a typed line is heard again.
constexpr std::size_t slice = 500;

constexpr rules::Duration fastest = std::chrono::seconds{1};
constexpr rules::Duration slowest = std::chrono::minutes{1};

/// The game as far as it was read. Some were played on after the Laws had ended them: then the
/// position alone is what can be asked about.
rules::Game game_so_far(const PlaceInGame& place)
{
    rules::GameOptions options;
    options.mode = rules::Mode::guarded;
    options.start = rules::Placement{place.score().initial()};
    rules::Game game{options};
    const rules::Instant start{};
    game.apply(rules::events::Start{}, start);
    auto position = place.score().initial();
    const auto moves = place.moves();
    for (const auto move : moves) {
        game.apply(rules::events::Play{position.turn(), write_san(position, move)}, start);
        game.apply(rules::events::Press{position.turn()}, start);
        position.play_unchecked(move);
    }
    if (game.record().size() == moves.size())
        return game;
    options.start = rules::Placement{position};
    return rules::Game{options};
}

}  // namespace

std::span<const ReadSession::Row> ReadSession::table()
{
    using S = ReadSession;
    static constexpr std::array rows{
        Row{"forward", "+", true, &S::forward, "help-read-forward"},
        Row{"back", "-", true, &S::back, "help-read-back"},
        Row{"start", "", true, &S::start, "help-read-start"},
        Row{"end", "", true, &S::end, "help-read-end"},
        Row{"go", "", true, &S::go, "help-read-go"},
        Row{"variations", "", true, &S::variations, "help-read-variations"},
        Row{"variation", "v", true, &S::variation, "help-read-variation"},
        Row{"main", "", true, &S::main_line, "help-read-main"},
        Row{"comment", "", true, &S::comment, "help-read-comment"},
        Row{"tags", "", true, &S::tags, "help-read-tags"},
        Row{"read", "r", true, &S::read_on, "help-read-read"},
        Row{"stop", "", false, &S::stop, "help-read-stop"},
        Row{"faster", "", false, &S::faster, "help-read-faster"},
        Row{"slower", "", false, &S::slower, "help-read-slower"},
        Row{"list", "", false, &S::list, "help-read-list"},
        Row{"more", "", false, &S::more, "help-read-more"},
        Row{"find", "", false, &S::find, "help-read-find"},
        Row{"game", "", false, &S::game, "help-read-game"},
        Row{"next", "", false, &S::next, "help-read-next"},
        Row{"previous", "", false, &S::previous, "help-read-previous"},
        Row{"play", "", true, &S::play, "help-read-play"},
        Row{"again", "", false, &S::again, "help-read-again"},
        Row{"help", "?", false, &S::help, "help-read-help"},
        Row{"quit", "q", false, &S::quit, "help-read-quit"},
    };
    return rows;
}

Tidings ReadSession::ask_about_position(const Command& command)
{
    SessionOptions options;
    options.board_form = board_form_;
    auto game = game_so_far(*game_);
    options.game = game.options();
    return Session{options, std::move(game), *words_}.handle(command, {}).tidings;
}

bool ReadSession::follow_typed_move(std::string_view line)
{
    const auto position = game_->position();
    const auto typed = read_typed(*words_, position, line);
    if (!typed)
        return false;
    const auto word = printable(line);
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
        refuse("read-misfit", {{"command", "go"}});
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
    const auto number = number_or(argument, 1);
    if (!number)
        return;
    if (game_->others().empty())
        return refuse("read-no-variation");
    const auto shown = std::to_string(*number);
    if (!game_->enter(static_cast<std::size_t>(*number)))
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
    due_ = now_;
}

void ReadSession::tell_pace()
{
    const auto time = time_words(teller_.language(), pace_, speech::Verbosity::full);
    answer("read-pace", {{"time", time}});
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
        due_ = now_ + pace_;
}

void ReadSession::slower(const std::string&)
{
    pace_ = std::min(slowest, std::max(fastest, pace_ * 3 / 2));
    tell_pace();
    if (game_)
        due_ = now_ + pace_;
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
    return reply();
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
        search(Query{""}, static_cast<std::size_t>(std::max(1, *first)), page);
}

void ReadSession::more(const std::string&)
{
    if (!search_)
        return refuse("read-no-more");
    search_->running = true;
}

void ReadSession::find(const std::string& argument)
{
    Query query{argument};
    if (query.empty())
        return refuse("read-what");
    search(std::move(query), 1, page);
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
    reply_.tidings = latest_;
}

void ReadSession::help(const std::string& argument)
{
    const auto asked = rows_.find(speech::fold(argument));
    std::vector<speech::Word> lines;
    for (std::size_t i = 0; i < table().size(); ++i) {
        if (asked != rows_.end() && asked->second != i)
            continue;
        const auto& row = table()[i];
        lines.push_back(teller_.in_words(
            "read-tag", {{"name", row.name}, {"value", teller_.in_words(row.help)}}));
    }
    reply_.tidings.push_back(teller_.said(Kind::answer, lines));
}

void ReadSession::quit(const std::string&)
{
    reply_.leaves = true;
}

}  // namespace client::reading

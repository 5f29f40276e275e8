// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/read/rows.hpp"

#include "speech/messages.hpp"
#include "src/commands/arguments.hpp"
#include "src/play/arguments.hpp"
#include "src/play/handlers.hpp"
#include "src/read/handlers.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <vector>

namespace client::read {

namespace {

using commands::arguments::nothing;
using commands::arguments::number;
using commands::arguments::some_text;

/// on, off, or nothing.
constexpr commands::Argument perhaps_on_off{
    "some_text", [](const commands::CommandTable& table, std::string_view rest) {
        return rest.empty() ? std::optional<std::string>{""}
                            : play::arguments::fit_on_off(table, rest);
    }};

bool always(const State& /*state*/)
{
    return true;
}

bool open(const State& state)
{
    return state.game.has_value();
}

constexpr std::array rows{
    ReadRow{{"forward", "+", number, "help-read-forward"}, open, handlers::forward},
    ReadRow{{"back", "-", number, "help-read-back"}, open, handlers::back},
    ReadRow{{"start", "", nothing, "help-read-start"}, open, handlers::start},
    ReadRow{{"end", "", nothing, "help-read-end"}, open, handlers::end},
    ReadRow{{"go", "", some_text, "help-read-go"}, open, handlers::go},
    ReadRow{{"variations", "", perhaps_on_off, "help-read-variations"}, open, handlers::variations},
    ReadRow{{"variation", "v", number, "help-read-variation"}, open, handlers::variation},
    ReadRow{{"main", "", nothing, "help-read-main"}, open, handlers::main_line},
    ReadRow{{"place", "", nothing, "help-read-place"}, open, handlers::place},
    ReadRow{{"clock", "", nothing, "help-read-clock"}, open, handlers::clock},
    ReadRow{{"comment", "", nothing, "help-read-comment"}, open, handlers::comment},
    ReadRow{{"tags", "", nothing, "help-read-tags"}, open, handlers::tags},
    ReadRow{{"read", "r", number, "help-read-read"}, open, handlers::read_on},
    ReadRow{{"stop", "", nothing, "help-read-stop"}, always, handlers::stop},
    ReadRow{{"faster", "", nothing, "help-read-faster"}, always, handlers::faster},
    ReadRow{{"slower", "", nothing, "help-read-slower"}, always, handlers::slower},
    ReadRow{{"list", "", number, "help-read-list"}, always, handlers::list},
    ReadRow{{"more", "", nothing, "help-read-more"}, always, handlers::more},
    ReadRow{{"page", "", nothing, "help-more"}, always, handlers::page},
    ReadRow{{"find", "", some_text, "help-read-find"}, always, handlers::find},
    ReadRow{{"game", "", number, "help-read-game"}, always, handlers::game},
    ReadRow{{"next", "", nothing, "help-read-next"}, always, handlers::next},
    ReadRow{{"previous", "", nothing, "help-read-previous"}, always, handlers::previous},
    ReadRow{{"play", "", nothing, "help-read-play"}, open, handlers::play},
    ReadRow{{"again", "", nothing, "help-read-again"}, always, handlers::again},
    ReadRow{{"help", "?", some_text, "help-read-help"}, always, handlers::help},
    ReadRow{{"quit", "q", nothing, "help-read-quit"}, always, handlers::quit},
};

/// Of the other topics, what looks at the game and what stops a voice.
constexpr std::array<play::Handler, 8> served{
    play::handlers::last, play::handlers::spell, play::handlers::fen, play::handlers::silent,
    play::handlers::law,  play::handlers::what,  play::handlers::why, play::handlers::leave};

}  // namespace

std::span<const ReadRow> read_rows()
{
    return rows;
}

bool serves_reader(const play::PlayRow& row)
{
    if (row.handle == play::handlers::view)  // there is nothing but view mode
        return false;
    return row.topic == speech::Message{"topic-position"} ||
           row.topic == speech::Message{"topic-board"} ||
           std::ranges::find(served, row.handle) != served.end();
}

commands::CommandTable command_table(const speech::Lexicon& language)
{
    std::vector<const commands::Row*> of_game;
    for (const auto& row : play::play_rows())
        if (serves_reader(row))
            of_game.push_back(&row);
    return {language,
            {{speech::CommandArea::reading, read_rows()},
             {speech::CommandArea::playing, std::move(of_game)}}};
}

commands::KeyUser reader_keys(const commands::CommandTable& table)
{
    static constexpr std::array<std::string_view, 5> needed{"type", "help", "learn", "page",
                                                            "quit"};
    return {"read", [&](std::string_view command) { return table.knows(command); }, needed};
}

}  // namespace client::read

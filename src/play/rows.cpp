// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/play/rows.hpp"

#include "speech/messages.hpp"
#include "src/play/arguments.hpp"
#include "src/play/handlers.hpp"
#include "src/words/law_answers.hpp"

#include <algorithm>
#include <array>

namespace client::play {

namespace {

using namespace arguments;
using commands::arguments::command;
using commands::arguments::count;
using commands::arguments::nothing;
using commands::arguments::text;
using enum Keeps;
constexpr auto helps = commands::Fairness::helps;

constexpr speech::Message playing_topic{"topic-playing"};
constexpr speech::Message clock_topic{"topic-clock"};
constexpr speech::Message position_topic{"topic-position"};
constexpr speech::Message looking_topic{"topic-looking"};
constexpr speech::Message board_topic{"topic-board"};
constexpr speech::Message engine_topic{"topic-engine"};
constexpr speech::Message files_topic{"topic-files"};
constexpr speech::Message voice_topic{"topic-voice"};
constexpr speech::Message other_topic{"topic-other"};

bool always(const SessionState& /*session*/)
{
    return true;
}

bool playing(const SessionState& session)
{
    return !session.is_over();
}

bool timed(const SessionState& session)
{
    return session.game.clock().timed();
}

bool moved(const SessionState& session)
{
    return !session.game.record().empty();
}

bool asked(const SessionState& session)
{
    return session.question.has_value();
}

bool offered(const SessionState& session)
{
    return session.offered_to().has_value();
}

bool at_example(const SessionState& session)
{
    return session.example.has_value();
}

bool on_screen(const SessionState& session)
{
    return session.options.interface == player::Interface::screen;
}

bool against_engine(const SessionState& session)
{
    return session.against_engine();
}

bool has_own_side(const SessionState& session)
{
    return session.has_own_side();
}

bool in_tournament(const SessionState& session)
{
    return session.tournament();
}

/// In the order of the help.
constexpr std::array table{
    PlayRow{{"move", "", text, "help-move", playing_topic}, playing, handlers::move},
    PlayRow{{"undo", "", nothing, "help-undo", playing_topic, helps}, moved, handlers::undo},
    PlayRow{{"draw", "", nothing, "help-draw", playing_topic}, playing, handlers::draw},
    PlayRow{{"accept", "", nothing, "help-accept", playing_topic}, offered, handlers::accept},
    PlayRow{{"decline", "", nothing, "help-decline", playing_topic}, offered, handlers::decline},
    PlayRow{{"claim", "", claim, "help-claim", playing_topic}, playing, handlers::claim},
    PlayRow{{"resign", "", nothing, "help-resign", playing_topic}, playing, handlers::resign},
    PlayRow{{"flag", "", nothing, "help-flag", playing_topic}, timed, handlers::flag},
    PlayRow{{"new", "", game, "help-new", playing_topic}, always, handlers::new_game},
    PlayRow{{"clock", "time c t", nothing, "help-clock", clock_topic}, timed, handlers::clock},
    PlayRow{{"mine", "me", nothing, "help-mine", clock_topic}, timed, handlers::mine},
    PlayRow{{"theirs", "op", nothing, "help-theirs", clock_topic}, timed, handlers::theirs},
    PlayRow{{"moves", "", move_form, "help-moves", clock_topic}, always, handlers::moves},
    PlayRow{{"turn", "", nothing, "help-turn", clock_topic}, always, handlers::turn},
    PlayRow{{"period", "", nothing, "help-period", clock_topic}, timed, handlers::period},
    PlayRow{{"difference", "", nothing, "help-clock-difference", clock_topic},
            timed,
            handlers::difference},
    PlayRow{{"thoughts", "", nothing, "help-thoughts", clock_topic}, moved, handlers::thoughts},
    PlayRow{{"pause", "", nothing, "help-pause", clock_topic}, timed, handlers::pause},
    PlayRow{{"go", "", nothing, "help-go", clock_topic}, timed, handlers::go},
    PlayRow{{"state", "", nothing, "help-state", position_topic, helps}, always, handlers::state},
    PlayRow{{"castling", "", nothing, "help-castling", position_topic, helps},
            always,
            handlers::castling},
    PlayRow{{"board", "b", nothing, "help-board", position_topic}, always, handlers::board},
    PlayRow{{"pieces", "p", pieces, "help-pieces", position_topic}, always, handlers::pieces},
    PlayRow{{"pawns", "", nothing, "help-pawns", position_topic}, always, handlers::pawns},
    PlayRow{{"square", "s", line, "help-square", position_topic}, always, handlers::square},
    PlayRow{{"around", "", square, "help-around", position_topic}, always, handlers::around},
    PlayRow{{"hops", "", square, "help-hops", position_topic}, always, handlers::hops},
    PlayRow{{"if", "", piece_square, "help-if", position_topic, helps}, always, handlers::imagine},
    PlayRow{{"attackers", "at", square, "help-attackers", position_topic, helps},
            always,
            handlers::attackers},
    PlayRow{{"reach", "m", square, "help-reach", position_topic, helps}, always, handlers::reach},
    PlayRow{{"captures", "x", square, "help-captures", position_topic, helps},
            always,
            handlers::captures},
    PlayRow{{"loose", "", all, "help-loose", position_topic, helps}, always, handlers::loose},
    PlayRow{{"material", "", nothing, "help-material", position_topic}, always, handlers::material},
    PlayRow{{"taken", "", nothing, "help-taken", position_topic}, always, handlers::taken},
    PlayRow{
        {"changes", "", nothing, "help-changes", position_topic, helps}, moved, handlers::changes},
    PlayRow{{"last", "l", count, "help-last", looking_topic}, moved, handlers::last},
    PlayRow{{"back", "", nothing, "help-back", looking_topic}, moved, handlers::back},
    PlayRow{{"forward", "", nothing, "help-forward", looking_topic}, moved, handlers::forward},
    PlayRow{{"start", "", nothing, "help-start", looking_topic}, moved, handlers::start},
    PlayRow{{"end", "", nothing, "help-end", looking_topic}, moved, handlers::end},
    PlayRow{{"up", "", nothing, "help-up", board_topic}, on_screen, handlers::up},
    PlayRow{{"down", "", nothing, "help-down", board_topic}, on_screen, handlers::down},
    PlayRow{{"left", "", nothing, "help-left", board_topic}, on_screen, handlers::left},
    PlayRow{{"right", "", nothing, "help-right", board_topic}, on_screen, handlers::right},
    PlayRow{{"select", "", nothing, "help-select", board_topic},
            on_screen,
            handlers::select,
            promotion},
    PlayRow{{"release", "", nothing, "help-release", board_topic}, on_screen, handlers::release},
    PlayRow{{"next", "", goal, "help-next", board_topic}, on_screen, handlers::next, promotion},
    PlayRow{{"previous", "", goal, "help-previous", board_topic},
            on_screen,
            handlers::previous,
            promotion},
    PlayRow{{"rank", "", rank, "help-rank", board_topic}, on_screen, handlers::rank},
    PlayRow{{"file", "", file, "help-file", board_topic}, on_screen, handlers::file},
    PlayRow{{"captured", "", nothing, "help-captured", board_topic}, on_screen, handlers::captured},
    PlayRow{{"view", "", nothing, "help-view", board_topic}, on_screen, handlers::view},
    PlayRow{{"flip", "", nothing, "help-flip", board_topic}, on_screen, handlers::flip},
    PlayRow{{"learn", "", nothing, "help-learn", board_topic}, on_screen, handlers::learn},
    PlayRow{{"type", "", nothing, "help-type", board_topic},
            on_screen,
            handlers::type,
            question_and_promotion},
    PlayRow{{"more", "", nothing, "help-more", board_topic},
            on_screen,
            handlers::more,
            question_and_promotion},
    PlayRow{{"hint", "", nothing, "help-hint", engine_topic, helps}, playing, handlers::hint},
    PlayRow{{"eval", "", nothing, "help-eval", engine_topic, helps}, playing, handlers::eval},
    PlayRow{{"best", "", nothing, "help-best", engine_topic, helps}, playing, handlers::best},
    PlayRow{
        {"engine", "", engine, "help-engine", engine_topic, helps}, always, handlers::use_engine},
    PlayRow{
        {"level", "", count, "help-level", engine_topic, helps}, against_engine, handlers::level},
    PlayRow{{"elo", "", count, "help-elo", engine_topic, helps}, against_engine, handlers::elo},
    PlayRow{{"save", "", text, "help-save", files_topic}, always, handlers::save},
    PlayRow{{"score", "", nothing, "help-score", files_topic}, moved, handlers::score},
    PlayRow{{"fen", "", aloud, "help-fen", files_topic}, always, handlers::fen},
    PlayRow{{"pgn", "", aloud, "help-pgn", files_topic}, always, handlers::pgn},
    PlayRow{{"log", "", nothing, "help-log", files_topic}, in_tournament, handlers::log},
    PlayRow{{"again", "repeat", nothing, "help-again", voice_topic},
            always,
            handlers::again,
            question_and_promotion},
    PlayRow{{"spell", "", nothing, "help-spell", voice_topic}, moved, handlers::spell},
    PlayRow{{"slower", "", nothing, "help-slower", voice_topic}, always, handlers::slower},
    PlayRow{{"faster", "", nothing, "help-faster", voice_topic}, always, handlers::faster},
    PlayRow{{"silent", "", nothing, "help-silent", voice_topic}, always, handlers::silent},
    PlayRow{{"voice", "", text, "help-voice", voice_topic}, always, handlers::voice},
    PlayRow{{"own-moves", "", on_off, "help-own-moves", voice_topic},
            has_own_side,
            handlers::own_moves},
    PlayRow{{"numbers", "", on_off, "help-numbers", voice_topic}, always, handlers::numbers},
    PlayRow{{"law", "", words::asked_law, "help-law", other_topic}, always, handlers::law},
    PlayRow{{"what", "", words::asked_term, "help-what", other_topic}, always, handlers::what},
    PlayRow{{"leave", "", nothing, "help-leave", other_topic}, at_example, handlers::leave},
    PlayRow{{"why", "", nothing, "help-why", other_topic}, always, handlers::why},
    PlayRow{{"help", "?", command, "help-help", other_topic}, always, handlers::help},
    PlayRow{{"quit", "", nothing, "help-quit", other_topic}, always, handlers::quit},
    PlayRow{{"yes", "y", nothing, "help-yes", other_topic}, asked, handlers::yes, question},
    PlayRow{{"no", "n", nothing, "help-no", other_topic}, asked, handlers::no, question},
};

}  // namespace

std::span<const PlayRow> play_rows()
{
    return table;
}

const PlayRow& row_of(Handler handler)
{
    return *std::ranges::find(table, handler, &PlayRow::handle);
}

commands::CommandTable command_table(const speech::Lexicon& language)
{
    return {language, {{speech::CommandArea::playing, play_rows()}}};
}

bool can_be_said(const SessionState& session, const PlayRow& row)
{
    const bool unfair = session.tournament() && row.fairness == helps;
    return !unfair && row.when(session);
}

commands::KeyUser player_keys(const commands::CommandTable& table_of_player)
{
    // Whatever a key file forgets, nobody must be locked in.
    static constexpr std::array<std::string_view, 5> needed{"type", "help", "learn", "more",
                                                            "quit"};
    return {"default",
            [&](std::string_view command_of_key) { return table_of_player.knows(command_of_key); },
            needed};
}

}  // namespace client::play

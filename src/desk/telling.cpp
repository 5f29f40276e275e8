// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/clock/telling.hpp"

#include "rules/game_questions.hpp"
#include "speech/board_words.hpp"
#include "speech/braille.hpp"
#include "speech/clock_words.hpp"
#include "speech/messages.hpp"
#include "speech/sentence.hpp"
#include "src/board/fair_writing.hpp"
#include "src/clock/setup_questions.hpp"
#include "src/commands/key_words.hpp"
#include "src/desk/next_step.hpp"
#include "src/desk/papers.hpp"
#include "src/desk/session.hpp"
#include "src/script/commands.hpp"
#include "src/script/names.hpp"
#include "src/text/log_times.hpp"
#include "src/text/printable.hpp"
#include "src/text/words.hpp"

#include <fmt/format.h>

#include <array>
#include <utility>

/// What the desk tells beside the game: help, its two boards, its papers.
namespace client::desk {
namespace {

using namespace rules;
using speech::Message;
using speech::sentence;
using speech::Word;

// In the order of the topics.
constexpr std::array<Message, 8> topics{
    "desk-topic-moving",      "desk-topic-players",   "desk-topic-sheets", "desk-topic-arbiter",
    "desk-topic-adjournment", "desk-topic-questions", "desk-topic-papers", "desk-topic-desk"};

std::string example_of(const CommandRow& row)
{
    return fmt::format("{}{}{}{}", row.speaker == Speaker::named ? "white " : "", row.name,
                       row.example.empty() ? "" : " ", row.example);
}

std::string_view without_speaker(std::string_view name)
{
    constexpr std::string_view speaker = "arbiter ";
    return name.starts_with(speaker) ? name.substr(speaker.size()) : name;
}

}  // namespace

Word Session::explained(const CommandRow& row) const
{
    auto words = sentence(lexicon(), row.help);
    const auto begin = names_.own(example_of(row)) + ": ";
    return {begin + words.screen, begin + words.voice};
}

Reply Session::help(std::string_view about) const
{
    if (about.empty())
        return overview();
    Reply reply;
    for (const CommandRow& row : command_table())
        for (text::Words words{row.name}; !words.empty();)
            if (const auto word = words.next(); word == about || row.name == about) {
                reply.said.push_back(utterance(explained(row)));
                break;
            }
    return reply.said.empty() ? not_understood(about) : reply;
}

Reply Session::overview() const
{
    Reply reply = say(sentence(lexicon(), next_step(game()->state())));
    reply.said.push_back(utterance(sentence(lexicon(), "desk-help")));
    for (std::size_t topic = 0; topic < topics.size(); ++topic)
        reply.said.push_back(topic_words(static_cast<Topic>(topic)));
    if (!keys_.screen.empty())
        reply.said.push_back(utterance(sentence(lexicon(), "desk-keys", {{"keys", keys_}})));
    return reply;
}

speech::Utterance Session::topic_words(Topic topic) const
{
    std::string commands;
    for (const CommandRow& row : command_table())
        if (row.topic == topic)
            commands += (commands.empty() ? "" : ", ") + names_.own(without_speaker(row.name));
    return utterance(sentence(lexicon(), topics.at(static_cast<std::size_t>(topic)),
                              {{"commands", std::string_view{commands}}}));
}

Reply Session::what_arbiter_says(std::string_view typed) const
{
    auto reply = not_understood(typed);
    reply.said.push_back(topic_words(Topic::arbiter));
    return reply;
}

void Session::set_keys(const keymaps::Keymap& keys)
{
    std::vector<Word> words;
    for (const auto& binding : keys.bindings()) {
        const auto key = commands::words_of(lexicon(), binding.keys);
        const std::string_view command = binding.command;
        const auto spoken = command.substr(0, command.find(to_be_typed));
        words.push_back({fmt::format("{} {}", key.screen, names_.own(command)),
                         fmt::format("{} {}", key.voice, names_.own(spoken))});
    }
    keys_ = speech::listed(words);
}

Board Session::board_shown(Color side) const
{
    const GameState& state = game()->state();
    return state.sheets[side].shown_board.value_or(board_of(state, side));
}

Reply Session::stands_on(Square square) const
{
    const Board white = board_shown(Color::white);
    const Board black = board_shown(Color::black);
    const speech::BoardWords words{speech::Announcer{lexicon()}};
    auto lines = words.square(white, square);
    if (white.at(square) != black.at(square)) {
        const auto on = [&](Color side, const Board& board) {
            return sentence(
                lexicon(), "desk-square-of",
                {{"side", speech::side_argument(side)}, {"here", words.here(board, square)}});
        };
        lines = {on(Color::white, white), on(Color::black, black)};
    }
    Reply reply;
    for (auto& line : lines)
        reply.said.push_back(utterance(std::move(line), speech::Urgency::answer));
    return reply;
}

Reply Session::boards() const
{
    const Board white = board_shown(Color::white);
    const Board black = board_shown(Color::black);
    std::string squares;
    for (int index = 0; index < 64; ++index)
        if (const Square square = Square::at(index); white.at(square) != black.at(square))
            squares += (squares.empty() ? "" : ", ") + square.name();
    Reply reply = say(squares.empty() ? sentence(lexicon(), "desk-boards-equal")
                                      : sentence(lexicon(), "desk-boards-differ",
                                                 {{"squares", std::string_view{squares}}}));
    const speech::BoardWords board_words{speech::Announcer{lexicon()}};
    for (const Color side : both_colors) {
        const Board& board = side == Color::white ? white : black;
        auto heading =
            sentence(lexicon(), "desk-board-of", {{"side", speech::side_argument(side)}});
        reply.printed.push_back(heading.screen + '\n' +
                                text::lines_of(speech::braille::ranks(
                                    board, words_->letters(), speech::braille::Empties::text)));
        if (squares.empty() && side == Color::black)  // the same has just been heard
            continue;
        reply.read.push_back(utterance(std::move(heading), speech::Urgency::answer));
        for (auto& line : board_words.pieces(board))
            reply.read.push_back(utterance(std::move(line), speech::Urgency::answer));
    }
    return reply;
}

Reply Session::fen()
{
    auto reply = apply(events::Ask{events::Question::fen, std::nullopt}, "fen");
    reply.printed.push_back(board::fair_fen(game()->options(), game()->placement()));
    return reply;
}

/// In a tournament nobody learns from the log what he may still correct (11.3.1).
LogPart Session::log_part() const
{
    return game()->options().tournament && !game()->outcome() ? LogPart::settled : LogPart::all;
}

Reply Session::paper(std::string_view name, std::string_view rest) const
{
    if (name == "pgn") {
        auto text = pgn(*game(), record_->opened());
        return text ? Reply{{}, {*std::move(text)}, std::nullopt}
                    : say(sentence(lexicon(), "position-unlawful"));
    }
    if (name == "log")
        return {{}, {log_.text(log_part())}, std::nullopt, log_.read(log_part())};
    if (name == "export" && !rest.empty())
        return all_papers(rest);
    const auto side = script::read_side(rest);
    if (!side) {
        const auto typed = names_.own(name) + (rest.empty() ? "" : " ") + std::string{rest};
        auto reply = not_understood(typed);
        reply.said.push_back(utterance(explained(*CommandNames::find(name))));
        return reply;
    }
    if (name == "sheet")
        return {{},
                {sheet(*game(), *side, words_->letters())},
                std::nullopt,
                read_sheet(*game(), *side, *words_)};
    const auto cells = braille_sheet(*game(), *side, lexicon().language());
    return {{}, {name == "brf" ? speech::braille::to_brf(cells) : cells}, std::nullopt};
}

Reply Session::all_papers(std::string_view folder) const
{
    FilesWanted wanted{std::string{folder}, {{"rulings.txt", log_.text(log_part())}}};
    if (auto text = pgn(*game(), record_->opened()))
        wanted.files.push_back({"game.pgn", *std::move(text)});
    for (const Color side : both_colors) {
        const std::string name{script::side_names[side]};
        const auto cells = braille_sheet(*game(), side, lexicon().language());
        wanted.files.push_back({name + ".txt", sheet(*game(), side, words_->letters())});
        wanted.files.push_back({name + ".brl", cells});
        wanted.files.push_back({name + ".brf", speech::braille::to_brf(cells)});
    }
    return exported(std::move(wanted));
}

Reply Session::exported(FilesWanted wanted) const
{
    const auto folder = text::printable(wanted.folder);
    auto reply = say(sentence(lexicon(), "desk-exported", {{"folder", std::string_view{folder}}}));
    reply.wish = std::move(wanted);
    return reply;
}

Reply Session::ask_to_overwrite(FilesWanted wanted, const std::filesystem::path& file)
{
    pending_ = Pending::overwrite;
    wanted_ = std::move(wanted);
    there_ = text::printable(file.string());
    return say(sentence(lexicon(), "ask-overwrite", {{"file", std::string_view{there_}}}));
}

Reply Session::answer_overwrite(std::string_view text)
{
    const auto answer = clock::yes_or_no(names_.word(text));
    if (!answer)
        return say(sentence(lexicon(), "ask-overwrite", {{"file", std::string_view{there_}}}));
    pending_ = Pending::nothing;
    if (!*answer)
        return say(sentence(lexicon(), "file-left"));
    wanted_.over_others = true;
    return exported(std::exchange(wanted_, {}));
}

speech::Utterance Session::not_written(const std::filesystem::path& file, Unwritten why) const
{
    const auto shown = text::printable(file.string());
    const Message message =
        why == Unwritten::is_there ? Message{"desk-file-there"} : "desk-not-written";
    return clock::said(lexicon(), sentence(lexicon(), message, {{"file", std::string_view{shown}}}),
                       speech::Urgency::urgent);
}

speech::Utterance Session::line_dropped() const
{
    const auto quit = names_.own("quit");
    return utterance(sentence(lexicon(), "desk-line-dropped", {{"quit", std::string_view{quit}}}));
}

}  // namespace client::desk

// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/messages.hpp"
#include "speech/sentence.hpp"
#include "src/base/numbers.hpp"
#include "src/clock/setup_questions.hpp"
#include "src/round/handlers.hpp"
#include "src/round/sentences.hpp"
#include "src/round/telling.hpp"
#include "src/script/names.hpp"
#include "src/text/printable.hpp"
#include "src/text/words.hpp"

#include <filesystem>
#include <utility>
#include <vector>

/// The results of a round: entered for boards that are played elsewhere, and written for the
/// program that pairs.
namespace client::round::handlers {
namespace {

using host::wishes::WriteFiles;

std::vector<Scored> scored(const RoundState& state)
{
    std::vector<Scored> games;
    for (const auto& board : state.boards)
        if (const auto codes = board.codes())
            games.push_back({board.pairing().white, board.pairing().black, *codes});
    return games;
}

/// What a list says of byes and the report does not.
std::vector<Scored> with_byes(const RoundState& state, std::vector<Scored> games)
{
    for (const auto& idle : state.settings.pairings.idle) {
        const auto entry = state.player(idle.player).in_round(state.settings.pairings.round);
        if (!entry.is_there && idle.code != ' ')
            games.push_back({idle.player, nobody, {idle.code, ' '}});
    }
    return games;
}

void write(Exchange& exchange, WriteFiles files)
{
    exchange.state.results = files;
    exchange.state.writer = Writer::round;
    exchange.wish(std::move(files));
}

void ask_to_overwrite(Exchange& exchange, const std::string& file)
{
    exchange.state.pending = Pending::overwrite;
    exchange.say(speech::sentence(exchange.state.language(), "ask-overwrite", {{"file", file}}));
}

std::string shown_file(const WriteFiles& files)
{
    const auto& name = files.files.front().name;
    return text::printable(
        files.folder.empty() ? name : (std::filesystem::path{files.folder} / name).string());
}

bool lacks_score(const Board& board)
{
    return !board.score();
}

void tell_written(Exchange& exchange, const WriteFiles& files)
{
    auto& state = exchange.state;
    exchange.say(sentence("results-written"),
                 {{"file", shown_file(files)}, {"n", static_cast<int>(scored(state).size())}});
    if (const auto lacking = numbers_of(state, lacks_score); !lacking.empty())
        exchange.say(sentence("results-lack"), {{"boards", lacking}});
}

void enter(Exchange& exchange, Board& board, std::string_view text)
{
    const auto number = std::to_string(board.number());
    const auto score = read_score(text);
    if (!score && text != "none") {
        auto& state = exchange.state;
        exchange.say(speech::sentence(state.language(), "help-round-result"),
                     Exchange::Kind::refusal);
        return;
    }
    exchange.state.enter(number + ' ' + std::string{score ? script::score_names[*score] : "none"});
    if (score)
        exchange.say(
            sentence("result-kept"),
            {{"board", number},
             {"score", speech::written(exchange.state.language(), script::score_names[*score])}});
    else
        exchange.say(sentence("result-gone"), {{"board", number}});
}

}  // namespace

void result(Exchange& exchange, const std::string& argument)
{
    auto& state = exchange.state;
    text::Words words{argument};
    const auto number = std::string{words.next()};
    auto* const board = state.find(base::read_count(number).value_or(0));
    if (board == nullptr)
        return exchange.refuse(
            sentence("no-such-board"),
            {{"board", number}, {"boards", numbers_of(state, [](const Board&) { return true; })}});
    if (board->has_game())
        return exchange.refuse(sentence("result-at-desk"), {{"board", number}});
    enter(exchange, *board, words.rest());
}

/// In the folder of the round, or in a file that is named.
void results(Exchange& exchange, const std::string& argument)
{
    auto& state = exchange.state;
    const auto games = scored(state);
    if (games.empty())
        return exchange.refuse(sentence("results-none"));
    auto text = state.settings.report.with(state.settings.pairings.round, with_byes(state, games));
    if (argument.empty())
        write(exchange,
              {.files = {{state.settings.file, std::move(text)}}, .folder = state.settings.folder});
    else
        write(exchange, {.files = {{argument, std::move(text)}}});
}

void answer_overwrite(Exchange& exchange, std::string_view answer)
{
    auto& state = exchange.state;
    const auto yes = clock::yes_or_no(state.table.english(answer));
    if (!yes)
        return ask_to_overwrite(exchange, shown_file(*state.results));
    state.pending = Pending::nothing;
    auto files = *std::exchange(state.results, std::nullopt);
    if (!*yes)
        return exchange.say(speech::sentence(state.language(), "file-left"));
    files.over = host::wishes::Over::whatever_is_there;
    write(exchange, std::move(files));
}

void file_written(Exchange& exchange, const host::inputs::FileWritten& outcome)
{
    auto& state = exchange.state;
    state.writer = Writer::board;
    if (!state.results)
        return;
    if (outcome.was_there)
        return ask_to_overwrite(exchange, text::printable(outcome.file));
    const auto files = *std::exchange(state.results, std::nullopt);
    if (outcome.fault.empty())
        return tell_written(exchange, files);
    exchange.say(speech::sentence(state.language(), "desk-not-written",
                                  {{"file", text::printable(outcome.file)}}),
                 Exchange::Kind::refusal);
}

}  // namespace client::round::handlers

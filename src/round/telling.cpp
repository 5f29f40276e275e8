// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/round/telling.hpp"

#include "speech/clock_words.hpp"
#include "speech/sentence.hpp"
#include "src/round/sentences.hpp"
#include "src/script/names.hpp"
#include "src/text/printable.hpp"

namespace client::round {
namespace {

using rules::Color;

speech::Word clock_told(RoundState& state, const rules::Game& game, Color side, rules::Instant at)
{
    const auto left = game.clock().left(side, at);
    return {speech::clock_face(left), speech::time_words(state.language(), left).voice};
}

/// Whose move it is, and both times.
speech::Word play_words(RoundState& state, const Board& board, rules::Instant at)
{
    const auto& game = *board.game();
    const auto sentence_of_play =
        board.is_running() ? sentence("state-moves") : sentence("state-stopped");
    const auto& placement = game.placement();
    auto words =
        state.in_words(sentence_of_play, {{"number", std::to_string(placement.move_number())},
                                          {"side", speech::side_argument(placement.turn())}});
    if (!game.clock().timed())
        return words;
    const auto own = board.own_time(at);
    return speech::after(words,
                         state.in_words(sentence("clocks"),
                                        {{"white", clock_told(state, game, Color::white, own)},
                                         {"black", clock_told(state, game, Color::black, own)}}));
}

std::string_view kind_of(char code)
{
    switch (code) {
    case 'F':
    case 'f':
        return "full";
    case 'H':
    case 'h':
        return "half";
    case 'U':
    case 'u':
        return "allotted";
    case 'Z':
    case 'z':
        return "zero";
    case '+':
        return "wins";
    case '-':
        return "loses";
    default:
        return "none";
    }
}

}  // namespace

std::string name_of(const Entrant& player)
{
    return text::printable(player.title + (player.title.empty() ? "" : " ") + player.name);
}

std::string person(const Entrant& player)
{
    auto words = name_of(player);
    for (const auto* const each : {&player.rating, &player.federation})
        if (!each->empty())
            words += ", " + text::printable(*each);
    return words;
}

speech::Word standing_words(RoundState& state, const Board& board, rules::Instant at)
{
    switch (board.standing()) {
    case Standing::free:
        return state.in_words(sentence("state-free"));
    case Standing::left:
        return state.in_words(sentence("state-left"),
                              {{"n", static_cast<int>((board.plies() + 1) / 2)}});
    case Standing::asked:
        return state.in_words(sentence("state-asked"));
    case Standing::ready:
        return state.in_words(sentence("state-ready"));
    case Standing::running:
    case Standing::stopped:
        return play_words(state, board, at);
    case Standing::over:
        return speech::written(state.language(), script::score_names[*board.score()]);
    }
    return {};
}

speech::Word board_line(RoundState& state, const Board& board, rules::Instant at)
{
    const auto white = name_of(state.player(board.pairing().white));
    const auto black = name_of(state.player(board.pairing().black));
    return state.in_words(sentence("board-line"), {{"board", std::to_string(board.number())},
                                                   {"white", white},
                                                   {"black", black},
                                                   {"state", standing_words(state, board, at)}});
}

speech::Word idle_line(const RoundState& state, const Idle& idle)
{
    return state.in_words(sentence("idle-line"), {{"player", name_of(state.player(idle.player))},
                                                  {"kind", kind_of(idle.code)}});
}

std::string numbers_of(const RoundState& state, bool (*is_meant)(const Board& board))
{
    std::string numbers;
    for (const auto& board : state.boards)
        if (is_meant(board))
            numbers += (numbers.empty() ? "" : ", ") + std::to_string(board.number());
    return numbers;
}

}  // namespace client::round

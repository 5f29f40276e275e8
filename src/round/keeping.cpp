// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/round/keeping.hpp"

#include "src/base/private_file.hpp"
#include "src/desk/bundle.hpp"
#include "src/round/sentences.hpp"
#include "src/store/chain.hpp"
#include "src/text/log_times.hpp"
#include "src/text/printable.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <utility>

namespace client::round {
namespace {

namespace fs = std::filesystem;

/// Everything that is filed of a game, with the record from which it can be made once more.
bool write_files(const fs::path& folder, desk::DeskState& state)
{
    base::make_private_folder(folder);
    auto files = desk::all_papers(state);
    files.push_back({"record", store::Chain{}.bind(state.record->text())});
    return std::ranges::all_of(files, [&](const host::wishes::File& file) {
        return base::write_private(folder / file.name, file.text);
    });
}

}  // namespace

fs::path round_folder(const fs::path& folder, int round)
{
    return folder / fmt::format("round-{}", round);
}

fs::path board_file(const fs::path& of_round, int board)
{
    return of_round / fmt::format("board-{}", board);
}

fs::path results_file(const fs::path& of_round)
{
    return of_round / "results";
}

fs::path event_file(const fs::path& folder)
{
    return folder / "event";
}

RoundKeeping::RoundKeeping(fs::path folder,
                           store::Keeper& results,
                           Keepers& boards,
                           RoundInUse& round)
    : folder_{std::move(folder)}, keepers_{boards}, round_{round},
      results_{results, round, [&round] { return round.state().entered; }}, event_{
                                                                                round.state().event}
{
    for (auto& board : round.state().boards)
        boards_.emplace(
            board.number(),
            std::make_unique<host::FileKeeping>(*keepers_.at(board.number()), round, [&board] {
                const auto* const desk = board.desk();
                return desk != nullptr ? desk->state().kept() : std::string{};
            }));
}

host::Tidings RoundKeeping::keep(rules::Instant now)
{
    auto told = results_.keep(now);
    keep_event();
    auto touched = round_.take_touched();
    std::ranges::sort(touched);
    touched.erase(std::ranges::unique(touched).begin(), touched.end());
    for (auto* const board : touched)
        keep_board(*board, now, told);
    return told;
}

void RoundKeeping::keep_event()
{
    const auto& lines = round_.state().event;
    if (lines == event_)
        return;
    event_ = lines;
    static_cast<void>(base::write_private(event_file(folder_), text::lines_of(lines)));
}

void RoundKeeping::keep_board(Board& board, rules::Instant now, host::Tidings& told)
{
    if (board.desk() == nullptr)
        return;
    std::ranges::move(boards_.at(board.number())->keep(now), std::back_inserter(told));
    const auto& state = round_.state();
    const bool is_left = state.is_left || state.front != &board;
    if (is_left && board.has_game() && board.score() && board.desk()->state().record)
        write_papers(board, told);
}

void RoundKeeping::write_papers(Board& board, host::Tidings& told)
{
    auto& state = board.desk()->state();
    if (std::exchange(papers_of_[board.number()], state.kept()) == state.kept())
        return;
    const auto place = round_folder(folder_, round_.state().settings.pairings.round) /
                       fmt::format("papers-{}", board.number());
    const bool written = write_files(place, state);
    tell(told, round_.state().in_words(written ? sentence("papers") : sentence("papers-not"),
                                       {{"board", std::to_string(board.number())},
                                        {"folder", text::printable(place.string())}}));
}

void RoundKeeping::tell(host::Tidings& told, const speech::Word& words)
{
    told.emplace_back(
        host::tidings::Told{host::tidings::Kind::news,
                            {{text::printable(words.screen), text::printable(words.voice),
                              round_.state().language().voice(), speech::Urgency::normal}}});
}

void RoundKeeping::put_aside()
{
    if (const auto* const front = round_.state().front)
        boards_.at(front->number())->put_aside();
}

}  // namespace client::round

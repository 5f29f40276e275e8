// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/round/program.hpp"

#include "speech/messages.hpp"
#include "src/cli/no_network.hpp"
#include "src/cli/places.hpp"
#include "src/host/left_behind.hpp"
#include "src/host/stage.hpp"
#include "src/round/fault_words.hpp"
#include "src/round/folder.hpp"
#include "src/round/keeping.hpp"
#include "src/round/sentences.hpp"
#include "src/round/state.hpp"
#include "src/store/chain.hpp"
#include "src/terminal/short_turns.hpp"
#include "src/text/printable.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <ostream>
#include <utility>
#include <vector>

namespace client::round {
namespace {

namespace fs = std::filesystem;

/// Everything of one round but the terminal.
class Opened {
public:
    Opened(const fs::path& folder,
           FoundRound found,
           desk::DeskSettings desk,
           speech::Phrasebook book)
        : folder_{folder}, place_{round_folder(folder, found.pairings.round)},
          results_{results_file(place_)}, book_{std::move(book)}, found_{std::move(found)},
          desk_{std::move(desk)}
    {
    }

    [[nodiscard]] bool is_taken() const { return results_.is_taken(); }
    [[nodiscard]] const fs::path& place() const { return place_; }
    void open(words::ChosenWords& words);
    [[nodiscard]] RoundInUse& round() { return *round_; }
    [[nodiscard]] RoundKeeping& keeping() { return *keeping_; }
    [[nodiscard]] host::Tidings take_first() { return std::exchange(first_, {}); }

private:
    void tell(const speech::Word& words, const speech::Lexicon& lexicon);
    [[nodiscard]] LeftAtBoard left_at(int board, words::ChosenWords& words);

    fs::path folder_;
    fs::path place_;
    store::Keeper results_;
    speech::Phrasebook book_;
    FoundRound found_;
    desk::DeskSettings desk_;
    Keepers keepers_;
    std::unique_ptr<RoundInUse> round_;
    std::unique_ptr<RoundKeeping> keeping_;
    host::Tidings first_;
};

std::vector<std::string> lines_in(const fs::path& path)
{
    std::ifstream file{path};
    std::vector<std::string> lines;
    for (std::string line; std::getline(file, line);)
        lines.push_back(line);
    return lines;
}

std::vector<std::string> lines_bound(std::string_view text)
{
    std::vector<std::string> lines;
    store::BoundLines bound{text};
    while (const auto line = bound.next())
        lines.emplace_back(*line);
    return lines;
}

/// The lines of the file that are no results.
std::optional<std::vector<std::size_t>> no_results(std::string_view text)
{
    std::vector<std::size_t> lines;
    store::BoundLines bound{text};
    while (const auto line = bound.next())
        if (!is_result(*line))
            lines.push_back(bound.number());
    return lines;
}

void Opened::tell(const speech::Word& words, const speech::Lexicon& lexicon)
{
    first_.emplace_back(
        host::tidings::Told{host::tidings::Kind::warning,
                            {{text::printable(words.screen), text::printable(words.voice),
                              lexicon.voice(), speech::Urgency::urgent}}});
}

/// What is wrong with a record is told with the number of its board.
LeftAtBoard Opened::left_at(int board, words::ChosenWords& words)
{
    auto& keeper =
        *keepers_.emplace(board, std::make_unique<store::Keeper>(board_file(place_, board)))
             .first->second;
    auto left = desk::left_at_desk(keeper, words.language());
    if (!left.told.empty())
        tell(book_.sentence(sentence("board-says"), {{"board", std::to_string(board)}}),
             words.language());
    std::ranges::move(left.told, std::back_inserter(first_));
    return {std::move(left.text), std::move(left.damages)};
}

void Opened::open(words::ChosenWords& words)
{
    for (const auto& fault : fault_words(book_, found_.faults))
        tell(fault, words.language());
    RoundSettings settings{.report = std::move(found_.report),
                           .pairings = std::move(found_.pairings),
                           .desk = std::move(desk_),
                           .folder = place_.string(),
                           .file = found_.file};
    for (const auto& pairing : settings.pairings.boards)
        settings.left.emplace(pairing.board, left_at(pairing.board, words));
    const auto left = host::left_behind(results_, no_results);
    for (const auto& words_of_fault : host::fault_words(left, words.language()))
        tell(words_of_fault, words.language());
    settings.results = lines_bound(left.text);
    settings.event = lines_in(event_file(folder_));
    round_ = std::make_unique<RoundInUse>(std::move(settings));
    keeping_ = std::make_unique<RoundKeeping>(folder_, results_, keepers_, *round_);
}

/// A program for one terminal: round after round, until somebody leaves it.
class Program {
public:
    Program(const RoundChoices& choices, const desk::DeskChoices& desk, const cli::Streams& streams)
        : choices_{choices}, desk_{desk}, streams_{streams}, words_{desk.player.words}
    {
    }

    [[nodiscard]] cli::ExitStatus run();

private:
    [[nodiscard]] speech::Phrasebook book()
    {
        return speech::Phrasebook::load(cli::words_folder(), sentences, words_.language()).value();
    }
    [[nodiscard]] cli::ExitStatus run(Opened& opened);

    const RoundChoices& choices_;
    const desk::DeskChoices& desk_;
    const cli::Streams& streams_;
    words::ChosenWords words_;
    std::optional<host::Stage> stage_{};  ///< once there is something to stage
    std::optional<int> next_{};
    bool is_over_ = false;
};

cli::ExitStatus Program::run()
{
    auto status = cli::ExitStatus::done;
    for (next_ = choices_.round; !is_over_;) {
        auto settings = desk::settings_of(desk_, streams_);
        if (!settings)
            return settings.error();
        auto found = find_round(choices_.folder, next_, book());
        if (!found) {
            streams_.err << fmt::format("annabella assist: {}.\n", found.error());
            return cli::ExitStatus::wrong_input;
        }
        Opened opened{choices_.folder, *std::move(found), *std::move(settings), book()};
        if (opened.is_taken())
            return desk::lacks(host::taken_words(words_.language(), opened.place()), streams_);
        opened.open(words_);
        opened.round().state().settings.has_round = [this](int round) {
            return find_round(choices_.folder, round, book()).has_value();
        };
        status = std::max(status, run(opened));
    }
    return status;
}

cli::ExitStatus Program::run(Opened& opened)
{
    auto player = desk_.player;
    auto& round = opened.round();
    player.tournament = round.is_in_tournament();
    if (player.tournament && !cli::forbid_network()) {
        is_over_ = true;
        return desk::lacks(words_.language().say("network-stays"), streams_);
    }
    auto keys = desk::read_keys(desk_, words_.language(), streams_.err);
    round.state().settings.desk.keys = std::move(keys.keyboard);
    terminal::take_short_turns();
    if (!stage_)
        stage_.emplace();
    const auto status = stage_->run(player, round,
                                    {.profile = player::profile_of(player),
                                     .keeping = opened.keeping(),
                                     .display_keys = std::move(keys.display),
                                     .first = opened.take_first()});
    next_ = round.state().next_round;
    is_over_ = !next_;
    return status;
}

}  // namespace

cli::ExitStatus
run_round(const RoundChoices& choices, const desk::DeskChoices& desk, const cli::Streams& streams)
{
    return Program{choices, desk, streams}.run();
}

}  // namespace client::round

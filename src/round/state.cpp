// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/round/state.hpp"

#include "rules/time_control.hpp"
#include "src/base/numbers.hpp"
#include "src/cli/places.hpp"
#include "src/round/rows.hpp"
#include "src/round/sentences.hpp"
#include "src/script/command_tables.hpp"
#include "src/script/names.hpp"
#include "src/text/log_times.hpp"
#include "src/text/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>

namespace client::round {
namespace {

using rules::Color;

std::vector<Board> boards_of(const RoundSettings& settings)
{
    std::vector<Board> boards;
    for (const auto& pairing : settings.pairings.boards) {
        const auto left = settings.left.find(pairing.board);
        boards.emplace_back(pairing, left == settings.left.end() ? LeftAtBoard{} : left->second);
    }
    return boards;
}

/// A header without a value settles that there is none: it is not asked.
std::string line(std::string_view header, std::string_view value)
{
    return value.empty() ? std::string{header} : fmt::format("{} {}", header, value);
}

void add_player(std::vector<std::string>& lines, const Entrant& player, std::string_view side)
{
    lines.push_back(fmt::format("player {} {}", side, player.name));
    lines.push_back(line(fmt::format("title {}", side), player.title));
    lines.push_back(line(fmt::format("rating {}", side), player.rating));
    lines.push_back(line(fmt::format("fide {}", side), player.fide));
}

/// Those that an option or the head has settled stay.
void add_unless_there(std::vector<std::string>& lines, const std::string& added)
{
    const auto header = added.substr(0, added.find(' '));
    const bool there = std::ranges::any_of(
        lines, [&](const std::string& each) { return text::Words{each}.next() == header; });
    if (!there)
        lines.push_back(added);
}

bool is_letter(char each)
{
    return std::isalpha(static_cast<unsigned char>(each)) != 0;
}

/// The numbers of a text, each with the letter behind it: "90 min + 30 s" is 90 m, 30 s.
struct Amount {
    std::string number;
    char unit = ' ';
};
/// 'm', 's', or the first letter of another word; blank where none follows.
char unit_of(std::string_view rest)
{
    if (rest.starts_with('\''))
        return 'm';
    if (rest.starts_with('"'))
        return 's';
    const auto word = rest.find_first_not_of(" .-");
    return word != std::string_view::npos && is_letter(rest[word])
               ? static_cast<char>(std::tolower(static_cast<unsigned char>(rest[word])))
               : ' ';
}

std::vector<Amount> amounts_in(std::string_view words)
{
    constexpr std::string_view digits = "0123456789";
    std::vector<Amount> found;
    for (auto begin = words.find_first_of(digits); begin != std::string_view::npos;
         begin = words.find_first_of(digits)) {
        words.remove_prefix(begin);
        const auto size = std::min(words.find_first_not_of(digits), words.size());
        found.push_back({std::string{words.substr(0, size)}, unit_of(words.substr(size))});
        words.remove_prefix(size);
    }
    return found;
}

}  // namespace

RoundState::RoundState(RoundSettings chosen)
    : settings{std::move(chosen)}, words{settings.desk.words(std::string{"fide"},
                                                             desk::Help::usual)},
      book{speech::Phrasebook::load(cli::words_folder(), sentences, words.language()).value()},
      table{round_commands(words.language())}, boards{boards_of(settings)}, event{settings.event}
{
    for (const auto& entry : settings.results)
        enter(entry);
}

Board* RoundState::find(int number)
{
    const auto found = std::ranges::find(boards, number, &Board::number);
    return found == boards.end() ? nullptr : &*found;
}

void RoundState::enter(std::string_view entry)
{
    text::Words parts{entry};
    const auto number = base::read_count(parts.next());
    auto* const board = number ? find(*number) : nullptr;
    if (board == nullptr)
        return;
    board->enter(read_score(parts.rest()));
    entered += std::string{entry} + '\n';
}

bool is_result(std::string_view line)
{
    text::Words words{line};
    const auto number = base::read_count(words.next());
    return number && (words.rest() == "none" || read_score(words.rest()));
}

desk::DeskSettings settings_of(const RoundState& state, const Board& board)
{
    auto settings = state.settings.desk;
    const auto& tournament = state.settings.report.tournament();
    std::vector<std::string> lines = settings.settled;
    const auto given = lines.size();
    add_player(lines, state.player(board.pairing().white), "white");
    add_player(lines, state.player(board.pairing().black), "black");
    lines.push_back(fmt::format("round {}", state.settings.pairings.round));
    lines.push_back(fmt::format("board {}", board.number()));
    for (const auto& [header, value] :
         {std::pair{"event", &tournament.name}, std::pair{"site", &tournament.city}})
        if (!value->empty())
            add_unless_there(lines, line(header, *value));
    for (const auto& each : state.event)
        add_unless_there(lines, each);
    if (settings.head)
        for (const auto& each : std::span{lines}.subspan(given))
            static_cast<void>(settings.head->read(each));
    if (const auto control = control_in(tournament.times))
        settings.before.push_back("time " + *control);
    settings.settled = std::move(lines);
    return settings;
}

std::vector<std::string> event_lines(const script::Headers& head)
{
    const auto& options = head.options();
    const auto on = [](std::string_view header, bool is_on) {
        return fmt::format("{} {}", header, is_on ? "on" : "off");
    };
    return {fmt::format("edition {}", script::edition_names[options.rules.edition]),
            fmt::format("tempo {}", script::tempo_names[options.rules.tempo]),
            options.rules.supervision == rules::Supervision::unsupervised ? "unsupervised"
                                                                          : "supervised",
            fmt::format("time {}{}", options.external_clock ? "external " : "",
                        rules::write_time_control(options.control)),
            fmt::format("announce {}", head.announcements),
            fmt::format("no-draws-before {}", options.event.no_draws_before),
            on("tournament", options.tournament),
            on("no-draws-without-arbiter", options.event.agreement_needs_arbiter),
            line("default", options.event.default_time
                                ? script::written_time(*options.event.default_time)
                                : std::string{}),
            on("guideline-III", options.event.guideline_three),
            fmt::format("points {}", options.event.points.name),
            line("event", head.data.event),
            line("site", head.data.site)};
}

std::optional<std::string> control_in(std::string_view words)
{
    if (const auto written = rules::read_time_control(words))
        return rules::write_time_control(*written);
    const auto amounts = amounts_in(words);
    const bool is_plain = !amounts.empty() && amounts.size() <= 2 && amounts.front().unit == 'm' &&
                          (amounts.size() == 1 || amounts.back().unit == 's');
    if (!is_plain)
        return std::nullopt;
    const auto control = amounts.front().number +
                         (amounts.size() == 2 ? "+" + amounts.back().number : std::string{});
    const auto read = rules::read_time_control(control);
    return read ? std::optional{rules::write_time_control(*read)} : std::nullopt;
}

}  // namespace client::round

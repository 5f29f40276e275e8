// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/round/pairing_list.hpp"

#include "src/base/numbers.hpp"
#include "src/round/table_text.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <set>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace client::round {
namespace {

enum class Column : std::uint8_t {
    board,
    round,
    white,
    black,
    result,
    white_title,
    white_rating,
    white_fide,
    white_federation,
    black_title,
    black_rating,
    black_fide,
    black_federation,
};

/// How tables are headed in the languages of the program, without blanks and in small letters.
struct ColumnName {
    std::string_view name;
    Column column;
};
constexpr std::array column_names{
    ColumnName{"board", Column::board},
    ColumnName{"bo", Column::board},
    ColumnName{"table", Column::board},
    ColumnName{"brett", Column::board},
    ColumnName{"br", Column::board},
    ColumnName{"šachovnice", Column::board},
    ColumnName{"sachovnice", Column::board},
    ColumnName{"šachovnica", Column::board},
    ColumnName{"sachovnica", Column::board},
    ColumnName{"tabla", Column::board},
    ColumnName{"round", Column::round},
    ColumnName{"rd", Column::round},
    ColumnName{"runde", Column::round},
    ColumnName{"kolo", Column::round},
    ColumnName{"white", Column::white},
    ColumnName{"weiß", Column::white},
    ColumnName{"weiss", Column::white},
    ColumnName{"bílý", Column::white},
    ColumnName{"bily", Column::white},
    ColumnName{"biely", Column::white},
    ColumnName{"beli", Column::white},
    ColumnName{"black", Column::black},
    ColumnName{"schwarz", Column::black},
    ColumnName{"černý", Column::black},
    ColumnName{"cerny", Column::black},
    ColumnName{"čierny", Column::black},
    ColumnName{"cierny", Column::black},
    ColumnName{"crni", Column::black},
    ColumnName{"result", Column::result},
    ColumnName{"res", Column::result},
    ColumnName{"ergebnis", Column::result},
    ColumnName{"výsledek", Column::result},
    ColumnName{"vysledek", Column::result},
    ColumnName{"výsledok", Column::result},
    ColumnName{"vysledok", Column::result},
    ColumnName{"rezultat", Column::result},
    ColumnName{"whitetitle", Column::white_title},
    ColumnName{"whiterating", Column::white_rating},
    ColumnName{"whiteelo", Column::white_rating},
    ColumnName{"whitefide", Column::white_fide},
    ColumnName{"whitefideid", Column::white_fide},
    ColumnName{"whitefederation", Column::white_federation},
    ColumnName{"whitefed", Column::white_federation},
    ColumnName{"blacktitle", Column::black_title},
    ColumnName{"blackrating", Column::black_rating},
    ColumnName{"blackelo", Column::black_rating},
    ColumnName{"blackfide", Column::black_fide},
    ColumnName{"blackfideid", Column::black_fide},
    ColumnName{"blackfederation", Column::black_federation},
    ColumnName{"blackfed", Column::black_federation},
};

std::string without_marks(std::string_view name)
{
    std::string text;
    for (const char each : name)
        if (std::string_view{" _-.\t"}.find(each) == std::string_view::npos)
            text += each >= 'A' && each <= 'Z' ? static_cast<char>(each - 'A' + 'a') : each;
    return text;
}

std::optional<Column> read_column(std::string_view name)
{
    const auto found = std::ranges::find(column_names, without_marks(name), &ColumnName::name);
    return found == column_names.end() ? std::nullopt : std::optional{found->column};
}

/// Where each column stands.
using Places = std::map<Column, std::size_t>;

Places read_heading(const TableRow& row)
{
    Places places;
    for (std::size_t i = 0; i < row.cells.size(); ++i)
        if (const auto column = read_column(row.cells[i]))
            places.try_emplace(*column, i);
    return places;
}

/// Without a heading: White and Black, perhaps the board in front of them and the result behind.
Places usual_places(const TableRow& row)
{
    if (row.cells.size() < 3)
        return {{Column::white, 0}, {Column::black, 1}};
    return {{Column::board, 0}, {Column::white, 1}, {Column::black, 2}, {Column::result, 3}};
}

bool is_nobody(std::string_view name)
{
    const auto bare = without_marks(name);
    return bare.empty() || bare == "0" || bare == "bye";
}

/// What is read of the list, line by line.
struct Reading {
    Places places;
    const Report* report;
    std::vector<Entrant> made{};  ///< players, where there is no report
    std::map<int, Pairings> rounds{};
    Faults faults{};

    [[nodiscard]] std::string cell(const TableRow& row, Column column) const
    {
        const auto place = places.find(column);
        return place != places.end() && place->second < row.cells.size() ? row.cells[place->second]
                                                                         : std::string{};
    }
    void fault(Fault::Kind kind, const TableRow& row, std::string what)
    {
        faults.push_back({kind, row.line, std::move(what)});
    }
};

std::optional<int> find_player(const Report& report, std::string_view name)
{
    const auto number = base::read_count(name);
    if (number)
        return report.find(*number) != nullptr ? number : std::nullopt;
    const auto wanted = without_marks(name);
    for (const auto& player : report.players())
        if (without_marks(player.name) == wanted)
            return player.number;
    return std::nullopt;
}

/// A player of the list, who is made where he was not there yet.
int made_player(Reading& reading, Entrant player)
{
    const auto found = std::ranges::find(reading.made, player.name, &Entrant::name);
    if (found != reading.made.end())
        return found->number;
    player.number = static_cast<int>(reading.made.size()) + 1;
    reading.made.push_back(std::move(player));
    return reading.made.back().number;
}

/// None, and told, where it is nobody of the report; zero for nobody at all.
std::optional<int> read_player(Reading& reading, const TableRow& row, rules::Color side)
{
    const bool is_white = side == rules::Color::white;
    const auto name = reading.cell(row, is_white ? Column::white : Column::black);
    if (is_nobody(name))
        return 0;
    if (reading.report == nullptr)
        return made_player(
            reading,
            {.title = reading.cell(row, is_white ? Column::white_title : Column::black_title),
             .name = name,
             .rating = reading.cell(row, is_white ? Column::white_rating : Column::black_rating),
             .federation =
                 reading.cell(row, is_white ? Column::white_federation : Column::black_federation),
             .fide = reading.cell(row, is_white ? Column::white_fide : Column::black_fide)});
    const auto number = find_player(*reading.report, name);
    if (!number)
        reading.fault(Fault::Kind::player, row, name);
    return number;
}

bool plays(const Pairings& all, int player)
{
    return std::ranges::any_of(all.boards, [&](const Pairing& each) {
        return each.white == player || each.black == player;
    });
}

std::optional<int> read_board(Reading& reading, const TableRow& row, const Pairings& all)
{
    const auto text = reading.cell(row, Column::board);
    const int next = all.boards.empty() ? 1 : all.boards.back().board + 1;
    const auto board = text.empty() ? std::optional{next} : base::read_count(text);
    if (board && *board > 0 && std::ranges::count(all.boards, *board, &Pairing::board) == 0)
        return board;
    reading.fault(Fault::Kind::board, row, text);
    return std::nullopt;
}

/// A board whose number cannot be used is the next one: nobody's game is lost.
int next_free(const Pairings& all)
{
    int most = 0;
    for (const auto& each : all.boards)
        most = std::max(most, each.board);
    return most + 1;
}

std::optional<rules::Points> read_result(Reading& reading, const TableRow& row)
{
    const auto text = reading.cell(row, Column::result);
    const auto score = read_score(text);
    if (!score && !text.empty() && text != "-" && text != ":")
        reading.fault(Fault::Kind::result, row, text);
    return score;
}

void add_pairing(Reading& reading, const TableRow& row, Pairings& all, int white, int black)
{
    for (const int player : {white, black})
        if (plays(all, player) || white == black)
            return reading.fault(
                Fault::Kind::player_twice, row,
                reading.cell(row, player == white ? Column::white : Column::black));
    const auto board = read_board(reading, row, all).value_or(next_free(all));
    all.boards.push_back({board, white, black, read_result(reading, row)});
}

int read_round(Reading& reading, const TableRow& row)
{
    const auto text = reading.cell(row, Column::round);
    const auto round = base::read_count(text);
    if (!round && !text.empty())
        reading.fault(Fault::Kind::other_round, row, text);
    return round.value_or(0);
}

void read_line(Reading& reading, const TableRow& row)
{
    if (row.is_open)
        return reading.fault(Fault::Kind::quote, row, row.cells.back());
    const auto white = read_player(reading, row, rules::Color::white);
    const auto black = read_player(reading, row, rules::Color::black);
    if (!white || !black)
        return;
    if (*white == 0 && *black == 0)
        return reading.fault(Fault::Kind::sides, row, row.cells.front());
    auto& all = reading.rounds[read_round(reading, row)];
    if (*white == 0 || *black == 0)
        all.idle.push_back({*white + *black, 'U'});
    else
        add_pairing(reading, row, all, *white, *black);
}

/// Lines without a round are of the one that is meant.
Pairings chosen(Reading& reading, std::optional<int> wanted, int next)
{
    const auto open = std::ranges::find_if(reading.rounds,
                                           [](const auto& each) { return each.second.is_open(); });
    const int round = wanted                                            ? *wanted
                      : open != reading.rounds.end() && open->first > 0 ? open->first
                                                                        : next;
    auto found = reading.rounds.find(round);
    if (found == reading.rounds.end())
        found = reading.rounds.find(0);
    auto all = found == reading.rounds.end() ? Pairings{} : std::move(found->second);
    all.round = round;
    return all;
}

/// The first round that the report has nothing of, or not all.
int round_behind(const Report& report)
{
    return first_unplayed(report).value_or(report.rounds() + 1);
}

}  // namespace

ListedRound read_pairing_list(std::string_view text,
                              const std::optional<Report>& report,
                              std::optional<int> round)
{
    const auto table = read_table(text);
    std::span<const TableRow> rows{table};
    Reading reading{.places = {}, .report = report ? &*report : nullptr};
    if (!rows.empty()) {
        reading.places = read_heading(rows.front());
        const bool headed = reading.places.contains(Column::white);
        if (headed)
            rows = rows.subspan(1);
        else
            reading.places = usual_places(rows.front());
    }
    for (const auto& row : rows)
        read_line(reading, row);
    auto pairings = chosen(reading, round, report ? round_behind(*report) : 1);
    pairings.faults = std::move(reading.faults);
    std::ranges::sort(pairings.boards, {}, &Pairing::board);
    return {report ? *report : Report::made({}, reading.made), std::move(pairings)};
}

}  // namespace client::round

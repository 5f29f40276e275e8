// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/round/report.hpp"

#include "src/base/numbers.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

namespace client::round {
namespace {

using rules::Color;

/// Columns as the description of the file counts them.
struct Field {
    std::size_t first;
    std::size_t last;
};
constexpr Field number_field{5, 8};
constexpr Field title_field{11, 13};
constexpr Field name_field{15, 47};
constexpr Field rating_field{49, 52};
constexpr Field federation_field{54, 56};
constexpr Field fide_field{58, 68};
constexpr Field points_field{81, 84};
/// Between the fields stands nothing.
constexpr std::array gaps{14, 48, 53, 57, 69, 80, 85};

constexpr std::size_t first_round = 92;
constexpr std::size_t round_width = 10;
constexpr int most_rounds = 99;
constexpr std::size_t side_place = 5;
constexpr std::size_t code_place = 7;

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
constexpr std::string_view known_codes = "10=+-WDLHFUZwdlhfuz";

std::size_t begin_of_round(int round)
{
    return first_round + round_width * (static_cast<std::size_t>(round) - 1);
}

bool is_player(std::string_view line)
{
    return line.starts_with("001");
}

bool stands_as_described(const TextColumns& columns)
{
    return std::ranges::all_of(gaps, [&](auto column) {
        const auto place = static_cast<std::size_t>(column);
        return columns.word_at(place, place).empty();
    });
}

bool has_nothing_between(const TextColumns& columns, std::size_t begin)
{
    const auto blank = [&](std::size_t place) { return columns.word_at(place, place).empty(); };
    return blank(begin + 4) && blank(begin + 6) && blank(begin + 8) && blank(begin + 9);
}

/// Older reports shorten the titles.
std::string title_of(std::string_view word)
{
    struct Row {
        std::string_view old;
        std::string_view title;
    };
    constexpr std::array rows{Row{"g", "GM"},   Row{"m", "IM"},   Row{"f", "FM"},
                              Row{"c", "CM"},   Row{"wg", "WGM"}, Row{"wm", "WIM"},
                              Row{"wf", "WFM"}, Row{"wc", "WCM"}, Row{"WG", "WGM"},
                              Row{"WM", "WIM"}, Row{"WF", "WFM"}, Row{"WC", "WCM"}};
    const auto found = std::ranges::find(rows, word, &Row::old);
    return std::string{found == rows.end() ? word : found->title};
}

/// Nobody is rated 0.
std::string unless_zero(std::string number)
{
    return number == "0" ? std::string{} : std::move(number);
}

std::optional<Color> read_color(std::string_view word)
{
    if (word == "w" || word == "W")
        return Color::white;
    return word == "b" || word == "B" ? std::optional{Color::black} : std::nullopt;
}

bool is_color(std::string_view word)
{
    return word.empty() || word == "-" || read_color(word).has_value();
}

std::string written_points(Tenths points)
{
    const auto tenths = std::max(static_cast<int>(points), 0);
    return fmt::format("{:2}.{}", tenths / 10, tenths % 10);
}

Tenths sum_of(const Entrant& player, const PointScale& scale)
{
    int sum = 0;
    for (const auto& entry : player.rounds)
        sum += static_cast<int>(scale.worth(entry.code, entry.side));
    return Tenths{sum};
}

/// Whole columns of a line that is made anew.
std::string player_line(const Entrant& player)
{
    TextColumns columns{"001", Counted::letters};
    const auto put = [&](Field field, std::string_view text) {
        TextColumns letters{text, Counted::letters};
        columns.put(field.first, std::string(letters.at(1, field.last - field.first + 1)));
    };
    columns.put(number_field.first, fmt::format("{:4}", player.number));
    put(title_field, player.title);
    put(rating_field, fmt::format("{:>4}", player.rating));
    put(federation_field, player.federation);
    put(fide_field, fmt::format("{:>11}", player.fide));
    columns.put(points_field.first, written_points(player.points));
    columns.put(begin_of_round(1) - 2, " ");
    // Last, since its letters may have more bytes than columns.
    std::string line = columns.line();
    const TextColumns name{player.name, Counted::letters};
    const auto shown = name.at(1, name_field.last - name_field.first + 1);
    const auto width = std::min(name.count(), name_field.last - name_field.first + 1);
    return line.replace(name_field.first - 1, width, shown);
}

}  // namespace

RoundEntry Entrant::in_round(int round) const
{
    const auto place = static_cast<std::size_t>(round) - 1;
    return place < rounds.size() ? rounds[place] : RoundEntry{};
}

Report Report::read(std::string_view text)
{
    Report report;
    if (text.find('\0') != std::string_view::npos)
        report.faults_.push_back({Fault::Kind::no_text});
    if (text.starts_with(byte_order_mark)) {
        report.mark_ = byte_order_mark;
        text.remove_prefix(byte_order_mark.size());
    }
    report.encoding_ = encoding_of(text);
    report.lines_ = lines_of_file(text);
    for (const auto& line : report.lines_)  // points come before those who have them
        report.scale_.read(line.text);
    for (std::size_t i = 0; i < report.lines_.size(); ++i)
        report.read_line(i);
    return report;
}

Report Report::made(const Tournament& tournament, std::span<const Entrant> players)
{
    std::string text =
        fmt::format("012 {}\n022 {}\n062 {}\n102 {}\n122 {}\n", tournament.name, tournament.city,
                    players.size(), tournament.arbiter, tournament.times);
    for (const auto& player : players)
        text += player_line(player) + '\n';
    return read(text);
}

TextColumns Report::columns_of(const std::string& line) const
{
    const TextColumns bytes{line, Counted::bytes};
    if (encoding_ == Encoding::latin1)
        return bytes;
    TextColumns letters{line, Counted::letters};
    return stands_as_described(letters) || !stands_as_described(bytes) ? letters : bytes;
}

std::string Report::word(const TextColumns& columns, std::size_t first, std::size_t last) const
{
    return decoded(columns.word_at(first, last), encoding_);
}

void Report::read_line(std::size_t number)
{
    struct Row {
        std::string_view code;
        std::string Tournament::*told;
    };
    constexpr std::array rows{Row{"012", &Tournament::name}, Row{"022", &Tournament::city},
                              Row{"102", &Tournament::arbiter}, Row{"122", &Tournament::times}};
    const auto& text = lines_[number].text;
    if (is_player(text))
        return read_player(number, columns_of(text));
    for (const auto& [code, told] : rows)
        if (text.starts_with(code) && (tournament_.*told).empty())
            tournament_.*told = decoded(without_blanks(text.substr(code.size())), encoding_);
}

void Report::read_player(std::size_t number, const TextColumns& columns)
{
    const auto rank = columns.word_at(number_field.first, number_field.last);
    const auto read = base::read_count(rank);
    const auto fault = [&](Fault::Kind kind) {
        faults_.push_back({kind, number + 1, decoded(rank, encoding_)});
    };
    if (!read || *read == 0)
        return fault(Fault::Kind::no_number);
    if (find(*read) != nullptr)
        return fault(Fault::Kind::number_twice);
    const auto told = [&](Field field) { return word(columns, field.first, field.last); };
    Entrant player{.line = number + 1,
                   .number = *read,
                   .title = title_of(told(title_field)),
                   .name = told(name_field),
                   .rating = unless_zero(told(rating_field)),
                   .federation = told(federation_field),
                   .fide = unless_zero(told(fide_field))};
    if (player.name.empty())
        player.name = std::to_string(player.number);
    bool is_faulty = false;
    for (int round = 1; round <= most_rounds && begin_of_round(round) <= columns.count(); ++round)
        player.rounds.push_back(read_entry(number, round, columns, is_faulty));
    while (!player.rounds.empty() && !player.rounds.back().is_there)
        player.rounds.pop_back();
    read_points(player, columns);
    players_.push_back(std::move(player));
}

/// Of a line that stands quite wrongly the first place is told.
RoundEntry
Report::read_entry(std::size_t line, int round, const TextColumns& columns, bool& is_faulty)
{
    const auto begin = begin_of_round(round);
    const auto opponent = columns.word_at(begin, begin + 3);
    const auto side = columns.word_at(begin + side_place, begin + side_place);
    const auto code = columns.word_at(begin + code_place, begin + code_place);
    RoundEntry entry{.is_there = !opponent.empty() || !side.empty() || !code.empty()};
    const auto number = opponent.empty() ? std::optional{0} : base::read_count(opponent);
    const bool known = number && is_color(side) && has_nothing_between(columns, begin) &&
                       (code.empty() || known_codes.find(code.front()) != std::string_view::npos);
    if (!known) {
        if (!std::exchange(is_faulty, true))
            faults_.push_back({Fault::Kind::entry, line + 1,
                               word(columns, begin, begin + round_width - 1), round});
        return {.is_there = true};
    }
    if (*number > 0)
        entry.opponent = *number;
    entry.side = read_color(side);
    entry.code = code.empty() ? ' ' : code.front();
    return entry;
}

void Report::read_points(Entrant& player, const TextColumns& columns)
{
    const auto text = columns.word_at(points_field.first, points_field.last);
    const auto points = read_tenths(text);
    player.points = points.value_or(sum_of(player, scale_));
    if (!points && !text.empty())
        faults_.push_back({Fault::Kind::points, player.line, decoded(text, encoding_)});
}

const Entrant* Report::find(int number) const
{
    const auto found = std::ranges::find(players_, number, &Entrant::number);
    return found == players_.end() ? nullptr : &*found;
}

int Report::rounds() const
{
    std::size_t most = 0;
    for (const auto& player : players_)
        most = std::max(most, player.rounds.size());
    return static_cast<int>(most);
}

std::string Report::with(int round, std::span<const Scored> games) const
{
    auto lines = lines_;
    for (const auto& game : games)
        for (const Color side : rules::both_colors)
            put(lines, round, game, side);
    auto text = mark_;
    for (const auto& line : lines)
        text += line.text + line.ending;
    return text;
}

/// The pairing stands there already, or is written too.
void Report::put(std::vector<FileLine>& lines, int round, const Scored& game, Color side) const
{
    const bool is_white = side == Color::white;
    const auto* const player = find(is_white ? game.white : game.black);
    if (player == nullptr)
        return;
    auto& text = lines[player->line - 1].text;
    auto columns = columns_of(text);
    const auto before = player->in_round(round);
    const char code = game.codes.of(side);
    const auto begin = begin_of_round(round);
    const int opponent = is_white ? game.black : game.white;
    if (opponent == nobody)
        columns.put(begin, fmt::format("0000 - {}", code));
    else if (before.opponent == opponent && before.side == side)
        columns.put(begin + code_place, {&code, 1});
    else
        columns.put(begin, fmt::format("{:4} {} {}", opponent, is_white ? 'w' : 'b', code));
    const auto points = static_cast<int>(player->points) +
                        static_cast<int>(scale_.worth(code, side)) -
                        static_cast<int>(scale_.worth(before.code, before.side));
    columns.put(points_field.first, written_points(Tenths{points}));
    text = columns.line();
}

}  // namespace client::round

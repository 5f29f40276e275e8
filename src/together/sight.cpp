// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/together/sight.hpp"

#include "speech/names.hpp"
#include "speech/overloaded.hpp"
#include "src/base/numbers.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <variant>

namespace client::together {

namespace {

using rules::Square;

constexpr char empty_square = '.';
constexpr std::size_t squares = 64;
constexpr std::string_view nothing = "-";
/// No game has more rows, and no screen more facts.
constexpr std::size_t most_rows = 10'000;
constexpr std::size_t most_facts = 32;

std::string text(const rules::Board& board)
{
    std::string all(squares, empty_square);
    for (int i = 0; i < static_cast<int>(squares); ++i)
        if (const auto piece = board.at(Square::at(i)))
            all[static_cast<std::size_t>(i)] = fen_letter(*piece);
    return all;
}

std::optional<rules::Board> read_board(std::string_view text)
{
    if (text.size() != squares)
        return std::nullopt;
    rules::Board board;
    for (int i = 0; i < static_cast<int>(squares); ++i) {
        const char letter = text[static_cast<std::size_t>(i)];
        const auto piece = rules::piece_from(letter);
        if (!piece && letter != empty_square)
            return std::nullopt;
        if (piece)
            board.put(Square::at(i), *piece);
    }
    return board;
}

std::string text(const std::optional<Square>& square)
{
    return square ? square->name() : std::string{nothing};
}

std::string text(bool truth)
{
    return truth ? "yes" : "no";
}

void write(std::vector<Fields>& lines, const screen::Scene& scene)
{
    const auto& last = scene.last_move;
    lines.push_back({"board", text(scene.board), std::string{speech::side_names[scene.below]},
                     text(scene.cursor), text(scene.selected),
                     last ? last->first.name() + last->second.name() : std::string{nothing}});
    lines.push_back({"state", std::to_string(scene.plies), text(scene.timed),
                     text(scene.clock_runs), std::to_string(scene.moves.size())});
    Fields marks{"marks", text(scene.check)};
    for (const auto square : scene.targets)
        marks.push_back(square.name());
    lines.push_back(std::move(marks));
    Fields facts{"facts"};
    facts.insert(facts.end(), scene.facts.begin(), scene.facts.end());
    lines.push_back(std::move(facts));
    for (std::size_t i = 0; i < scene.moves.size(); ++i)
        lines.push_back({"row", std::to_string(i), scene.moves[i].number, scene.moves[i].white,
                         scene.moves[i].black});
}

void write(std::vector<Fields>& lines, const screen::Face& face)
{
    lines.push_back(
        {"face", face.names[0], face.names[1], face.times[0], face.times[1],
         face.running ? std::string{speech::side_names[*face.running]} : std::string{nothing},
         face.more});
}

/// Whoever looks on at a desk sees its clock.
void write(std::vector<Fields>& lines, const screen::DeskScene& scene)
{
    write(lines, scene.face);
}

std::vector<Fields> lines_of(const Sight& sight)
{
    std::vector<Fields> lines{{"last", sight.last_move},
                              {"asks", text(sight.asks)},
                              {"learning", text(sight.is_learning)},
                              {"tournament", text(sight.is_in_tournament)}};
    std::visit(speech::Overloaded{
                   [&](const std::monostate&) { lines.push_back({"blank"}); },
                   [&](const auto& scene) { write(lines, scene); },
               },
               sight.scene);
    return lines;
}

/// The scene if it is of that kind, and else a new one of it.
template <class Kind>
Kind& seen(Sight& sight)
{
    if (!std::holds_alternative<Kind>(sight.scene))
        sight.scene = Kind{};
    return std::get<Kind>(sight.scene);
}

void read_squares(Sight& sight, const Fields& line)
{
    const auto board = read_board(line[1]);
    const auto below = speech::side_names.find(line[2]);
    if (!board || !below)
        return;
    auto& scene = seen<screen::Scene>(sight);
    scene.board = *board;
    scene.below = *below;
    scene.cursor = Square::parse(line[3]);
    scene.selected = Square::parse(line[4]);
    const auto from = Square::parse(std::string_view{line[5]}.substr(0, 2));
    const auto to =
        Square::parse(std::string_view{line[5]}.substr(std::min<std::size_t>(line[5].size(), 2)));
    scene.last_move.reset();
    if (from && to)
        scene.last_move = {*from, *to};
}

void read_marks(Sight& sight, const Fields& line)
{
    auto& scene = seen<screen::Scene>(sight);
    scene.check = Square::parse(line[1]);
    scene.targets.clear();
    for (std::size_t i = 2; i < line.size() && i < squares; ++i)
        if (const auto square = Square::parse(line[i]))
            scene.targets.push_back(*square);
}

void read_state(Sight& sight, const Fields& line)
{
    const auto plies = base::read_number<std::size_t>(line[1]);
    const auto rows = base::read_number<std::size_t>(line[4]);
    if (!plies || !rows || *rows > most_rows)
        return;
    auto& scene = seen<screen::Scene>(sight);
    scene.plies = *plies;
    scene.timed = line[2] == text(true);
    scene.clock_runs = line[3] == text(true);
    scene.moves.resize(*rows);
}

void read_facts(Sight& sight, const Fields& line)
{
    if (line.size() <= most_facts)
        seen<screen::Scene>(sight).facts.assign(line.begin() + 1, line.end());
}

void read_row(Sight& sight, const Fields& line)
{
    const auto place = base::read_number<std::size_t>(line[1]);
    auto& rows = seen<screen::Scene>(sight).moves;
    if (place && *place < rows.size())
        rows[*place] = {line[2], line[3], line[4]};
}

void read_face(Sight& sight, const Fields& line)
{
    auto& face = seen<screen::Face>(sight);
    face.names = {line[1], line[2]};
    face.times = {line[3], line[4]};
    face.running = speech::side_names.find(line[5]);
    face.more = line[6];
}

/// How a line is read, and how many fields it has at least, its name counted.
struct Line {
    std::string_view name;
    std::size_t fields;
    void (*read)(Sight& sight, const Fields& line);
};

constexpr std::array lines{
    Line{"last", 2, [](Sight& sight, const Fields& line) { sight.last_move = line[1]; }},
    Line{"asks", 2, [](Sight& sight, const Fields& line) { sight.asks = line[1] == text(true); }},
    Line{"learning", 2,
         [](Sight& sight, const Fields& line) { sight.is_learning = line[1] == text(true); }},
    Line{"tournament", 2,
         [](Sight& sight, const Fields& line) { sight.is_in_tournament = line[1] == text(true); }},
    Line{"blank", 1, [](Sight& sight, const Fields&) { sight.scene = std::monostate{}; }},
    Line{"board", 6, read_squares},
    Line{"marks", 2, read_marks},
    Line{"state", 5, read_state},
    Line{"facts", 1, read_facts},
    Line{"row", 5, read_row},
    Line{"face", 7, read_face},
};

/// By which a line takes the place of an earlier one.
std::pair<std::string, std::string> key_of(const Fields& line)
{
    return {line.front(), line.front() == "row" ? line[1] : ""};
}

}  // namespace

Sight sight_of(host::Activity& activity, rules::Instant now)
{
    return {.scene = activity.scene(now),
            .last_move = activity.last_move(),
            .asks = activity.answer_of(*keymaps::Key::parse("y")).has_value(),
            .is_learning = activity.is_learning(),
            .is_in_tournament = activity.is_in_tournament()};
}

/// What is not there any more is told anew when it comes back.
std::vector<Fields> SightWriter::changes(const Sight& sight)
{
    std::vector<Fields> changed;
    decltype(sent_) now;
    for (auto& line : lines_of(sight)) {
        const auto key = key_of(line);
        const auto before = sent_.find(key);
        if (before == sent_.end() || before->second != line)
            changed.push_back(line);
        now.emplace(key, std::move(line));
    }
    sent_ = std::move(now);
    return changed;
}

void SightReader::take(const Fields& line)
{
    if (line.empty())
        return;
    const auto known = std::ranges::find(lines, line.front(), &Line::name);
    if (known != lines.end() && line.size() >= known->fields)
        known->read(sight_, line);
}

}  // namespace client::together

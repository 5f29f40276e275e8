// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/puzzle_parts.hpp"
#include "rules/san.hpp"

#include <algorithm>

/// Extended Position Description: four fields of a FEN, then operations that end with a semicolon.
namespace rules::puzzle_parts {

namespace {

constexpr int longest_mate = 999;
constexpr int most_plies = 0xffff;

/// What an operation says: its name, and the rest as it is written.
struct Operation {
    std::string_view name;
    std::string_view operand;
};

/// Where an operation ends: at a semicolon that is not in quotes, or at the end of the line. None
/// where a quote is left open.
std::optional<std::size_t> end_of_operation(std::string_view text)
{
    bool quoted = false;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] == '"')
            quoted = !quoted;
        if (text[at] == ';' && !quoted)
            return at;
    }
    return quoted ? std::nullopt : std::optional{text.size()};
}

Result<std::vector<Operation>, PuzzleError> operations_of(std::string_view text)
{
    std::vector<Operation> operations;
    while (!text.empty()) {
        const auto end = end_of_operation(text);
        if (!end)
            return fault(PuzzleFault::operation_unclosed, text);
        auto operand = text.substr(0, *end);
        const auto name = take_word(operand);
        if (!name.empty())
            operations.push_back({name, operand});
        text.remove_prefix(std::min(*end + 1, text.size()));
    }
    return operations;
}

/// The operand of an operation; none where the line does not have it.
std::optional<std::string_view> operand_of(const std::vector<Operation>& operations,
                                           std::string_view name)
{
    const auto found = std::ranges::find(operations, name, &Operation::name);
    return found == operations.end() ? std::nullopt : std::optional{found->operand};
}

/// The counters stand in operations of their own; many files have those of a FEN instead.
std::string take_fen(std::string_view& text)
{
    std::string fen;
    for (int field = 0; field < 4; ++field)
        fen += (field == 0 ? "" : " ") + std::string{take_word(text)};
    for (int counter = 0; counter < 2; ++counter) {
        auto rest = text;
        const auto word = take_word(rest);
        if (!read_number(word, most_plies))
            break;
        fen += ' ' + std::string{word};
        text = rest;
    }
    return fen;
}

Position with_counters(const Position& position, const std::vector<Operation>& operations)
{
    auto setup = position.setup();
    const auto count = [&](std::string_view name, std::uint16_t& into) {
        const auto operand = operand_of(operations, name);
        if (const auto number = operand ? read_number(*operand, most_plies) : std::nullopt)
            into = static_cast<std::uint16_t>(*number);
    };
    count("hmvc", setup.halfmoves);
    count("fmvn", setup.fullmoves);
    return Position::from(setup).value_or(position);
}

PuzzleFault fault_of(SanFault fault)
{
    switch (fault) {
    case SanFault::illegal:
        return PuzzleFault::move_illegal;
    case SanFault::ambiguous:
        return PuzzleFault::move_ambiguous;
    case SanFault::not_understood:
    case SanFault::promotion_missing:
        return PuzzleFault::move_malformed;
    }
    __builtin_unreachable();
}

/// The first is the solution, and the others are as good.
std::optional<PuzzleError> read_best_moves(std::string_view text, Puzzle& puzzle)
{
    for (auto word = take_word(text); !word.empty(); word = take_word(text)) {
        const auto move = read_san(puzzle.position, word);
        if (!move)
            return fault(fault_of(move.error()), word).value();
        const bool known = !puzzle.solution.empty() &&
                           (puzzle.solution.front() == *move ||
                            std::ranges::find(puzzle.also_best, *move) != puzzle.also_best.end());
        if (!known)
            (puzzle.solution.empty() ? puzzle.solution : puzzle.also_best).push_back(*move);
    }
    if (puzzle.solution.empty())
        return fault(PuzzleFault::best_move_missing).value();
    return std::nullopt;
}

std::optional<PuzzleError> read_mate(std::string_view text, Puzzle& puzzle)
{
    puzzle.mate_in = read_number(text, longest_mate);
    if (puzzle.mate_in.value_or(0) == 0)
        return fault(PuzzleFault::mate_malformed, text).value();
    puzzle.themes.emplace_back("mate");
    if (const auto theme = mate_theme(*puzzle.mate_in))
        puzzle.themes.emplace_back(*theme);
    return std::nullopt;
}

/// An operand of text, without the quotes around it.
std::string unquoted(std::string_view text)
{
    std::string plain{text};
    std::erase(plain, '"');
    return clean(plain);
}

std::optional<PuzzleError> read_operations(const std::vector<Operation>& operations, Puzzle& puzzle)
{
    const auto best = operand_of(operations, "bm");
    if (!best)
        return fault(PuzzleFault::best_move_missing).value();
    puzzle.id = unquoted(operand_of(operations, "id").value_or(""));
    if (const auto error = read_best_moves(*best, puzzle))
        return error;
    const auto mate = operand_of(operations, "dm");
    return mate ? read_mate(*mate, puzzle) : std::nullopt;
}

/// The first four fields of a FEN.
std::string board_fields(const Position& position)
{
    auto fen = written_position(position);
    for (int counter = 0; counter < 2; ++counter)
        fen.erase(fen.rfind(' '));
    return fen;
}

}  // namespace

/// The first word is a board: columns would have a comma in it.
bool is_epd(std::string_view line)
{
    const auto word = take_word(line);
    return word.find('/') != std::string_view::npos &&
           word.find_first_of(",\"") == std::string_view::npos;
}

Result<Puzzle, PuzzleError> read_epd(std::string_view line)
{
    const auto position = read_position(take_fen(line));
    if (!position)
        return unexpected{position.error()};
    const auto operations = operations_of(line);
    if (!operations)
        return unexpected{operations.error()};
    Puzzle puzzle;
    puzzle.position = with_counters(*position, *operations);
    if (const auto error = read_operations(*operations, puzzle))
        return unexpected{*error};
    return puzzle;
}

std::string write_epd(const Puzzle& puzzle)
{
    std::string text = board_fields(puzzle.position) + " bm";
    text += ' ' + write_san(puzzle.position, puzzle.solution.front());
    for (const Move move : puzzle.also_best)
        text += ' ' + write_san(puzzle.position, move);
    text += ';';
    if (puzzle.mate_in)
        text += " dm " + std::to_string(*puzzle.mate_in) + ';';
    text += " hmvc " + std::to_string(puzzle.position.halfmoves()) + ';';
    text += " fmvn " + std::to_string(puzzle.position.fullmoves()) + ';';
    if (!puzzle.id.empty())
        text += " id \"" + puzzle.id + "\";";
    return text;
}

}  // namespace rules::puzzle_parts

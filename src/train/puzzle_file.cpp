// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/puzzle_file.hpp"

#include <algorithm>

namespace client::train {

namespace {

using rules::Puzzle;
using rules::PuzzleError;
using rules::PuzzleFault;

/// Blocks of lines that one call looks at: about a megabyte, some two thousandths of a second.
constexpr int blocks_a_call = 4;
/// Faults that are kept of one file: nobody wants to hear a thousand of them.
constexpr std::size_t most_faults = 20;

rules::PuzzleLine read_line(std::string_view line, std::size_t number)
{
    if (line.size() > PuzzleLines::longest)
        return rules::unexpected{PuzzleError{PuzzleFault::line_too_long, number, {}}};
    return rules::read_puzzle(line, number);
}

/// Whether a line may hold what is wanted, as far as that can be told without its moves.
bool may_fit(std::string_view line, const PuzzleFilter& filter)
{
    if (const auto label = rules::puzzle_label(line))
        return filter.fits(*label);
    const auto read = read_line(line, 1);
    return read && (!*read || filter.fits(**read));
}

}  // namespace

rules::Result<PuzzleFile, PuzzleFileFault> PuzzleFile::open(const std::string& path)
{
    auto bytes = open_puzzle_bytes(path);
    if (!bytes)
        return rules::unexpected{bytes.error()};
    PuzzleFile file{PuzzleLines{std::move(*bytes)}};
    if (file.holds_puzzles())
        return file;
    return rules::unexpected{file.lines_.is_damaged() ? PuzzleFileFault::damaged
                                                      : PuzzleFileFault::no_puzzles};
}

bool PuzzleFile::holds_puzzles()
{
    const auto first = lines_.next();
    return std::ranges::any_of(first, [](std::string_view line) {
        const auto read = read_line(line, 1);
        return read && *read;
    });
}

void PuzzleFile::begin_drawing(const Chance& chance)
{
    in_sequence_ = false;
    lines_.jump(chance);
    begun_at_ = lines_.place();
    round_the_end_ = false;
}

PuzzleFile::Lines PuzzleFile::lines_of_round()
{
    const auto lines = lines_.next();
    if (!lines.empty() || round_the_end_)
        return lines;
    note_damage();
    lines_.rewind();
    round_the_end_ = true;
    return *begun_at_ > 0 ? lines_.next() : Lines{};
}

/// A line that lay across the place where it began is looked at, too.
bool PuzzleFile::is_round_over() const
{
    return round_the_end_ && lines_.place() > *begun_at_ + PuzzleLines::longest;
}

rules::Result<Puzzle, NoPuzzle> PuzzleFile::draw(const PuzzleFilter& filter, const Chance& chance)
{
    if (!begun_at_)
        begin_drawing(chance);
    for (int block = 0; block < blocks_a_call; ++block) {
        const auto lines = lines_of_round();
        auto puzzle = draw_from(lines, filter, chance);
        const bool over = lines.empty() || is_round_over();
        if (puzzle || over)
            begun_at_.reset();
        if (puzzle)
            return *std::move(puzzle);
        if (over)
            return rules::unexpected{NoPuzzle::none_fits};
    }
    return rules::unexpected{NoPuzzle::not_yet};
}

std::optional<Puzzle>
PuzzleFile::draw_from(Lines lines, const PuzzleFilter& filter, const Chance& chance)
{
    std::vector<std::size_t> fitting;
    for (std::size_t line = 0; line < lines.size(); ++line)
        if (may_fit(lines[line], filter))
            fitting.push_back(line);
    while (!fitting.empty()) {
        const auto drawn = fitting.begin() + static_cast<std::ptrdiff_t>(chance(fitting.size()));
        if (auto puzzle = read(lines, *drawn))
            return puzzle;
        fitting.erase(drawn);
    }
    return std::nullopt;
}

std::optional<Puzzle> PuzzleFile::read(Lines lines, std::size_t line)
{
    auto read = read_line(lines[line], 1);
    if (!read)
        return std::nullopt;
    if (*read)
        return std::move(**read);
    if (faults_.size() < most_faults) {  // lines are counted only for a fault that is kept
        read->error().line = lines_.number() + line;
        keep(read->error());
    }
    return std::nullopt;
}

void PuzzleFile::keep(const PuzzleError& fault)
{
    if (std::ranges::find(faults_, fault.line, &PuzzleError::line) == faults_.end())
        faults_.push_back(fault);
}

void PuzzleFile::note_damage()
{
    if (!lines_.is_damaged() || std::exchange(damage_noted_, true))
        return;
    keep({PuzzleFault::packing_broken, lines_.number(), {}});
}

std::vector<PuzzleError> PuzzleFile::take_faults()
{
    const auto taken = static_cast<std::ptrdiff_t>(std::exchange(faults_taken_, faults_.size()));
    return {faults_.begin() + taken, faults_.end()};
}

rules::PuzzleLine PuzzleFile::next()
{
    if (!std::exchange(in_sequence_, true)) {
        begun_at_.reset();
        lines_.rewind();
        sequence_ = {};
        sequence_line_ = 0;
    }
    while (true) {
        if (sequence_line_ == sequence_.size()) {
            sequence_ = lines_.next();
            sequence_line_ = 0;
        }
        if (sequence_.empty()) {
            note_damage();
            in_sequence_ = false;
            return std::nullopt;
        }
        const auto line = sequence_line_++;
        if (auto read = read_line(sequence_[line], lines_.number() + line))
            return read;
    }
}

}  // namespace client::train

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/letters.hpp"
#include "rules/result.hpp"
#include "rules/score.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <iosfwd>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

/// Games as files keep them: Portable Game Notation in and out.
namespace rules {

/// Why a game of a file was not read.
enum class PgnFault : std::uint8_t {
    tag_malformed,
    tag_unclosed,
    fen_malformed,
    position_illegal,
    variant_unknown,
    not_understood,
    move_illegal,
    move_ambiguous,
    promotion_missing,
    null_move,
    nag_malformed,
    comment_unclosed,
    variation_unclosed,
    variation_unopened,
    variation_without_move,
    variations_too_deep,
    game_too_large,
};

/// What is wrong, in which game and line of the file (both counted from 1), and the words that are.
struct PgnError {
    static constexpr std::size_t max_token = 40;

    PgnFault fault{};
    std::size_t game = 1;
    std::size_t line = 1;
    std::string token;  ///< clean text of at most max_token bytes; empty where none is to blame

    bool operator==(const PgnError&) const = default;
};

/// Variations inside variations. Each level keeps two positions while it is read, and printed
/// analyses stay below ten; the bound keeps a file of nothing but brackets small.
inline constexpr std::size_t max_variation_depth = 256;

/// Whether moves, comments and variations are read into the score, checked and counted alone, or
/// passed over.
enum class PgnMoves : std::uint8_t { checked, counted, skipped };

struct PgnOptions {
    Letters letters = Letters::en;
    PgnMoves moves = PgnMoves::checked;
};

/// Writes up to so many bytes and answers how many; none at the end.
using ByteSource = std::function<std::size_t(char* to, std::size_t most)>;

class PgnParser;

/// Reads one game after another, in memory that does not grow with the file.
class PgnReader {
public:
    /// The stream must live as long as the reader.
    explicit PgnReader(std::istream& stream, PgnOptions options = {});
    explicit PgnReader(ByteSource source, PgnOptions options = {});
    PgnReader(const PgnReader&) = delete;
    PgnReader& operator=(const PgnReader&) = delete;
    PgnReader(PgnReader&&) noexcept;
    PgnReader& operator=(PgnReader&&) noexcept;
    ~PgnReader();

    using Game = Result<const Score*, PgnError>;

    /// The next game, which stays until the next call, or why it was passed over; none at the end.
    [[nodiscard]] std::optional<Game> next();
    /// What was read of a game up to its fault, with a remark where it breaks off; none where there
    /// was no move.
    [[nodiscard]] std::optional<Score> up_to_fault(std::string_view remark) const;
    /// How many moves of it were checked, those of variations too.
    [[nodiscard]] std::size_t move_count() const;
    /// The number of the game that was last read, counted from 1, and the line where it begins.
    [[nodiscard]] std::size_t number() const;
    [[nodiscard]] std::size_t line() const;
    /// How many bytes lie before that game; a reader that begins there reads it first.
    [[nodiscard]] std::uint64_t offset() const;
    /// Whether another reader that begins there reads the same: the game begins with a tag, and no
    /// fault lies before it.
    [[nodiscard]] bool stands_alone() const;

private:
    std::unique_ptr<PgnParser> parser_;
};

/// Whether moves have a sign for check and mate.
enum class CheckSigns : std::uint8_t { written, left_out };

/// A game in export format: the seven tags first, English letters, lines under 80 columns. What a
/// tag lacks is written as a question mark; text in a comment that could end it is kept, on a line
/// of its own.
[[nodiscard]] std::string write_pgn(const Score& score, CheckSigns signs = CheckSigns::written);

}  // namespace rules

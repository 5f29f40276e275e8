// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/pgn.hpp"
#include "rules/pgn_input.hpp"
#include "rules/san.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rules {

/// The work behind PgnReader. A game with a fault is passed over by the same code that reads sound
/// ones, so that comments and brackets are understood there too.
class PgnParser {
public:
    PgnParser(ByteSource source, PgnOptions options);

    /// Reads one game; false when there is none left.
    bool next();
    [[nodiscard]] const Score& score() const { return score_; }
    [[nodiscard]] const std::optional<PgnError>& error() const { return error_; }
    [[nodiscard]] std::optional<Score> up_to_fault(std::string_view remark) const;
    [[nodiscard]] std::size_t move_count() const { return moves_; }
    [[nodiscard]] std::size_t number() const { return number_; }
    [[nodiscard]] std::size_t line() const { return first_line_; }
    [[nodiscard]] std::uint64_t offset() const { return first_byte_; }
    [[nodiscard]] bool stands_alone() const { return stands_alone_; }

private:
    /// One line of moves that is being read: the game's, or that of a variation.
    struct Level {
        Position before;  ///< the position before the last move, where variations begin
        Position now;
        NodeId last = NodeId::root;
        NodeId beside = NodeId::root;        ///< the last variation beside the last move
        NodeId beside_first = NodeId::root;  ///< the same for the first move of the line
        std::size_t moves = 0;
        std::size_t line = 1;  ///< where in the file it begins
        bool after_variation = false;
    };

    // pgn_parser.cpp: a game from its first tag to its result
    void start();
    [[nodiscard]] bool find_game();
    void finish();
    void fail(PgnFault fault, std::string_view token = {});
    void fail_at(std::size_t line, PgnFault fault, std::string_view token = {});
    [[nodiscard]] bool reads_moves() const
    {
        return !error_ && options_.moves != PgnMoves::skipped;
    }
    [[nodiscard]] bool keeps_moves() const { return options_.moves == PgnMoves::checked; }

    // pgn_tags.cpp
    void tag_section();
    void tag();
    void long_tag(std::string_view name);
    [[nodiscard]] bool closes_tag();
    void keep_tag(std::string_view name, CleanValue value);
    [[nodiscard]] bool ends_with_backslash() const;
    void set_up();

    // pgn_comments.cpp
    [[nodiscard]] bool pass_filler();
    void comment();
    void long_comment();
    void line_comment();
    void gather(std::string_view text);
    void remark(std::string_view bytes);
    void keep_remark(CleanText text);
    [[nodiscard]] bool waits_for_move() const;
    void release_waiting(NodeId to);

    // pgn_words.cpp: each tells whether it has understood the word
    void word();
    void odd_word(std::string_view token, SanFault fault);
    [[nodiscard]] bool sign(std::string_view token);
    [[nodiscard]] bool wrong_case(std::string_view token);
    [[nodiscard]] bool two_words(std::string_view token);
    [[nodiscard]] bool moves(std::string_view token);
    [[nodiscard]] bool with_appendage(std::string_view token);

    // pgn_glyphs.cpp
    void glyph_number();
    void glyph_signs();
    void glyph(Nag nag);

    // pgn_moves.cpp
    void movetext();
    void step();
    void number_or_result();
    [[nodiscard]] bool take_result();
    void end_with(GameResult result);
    void play(Move move);
    void pass(std::string_view token);
    void keep(Move move);
    void open_bracket();
    void open_variation();
    void close_variation();
    void stray(std::size_t bytes);
    [[nodiscard]] Level& level() { return levels_[depth_]; }
    [[nodiscard]] const Level& level() const { return levels_[depth_]; }

    PgnInput input_;
    PgnOptions options_;
    Score score_;
    std::optional<PgnError> error_;
    std::optional<GameResult> marker_;
    std::size_t number_ = 0;
    std::size_t first_line_ = 1;
    std::uint64_t first_byte_ = 0;
    bool stands_alone_ = false;
    std::size_t fen_line_ = 0;  ///< where the tag stands, if there is one
    std::size_t variant_line_ = 0;
    bool ended_ = false;
    NodeId broke_off_ = NodeId::root;  ///< the last move before the fault
    std::size_t moves_ = 0;
    std::size_t nags_ = 0;  ///< and texts, while they are only counted
    std::size_t text_size_ = 0;

    std::vector<Level> levels_;
    std::size_t depth_ = 0;
    std::string waiting_text_;  ///< a comment for the next move
    std::vector<Nag> waiting_nags_;
    std::string scratch_;
    TextCleaner cleaner_;
};

/// Whether a tag begins here: a bracket, a name and a quotation mark.
[[nodiscard]] bool looks_like_tag(std::string_view text);

}  // namespace rules

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/position.hpp"
#include "rules/score_text.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace rules {

/// Names a move of a score; the root stands for the initial position.
enum class NodeId : std::uint32_t { root };

/// A numeric annotation glyph: $1 is a good move (!), $2 a mistake (?).
enum class Nag : std::uint8_t {};

/// How a game ended, as far as a score sheet tells; unknown is written *.
enum class GameResult : std::uint8_t { unknown, white_wins, black_wins, draw };

[[nodiscard]] std::string_view text(GameResult result);
[[nodiscard]] std::optional<GameResult> result_from(std::string_view text);

/// A game as it was written down: tags, a tree of moves with their variations, comments and glyphs.
///
/// The moves lie in one block and the texts in another, so that a reader that uses one score for
/// game after game asks for no memory. What it hands out as a view lasts until the next change.
class Score {
public:
    struct Tag {
        std::string_view name;
        std::string_view value;

        bool operator==(const Tag&) const = default;
    };

    /// What a reader takes of one game: an opening book of half a million moves and as much text as
    /// a thick printed one fits, and no input grows memory without bound.
    static constexpr std::size_t max_moves = std::size_t{1} << 19;
    static constexpr std::size_t max_nags = std::size_t{1} << 19;
    static constexpr std::size_t max_text = std::size_t{1} << 23;

    Score();
    /// Back to a game without tags and moves.
    void clear();

    [[nodiscard]] std::size_t tag_count() const { return tags_.size(); }
    [[nodiscard]] Tag tag(std::size_t number) const;
    /// The value of the first tag of that name.
    [[nodiscard]] std::optional<std::string_view> tag(std::string_view name) const;
    /// Letters, digits and underscores, not empty.
    [[nodiscard]] static bool is_tag_name(std::string_view name);
    void add_tag(std::string_view name, CleanValue value);
    void add_tag(std::string_view name, std::string_view value);
    /// Changes the first tag of that name, or adds one.
    void set_tag(std::string_view name, std::string_view value);

    [[nodiscard]] const Position& initial() const { return initial_; }
    /// Only while there are no moves. Tags are not touched.
    void set_initial(const Position& position);
    /// The same, and writes the tags SetUp, FEN and Variant where the position needs them.
    void start_from(const Position& position);

    [[nodiscard]] GameResult result() const { return result_; }
    void set_result(GameResult result) { result_ = result; }

    /// All moves, those of variations too.
    [[nodiscard]] std::size_t move_count() const { return nodes_.size() - 1; }
    [[nodiscard]] std::size_t nag_count() const { return nags_.size(); }
    [[nodiscard]] std::size_t text_size() const { return text_.size(); }

    /// Adds a move that is legal after that node: as the main move if it is the first there, else
    /// as the last variation.
    NodeId add_move(NodeId after, Move move)
    {
        const NodeId added = append(after, move);
        if (node(after).child == none)
            node(after).child = index(added);
        else
            node(last_alternative(id(node(after).child))).sibling = index(added);
        return added;
    }
    /// Adds a move instead of that one, as the variation that comes next after it.
    NodeId add_alternative(NodeId instead_of, Move move);

    [[nodiscard]] Move move(NodeId of) const { return node(of).move; }
    /// The main move after that node.
    [[nodiscard]] std::optional<NodeId> next(NodeId of) const { return maybe(node(of).child); }
    /// The next move that stands beside this one as a variation.
    [[nodiscard]] std::optional<NodeId> alternative(NodeId of) const
    {
        return maybe(node(of).sibling);
    }
    /// The move before, or the root; the root itself has none.
    [[nodiscard]] std::optional<NodeId> previous(NodeId of) const;
    /// Whether nothing stands before it among the moves tried there.
    [[nodiscard]] bool is_main(NodeId of) const;
    /// The position after that move.
    [[nodiscard]] Position position_at(NodeId of) const;

    [[nodiscard]] std::string_view comment(NodeId of) const { return view(node(of).after); }
    [[nodiscard]] std::string_view comment_before(NodeId of) const { return view(node(of).before); }
    /// Adds to what is said after a move, or before the game when the node is the root. A text that
    /// begins with (=) after a move is a draw offer, since that is how files keep one.
    void add_comment(NodeId of, CleanText text);
    void add_comment(NodeId of, std::string_view text);
    /// Adds to what is said before a move. Files can tell that from what is said after the move
    /// before only where a variation begins or has just ended; elsewhere it goes there.
    void add_comment_before(NodeId of, std::string_view text);

    [[nodiscard]] std::span<const Nag> nags(NodeId of) const;
    /// For each glyph how many bytes of the comment after the move were said before it.
    [[nodiscard]] std::span<const std::uint32_t> nag_places(NodeId of) const;
    /// Comes after what is already said of the move.
    void add_nag(NodeId of, Nag nag);

    /// Appendix C.12: a draw was offered with this move.
    [[nodiscard]] bool has_draw_offer(NodeId of) const { return node(of).draw_offer; }
    void set_draw_offer(NodeId of) { node(of).draw_offer = true; }

    /// Whether tags, initial position, moves, texts, glyphs and result are the same.
    bool operator==(const Score& other) const;

private:
    static constexpr std::uint32_t none = 0;  ///< nothing leads to the root

    struct Slice {
        std::uint32_t start = 0;
        std::uint32_t size = 0;
    };
    struct TagSlices {
        Slice name;
        Slice value;
    };
    struct Node {
        Move move;
        std::uint32_t parent = none;
        std::uint32_t child = none;
        std::uint32_t sibling = none;
        Slice before;
        Slice after;
        Slice nags;
        bool draw_offer = false;
    };

    [[nodiscard]] static constexpr std::uint32_t index(NodeId of)
    {
        return static_cast<std::uint32_t>(of);
    }
    [[nodiscard]] static constexpr NodeId id(std::uint32_t index) { return NodeId{index}; }
    [[nodiscard]] static constexpr std::optional<NodeId> maybe(std::uint32_t index)
    {
        return index == none ? std::nullopt : std::optional{id(index)};
    }
    [[nodiscard]] Node& node(NodeId of) { return nodes_[index(of)]; }
    [[nodiscard]] const Node& node(NodeId of) const { return nodes_[index(of)]; }
    [[nodiscard]] std::string_view view(Slice slice) const
    {
        return std::string_view{text_}.substr(slice.start, slice.size);
    }
    NodeId append(NodeId parent, Move move)
    {
        const auto added = static_cast<std::uint32_t>(nodes_.size());
        Node& fresh = nodes_.emplace_back();
        fresh.move = move;
        fresh.parent = index(parent);
        return id(added);
    }
    [[nodiscard]] NodeId last_alternative(NodeId of) const;
    [[nodiscard]] Slice keep(std::string_view text);
    void add_text(Slice& slice, std::string_view text);
    [[nodiscard]] bool same_at(NodeId ours, const Score& other, NodeId theirs) const;
    [[nodiscard]] bool same_moves(const Score& other) const;

    std::vector<TagSlices> tags_;
    std::vector<Node> nodes_;
    std::vector<Nag> nags_;
    std::vector<std::uint32_t> nag_places_;  ///< side by side with them
    std::string text_;
    Position initial_;
    GameResult result_ = GameResult::unknown;
};

}  // namespace rules

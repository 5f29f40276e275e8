// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/pgn.hpp"
#include "rules/san.hpp"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace rules {
namespace {

constexpr std::size_t last_column = 79;

struct RosterTag {
    std::string_view name;
    std::string_view unknown;
};
constexpr std::array roster{
    RosterTag{"Event", "?"}, RosterTag{"Site", "?"},  RosterTag{"Date", "????.??.??"},
    RosterTag{"Round", "?"}, RosterTag{"White", "?"}, RosterTag{"Black", "?"},
    RosterTag{"Result", ""},
};

/// Words one after another in lines that are not too long.
class Lines {
public:
    explicit Lines(std::string& text) : text_{text}, line_start_{text.size()} {}

    /// A word with a blank before it, or on a new line.
    void word(std::string_view word)
    {
        if (column() > 0)
            gap(brackets_.size() + word.size());
        text_ += brackets_;
        text_ += word;
        brackets_.clear();
    }
    /// Stands close to the word that follows.
    void opening_bracket() { brackets_ += '('; }
    void closing_bracket()
    {
        if (column() + 1 > last_column)
            new_line();
        text_ += ')';
    }
    void comment(std::string_view text);
    void new_line()
    {
        if (column() == 0)
            return;
        text_ += '\n';
        line_start_ = text_.size();
    }

private:
    [[nodiscard]] std::size_t column() const { return text_.size() - line_start_; }
    void gap(std::size_t width)
    {
        if (column() + 1 + width > last_column)
            new_line();
        else
            text_ += ' ';
    }
    void line_comment(std::string_view text);

    std::string& text_;
    std::size_t line_start_;
    std::string brackets_;
};

/// Where a comment may be broken: at a blank alone, and not before a word that means something
/// else at the beginning of a line.
std::size_t next_break(std::string_view text, std::size_t at)
{
    for (at = text.find(' ', at + 1); at != std::string_view::npos; at = text.find(' ', at + 1)) {
        const std::string_view behind = text.substr(at + 1);
        if (text[at - 1] != ' ' && !behind.starts_with(' ') && !behind.starts_with('%') &&
            !behind.starts_with("[Event "))
            return at;
    }
    return text.size();
}

void Lines::comment(std::string_view text)
{
    if (text.find('}') != std::string_view::npos)
        return line_comment(text);
    const std::string braced = '{' + std::string{text} + '}';
    for (std::size_t start = 0; start < braced.size();) {
        const std::size_t end = next_break(braced, start);
        word(std::string_view{braced}.substr(start, end - start));
        start = end + 1;
    }
}

/// Within braces this text would end too early; to the end of a line it is safe.
void Lines::line_comment(std::string_view text)
{
    word(";");
    text_ += text;
    new_line();
}

class Writer {
public:
    Writer(const Score& score, CheckSigns signs) : score_{score}, signs_{signs} {}

    std::string write()
    {
        tags();
        text_ += '\n';
        Lines lines{text_};
        moves(lines);
        lines.word(text(score_.result()));
        lines.new_line();
        text_ += '\n';
        return std::move(text_);
    }

private:
    /// A line of moves on its way: the next move, the position before it, and the variations beside
    /// it that wait until it is written.
    struct Line {
        Position position;
        std::optional<NodeId> next;
        std::optional<NodeId> beside;
        bool written = false;
    };

    void tags()
    {
        for (const RosterTag& tag : roster) {
            const std::string_view unknown =
                tag.name == "Result" ? text(score_.result()) : tag.unknown;
            add_tag({tag.name, score_.tag(tag.name).value_or(unknown)});
        }
        std::array<bool, roster.size()> passed{};
        for (std::size_t i = 0; i < score_.tag_count(); ++i) {
            const Score::Tag tag = score_.tag(i);
            const auto* const row = std::ranges::find(roster, tag.name, &RosterTag::name);
            // A second tag of the same name stays where it is.
            if (row != roster.end() &&
                !std::exchange(passed[static_cast<std::size_t>(row - roster.begin())], true))
                continue;
            add_tag(tag);
        }
    }
    void add_tag(Score::Tag tag)
    {
        text_.append("[").append(tag.name).append(" \"");
        for (const char c : tag.value) {
            if (c == '"' || c == '\\')
                text_ += '\\';
            text_ += c;
        }
        text_ += "\"]\n";
    }

    void moves(Lines& lines)
    {
        comment(lines, score_.comment(NodeId::root));
        std::vector<Line> open{{score_.initial(), score_.next(NodeId::root), {}}};
        while (!open.empty()) {
            Line& line = open.back();
            if (!line.next) {
                open.pop_back();
                if (!open.empty())
                    lines.closing_bracket();
                needs_number_ = true;
            } else if (!line.written) {
                move(lines, line);
                line.beside =
                    score_.is_main(*line.next) ? score_.alternative(*line.next) : std::nullopt;
                line.written = true;
            } else if (line.beside) {
                const NodeId variation = *line.beside;
                line.beside = score_.alternative(variation);
                lines.opening_bracket();
                needs_number_ = true;
                open.push_back({Position{line.position}, variation, {}});
            } else {
                line.position.play_unchecked(score_.move(*line.next));
                line.next = score_.next(*line.next);
                line.written = false;
            }
        }
    }

    void move(Lines& lines, const Line& line)
    {
        const NodeId node = *line.next;
        comment(lines, score_.comment_before(node));
        const bool white = line.position.turn() == Color::white;
        if (white || needs_number_)
            lines.word(std::to_string(line.position.fullmoves()) + (white ? "." : "..."));
        needs_number_ = false;
        auto san = write_san(line.position, score_.move(node));
        if (signs_ == CheckSigns::left_out)
            san.erase(san.find_last_not_of("+#") + 1);
        lines.word(san);
        remarks(lines, node);
    }
    /// Comment and glyphs in the order in which they were said.
    void remarks(Lines& lines, NodeId node)
    {
        const std::string_view text = score_.comment(node);
        const auto places = score_.nag_places(node);
        bool offer = score_.has_draw_offer(node);
        std::size_t said = 0;
        for (std::size_t i = 0; i < places.size(); ++i) {
            if (places[i] > said)
                part_of_comment(lines, text.substr(said, places[i] - said), offer);
            said = places[i];
            lines.word('$' + std::to_string(static_cast<unsigned>(score_.nags(node)[i])));
        }
        if (said < text.size() || offer)
            part_of_comment(lines, text.substr(said), offer);
    }
    /// A draw offer stands in braces, since other programs take the sign itself for a variation. A
    /// later part that begins with the sign has it twice, because a reader takes one away.
    void part_of_comment(Lines& lines, std::string_view text, bool& offer)
    {
        text = trimmed(text);
        std::string all;
        if (std::exchange(offer, false) || text.starts_with("(=)"))
            all = text.empty() ? "(=)" : "(=) ";
        comment(lines, all.append(text));
    }
    void comment(Lines& lines, std::string_view text)
    {
        if (text.empty())
            return;
        lines.comment(text);
        needs_number_ = true;
    }

    const Score& score_;
    CheckSigns signs_;
    std::string text_;
    bool needs_number_ = true;
};

}  // namespace

std::string write_pgn(const Score& score, CheckSigns signs)
{
    return Writer{score, signs}.write();
}

}  // namespace rules

// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/pgn_parser.hpp"

#include <algorithm>

namespace rules {
namespace {

constexpr std::string_view byte_order_mark = "\xef\xbb\xbf";
/// What a line of a comment never begins with, unless the comment's end is missing.
constexpr std::string_view next_game = "[Event \"";

constexpr bool is_line_break(char c)
{
    return c == '\n' || c == '\r';
}

/// The lines that end within a text.
std::size_t line_breaks(std::string_view text)
{
    std::size_t breaks = 0;
    for (auto at = text.find('\n'); at != std::string_view::npos; at = text.find('\n', at + 1))
        ++breaks;
    for (auto at = text.find('\r'); at != std::string_view::npos; at = text.find('\r', at + 1))
        breaks += text.substr(at + 1).starts_with('\n') ? 0 : 1;
    return breaks;
}

/// As much of the text as comes before any of these bytes.
template <class... Bytes>
std::string_view up_to(std::string_view text, Bytes... stops)
{
    const auto* const end =
        std::ranges::find_if(text, [=](char c) { return ((c == stops) || ...); });
    return text.substr(0, static_cast<std::size_t>(end - text.begin()));
}

bool holds_next_game(std::string_view text)
{
    for (auto at = text.find(next_game); at != std::string_view::npos;
         at = text.find(next_game, at + 1))
        if (at > 0 && is_line_break(text[at - 1]))
            return true;
    return false;
}

}  // namespace

/// Passes what belongs to no game: blanks, comments, lines for other programs.
bool PgnParser::pass_filler()
{
    const char c = *input_.cursor();
    if (is_line_break(c))
        input_.pass_line_break();
    else if (c == ' ' || c == '\t' || c == '\v' || c == '\f')
        input_.skip(1);
    else if (c == '%' && input_.at_line_start())
        input_.skip_line();
    else if (c == '{')
        comment();
    else if (c == ';')
        line_comment();
    else if (input_.rest().starts_with(byte_order_mark))
        input_.skip(byte_order_mark.size());
    else
        return false;
    return true;
}

void PgnParser::comment()
{
    const std::string_view rest = input_.rest().substr(1);
    const std::string_view text = rest.substr(0, rest.find('}'));
    if (text.size() == rest.size())
        return long_comment();
    const auto plain = keeps_moves() ? CleanText::if_plain(text) : std::nullopt;
    if (!plain) {
        const std::size_t lines = line_breaks(text);
        if (lines > 0 && holds_next_game(text))
            return long_comment();
        input_.count_lines(lines);
    }
    if (plain && reads_moves())
        keep_remark(*plain);
    else
        remark(text);
    input_.move_to(text.data() + text.size() + 1);
}

/// A comment of which the end is not yet in sight, or that has none.
void PgnParser::long_comment()
{
    const std::size_t first_line = input_.line();
    scratch_.clear();
    input_.skip(1);
    while (!input_.at_end()) {
        const std::string_view rest = input_.rest();
        const std::string_view piece = up_to(rest, '}', '\r', '\n');
        gather(piece);
        input_.skip(piece.size());
        if (piece.size() == rest.size())
            continue;
        if (*input_.cursor() == '}') {
            input_.skip(1);
            remark(scratch_);
            return;
        }
        gather("\n");
        input_.pass_line_break();
        input_.prepare();
        if (input_.rest().starts_with(next_game))
            break;
    }
    fail_at(first_line, PgnFault::comment_unclosed);
}

void PgnParser::line_comment()
{
    scratch_.clear();
    input_.skip(1);
    while (!input_.at_end() && !is_line_break(*input_.cursor())) {
        const std::string_view rest = input_.rest();
        const std::string_view piece = up_to(rest, '\r', '\n');
        gather(piece);
        input_.skip(piece.size());
    }
    remark(scratch_);
}

/// Adds to the scratch text, as much as any score may hold.
void PgnParser::gather(std::string_view text)
{
    if (error_)
        return;
    if (scratch_.size() + text.size() > Score::max_text)
        fail(PgnFault::game_too_large);
    else
        scratch_ += text;
}

bool PgnParser::waits_for_move() const
{
    return level().after_variation || (depth_ > 0 && level().moves == 0);
}

void PgnParser::remark(std::string_view bytes)
{
    if (!reads_moves())
        return;
    if (keeps_moves())
        return keep_remark(cleaner_.clean(bytes));
    text_size_ += bytes.size();
    if (score_.text_size() + text_size_ > Score::max_text)
        fail(PgnFault::game_too_large);
}

void PgnParser::keep_remark(CleanText text)
{
    // A merged comment may be copied behind the others, so what is there counts twice.
    const NodeId last = level().last;
    const std::size_t size =
        text.view().size() + score_.comment(last).size() + waiting_text_.size();
    if (score_.text_size() + 2 * size > Score::max_text)
        return fail(PgnFault::game_too_large);
    if (waits_for_move()) {
        if (!waiting_text_.empty() && !text.view().empty())
            waiting_text_ += ' ';
        waiting_text_ += text.view();
        return;
    }
    score_.add_comment(last, text);
}

/// What waited for a move that did not come belongs to the last one.
void PgnParser::release_waiting(NodeId to)
{
    if (!waiting_text_.empty())
        score_.add_comment(to, waiting_text_);
    if (to != NodeId::root)
        for (const Nag nag : waiting_nags_)
            score_.add_nag(to, nag);
    waiting_text_.clear();
    waiting_nags_.clear();
}

}  // namespace rules

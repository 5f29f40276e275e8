// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/advance.hpp"
#include "rules/pgn_bytes.hpp"
#include "rules/pgn_parser.hpp"

namespace rules {

using pgn_bytes::is_digit;
using pgn_bytes::Kind;
using pgn_bytes::kind;

void PgnParser::movetext()
{
    while (!ended_ && !input_.at_end())
        if (*input_.cursor() == ' ')
            input_.skip(1);
        else
            step();
}

void PgnParser::step()
{
    const char c = *input_.cursor();
    switch (kind(c)) {
    case Kind::blank:
        return input_.skip(1);
    case Kind::word:
        return word();
    case Kind::digit:
        return number_or_result();
    case Kind::line_break:
        return input_.pass_line_break();
    case Kind::other:
        break;
    }
    switch (c) {
    case '.':
        return input_.skip(1);
    case '(':
        return open_bracket();
    case ')':
        return close_variation();
    case '$':
        return glyph_number();
    case '!':
    case '?':
        return glyph_signs();
    case '*':
        input_.skip(1);
        return end_with(GameResult::unknown);
    case '[':
        if (looks_like_tag(input_.rest()))
            ended_ = true;
        else
            stray(1);
        return;
    default:
        if (!pass_filler())
            stray(1);
    }
}

void PgnParser::number_or_result()
{
    const char* end = input_.cursor();
    if ((end[1] == '-' || end[1] == '/') && take_result())
        return;
    unsigned value = 0;
    for (; is_digit(*end); ++end)
        value = value < 100'000 ? 10 * value + static_cast<unsigned>(*end - '0') : value;
    if (end[0] == '-')  // castling with zeros
        return word();
    if (*end != '.' && reads_moves() && value != level().now.fullmoves())
        return word();
    while (*end == '.')
        ++end;
    input_.move_to(end);
}

bool PgnParser::take_result()
{
    std::string_view token = input_.rest().substr(0, 7);
    if (!token.starts_with("1/2-1/2"))
        token = token.substr(0, 3);
    const auto result = result_from(token);
    if (!result)
        return false;
    input_.skip(token.size());
    end_with(*result);
    return true;
}

/// A result inside a variation is that of another game and ends nothing.
void PgnParser::end_with(GameResult result)
{
    if (depth_ > 0)
        return;
    marker_ = result;
    ended_ = true;
}

void PgnParser::play(Move move)
{
    Position& now = level().now;
    level().before = now;
    // Without the key, which no reader asks for.
    if (now.turn() == Color::white)
        now.advance_unchecked<Color::white, Position::Keyed::no>(move);
    else
        now.advance_unchecked<Color::black, Position::Keyed::no>(move);
    keep(move);
}

void PgnParser::pass(std::string_view token)
{
    const auto move = level().now.pass();
    if (!move)
        return fail(PgnFault::null_move, token);
    level().before = level().now;
    level().now.play_unchecked(*move);
    keep(*move);
}

/// The move that was just made becomes part of the score.
void PgnParser::keep(Move move)
{
    if (moves_ >= Score::max_moves)
        return fail(PgnFault::game_too_large);
    ++moves_;
    Level& line = level();
    if (!keeps_moves()) {
        ++line.moves;
        return;
    }
    if (depth_ > 0 && line.moves == 0) {
        line.last = score_.add_alternative(levels_[depth_ - 1].beside, move);
    } else {
        if (line.moves == 1)
            line.beside_first = line.beside;
        line.last = score_.add_move(line.last, move);
    }
    line.beside = line.last;
    ++line.moves;
    line.after_variation = false;
    if (waiting_text_.empty() && waiting_nags_.empty())
        return;
    score_.add_comment_before(line.last, waiting_text_);
    waiting_text_.clear();
    release_waiting(line.last);
}

void PgnParser::open_bracket()
{
    const bool offer = input_.rest().starts_with("(=)");
    if (!offer || !reads_moves())
        return open_variation();
    if (level().moves == 0)
        return stray(3);
    if (keeps_moves())
        score_.set_draw_offer(level().last);
    input_.skip(3);
}

void PgnParser::open_variation()
{
    input_.skip(1);
    if (!reads_moves()) {
        ++depth_;
        return;
    }
    if (level().moves == 0)
        fail(PgnFault::variation_without_move);
    else if (depth_ == max_variation_depth)
        fail(PgnFault::variations_too_deep);
    ++depth_;
    if (error_)
        return;
    const Level& above = levels_[depth_ - 1];
    release_waiting(above.last);
    Level fresh{above.before, above.before};
    fresh.last = above.last;  // a comment without moves goes there
    fresh.line = input_.line();
    if (levels_.size() == depth_)
        levels_.push_back(fresh);
    else
        levels_[depth_] = fresh;
}

void PgnParser::close_variation()
{
    if (depth_ == 0)
        return stray(1);
    input_.skip(1);
    if (reads_moves()) {
        release_waiting(level().last);
        Level& above = levels_[depth_ - 1];
        if (level().moves > 0)
            above.beside = level().moves == 1 ? level().beside : level().beside_first;
        above.after_variation = true;
    }
    --depth_;
}

/// Bytes that have no place among moves; while a faulty game is passed over they mean nothing.
void PgnParser::stray(std::size_t bytes)
{
    if (reads_moves()) {
        const bool closing = *input_.cursor() == ')';
        fail(closing ? PgnFault::variation_unopened : PgnFault::not_understood,
             input_.rest().substr(0, bytes));
    }
    input_.skip(bytes);
}

}  // namespace rules

// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/advance.hpp"
#include "rules/pgn_parser.hpp"
#include "rules/plain_move.hpp"

#include <algorithm>
#include <array>

namespace rules {
namespace {

constexpr std::size_t longest_move = 48;  // longer words are no moves in any letters

constexpr std::array null_moves{"--", "Z0", "z0", "@@@@", "0000", "null", "pass"};
/// What some hands write apart from the move it belongs to.
constexpr std::array afterthoughts{"e.p.", "ep", "e.p", "+", "++", "#", "ch", "mate"};
constexpr std::string_view ellipsis = "…";
constexpr std::string_view hard_blank = "\xc2\xa0";

/// What a byte of the moves can begin; of a word it can also be a part.
enum class Kind : std::uint8_t { word, digit, blank, line_break, other };

constexpr auto kinds = [] {
    std::array<Kind, 256> table{};
    for (int c = 0; c < 0x20; ++c)
        table[static_cast<std::size_t>(c)] = Kind::other;
    for (const char c :
         {'{', '}', '(', ')', '[', ']', '<', '>', ';', '$', '!', '?', '*', '%', '.', '\x7f'})
        table[static_cast<unsigned char>(c)] = Kind::other;
    for (char c = '0'; c <= '9'; ++c)
        table[static_cast<unsigned char>(c)] = Kind::digit;
    for (const char c : {' ', '\t', '\v', '\f'})
        table[static_cast<unsigned char>(c)] = Kind::blank;
    table['\n'] = table['\r'] = Kind::line_break;
    return table;
}();

constexpr Kind kind(char c)
{
    return kinds[static_cast<unsigned char>(c)];
}
/// The dots of e.p. belong to the word.
constexpr bool goes_on(char c)
{
    return kind(c) <= Kind::digit || c == '.';
}
constexpr bool is_digit(char c)
{
    return kind(c) == Kind::digit;
}

PgnFault fault_of(SanFault fault)
{
    switch (fault) {
    case SanFault::not_understood:
        return PgnFault::not_understood;
    case SanFault::illegal:
        return PgnFault::move_illegal;
    case SanFault::ambiguous:
        return PgnFault::move_ambiguous;
    case SanFault::promotion_missing:
        return PgnFault::promotion_missing;
    }
    __builtin_unreachable();
}

/// Plays without the key, which no reader asks for.
void advance(Position& position, Move move)
{
    if (position.turn() == Color::white)
        position.advance_unchecked<Color::white, Position::Keyed::no>(move);
    else
        position.advance_unchecked<Color::black, Position::Keyed::no>(move);
}

/// The piece in brackets that some hands put behind a promotion: d8(Q).
std::size_t bracketed_promotion(std::string_view rest)
{
    const std::size_t close = rest.substr(0, 6).find(')');
    const bool letter = rest.size() > 2 && kind(rest[1]) == Kind::word && rest[1] != '=';
    return rest.starts_with('(') && close >= 2 && close != std::string_view::npos && letter
               ? close + 1
               : 0;
}

}  // namespace

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

void PgnParser::word()
{
    const char* const start = input_.cursor();
    const char* end = start + 1;
    while (goes_on(*end))
        ++end;
    if (*end == '(')
        end += bracketed_promotion({end, static_cast<std::size_t>(input_.end() - end)});
    input_.move_to(end);
    if (!reads_moves())
        return;
    const std::string_view token{start, static_cast<std::size_t>(end - start)};
    if (token.size() > longest_move)
        return fail(PgnFault::not_understood, token);
    Move plain;
    if (options_.letters == Letters::en && read_plain_move(level().now, token, plain))
        return play(plain);
    const auto move = read_san(level().now, token, options_.letters);
    if (move)
        play(*move);
    else
        odd_word(token, move.error());
}

/// A word that is no move: perhaps something else that files have.
void PgnParser::odd_word(std::string_view token, SanFault fault)
{
    if (token.starts_with(ellipsis) || token.starts_with(hard_blank)) {
        const auto mark = token.starts_with(ellipsis) ? ellipsis.size() : hard_blank.size();
        return input_.move_to(token.data() + mark);
    }
    if (const auto result = result_from(token))
        return end_with(*result);
    if (std::ranges::find(null_moves, token) != null_moves.end())
        return fail(PgnFault::null_move, token);
    if (level().moves > 0 && std::ranges::find(afterthoughts, token) != afterthoughts.end())
        return;
    if (!two_words(token))
        fail(fault_of(fault), token);
}

/// Two moves without a blank between them (Nf3Nc6), when there is just one way to part them.
bool PgnParser::two_words(std::string_view token)
{
    struct Pair {
        Move first;
        Move second;
    };
    std::optional<Pair> found;
    for (std::size_t at = 2; at + 2 <= token.size(); ++at) {
        const auto first = read_san(level().now, token.substr(0, at), options_.letters);
        if (!first)
            continue;
        Position then = level().now;
        advance(then, *first);
        const auto second = read_san(then, token.substr(at), options_.letters);
        if (!second)
            continue;
        if (found)
            return false;
        found = Pair{*first, *second};
    }
    if (!found)
        return false;
    play(found->first);
    play(found->second);
    return true;
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
    if (score_.move_count() >= Score::max_moves)
        return fail(PgnFault::game_too_large);
    Level& line = level();
    line.before = line.now;
    advance(line.now, move);
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

void PgnParser::glyph_number()
{
    const char* const start = input_.cursor();
    const char* end = start + 1;
    unsigned value = 0;
    while (is_digit(*end) && value <= 255)
        value = 10 * value + static_cast<unsigned>(*end++ - '0');
    input_.move_to(end);
    if (end == start + 1 || value > 255)
        fail(PgnFault::nag_malformed, {start, static_cast<std::size_t>(end - start)});
    else
        glyph(Nag{static_cast<std::uint8_t>(value)});
}

void PgnParser::glyph_signs()
{
    struct Row {
        std::string_view signs;
        Nag nag;
    };
    static constexpr std::array rows{Row{"!!", Nag{3}}, Row{"??", Nag{4}}, Row{"!?", Nag{5}},
                                     Row{"?!", Nag{6}}, Row{"!", Nag{1}},  Row{"?", Nag{2}}};
    const auto* const row = std::ranges::find_if(
        rows, [&](const Row& each) { return input_.rest().starts_with(each.signs); });
    input_.skip(row->signs.size());
    glyph(row->nag);
}

void PgnParser::glyph(Nag nag)
{
    if (!reads_moves())
        return;
    // The glyphs of one move may be copied behind those of the others, so they count twice.
    const std::size_t size = score_.nags(level().last).size() + waiting_nags_.size() + 1;
    if (score_.nag_count() + 2 * size > Score::max_nags)
        return fail(PgnFault::game_too_large);
    if (level().moves == 0)
        waiting_nags_.push_back(nag);
    else
        score_.add_nag(level().last, nag);
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

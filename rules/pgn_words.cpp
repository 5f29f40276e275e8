// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/code_points.hpp"
#include "rules/pgn_bytes.hpp"
#include "rules/pgn_parser.hpp"
#include "rules/plain_move.hpp"
#include "rules/resolve.hpp"
#include "rules/written.hpp"

#include <algorithm>
#include <array>

/// The words among the moves: nearly all are moves in plain letters, and the rest is what hands and
/// programs have made of them.
namespace rules {
namespace {

constexpr std::size_t longest_move = 48;  // longer words are no moves in any letters

constexpr std::array null_moves{"--", "Z0", "z0", "@@@@", "0000", "null", "Null", "NULL", "pass"};
/// What some hands write apart from the move it belongs to.
constexpr std::array afterthoughts{"e.p.", "ep", "e.p", "+", "++", "#", "ch", "mate", ","};
constexpr std::string_view ellipsis = "…";
constexpr std::string_view hard_blank = "\xc2\xa0";

/// Signs that say what a glyph's number says, the longest first.
struct Sign {
    std::string_view text;
    Nag nag{};
};
constexpr std::array signs{
    Sign{"+/-", Nag{16}}, Sign{"-/+", Nag{17}}, Sign{"+/=", Nag{14}},  Sign{"=/+", Nag{15}},
    Sign{"∓", Nag{17}},   Sign{"⩲", Nag{14}},   Sign{"⩱", Nag{15}},    Sign{"∞", Nag{13}},
    Sign{"□", Nag{7}},    Sign{"±", Nag{16}},   Sign{"+-", Nag{18}},   Sign{"-+", Nag{19}},
    Sign{"+=", Nag{14}},  Sign{"=+", Nag{15}},  Sign{"\xb1", Nag{16}},  // ± in Latin-1
    Sign{"=", Nag{10}},   Sign{"N", Nag{146}},
};

constexpr std::array<std::string_view, 4> glued_results{"1/2-1/2", "1-0", "0-1", "1/2"};

bool is_null_move(std::string_view token)
{
    return std::ranges::find(null_moves, token) != null_moves.end();
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

/// The piece in brackets that some hands put behind a promotion: d8(Q).
std::size_t bracketed_promotion(std::string_view rest)
{
    using pgn_bytes::Kind;
    const std::size_t close = rest.substr(0, 6).find(')');
    const bool letter = rest.size() > 2 && pgn_bytes::kind(rest[1]) == Kind::word && rest[1] != '=';
    return rest.starts_with('(') && close >= 2 && close != std::string_view::npos && letter
               ? close + 1
               : 0;
}

/// A move whose capitals and small letters are wrong (nf3, E4), when it can be only one.
std::optional<Move> read_any_case(const Position& position, std::string_view token, Letters letters)
{
    const auto points = CodePoints::decode(token);
    if (!points)
        return std::nullopt;
    std::optional<Move> found;
    for (const First first : {First::any, First::square}) {
        WrittenReader reader{NationalAlphabet{letters, Case::any}, points->view()};
        const auto written = reader.read(first);
        const auto move =
            written ? resolve(position, *written) : unexpected{SanFault::not_understood};
        if ((move && found && *found != *move) || (!move && move.error() == SanFault::ambiguous))
            return std::nullopt;
        if (move)
            found = *move;
    }
    return found;
}

/// Takes a text off the end of a word; false when it does not end so, or is nothing else.
bool drop_end(std::string_view& word, std::string_view end)
{
    if (word.size() <= end.size() || !word.ends_with(end))
        return false;
    word.remove_suffix(end.size());
    return true;
}

}  // namespace

void PgnParser::word()
{
    const char* const start = input_.cursor();
    const char* end = start + 1;
    while (pgn_bytes::goes_on(*end))
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
    if (is_null_move(token))
        return pass(token);
    if (level().moves > 0 &&
        (sign(token) || std::ranges::find(afterthoughts, token) != afterthoughts.end()))
        return;
    if (!wrong_case(token) && !two_words(token) && !with_appendage(token))
        fail(fault_of(fault), token);
}

/// An evaluation in signs that stand apart (e4 +=), with the comma behind them or not.
bool PgnParser::sign(std::string_view token)
{
    while (drop_end(token, ".") || drop_end(token, ",")) {
    }
    const auto* const row = std::ranges::find(signs, token, &Sign::text);
    if (row == signs.end())
        return false;
    glyph(row->nag);
    return true;
}

bool PgnParser::wrong_case(std::string_view token)
{
    const auto move = read_any_case(level().now, token, options_.letters);
    if (move)
        play(*move);
    return move.has_value();
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
        const auto second =
            read_san(level().now.after_unchecked(*first), token.substr(at), options_.letters);
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

/// Whether the word is a move, or two, or none at all, in any of the ways that files have.
bool PgnParser::moves(std::string_view token)
{
    if (is_null_move(token)) {
        pass(token);
        return true;
    }
    const auto move = read_san(level().now, token, options_.letters);
    if (move)
        play(*move);
    return move || wrong_case(token) || two_words(token);
}

/// A move with something close behind it: a result (Qg20-1), signs (Rd1+-), a full stop or comma.
bool PgnParser::with_appendage(std::string_view token)
{
    const auto* const glued = std::ranges::find_if(
        glued_results, [&](std::string_view each) { return drop_end(token, each); });
    const auto result = glued == glued_results.end() ? std::nullopt : result_from(*glued);
    std::vector<Nag> nags;
    bool found = result && moves(token);
    while (!found) {
        const auto* const row = std::ranges::find_if(
            signs, [&](const Sign& each) { return drop_end(token, each.text); });
        if (row != signs.end())
            nags.push_back(row->nag);
        else if (!drop_end(token, ".") && !drop_end(token, ","))
            return false;
        found = moves(token);
    }
    for (; !nags.empty(); nags.pop_back())
        glyph(nags.back());
    if (result)
        end_with(*result);
    return true;
}

}  // namespace rules

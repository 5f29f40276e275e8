// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/words/typed_move.hpp"

#include "rules/letters.hpp"
#include "rules/notation.hpp"
#include "speech/messages.hpp"
#include "speech/overloaded.hpp"
#include "speech/reason_words.hpp"
#include "speech/sentence.hpp"
#include "src/text/words.hpp"

#include <algorithm>
#include <functional>

namespace client::words {

namespace {

/// Neither a move nor something that comes near one.
bool says_nothing(const rules::MoveRefusal& refusal)
{
    const auto* const fault = std::get_if<rules::NotUnderstood>(&refusal);
    return fault != nullptr && !fault->look_alike;
}

/// Figurines are copied from pages and programs, whatever letters a player writes himself.
std::string in_letters(std::string_view text, rules::Letters letters)
{
    std::string changed{text};
    for (const auto color : rules::both_colors)
        for (const auto role : rules::all_roles) {
            const auto figurine = piece_letter(rules::Letters::figurine, {color, role});
            const auto letter = role == rules::Role::pawn ? std::string_view{}
                                                          : piece_letter(letters, {color, role});
            for (auto at = changed.find(figurine);
                 letters != rules::Letters::figurine && at != std::string::npos;
                 at = changed.find(figurine, at + letter.size()))
                changed.replace(at, figurine.size(), letter);
        }
    return changed;
}

/// Whether a move begins with an English letter that means no piece in the player's own: then it
/// can only be English.
bool begins_in_english(std::string_view text, rules::Letters own)
{
    const auto begins = [&](rules::Letters letters, rules::Role role) {
        const auto letter = piece_letter(letters, {rules::Color::white, role});
        return role != rules::Role::pawn && text.starts_with(letter);
    };
    return std::ranges::any_of(rules::all_roles, std::bind_front(begins, rules::Letters::en)) &&
           std::ranges::none_of(rules::all_roles, std::bind_front(begins, own));
}

rules::Result<rules::Move, rules::MoveRefusal>
in_english_letters(const rules::Position& position, std::string_view text, rules::Letters own)
{
    if (!begins_in_english(text, own))
        return rules::unexpected{rules::MoveRefusal{rules::NotUnderstood{}}};
    return rules::find_move(position, text, rules::Letters::en);
}

template <class First, class Second>
bool is_either(const Misread& misread)
{
    return std::visit(
        speech::Overloaded{
            [](const rules::MoveRefusal& r) { return std::holds_alternative<First>(r); },
            [](const speech::Unheard& u) { return std::holds_alternative<Second>(u); },
        },
        misread);
}

bool is_ambiguous(const Misread& misread)
{
    return is_either<rules::Ambiguous, speech::unheard::Ambiguous>(misread);
}

constexpr std::string_view digits = "0123456789";

/// `12.`, `12...` and `12 ` go with the move behind them; digits alone are a move themselves.
std::string_view without_number(std::string_view text)
{
    const auto end = text.find_first_not_of(digits);
    if (end == 0 || end == text.npos || (text[end] != '.' && text[end] != ' '))
        return text;
    const auto move = text.find_first_not_of(". ", end);
    const bool more_digits = move != text.npos && digits.find(text[move]) != digits.npos;
    const bool castles = text.substr(std::min(move, text.size())).starts_with("0-0");
    return move == text.npos || (more_digits && !castles) ? text : text.substr(move);
}

/// The full stop of `e.p.` is a part of it.
std::string_view without_stop(std::string_view text)
{
    const auto end = text.find_last_not_of(".,; ");
    const auto bare = end == text.npos ? text : text.substr(0, end + 1);
    return bare.ends_with("e.p") ? text : bare;
}

}  // namespace

std::vector<rules::Move>
read_several(ChosenWords& words, rules::Position position, std::string_view text)
{
    std::vector<rules::Move> moves;
    for (text::Words line{text}; !line.empty();) {
        const auto word = without_number(line.next());
        if (word.find_first_not_of("0123456789.") == word.npos)
            continue;  // a number by itself
        const auto move = read_typed(words, position, word);
        if (!move)
            return {};
        moves.push_back(move->move);
        position.play_unchecked(move->move);
    }
    return moves.size() > 1 ? moves : std::vector<rules::Move>{};
}

rules::Result<speech::HeardMove, Misread>
read_typed(ChosenWords& words, const rules::Position& position, std::string_view typed)
{
    const auto text = without_stop(without_number(typed));
    const auto written =
        rules::find_move(position, in_letters(text, words.letters()), words.letters());
    if (written)
        return speech::HeardMove{*written};
    const auto english = in_english_letters(position, text, words.letters());
    if (english)
        return speech::HeardMove{*english};
    if (!says_nothing(written.error()))
        return rules::unexpected{Misread{written.error()}};
    auto heard = words.recogniser().hear(position, text);
    if (heard)
        return *heard;
    const Misread unheard{std::move(heard.error())};
    return rules::unexpected{is_nonsense(unheard) && !says_nothing(english.error())
                                 ? Misread{english.error()}
                                 : unheard};
}

bool is_nonsense(const Misread& misread)
{
    return is_either<rules::NotUnderstood, speech::unheard::NotUnderstood>(misread);
}

bool names_no_square(const Misread& misread)
{
    const auto* const refusal = std::get_if<rules::MoveRefusal>(&misread);
    return refusal != nullptr && std::holds_alternative<rules::NoSuchSquare>(*refusal);
}

std::optional<std::string> illegal_squares(const Misread& misread)
{
    const auto* const refusal = std::get_if<rules::MoveRefusal>(&misread);
    const auto* const illegal = refusal != nullptr ? std::get_if<rules::Illegal>(refusal) : nullptr;
    return illegal != nullptr && illegal->from
               ? std::optional{illegal->from->name() + illegal->to.name()}
               : std::nullopt;
}

std::optional<rules::Cause> cause_of(const Misread& misread)
{
    if (const auto* const refusal = std::get_if<rules::MoveRefusal>(&misread))
        if (const auto* const illegal = std::get_if<rules::Illegal>(refusal))
            return illegal->cause;
    if (const auto* const unheard = std::get_if<speech::Unheard>(&misread))
        if (const auto* const illegal = std::get_if<speech::unheard::Illegal>(unheard))
            return illegal->cause;
    return std::nullopt;
}

speech::Word
why(const speech::Lexicon& language, const rules::Position& position, const Misread& misread)
{
    if (is_nonsense(misread) && std::holds_alternative<speech::Unheard>(misread))
        return sentence(language, "refused-not-understood");
    const speech::ReasonWords reasons{language};
    auto reason =
        std::visit(speech::Overloaded{
                       [&](const rules::MoveRefusal& r) { return reasons.refusal(position, r); },
                       [&](const speech::Unheard& u) { return reasons.unheard(position, u); },
                   },
                   misread);
    return is_ambiguous(misread) ? sentence(language, "which-move", {{"moves", reason}}) : reason;
}

speech::Word bare_why(const speech::Lexicon& language, const Misread& misread)
{
    if (is_ambiguous(misread))
        return sentence(language, "refused-ambiguous");
    if (is_either<rules::PromotionMissing, speech::unheard::PromotionMissing>(misread))
        return sentence(language, "refused-promotion-missing");
    return sentence(language, cause_of(misread) ? speech::Message{"refused-illegal"}
                                                : "refused-not-understood");
}

}  // namespace client::words

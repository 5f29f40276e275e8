// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/vocabulary.hpp"

#include "rules/letters.hpp"
#include "speech/names.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cassert>

namespace speech {

namespace {

using Kind = Meaning::Kind;

struct NamedMeaning {
    std::string_view name;
    Meaning meaning;
};

constexpr Meaning of(Kind kind, int value = 0)
{
    return {kind, static_cast<std::uint8_t>(value)};
}

/// The keys of [heard] that are neither files nor ranks nor pieces.
constexpr std::array named_meanings{
    NamedMeaning{"takes", of(Kind::takes)},        NamedMeaning{"to", of(Kind::link)},
    NamedMeaning{"skip", of(Kind::link)},          NamedMeaning{"promotes", of(Kind::promotes)},
    NamedMeaning{"check", of(Kind::check)},        NamedMeaning{"en-passant", of(Kind::en_passant)},
    NamedMeaning{"mate", of(Kind::mate)},          NamedMeaning{"short", of(Kind::castles, 0)},
    NamedMeaning{"long", of(Kind::castles, 1)},    NamedMeaning{"castling", of(Kind::castling)},
    NamedMeaning{"offer", of(Kind::offer)},        NamedMeaning{"light", of(Kind::squares_of, 0)},
    NamedMeaning{"dark", of(Kind::squares_of, 1)},
};

Meaning meaning_of(std::string_view key)
{
    if (key.size() == 1 && rules::file_from(key[0]))
        return of(Kind::file, key[0] - 'a');
    if (key.size() == 1 && rules::rank_from(key[0]))
        return of(Kind::rank, key[0] - '1');
    if (const auto role = role_names.find(key))
        return of(Kind::role, index(*role));
    const auto* const row = std::ranges::find(named_meanings, key, &NamedMeaning::name);
    assert(row != named_meanings.end());  // the reader knows the keys
    return row->meaning;
}

}  // namespace

void Vocabulary::add_phrase(std::string_view phrase, Meaning meaning)
{
    const auto words = folded_words(phrase);
    if (words.empty())
        return;
    longest_phrase_ = std::max(longest_phrase_, words.size());
    const auto [known, fresh] = phrases_.emplace(fmt::format("{}", fmt::join(words, " ")), meaning);
    if (!fresh && known->second != meaning)
        clashes_.push_back({known->first, known->second, meaning});
}

void Vocabulary::add(const Lexicon& lexicon, const std::string& phrase, Meaning meaning)
{
    add_phrase(phrase, meaning);
    add_phrase(lexicon.ascii(phrase), meaning);
}

void Vocabulary::add(const Lexicon& lexicon, const Word& word, Meaning meaning)
{
    add(lexicon, word.screen, meaning);
    if (word.voice != word.screen)
        add_phrase(word.voice, meaning);
}

void Vocabulary::add_squares(const Lexicon& lexicon)
{
    const auto& words = lexicon.move_words();
    for (int i = 0; i < 8; ++i) {
        const auto at = static_cast<std::size_t>(i);
        add(lexicon, words.letters[at], of(Kind::file, i));
        add(lexicon, words.names[at], of(Kind::file, i));
        add(lexicon, words.ranks[at], of(Kind::rank, i));
        add_phrase(std::to_string(i + 1), of(Kind::rank, i));
    }
}

/// Figurines are copied from pages and programs, whatever the language is.
void Vocabulary::add_figurines()
{
    for (const auto color : rules::both_colors)
        for (const auto role : rules::all_roles)
            add_phrase(piece_letter(rules::Letters::figurine, {color, role}),
                       of(Kind::role, index(role)));
}

void Vocabulary::add(const Lexicon& lexicon)
{
    const auto& words = lexicon.move_words();
    add_figurines();
    for (int i = 0; i < 6; ++i) {
        const auto at = static_cast<std::size_t>(i);
        add(lexicon, words.pieces[at], of(Kind::role, i));
        if (words.promotes[at].screen != words.pieces[at].screen)
            add(lexicon, words.promotes[at], of(Kind::promotes_to, i));
    }
    add_squares(lexicon);
    add(lexicon, words.takes, of(Kind::takes));
    add(lexicon, words.to, of(Kind::link));
    add(lexicon, words.from_to, of(Kind::link));
    add(lexicon, words.en_passant, of(Kind::en_passant));
    add(lexicon, words.check, of(Kind::check));
    add(lexicon, words.mate, of(Kind::mate));
    add(lexicon, words.castles[0], of(Kind::castles, 0));
    add(lexicon, words.castles[1], of(Kind::castles, 1));
    add(lexicon, words.offer, of(Kind::offer));
    for (const auto& [key, word] : lexicon.heard_words())
        add(lexicon, word, meaning_of(key));
}

std::optional<Meaning> Vocabulary::longest(const std::vector<std::string>& words,
                                           std::size_t& at) const
{
    for (auto count = std::min(longest_phrase_, words.size() - at); count > 0; --count) {
        std::string phrase = words[at];
        for (std::size_t i = 1; i < count; ++i)
            phrase += ' ' + words[at + i];
        if (const auto known = phrases_.find(phrase); known != phrases_.end()) {
            at += count;
            return known->second;
        }
    }
    return std::nullopt;
}

std::vector<std::string> Vocabulary::words() const
{
    std::vector<std::string> all;
    for (const auto& [phrase, meaning] : phrases_)
        if (phrase.find(' ') == std::string::npos)
            all.push_back(phrase);
    return all;
}

rules::Result<std::vector<Meaning>, std::string>
Vocabulary::meanings(const std::vector<std::string>& folded) const
{
    std::vector<Meaning> meanings;
    for (std::size_t at = 0; at < folded.size();) {
        const auto meaning = longest(folded, at);
        if (!meaning)
            return rules::unexpected{folded[at]};
        meanings.push_back(*meaning);
    }
    return meanings;
}

}  // namespace speech

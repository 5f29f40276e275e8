// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/memory/named_pieces.hpp"

#include "speech/names.hpp"
#include "speech/text.hpp"
#include "src/train/answers.hpp"
#include "src/train/memory/sentences.hpp"

namespace client::train::memory {

namespace {

/// In German, Czech, Slovak and Serbian it agrees with the piece: "weißer Turm", "weiße Dame".
std::optional<rules::Color> color(const Teller& teller, std::string_view word)
{
    if (const auto plain = answers::color(teller, word))
        return plain;
    return speech::side_names.find(answers::word(teller, sentences, word).value_or(""));
}

/// What was named so far, and the piece that is not whole yet.
class Reading {
public:
    explicit Reading(const Teller& teller) : teller_{teller} {}

    /// Takes one word, or the two of a square; 0: it is nothing of the kind.
    [[nodiscard]] std::size_t take(std::string_view word, std::string_view next)
    {
        if (const auto side = color(teller_, word))
            return take_color(*side);
        if (const auto square = answers::square(teller_, word))
            return take_square(*square, 1);
        if (const auto square =
                answers::square(teller_, std::string{word} + " " + std::string{next}))
            return take_square(*square, 2);
        if (const auto role = answers::role(teller_, word))
            return take_role(*role);
        return 0;
    }
    [[nodiscard]] std::vector<NamedPiece> all()
    {
        finish();
        return std::move(all_);
    }

private:
    void finish()
    {
        if (current_.role || current_.square)
            all_.push_back(current_);
        current_ = {current_.color, {}, {}};
    }
    std::size_t take_color(rules::Color color)
    {
        finish();
        current_.color = color;
        return 1;
    }
    std::size_t take_role(rules::Role role)
    {
        if (current_.role)
            finish();
        current_.role = role;
        return 1;
    }
    std::size_t take_square(rules::Square square, std::size_t words)
    {
        current_.square = square;
        finish();
        return words;
    }

    const Teller& teller_;
    std::vector<NamedPiece> all_;
    NamedPiece current_;
};

}  // namespace

std::optional<std::vector<NamedPiece>> named_pieces(const Teller& teller, std::string_view text)
{
    const auto words = speech::folded_words(text);
    Reading reading{teller};
    for (std::size_t at = 0; at < words.size();) {
        const auto taken = reading.take(words[at], at + 1 < words.size() ? words[at + 1] : "");
        if (taken == 0)
            return std::nullopt;
        at += taken;
    }
    auto all = reading.all();
    return all.empty() ? std::nullopt : std::optional{std::move(all)};
}

std::string in_english(rules::Piece piece)
{
    return std::string{speech::side_names[piece.color]} + " " +
           std::string{speech::role_names[piece.role]};
}

}  // namespace client::train::memory

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/lexicon.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <variant>
#include <vector>

namespace speech {

/// What a word or phrase of an announcement means.
struct Meaning {
    enum class Kind : std::uint8_t {
        role,
        file,
        rank,
        link,  ///< says nothing of its own
        takes,
        promotes,     ///< to the piece that follows
        promotes_to,  ///< a piece
        en_passant,
        check,
        mate,
        castles,   ///< to a wing
        castling,  ///< without saying where
        offer,
        squares_of,  ///< a bishop: light squares 0, dark ones 1
    };
    Kind kind{};
    std::uint8_t value = 0;  ///< role, file, rank, wing or shade

    bool operator==(const Meaning&) const = default;
};

/// All words that are understood, of any number of languages. What was added first wins.
class Vocabulary {
public:
    /// Where two words clash in one list of languages, all that are known by that word.
    struct Clash {
        std::string word;
        Meaning first;
        Meaning second;
    };

    void add(const Lexicon& lexicon);
    /// The meanings in the order they were said, or the first word that has none.
    [[nodiscard]] rules::Result<std::vector<Meaning>, std::string>
    meanings(const std::vector<std::string>& folded) const;
    /// Every word that stands by itself, folded, in no order.
    [[nodiscard]] std::vector<std::string> words() const;
    [[nodiscard]] const std::vector<Clash>& clashes() const { return clashes_; }

private:
    void add(const Lexicon& lexicon, const std::string& phrase, Meaning meaning);
    void add(const Lexicon& lexicon, const Word& word, Meaning meaning);
    void add_phrase(std::string_view phrase, Meaning meaning);
    void add_squares(const Lexicon& lexicon);
    void add_figurines();
    [[nodiscard]] std::optional<Meaning> longest(const std::vector<std::string>& words,
                                                 std::size_t& at) const;

    std::unordered_map<std::string, Meaning> phrases_;
    std::size_t longest_phrase_ = 1;  ///< in words
    std::vector<Clash> clashes_;
};

}  // namespace speech

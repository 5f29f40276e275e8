// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/lexicon.hpp"
#include "speech/utterance.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace client::train {

/// Whose words: those of the language that somebody is told something in, or those of Appendix D,
/// which are German in every language.
enum class Tongue : std::uint8_t { own, announced };

struct Phrase {
    std::string text;
    Tongue tongue = Tongue::own;

    bool operator==(const Phrase&) const = default;
};

/// What is told about announcements, and so in two tongues.
using Passage = std::vector<Phrase>;

/// Written with announcements between [ and ]; none when these do not match. What is told comes in
/// the script of the language.
[[nodiscard]] std::optional<Passage> read_passage(std::string_view text,
                                                  const speech::Lexicon& language);

struct Quotes {
    std::string begin;
    std::string end;
};

/// For eyes and fingers: announcements stand in quotes.
[[nodiscard]] std::string shown(const Passage& passage, const Quotes& quotes);

/// For ears: each tongue by its own voice.
[[nodiscard]] std::vector<speech::Utterance> spoken(const Passage& passage,
                                                    const speech::Lexicon& language,
                                                    const speech::Lexicon& announcements);

}  // namespace client::train

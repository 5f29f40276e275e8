// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/chapter.hpp"
#include "speech/lexicon.hpp"
#include "speech/sentence.hpp"

#include <filesystem>
#include <initializer_list>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace speech {

/// A chapter in one language. Its file has the sections of a lexicon: [messages], perhaps [short]
/// for narrow displays, and [heard], what is understood beside English.
class Phrasebook {
public:
    /// The chapter and the lexicon, in whose language and script it is, must outlive it.
    [[nodiscard]] static rules::Result<Phrasebook, Lexicon::Faults> read(std::string_view toml,
                                                                         const std::string& file,
                                                                         const Chapter& chapter,
                                                                         const Lexicon& lexicon);
    /// From the folder of the lexicons.
    [[nodiscard]] static rules::Result<Phrasebook, Lexicon::Faults>
    load(const std::filesystem::path& words, const Chapter& chapter, const Lexicon& lexicon);

    Phrasebook(Phrasebook&& other) noexcept;
    Phrasebook& operator=(Phrasebook&& other) noexcept;
    Phrasebook(const Phrasebook&) = delete;
    Phrasebook& operator=(const Phrasebook&) = delete;
    ~Phrasebook();

    /// A sentence of this chapter, on the screen and for the voice.
    [[nodiscard]] Word sentence(Phrase phrase,
                                std::initializer_list<SentencePart> parts = {}) const;
    /// What is understood: a meaning, which is an English word, and a word of the language.
    [[nodiscard]] const HeardWords& heard() const;
    /// What a word means, in whatever case and with or without its marks; none: nothing here.
    [[nodiscard]] std::optional<std::string> meaning(std::string_view word) const;
    /// The first word of the language for a meaning, or the meaning itself.
    [[nodiscard]] std::string own(std::string_view meaning) const;

private:
    struct Contents;
    explicit Phrasebook(std::unique_ptr<Contents> contents);
    friend class PhrasebookReader;

    std::unique_ptr<Contents> contents_;
};

}  // namespace speech

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/result.hpp"
#include "speech/lexicon.hpp"
#include "src/paper/document.hpp"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

namespace client::paper {

/// What a document can be written as.
enum class Form : std::uint8_t { text, brf, pdf };

/// By the ending of a file's name, in capitals or not.
[[nodiscard]] std::optional<Form> form_of(const std::filesystem::path& file);

enum class Fault : std::uint8_t { unknown_form, no_library, no_font, was_there, not_written };

/// Why there is no file.
struct PaperFault {
    Fault why{};
    std::string reason;  ///< in the machine's words, where they tell more

    bool operator==(const PaperFault&) const = default;
};

/// The bytes of a file. What somebody typed into a document is made fit for paper.
[[nodiscard]] rules::Result<std::string, PaperFault> written(const Document& document, Form form);

/// What may be written over.
enum class Over : std::uint8_t { nothing, anything };

/// Writes the file in the form that its ending names.
[[nodiscard]] std::optional<PaperFault>
write(const Document& document, const std::filesystem::path& file, Over over = Over::nothing);

[[nodiscard]] std::string fault_words(const speech::Lexicon& lexicon,
                                      const PaperFault& fault,
                                      const std::filesystem::path& file);

}  // namespace client::paper

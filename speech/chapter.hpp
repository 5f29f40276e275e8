// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/message.hpp"

#include <cstddef>
#include <span>
#include <string_view>

namespace speech {

/// The sentences of a part of the program that most people do not need each time: they are read
/// when it begins, from words/NAME/LANGUAGE.toml, which every language must have.
struct Chapter {
    std::string_view name;
    std::span<const MessageRow> rows;
};

/// A sentence of a chapter. A name that the chapter does not have does not compile.
class Phrase {
public:
    consteval Phrase(const Chapter& chapter, const char* name) : chapter_{&chapter}
    {
        while (chapter.rows[index_].name != std::string_view{name})
            ++index_;
    }

    [[nodiscard]] constexpr const Chapter& chapter() const { return *chapter_; }
    [[nodiscard]] constexpr std::size_t index() const { return index_; }
    constexpr bool operator==(const Phrase&) const = default;

private:
    const Chapter* chapter_;
    std::size_t index_ = 0;
};

}  // namespace speech

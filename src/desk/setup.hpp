// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/lexicon.hpp"
#include "src/script/headers.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// A game at the desk set up by questions. Each answer becomes lines of a script's head.
namespace client::desk {

class SetupTalk {
public:
    SetupTalk() = default;
    /// Lines of a head that are settled already; what they answer is not asked. They must be right.
    explicit SetupTalk(std::vector<std::string> settled);

    [[nodiscard]] bool done() const;
    /// The question that waits for an answer.
    [[nodiscard]] speech::Word question(const speech::Lexicon& lexicon) const;
    [[nodiscard]] bool asks_for_time() const;
    /// What comes of an answer. Unless it is taken, the question stays.
    enum class Taken : std::uint8_t { yes, not_understood, assistant_required };
    /// The word is what the text is in English, if the desk knows it.
    [[nodiscard]] Taken answer(std::string_view text, std::string_view word);
    /// Asks the question before this one again; false at the first.
    bool go_back();
    [[nodiscard]] const script::Headers& headers() const { return headers_; }

private:
    struct Answer {
        std::size_t question = 0;
        std::vector<std::string> lines;
    };

    void read_all();
    void skip_needless();

    std::vector<std::string> settled_;
    std::vector<Answer> answers_;
    std::size_t next_ = 0;
    script::Headers headers_;
};

}  // namespace client::desk

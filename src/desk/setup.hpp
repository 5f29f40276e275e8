// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/chapter.hpp"
#include "speech/lexicon.hpp"
#include "src/script/headers.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// A game at the desk set up by questions. Each answer becomes lines of a script's head.
namespace client::desk {

class SetupTalk {
public:
    SetupTalk() = default;
    /// Lines of a head that are settled already; what they answer is not asked. They must be right;
    /// one that says nothing behind its name settles that there is nothing. What was answered at an
    /// earlier game of this event is the answer where nothing is typed.
    explicit SetupTalk(std::vector<std::string> settled, std::vector<std::string> before = {});

    [[nodiscard]] bool done() const;
    /// The question that waits for an answer.
    struct Asked {
        std::variant<speech::Message, speech::Phrase> words;
        std::string_view about;               ///< the side, where it is about one
        speech::Phrase help;                  ///< what each answer means
        std::optional<std::string> before{};  ///< what nothing stands for, if not the usual
    };
    [[nodiscard]] Asked asked() const;
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

    /// The line of an earlier game that answers this one, too.
    [[nodiscard]] std::optional<std::string> line_before() const;

    std::vector<std::string> settled_;
    std::vector<std::string> before_;
    std::vector<Answer> answers_;
    std::size_t next_ = 0;
    script::Headers headers_;
};

/// What is the same in the next game of an event, and what is known of its players, as lines to be
/// kept; what was known before stays.
[[nodiscard]] std::vector<std::string> lines_to_keep(const script::Headers& head,
                                                     const std::vector<std::string>& before);

}  // namespace client::desk

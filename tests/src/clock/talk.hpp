// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/clock/session.hpp"
#include "src/words/chosen_words.hpp"

#include <string>
#include <string_view>

/// The clock's session without a world around it.
namespace clock_tests {

using namespace client::clock;
using namespace std::chrono_literals;

inline constexpr rules::Instant begin{};

/// A session with the lexicon it speaks from.
class Talk {
public:
    explicit Talk(const std::string& language = "en",
                  std::string_view control = "5",
                  speech::Breadth breadth = speech::Breadth::wide)
        : words_{chosen(language, breadth)}, session{words_.language(), options(control)}
    {
    }

    std::string says(std::string_view line, rules::Instant now = begin)
    {
        return text(session.line(line, now));
    }
    static std::string text(const Reply& reply)
    {
        std::string lines;
        for (const auto& said : reply.said)
            lines += said.screen + '\n';
        return lines;
    }

private:
    static client::words::WordOptions chosen(const std::string& language, speech::Breadth breadth)
    {
        client::words::WordOptions words;
        words.language = language;
        words.breadth = breadth;
        return words;
    }
    static Options options(std::string_view control)
    {
        Options settled;
        settled.warnings = usual_warnings();
        if (!control.empty())
            settled.control = *rules::read_time_control(control);
        return settled;
    }

    client::words::ChosenWords words_;

public:
    Session session;
};

}  // namespace clock_tests

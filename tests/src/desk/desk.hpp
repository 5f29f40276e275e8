// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/desk/session.hpp"

#include <catch2/catch.hpp>

#include <memory>
#include <string>
#include <vector>

/// A desk without a world around it.
namespace desk_tests {

using namespace std::chrono_literals;

inline constexpr rules::Instant begin{};

inline client::desk::Session::Words in(const std::string& language,
                                       speech::Breadth breadth = speech::Breadth::wide)
{
    return [language, breadth](const client::script::AnnouncementWords& announce,
                               client::desk::Help help) {
        client::words::WordOptions options;
        options.language = language;
        options.breadth = breadth;
        client::words::announce_in(options, announce);
        if (help == client::desk::Help::none)
            options.check = "off";
        return std::make_unique<client::words::ChosenWords>(options);
    };
}

inline std::string text(const client::desk::Reply& reply)
{
    std::string lines;
    for (const auto& said : reply.said)
        lines += said.screen + '\n';
    for (const auto& paper : reply.printed)
        lines += paper;
    return lines;
}

inline client::script::Headers head(const std::vector<std::string>& lines)
{
    client::script::Headers headers;
    for (const auto& line : lines)
        REQUIRE(headers.read(line));
    return headers;
}

/// A desk that was set up with a head, and its game.
class Desk : public client::desk::Session {
public:
    explicit Desk(const std::vector<std::string>& lines,
                  const std::string& language = "en",
                  speech::Breadth breadth = speech::Breadth::wide)
        : Session{in(language, breadth)}
    {
        static_cast<void>(Session::begin("", std::optional{head(lines)}));
    }
    /// What is answered to a line, so many seconds after the beginning.
    std::string says(const std::string& line, double seconds = 0)
    {
        return text(this->line(line, at(seconds)));
    }
    /// Types lines whose answers do not matter.
    void type(const std::vector<std::string>& lines, double seconds = 0)
    {
        for (const auto& line : lines)
            static_cast<void>(this->line(line, at(seconds)));
    }
    static rules::Instant at(double seconds)
    {
        return rules::Instant{} + std::chrono::milliseconds{static_cast<int>(seconds * 1000)};
    }
};

}  // namespace desk_tests

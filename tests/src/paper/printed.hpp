// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <catch2/catch.hpp>

#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <memory>
#include <string>

namespace tests {

/// What a command prints; the case fails when it does.
inline std::string printed_by(const std::string& command)
{
    std::unique_ptr<FILE, int (*)(FILE*)> pipe{popen(command.c_str(), "re"), pclose};
    REQUIRE(pipe);
    std::string all;
    std::array<char, 4096> part{};
    while (const auto size = std::fread(part.data(), 1, part.size(), pipe.get()))
        all.append(part.data(), size);
    const int status = pclose(pipe.release());
    CAPTURE(command);
    REQUIRE(status == 0);
    return all;
}

/// One of the programs of poppler, given a PDF: what a reader finds in it.
inline std::string
found_in(const std::string& pdf, const std::string& program, const std::filesystem::path& folder)
{
    const auto file = folder / "found.pdf";
    std::ofstream{file, std::ios::binary} << pdf;
    const auto to = program.starts_with("pdftotext") ? " -" : "";
    return printed_by(program + " '" + file.string() + "'" + to);
}

/// The text without its layout: every blank and every end of a line is one blank.
inline std::string flowing(const std::string& text)
{
    std::string flow;
    for (const char sign : text) {
        const bool blank = sign == ' ' || sign == '\n' || sign == '\f';
        if (!blank)
            flow += sign;
        else if (!flow.empty() && flow.back() != ' ')
            flow += ' ';
    }
    return flow;
}

}  // namespace tests

// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/module_silence.hpp"

#include "bench/ear.hpp"
#include "tests/speech/private_daemon.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <string_view>
#include <vector>

namespace bench {

namespace {

/// A conversation with the module, as the daemon leads it, and what the module answered.
std::string answers(const std::string& language, int rate, const std::string& text)
{
    const tests::Folder folder;
    std::ofstream{folder / "said"}
        << "INIT\nAUDIO\naudio_output_method=server\n.\nSET\n"
        << fmt::format("language={}\nrate={}\npitch=0\nvolume=100\n.\n", language, rate)
        << fmt::format("SPEAK\n<speak>{}</speak>\n.\n", text);
    // The module must be left alone until it has spoken.
    const auto command =
        fmt::format("(cat '{}'; sleep 2; echo QUIT) | {} {} 2>/dev/null", folder / "said",
                    tests::espeak_module.program, tests::espeak_module.settings);
    std::string all;
    if (std::FILE* const pipe = popen(command.c_str(), "r")) {
        std::array<char, 4096> part{};
        while (const auto got = std::fread(part.data(), 1, part.size(), pipe))
            all.append(part.data(), got);
        pclose(pipe);
    }
    return all;
}

/// The samples of one answer: a byte that would end a line stands behind an escape, changed.
std::vector<std::int16_t> samples_of(std::string_view bytes)
{
    constexpr char escape = 0x7D;
    constexpr char change = 0x20;
    std::string plain;
    for (std::size_t i = 0; i < bytes.size() && bytes[i] != '\n'; ++i)
        if (bytes[i] == escape && i + 1 < bytes.size())
            plain += static_cast<char>(bytes[++i] ^ change);
        else
            plain += bytes[i];
    std::vector<std::int16_t> samples(plain.size() / 2);
    std::memcpy(samples.data(), plain.data(), samples.size() * 2);
    return samples;
}

}  // namespace

std::optional<std::chrono::duration<double, std::milli>>
silence_of_module(const std::string& language, int rate, const std::string& text)
{
    constexpr std::string_view begin{"705-AUDIO\0", 10};
    constexpr double samples_each_millisecond = 22.05;
    const auto said = answers(language, rate, text);
    std::size_t silent = 0;
    for (auto at = said.find(begin); at != std::string::npos; at = said.find(begin, at + 1)) {
        const auto samples = samples_of(std::string_view{said}.substr(at + begin.size()));
        const auto first = std::ranges::find_if(samples, is_loud);
        silent += static_cast<std::size_t>(first - samples.begin());
        if (first != samples.end())
            return std::chrono::duration<double, std::milli>{static_cast<double>(silent) /
                                                             samples_each_millisecond};
    }
    return std::nullopt;
}

}  // namespace bench

// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/screen/theme_file.hpp"
#include "src/terminal/frame.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#include <unistd.h>
#include <vector>

using namespace client::terminal;
using client::screen::named_theme;
using client::screen::read_theme;

namespace {

/// The eight colours of a terminal, as it comes.
struct EightColours {
    std::string_view terminal;
    std::array<std::string_view, 8> colours;
};

constexpr std::array palettes{
    EightColours{
        "xterm",
        {"#000000", "#cd0000", "#00cd00", "#cdcd00", "#0000ee", "#cd00cd", "#00cdcd", "#e5e5e5"}},
    EightColours{
        "Linux console",
        {"#000000", "#aa0000", "#00aa00", "#aa5500", "#0000aa", "#aa00aa", "#00aaaa", "#aaaaaa"}},
    EightColours{
        "VTE",
        {"#171421", "#c01c28", "#26a269", "#a2734c", "#12488b", "#a347ba", "#2aa1b3", "#d0cfcc"}},
    EightColours{
        "Windows Terminal",
        {"#0c0c0c", "#c50f1f", "#13a10e", "#c19c00", "#0037da", "#881798", "#3a96dd", "#cccccc"}},
    EightColours{
        "macOS",
        {"#000000", "#990000", "#00a600", "#999900", "#0000b2", "#b200b2", "#00a6b2", "#bfbfbf"}},
    EightColours{
        "PuTTY",
        {"#000000", "#bb0000", "#00bb00", "#bbbb00", "#0000bb", "#bb00bb", "#00bbbb", "#bbbbbb"}},
};

/// What eyes get of a tone.
using Seen = Rgb (*)(const Tone&, const EightColours&);

Rgb among_256(const Tone& tone, const EightColours&)
{
    return colour_of_256(nearest_of_256(tone.own));
}

Rgb among_eight(const Tone& tone, const EightColours& palette)
{
    return *read_rgb(palette.colours.at(static_cast<std::size_t>(tone.plain)));
}

struct Pair {
    Rgb text;
    Rgb ground;
};

Pair seen(const Theme& theme, Ink ink, Seen by, const EightColours& palette)
{
    const auto found = attributes(theme, ink);
    // Nothing depends on whether bold is painted bright.
    REQUIRE(!found.bold);
    return {by(*found.text, palette), by(*found.ground, palette)};
}

constexpr std::array marks{Mark::last_move, Mark::target, Mark::check, Mark::selected,
                           Mark::cursor};
constexpr std::array grounds{Ground::light, Ground::dark};

double least_of_pieces(const Theme& theme, Seen by, const EightColours& palette)
{
    double least = 21;
    for (const auto ground : grounds)
        for (const auto plate : {Plate::white, Plate::black}) {
            const auto pair = seen(theme, {ground, Mark::none, plate}, by, palette);
            least = std::min(least, contrast(pair.text, pair.ground));
        }
    return least;
}

double least_of_marks(const Theme& theme, Seen by, const EightColours& palette)
{
    double least = 21;
    for (const auto ground : grounds)
        for (const auto mark : marks) {
            const auto plain = seen(theme, {ground}, by, palette);
            const auto marked = seen(theme, {ground, mark}, by, palette);
            least = std::min({least, contrast(marked.ground, plain.ground),
                              contrast(marked.text, marked.ground)});
        }
    return least;
}

std::vector<std::string> coloured_themes()
{
    auto names = client::screen::shipped_themes();
    std::erase(names, "monochrome");
    return names;
}

}  // namespace

TEST_CASE("with 256 colours pieces and marks are seen on every terminal", "[src][screen]")
{
    for (const auto& palette : palettes)
        for (const auto& name : coloured_themes()) {
            CAPTURE(palette.terminal, name);
            const auto theme = named_theme(name).theme;
            CHECK(least_of_pieces(theme, among_256, palette) >=
                  (name.starts_with("high-contrast") ? 15 : 7));
            CHECK(least_of_marks(theme, among_256, palette) >= 3);
        }
}

TEST_CASE("with eight colours that cannot be changed pieces and marks are still seen",
          "[src][screen]")
{
    for (const auto& palette : palettes)
        for (const auto& name : coloured_themes()) {
            CAPTURE(palette.terminal, name);
            const auto theme = named_theme(name).theme;
            CHECK(least_of_pieces(theme, among_eight, palette) >= 7);
            CHECK(least_of_marks(theme, among_eight, palette) >= 3);
        }
}

TEST_CASE("a shipped theme keeps its colours where there are 256", "[src][screen]")
{
    for (const auto& name : coloured_themes())
        for (const auto& part :
             {Part::white_plate, Part::black_plate, Part::white_figure, Part::last_move,
              Part::target, Part::check, Part::selected, Part::cursor, Part::black_figure}) {
            CAPTURE(name, part_names[part]);
            const auto colour = named_theme(name).theme.of(part);
            CHECK(colour_of_256(nearest_of_256(colour)) == colour);
        }
}

TEST_CASE("shipped themes are without faults, and tell their contrast", "[src][screen]")
{
    const auto names = client::screen::shipped_themes();
    CHECK(names == std::vector<std::string>{"blue-yellow", "colour", "high-contrast",
                                            "high-contrast-light", "monochrome"});
    for (const auto& name : names)
        CHECK(named_theme(name).lines.faults.empty());
    CHECK_FALSE(named_theme("monochrome").theme.coloured);
    CHECK(named_theme("high-contrast").theme == Theme{});
    const auto least = client::screen::contrast_of(named_theme("high-contrast").theme);
    CHECK(least.pieces == Approx(21));
    CHECK(least.marks >= 3);
}

TEST_CASE("what is wrong in a theme is named with its line, and the rest is used", "[src][screen]")
{
    const auto file = std::filesystem::temp_directory_path() /
                      ("annabella-theme-" + std::to_string(getpid()) + ".toml");
    std::ofstream{file} << "# mine\ncursor = \"#00ff00\"\nlast-move = \"pink\"\n"
                           "nobody = \"#000000\"\nthis is no line\ncheck = \"#ff00ff\"\n";
    const auto read = read_theme(file);
    std::filesystem::remove(file);
    CHECK(read.theme.of(Part::cursor) == Rgb{0, 255, 0});
    CHECK(read.theme.of(Part::check) == Rgb{255, 0, 255});
    CHECK(read.theme.of(Part::last_move) == Theme{}.of(Part::last_move));
    std::vector<unsigned> lines;
    for (const auto& fault : read.lines.faults)
        lines.push_back(fault.line);
    std::ranges::sort(lines);
    CHECK(lines == std::vector<unsigned>{3, 4, 5});
    CHECK_FALSE(client::screen::is_theme("no-such-theme"));
}

TEST_CASE("a colour is a cross and six digits", "[src][screen]")
{
    CHECK(read_rgb("#ffd700") == Rgb{0xff, 0xd7, 0});
    for (const auto* const wrong : {"", "#", "ffd700", "#ffd70", "#ffd7000", "#ffd70g", "#-fd700"})
        CHECK_FALSE(read_rgb(wrong));
}

TEST_CASE("monochrome tells the sides apart without a colour", "[src][screen]")
{
    const auto theme = named_theme("monochrome").theme;
    const auto white = attributes(theme, {Ground::light, Mark::none, Plate::white});
    const auto black = attributes(theme, {Ground::light, Mark::none, Plate::black});
    CHECK(white != black);
    CHECK_FALSE(white.text);
    CHECK_FALSE(black.ground);
}

// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/braille.hpp"

#ifdef ANNABELLA_LIBLOUIS

#include "rules/code_points.hpp"

#include <algorithm>
#include <array>
#include <liblouis/liblouis.h>
#include <vector>

namespace speech::braille {

namespace {

struct Table {
    std::string_view language;
    const char* name;
};

/// Uncontracted six-dot tables: contractions and chess do not go together.
constexpr std::array tables{
    Table{"en", "unicode.dis,en-ueb-g1.ctb"}, Table{"de", "unicode.dis,de-g0.utb"},
    Table{"cs", "unicode.dis,cs-g1.ctb"},     Table{"sk", "unicode.dis,sk-g1.ctb"},
    Table{"sr", "unicode.dis,sr-g1.ctb"},
};

/// The library would complain on standard error, into the screen.
void keep_silent()
{
    lou_registerLogCallback([](logLevels, const char*) {});
}

std::vector<widechar> decoded(std::string_view text)
{
    std::vector<widechar> points;
    while (!text.empty()) {
        const auto first = rules::decode_first(text);
        points.push_back(first ? static_cast<widechar>(first->point) : U'?');
        text.remove_prefix(first ? first->bytes : 1);
    }
    return points;
}

/// None where there is no such table.
std::optional<std::string>
translated(const std::vector<widechar>& in, std::string_view language, int mode)
{
    keep_silent();
    const auto base = language.substr(0, language.find('-'));
    const auto* const table = std::ranges::find(tables, base, &Table::language);
    if (table == tables.end())
        return std::nullopt;
    std::vector<widechar> out(in.size() * 8 + 16);
    auto in_length = static_cast<int>(in.size());
    auto out_length = static_cast<int>(out.size());
    if (lou_translateString(table->name, in.data(), &in_length, out.data(), &out_length, nullptr,
                            nullptr, mode) == 0)
        return std::nullopt;
    return rules::encode(std::u32string{out.begin(), out.begin() + out_length});
}

}  // namespace

bool has_literary()
{
    return true;
}

std::optional<std::string> literary(std::string_view text, std::string_view language)
{
    return translated(decoded(text), language, 0);
}

bool literary_has(char32_t point, std::string_view language)
{
    // What a table gives for this one, it gives for all that it does not know.
    constexpr widechar unknown = U'\uFFFD';
    const auto cells = translated({static_cast<widechar>(point)}, language, noUndefined);
    return cells && cells != translated({unknown}, language, noUndefined);
}

}  // namespace speech::braille

#else

namespace speech::braille {

bool has_literary()
{
    return false;
}

std::optional<std::string> literary(std::string_view, std::string_view)
{
    return std::nullopt;
}

bool literary_has(char32_t, std::string_view)
{
    return false;
}

}  // namespace speech::braille

#endif

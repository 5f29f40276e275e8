// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/fen.hpp"
#include "rules/pgn_parser.hpp"

#include <algorithm>
#include <array>

namespace rules {
namespace {

constexpr bool is_blank(char c)
{
    return c == ' ' || c == '\t';
}
constexpr bool is_line_break(char c)
{
    return c == '\n' || c == '\r';
}

constexpr bool is_name_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

std::size_t skip_blanks(std::string_view text, std::size_t at)
{
    while (at < text.size() && is_blank(text[at]))
        ++at;
    return at;
}

/// What stands before the value of a tag, as far as one can look ahead.
struct TagHead {
    std::string_view name;
    std::size_t size = 0;  ///< up to and with the quotation mark; 0 when there is none
};

TagHead head_of(std::string_view text)
{
    text = text.substr(0, PgnInput::lookahead);
    const std::size_t start = skip_blanks(text, 1);
    std::size_t end = start;
    while (end < text.size() && is_name_letter(text[end]))
        ++end;
    const std::size_t quote = skip_blanks(text, end);
    const bool sound = end > start && quote < text.size() && text[quote] == '"';
    return {text.substr(start, end - start), sound ? quote + 1 : 0};
}

/// Letters and digits only, small: "Fischer Random" and "FischerRandom" are one name.
std::string folded(std::string_view name)
{
    std::string small;
    for (const char c : name)
        if (is_name_letter(c) && c != '_')
            small += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    return small;
}

struct VariantName {
    std::string_view folded;
    Variant variant{};
};
constexpr std::array variant_names{
    VariantName{"", Variant::chess},
    VariantName{"chess", Variant::chess},
    VariantName{"standard", Variant::chess},
    VariantName{"standardchess", Variant::chess},
    VariantName{"normal", Variant::chess},
    VariantName{"regular", Variant::chess},
    VariantName{"fromposition", Variant::chess},
    VariantName{"chess960", Variant::chess960},
    VariantName{"960", Variant::chess960},
    VariantName{"fischerandom", Variant::chess960},
    VariantName{"fischerrandom", Variant::chess960},
    VariantName{"fischerrandomchess", Variant::chess960},
    VariantName{"freestyle", Variant::chess960},
};

std::optional<Variant> variant_from(std::string_view name)
{
    const std::string small = folded(name);
    const auto* const row = std::ranges::find(variant_names, small, &VariantName::folded);
    return row == variant_names.end() ? std::nullopt : std::optional{row->variant};
}

}  // namespace

bool looks_like_tag(std::string_view text)
{
    return head_of(text).size > 0;
}

void PgnParser::tag_section()
{
    std::size_t last_tag = input_.line();
    while (!input_.at_end()) {
        if (pass_filler())
            continue;
        if (*input_.cursor() != '[')
            return;
        const bool after_gap = input_.line() > last_tag + 1;
        const std::string_view name = head_of(input_.rest()).name;
        if ((after_gap || name == "Event") && score_.tag(name)) {
            ended_ = true;  // a game without moves, and the next one's tags
            return;
        }
        tag();
        last_tag = input_.line();
    }
}

void PgnParser::tag()
{
    const std::string_view text = input_.rest();
    const TagHead head = head_of(text);
    if (head.size == 0) {
        fail(PgnFault::tag_malformed, text.substr(0, std::min(text.find('\n'), text.find('\r'))));
        return input_.skip_line();
    }
    const std::string_view rest = text.substr(head.size);
    const std::size_t close = std::min(rest.find('"'), rest.size());
    const std::string_view value = rest.substr(0, close);
    const bool simple =
        rest.substr(close).starts_with("\"]") && value.find('\\') == std::string_view::npos;
    const auto plain = simple ? CleanValue::if_plain(value) : std::nullopt;
    if (plain) {
        keep_tag(head.name, *plain);
        return input_.skip(head.size + close + 2);
    }
    input_.skip(head.size);
    long_tag(std::string{head.name});
}

/// A value that has to be looked at byte by byte: escapes, quotation marks without them, letters
/// beyond ASCII, or the end of the window.
void PgnParser::long_tag(std::string_view name)
{
    scratch_.clear();
    while (!input_.at_end() && !is_line_break(*input_.cursor())) {
        const char c = *input_.cursor();
        if (c == '"' && closes_tag()) {
            keep_tag(name, cleaner_.clean_value(scratch_));
            return;
        }
        const char next = input_.cursor()[1];
        const bool escape = c == '\\' && (next == '\\' || (next == '"' && !ends_with_backslash()));
        gather({input_.cursor() + (escape ? 1 : 0), 1});
        input_.skip(escape ? 2 : 1);
    }
    fail(PgnFault::tag_unclosed, name);
}

/// A quotation mark ends the value only before the bracket: names such as Kevin "Kev" Smith are
/// often written without escapes. Passes both when it does.
bool PgnParser::closes_tag()
{
    const std::string_view rest = input_.rest().substr(0, PgnInput::lookahead);
    const std::size_t bracket = skip_blanks(rest, 1);
    if (!rest.substr(bracket).starts_with(']'))
        return false;
    input_.skip(bracket + 1);
    return true;
}

/// A value that ends with a backslash and does not escape it: [Event "Tournament \"]. What stands
/// before the end of the line closes the tag, or else nothing does.
bool PgnParser::ends_with_backslash() const
{
    const std::string_view rest = input_.rest().substr(0, PgnInput::lookahead);
    const std::size_t bracket = skip_blanks(rest, 2);
    if (!rest.substr(bracket).starts_with(']'))
        return false;
    const std::size_t end = skip_blanks(rest, bracket + 1);
    return end == rest.size() || is_line_break(rest[end]);
}

void PgnParser::keep_tag(std::string_view name, CleanValue value)
{
    if (name == "FEN" && fen_line_ == 0)
        fen_line_ = input_.line();
    else if (name == "Variant" && variant_line_ == 0)
        variant_line_ = input_.line();
    if (score_.text_size() + name.size() + value.view().size() > Score::max_text)
        fail(PgnFault::game_too_large);
    else
        score_.add_tag(name, value);
}

void PgnParser::set_up()
{
    if (!reads_moves())
        return;
    const std::string_view variant_name = score_.tag("Variant").value_or("");
    const auto variant = variant_from(variant_name);
    if (!variant)
        return fail_at(variant_line_, PgnFault::variant_unknown, variant_name);
    const auto fen = score_.tag("FEN");
    const bool stands_apart = fen && score_.tag("SetUp") != "0";
    if (!stands_apart && variant == Variant::chess)
        return;
    const std::string_view written = stands_apart ? *fen : initial_fen;
    auto setup = read_fen(written);
    if (!setup)
        return fail_at(fen_line_, PgnFault::fen_malformed, written);
    if (variant == Variant::chess960)
        setup->variant = Variant::chess960;
    const auto position = Position::from(*setup);
    if (!position)
        return fail_at(fen_line_, PgnFault::position_illegal, written);
    score_.set_initial(*position);
    level().now = level().before = *position;
}

}  // namespace rules

// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/console/secret_line.hpp"

#include "src/console/line_editor.hpp"

#include <catch2/catch.hpp>

using namespace client::console;

namespace {

bool is_secret(const std::string& text)
{
    return text.starts_with("seal ") && text.size() > 5;
}

void type(LineEditor& editor, const std::string& text)
{
    for (const char letter : text)
        editor.press(*keymaps::Key::parse(letter == ' ' ? "space" : std::string{letter}));
}

}  // namespace

TEST_CASE("of a secret line its open beginning is shown, of any other all", "[src][console]")
{
    CHECK(open_part(is_secret, "seal Nf3") == "seal ");
    CHECK(open_part(is_secret, "seal ") == "seal ");
    CHECK(open_part(is_secret, "time white") == "time white");
    CHECK(open_part([](const std::string& text) { return !text.empty(); }, "Nf3").empty());
}

TEST_CASE("a secret line is not called up again", "[src][console][ADJ-006]")
{
    LineEditor editor{[](const std::string&) { return std::vector<std::string>{}; }, is_secret};
    editor.open();
    for (const auto* const line : {"time", "seal nf3"}) {
        type(editor, line);
        CHECK(editor.press(*keymaps::Key::parse("enter")) == LineEditor::Outcome::entered);
        editor.open();
    }
    editor.press(*keymaps::Key::parse("up"));
    CHECK(editor.text() == "time");
}

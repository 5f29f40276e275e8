// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/braille/view.hpp"

#include <catch2/catch.hpp>

#include <string>
#include <vector>

namespace {

using namespace client::braille;

std::string name_at(const View& view, int cell)
{
    const auto square = view.square_at(cell);
    return square ? square->name() : "none";
}

TEST_CASE("news are held until the next key, then the prompt is in view", "[src][braille]")
{
    View view{20};
    view.print({"12 Nf3, Springer Felix drei"}, "> ");
    CHECK(view.shown() == Shown{"12 Nf3, Springer ", 0});
    view.pan(Pan::right);
    CHECK(view.shown() == Shown{"Felix drei", 0});
    view.type("e", 1);
    CHECK(view.shown() == Shown{"> e", 4});
    view.type("e5", 2);
    CHECK(view.shown() == Shown{"> e5", 5});
}

TEST_CASE("the last line stands before the prompt where both fit", "[src][braille]")
{
    struct Row {
        int cells;
        Shown shown;
    };
    const auto row = GENERATE(values<Row>({
        {20, {"12 Nf3 > e", 11}},
        {40, {"12 Nf3 > e", 11}},
        {80, {"12 Nf3 > e", 11}},
        {10, {"> e", 4}},
    }));
    View view{row.cells};
    view.print({"12 Nf3"}, "> ");
    view.type("e", 1);
    CHECK(view.shown() == row.shown);
}

TEST_CASE("a prompt that is the newest answer stands alone", "[src][braille]")
{
    View view{40};
    view.print({"Move 1, White to move"}, "> ");
    view.print({}, "1 e4: ");
    CHECK(view.shown() == Shown{"1 e4: ", 7});
    view.print({"8 rnbqkbnr"}, "1 RNBQKBNR: ");
    CHECK(view.shown() == Shown{"8 rnbqkbnr", 0});
    view.pan(Pan::home);
    CHECK(view.shown() == Shown{"1 RNBQKBNR: ", 13});
    CHECK(name_at(view, 2) == "a1");
    CHECK(name_at(view, 9) == "h1");
    CHECK(name_at(view, 10) == "none");
}

TEST_CASE("a long line is read in windows, and lines one after the other", "[src][braille]")
{
    View view{20};
    view.print({"first line of two, and a long one", "second"}, "> ");
    view.pan(Pan::right);
    CHECK(view.shown().text == "and a long one");
    view.pan(Pan::right);
    CHECK(view.shown().text == "second");
    view.pan(Pan::right);
    CHECK(view.shown() == Shown{"second > ", 10});
    view.pan(Pan::right);  // nothing follows
    CHECK(view.shown().text == "second > ");
    view.pan(Pan::left);
    view.pan(Pan::left);
    CHECK(view.shown().text == "and a long one");
    view.pan(Pan::up);
    CHECK(view.shown().text == "first line of two, ");
    view.pan(Pan::up);  // nothing is before
    CHECK(view.shown().text == "first line of two, ");
    view.pan(Pan::home);
    CHECK(view.shown().text == "second > ");
}

TEST_CASE("the window follows the cursor behind a long line", "[src][braille]")
{
    View view{20};
    view.print({}, "> ");
    view.type("springer gustav eins nach felix drei", 36);
    CHECK(view.shown() == Shown{"drei", 5});
    view.type("springer gustav eins nach felix drei", 0);
    CHECK(view.shown() == Shown{"> springer gustav ", 3});
}

TEST_CASE("a window ends between words, so that no number is cut", "[src][braille]")
{
    struct Row {
        int cells;
        std::vector<std::string> windows;
    };
    const auto row = GENERATE(values<Row>({
        {20, {"White: 1:02:05. ", "Black: 1:12:45. ", "running: White"}},
        {40, {"White: 1:02:05. Black: 1:12:45. running:", "White"}},
        {80, {"White: 1:02:05. Black: 1:12:45. running: White"}},
    }));
    View view{row.cells};
    view.print({"White: 1:02:05. Black: 1:12:45. running: White"}, "> ");
    for (const auto& window : row.windows) {
        CHECK(view.shown().text == window);
        view.pan(Pan::right);
    }
    CHECK(view.shown().cursor > 0);  // behind the last one is the prompt
    for (auto window = row.windows.rbegin(); window != row.windows.rend(); ++window) {
        view.pan(Pan::left);
        CHECK(view.shown().text == *window);
    }
}

TEST_CASE("a word that is longer than the display is cut", "[src][braille]")
{
    View view{20};
    view.print({"cannot write /a/very/long/name/of/a/file"}, "> ");
    CHECK(view.shown().text == "cannot write ");
    view.pan(Pan::right);
    CHECK(view.shown().text == "/a/very/long/name/of");
    view.pan(Pan::right);
    CHECK(view.shown().text == "/a/file");
}

TEST_CASE("a routing key beyond the words of a window points at nothing", "[src][braille]")
{
    View view{20};
    view.print({"both boards differ on e2 and e4"}, "> ");
    CHECK(view.shown().text == "both boards differ ");
    CHECK(name_at(view, 19) == "none");
    view.pan(Pan::right);
    CHECK(view.shown().text == "on e2 and e4");
    CHECK(name_at(view, 3) == "e2");
    view.print({"both boards differ e2, e4"}, "> ");
    CHECK(view.shown().text == "both boards differ ");
    CHECK(name_at(view, 19) == "none");  // e2 would stand there
}

TEST_CASE("a routing key picks a square on a board line", "[src][braille]")
{
    View view{20};
    view.print({"8 -+-+k+-+"}, "> ");
    CHECK(name_at(view, 0) == "none");
    CHECK(name_at(view, 1) == "none");
    CHECK(name_at(view, 2) == "a8");
    CHECK(name_at(view, 6) == "e8");
    CHECK(name_at(view, 9) == "h8");
    CHECK(name_at(view, 10) == "none");
    CHECK(name_at(view, 99) == "none");
    view.print({"12 Nf3 e5"}, "> ");
    CHECK(name_at(view, 4) == "f3");
    CHECK(name_at(view, 5) == "f3");
    CHECK(name_at(view, 3) == "none");
    CHECK(name_at(view, 8) == "e5");
}

TEST_CASE("the last move stays in view beside what is typed, where both fit", "[src][braille]")
{
    struct Row {
        int cells;
        std::string prompt;
        Shown typed;
    };
    const auto row = GENERATE(values<Row>({
        {40, "3 White to move: ", {"2... Nc6 3 White to move: N", 28}},
        {80, "1 RNBQKB+R: ", {"2... Nc6 1 RNBQKB+R: N", 23}},
        {20, "10:12: ", {"2... Nc6 10:12: N", 18}},
        {20, "3 White to move: ", {"3 White to move: N", 19}},
        {40, "2... Nc6: ", {"2... Nc6: N", 12}},
    }));
    CAPTURE(row.cells, row.prompt);
    View view{row.cells};
    view.set_last_move("2... Nc6");
    view.print({}, row.prompt);
    CHECK(view.shown().text == row.prompt);  // an answer is held alone
    view.type("N", 1);
    CHECK(view.shown() == row.typed);
}

TEST_CASE("a routing key knows the last move from the prompt behind it", "[src][braille]")
{
    View view{40};
    view.set_last_move("2... Nc6");
    view.print({"8 -+-+k+-+"}, "1 RNBQKB+R: ");
    view.type("N", 1);
    CHECK(view.shown().text == "2... Nc6 1 RNBQKB+R: N");
    CHECK(name_at(view, 6) == "c6");
    CHECK(name_at(view, 9) == "none");
    CHECK(name_at(view, 11) == "a1");
    CHECK(name_at(view, 18) == "h1");
    CHECK(view.typed_at(21) == 0U);
}

TEST_CASE("moves that were prompts are found above the newest", "[src][braille]")
{
    View view{20};
    view.print({"You play White"}, "1 White to move: ");
    view.print({}, "1 e4: ");
    view.print({}, "1... e5: ");
    CHECK(view.shown().text == "1... e5: ");
    for (const auto* const earlier : {"1 e4", "1 White to move", "You play White"}) {
        view.pan(Pan::up);
        CHECK(view.shown().text == earlier);
    }
    view.print({"8 rnbqkbnr"}, "1 RNBQKBNR: ");
    view.print({}, "2 Nf3: ");
    for (const auto* const earlier : {"1 RNBQKBNR", "8 rnbqkbnr", "1... e5"}) {
        view.pan(Pan::up);
        CHECK(view.shown().text == earlier);
    }
}

TEST_CASE("a prompt that only begins a line is no line of its own", "[src][braille]")
{
    struct Row {
        std::string line;
        std::string prompt;
    };
    const auto row = GENERATE(values<Row>({
        {"Bb4: no bishop can reach b4", "Bb4: no bishop... "},
        {"Repeated right. Black executes it now", "Repeated right: "},
        {"second", "> "},
    }));
    View view{40};
    view.print({row.line}, row.prompt);
    view.print({}, "2 Nf3: ");
    view.pan(Pan::up);
    CHECK(view.shown().text == row.line);
    view.pan(Pan::up);  // nothing is before
    CHECK(view.shown().text == row.line);
}

TEST_CASE("a line that was left for news or for typing is found again", "[src][braille]")
{
    View view{20};
    view.print({"8 rnbqkbnr", "7 pppppppp"}, "1 RNBQKBNR: ");
    view.pan(Pan::right);
    CHECK(view.shown().text == "7 pppppppp");
    view.print({}, "1... e5: ");
    view.print({}, "1 minute: ");
    CHECK(view.shown().text == "1 minute: ");
    view.pan(Pan::back);
    CHECK(view.shown().text == "7 pppppppp");
    view.pan(Pan::back);
    CHECK(view.shown().text == "1 minute: ");
    view.pan(Pan::back);
    view.type("l", 1);
    view.type("li", 2);
    CHECK(view.shown().text == "1 minute: li");
    view.pan(Pan::back);
    CHECK(view.shown().text == "7 pppppppp");
}

TEST_CASE("a notice is gone with the next key, and leaves nothing behind", "[src][braille]")
{
    View view{20};
    view.print({"8 -+-+k+-+", "7 pppppppp"}, "> ");
    view.pan(Pan::down);
    view.notify("No square under this key");
    CHECK(view.shown() == Shown{"No square under this", 0});
    CHECK(name_at(view, 4) == "none");
    SECTION("read to its end")
    {
        view.pan(Pan::right);
        CHECK(view.shown().text == "key");
        view.pan(Pan::right);
        CHECK(view.shown().text == "7 pppppppp");
    }
    SECTION("any key that moves the window")
    {
        view.pan(GENERATE(Pan::left, Pan::up, Pan::down, Pan::home, Pan::back));
        CHECK(view.shown().text == "7 pppppppp");
        view.pan(Pan::up);
        CHECK(view.shown().text == "8 -+-+k+-+");
    }
    SECTION("typing")
    {
        view.type("e", 1);
        CHECK(view.shown().text == "7 pppppppp > e");
        view.pan(Pan::back);
        CHECK(view.shown().text == "7 pppppppp");
    }
}

TEST_CASE("a routing key over what is typed is a place for the cursor", "[src][braille]")
{
    View view{20};
    view.print({"8 -+-+k+-+"}, "1 RNBQKBNR: ");
    CHECK_FALSE(view.is_typing());
    view.pan(Pan::home);
    CHECK_FALSE(view.typed_at(12));  // nothing is typed
    view.type("läft", 4);
    CHECK(view.is_typing());
    CHECK(view.shown() == Shown{"1 RNBQKBNR: läft", 17});
    CHECK_FALSE(view.typed_at(11));
    CHECK(name_at(view, 9) == "h1");
    CHECK(view.typed_at(12) == 0U);
    CHECK(view.typed_at(14) == 2U);
    CHECK(view.typed_at(16) == 4U);
    CHECK(view.typed_at(19) == 4U);  // behind the last character there is only its end
    view.pan(Pan::up);
    CHECK_FALSE(view.typed_at(14));  // another line
}

TEST_CASE("characters are counted, not bytes", "[src][braille]")
{
    View view{20};
    view.print({"střelec bere na f7, šach"}, "> ");
    CHECK(view.shown().text == "střelec bere na f7, ");
    view.pan(Pan::right);
    CHECK(view.shown().text == "šach");
    view.print({"\xff\xfe"}, "");
    CHECK(view.shown().text == "??");
}

TEST_CASE("another display has other windows", "[src][braille]")
{
    View view{20};
    view.print({"12 Nf3, Springer Felix drei"}, "> ");
    view.set_cells(40);
    CHECK(view.shown().text == "12 Nf3, Springer Felix drei");
    view.set_cells(0);  // a display without cells is none
    CHECK(view.shown().text == "1");
}

TEST_CASE("old lines are forgotten", "[src][braille]")
{
    View view{20};
    for (int i = 0; i < 2000; ++i)
        view.print({std::to_string(i)}, "> ");
    CHECK(view.shown().text == "1999");
    for (int i = 0; i < 3000; ++i)
        view.pan(Pan::up);
    CHECK(view.shown().text == "1500");
}

}  // namespace

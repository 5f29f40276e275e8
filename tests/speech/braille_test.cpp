// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/braille.hpp"

#include "rules/san.hpp"
#include "tests/rules/walks.hpp"

#include <catch2/catch.hpp>

using namespace speech;
using rules::Letters;

namespace {

std::string cells(std::string_view fen, std::string_view san)
{
    const auto position = walks::position(fen);
    const auto move = rules::read_san(position, san);
    REQUIRE(move);
    return braille::move(move_facts(position, *move));
}

constexpr std::string_view start = rules::initial_fen;

}  // namespace

TEST_CASE("moves are written in the British code", "[speech][braille][ANN-026]")
{
    struct Row {
        std::string_view fen;
        std::string_view san;
        std::string_view cells;
    };
    const auto row = GENERATE(values<Row>({
        {start, "Nf3", "⠎⠋⠒"},
        {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1", "Nc6", "⠎⠉⠖"},
        {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1", "d5", "⠙⠢"},
        {"7k/8/8/8/8/8/8/5R1K w - - 0 1", "Rf4", "⠗⠋⠲"},
        {"7k/8/8/3p4/2P5/8/8/7K w - - 0 1", "cxd5", "⠉⠰⠙⠢"},
        {"8/8/6k1/8/5P2/8/8/7K w - - 0 1", "f5+", "⠘⠋⠢"},
        {"5k2/8/8/8/5p2/8/8/5R1K w - - 0 1", "Rxf4+", "⠗⠸⠋⠲"},
        {"6k1/5ppp/8/8/8/8/8/4R2K w - - 0 1", "Re8#", "⠗⠑⠦⠜⠍"},
        {"7k/8/8/8/2N3N1/8/8/7K w - - 0 1", "Nce5", "⠎⠉⠑⠢"},
        {"7k/8/8/N7/8/8/8/N6K w - - 0 1", "N1b3", "⠎⠂⠃⠒"},
        {"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "O-O", "O-O"},
        {"5k2/8/8/8/8/8/8/4K2R w K - 0 1", "O-O+", "O-O⠜⠏"},
        {"8/4P3/8/8/8/8/k7/4K3 w - - 0 1", "e8=Q", "⠑⠦=Q"},
        {"8/k7/8/1pP5/8/8/8/4K3 w - b6 0 2", "cxb6+", "⠉⠸⠃⠖ e.p."},
    }));
    CAPTURE(row.san);
    CHECK(cells(row.fen, row.san) == row.cells);
}

TEST_CASE("numbers are lower digits", "[speech][braille]")
{
    CHECK(braille::number(1234567890) == "⠂⠆⠒⠲⠢⠖⠶⠦⠔⠴");
    CHECK(braille::number(2) == "⠆");
}

TEST_CASE("a move that stands alone is marked by its side", "[speech][braille]")
{
    const auto position = walks::position(start);
    const auto facts = move_facts(position, *rules::read_san(position, "e4"));
    CHECK(braille::isolated_move(facts) == "⠨⠑⠲");
}

TEST_CASE("a null move is two dashes in braille as in files", "[speech][braille]")
{
    const auto position = walks::position(start);
    const auto facts = move_facts(position, *position.pass());
    CHECK(braille::move(facts) == "--");
    CHECK(braille::to_brf(braille::isolated_move(facts)) == ".--");
}

TEST_CASE("a position is written in the British code", "[speech][braille]")
{
    CHECK(braille::position(walks::position(start).board()) ==
          "⠷⠮⠧⠿⠥⠧⠮⠷ ⠯⠯⠯⠯⠯⠯⠯⠯ ⠒⠆ ⠏⠏⠏⠏⠏⠏⠏⠏ ⠗⠎⠇⠟⠅⠇⠎⠗");
    CHECK(braille::position(walks::position("8/8/8/3k4/8/8/4P3/4K3 w - - 0 1").board()) ==
          "⠆⠲ ⠒⠥⠲ ⠂⠖ ⠲⠏⠒ ⠲⠅⠒");
}

TEST_CASE("eight-dot letters are national, and White has dot 7", "[speech][braille]")
{
    const auto all = [](Letters letters) {
        std::string cells;
        for (auto role = rules::all_roles.rbegin(); role != rules::all_roles.rend(); ++role)
            for (const auto color : rules::both_colors)
                cells += braille::eight_dot_piece({color, *role}, letters);
        return cells;
    };
    CHECK(all(Letters::en) == "⡅⠅⡟⠟⡗⠗⡃⠃⡝⠝⡏⠏");
    CHECK(all(Letters::de) == "⡅⠅⡙⠙⡞⠞⡇⠇⡎⠎⡃⠃");
    CHECK(all(Letters::cs) == "⡅⠅⡙⠙⡧⠧⡎⠎⡚⠚⡏⠏");
    CHECK(all(Letters::sr) == "⡅⠅⡙⠙⡞⠞⡇⠇⡎⠎⡏⠏");
    CHECK(all(Letters::fr) == "⡗⠗⡙⠙⡞⠞⡋⠋⡉⠉⡏⠏");
}

TEST_CASE("the board is read by ranks and by lists", "[speech][braille][ANN-035]")
{
    const auto board = walks::position("4k3/8/8/8/8/8/4P3/R3K3 w Q - 0 1").board();
    const auto text = braille::ranks(board, Letters::en, braille::Empties::text);
    REQUIRE(text.size() == 8);
    CHECK(text[0] == "8 -+-+k+-+");
    CHECK(text[6] == "2 -+-+P+-+");
    CHECK(text[7] == "1 R-+-K-+-");
    const auto cells = braille::ranks(board, Letters::en, braille::Empties::cells);
    CHECK(cells[0] == "8 ⠀⢀⠀⢀⠅⢀⠀⢀");
    CHECK(cells[7] == "1 ⣗⠀⢀⠀⣅⠀⢀⠀");
    CHECK(braille::list(board, Letters::de) == std::vector<std::string>{"Ke1 Ta1 e2", "Ke8"});
}

TEST_CASE("cells become North American ASCII braille", "[speech][braille][ANN-026]")
{
    CHECK(braille::to_brf("⠆ ⠎⠋⠒") == "2 SF3");
    CHECK(braille::to_brf("⠗⠸⠋⠲") == "R_F4");
    CHECK(braille::to_brf("⠉⠰⠙⠢ ⠘⠋⠢") == "C;D5 ^F5");
    CHECK(braille::to_brf("⠗⠑⠦⠜⠍") == "RE8>M");
    CHECK(braille::to_brf("O-O ⠑⠦=Q") == "O-O E8=Q");
    CHECK(braille::to_brf("\xff\xc3") == "??");
}

TEST_CASE("literary text is left to liblouis where it is there", "[speech][braille]")
{
    if (!braille::has_literary())
        return;
    CHECK(braille::literary("abc", "cs") == "⠁⠃⠉");
    CHECK(braille::literary("šach", "sk"));
    CHECK(braille::literary("Läufer", "de"));
    CHECK(braille::literary("šah", "sr-Latn") == braille::literary("шах", "sr-Cyrl"));
    CHECK_FALSE(braille::literary("abc", "xx"));
}

TEST_CASE("letters that a literary braille has are told from others", "[speech][braille]")
{
    if (!braille::has_literary())
        return;
    CHECK(braille::literary_has(U'ü', "de"));
    CHECK(braille::literary_has(U'ü', "cs"));
    CHECK_FALSE(braille::literary_has(U'ü', "sr-Latn"));
    CHECK(braille::literary_has(U'љ', "sr-Cyrl"));
    CHECK_FALSE(braille::literary_has(U'љ', "en"));
    CHECK_FALSE(braille::literary_has(U'љ', "cs"));
    CHECK_FALSE(braille::literary_has(U'♞', "sk"));
    CHECK_FALSE(braille::literary_has(U'a', "xx"));
}

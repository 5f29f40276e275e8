// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/letters.hpp"

#include "tests/printers.hpp"

#include <string>

using namespace rules;

TEST_CASE("every notation has its piece letters", "[rules][letters][NOT-001]")
{
    struct Row {
        std::string_view notation;
        std::string_view letters;  // king, queen, rook, bishop, knight
    };
    const auto row = GENERATE(values<Row>({
        {"en", "KQRBN"},
        {"de", "KDTLS"},
        {"cs", "KDVSJ"},
        {"sk", "KDVSJ"},
        {"sr", "KDTLS"},
        {"sr-Cyrl", "КДТЛС"},
        {"fr", "RDTFC"},
        {"nl", "KDTLP"},
        {"es", "RDTAC"},
        {"it", "RDTAC"},
        {"pl", "KHWGS"},
        {"ru", "КрФЛСК"},  // the king has two letters
        {"hu", "KVBFH"},
        {"figurine", "♔♕♖♗♘"},
    }));
    CAPTURE(row.notation);
    const auto letters = letters_from(row.notation);
    REQUIRE(letters);
    std::string written;
    for (const Role role : {Role::king, Role::queen, Role::rook, Role::bishop, Role::knight})
        written += piece_letter(*letters, {Color::white, role});
    CHECK(written == row.letters);
}

TEST_CASE("a notation is known by its name in any case", "[rules][letters]")
{
    for (const Letters letters : all_letters)
        CHECK(letters_from(name(letters)) == letters);
    CHECK(letters_from("SR-cyrl") == Letters::sr_cyrl);
    CHECK(letters_from("Figurine") == Letters::figurine);
    CHECK_FALSE(letters_from("sr_cyrl"));
    CHECK_FALSE(letters_from("e"));
    CHECK_FALSE(letters_from(""));
    CHECK_FALSE(letters_from(std::string_view{"en\0", 3}));
}

TEST_CASE("only figurines differ by colour", "[rules][letters][NOT-020]")
{
    std::string black;
    for (const Role role :
         {Role::king, Role::queen, Role::rook, Role::bishop, Role::knight, Role::pawn})
        black += piece_letter(Letters::figurine, {Color::black, role});
    CHECK(black == "♚♛♜♝♞♟");
    for (const Letters letters : all_letters)
        for (const Role role : all_roles) {
            CAPTURE(letters, role);
            const bool alike = piece_letter(letters, {Color::white, role}) ==
                               piece_letter(letters, {Color::black, role});
            CHECK(alike == (letters != Letters::figurine));
        }
}

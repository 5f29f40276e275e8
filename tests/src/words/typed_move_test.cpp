// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/words/typed_move.hpp"

#include "rules/fen.hpp"

#include <catch2/catch.hpp>

#include <string>

using namespace client;

namespace {

/// The squares of the move that somebody types, or nothing.
std::string typed(const std::string& language, const std::string& fen, const std::string& text)
{
    words::WordOptions options;
    options.language = language;
    words::ChosenWords words{options};
    const auto position = rules::Position::from(rules::read_fen(fen).value()).value();
    const auto read = words::read_typed(words, position, text);
    return read ? read->move.from().name() + read->move.to().name() : "nothing";
}

const std::string start{"rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2"};
const std::string pawn_or_bishop{"4k3/8/8/8/2p5/1P6/4B3/4K3 w - - 0 1"};

}  // namespace

TEST_CASE("English piece letters are understood where the player's own have no such piece",
          "[src][words]")
{
    const std::string language = GENERATE("cs", "sk", "sr", "sr-Cyrl", "de");
    CAPTURE(language);
    CHECK(typed(language, start, "Nf3") == "g1f3");
    CHECK(typed(language, start, "Bc4") == "f1c4");
    CHECK(typed(language, start, "Qh5") == "d1h5");
    CHECK(typed(language, start, "Rb1") == "nothing");
}

TEST_CASE("what the player's own letters can mean is never English", "[src][words]")
{
    CHECK(typed("cs", pawn_or_bishop, "Bxc4") == "b3c4");
    CHECK(typed("en", pawn_or_bishop, "Bxc4") == "e2c4");
    CHECK(typed("de", start, "Dh5") == "d1h5");
    CHECK(typed("en", start, "Dh5") == "nothing");
}

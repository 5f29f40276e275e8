// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/answers.hpp"

#include "tests/src/person.hpp"

#include <catch2/catch.hpp>

#include <chrono>

using namespace client;
namespace answers = client::train::answers;
using rules::Square;

namespace {

struct Listening {
    explicit Listening(const std::string& language, const std::string& announce = "fide")
        : words{[&] {
              auto options = tests::words_in(language);
              options.announce = announce;
              return options;
          }()}
    {
    }

    words::ChosenWords words;
    train::Teller teller{words};
};

Square at(std::string_view name)
{
    return Square::parse(name).value();
}

}  // namespace

TEST_CASE("squares are understood in the words of announcements, of the language and as written",
          "[src][train]")
{
    Listening with{"cs"};
    for (const auto* const text : {"e4", "E4", "Eva vier", "Emil čtyři", "e čtyři", "echo four"})
        CHECK(answers::square(with.teller, text) == at("e4"));
    CHECK(answers::squares(with.teller, "e4, Felix 5 a1") ==
          std::vector{at("e4"), at("f5"), at("a1")});
    for (const auto* const text : {"", "e", "4", "e9", "e4 f", "tower", "e4 queen"})
        CHECK_FALSE(answers::squares(with.teller, text));
    CHECK_FALSE(answers::square(with.teller, "e4 e5"));
    CHECK(answers::file(with.teller, "Gustav") == rules::File::g);
    CHECK(answers::rank(with.teller, "sieben") == rules::Rank::seven);
}

TEST_CASE("yes, no, colours and pieces are understood in the language and in English",
          "[src][train]")
{
    Listening with{"de"};
    for (const auto* const text : {"ja", "j", "JA", "yes", "y"})
        CHECK(answers::yes_or_no(with.teller, text) == true);
    for (const auto* const text : {"nein", "no", "n"})
        CHECK(answers::yes_or_no(with.teller, text) == false);
    CHECK_FALSE(answers::yes_or_no(with.teller, "vielleicht"));
    CHECK(answers::color(with.teller, "weiss") == rules::Color::white);
    CHECK(answers::color(with.teller, "black") == rules::Color::black);
    CHECK_FALSE(answers::color(with.teller, "grau"));
    for (const auto* const text : {"Springer", "knight", "N", "jezdec"})
        CHECK(answers::role(with.teller, text) == rules::Role::knight);
    CHECK_FALSE(answers::role(with.teller, "Pferdeapfel"));
}

TEST_CASE("numbers and times are understood in digits, numbers in words too", "[src][train]")
{
    Listening with{"de"};
    CHECK(answers::number(with.teller, "21") == 21);
    CHECK(answers::number(with.teller, "einundzwanzig") == 21);
    CHECK(answers::number(with.teller, "seven") == 7);
    CHECK_FALSE(answers::number(with.teller, "-1"));
    CHECK_FALSE(answers::number(with.teller, "viele"));
    using namespace std::chrono_literals;
    CHECK(answers::clock_time("5") == 5min);
    CHECK(answers::clock_time("1:30") == 1min + 30s);
    CHECK(answers::clock_time("1:05:30") == 1h + 5min + 30s);
    for (const auto* const text : {"", ":", "1:60", "1:2:3:4", "a", "1:"})
        CHECK_FALSE(answers::clock_time(text));
}

TEST_CASE("moves are understood as they are in a game", "[src][train]")
{
    Listening with{"de"};
    const auto start = rules::Position::initial();
    CHECK(answers::move(with.teller, start, "Springer Felix drei")->move.to() == at("f3"));
    CHECK(answers::move(with.teller, start, "e4")->move.to() == at("e4"));
    CHECK_FALSE(answers::move(with.teller, start, "e5"));
}

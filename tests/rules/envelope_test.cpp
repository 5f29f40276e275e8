// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/envelope.hpp"

#include "rules/sha256.hpp"

#include <catch2/catch.hpp>
#include <rapidcheck.h>

namespace {

using namespace rules;
using namespace std::chrono_literals;

Game sealed_game()
{
    GameOptions options;
    options.control = *read_time_control("90+30");
    Game game{options};
    game.apply(events::Start{}, Instant{});
    game.apply(events::Adjourn{}, Instant{60s});
    game.apply(events::Seal{"Nf3"}, Instant{70s});
    game.apply(events::Press{Color::white}, Instant{71s});
    return game;
}

}  // namespace

TEST_CASE("the digest is that of the standard", "[rules][envelope]")
{
    CHECK(hexadecimal(sha256("")) ==
          "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    CHECK(hexadecimal(sha256("abc")) ==
          "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    CHECK(hexadecimal(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")) ==
          "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
}

TEST_CASE("the envelope shows everything but the move", "[rules][envelope][ADJ-005][ADJ-006]")
{
    auto envelope = envelope_of(sealed_game(), "salt");
    REQUIRE(envelope);
    envelope->names = {"Anna", "Bella"};
    envelope->resumption = "tomorrow at ten, in the same hall";
    const std::string text = write_envelope(*envelope);
    CHECK(text.find("Nf3") == std::string::npos);
    CHECK(text.find("sealer: white\nnumber: 1\n") != std::string::npos);
    CHECK(text.find("white-used-ms: 71000\n") != std::string::npos);
    CHECK(read_envelope(text) == *envelope);
}

TEST_CASE("only the slip that was sealed fits", "[rules][envelope][ADJ-006]")
{
    const auto envelope = *envelope_of(sealed_game(), "salt");
    CHECK(fits(envelope, {"salt", "Nf3"}));
    CHECK_FALSE(fits(envelope, {"salt", "Nh3"}));
    CHECK_FALSE(fits(envelope, {"pepper", "Nf3"}));
    CHECK_FALSE(envelope_of(Game{}, "salt"));
    const auto slip = *slip_of(sealed_game(), "salt");
    CHECK(read_slip(write_slip(slip)) == slip);
    CHECK(read_slip("annabella slip 1\nsalt: 1\n").error() ==
          EnvelopeError{EnvelopeFault::incomplete, 3});
    CHECK(read_slip(write_envelope(envelope)).error() ==
          EnvelopeError{EnvelopeFault::first_line, 1});
}

TEST_CASE("a torn envelope is refused with its line", "[rules][envelope]")
{
    const std::string text = write_envelope(*envelope_of(sealed_game(), "salt"));
    CHECK(read_envelope("").error() == EnvelopeError{EnvelopeFault::first_line, 1});
    CHECK(read_envelope(text.substr(0, text.find("seal:"))).error() ==
          EnvelopeError{EnvelopeFault::incomplete, 11});
    std::string wrong = text;
    wrong.replace(wrong.find("number: 1"), 9, "number: x");
    CHECK(read_envelope(wrong).error() == EnvelopeError{EnvelopeFault::value, 5});
    CHECK(rc::check("any bytes are read or refused", [](const std::string& bytes) {
        RC_ASSERT(!read_envelope(bytes) || !bytes.empty());
    }));
}

// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/host/sounds.hpp"

#include "rules/fact.hpp"
#include "rules/position.hpp"
#include "rules/san.hpp"
#include "src/play/session.hpp"

#include <catch2/catch.hpp>

#include <optional>
#include <vector>

namespace {

using namespace client;
using rules::Color;
using speech::Ear;
using speech::Earcon;
using speech::Utterance;
namespace facts = rules::facts;

const Utterance first{"one", "one", "en"};
const Utterance second{"two", "two", "en"};

host::tidings::Played played(host::tidings::Telling telling = host::tidings::Telling::news)
{
    const auto position = rules::Position::initial();
    return {move_facts(position, *rules::read_san(position, "e4")), 1, telling};
}

std::vector<Utterance>
sounded(const host::Tiding& tiding, const player::SoundChoice& choice, Color turn = Color::white)
{
    std::vector<Utterance> said{first, second};
    host::add_sounds(said, tiding, choice, turn);
    return said;
}

player::SoundChoice all()
{
    return {*speech::read_earcons("all")};
}

TEST_CASE("tidings have their earcons before the first words", "[src][sounds]")
{
    struct Row {
        host::Tiding tiding;
        std::optional<Earcon> earcon;
    };
    using host::tidings::Happened;
    using host::tidings::Kind;
    using host::tidings::Said;
    const std::vector<Row> rows{
        {played(), Earcon::move},
        {played(host::tidings::Telling::retold), std::nullopt},
        {Said{Kind::refusal, {}}, Earcon::illegal},
        {Said{Kind::warning, {}}, Earcon::low_time},
        {Said{Kind::edge, {}}, Earcon::edge},
        {Said{Kind::taken_up, {}}, Earcon::selected},
        {Said{Kind::answer, {}}, std::nullopt},
        {Happened{{{}, facts::Refused{}}}, Earcon::illegal},
        {Happened{{{}, facts::IllegalMove{}}}, Earcon::illegal},
        {Happened{{{}, facts::Ended{}}}, Earcon::game_end},
        {Happened{{{}, facts::Moved{Color::white, "e4", {}, facts::MoveState::completed}}},
         Earcon::clock_pressed},
        {Happened{{{}, facts::FlagNoticed{}}}, std::nullopt},
    };
    for (const auto& row : rows) {
        const auto said = sounded(row.tiding, all());
        REQUIRE(said.front().cue.has_value() == row.earcon.has_value());
        if (row.earcon)
            CHECK(said.front().cue->earcon == *row.earcon);
        CHECK_FALSE(said.back().cue);
        CHECK(said.front().voice == "one");  // the words stay: an earcon is never alone
        CHECK_FALSE(sounded(row.tiding, {}).front().cue);
    }
}

TEST_CASE("the edge of the board and a piece taken up ring", "[src][sounds]")
{
    words::WordOptions options;
    options.language = "en";
    words::ChosenWords words{options};
    play::Session session{{}, words};
    const auto rings = [&](std::string_view command) {
        const auto reply = session.handle_key(command, {});
        const auto said = sounded(reply.tidings.back(), all());
        return said.front().cue ? std::optional{said.front().cue->earcon} : std::nullopt;
    };
    for (const auto* const square : {"e5", "e6", "e7", "e8"}) {
        CAPTURE(square);
        CHECK_FALSE(rings("up"));
    }
    CHECK(rings("up") == Earcon::edge);
    for (int rank = 7; rank >= 2; --rank)
        CHECK_FALSE(rings("down"));
    CHECK(rings("select") == Earcon::selected);
}

TEST_CASE("each earcon can be off", "[src][sounds]")
{
    player::SoundChoice choice{*speech::read_earcons("capture,check")};
    CHECK_FALSE(sounded(played(), choice).front().cue);
    choice.earcons = *speech::read_earcons("move");
    CHECK(sounded(played(), choice).front().cue);
}

TEST_CASE("a move sounds from its square where the player wants it", "[src][sounds]")
{
    auto choice = all();
    CHECK_FALSE(sounded(played(), choice).front().cue->place);
    choice.places = player::Places::on;
    const auto white = sounded(played(), choice).front().cue->place;
    choice.side = Color::black;
    const auto black = sounded(played(), choice).front().cue->place;
    REQUIRE((white && black));
    CHECK(white->pan == Approx(-black->pan));
    CHECK(white->step == 3);
    CHECK(black->step == 4);
}

TEST_CASE("answers can be for one ear, and news are for both", "[src][sounds][ANN-044]")
{
    player::SoundChoice choice;
    const host::tidings::Said answer{host::tidings::Kind::answer, {}};
    const host::tidings::Said news{host::tidings::Kind::news, {}};
    CHECK(sounded(answer, choice).front().ear == Ear::both);
    choice.ears = player::Ears::apart;
    CHECK(sounded(answer, choice, Color::white).front().ear == Ear::left);
    CHECK(sounded(answer, choice, Color::black).back().ear == Ear::right);
    CHECK(sounded(news, choice).front().ear == Ear::both);
    CHECK(sounded(played(), choice).front().ear == Ear::both);
    const auto heard_by_black = [&](const host::Tiding& tiding) {
        return sounded(tiding, choice, Color::black).front().ear;
    };
    CHECK(heard_by_black(played(host::tidings::Telling::retold)) == Ear::right);
    CHECK(heard_by_black(host::tidings::Happened{{{}, facts::MovesTold{}}}) == Ear::right);
    CHECK(heard_by_black(host::tidings::Happened{{{}, facts::Refused{}}}) == Ear::right);
    CHECK(heard_by_black(host::tidings::Happened{{{}, facts::Ended{}}}) == Ear::both);
}

TEST_CASE("what others say keeps only the sounds that the player wants", "[src][sounds]")
{
    auto said = first;
    said.cue = speech::Cue{Earcon::tick};
    said.ear = host::ear_of(Color::black);
    player::SoundChoice choice{*speech::read_earcons("tick,countdown")};
    auto wanted = said;
    choice.ears = player::Ears::apart;
    host::leave_out_unwanted(wanted, choice);
    CHECK(wanted == said);
    host::leave_out_unwanted(wanted, {});
    CHECK(wanted == first);
}

}  // namespace

// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/san.hpp"
#include "speech/announcer.hpp"
#include "speech/messages.hpp"
#include "speech/recogniser.hpp"
#include "tests/rules/walks.hpp"

#include <catch2/catch.hpp>
#include <fmt/format.h>

#include <fstream>
#include <iterator>
#include <sstream>
#include <string>

using namespace speech;

namespace {

/// The whole file of the language: its words, and a message for each row of the table.
std::string toki_file()
{
    std::ifstream words{"tests/speech/toki.toml"};
    std::string file{std::istreambuf_iterator<char>{words}, {}};
    for (const auto& row : message_table) {
        std::string pattern = fmt::format("toki {}", row.name);
        std::istringstream parameters{std::string{row.parameters}};
        for (std::string parameter; parameters >> parameter;)
            pattern += fmt::format(" {{{}}}", parameter);
        file += fmt::format("{} = \"{}\"\n", row.name, pattern);
    }
    return file;
}

}  // namespace

TEST_CASE("a language is one file and no code", "[speech][lexicon]")
{
    const auto toki = Lexicon::read(toki_file(), "toki.toml");
    if (!toki)
        for (const auto& fault : toki.error())
            UNSCOPED_INFO(text(fault));
    REQUIRE(toki);
    CHECK(toki->say("flag", {{"side", "white"}}) == "toki flag white");

    const auto position = rules::Position::initial();
    const auto knight = *rules::read_san(position, "Nf3");
    const Announcer announcer{*toki};
    // It has a word order of its own.
    CHECK(announcer.move(move_facts(position, knight)).screen == "tawa f3 soweli");

    const std::array<const Lexicon*, 1> lexicons{&*toki};
    const Recogniser listener{lexicons};
    for (const auto form : {Form::normal, Form::long_form, Form::terse})
        walks::each_position(1, 20, [&](const rules::Position& here) {
            for (const auto move : here.legal_moves()) {
                const auto said = Announcer{*toki, {.form = form}}.move(move_facts(here, move));
                const auto back = listener.hear(here, said.screen);
                REQUIRE(back);
                REQUIRE(back->move == move);
            }
        });
}

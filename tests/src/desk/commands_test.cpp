// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/script/commands.hpp"

#include "src/cli/places.hpp"
#include "src/script/command_tables.hpp"
#include "src/script/event_line.hpp"
#include "tests/speech/shipped.hpp"
#include "tests/src/desk/desk.hpp"

#include <fmt/format.h>

#include <set>

namespace {

using namespace client::desk;
using namespace desk_tests;
namespace wishes = client::host::wishes;

using client::host::wishes::BeginLine;
using shipped::languages;

/// A row's own example, as a line of a script where scripts have it.
std::string example(const DeskRow& row)
{
    return fmt::format("{}{}{}{}", row.speaker == Speaker::nobody ? "" : "white ", row.name,
                       row.example.empty() ? "" : " ", row.example);
}

bool is_of_scripts(const DeskRow& row)
{
    return row.topic != row_of("pgn").topic &&
           (row.topic != row_of("quit").topic || row.name == "start") && row.name != "boards" &&
           row.name != "square" && row.name != "pieces" && row.name != "last" &&
           row.name != "spell";
}

client::words::ChosenWords words_in(const std::string& language)
{
    client::words::WordOptions options;
    options.language = language;
    return client::words::ChosenWords{options};
}

}  // namespace

TEST_CASE("the desk knows every command of scripts, and no other beside its own", "[src][desk]")
{
    std::set<std::string> scripts;
    for (const auto& row : client::script::side_commands())
        scripts.insert(std::string{row.verb});
    for (const auto& row : client::script::arbiter_commands())
        scripts.insert("arbiter " + std::string{row.verb});
    for (const auto& row : client::script::desk_commands())
        scripts.insert(std::string{row.verb});
    scripts.erase("tick");   // at the desk time passes by itself
    scripts.erase("proof");  // and nobody types what only a search can prove
    std::set<std::string> known;
    for (const DeskRow& row : desk_rows())
        if (is_of_scripts(row))
            known.insert(std::string{row.topic == row_of("arbiter go").topic
                                         ? row.name
                                         : row.name.substr(0, row.name.find(' '))});
    CHECK(known == scripts);
}

TEST_CASE("every command of the desk is understood in English and in each language", "[src][desk]")
{
    for (const auto& language : languages) {
        auto words = words_in(language);
        const auto names = desk_commands(words.language());
        for (const DeskRow& row : desk_rows()) {
            const auto english = example(row);
            CAPTURE(language, english, names.own(english));
            const auto said = names.read(english);
            CHECK(said.row == &row);
            CHECK(names.read(names.own(english)) == said);
            if (is_of_scripts(row))
                CHECK(client::script::read_command(english));
        }
    }
}

TEST_CASE("in other languages every command has a word of its own", "[src][desk]")
{
    static const std::set<std::string_view> international{"pgn", "brf", "fen", "braille"};
    for (const auto& language : languages) {
        auto words = words_in(language);
        const auto names = desk_commands(words.language());
        for (const DeskRow& row : desk_rows()) {
            CAPTURE(language, row.name);
            const bool same = names.own(row.name) == row.name;
            CHECK(same == (language == "en" || international.contains(row.name)));
        }
    }
}

TEST_CASE("help names every command in the player's words, and explains each", "[src][desk]")
{
    for (const auto& language : languages) {
        Desk desk{{"ruleset e18s"}, language};
        auto words = words_in(language);
        const auto names = desk_commands(words.language());
        const auto all = desk.says("help");
        CHECK(all.find('{') == std::string::npos);
        for (const DeskRow& row : desk_rows()) {
            CAPTURE(language, row.name);
            const auto name = names.own(row.name.substr(row.name.find(' ') + 1));
            CHECK_THAT(all, Catch::Contains(name));
            const auto told = desk.says("help " + std::string{row.name});
            CHECK_THAT(told, Catch::Contains(names.own(row.name)) && Catch::Contains(": "));
        }
    }
}

TEST_CASE("help begins with what comes next", "[src][desk]")
{
    Desk desk{{"ruleset e18s", "time 5", "blind white"}};
    const auto next = [&] { return desk.says("help").substr(0, desk.says("help").find('\n')); };
    CHECK(next() == "Next: start begins the game");
    desk.type({"start"});
    CHECK(next() == "Next: the move, as you would write or say it");
    desk.type({"lift e2", "place e4"});
    CHECK(next() == "Next: the announcement. announce alone: as the piece stands");
    desk.type({"announce"});
    CHECK_THAT(next(), Catch::StartsWith("Next: Enter presses the clock."));
    desk.type({"", "arbiter stop"});
    CHECK(next() == "The clocks stand. arbiter go starts them again");
    desk.type({"arbiter go", "adjourn"});
    CHECK(next() == "Next: seal and the move, then press");
    desk.type({"seal e5", "black press"});
    CHECK(next() == "The game is adjourned. resume goes on with it");
    desk.type({"resume"});
    CHECK(next() == "Next: open opens the envelope");
    desk.type({"open", "white resign"});
    CHECK(next() == "The game is over. export and a folder writes all papers");
}

TEST_CASE("a command with something missing is answered by how it is typed", "[src][desk]")
{
    Desk desk{{"ruleset e18s"}, "de"};
    CHECK(desk.says("heben") == "heben: nicht verstanden\nheben g1: ein sehbehinderter Spieler "
                                "zieht eine Figur aus ihrem Loch\n");
    CHECK_THAT(desk.says("anhalten"), Catch::Contains("weiß anhalten krankheit: "));
}

TEST_CASE("a whole move in German words", "[src][desk][ANN-012]")
{
    Desk desk{{"ruleset e18s", "time 5", "blind white"}, "de"};
    desk.type({"beginn", "heben g1", "setzen f3", "ansagen", "drücken"});
    CHECK(desk.game()->clock().running() == rules::Color::black);
    CHECK(desk.says("wiederholen Springer Felix drei") == "Richtig wiederholt\n");
    desk.type({"ausgeführt", "schwarz zug d5", "/drücken"});
    CHECK(desk.game()->record().size() == 2);
    CHECK(desk.says("weiß reklamieren dreimal").starts_with("Weiß"));
    desk.type({"Schiedsrichter Hinzufügen Weiß 2"});
    CHECK(desk.says("uhr") == desk.says("time"));
    CHECK(desk.completions("dr") == std::vector<std::string>{"draw", "drücken"});
}

TEST_CASE("times are told as a chess clock shows them", "[src][desk][CLK-011][CLK-013]")
{
    struct Row {
        std::string control;
        std::string white;  ///< two seconds after the start
        std::string runs;
    };
    const auto row = GENERATE(values<Row>({
        {"time 5b5", "5 minutes, 3 seconds", "White's clock is running"},
        {"time 5d5", "5 minutes", "White's clock is running. In delay, 3"},
        {"time 5", "4 minutes, 58 seconds", "White's clock is running"},
    }));
    CAPTURE(row.control);
    Desk desk{{"ruleset e18s", row.control}};
    desk.type({"start"});
    const auto told = desk.says("time", 2);
    CHECK_THAT(told, Catch::StartsWith("White: " + row.white) && Catch::Contains(row.runs));
    CHECK((told.find("In delay") != std::string::npos) == (row.control == "time 5d5"));
}

TEST_CASE("every key of the desk means a command, in the order of a move", "[src][desk]")
{
    std::vector<keymaps::KeymapFault> faults;
    auto words = words_in("en");
    const auto table = desk_commands(words.language());
    const auto keys = keymaps::Keymap::load(
        client::cli::data_folder() / "keymaps" / "desk.toml",
        [&](std::string_view command) { return table.knows(without_dots(command)); }, faults);
    CHECK(faults.empty());
    auto settings = in("en");
    settings.keys = keys;
    Desk desk{{"ruleset e18s", "time 5", "blind white"}, settings};
    CHECK_THAT(desk.says("help"),
               Catch::Contains("star announce, ") && Catch::Contains("plus repeat, ") &&
                   Catch::Contains("Delete remove ..., ") && Catch::Contains("equals offer, "));
    const auto strike = [&](std::string_view name) {
        const auto key = keymaps::Key::parse(name);
        REQUIRE(key);
        return desk.strike(key, Desk::at(1)).value();
    };
    desk.type({"start"});
    CHECK(wish<BeginLine>(strike("F2")).words == "lift ");
    desk.type({"lift g1"});
    CHECK(wish<BeginLine>(strike("F3")).words == "place ");
    CHECK(wish<BeginLine>(strike("delete")).words == "remove ");
    desk.type({"place f3"});
    CHECK(text(strike("*")) == "Announced correctly\nSpringer Felix drei\n");
    CHECK(text(strike("+")) == "Repeated correctly\n");
    CHECK(text(strike("-")) == "The move is made on Black's board\n");
    CHECK(text(strike("F7")) == "White has completed the move\n");
}

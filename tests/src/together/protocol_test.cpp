// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/together/news.hpp"
#include "src/together/requests.hpp"
#include "src/together/sight.hpp"

#include <catch2/catch.hpp>
#include <rapidcheck.h>

namespace {

using namespace client;
using namespace client::together;

/// A line as the other end reads it, without its end.
std::string sent(const std::string& line)
{
    REQUIRE(line.ends_with('\n'));
    REQUIRE(line.size() <= longest_line);
    return line.substr(0, line.size() - 1);
}

template <class Kind>
Kind read_back(const Request& request)
{
    const auto read = read_request(sent(written(request)));
    REQUIRE(read);
    return std::get<Kind>(*read);
}

template <class Kind>
Kind read_back(const News& each)
{
    const auto read = read_news(sent(written(each)));
    REQUIRE(read);
    return std::get<Kind>(*read);
}

std::vector<std::string> lines_of(LineReader& reader)
{
    std::vector<std::string> lines;
    while (auto line = reader.next())
        lines.push_back(*line);
    return lines;
}

}  // namespace

TEST_CASE("whatever is typed arrives as it was, and fit to be printed", "[src][together][protocol]")
{
    const requests::Line line{Age{12}, "springer felix drei ä"};
    CHECK(read_back<requests::Line>(line) == line);
    CHECK(read_back<requests::Line>(requests::Line{Age{}, "e4\te5\n\x1b[2J"}).text == "e4 e5  [2J");
    const requests::Order order{Age{}, "square e4"};
    CHECK(read_back<requests::Order>(order) == order);
    const requests::Keys keys{Age{3}, commands::KeysStruck::Kind::learned, "f a", "file a"};
    CHECK(read_back<requests::Keys>(keys) == keys);
}

TEST_CASE("a greeting tells all that somebody is spoken to by", "[src][together][protocol]")
{
    requests::Hello hello;
    hello.guest = {"Boris", Role::coach};
    hello.guest.words.language = "sr-Cyrl";
    hello.guest.words.announce = "de";
    hello.guest.words.form = speech::Form::terse;
    hello.guest.profile = player::Profile::braille;
    hello.guest.interface = player::Interface::screen;
    hello.token = "12";
    const auto read = read_back<requests::Hello>(hello);
    CHECK(read.guest.name == "Boris");
    CHECK(read.guest.role == Role::coach);
    CHECK(read.guest.words == hello.guest.words);
    CHECK(read.guest.profile == player::Profile::braille);
    CHECK(read.guest.interface == player::Interface::screen);
    CHECK(read.token == "12");
}

TEST_CASE("a program of another version is known by its first words", "[src][together][protocol]")
{
    CHECK(read_request("hello\t2\tname=Eva").error() == LineFault::version);
    CHECK(read_request("hello\t2\twhatever else").error() == LineFault::version);
    CHECK(read_request("hello\tnew\tname=Eva").error() == LineFault::unknown);
    CHECK(read_request("hello\t1").error() == LineFault::unknown);
    CHECK(read_request("hello\t1\tname=Eva\trole=queen").error() == LineFault::unknown);
    // What a later program of the same version adds is passed over.
    CHECK(read_request("hello\t1\tname=Eva\that=red"));
}

TEST_CASE("a name is cut to what one wants to hear", "[src][together][protocol]")
{
    const auto read = read_request("hello\t1\tname=" + std::string(1000, 'x'));
    REQUIRE(read);
    CHECK(std::get<requests::Hello>(*read).guest.name.size() == 40);
}

TEST_CASE("nobody's key is older than ten seconds or from tomorrow", "[src][together][protocol]")
{
    CHECK(std::get<requests::Line>(*read_request("line\t999999999\te4")).age ==
          std::chrono::seconds{10});
    CHECK_FALSE(read_request("line\t-5\te4"));
}

TEST_CASE("any bytes are a request, or a fault that has a sentence", "[src][together][protocol]")
{
    const bool holds = rc::check([](const std::string& bytes) {
        static_cast<void>(read_request(bytes));
        static_cast<void>(read_news(bytes));
        SightReader reader;
        reader.take(read_fields(bytes));
    });
    CHECK(holds);
}

TEST_CASE("a move arrives with everything that its words need", "[src][together][protocol]")
{
    host::tidings::Played told;
    told.number = 31;
    told.facts = {.side = rules::Color::black,
                  .role = rules::Role::pawn,
                  .from = *rules::Square::parse("e2"),
                  .to = *rules::Square::parse("d1"),
                  .captured = rules::Role::rook,
                  .castling = {},
                  .promotion = rules::Role::knight,
                  .threat = rules::Threat::check,
                  .origin = rules::OriginPart::file};
    const auto read = read_back<news::Played>(news::Played{told});
    CHECK(read.told.facts == told.facts);
    CHECK(read.told.number == 31);
}

TEST_CASE("a sentence arrives with its voice, its ear and its sound", "[src][together][protocol]")
{
    const news::Sentence sentence{host::tidings::Kind::warning,
                                  news::Sounds::told,
                                  news::Standing::next,
                                  {"2:00", "two minutes", "en", speech::Urgency::urgent,
                                   speech::Pace::slow, speech::Cue{speech::Earcon::low_time},
                                   speech::Ear::left}};
    CHECK(read_back<news::Sentence>(sentence) == sentence);
}

TEST_CASE("only harmless wishes cross the line", "[src][together][protocol]")
{
    namespace wishes = host::wishes;
    CHECK(news_of(host::HostWish{wishes::BeSilent{}}));
    CHECK(news_of(host::HostWish{wishes::SetRate{20}}));
    CHECK_FALSE(news_of(host::HostWish{wishes::ChangeVoice{"wav:/tmp/x"}}));
    CHECK_FALSE(news_of(host::HostWish{wishes::WriteFiles{{{"x", "y"}}}}));
    CHECK_FALSE(read_news("wish\tvoice\twav:/tmp/x"));
    CHECK_FALSE(read_news("wish\trate\t1000"));
}

TEST_CASE("lines come in pieces, and one without an end ends the reading",
          "[src][together][protocol]")
{
    LineReader reader{8};
    reader.feed("li");
    CHECK(lines_of(reader).empty());
    reader.feed("ne\nping\nby");
    CHECK(lines_of(reader) == std::vector<std::string>{"line", "ping"});
    reader.feed("e56789");
    CHECK(reader.is_too_long());
    reader.feed("\nping\n");
    CHECK(lines_of(reader).empty());
}

TEST_CASE("what is seen is sent once, and again when it has changed", "[src][together][protocol]")
{
    Sight sight;
    screen::Scene scene;
    scene.board.put(*rules::Square::parse("e1"), {rules::Color::white, rules::Role::king});
    scene.facts = {"White 1:00", "Black 1:00"};
    scene.moves = {{"1", "e4", "e5"}, {"2", "Nf3", ""}};
    scene.plies = 3;
    sight.scene = scene;
    SightWriter writer;
    SightReader reader;
    for (const auto& line : writer.changes(sight))
        reader.take(read_fields(sent(written(line))));
    const auto& seen = std::get<screen::Scene>(reader.sight().scene);
    CHECK(seen.board == scene.board);
    CHECK(seen.facts == scene.facts);
    CHECK(seen.moves.size() == 2);
    CHECK(seen.moves[1].white == "Nf3");
    CHECK(writer.changes(sight).empty());

    scene.moves.pop_back();  // and back again
    sight.scene = scene;
    for (const auto& line : writer.changes(sight))
        reader.take(line);
    scene.moves.push_back({"2", "Nf3", ""});
    sight.scene = scene;
    for (const auto& line : writer.changes(sight))
        reader.take(line);
    CHECK(std::get<screen::Scene>(reader.sight().scene).moves[1].white == "Nf3");
}

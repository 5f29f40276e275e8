// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/ssip.hpp"

#include <catch2/catch.hpp>
#include <rapidcheck.h>

#include <map>
#include <string>

namespace {

using namespace speech;

TEST_CASE("messages are read whatever pieces they come in", "[speech][ssip]")
{
    const std::string bytes = "208 OK CLIENT NAME SET\r\n225-17\r\n225 OK MESSAGE QUEUED\r\n"
                              "701-17\r\n701-3\r\n701 BEGIN\r\n";
    const auto piece = GENERATE(1U, 2U, 7U, 1000U);
    SsipReader reader;
    for (std::size_t i = 0; i < bytes.size(); i += piece)
        reader.take(std::string_view{bytes}.substr(i, piece));
    const auto name = reader.next();
    REQUIRE(name);
    CHECK(name->code == 208);
    CHECK(name->is_good());
    CHECK(name->first().empty());
    const auto queued = reader.next();
    REQUIRE(queued);
    CHECK(queued->first() == "17");
    const auto begun = reader.next();
    REQUIRE(begun);
    CHECK(begun->is_news());
    CHECK(begun->first() == "17");
    CHECK_FALSE(reader.next());
}

TEST_CASE("what is not the protocol is a failure", "[speech][ssip]")
{
    const auto bytes =
        GENERATE(values<std::string>({"HTTP/1.1 400\r\n", "\r\n", "2O0 OK\r\n", "200\r\n",
                                      "200_OK\r\n", std::string(3U << 20U, 'x')}));
    SsipReader reader;
    CHECK_THROWS_AS(reader.take(bytes), VoiceFailure);
}

TEST_CASE("no bytes crash the reader", "[speech][ssip]")
{
    CHECK(rc::check([](const std::string& bytes) {
        SsipReader reader;
        try {
            reader.take(bytes);
        } catch (const VoiceFailure&) {
        }
    }));
}

TEST_CASE("no text ends its message or becomes a command", "[speech][ssip]")
{
    struct Row {
        std::string text;
        std::string data;
    };
    const auto row = GENERATE(values<Row>({
        {"Springer Felix drei", "Springer Felix drei\r\n."},
        {".", "..\r\n."},
        {"..", "...\r\n."},
        {"first\r\n.\r\nCANCEL ALL\r\n", "first . CANCEL ALL\r\n."},
        {"\n.\nQUIT", ".. QUIT\r\n."},
        {"", "\r\n."},
    }));
    CHECK(ssip_data(row.text) == row.data);
}

TEST_CASE("the text of a message is always one line", "[speech][ssip]")
{
    CHECK(rc::check([](const std::string& text) {
        const auto data = ssip_data(text);
        const auto line = data.substr(0, data.size() - 3);
        return data.ends_with("\r\n.") && line.find_first_of("\r\n") == std::string::npos &&
               (!line.starts_with('.') || line.starts_with(".."));
    }));
}

TEST_CASE("each urgency has the priority that was measured to fit", "[speech][ssip]")
{
    CHECK(ssip_priority(Urgency::background) == "NOTIFICATION");
    CHECK(ssip_priority(Urgency::answer) == "TEXT");
    CHECK(ssip_priority(Urgency::normal) == "MESSAGE");
    CHECK(ssip_priority(Urgency::urgent) == "IMPORTANT");
}

TEST_CASE("the daemon is looked for where its users have it", "[speech][ssip]")
{
    using Variables = std::map<std::string, std::string>;
    struct Row {
        Variables variables;
        std::string socket;
    };
    const auto row = GENERATE(values<Row>({
        {{{"SPEECHD_ADDRESS", "unix_socket:/tmp/s"}, {"XDG_RUNTIME_DIR", "/run/user/1"}}, "/tmp/s"},
        {{{"XDG_RUNTIME_DIR", "/run/user/1"}, {"HOME", "/home/a"}},
         "/run/user/1/speech-dispatcher/speechd.sock"},
        {{{"XDG_CACHE_HOME", "/c"}, {"HOME", "/home/a"}}, "/c/speech-dispatcher/speechd.sock"},
        {{{"HOME", "/home/a"}}, "/home/a/.cache/speech-dispatcher/speechd.sock"},
        {{{"SPEECHD_ADDRESS", "unix_socket"}, {"HOME", "/h"}},
         "/h/.cache/speech-dispatcher/speechd.sock"},
        {{}, ""},
    }));
    const auto socket = speechd_socket([&](const char* name) -> std::optional<std::string> {
        const auto found = row.variables.find(name);
        return found == row.variables.end() ? std::nullopt : std::optional{found->second};
    });
    CHECK(socket == row.socket);
}

}  // namespace

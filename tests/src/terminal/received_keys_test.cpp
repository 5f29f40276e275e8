// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/terminal/received_keys.hpp"

#include <catch2/catch.hpp>

#include <string>
#include <vector>

namespace {

using client::terminal::ReceivedKeys;

using Rest = ReceivedKeys::Rest;

/// Each key by its name, or "?" for one without, and its bytes.
std::vector<std::string> keys(ReceivedKeys& received, Rest rest = Rest::may_come)
{
    std::vector<std::string> all;
    while (const auto key = received.next(rest))
        all.push_back((key->stroke.key ? key->stroke.key->text() : "?") + '=' + key->bytes);
    return all;
}

}  // namespace

TEST_CASE("a key has the time at which its first byte came", "[src][line]")
{
    using namespace std::chrono_literals;
    const ReceivedKeys::Time begin{};
    ReceivedKeys received;
    received.add("a\x1b[", begin + 1ms);
    received.add("15~b", begin + 2ms);
    received.add("c", begin + 3ms);
    std::vector<std::chrono::nanoseconds> times;
    while (const auto key = received.next())
        times.push_back(key->at - begin);
    CHECK(times == std::vector<std::chrono::nanoseconds>{1ms, 1ms, 2ms, 3ms});
    received.add("d", begin + 4ms);
    CHECK(received.next()->at == begin + 4ms);
}

TEST_CASE("what a terminal receives is taken key by key, with its bytes", "[src][line]")
{
    struct Row {
        std::string bytes;
        std::vector<std::string> keys;
    };
    const auto row = GENERATE(values<Row>({
        {"aj", {"a=a", "j=j"}},
        {" \r\x7f", {"space= ", "enter=\r", "backspace=\x7f"}},
        {"ž;", {"ž=ž", ";=;"}},
        {"\x1b[Aq", {"up=\x1b[A", "q=q"}},  // an arrow is one key, not three letters
        {"\x1bOQ\x1b[15~\x1b[[Bx", {"F2=\x1bOQ", "F5=\x1b[15~", "F2=\x1b[[B", "x=x"}},
        {"\x1bOj\x1bOM", {"*=\x1bOj", "enter=\x1bOM"}},  // of a number pad
        {"\x1b[3~d", {"delete=\x1b[3~", "d=d"}},
        {"\x1bx", {"alt+x=\x1bx"}},
        {"\x1b", {"escape=\x1b"}},
        {"\xffz", {"?=\xff", "z=z"}},  // no character at all
        {"", {}},
    }));
    ReceivedKeys received;
    received.add(row.bytes);
    CHECK(keys(received, Rest::does_not_come) == row.keys);
    CHECK(received.empty());
}

TEST_CASE("a character that has come in part waits for the rest", "[src][line]")
{
    ReceivedKeys received;
    received.add("a\xc5");
    CHECK(keys(received) == std::vector<std::string>{"a=a"});
    CHECK_FALSE(received.empty());
    received.add("\xbe");
    CHECK(keys(received) == std::vector<std::string>{"ž=ž"});
}

TEST_CASE("a key whose sequence comes in two parts is one key", "[src][line]")
{
    struct Row {
        std::string bytes;
        std::string key;
    };
    const auto row = GENERATE(values<Row>({
        {"\x1bOk", "+"},
        {"\x1bOM", "enter"},
        {"\x1b[15~", "F5"},
        {"\x1b[[B", "F2"},
        {"\x1b[D", "left"},
        {"\x1b[1;5C", "ctrl+right"},
        {"\x1b[1;6C", "?"},  // nobody knows it, but its letters are not keys
        {"\x1b\xc5\xbe", "alt+ž"},
    }));
    for (std::size_t first = 1; first < row.bytes.size(); ++first) {
        CAPTURE(row.bytes, first);
        ReceivedKeys received;
        received.add(row.bytes.substr(0, first));
        CHECK(keys(received).empty());
        received.add(row.bytes.substr(first));
        CHECK(keys(received) == std::vector{row.key + '=' + row.bytes});
    }
}

TEST_CASE("what has come in part is a key of its own when no more comes", "[src][line]")
{
    ReceivedKeys received;
    received.add("\x1b");
    CHECK(keys(received).empty());
    const auto shortest = received.patience();
    CHECK(keys(received, Rest::does_not_come) == std::vector<std::string>{"escape=\x1b"});
    received.add("\x1bO");
    CHECK(received.patience() > shortest);
    CHECK(keys(received, Rest::does_not_come) == std::vector<std::string>{"?=\x1bO"});
    CHECK(received.empty());
}

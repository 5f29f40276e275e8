// SPDX-License-Identifier: GPL-3.0-or-later
#include "keymaps/keymap.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <random>
#include <set>
#include <string>

using namespace keymaps;

namespace {

bool anything(std::string_view)
{
    return true;
}

Keymap sound(std::string_view toml)
{
    std::vector<KeymapFault> faults;
    auto keymap = Keymap::read(toml, "keys.toml", anything, faults);
    CHECK(faults.empty());
    return keymap;
}

std::vector<KeymapFault> faults_of(std::string_view toml, const KnownCommand& known = anything)
{
    std::vector<KeymapFault> faults;
    static_cast<void>(Keymap::read(toml, "keys.toml", known, faults));
    return faults;
}

Meaning meaning(const Keymap& keymap, std::string_view keys)
{
    return keymap.find(*parse_keys(keys));
}

std::vector<Binding> shipped(const std::string& name)
{
    std::vector<KeymapFault> faults;
    const auto keymap = Keymap::load(keymap_file(name, "keymaps"), anything, faults);
    CHECK(faults == std::vector<KeymapFault>{});
    return keymap.bindings();
}

/// Accessibility rule 18: what yasr, Speakup, Fenrir and TDSR take for themselves.
bool belongs_to_readers(const Key& key)
{
    const auto& bare = key.bare();
    return bare == "insert" || bare == "begin" || key.has_alt() ||
           (key.has_ctrl() && bare.size() == 1 &&
            std::string{"alnx"}.find(bare) != std::string::npos);
}

const std::set<std::string> shipped_names{"clock",   "default", "desk",  "left-hand", "numpad",
                                          "players", "read",    "train", "vi"};
/// Those of the board in play; the others have keys of their own.
const std::set<std::string> board_maps{"default", "left-hand", "numpad", "vi"};

}  // namespace

TEST_CASE("a key means the command of its line", "[keymaps][keymap]")
{
    const auto keymap = sound("t = \"clock\"\n# a comment\n\n\"?\" = 'help'  # another\n");
    CHECK(meaning(keymap, "t") == Meaning{Meaning::Kind::bound, "clock"});
    CHECK(meaning(keymap, "?") == Meaning{Meaning::Kind::bound, "help"});
    CHECK(meaning(keymap, "T").kind == Meaning::Kind::unbound);
    CHECK(meaning(keymap, "t t").kind == Meaning::Kind::unbound);
    CHECK(keymap.find({}).kind == Meaning::Kind::unbound);
}

TEST_CASE("a command may need several keys, one after the other", "[keymaps][keymap]")
{
    const auto keymap = sound("\"f a\" = \"file a\"\n\"f b\" = \"file b\"\ng = \"board\"\n");
    CHECK(meaning(keymap, "f").kind == Meaning::Kind::begun);
    CHECK(meaning(keymap, "f b") == Meaning{Meaning::Kind::bound, "file b"});
    CHECK(meaning(keymap, "f x").kind == Meaning::Kind::unbound);
    CHECK(meaning(keymap, "e").kind == Meaning::Kind::unbound);
}

TEST_CASE("bindings keep the order of their file and know their lines", "[keymaps][keymap]")
{
    const auto keymap = sound("z = \"one\"\r\n\r\na = \"two\"");
    REQUIRE(keymap.bindings().size() == 2);
    CHECK(keymap.bindings()[0].command == "one");
    CHECK(keymap.bindings()[1].line == 3);
}

KeymapFault of_line(KeymapFault::Kind kind,
                    std::string words = {},
                    std::string other = {},
                    unsigned other_line = 0)
{
    return {"keys.toml", 3, kind, std::move(words), std::move(other), other_line};
}

TEST_CASE("a wrong line is named and the rest is used", "[keymaps][keymap]")
{
    using Kind = KeymapFault::Kind;
    struct Row {
        std::string line;
        KeymapFault fault;
    };
    const auto row = GENERATE(values<Row>({
        {"t", of_line(Kind::form)},
        {"t = clock", of_line(Kind::form)},
        {"t = 5", of_line(Kind::form)},
        {"? = \"help\"", of_line(Kind::form)},
        {"[board]", of_line(Kind::form)},
        {"f.a = \"clock\"", of_line(Kind::form)},
        {"t = \"clock", of_line(Kind::form)},
        {"\xFF = \"clock\"", of_line(Kind::form)},
        {"Left = \"clock\"", of_line(Kind::no_key, "Left")},
        {"t = \"dance\"", of_line(Kind::no_command, "dance")},
        {"a = \"clock\"", of_line(Kind::taken, "a", "a", 1)},
        {"\"a b\" = \"clock\"", of_line(Kind::continues, "a b", "a", 1)},
        {"x = \"clock\"", of_line(Kind::begins, "x", "x y", 2)},
    }));
    CAPTURE(row.line);
    const auto known = [](std::string_view name) { return name != "dance"; };
    std::vector<KeymapFault> faults;
    const auto keymap =
        Keymap::read("a = \"left\"\n\"x y\" = \"up\"\n" + row.line + "\nz = \"down\"\n",
                     "keys.toml", known, faults);
    CHECK(faults == std::vector{row.fault});
    CHECK(keymap.bindings().size() == 3);
    CHECK(meaning(keymap, "z") == Meaning{Meaning::Kind::bound, "down"});
}

TEST_CASE("every wrong line is named, not only the first", "[keymaps][keymap]")
{
    const auto faults = faults_of("one\ntwo\nt = \"clock\"\nthree\n");
    REQUIRE(faults.size() == 3);
    CHECK(faults[2].line == 4);
}

TEST_CASE("bindings can be changed, and no command is lost by that", "[keymaps][keymap]")
{
    const auto keymap = sound("q = \"next queen\"\nn = \"next knight\"\nd = \"right\"\n"
                              "right = \"right\"\ns = \"down\"\n\"f a\" = \"file a\"\n");
    const auto german =
        keymap.rebound({{*parse_keys("d"), "next queen", 0}, {*parse_keys("s"), "next knight", 0}});
    CHECK(meaning(german, "d").command == "next queen");
    CHECK(meaning(german, "s").command == "next knight");
    CHECK(meaning(german, "right").command == "right");
    // The first letters that became free; an arrow is no letter.
    CHECK(meaning(german, "q").command == "right");
    CHECK(meaning(german, "n").command == "down");
    CHECK(meaning(german, "f a").command == "file a");
    const auto french = keymap.rebound({{*parse_keys("f"), "next queen", 0}});
    CHECK(meaning(french, "f").command == "next queen");
    CHECK(meaning(french, "q").command == "file a");
}

TEST_CASE("a key file that cannot be opened is a fault without a line", "[keymaps][keymap]")
{
    for (const std::filesystem::path file : {"keymaps/none.toml", "keymaps"}) {
        std::vector<KeymapFault> faults;
        CHECK(Keymap::load(file, anything, faults).bindings().empty());
        CHECK(faults == std::vector{KeymapFault{file.string(), 0, KeymapFault::Kind::closed}});
    }
}

TEST_CASE("a key map is a shipped name or a file", "[keymaps][keymap]")
{
    CHECK(keymap_file("vi", "/share/keymaps") == "/share/keymaps/vi.toml");
    CHECK(keymap_file("mine.toml", "/share/keymaps") == "mine.toml");
    CHECK(keymap_file("./mine", "/share/keymaps") == "./mine");
}

TEST_CASE("reading a key map never fails on any bytes", "[keymaps][keymap]")
{
    std::mt19937 random{20261116};
    std::ifstream stream{"keymaps/default.toml"};
    const std::string file{std::istreambuf_iterator<char>{stream}, {}};
    for (int i = 0; i < 100; ++i) {
        auto bytes = file;
        for (int wrong = 0; wrong < 40; ++wrong)
            bytes[random() % bytes.size()] = static_cast<char>(random());
        static_cast<void>(faults_of(bytes));
    }
    CHECK(faults_of(std::string(100000, '[')).size() == 1);
}

TEST_CASE("every shipped key map is sound", "[keymaps][shipped]")
{
    std::set<std::string> found;
    for (const auto& entry : std::filesystem::directory_iterator{"keymaps"})
        if (entry.path().extension() == ".toml")
            found.insert(entry.path().stem().string());
    CHECK(found == shipped_names);
    for (const auto& name : shipped_names)
        CHECK_FALSE(shipped(name).empty());
}

TEST_CASE("where single keys are asked for, others are named as faults", "[keymaps][keymap]")
{
    std::vector<KeymapFault> faults;
    const auto keymap = sound("a = \"white\"\n\"f a\" = \"black\"\n").of_single_keys("k", faults);
    CHECK(meaning(keymap, "a") == Meaning{Meaning::Kind::bound, "white"});
    CHECK(meaning(keymap, "f").kind == Meaning::Kind::unbound);
    CHECK(faults == std::vector<KeymapFault>{{"k", 2, KeymapFault::Kind::several, "f a"}});
}

TEST_CASE("no shipped command needs a key that screen readers take", "[keymaps][shipped]")
{
    for (const auto& name : shipped_names) {
        std::set<std::string> all;
        std::set<std::string> clear;
        for (const auto& binding : shipped(name)) {
            all.insert(binding.command);
            if (std::ranges::none_of(binding.keys, belongs_to_readers))
                clear.insert(binding.command);
        }
        CAPTURE(name);
        CHECK(all == clear);
    }
}

TEST_CASE("the default key map binds no key that screen readers take", "[keymaps][shipped]")
{
    for (const std::string name : {"default", "left-hand", "vi"})
        for (const auto& binding : shipped(name)) {
            CAPTURE(name, text(binding.keys));
            CHECK(std::ranges::none_of(binding.keys, belongs_to_readers));
        }
}

TEST_CASE("every arrow has a key beside it that writes a character", "[keymaps][shipped]")
{
    for (const auto& name : board_maps)
        for (const std::string way : {"up", "down", "left", "right"}) {
            CAPTURE(name, way);
            const auto bindings = shipped(name);
            const auto binds = [&](auto fits) {
                return std::ranges::any_of(bindings, [&](const Binding& binding) {
                    return binding.command == way && fits(binding.keys.front().bare());
                });
            };
            CHECK(binds([&](const std::string& key) { return key == way; }));
            CHECK(binds([](const std::string& key) { return key.size() == 1; }));
        }
}

TEST_CASE("every key map of the board reaches what the default one does", "[keymaps][shipped]")
{
    // The left hand goes to the edges and steps from there.
    const auto elsewhere = [](const std::string& command) {
        return command.starts_with("rank ") || command.starts_with("file ");
    };
    for (const auto& name : board_maps) {
        std::set<std::string> reached;
        for (const auto& binding : shipped(name))
            reached.insert(binding.command);
        for (const auto& binding : shipped("default")) {
            CAPTURE(name, binding.command);
            CHECK((reached.contains(binding.command) ||
                   (name == "left-hand" && elsewhere(binding.command))));
        }
    }
}

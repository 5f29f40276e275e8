// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/play/playing.hpp"
#include "tests/src/dialogue.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <fstream>
#include <optional>
#include <string>

using namespace client;

namespace {

/// The keys that a dialogue presses on the board of the default key map; what is typed into its
/// line is left out.
class PressedKeys {
public:
    void take(const std::string& line)
    {
        if (line.starts_with("---"))
            on_board_ = false;
        if (line == "screen")
            on_board_ = true;
        if (!on_board_ || !line.starts_with("key "))
            return;
        const auto keys = keymaps::parse_keys(line.substr(4)).value();
        for (const auto& key : keys)
            press(key);
    }
    [[nodiscard]] bool have(const keymaps::Keys& keys) const
    {
        return !std::ranges::search(keys_, keys).empty();
    }

private:
    void press(const keymaps::Key& key)
    {
        const auto name = key.text();
        if (!typing_)
            keys_.push_back(key);
        typing_ = typing_ ? name != "enter" && name != "escape" : name == "i" || name == "/";
    }

    keymaps::Keys keys_;
    bool on_board_ = false;
    bool typing_ = false;
};

/// A game on a board of which keys are pressed.
class Board {
public:
    explicit Board(const std::string& keymap)
    {
        play::SessionOptions options;
        options.interface = player::Interface::screen;
        options.game.mode = rules::Mode::guarded;
        playing_.set_up(options);
        person_.emplace(playing_, tests::Means{.keymap = tests::shipped_keymap(keymap)});
        person_->begin();
    }
    /// What is told and wished after the last of them.
    host::Reply press(const keymaps::Keys& keys)
    {
        person_->press(keys);
        return person_->last();
    }
    void command(const std::string& line) { person_->type(line); }
    [[nodiscard]] std::string text(const host::Reply& reply)
    {
        std::string all;
        for (const auto& line : host::LineText{words_, player::Profile::voice}.lines(reply.tidings))
            all += line.text + '\n';
        return all;
    }
    [[nodiscard]] const play::Session& session() { return playing_.session(); }

private:
    words::ChosenWords words_{tests::words_in("en")};
    play::Playing playing_{words_, {}};
    std::optional<tests::Person> person_;
};

}  // namespace

TEST_CASE("every key of the default key map has a dialogue", "[src][session][keys]")
{
    PressedKeys pressed;
    for (const auto& path : tests::dialogue_files()) {
        std::ifstream file{path};
        for (std::string line; std::getline(file, line);)
            pressed.take(line);
        pressed.take("---");
    }
    const auto keymap = tests::shipped_keymap("default");
    for (const auto& binding : keymap.bindings()) {
        CAPTURE(keymaps::text(binding.keys));
        CHECK(pressed.have(binding.keys));
    }
}

TEST_CASE("every key of every key map says something or has something done", "[src][session][keys]")
{
    const std::string name = GENERATE("default", "left-hand", "vi", "numpad");
    const auto keymap = tests::shipped_keymap(name);
    for (const auto& binding : keymap.bindings()) {
        Board board{name};
        const auto reply = board.press(binding.keys);
        CAPTURE(name, keymaps::text(binding.keys));
        CHECK((!reply.tidings.empty() || !reply.wishes.empty()));
    }
}

TEST_CASE("in learn mode every key tells what it does and does nothing", "[src][session][keys]")
{
    const std::string name = GENERATE("default", "left-hand", "vi", "numpad");
    const auto keymap = tests::shipped_keymap(name);
    for (const auto& binding : keymap.bindings()) {
        if (binding.command == "learn" || binding.command == "release")
            continue;  // they leave it
        Board board{name};
        board.command("/learn");
        const auto before = board.session().state().cursor.square;
        const auto reply = board.press(binding.keys);
        CAPTURE(name, keymaps::text(binding.keys));
        CHECK(board.text(reply).find(": ") != std::string::npos);
        CHECK(reply.wishes.empty());
        CHECK(board.session().state().cursor.square == before);
        CHECK(board.session().state().cursor.learning);
    }
}

TEST_CASE("in view mode no key moves a piece", "[src][session][keys]")
{
    const std::string name = GENERATE("default", "left-hand", "vi", "numpad");
    const auto keymap = tests::shipped_keymap(name);
    for (const auto& binding : keymap.bindings()) {
        if (binding.command == "view")
            continue;  // leaves it
        Board board{name};
        board.command("/view");
        board.command("/rank 2");
        board.press(binding.keys);
        board.command("/rank 4");
        board.press(binding.keys);
        CAPTURE(name, keymaps::text(binding.keys));
        CHECK(board.session().game().record().empty());
        CHECK_FALSE(board.session().state().cursor.selected);
    }
}

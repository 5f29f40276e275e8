// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/host/line_text.hpp"
#include "src/play/session.hpp"
#include "src/screen/keyboard.hpp"
#include "src/words/chosen_words.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <string>
#include <vector>

using namespace client;

namespace {

keymaps::Keymap shipped(const std::string& name)
{
    std::vector<keymaps::KeymapFault> faults;
    auto keymap = keymaps::Keymap::load(
        "keymaps/" + name + ".toml", [](std::string_view) { return true; }, faults);
    REQUIRE(faults.empty());
    return keymap;
}

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

/// A board of which keys are pressed.
class Board {
public:
    explicit Board(const std::string& keymap)
        : keyboard_{shipped(keymap), [](const std::string&) { return std::vector<std::string>{}; }}
    {
        words_options_.language = "en";
        words_options_.announce = "en";
        words_.emplace(words_options_);
        play::SessionOptions options;
        options.interface = player::Interface::screen;
        options.game.mode = rules::Mode::guarded;
        session_.emplace(options, *words_);
        session_->handle(play::inputs::Begin{}, {});
    }
    /// What is then told and wished.
    play::Reply press(const keymaps::Key& key)
    {
        const auto lesson =
            session_->state().cursor.learning ? screen::Lesson::on : screen::Lesson::off;
        const auto struck = keyboard_.press(key, lesson);
        if (const auto* const line = std::get_if<screen::struck::Line>(&struck))
            return session_->handle_line(line->text, {});
        if (const auto* const bound = std::get_if<screen::struck::Bound>(&struck))
            return session_->handle_key(bound->command, {});
        return session_->handle(std::get<commands::KeysStruck>(struck), {});
    }
    play::Reply press(const keymaps::Keys& keys)
    {
        play::Reply last;
        for (const auto& key : keys)
            last = press(key);
        return last;
    }
    play::Reply command(const std::string& line) { return session_->handle_line(line, {}); }
    [[nodiscard]] std::string text(const play::Reply& reply)
    {
        std::string all;
        for (const auto& line :
             host::LineText{*words_, player::Profile::voice}.lines(reply.tidings))
            all += line.text + '\n';
        return all;
    }
    [[nodiscard]] const play::Session& session() const { return *session_; }

private:
    words::WordOptions words_options_;
    std::optional<words::ChosenWords> words_;
    std::optional<play::Session> session_;
    screen::Keyboard keyboard_;
};

}  // namespace

TEST_CASE("every key of the default key map has a dialogue", "[src][session][keys]")
{
    PressedKeys pressed;
    for (const auto& entry : std::filesystem::directory_iterator{"tests/sessions"}) {
        std::ifstream file{entry.path()};
        for (std::string line; std::getline(file, line);)
            pressed.take(line);
        pressed.take("---");
    }
    const auto keymap = shipped("default");
    for (const auto& binding : keymap.bindings()) {
        CAPTURE(keymaps::text(binding.keys));
        CHECK(pressed.have(binding.keys));
    }
}

TEST_CASE("every key of every key map says something or has something done", "[src][session][keys]")
{
    const std::string name = GENERATE("default", "left-hand", "vi", "numpad");
    const auto keymap = shipped(name);
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
    const auto keymap = shipped(name);
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
    const auto keymap = shipped(name);
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

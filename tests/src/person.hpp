// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/host/activity.hpp"
#include "src/host/line_text.hpp"
#include "src/screen/keyboard.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tests {

/// One of the key maps that come with the program.
inline keymaps::Keymap shipped_keymap(const std::string& name)
{
    std::vector<keymaps::KeymapFault> faults;
    return keymaps::Keymap::load(
        keymaps::keymap_file(name, "keymaps"), [](std::string_view) { return true; }, faults);
}

/// Whatever is told is told in this language, the letters of moves are English.
inline client::words::WordOptions words_in(const std::string& language)
{
    client::words::WordOptions options;
    options.language = language;
    options.announce = language;
    options.notation = "en";
    return options;
}

/// What somebody reads and strikes with.
struct Means {
    client::player::Profile profile = client::player::Profile::screen_reader;
    std::size_t width = 40;                   ///< of a braille display
    std::optional<keymaps::Keymap> keymap{};  ///< of a board on the screen

    [[nodiscard]] client::player::Interface interface() const
    {
        return keymap ? client::player::Interface::screen : client::player::Interface::line;
    }
};

/// Somebody at an activity without a world around it: lines, keys and time go in, lines and wishes
/// come out, and stay until they are taken.
class Person {
public:
    /// The activity must outlive its person.
    Person(client::host::Activity& activity, Means means)
        : activity_{activity}, means_{std::move(means)},
          keyboard_{{means_.keymap.value_or(keymaps::Keymap{}), activity.commands()},
                    [](const std::string&) { return std::vector<std::string>{}; }}
    {
    }

    void take(const client::host::Input& input) { hear(activity_.handle(input, now_)); }
    void begin() { take({client::host::inputs::Begin{}}); }
    void type(std::string_view line) { take({client::host::inputs::Line{std::string{line}}}); }
    /// The command of a key, as key files write it.
    void order(std::string_view command) { take({activity_.commands()->read(command)}); }
    void press(const keymaps::Keys& keys)
    {
        for (const auto& key : keys)
            press(key);
    }
    void press(const keymaps::Key& key)
    {
        last_ = {};
        if (means_.keymap)
            return strike_board(key);
        if (!keyboard_.is_typing()) {
            if (auto reply = activity_.strike(key, now_))
                return hear(*std::move(reply));
            keyboard_.open_line();
        }
        act(keyboard_.press(key));
    }
    /// Time passes, and what is due meanwhile happens.
    void wait(rules::Duration time)
    {
        const auto until = now_ + time;
        for (auto due = activity_.due(now_); due && *due < until; due = activity_.due(now_)) {
            now_ = std::max(*due, now_ + rules::Duration{1});
            take({client::host::inputs::Tick{}});
        }
        now_ = until;
        take({client::host::inputs::Tick{}});
    }
    [[nodiscard]] rules::Instant now() const { return now_; }
    /// It has passed for somebody else, who has told what is due.
    void set_time(rules::Instant now) { now_ = std::max(now_, now); }

    /// What came of the last that was done.
    [[nodiscard]] const client::host::Reply& last() const { return last_; }
    [[nodiscard]] std::vector<std::string> take_lines() { return std::exchange(lines_, {}); }
    [[nodiscard]] client::host::Wishes take_wishes() { return std::exchange(wishes_, {}); }
    /// What others at the same activity are told.
    [[nodiscard]] std::vector<client::host::Addressed> take_others()
    {
        return std::exchange(others_, {});
    }

private:
    void strike_board(const keymaps::Key& key)
    {
        using client::screen::Lesson;
        if (const auto answer = keyboard_.is_typing() ? std::nullopt : activity_.answer_of(key))
            return take({*answer});
        act(keyboard_.press(key, activity_.is_learning() ? Lesson::on : Lesson::off));
    }
    void act(const client::screen::Struck& struck)
    {
        if (const auto* const line = std::get_if<client::screen::struck::Line>(&struck))
            type(line->text);
        if (const auto* const bound = std::get_if<client::screen::struck::Bound>(&struck))
            take({bound->command});
        if (std::holds_alternative<client::screen::struck::Abandoned>(struck))
            take({client::host::inputs::Abandoned{}});
        if (const auto* const keys = std::get_if<client::commands::KeysStruck>(&struck))
            take({*keys});
    }
    void hear(client::host::Reply reply)
    {
        last_ = std::move(reply);
        others_.insert(others_.end(), last_.others.begin(), last_.others.end());
        const client::host::LineText text{activity_.words(), means_.profile, means_.width};
        for (const auto& line : text.lines(last_.tidings))
            lines_.push_back(line.text);
        for (const auto& wish : last_.wishes) {
            const auto* const act = client::host::as<client::host::wishes::OnScreen>(wish);
            if (act != nullptr && act->act == client::host::wishes::ScreenAct::type)
                keyboard_.open_line();
            else
                wishes_.push_back(wish);
        }
    }

    client::host::Activity& activity_;
    Means means_;
    client::screen::Keyboard keyboard_;
    rules::Instant now_{};
    client::host::Reply last_;
    std::vector<std::string> lines_;
    client::host::Wishes wishes_;
    std::vector<client::host::Addressed> others_;
};

}  // namespace tests

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/read/read_session.hpp"
#include "tests/src/person.hpp"
#include "tests/src/read/texts.hpp"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tests {

inline const std::string games = R"([Event "Club"]
[White "Novak, Jana"]
[Black "Weber, Thomas"]
[Date "2024.03.01"]
[Result "1-0"]

{An open game.} 1. e4 e5 2. Nf3 $1 {[%clk 0:05:00] Attacks the pawn.} (2. f4 {The gambit.} exf4
(2... d5 $146) 3. Nf3) (2. Bc4) 2... Nc6 3. Bb5 1-0

[White "Short"]
[Black "?"]

1. d4 *

[White "Broken"]

1. e4 Ke4 *

[FEN "7k/5K2/8/6Q1/8/8/8/8 w - - 0 1"]

1. Qg7# 1-0
)";

/// Somebody who reads games, and what he gets to read.
class Reader {
public:
    explicit Reader(std::string text = games,
                    const client::words::WordOptions& options = words_in("en"),
                    client::player::Interface interface = client::player::Interface::line)
        : text_{std::move(text)}, shelf_{tests::shelf(text_)}, words_{options},
          session_{shelf_, words_, client::player::BoardForm::lists, interface}
    {
        words_.tell_moves({.numbers = client::words::Numbers::on});
        if (interface == client::player::Interface::screen)
            session_.set_keys(shipped_keymap("read"));
    }

    std::string open(std::size_t number) { return lines(session_.open(number)); }
    /// Also everything that a search finds by and by.
    std::string type(std::string_view line) { return searched(session_.handle_line(line, now_)); }
    /// What the last of the keys says.
    std::string press(const keymaps::Keys& keys)
    {
        std::string said;
        for (const auto& key : keys)
            said = strike(key);
        return said;
    }
    std::string press(std::string_view names) { return press(keymaps::parse_keys(names).value()); }
    std::string wait(rules::Duration time)
    {
        now_ += time;
        return lines(session_.tick(now_));
    }
    /// Until then it was not the time to go on.
    void voice_ends_after(rules::Duration time)
    {
        now_ += time;
        session_.pause_from(now_);
    }
    [[nodiscard]] const client::read::ReadReply& last() const { return last_; }
    /// Whether it wished for that, and for nothing else.
    [[nodiscard]] bool wishes(const client::host::HostWish& wish) const
    {
        return last_.wishes == client::host::Wishes{wish};
    }
    [[nodiscard]] const client::read::ReadSession& session() const { return session_; }
    [[nodiscard]] client::words::ChosenWords& words() { return words_; }

private:
    std::string searched(client::read::ReadReply reply)
    {
        auto all = lines(std::move(reply));
        while (session_.searching())
            all += lines(session_.work());
        return all;
    }
    std::string strike(const keymaps::Key& key)
    {
        using namespace client::screen;
        const auto struck =
            keyboard_.press(key, session_.cursor().learning ? Lesson::on : Lesson::off);
        if (const auto* const line = std::get_if<struck::Line>(&struck))
            return type(line->text);
        if (const auto* const bound = std::get_if<struck::Bound>(&struck))
            return searched(session_.handle(bound->command, now_));
        if (std::holds_alternative<struck::Abandoned>(struck))
            return type("release");
        if (const auto* const keys = std::get_if<client::commands::KeysStruck>(&struck))
            return lines(session_.handle(*keys, now_));
        return "";
    }
    std::string lines(client::read::ReadReply reply)
    {
        last_ = std::move(reply);
        for (const auto& wish : last_.wishes)
            if (wish == client::host::Wish{client::host::HostWish{
                            client::host::wishes::OnScreen{client::host::wishes::ScreenAct::type}}})
                keyboard_.open_line();
        std::string all;
        for (const auto& line :
             client::host::LineText{words_, client::player::Profile::screen_reader}.lines(
                 last_.tidings))
            all += line.text + '\n';
        return all;
    }

    std::string text_;
    client::read::Shelf shelf_;
    client::words::ChosenWords words_;
    client::read::ReadSession session_;
    client::screen::Keyboard keyboard_{
        {shipped_keymap("read"), &session_.names()},
        [](const std::string&) { return std::vector<std::string>{}; }};
    rules::Instant now_{};
    client::read::ReadReply last_;
};

}  // namespace tests

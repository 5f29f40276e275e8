// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/src/session/dialogue.hpp"

#include "rules/chess960.hpp"
#include "rules/fen.hpp"
#include "speech/overloaded.hpp"
#include "src/script/commands.hpp"
#include "src/script/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>

namespace tests {

namespace {

using namespace client;

std::string name_of(const Wish& wish)
{
    return std::visit(
        speech::Overloaded{
            [](const wishes::Think&) { return std::string{"think"}; },
            [](const wishes::StopThinking&) { return std::string{"stop-thinking"}; },
            [](const wishes::ConsiderOffer&) { return std::string{"consider-offer"}; },
            [](const wishes::NewGame&) { return std::string{"new-game"}; },
            [](const wishes::Quit&) { return std::string{"quit"}; },
        },
        wish);
}

rules::Placement placement(const std::string& fen)
{
    return rules::Placement{rules::read_fen(fen).value()};
}

}  // namespace

Dialogue::Dialogue()
{
    word_options_.language = "en";
    word_options_.announce = "en";
    options_.game.mode = rules::Mode::guarded;
}

bool Dialogue::settle(std::string_view name, const std::string& value)
{
    struct Row {
        std::string_view name;
        void (*set)(Dialogue& dialogue, const std::string& value);
    };
    static constexpr std::array rows{
        Row{"language", [](Dialogue& d, auto& v) { d.word_options_.language = v; }},
        Row{"announce", [](Dialogue& d, auto& v) { d.word_options_.announce = v; }},
        Row{"notation", [](Dialogue& d, auto& v) { d.word_options_.notation = v; }},
        Row{"form", [](Dialogue& d, auto& v) { d.word_options_.form = v; }},
        Row{"braille",
            [](Dialogue& d, auto& v) {
                d.profile_ = Profile::braille;
                d.width_ = std::stoul(v);
            }},
        Row{"start", [](Dialogue& d, auto& v) { d.options_.game.start = placement(v); }},
        Row{"chess960",
            [](Dialogue& d, auto& v) {
                d.options_.game.start =
                    rules::Placement{rules::chess960_position(std::stoi(v)).value()};
            }},
        Row{"time", [](Dialogue& d,
                       auto& v) { d.options_.game.control = rules::read_time_control(v).value(); }},
        Row{"side", [](Dialogue& d, auto& v) { d.options_.own = script::read_side(v).value(); }},
        Row{"engine",
            [](Dialogue& d, auto& v) {
                d.options_.opponent = Opponent::engine;
                d.options_.engine = v;
            }},
        Row{"tournament",
            [](Dialogue& d, auto&) {
                d.options_.game.tournament = true;
                d.options_.game.mode = rules::Mode::strict;
            }},
    };
    const auto* const row = std::ranges::find(rows, name, &Row::name);
    if (row != rows.end())
        row->set(*this, value);
    return row != rows.end();
}

void Dialogue::begin()
{
    if (session_)
        return;
    words_ = std::make_unique<tools::ChosenWords>(word_options_);
    session_ = std::make_unique<Session>(options_, *words_);
    take(session_->handle(inputs::Begin{}, now_));
}

void Dialogue::take(const Reply& reply)
{
    for (const auto& line : LineText{*words_, profile_, width_}.lines(reply.tidings))
        said_.push_back(line.text);
    for (const auto& wish : reply.wishes)
        wished_.push_back(name_of(wish));
}

std::string Dialogue::expect(std::deque<std::string>& said, const std::string& value) const
{
    if (said.empty())
        return "nothing more was said";
    const auto heard = said.front();
    said.pop_front();
    return heard == value ? "" : fmt::format("heard \"{}\"", heard);
}

std::string Dialogue::act(std::string_view name, const std::string& value)
{
    if (name == "hear")
        return expect(said_, value);
    if (name == "wish")
        return expect(wished_, value);
    if (auto left = rest(); !left.empty())
        return left;
    if (name == "type")
        take(session_->handle_line(value, now_));
    else if (name == "wait") {
        now_ += script::read_instant(value).value() - rules::Instant{};
        take(session_->handle(inputs::Tick{}, now_));
    } else if (name == "engine-move")
        take(session_->handle(inputs::EngineMoved{value}, now_));
    else if (name == "engine-says")
        take(session_->handle(inputs::EngineAnswered{value == "accepted"
                                                         ? inputs::OfferAnswer::accepted
                                                         : inputs::OfferAnswer::declined},
                              now_));
    else
        return fmt::format("nobody knows {}", name);
    return "";
}

std::string Dialogue::line(std::string_view text)
{
    script::Words words{text};
    if (words.empty() || words.peek().starts_with('#'))
        return "";
    const auto name = words.next();
    const std::string value{words.rest()};
    if (!session_ && settle(name, value))
        return "";
    if (name == "begin") {
        begin();
        return "";
    }
    if (!session_)
        return "the game has not begun";
    return act(name, value);
}

std::string Dialogue::rest() const
{
    std::string left;
    for (const auto& line : said_)
        left += fmt::format("nobody heard \"{}\"\n", line);
    for (const auto& wish : wished_)
        left += fmt::format("nobody saw the wish {}\n", wish);
    return left;
}

}  // namespace tests

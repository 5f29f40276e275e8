// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/src/dialogue.hpp"

#include "speech/overloaded.hpp"
#include "src/script/commands.hpp"
#include "src/text/words.hpp"
#include "tests/src/partners.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <iterator>
#include <utility>

namespace tests {

namespace {

using namespace client;
namespace inputs = host::inputs;

std::string name_of(const std::optional<rules::OpenProof>& proof)
{
    if (!proof)
        return "prove nothing";
    return proof->side ? "prove mate" : fmt::format("prove dead {}", proof->plies);
}

std::string name_of(const host::Wish& wish)
{
    using namespace host::wishes;
    const speech::Overloaded name{
        [](const Quit& w) -> std::string {
            static constexpr std::array remains{"quit", "quit and put aside", "quit and forget"};
            return remains.at(static_cast<std::size_t>(w.remains));
        },
        [](const Become&) -> std::string { return "become"; },
        [](const BeSilent&) -> std::string { return "be-silent"; },
        [](const Repeat&) -> std::string { return "repeat"; },
        [](const SetRate& w) { return fmt::format("rate {}", w.rate); },
        [](const ChangeVoice& w) { return "voice " + w.choice; },
        [](const WriteFiles& w) {
            return (w.over == Over::nothing ? "write " : "write over ") + w.files.front().name;
        },
        [](const OnScreen&) -> std::string { return "turn-page"; },
        [](const BeginLine& w) { return "begin-line " + w.words; },
        [](const PutAside&) -> std::string { return "put-aside"; },
        [](const SetTime&) -> std::string { return "set-time"; },
        [](const Settle& w) { return name_of(w.proof); },
        [](const Lacks&) -> std::string { return "lacks"; },
        [](const Think&) -> std::string { return "think"; },
        [](const StopThinking&) -> std::string { return "stop-thinking"; },
        [](const ConsiderOffer&) -> std::string { return "consider-offer"; },
        [](const Advise& w) { return fmt::format("advise {}", w.plies); },
        [](const StartEngine& w) {
            return w.program.empty() ? "start-engine" : "start-engine " + w.program;
        },
        [](const NewGame&) -> std::string { return "new-game"; },
        [](const Seal&) -> std::string { return "seal"; },
        [](const LeaveEnvelope&) -> std::string { return "leave-envelope"; },
    };
    return std::visit([&](const auto& whose) { return std::visit(name, whose); }, wish);
}

std::unique_ptr<Partner> partner(std::string_view name)
{
    struct Row {
        std::string_view name;
        std::unique_ptr<Partner> (*make)();
    };
    static constexpr std::array rows{
        Row{"play", play_partner},   Row{"questions", questions_partner}, Row{"read", read_partner},
        Row{"clock", clock_partner}, Row{"train", train_partner},         Row{"pair", pair_partner},
    };
    const auto* const row = std::ranges::find(rows, name, &Row::name);
    return row != rows.end() ? row->make() : nullptr;
}

rules::Duration duration(const std::string& seconds)
{
    return script::read_instant(seconds).value() - rules::Instant{};
}

std::string expect(std::deque<std::string>& said, const std::string& value)
{
    if (said.empty())
        return "nothing more was said";
    const auto heard = said.front();
    said.pop_front();
    return heard == value ? "" : fmt::format("heard \"{}\"", heard);
}

/// Where it was said, if not to the first.
std::string at_seat(const std::string& name)
{
    return name.empty() ? "" : " as " + name;
}

client::words::WordOptions english_words()
{
    client::words::WordOptions options;
    options.language = "en";
    options.announce = "en";
    return options;
}

}  // namespace

Dialogue::Dialogue() : partner_{play_partner()}
{
    sittings_.push_back({.name = {}, .word_options = english_words()});
}

Dialogue::Sitting* Dialogue::named(std::string_view name)
{
    const auto found = std::ranges::find(sittings_, name, &Sitting::name);
    return name.empty() || found == sittings_.end() ? nullptr : &*found;
}

bool Dialogue::settle(std::string_view name, const std::string& value)
{
    struct Row {
        std::string_view name;
        void (*set)(Dialogue& dialogue, const std::string& value);
    };
    static constexpr std::array rows{
        Row{"with", [](Dialogue& d, auto& v) { d.partner_ = partner(v); }},
        Row{"seat",
            [](Dialogue& d, auto& v) {
                d.sittings_.push_back({.name = v, .word_options = english_words()});
            }},
        Row{"language", [](Dialogue& d, auto& v) { d.sittings_.back().word_options.language = v; }},
        Row{"announce", [](Dialogue& d, auto& v) { d.sittings_.back().word_options.announce = v; }},
        Row{"notation", [](Dialogue& d, auto& v) { d.sittings_.back().word_options.notation = v; }},
        Row{"form",
            [](Dialogue& d, auto& v) {
                d.sittings_.back().word_options.form = words::form_names.find(v).value();
            }},
        Row{"told",
            [](Dialogue& d, auto& v) {
                d.sittings_.back().word_options.moves = words::move_form_names.find(v).value();
            }},
        Row{"numbers",
            [](Dialogue& d, auto& v) {
                d.sittings_.back().word_options.numbers = words::number_names.find(v).value();
            }},
        Row{"braille",
            [](Dialogue& d, auto& v) {
                d.sittings_.back().word_options.moves = words::MoveForm::notation;
                d.sittings_.back().means.profile = player::Profile::braille;
                d.sittings_.back().word_options.breadth = speech::Breadth::narrow;
                d.sittings_.back().means.width = std::stoul(v);
            }},
        Row{"screen",
            [](Dialogue& d, auto& v) {
                d.sittings_.back().means.keymap = shipped_keymap(v.empty() ? "default" : v);
            }},
    };
    const auto* const row = std::ranges::find(rows, name, &Row::name);
    if (row == rows.end())
        return partner_->settle(name, value);
    row->set(*this, value);
    return partner_ != nullptr;
}

void Dialogue::begin()
{
    for (std::size_t seat = 0; seat < sittings_.size(); ++seat) {
        auto& each = sittings_[seat];
        each.words = std::make_unique<words::ChosenWords>(each.word_options);
        auto& activity = seat == 0 ? partner_->activity(*each.words, each.means)
                                   : *partner_->seat(host::Seat{static_cast<std::uint8_t>(seat)},
                                                     each.name, *each.words, each.means);
        each.person = std::make_unique<Person>(activity, each.means);
    }
    for (auto& each : sittings_) {
        each.person->begin();
        pass_on(each);
    }
}

bool Dialogue::act(Sitting& by, std::string_view name, const std::string& value)
{
    struct Row {
        std::string_view name;
        void (*act)(Person& person, const std::string& value);
    };
    static constexpr std::array rows{
        Row{"type", [](Person& p, auto& v) { p.type(v); }},
        Row{"key", [](Person& p, auto& v) { p.press(keymaps::parse_keys(v).value()); }},
        Row{"order", [](Person& p, auto& v) { p.order(v); }},
        Row{"wait", [](Person& p, auto& v) { p.wait(duration(v)); }},
        Row{"at", [](Person& p, auto& v) { p.wait(duration(v) - (p.now() - rules::Instant{})); }},
        Row{"interrupt", [](Person& p, auto&) { p.take({inputs::Interrupt{}}); }},
        Row{"end", [](Person& p, auto&) { p.take({inputs::End{}}); }},
        Row{"file-there",
            [](Person& p, auto& v) {
                p.take({inputs::FileWritten{v, {}, true}});
            }},
        Row{"file-written",
            [](Person& p, auto& v) {
                text::Words words{v};
                std::string file{words.next()};
                p.take({inputs::FileWritten{std::move(file), std::string{words.rest()}}});
            }},
    };
    const auto* const row = std::ranges::find(rows, name, &Row::name);
    if (row != rows.end()) {
        row->act(*by.person, value);
        return true;
    }
    if (name == "settle") {
        settle_proof(by, value);
        return true;
    }
    const auto input = partner_->input(name, value);
    if (input)
        by.person->take(*input);
    return input.has_value();
}

/// What the others are told of it comes to them as it would at their terminals; they have the same
/// time.
void Dialogue::pass_on(Sitting& from)
{
    for (const auto& told : from.person->take_others())
        for (std::size_t seat = 0; seat < sittings_.size(); ++seat)
            if (&sittings_[seat] != &from &&
                (!told.to || *told.to == host::Seat{static_cast<std::uint8_t>(seat)}))
                sittings_[seat].person->take({inputs::Heard{told.tidings, told.wishes}});
    for (auto& each : sittings_)
        each.person->set_time(from.person->now());
}

std::string Dialogue::go_on(Sitting& by, std::string_view name, const std::string& value)
{
    if (name == "hear")
        return expect(by.said, value);
    if (name == "wish")
        return expect(by.wished, value);
    if (auto left = rest(); !left.empty())
        return left;
    if (!act(by, name, value))
        return fmt::format("nobody knows {}", name);
    pass_on(by);
    gather();
    return "";
}

std::string Dialogue::line(std::string_view text)
{
    text::Words words{text};
    if (words.empty() || words.peek().starts_with('#'))
        return "";
    auto name = words.next();
    if (has_begun()) {
        auto* const by = named(name);
        if (by != nullptr)
            name = words.next();
        return go_on(by != nullptr ? *by : sittings_.front(), name, std::string{words.rest()});
    }
    if (name != "begin")
        return settle(name, std::string{words.rest()}) ? "" : "it has not begun";
    begin();
    gather();
    return "";
}

void Dialogue::gather()
{
    for (auto& each : sittings_) {
        std::ranges::move(each.person->take_lines(), std::back_inserter(each.said));
        for (const auto& wish : each.person->take_wishes())
            if (is_to_be_named(wish))
                each.wished.push_back(name_of(wish));
    }
}

bool Dialogue::is_to_be_named(const host::Wish& wish)
{
    const auto* const asked = host::as<host::wishes::Settle>(wish);
    if (asked == nullptr)
        return true;
    if (asked->proof)
        proof_ = asked->proof;  // what is late comes all the same
    return partner_->names_proofs();
}

void Dialogue::settle_proof(Sitting& by, const std::string& budget)
{
    const auto positions = budget.empty() ? rules::default_mating_budget : std::stoull(budget);
    by.person->take({inputs::Settled{proof_.value(), rules::settle(*proof_, positions)}});
}

std::string Dialogue::rest() const
{
    std::string left;
    for (const auto& each : sittings_) {
        for (const auto& line : each.said)
            left += fmt::format("nobody heard \"{}\"{}\n", line, at_seat(each.name));
        for (const auto& wish : each.wished)
            left += fmt::format("nobody saw the wish {}{}\n", wish, at_seat(each.name));
    }
    return left;
}

std::optional<std::string> Dialogue::next() const
{
    const auto& said = sittings_.front().said;
    return said.empty() ? std::nullopt : std::optional{said.front()};
}

std::vector<std::filesystem::path> dialogue_files()
{
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator{"tests/sessions"})
        if (entry.path().extension() == ".session")
            files.push_back(entry.path());
    return files;
}

}  // namespace tests

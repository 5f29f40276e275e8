// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/src/dialogue.hpp"

#include "speech/overloaded.hpp"
#include "src/script/commands.hpp"
#include "src/text/words.hpp"
#include "tests/src/partners.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
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
        Row{"clock", clock_partner}, Row{"train", train_partner},
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

}  // namespace

Dialogue::Dialogue() : partner_{play_partner()}
{
    word_options_.language = "en";
    word_options_.announce = "en";
}

bool Dialogue::settle(std::string_view name, const std::string& value)
{
    struct Row {
        std::string_view name;
        void (*set)(Dialogue& dialogue, const std::string& value);
    };
    static constexpr std::array rows{
        Row{"with", [](Dialogue& d, auto& v) { d.partner_ = partner(v); }},
        Row{"language", [](Dialogue& d, auto& v) { d.word_options_.language = v; }},
        Row{"announce", [](Dialogue& d, auto& v) { d.word_options_.announce = v; }},
        Row{"notation", [](Dialogue& d, auto& v) { d.word_options_.notation = v; }},
        Row{"form",
            [](Dialogue& d, auto& v) { d.word_options_.form = words::form_names.find(v).value(); }},
        Row{"moves",
            [](Dialogue& d, auto& v) {
                d.word_options_.moves = words::move_form_names.find(v).value();
            }},
        Row{"numbers",
            [](Dialogue& d, auto& v) {
                d.word_options_.numbers = words::number_names.find(v).value();
            }},
        Row{"braille",
            [](Dialogue& d, auto& v) {
                d.word_options_.moves = words::MoveForm::notation;
                d.means_.profile = player::Profile::braille;
                d.word_options_.breadth = speech::Breadth::narrow;
                d.means_.width = std::stoul(v);
            }},
        Row{"screen", [](Dialogue& d,
                         auto& v) { d.means_.keymap = shipped_keymap(v.empty() ? "default" : v); }},
    };
    const auto* const row = std::ranges::find(rows, name, &Row::name);
    if (row == rows.end())
        return partner_->settle(name, value);
    row->set(*this, value);
    return partner_ != nullptr;
}

void Dialogue::begin()
{
    words_ = std::make_unique<words::ChosenWords>(word_options_);
    person_ = std::make_unique<Person>(partner_->activity(*words_, means_), means_);
    person_->begin();
}

bool Dialogue::act(std::string_view name, const std::string& value)
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
        row->act(*person_, value);
        return true;
    }
    if (name == "settle") {
        settle_proof(value);
        return true;
    }
    const auto input = partner_->input(name, value);
    if (input)
        person_->take(*input);
    return input.has_value();
}

std::string Dialogue::go_on(std::string_view name, const std::string& value)
{
    if (name == "hear")
        return expect(said_, value);
    if (name == "wish")
        return expect(wished_, value);
    if (auto left = rest(); !left.empty())
        return left;
    if (!act(name, value))
        return fmt::format("nobody knows {}", name);
    gather();
    return "";
}

std::string Dialogue::line(std::string_view text)
{
    text::Words words{text};
    if (words.empty() || words.peek().starts_with('#'))
        return "";
    const auto name = words.next();
    const std::string value{words.rest()};
    if (person_)
        return go_on(name, value);
    if (name != "begin")
        return settle(name, value) ? "" : "it has not begun";
    begin();
    gather();
    return "";
}

void Dialogue::gather()
{
    std::ranges::move(person_->take_lines(), std::back_inserter(said_));
    for (const auto& wish : person_->take_wishes())
        if (is_to_be_named(wish))
            wished_.push_back(name_of(wish));
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

void Dialogue::settle_proof(const std::string& budget)
{
    const auto positions = budget.empty() ? rules::default_mating_budget : std::stoull(budget);
    person_->take({inputs::Settled{proof_.value(), rules::settle(*proof_, positions)}});
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

std::optional<std::string> Dialogue::next() const
{
    return said_.empty() ? std::nullopt : std::optional{said_.front()};
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

// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/src/play/dialogue.hpp"

#include "rules/chess960.hpp"
#include "rules/fen.hpp"
#include "rules/notation.hpp"
#include "speech/enum_names.hpp"
#include "speech/overloaded.hpp"
#include "src/script/commands.hpp"
#include "src/text/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>

namespace tests {

namespace {

using namespace client;

std::string name_of(const std::optional<rules::OpenProof>& proof)
{
    if (!proof)
        return "prove nothing";
    return proof->side ? "prove mate" : fmt::format("prove dead {}", proof->plies);
}

std::string name_of(const host::Wish& wish)
{
    using namespace host::wishes;
    if (const auto* const w = host::as<Advise>(wish))
        return fmt::format("advise {}", w->plies);
    if (const auto* const w = host::as<StartEngine>(wish))
        return w->program.empty() ? "start-engine" : "start-engine " + w->program;
    if (const auto* const w = host::as<WriteFiles>(wish))
        return (w->over == Over::nothing ? "write " : "write over ") + w->files.front().name;
    if (const auto* const w = host::as<SetRate>(wish))
        return fmt::format("rate {}", w->rate);
    if (const auto* const w = host::as<ChangeVoice>(wish))
        return "voice " + w->choice;
    if (const auto* const w = host::as<Settle>(wish))
        return name_of(w->proof);
    const std::array<std::pair<bool, std::string>, 7> plain{{
        {host::as<Think>(wish) != nullptr, "think"},
        {host::as<StopThinking>(wish) != nullptr, "stop-thinking"},
        {host::as<ConsiderOffer>(wish) != nullptr, "consider-offer"},
        {host::as<NewGame>(wish) != nullptr, "new-game"},
        {host::as<Quit>(wish) != nullptr, "quit"},
        {host::as<BeSilent>(wish) != nullptr, "be-silent"},
        {host::as<OnScreen>(wish) != nullptr, "turn-page"},
    }};
    const auto* const found = std::ranges::find(plain, true, &std::pair<bool, std::string>::first);
    return found == plain.end() ? "unknown" : found->second;
}

keymaps::Keymap keymap(const std::string& name)
{
    std::vector<keymaps::KeymapFault> faults;
    return keymaps::Keymap::load(
        keymaps::keymap_file(name.empty() ? "default" : name, "keymaps"),
        [](std::string_view) { return true; }, faults);
}

engine::FaultKind fault(const std::string& name)
{
    using enum engine::FaultKind;
    static constexpr speech::EnumNames<floods> names{{{
        {missing, "missing"},
        {no_uci, "no-uci"},
        {no_chess960, "no-chess960"},
        {died, "died"},
        {hangs, "hangs"},
        {illegal_answer, "illegal"},
        {floods, "floods"},
    }}};
    return names.find(name).value();
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
                d.profile_ = player::Profile::braille;
                d.options_.board_form = player::BoardForm::ranks;
                d.word_options_.breadth = speech::Breadth::narrow;
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
                d.options_.opponent = play::Opponent::engine;
                d.options_.engine = v;
            }},
        Row{"screen",
            [](Dialogue& d, auto& v) {
                d.options_.interface = player::Interface::screen;
                d.options_.keymap = keymap(v);
                d.keyboard_ =
                    std::make_unique<screen::Keyboard>(d.options_.keymap, [](const std::string&) {
                        return std::vector<std::string>{};
                    });
            }},
        Row{"blind",
            [](Dialogue& d, auto& v) {
                const auto side = script::read_side(v).value();
                d.options_.game.players.at(static_cast<std::size_t>(side)).visually_impaired = true;
            }},
        Row{"rules",
            [](Dialogue& d, auto& v) { d.options_.game.rules = rules::find_ruleset(v).value(); }},
        Row{"budgets",
            [](Dialogue& d, auto& v) {
                text::Words words{v};
                d.names_proofs_ = true;
                auto& budgets = d.options_.game.budgets;
                budgets.after_a_move = std::stoull(std::string{words.next()});
                budgets.of_a_ruling = std::stoull(std::string{words.next()});
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
    words_ = std::make_unique<words::ChosenWords>(word_options_);
    session_ = std::make_unique<play::Session>(options_, *words_);
    take(session_->handle(play::inputs::Begin{}, now_));
}

void Dialogue::take(const play::Reply& reply)
{
    for (const auto& line : host::LineText{*words_, profile_, width_}.lines(reply.tidings))
        said_.push_back(line.text);
    for (const auto& wish : reply.wishes) {
        const auto* const act = host::as<host::wishes::OnScreen>(wish);
        const auto* const asked = host::as<host::wishes::Settle>(wish);
        if (asked != nullptr && asked->proof)
            proof_ = asked->proof;  // what is late comes all the same
        if (act != nullptr && act->act == host::wishes::ScreenAct::type)
            keyboard_->open_line();
        else if (asked == nullptr || names_proofs_)
            wished_.push_back(name_of(wish));
    }
}

void Dialogue::press(const std::string& names)
{
    const auto keys = keymaps::parse_keys(names).value();
    for (const auto& key : keys) {
        const auto answer = keyboard_->is_typing() ? std::nullopt : session_->answer_of(key);
        if (answer) {
            take(session_->handle_key(*answer, now_));
            continue;
        }
        const auto lesson =
            session_->state().cursor.learning ? screen::Lesson::on : screen::Lesson::off;
        std::visit(
            speech::Overloaded{
                [&](const screen::struck::Line& line) {
                    take(session_->handle_line(line.text, now_));
                },
                [&](const screen::struck::Bound& bound) {
                    take(session_->handle_key(bound.command, now_));
                },
                [](const screen::struck::Typing&) {},
                [&](const commands::KeysStruck& struck) { take(session_->handle(struck, now_)); },
            },
            keyboard_->press(key, lesson));
    }
}

std::string Dialogue::expect(std::deque<std::string>& said, const std::string& value) const
{
    if (said.empty())
        return "nothing more was said";
    const auto heard = said.front();
    said.pop_front();
    return heard == value ? "" : fmt::format("heard \"{}\"", heard);
}

void Dialogue::wait(const std::string& seconds)
{
    const auto until = now_ + (script::read_instant(seconds).value() - rules::Instant{});
    for (auto due = session_->due(now_); due && *due < until; due = session_->due(now_)) {
        now_ = std::max(*due, now_ + rules::Duration{1});
        take(session_->handle(play::inputs::Tick{}, now_));
    }
    now_ = until;
    take(session_->handle(play::inputs::Tick{}, now_));
}

std::vector<rules::Move> Dialogue::moves(std::string_view text) const
{
    auto position = session_->state().placement().position();
    std::vector<rules::Move> moves;
    for (text::Words words{text}; !words.empty();) {
        moves.push_back(rules::find_move(position, words.next()).value());
        position.play_unchecked(moves.back());
    }
    return moves;
}

void Dialogue::settle_proof(const std::string& budget)
{
    const auto positions = budget.empty() ? rules::default_mating_budget : std::stoull(budget);
    take(session_->handle(play::inputs::Settled{proof_.value(), rules::settle(*proof_, positions)},
                          now_));
}

void Dialogue::report(engine::Report report)
{
    take(session_->handle(play::inputs::EngineReported{std::move(report)}, now_));
}

std::string Dialogue::act(std::string_view name, const std::string& value)
{
    struct Row {
        std::string_view name;
        void (*act)(Dialogue& dialogue, const std::string& value);
    };
    static constexpr std::array rows{
        Row{"type", [](Dialogue& d, auto& v) { d.take(d.session_->handle_line(v, d.now_)); }},
        Row{"key", [](Dialogue& d, auto& v) { d.press(v); }},
        Row{"wait", [](Dialogue& d, auto& v) { d.wait(v); }},
        Row{"settle", [](Dialogue& d, auto& v) { d.settle_proof(v); }},
        Row{"engine-ready",
            [](Dialogue& d, auto& v) {
                d.report(engine::Ready{v, {}});
            }},
        Row{"engine-move",
            [](Dialogue& d, auto& v) {
                const auto& game = d.session_->game().placement();
                d.report(engine::BestMove{rules::find_move(game.position(), v).value()});
            }},
        Row{"engine-line",
            [](Dialogue& d, auto& v) {
                text::Words words{v};
                const engine::Score score{engine::Score::Unit::centipawns,
                                          std::stoi(std::string{words.next()})};
                d.report(engine::Evaluation{score, 10, d.moves(words.rest())});
            }},
        Row{"engine-fault",
            [](Dialogue& d, auto& v) {
                d.report(engine::EngineFault{fault(v), "e9e5"});
            }},
        Row{"engine-says",
            [](Dialogue& d, auto& v) {
                const auto answer = v == "accepted" ? play::inputs::OfferAnswer::accepted
                                                    : play::inputs::OfferAnswer::declined;
                d.take(d.session_->handle(play::inputs::EngineAnswered{answer}, d.now_));
            }},
        Row{"file-there",
            [](Dialogue& d, auto& v) {
                d.take(d.session_->handle(play::inputs::FileWritten{std::string{v}, {}, true},
                                          d.now_));
            }},
        Row{"file-written",
            [](Dialogue& d, auto& v) {
                text::Words words{v};
                std::string file{words.next()};
                d.take(d.session_->handle(
                    play::inputs::FileWritten{std::move(file), std::string{words.rest()}}, d.now_));
            }},
    };
    if (name == "hear")
        return expect(said_, value);
    if (name == "wish")
        return expect(wished_, value);
    if (auto left = rest(); !left.empty())
        return left;
    const auto* const row = std::ranges::find(rows, name, &Row::name);
    if (row == rows.end())
        return fmt::format("nobody knows {}", name);
    row->act(*this, value);
    return "";
}

std::string Dialogue::line(std::string_view text)
{
    text::Words words{text};
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

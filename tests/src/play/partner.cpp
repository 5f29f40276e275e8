// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chess960.hpp"
#include "rules/fen.hpp"
#include "rules/notation.hpp"
#include "speech/enum_names.hpp"
#include "src/play/playing.hpp"
#include "src/player/warnings.hpp"
#include "src/script/commands.hpp"
#include "src/text/words.hpp"
#include "tests/src/partners.hpp"

#include <algorithm>
#include <array>
#include <vector>

namespace tests {

namespace {

using namespace client;
namespace inputs = host::inputs;

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

std::vector<rules::Move> moves(rules::Position position, std::string_view text)
{
    std::vector<rules::Move> moves;
    for (text::Words words{text}; !words.empty();) {
        moves.push_back(rules::find_move(position, words.next()).value());
        position.play_unchecked(moves.back());
    }
    return moves;
}

engine::Evaluation evaluation(const rules::Position& position, const std::string& text)
{
    text::Words words{text};
    const engine::Score score{engine::Score::Unit::centipawns,
                              std::stoi(std::string{words.next()})};
    return {score, 10, moves(position, words.rest())};
}

class PlayPartner : public Partner {
public:
    PlayPartner() { options_.game.mode = rules::Mode::guarded; }

    bool settle(std::string_view name, const std::string& value) override
    {
        using Options = play::SessionOptions;
        struct Row {
            std::string_view name;
            void (*set)(Options& options, const std::string& value);
        };
        static constexpr std::array rows{
            Row{"start",
                [](Options& o, auto& v) {
                    o.game.start = rules::Placement{rules::read_fen(v).value()};
                }},
            Row{"chess960",
                [](Options& o, auto& v) {
                    o.game.start = rules::Placement{rules::chess960_position(std::stoi(v)).value()};
                }},
            Row{"time",
                [](Options& o, auto& v) { o.game.control = rules::read_time_control(v).value(); }},
            Row{"side", [](Options& o, auto& v) { o.own = script::read_side(v).value(); }},
            Row{"engine",
                [](Options& o, auto& v) {
                    o.opponent = play::Opponent::engine;
                    o.engine = v;
                }},
            Row{"strength", [](Options& o, auto& v) { o.strength = v; }},
            Row{"warnings",
                [](Options& o, auto& v) { o.warnings = player::read_warnings(v).value(); }},
            Row{"blind",
                [](Options& o, auto& v) {
                    const auto side = script::read_side(v).value();
                    o.game.players.at(static_cast<std::size_t>(side)).visually_impaired = true;
                }},
            Row{"rules",
                [](Options& o, auto& v) { o.game.rules = rules::find_ruleset(v).value(); }},
            Row{"budgets",
                [](Options& o, auto& v) {
                    text::Words words{v};
                    o.game.budgets.after_a_move = std::stoull(std::string{words.next()});
                    o.game.budgets.of_a_ruling = std::stoull(std::string{words.next()});
                }},
            Row{"tournament",
                [](Options& o, auto&) {
                    o.game.tournament = true;
                    o.game.mode = rules::Mode::strict;
                }},
        };
        const auto* const row = std::ranges::find(rows, name, &Row::name);
        if (row != rows.end())
            row->set(options_, value);
        names_proofs_ = names_proofs_ || name == "budgets";
        return row != rows.end();
    }

    host::Activity& activity(words::ChosenWords& words, const Means& means) override
    {
        options_.interface = means.interface();
        options_.keymap = means.keymap.value_or(keymaps::Keymap{});
        if (means.profile == player::Profile::braille)
            options_.board_form = player::BoardForm::ranks;
        playing_.emplace(words, screen::ScreenStyle{}).set_up(options_);
        return *playing_;
    }

    std::optional<host::Input> input(std::string_view name, const std::string& value) override
    {
        const auto& position = playing_->session().game().placement().position();
        if (name == "engine-ready")
            return {{inputs::Reported{engine::Ready{value, {}}}}};
        if (name == "engine-move")
            return {{inputs::Reported{engine::BestMove{moves(position, value).front()}}}};
        if (name == "engine-line")
            return {{inputs::Reported{evaluation(position, value)}}};
        if (name == "engine-fault")
            return {{inputs::Reported{engine::EngineFault{fault(value), "e9e5"}}}};
        if (name == "engine-says")
            return {{inputs::Answered{value == "accepted" ? inputs::OfferAnswer::accepted
                                                          : inputs::OfferAnswer::declined}}};
        return std::nullopt;
    }

    [[nodiscard]] bool names_proofs() const override { return names_proofs_; }

private:
    play::SessionOptions options_;
    bool names_proofs_ = false;
    std::optional<play::Playing> playing_;
};

}  // namespace

std::unique_ptr<Partner> play_partner()
{
    return std::make_unique<PlayPartner>();
}

}  // namespace tests

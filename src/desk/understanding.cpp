// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/desk/understanding.hpp"

#include "rules/code_points.hpp"
#include "rules/game_questions.hpp"
#include "rules/move_facts.hpp"
#include "rules/readings.hpp"
#include "src/script/commands.hpp"
#include "src/script/runner.hpp"
#include "src/text/words.hpp"
#include "src/words/typed_move.hpp"

namespace client::desk {
namespace {

/// Whether the words say too little; otherwise they say nothing, or no legal move.
bool is_incomplete(const speech::Unheard& unheard)
{
    using namespace speech::unheard;
    return std::holds_alternative<PromotionMissing>(unheard) ||
           std::holds_alternative<WingMissing>(unheard) ||
           std::holds_alternative<TargetMissing>(unheard) ||
           std::holds_alternative<Ambiguous>(unheard);
}

/// The words of a move as they would be announced.
rules::Heard
said_rightly(words::ChosenWords& words, const rules::Placement& before, rules::Move move)
{
    auto said = words.announcer().move(move_facts(before.position(), move));
    return {std::move(said.screen), rules::Heard::Sense::move, move};
}

/// The same of a piece that stands where no legal move puts it.
rules::Heard said_as_it_stands(words::ChosenWords& words,
                               const rules::Placement& before,
                               const rules::Displacement& put)
{
    using enum rules::Heard::Sense;
    const auto facts = facts_as_it_stands(before, put);
    auto said = words.announcer().move(facts).screen;
    if (is_unpromoted(before, put))
        return {std::move(said), incomplete};
    return {
        std::move(said), illegal, std::nullopt,
        rules::Written{facts.role, rules::Bitboard{put.from}, put.to, put.promotion, put.castling}};
}

/// The last move as it would be announced; none if nobody has moved a piece.
std::optional<rules::Heard> said_of_last(words::ChosenWords& words, const rules::GameState& state)
{
    if (state.history.empty())
        return std::nullopt;
    const rules::Placement& before = state.before(state.history.size() - 1);
    const rules::Ply& made = state.history.back();
    if (made.move)
        return said_rightly(words, before, *made.move);
    if (made.squares.from == made.squares.to)  // the clock was pressed without a move
        return std::nullopt;
    return said_as_it_stands(words, before, made.squares);
}

/// What words, or a notation, say of a move that is not legal here.
std::optional<rules::Written>
meant(words::ChosenWords& words, const std::string& said, const std::string& slip)
{
    if (auto written = words.recogniser().written(slip, said))
        return written;
    const auto points = rules::CodePoints::decode(said);
    if (!points)
        return std::nullopt;
    const auto compact = points->without_blanks();
    for (const auto letters : {words.letters(), rules::Letters::en})
        if (const auto readings = exact_readings(compact.view(), letters); !readings.empty())
            return readings.front();
    return std::nullopt;
}

}  // namespace

rules::MoveFacts facts_as_it_stands(const rules::Placement& before, const rules::Displacement& put)
{
    const auto piece = *before.board().at(put.from);
    const auto victim = before.board().at(put.to);
    rules::MoveFacts facts;
    facts.side = piece.color;
    facts.role = piece.role;
    facts.from = put.from;
    facts.to = put.to;
    facts.captured = victim ? std::optional{victim->role} : std::nullopt;
    facts.castling = put.castling;
    facts.promotion = put.promotion;
    if (piece.role == rules::Role::pawn && put.from.file() != put.to.file())
        facts.origin = rules::OriginPart::file;
    return facts;
}

bool is_seal_line(std::string_view line)
{
    text::Words words{line};
    if (words.peek() == "assistant")
        static_cast<void>(words.next());
    if (script::read_side(words.peek()))
        static_cast<void>(words.next());
    return words.next() == "seal" && !words.empty();
}

std::string without_offer_sign(std::string_view line)
{
    constexpr std::string_view sign = "(=)";
    if (!line.ends_with(sign))
        return std::string{line};
    line.remove_suffix(sign.size());
    return std::string{line.substr(0, line.find_last_not_of(' ') + 1)};
}

rules::Heard understood(words::ChosenWords& words,
                        const rules::Placement& position,
                        std::string said,
                        const std::string& slip)
{
    using enum rules::Heard::Sense;
    if (position.lawful()) {
        const auto heard = words.recogniser().hear_correction(position.position(), slip, said);
        if (heard)
            return {std::move(said), move, heard->move};
        if (is_incomplete(heard.error()))
            return {std::move(said), incomplete};
        if (std::holds_alternative<speech::unheard::NotUnderstood>(heard.error())) {
            if (const auto typed = words::read_typed(words, position.position(), said))
                return {std::move(said), move, typed->move};
            auto notation = script::hear_notation(position, said);
            if (notation.sense == move || notation.sense == incomplete)
                return notation;
        }
    }
    auto written = meant(words, said, slip);
    return {std::move(said), written ? illegal : nonsense, std::nullopt, std::move(written)};
}

std::optional<rules::Heard>
as_placed(words::ChosenWords& words, const rules::Game& game, rules::Color side)
{
    const rules::GameState& state = game.state();
    if (state.turn() != side)
        return said_of_last(words, state);
    if (const auto move = rules::laws::move_in_hand(state))
        return said_rightly(words, state.placement(), *move);
    const auto put = rules::laws::put_so_far(state.act);
    return put ? std::optional{said_as_it_stands(words, state.placement(), *put)} : std::nullopt;
}

std::optional<rules::Heard>
as_announced(words::ChosenWords& words, const rules::Game& game, rules::Color listener)
{
    const rules::GameState& state = game.state();
    if (state.history.empty() || state.history.back().side == listener)
        return std::nullopt;
    const auto& announced = state.history.back().announced;
    return announced ? announced : said_of_last(words, state);
}

}  // namespace client::desk

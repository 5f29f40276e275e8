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
    const auto put = squares_of(before.position(), move);
    auto said = words.announcer().move(facts_as_it_stands(before, put));
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

/// How much of its square tells the piece from others of its kind that go there, pinned or not.
rules::OriginPart origin_of(const rules::Placement& before, const rules::Displacement& put)
{
    using enum rules::OriginPart;
    const auto piece = *before.board().at(put.from);
    if (piece.role == rules::Role::pawn)
        return put.from.file() == put.to.file() ? none : file;
    rules::Bitboard rivals;
    for (const auto other : before.board().of(piece.color, piece.role))
        if (other != put.from && can_reach(before, other, put.to))
            rivals |= rules::Bitboard{other};
    if (rivals.none() || put.castling)
        return none;
    if ((rivals & rules::Bitboard{put.from.file()}).none())
        return file;
    return (rivals & rules::Bitboard{put.from.rank()}).none() ? rank : both;
}

/// An illegal move may stand as if it gave check; it mates nobody.
rules::Threat threat_of(const rules::Placement& before, const rules::Displacement& put)
{
    const auto after = before.after(put);
    const auto kings = after.board().of(after.turn(), rules::Role::king);
    const bool check =
        kings.any() && after.board().attackers(kings.first(), rules::opponent(after.turn())).any();
    return check ? rules::Threat::check : rules::Threat::none;
}

}  // namespace

std::optional<rules::Written>
written_in(words::ChosenWords& words, const std::string& said, const std::string& slip)
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

rules::MoveFacts facts_as_it_stands(const rules::Placement& before, const rules::Displacement& put)
{
    const auto move = before.lawful() ? legal_move(before.position(), put) : std::nullopt;
    if (move) {
        auto facts = move_facts(before.position(), *move);
        facts.origin = origin_of(before, put);
        return facts;
    }
    const auto piece = *before.board().at(put.from);
    const auto square = put.captured ? put.captured : std::optional{put.to};
    const auto victim = put.castling ? std::nullopt : before.board().at(*square);
    rules::MoveFacts facts;
    facts.side = piece.color;
    facts.role = piece.role;
    facts.from = put.from;
    facts.to = put.to;
    facts.captured = victim ? std::optional{victim->role} : std::nullopt;
    facts.en_passant = put.captured.has_value();
    facts.castling = put.castling;
    facts.promotion = put.promotion;
    facts.threat = before.lawful() ? threat_of(before, put) : rules::Threat::none;
    facts.origin = origin_of(before, put);
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
    const auto asked = written_in(words, said, slip);
    if (asked && (fits_several(position, *asked) || lacks_promotion(position, *asked)))
        return {std::move(said), incomplete};
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
    return {std::move(said), asked ? illegal : nonsense, std::nullopt, asked};
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
    if (rules::laws::awaits_rest_of_move(state, rules::opponent(listener)))
        return state.act.heard;
    if (state.history.empty() || state.history.back().side == listener)
        return std::nullopt;
    const auto& announced = state.history.back().announced;
    return announced ? announced : said_of_last(words, state);
}

}  // namespace client::desk

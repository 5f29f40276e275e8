// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/pairing/lines.hpp"

#include "speech/announcer.hpp"
#include "speech/names.hpp"
#include "src/train/pairing/sentences.hpp"

#include <array>
#include <optional>

namespace client::train::pairing {

namespace {

constexpr std::array<std::string_view, 8> numbers{"one",  "two", "three", "four",
                                                  "five", "six", "seven", "eight"};
/// Long enough for promotions.
constexpr int longest_walk = 160;

std::string square_in_english(rules::Square square)
{
    const auto rank = numbers.at(static_cast<std::size_t>(index(square.rank())));
    return square.name().substr(0, 1) + " " + std::string{rank};
}

std::string tail_in_english(const rules::MoveFacts& facts)
{
    if (facts.en_passant)
        return " en passant";
    return facts.promotion ? " promotes to " + std::string{speech::role_names[*facts.promotion]}
                           : "";
}

std::optional<Step> walk(Random& random, const std::function<bool(const rules::MoveFacts&)>& wanted)
{
    auto position = rules::Position::initial();
    for (int ply = 0; ply < longest_walk; ++ply) {
        const auto moves = position.legal_moves();
        if (moves.empty())
            break;
        std::vector<rules::Move> found;
        for (const auto move : moves)
            if (wanted(move_facts(position, move)))
                found.push_back(move);
        if (!found.empty() && ply > 3 && random.below(3) == 0)
            return Step{position, random.one_of(found)};
        position.play_unchecked(
            moves[static_cast<std::size_t>(random.below(static_cast<int>(moves.size())))]);
    }
    return std::nullopt;
}

bool is_of(std::string_view kind, const rules::MoveFacts& facts)
{
    if (kind == "castling")
        return facts.castling.has_value();
    if (kind == "promotion")
        return facts.promotion.has_value();
    if (kind == "en-passant")
        return facts.en_passant;
    const bool plain = !facts.castling && !facts.promotion && !facts.en_passant;
    return plain && facts.captured.has_value() == (kind == "capture");
}

/// Letters of the player's language, whatever names the files have in announcements.
speech::Word plain_square(const Teller& teller, rules::Square square)
{
    return speech::Announcer{teller.language()}.square(square);
}

speech::Word by_squares(const Teller& teller, const rules::MoveFacts& facts)
{
    const auto piece = teller.role(facts.role);
    const auto from = plain_square(teller, facts.from);
    const auto to = plain_square(teller, facts.to);
    if (facts.castling)
        return teller.say(sentence("shown-castling"), {{"from", from}, {"to", to}});
    if (facts.en_passant)
        return teller.say(sentence("shown-en-passant"), {{"from", from}, {"to", to}});
    if (facts.captured)
        return teller.say(sentence("shown-capture"), {{"piece", piece},
                                                      {"from", from},
                                                      {"to", to},
                                                      {"captured", teller.role(*facts.captured)}});
    return teller.say(sentence("shown-move"), {{"piece", piece}, {"from", from}, {"to", to}});
}

}  // namespace

std::vector<Step> line(Random& random, int plies)
{
    std::vector<Step> steps;
    auto position = rules::Position::initial();
    for (int ply = 0; ply < plies && position.has_legal_move(); ++ply) {
        const auto moves = position.legal_moves();
        const auto at = random.below(static_cast<int>(moves.size()));
        steps.push_back({position, moves[static_cast<std::size_t>(at)]});
        position.play_unchecked(steps.back().move);
    }
    return steps;
}

Step step(Random& random, const std::function<bool(const rules::MoveFacts&)>& wanted)
{
    for (;;)  // nearly every game has such a move
        if (auto found = walk(random, wanted))
            return *std::move(found);
}

Step step_of_kind(Random& random, std::size_t kind)
{
    return step(random,
                [&](const rules::MoveFacts& facts) { return is_of(move_kinds.at(kind), facts); });
}

speech::Word shown(const Teller& teller, const Step& step)
{
    const auto facts = step.facts();
    auto move = by_squares(teller, facts);
    if (!facts.promotion)
        return move;
    return teller.say(sentence("shown-promotion"),
                      {{"move", move}, {"piece", teller.role(*facts.promotion)}});
}

speech::Word announced(const Teller& teller, const Step& step)
{
    const auto said = teller.words().announcer().move(step.facts());
    return teller.announced({said.screen, said.voice});
}

std::string in_english(const Step& step)
{
    const auto facts = step.facts();
    if (facts.castling)
        return *facts.castling == rules::Wing::short_side ? "castles short" : "castles long";
    return std::string{speech::role_names[facts.role]} + " " + square_in_english(facts.from) +
           (facts.captured ? " takes " : " to ") + square_in_english(facts.to) +
           tail_in_english(facts);
}

}  // namespace client::train::pairing

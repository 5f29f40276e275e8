// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/evaluation_words.hpp"

#include "speech/board_arguments.hpp"
#include "speech/clock_words.hpp"
#include "speech/messages.hpp"
#include "speech/names.hpp"
#include "speech/sentence.hpp"

#include <algorithm>
#include <cstdlib>

namespace speech {

namespace {

using rules::Census;
using rules::Color;
using rules::Role;

/// Below this nobody would choose a side.
constexpr int about_equal = 30;
constexpr int slight = 100;
constexpr int clear = 300;

std::size_t slot(Color color)
{
    return static_cast<std::size_t>(index(color));
}
int& count(Census& census, Role role)
{
    return census.at(static_cast<std::size_t>(index(role)));
}

/// Takes the same off both.
void cancel(int& one, int& other)
{
    const int shared = std::min(one, other);
    one -= shared;
    other -= shared;
}

/// What was won and lost in the end: like for like, and knights for bishops, is an exchange.
void cancel(Census& won, Census& lost)
{
    for (const auto role : rules::all_roles)
        cancel(count(won, role), count(lost, role));
    cancel(count(won, Role::knight), count(lost, Role::bishop));
    cancel(count(won, Role::bishop), count(lost, Role::knight));
}

bool any(const Census& census)
{
    return std::ranges::any_of(census, [](int each) { return each > 0; });
}

Word men(const Lexicon& lexicon, const Census& census)
{
    std::vector<Word> kinds;
    for (const auto role : dearest_first)
        if (const int n = census.at(static_cast<std::size_t>(index(role))); n > 0)
            kinds.push_back(sentence(lexicon, "men-won", {{"n", n}, {"role", role_names[role]}}));
    return listed(kinds);
}

Word exchange(const Lexicon& lexicon, Census won, Census lost)
{
    const auto traded = lost;
    cancel(won, lost);
    if (any(won) && any(lost))
        return sentence(lexicon, "reason-wins-for",
                        {{"men", men(lexicon, won)}, {"lost", men(lexicon, lost)}});
    if (any(won))
        return sentence(lexicon, "reason-wins", {{"men", men(lexicon, won)}});
    if (any(lost))
        return sentence(lexicon, "reason-loses", {{"men", men(lexicon, lost)}});
    if (any(traded))
        return sentence(lexicon, "reason-trades", {{"men", men(lexicon, traded)}});
    return {};
}

Word promotions(const Lexicon& lexicon, const Census& promoted)
{
    std::vector<Word> all;
    for (const auto role : rules::promotion_roles)
        if (promoted.at(static_cast<std::size_t>(index(role))) > 0)
            all.push_back(lexicon.move_words().promotes.at(static_cast<std::size_t>(index(role))));
    return listed(all);
}

Word decimal(const Lexicon& lexicon, int centipawns)
{
    const int tenths = (centipawns + 5) / 10;
    const auto whole = std::to_string(tenths / 10);
    const auto tenth = std::to_string(tenths % 10);
    return sentence(lexicon, "decimal",
                    {{"whole", std::string_view{whole}}, {"tenth", std::string_view{tenth}}});
}

std::string_view grade(int centipawns)
{
    if (centipawns < slight)
        return "slight";
    return centipawns < clear ? "clear" : "winning";
}

}  // namespace

Word evaluation_words(const Lexicon& lexicon, const Evaluation& evaluation)
{
    const int measure = evaluation.mate_in.value_or(evaluation.centipawns);
    const auto side = side_argument(measure > 0 ? Color::white : Color::black);
    if (evaluation.mate_in)
        return sentence(lexicon, "eval-mate", {{"n", std::abs(measure)}, {"side", side}});
    const int lead = std::abs(measure);
    if (lead < about_equal)
        return sentence(lexicon, "eval-equal");
    return sentence(lexicon, "eval-better",
                    {{"side", side}, {"grade", grade(lead)}, {"score", decimal(lexicon, lead)}});
}

Word line_words(const Lexicon& lexicon,
                const rules::Position& start,
                std::span<const rules::Move> moves)
{
    const auto side = start.turn();
    const auto result = line_result(start, moves);
    if (!result)
        return {};
    if (result->ending == rules::LineResult::Ending::stalemate)
        return sentence(lexicon, "reason-stalemates");
    if (result->ending == rules::LineResult::Ending::mate && moves.size() % 2 == 1)
        return sentence(lexicon, "reason-mates");
    std::vector<Word> reasons;
    for (auto& each :
         {exchange(lexicon, result->lost.at(slot(opponent(side))), result->lost.at(slot(side))),
          promotions(lexicon, result->promoted.at(slot(side)))})
        if (!each.screen.empty())
            reasons.push_back(each);
    return listed(reasons);
}

}  // namespace speech

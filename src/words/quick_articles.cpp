// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/words/articles.hpp"

#include <algorithm>
#include <array>
#include <optional>

/// The appendices on rapid and blitz number what they rule otherwise than the competition rules.
namespace client::words {
namespace {

using namespace rules;

/// What an appendix has a rule of its own for.
enum class Matter : std::uint8_t {
    illegal_move,
    illegal_loss,
    illegal_claim,
    flag_claim,
    both_flags,
    set_up_late,
    score_views,
};

std::optional<Matter> matter_of(const facts::Claimed& claimed)
{
    if (claimed.kind == ClaimKind::illegal)
        return Matter::illegal_claim;
    if (claimed.kind == ClaimKind::flag)
        return Matter::flag_claim;
    const bool about_set_up = claimed.kind == ClaimKind::setup || claimed.kind == ClaimKind::clock;
    return about_set_up && claimed.verdict == Verdict::inadmissible
               ? std::optional{Matter::set_up_late}
               : std::nullopt;
}

std::optional<Matter> matter_of(const FactBody& fact)
{
    if (const auto* const claimed = std::get_if<facts::Claimed>(&fact))
        return matter_of(*claimed);
    if (std::holds_alternative<facts::IllegalMove>(fact))
        return Matter::illegal_move;
    const auto* const ended = std::get_if<facts::Ended>(&fact);
    const auto* const irregular = std::get_if<facts::Irregular>(&fact);
    if (ended != nullptr && ended->outcome.reason == EndReason::illegal_moves)
        return Matter::illegal_loss;
    if (ended != nullptr && ended->outcome.reason == EndReason::both_flags)
        return Matter::both_flags;
    return irregular != nullptr && irregular->kind == Irregularity::score_views
               ? std::optional{Matter::score_views}
               : std::nullopt;
}

/// By the name of the rules: `e09rU` and so on.
struct Row {
    std::string_view rules;
    Matter matter;
    std::string_view article;
};
using enum Matter;
constexpr std::array rows{
    Row{"e97q", illegal_move, "10.3"},    Row{"e97q", both_flags, "10.4"},
    Row{"e97r", illegal_move, "B5"},      Row{"e97r", illegal_loss, "B5"},
    Row{"e97r", illegal_claim, "B5"},     Row{"e97r", flag_claim, "B7"},
    Row{"e97r", both_flags, "B8"},        Row{"e97r", set_up_late, "B4"},
    Row{"e97b", illegal_move, "C3"},      Row{"e97b", illegal_loss, "C3"},
    Row{"e97b", illegal_claim, "C3"},     Row{"e97b", flag_claim, "B7"},
    Row{"e97b", both_flags, "B8"},        Row{"e97b", set_up_late, "B4"},
    Row{"e09rU", illegal_claim, "A4.c"},  Row{"e09rU", flag_claim, "A4.d"},
    Row{"e09rU", both_flags, "A4.d.3"},   Row{"e09rU", set_up_late, "A4.a"},
    Row{"e09bU", illegal_move, "B3.c"},   Row{"e09bU", illegal_loss, "B3.c"},
    Row{"e09bU", illegal_claim, "B3.c"},  Row{"e09bU", flag_claim, "A4.d"},
    Row{"e09bU", both_flags, "A4.d.3"},   Row{"e09bU", set_up_late, "A4.a"},
    Row{"e18rU", illegal_claim, "A.4.2"}, Row{"e18rU", flag_claim, "A.4.3"},
    Row{"e18rU", set_up_late, "A.4.1"},   Row{"e18bA", illegal_move, "B.2"},
    Row{"e18bA", score_views, "B.3.2"},   Row{"e18bU", illegal_move, "B.2"},
    Row{"e18bU", illegal_claim, "A.4.2"}, Row{"e18bU", flag_claim, "A.4.3"},
    Row{"e18bU", set_up_late, "A.4.1"},
};

}  // namespace

std::string_view article_of(const FactBody& fact, const Ruleset& rules)
{
    const auto matter = matter_of(fact);
    const auto row = std::ranges::find_if(
        rows, [&](const Row& each) { return each.matter == matter && each.rules == rules.name; });
    return row == rows.end() ? article_of(fact, rules.edition) : row->article;
}

}  // namespace client::words

// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/fen.hpp"
#include "rules/game.hpp"
#include "rules/san.hpp"
#include "src/text/words.hpp"
#include "src/train/answers.hpp"
#include "src/train/deeds.hpp"
#include "src/train/pairing/drills.hpp"
#include "src/train/pairing/lines.hpp"
#include "src/train/pairing/sentences.hpp"
#include "src/train/sentences.hpp"

#include <array>

/// Whether a claim of a draw is right (Articles 9.2, 9.3 and 9.6).
namespace client::train::pairing {

namespace {

using rules::ClaimKind;
using speech::Word;
namespace events = rules::events;

constexpr std::array<std::string_view, 6> kinds{"standing", "written", "en_passant",
                                                "rights",   "fifty",   "automatic"};

/// Moves from a position, and the claim of whoever is to move then.
struct Claiming {
    rules::Placement start;
    std::vector<std::string> moves;
    ClaimKind kind = ClaimKind::threefold;
    std::string intended{};
};

/// What the desk says to it.
struct Said {
    std::vector<Step> steps{};
    rules::Placement end{};
    bool over = false;  ///< the game had ended before
    bool right = false;
    int occurrences = 0;  ///< of the position that is claimed
    int halfmoves = 0;
};

rules::facts::StateTold state_of(rules::Game game, const std::string& intended)
{
    if (!intended.empty())
        game.apply(events::Play{game.placement().turn(), intended}, {});
    for (const auto& fact : game.apply(events::Ask{events::Question::state, {}}, {}))
        if (const auto* const told = std::get_if<rules::facts::StateTold>(&fact.what))
            return *told;
    return {};
}

bool is_right(rules::Game game, const Claiming& claiming)
{
    const auto side = game.placement().turn();
    for (const auto& fact : game.apply(events::Claim{side, claiming.kind, claiming.intended}, {}))
        if (const auto* const claimed = std::get_if<rules::facts::Claimed>(&fact.what))
            return claimed->verdict == rules::Verdict::correct;
    return false;
}

Said said_to(const Claiming& claiming)
{
    rules::GameOptions options;
    options.start = claiming.start;
    options.control = rules::read_time_control("90").value();
    rules::Game game{options};
    game.apply(events::Start{}, {});
    Said said;
    for (const auto& move : claiming.moves) {
        const auto before = game.placement().position();
        said.steps.push_back({before, rules::read_san(before, move).value()});
        game.apply(events::Play{before.turn(), move}, {});
        game.apply(events::Press{before.turn()}, {});
    }
    said.end = game.placement();
    said.over = game.outcome().has_value();
    said.right = !said.over && is_right(game, claiming);
    const auto state = state_of(game, said.over ? "" : claiming.intended);
    said.occurrences = state.occurrences;
    said.halfmoves = state.halfmoves;
    return said;
}

class ClaimTask : public Task {
public:
    ClaimTask(Claiming claiming, int level)
        : claiming_{std::move(claiming)}, said_{said_to(claiming_)}, level_{level}
    {
    }

    [[nodiscard]] Lines asked(const Teller& teller) const override
    {
        auto lines = deeds::position(teller, claiming_.start);
        if (claiming_.kind == ClaimKind::fifty)
            lines.push_back(
                teller.say(sentence("claims-quiet"),
                           {{"n", static_cast<int>(claiming_.start.setup().halfmoves)}}));
        if (!said_.steps.empty())
            lines.push_back(teller.say(sentence("claims-moves"), {{"moves", moves(teller)}}));
        lines.push_back(*deeds::told(
            teller, events::Claim{said_.end.turn(), claiming_.kind, claiming_.intended}, {},
            said_.end));
        lines.push_back(teller.say(sentence("claims-ask")));
        return lines;
    }
    [[nodiscard]] Verdict judge(const Teller& teller, const Answer& answer) override
    {
        const bool over = answers::word(teller, sentences, answer.text) == "over";
        const auto said = answers::yes_or_no(teller, answer.text);
        if (!over && !said)
            return Verdict::unclear({});
        if (over != said_.over)
            return Verdict::wrong(
                teller.say(over ? sentence("claims-not-over") : sentence("claims-was-over")));
        if (over || *said == said_.right)
            return Verdict::right(teller.say(train::sentence("right")));
        return Verdict::wrong(
            teller.say(*said ? sentence("claims-wrong-yes") : sentence("claims-wrong-no")));
    }
    [[nodiscard]] Lines solution(const Teller& teller) const override { return {counted(teller)}; }
    [[nodiscard]] std::vector<std::string> model() const override
    {
        return {said_.over ? "over" : said_.right ? "yes" : "no"};
    }
    [[nodiscard]] Lines hints(const Teller& teller) const override
    {
        return {teller.say(sentence("claims-hint")), counted(teller)};
    }
    [[nodiscard]] Lines explanation(const Teller& teller) const override
    {
        return teller.law(said_.over ? "9.6" : claiming_.kind == ClaimKind::fifty ? "9.3" : "9.2");
    }
    [[nodiscard]] Word expected(const Teller& teller) const override
    {
        return teller.say(sentence("claims-expected"));
    }
    /// Later the moves are kept in mind.
    [[nodiscard]] std::optional<rules::Placement> board() const override
    {
        return level_ == 1 ? std::optional{said_.end} : std::nullopt;
    }

private:
    [[nodiscard]] Word moves(const Teller& teller) const
    {
        Lines all;
        for (const auto& step : said_.steps)
            all.push_back(teller.move(step.before, step.move));
        return speech::listed(all);
    }
    [[nodiscard]] Word counted(const Teller& teller) const
    {
        if (said_.over)
            return teller.say(sentence("claims-over"));
        if (claiming_.kind == ClaimKind::fifty)
            return teller.say(sentence("claims-halfmoves"), {{"n", said_.halfmoves}});
        return teller.say(sentence("claims-occurrences"), {{"n", said_.occurrences}});
    }

    Claiming claiming_;
    Said said_;
    int level_;
};

/// Of the examples of Article 9; those of one kind are the same claim at different moments.
struct Example {
    std::string_view kind;
    std::string_view fen;
    std::string_view moves;
    ClaimKind claim = ClaimKind::threefold;
    std::string_view intended{};
};

constexpr std::string_view pawn_beside = "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1";
constexpr std::string_view pinned_pawn = "8/8/8/8/k3p2R/8/3P4/4K3 w - - 0 1";
constexpr std::string_view four_rooks = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
constexpr std::string_view initial = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

constexpr std::array examples{
    Example{"en_passant", pawn_beside, "e4 Ke7 Ke2 Ke8 Ke1 Ke7 Ke2 Ke8 Ke1"},  // EX-9.2-5
    Example{"en_passant", pawn_beside,
            "e4 Ke7 Ke2 Ke8 Ke1 Ke7 Ke2 Ke8 Ke1 Ke7 Ke2 Ke8 Ke1"},             // EX-9.2-6
    Example{"en_passant", pinned_pawn, "d4 Ka5 Kd1 Ka4 Ke1 Ka5 Kd1 Ka4 Ke1"},  // EX-9.2-7
    Example{"rights", initial, "e4 e5 Ke2 Ke7 Ke1 Ke8 Ke2 Ke7 Ke1 Ke8"},       // EX-9.2-8
    Example{"rights", initial, "e4 e5 Ke2 Ke7 Ke1 Ke8 Ke2 Ke7 Ke1 Ke8 Ke2 Ke7 Ke1 Ke8"},
    Example{"rights", four_rooks, "Rg1 Rg8 Rh1 Rh8 Rg1 Rg8 Rh1 Rh8"},  // EX-9.2-10
    Example{"rights", four_rooks, "Rg1 Rg8 Rh1 Rh8 Rg1 Rg8 Rh1 Rh8 Rg1 Rg8 Rh1 Rh8"},
    Example{"fifty", "8/8/8/8/8/4k3/8/R3K3 w - - 99 100", "", ClaimKind::fifty, "Rb1"},
    Example{"fifty", "8/8/8/8/8/4k3/8/R3K3 w - - 99 100", "", ClaimKind::fifty},  // EX-9.3-2
    Example{"fifty", "8/8/8/8/8/4k3/8/R3K3 w - - 98 100", "Rb1 Kf3", ClaimKind::fifty},
    Example{"fifty", "8/8/8/8/8/4k3/7P/R3K3 w - - 98 100", "h3 Kf3", ClaimKind::fifty},
};

Claiming claiming_in(const Example& example)
{
    Claiming claiming{
        rules::Placement{rules::Position::from(rules::read_fen(example.fen).value()).value()},
        {},
        example.claim,
        std::string{example.intended}};
    for (text::Words words{example.moves}; !words.empty();)
        claiming.moves.emplace_back(words.next());
    return claiming;
}

Claiming any_example(Random& random, std::string_view kind)
{
    std::vector<const Example*> fitting;
    for (const auto& each : examples)
        if (each.kind == kind)
            fitting.push_back(&each);
    return claiming_in(*random.one_of(fitting));
}

/// So many moves of two knights to and fro, and perhaps the next one written down.
Claiming shuffled(Random& random, int plies, bool writes)
{
    constexpr std::array<std::array<std::string_view, 2>, 4> white{
        {{"Nf3", "Ng1"}, {"Nh3", "Ng1"}, {"Nc3", "Nb1"}, {"Na3", "Nb1"}}};
    constexpr std::array<std::array<std::string_view, 2>, 4> black{
        {{"Nf6", "Ng8"}, {"Nh6", "Ng8"}, {"Nc6", "Nb8"}, {"Na6", "Nb8"}}};
    const auto ours = random.one_of(white);
    const auto theirs = random.one_of(black);
    const std::array cycle{ours[0], theirs[0], ours[1], theirs[1]};
    Claiming claiming;
    for (int ply = 0; ply < plies; ++ply)
        claiming.moves.emplace_back(cycle.at(static_cast<std::size_t>(ply % 4)));
    if (writes)
        claiming.intended = cycle.at(static_cast<std::size_t>(plies % 4));
    return claiming;
}

Claiming any_claim(Random& random, std::string_view kind)
{
    if (kind == "standing")
        return shuffled(random, random.between(4, 11), false);
    if (kind == "written")
        return shuffled(random, random.between(4, 9), true);
    if (kind == "automatic")
        return shuffled(random, random.between(14, 16), false);
    return any_example(random, kind);
}

}  // namespace

std::unique_ptr<Task> ask_claims(const Occasion& occasion)
{
    return std::make_unique<ClaimTask>(any_claim(occasion.random, kinds.at(occasion.item)),
                                       occasion.level);
}

std::span<const std::string_view> claims_items()
{
    return kinds;
}

Word claims_item(const Teller& teller, std::string_view item)
{
    return teller.say(sentence("claims-item"), {{"kind", item}});
}

}  // namespace client::train::pairing

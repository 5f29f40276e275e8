// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/deeds.hpp"

#include "speech/clock_words.hpp"
#include "speech/fact_words.hpp"
#include "speech/overloaded.hpp"

#include <algorithm>

namespace client::train::deeds {

namespace {

using rules::Color;
using speech::Phrase;
using speech::Word;
namespace events = rules::events;
namespace facts = rules::facts;

using Seen = std::optional<Word>;

consteval Phrase sentence(const char* name)
{
    return {sentences, name};
}

template <class Kind>
const Kind* first(const rules::Facts& all)
{
    for (const auto& fact : all)
        if (const auto* const found = std::get_if<Kind>(&fact.what))
            return found;
    return nullptr;
}

/// One event, as it is told.
struct Telling {
    const Teller& teller;
    const rules::Facts& facts;
    const rules::Placement& before;

    Seen operator()(const events::Touch& touch) const
    {
        const auto squares = teller.squares(std::span{touch.squares});
        const bool one = touch.squares.size() == 1;
        return sided(one              ? sentence("touches")
                     : touch.together ? sentence("touches-together")
                                      : sentence("touches-in-order"),
                     touch.side, squares);
    }
    Seen operator()(const events::Adjust& event) const
    {
        return sided(sentence("adjusts"), event.side);
    }
    Seen operator()(const events::Release& event) const
    {
        return teller.say(sentence("releases"), {{"side", speech::side_argument(event.side)},
                                                 {"square", teller.square(event.square)}});
    }
    Seen operator()(const events::Play& play) const
    {
        const auto* const moved = made_by(play.side);
        const auto piece = moved == nullptr ? std::nullopt : before.board().at(moved->squares.from);
        if (!piece)
            return std::nullopt;
        return teller.say(sentence("moves"), {{"side", speech::side_argument(play.side)},
                                              {"piece", teller.role(piece->role)},
                                              {"from", teller.square(moved->squares.from)},
                                              {"to", teller.square(moved->squares.to)}});
    }
    Seen operator()(const events::Press& event) const
    {
        return sided(sentence("presses"), event.side);
    }
    Seen operator()(const events::TwoHands& event) const
    {
        return sided(sentence("two-hands"), event.side);
    }
    Seen operator()(const events::Offer& event) const
    {
        return sided(sentence("offers"), event.side);
    }
    Seen operator()(const events::Accept& event) const
    {
        return sided(sentence("accepts"), event.side);
    }
    Seen operator()(const events::Resign& event) const
    {
        return sided(sentence("resigns"), event.side);
    }
    Seen operator()(const events::StopClocks& event) const
    {
        return sided(sentence("stops"), event.side);
    }
    Seen operator()(const events::FindDevice& event) const
    {
        return sided(sentence("device"), event.side);
    }
    Seen operator()(const events::Displace& event) const
    {
        return sided(sentence("displaces"), event.side, teller.squares(std::span{event.squares}));
    }
    Seen operator()(const events::Claim& claim) const
    {
        auto words = speech::claim_words(teller.language(), claim.side, claim.kind);
        if (claim.intended.empty())
            return words;
        return teller.say(sentence("intends"),
                          {{"claim", words}, {"move", std::string_view{claim.intended}}});
    }
    Seen operator()(const events::Tick& /*event*/) const
    {
        const auto* const fallen = first<facts::FlagFell>(facts);
        if (fallen == nullptr)
            return std::nullopt;
        return sided(sentence("time-over"), fallen->side);
    }
    Seen operator()(const events::SeeFlag& /*event*/) const
    {
        return teller.say(sentence("flag-seen"));
    }
    Seen operator()(const events::AgreeBack& /*event*/) const
    {
        return teller.say(sentence("agree-back"));
    }
    template <class Unseen>
    Seen operator()(const Unseen& /*event*/) const
    {
        return std::nullopt;
    }

private:
    /// The same facts may tell that the move before is completed.
    [[nodiscard]] const facts::Moved* made_by(Color side) const
    {
        const facts::Moved* made = nullptr;
        for (const auto& fact : facts)
            if (const auto* const moved = std::get_if<facts::Moved>(&fact.what);
                moved != nullptr && moved->side == side && moved->state == facts::MoveState::made)
                made = moved;
        return made;
    }
    [[nodiscard]] Word sided(Phrase phrase, Color side) const
    {
        return teller.say(phrase, {{"side", speech::side_argument(side)}});
    }
    [[nodiscard]] Word sided(Phrase phrase, Color side, const Word& squares) const
    {
        return teller.say(phrase, {{"side", speech::side_argument(side)}, {"squares", squares}});
    }
};

}  // namespace

Seen told(const Teller& teller,
          const rules::Event& event,
          const rules::Facts& facts,
          const rules::Placement& before)
{
    return std::visit(Telling{teller, facts, before}, event);
}

Lines position(const Teller& teller, const rules::Placement& placement)
{
    auto lines = placement == rules::Placement{} ? Lines{teller.say(sentence("start"))}
                                                 : teller.pieces(placement.board());
    lines.push_back(
        teller.say(sentence("to-move"), {{"side", speech::side_argument(placement.turn())}}));
    return lines;
}

}  // namespace client::train::deeds

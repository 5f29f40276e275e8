// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/desk/listening.hpp"

#include "src/script/runner.hpp"

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

}  // namespace

rules::Heard understood(tools::ChosenWords& words,
                        const rules::Placement& position,
                        std::string said,
                        const std::string& slip)
{
    if (!position.lawful())
        return {std::move(said), rules::Heard::Sense::nonsense, std::nullopt};
    const auto heard = words.recogniser().hear_correction(position.position(), slip, said);
    if (heard)
        return {std::move(said), rules::Heard::Sense::move, heard->move};
    if (std::holds_alternative<speech::unheard::NotUnderstood>(heard.error()))
        return script::hear_notation(position, std::move(said));
    const auto sense = is_incomplete(heard.error()) ? rules::Heard::Sense::incomplete
                                                    : rules::Heard::Sense::nonsense;
    return {std::move(said), sense, std::nullopt};
}

}  // namespace client::desk

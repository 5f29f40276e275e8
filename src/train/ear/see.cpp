// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/style.hpp"
#include "src/train/ear/drills.hpp"
#include "src/train/ear/hearing.hpp"
#include "src/train/pairing/announcing.hpp"

/// A written move is seen and announced (Article D.2.1).
namespace client::train::ear {

namespace {

speech::Word written(const Teller& teller, const pairing::Step& step)
{
    return spelled(write_move(step.facts(), rules::styles::short_form(teller.words().letters())));
}

}  // namespace

std::unique_ptr<Task> ask_see(const Occasion& occasion)
{
    return pairing::announcing(pairing::step_of_kind(occasion.random, occasion.item),
                               pairing::understood_at(occasion.level), written);
}

}  // namespace client::train::ear

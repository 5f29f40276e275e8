// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/base/numbers.hpp"
#include "src/train/lesson_shelf.hpp"
#include "src/train/pair/pair_table.hpp"
#include "tests/src/partners.hpp"

#include <algorithm>
#include <array>
#include <optional>

namespace tests {

namespace {

using namespace client::train::pair;
using client::host::Activity;
using client::host::Seat;

/// Seats of a dialogue are called by their parts, the first one is the opener's.
class PairPartner : public Partner {
public:
    bool settle(std::string_view name, const std::string& value) override
    {
        struct Row {
            std::string_view name;
            void (*set)(PairPartner& partner, const std::string& value);
        };
        static constexpr std::array rows{
            Row{"lesson", [](PairPartner& p, auto& v) { p.words_ = v; }},
            Row{"level", [](PairPartner& p, auto& v) { p.level_ = level_of(number(v)); }},
            Row{"moves", [](PairPartner& p, auto& v) { p.moves_ = number(v); }},
            Row{"seed",
                [](PairPartner& p, auto& v) { p.seed_ = static_cast<std::uint64_t>(number(v)); }},
            Row{"lesson-file",
                [](PairPartner& p, auto& v) {
                    for (const auto& step : client::train::load_lesson(v).lesson.steps)
                        if (step.setup)
                            p.positions_.push_back(*step.setup);
                }},
        };
        const auto* const row = std::ranges::find(rows, name, &Row::name);
        if (row != rows.end())
            row->set(*this, value);
        return row != rows.end();
    }
    Activity& activity(client::words::ChosenWords& words, const Means& means) override
    {
        auto choices = Choices::read(client::train::Teller{words}, words_).value();
        choices.plan.level = level_;
        if (moves_)
            choices.plan.moves = moves_;
        choices.plan.seed = seed_;
        choices.plan.positions = positions_;
        return table_.emplace(choices, words, View{.interface = means.interface()}).first();
    }
    Activity* seat(Seat seat,
                   std::string_view name,
                   client::words::ChosenWords& words,
                   const Means& means) override
    {
        return table_->take(seat, part_names.find(name).value(), words,
                            View{.interface = means.interface()});
    }

private:
    static int number(const std::string& value) { return client::base::read_number(value).value(); }

    std::string words_;
    Level level_ = Level::help;
    std::optional<int> moves_;
    std::uint64_t seed_ = 1;
    std::vector<rules::Setup> positions_;
    std::optional<PairTable> table_;
};

}  // namespace

std::unique_ptr<Partner> pair_partner()
{
    return std::make_unique<PairPartner>();
}

}  // namespace tests

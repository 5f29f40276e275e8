// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/desk/articles.hpp"

#include "speech/overloaded.hpp"

#include <array>

namespace client::desk {
namespace {

using namespace rules;

// Each in the order of its enumeration.
constexpr std::array<std::string_view, 14> of_refusals{
    "4.3", "1.1", "", "", "3.10", "3.7.5", "", "", "D.2.3", "", "9.1", "9.1.1", "", "D.2.10",
};
constexpr std::array<std::string_view, 12> of_claims{
    "9.2", "9.3", "6.8", "7.5", "4.8", "7.2", "7.3", "7.5.5", "III.5", "III.4", "6.10.2", "9.1.1",
};
constexpr std::array<std::string_view, 12> of_irregularities{
    "D.2.4", "7.5.3", "D.2.8", "D.2.1", "7.5.2", "7.5.4",
    "6.11",  "8.1.2", "8.1",   "A.3.2", "11.5",  "7.4",
};
constexpr std::array<std::string_view, 5> of_time_changes{"9.5.3", "III.5", "12.9", "6.10.2",
                                                          "6.2.6"};
constexpr std::array<std::string_view, 5> of_duties{"4.3", "4.3", "4.4.1", "4.4.3", "4.5"};
constexpr std::array<std::string_view, 6> of_assistance{
    "D.2.10.1", "D.2.10.2", "D.2.10.3", "D.2.10.4", "D.2.10.5", "D.2.10.6",
};
constexpr std::array<std::string_view, 3> of_cancellations{"7.2.1", "7.3", "I.12.2"};
constexpr std::array<std::string_view, 21> of_results{
    "5.1.1", "5.2.1", "5.2.2", "5.2.3", "9.2",   "9.6.1", "9.3",   "9.6.2", "5.1.2", "5.1.2", "6.9",
    "6.9",   "7.5.5", "7.5.5", "A.4.4", "III.3", "6.7.1", "III.5", "12.9",  "I.8",   "I.8",
};

template <class Table>
std::string_view row(const Table& table, auto value)
{
    return table.at(static_cast<std::size_t>(value));
}

}  // namespace

std::string_view article_of(const FactBody& fact)
{
    using Number = std::string_view;
    return std::visit(
        speech::Overloaded{
            [](const facts::Refused& f) -> Number { return row(of_refusals, f.reason); },
            [](const facts::DutyArose& f) -> Number { return row(of_duties, f.duty.must); },
            [](const facts::IllegalMove&) -> Number { return "7.5.5"; },
            [](const facts::Restored&) -> Number { return "7.1"; },
            [](const facts::DrawOffered&) -> Number { return "9.1.2"; },
            [](const facts::OfferEnded&) -> Number { return "9.1.2.1"; },
            [](const facts::Claimed& f) -> Number { return row(of_claims, f.kind); },
            [](const facts::TimeAdded& f) -> Number { return row(of_time_changes, f.why); },
            [](const facts::TimeTaken& f) -> Number { return row(of_time_changes, f.why); },
            [](const facts::ControlChanged&) -> Number { return "III.4"; },
            [](const facts::FlagNoticed&) -> Number { return "6.8"; },
            [](const facts::Irregular& f) -> Number { return row(of_irregularities, f.kind); },
            [](const facts::Punished&) -> Number { return "12.9"; },
            [](const facts::Signed&) -> Number { return "8.7"; },
            [](const facts::ResignationAsked&) -> Number { return "5.1.2"; },
            [](const facts::Verified&) -> Number { return "III.6"; },
            [](const facts::ScoresResolved&) -> Number { return "D.2.9"; },
            [](const facts::Adjourned&) -> Number { return "I.1"; },
            [](const facts::Sealed&) -> Number { return "I.1"; },
            [](const facts::Opened&) -> Number { return "I.7"; },
            [](const facts::Resumed&) -> Number { return "I.9"; },
            [](const facts::Cancelled& f) -> Number { return row(of_cancellations, f.why); },
            [](const facts::AssistantTold&) -> Number { return "D.2.11"; },
            [](const facts::Assisted& f) -> Number { return row(of_assistance, f.duty); },
            [](const facts::Ended& f) -> Number { return row(of_results, f.outcome.reason); },
            [](const facts::PointsTold&) -> Number { return "10.1"; },
            // Moves, words, questions and their answers rest on no ruling.
            [](const facts::Moved&) -> Number { return {}; },
            [](const facts::PositionTold&) -> Number { return {}; },
            [](const facts::ClockTold&) -> Number { return {}; },
            [](const facts::MovesTold&) -> Number { return {}; },
            [](const facts::StateTold&) -> Number { return {}; },
            [](const facts::FlagFell&) -> Number { return {}; },
            [](const facts::Announced&) -> Number { return {}; },
            [](const facts::Repeated&) -> Number { return {}; },
            [](const facts::ExecutedOnBoard&) -> Number { return {}; },
            [](const facts::PlaysOn&) -> Number { return {}; },
            [](const facts::SetupTold&) -> Number { return {}; },
            [](const facts::EnvelopeTold&) -> Number { return {}; },
        },
        fact);
}

}  // namespace client::desk

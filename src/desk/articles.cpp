// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/desk/articles.hpp"

#include "speech/overloaded.hpp"

#include <array>

namespace client::desk {
namespace {

using namespace rules;

/// One rule as the editions number it; 2023 has the numbers of 2018.
struct Article {
    std::string_view in_1997;
    std::string_view in_2009;
    std::string_view in_2018;

    [[nodiscard]] constexpr std::string_view in(Edition edition) const
    {
        switch (edition) {
        case Edition::e1997:
            return in_1997;
        case Edition::e2009:
            return in_2009;
        case Edition::e2018:
        case Edition::e2023:
            return in_2018;
        }
        return {};
    }
};

constexpr Article nowhere{};
constexpr Article everywhere(std::string_view number)
{
    return {number, number, number};
}

// Each in the order of its enumeration.
constexpr std::array of_refusals{
    everywhere("4.3"),
    everywhere("1.1"),
    nowhere,
    nowhere,
    Article{"", "", "3.10"},
    Article{"", "", "3.7.5"},
    nowhere,
    nowhere,
    Article{"", "E2.3", "D.2.3"},
    nowhere,
    everywhere("9.1"),
    Article{"", "9.1.a", "9.1.1"},
    nowhere,
    Article{"", "E2.9", "D.2.10"},
};
constexpr std::array of_claims{
    everywhere("9.2"),
    everywhere("9.3"),
    everywhere("6.8"),
    Article{"7.4", "7.4", "7.5"},
    Article{"", "", "4.8"},
    Article{"7.1", "7.1", "7.2"},
    Article{"7.2", "7.2", "7.3"},
    Article{"C4", "B3.c", "7.5.5"},
    Article{"10.2", "10.2", "III.5"},
    Article{"", "", "III.4"},
    Article{"", "", "I.13"},
    Article{"", "9.1.a", "9.1.1"},
};
constexpr std::array of_irregularities{
    Article{"", "E2.3", "D.2.4"}, Article{"", "6.7.c", "7.5.3"},    Article{"", "E2.6", "D.2.8"},
    Article{"", "E2.1", "D.2.1"}, Article{"7.4", "7.4.a", "7.5.2"}, Article{"4.1", "4.1", "7.5.4"},
    Article{"", "", "6.11"},      Article{"", "8.1", "8.1.2"},      everywhere("8.1"),
    Article{"", "", "A.3.2"},     Article{"", "", "11.5"},          Article{"7.3", "7.3", "7.4"},
};
constexpr std::array of_time_changes{
    Article{"9.5.b", "9.5.b", "9.5.3"}, Article{"10.2", "10.2", "III.5"},
    Article{"13.4", "13.4", "12.9"},    Article{"6.13", "", "6.10.2"},
    Article{"8.1", "6.7.d", "6.2.6"},
};
constexpr std::array of_duties{
    everywhere("4.3"),
    everywhere("4.3"),
    Article{"", "4.4.a", "4.4.1"},
    Article{"4.4", "4.4", "4.4.3"},
    everywhere("4.5"),
};
constexpr std::array of_assistance{
    Article{"", "E2.9", "D.2.10.1"}, Article{"", "E2.9", "D.2.10.2"},
    Article{"", "E2.9", "D.2.10.3"}, Article{"", "E2.9", "D.2.10.4"},
    Article{"", "E2.9", "D.2.10.5"}, Article{"", "E2.9", "D.2.10.6"},
};
constexpr std::array of_cancellations{
    Article{"7.1", "7.1", "7.2.1"},
    Article{"7.2", "7.2", "7.3"},
    Article{"", "", "I.12.2"},
};
constexpr std::array of_results{
    Article{"5.1", "5.1.a", "5.1.1"},
    Article{"5.2", "5.2.a", "5.2.1"},
    Article{"9.6", "5.2.b", "5.2.2"},
    Article{"5.2", "5.2.c", "5.2.3"},
    everywhere("9.2"),
    Article{"", "", "9.6.1"},
    everywhere("9.3"),
    Article{"", "", "9.6.2"},
    Article{"5.1", "5.1.b", "5.1.2"},
    Article{"", "", "5.1.2"},
    everywhere("6.9"),
    everywhere("6.9"),
    Article{"10.3", "7.4.b", "7.5.5"},
    Article{"", "7.4.b", "7.5.5"},
    Article{"", "", "A.4.4"},
    Article{"6.11", "6.11", "III.3"},
    Article{"6.6", "6.6.a", "6.7.1"},
    Article{"10.2", "10.2", "III.5"},
    Article{"13.4", "13.4", "12.9"},
    Article{"", "", "I.8"},
    Article{"", "", "I.8"},
};

template <class Table>
Article row(const Table& table, auto value)
{
    return table.at(static_cast<std::size_t>(value));
}

Article rests_on(const FactBody& fact)
{
    return std::visit(speech::Overloaded{
                          [](const facts::Refused& f) { return row(of_refusals, f.reason); },
                          [](const facts::DutyArose& f) { return row(of_duties, f.duty.must); },
                          [](const facts::IllegalMove&) {
                              return Article{"7.4", "7.4.b", "7.5.5"};
                          },
                          [](const facts::Restored&) {
                              return Article{"7.4", "7.4.a", "7.1"};
                          },
                          [](const facts::DrawOffered&) {
                              return Article{"9.1", "9.1.b", "9.1.2"};
                          },
                          [](const facts::OfferEnded&) {
                              return Article{"9.1", "9.1.b", "9.1.2.1"};
                          },
                          [](const facts::Claimed& f) { return row(of_claims, f.kind); },
                          [](const facts::TimeAdded& f) { return row(of_time_changes, f.why); },
                          [](const facts::TimeTaken& f) { return row(of_time_changes, f.why); },
                          [](const facts::ControlChanged&) {
                              return Article{"", "", "III.4"};
                          },
                          [](const facts::FlagNoticed&) { return everywhere("6.8"); },
                          [](const facts::Irregular& f) { return row(of_irregularities, f.kind); },
                          [](const facts::Punished&) {
                              return Article{"13.4", "13.4", "12.9"};
                          },
                          [](const facts::Signed&) {
                              return Article{"", "8.7", "8.7"};
                          },
                          [](const facts::ResignationAsked&) {
                              return Article{"5.1", "5.1.b", "5.1.2"};
                          },
                          [](const facts::Verified&) {
                              return Article{"D", "D", "III.6"};
                          },
                          [](const facts::ScoresResolved&) {
                              return Article{"", "E2.8", "D.2.9"};
                          },
                          [](const facts::Adjourned&) {
                              return Article{"", "", "I.1"};
                          },
                          [](const facts::Sealed&) {
                              return Article{"", "", "I.1"};
                          },
                          [](const facts::Opened&) {
                              return Article{"", "", "I.7"};
                          },
                          [](const facts::Resumed&) {
                              return Article{"", "", "I.9"};
                          },
                          [](const facts::Cancelled& f) { return row(of_cancellations, f.why); },
                          [](const facts::AssistantTold&) {
                              return Article{"", "E2.9", "D.2.11"};
                          },
                          [](const facts::Assisted& f) { return row(of_assistance, f.duty); },
                          [](const facts::Ended& f) { return row(of_results, f.outcome.reason); },
                          [](const facts::PointsTold&) {
                              return Article{"", "", "10.1"};
                          },
                          // Moves, words, questions and their answers rest on no ruling.
                          [](const facts::Moved&) { return nowhere; },
                          [](const facts::PositionTold&) { return nowhere; },
                          [](const facts::ClockTold&) { return nowhere; },
                          [](const facts::MovesTold&) { return nowhere; },
                          [](const facts::StateTold&) { return nowhere; },
                          [](const facts::FlagFell&) { return nowhere; },
                          [](const facts::Announced&) { return nowhere; },
                          [](const facts::Repeated&) { return nowhere; },
                          [](const facts::ExecutedOnBoard&) { return nowhere; },
                          [](const facts::PlaysOn&) { return nowhere; },
                          [](const facts::SetupTold&) { return nowhere; },
                          [](const facts::EnvelopeTold&) { return nowhere; },
                      },
                      fact);
}

}  // namespace

std::string_view article_of(const FactBody& fact, Edition edition)
{
    return rests_on(fact).in(edition);
}

}  // namespace client::desk

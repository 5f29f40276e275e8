// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/clock/articles.hpp"

#include "speech/overloaded.hpp"

namespace client::clock {

std::string_view article_of(const Tiding& tiding)
{
    constexpr std::string_view none;
    return std::visit(speech::Overloaded{
                          [](const tidings::Ignored& t) {
                              return t.why == tidings::Idle::paused ? std::string_view{"6.11"}
                                                                    : "6.2.1";
                          },
                          [](const tidings::Paused&) { return std::string_view{"6.11"}; },
                          [](const tidings::Counted&) { return std::string_view{"6.10.2"}; },
                          [](const tidings::FlagFell&) { return std::string_view{"6.9"}; },
                          [](const tidings::PeriodBegan&) { return std::string_view{"6.3.2"}; },
                          [](const tidings::DelayOver&) { return std::string_view{"6.3.2"}; },
                          [](const tidings::FirstMove&) { return std::string_view{"6.2.1"}; },
                          [=](const tidings::Started&) { return none; },
                          [=](const tidings::Answered&) { return none; },
                          [=](const tidings::NotPaused&) { return none; },
                          [=](const tidings::NotStarted&) { return none; },
                          [=](const tidings::Changed&) { return none; },
                          [=](const tidings::Warned&) { return none; },
                          [=](const tidings::DialMark&) { return none; },
                      },
                      tiding);
}

}  // namespace client::clock

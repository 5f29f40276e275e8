// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/plot.hpp"

#include "src/train/sentences.hpp"

namespace client::train {

namespace {

speech::Word bar(const Count& count)
{
    constexpr int length = 10;
    const auto full = static_cast<std::size_t>(count.percent() * length / 100);
    return {std::string(full, '#') + std::string(length - full, '.'), ""};
}

}  // namespace

Lines plot(const Teller& teller, const ListedDrill& drill, const Reached& reached)
{
    const auto name = name_of(teller, drill);
    Lines lines{
        teller.say(sentence("plot-drill"), {{"bar", bar(reached.count)},
                                            {"percent", teller.number(reached.count.percent())},
                                            {"drill", std::string_view{name}},
                                            {"level", teller.number(reached.best)}})};
    for (std::size_t i = 0; i < reached.quarters.size(); ++i)
        if (const auto& quarter = reached.quarters.at(i); quarter.asked > 0)
            lines.push_back(teller.say(sentence("plot-quarter"),
                                       {{"bar", bar(quarter)},
                                        {"percent", teller.number(quarter.percent())},
                                        {"number", teller.number(static_cast<int>(i) + 1)}}));
    return lines;
}

}  // namespace client::train

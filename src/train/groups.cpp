// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/groups.hpp"

#include "speech/text.hpp"
#include "src/text/edits.hpp"
#include "src/train/arbiter/drills.hpp"
#include "src/train/ear/drills.hpp"
#include "src/train/memory/drills.hpp"
#include "src/train/pairing/drills.hpp"
#include "src/train/puzzle/drills.hpp"
#include "src/train/vision/drills.hpp"

#include <array>

namespace client::train {

namespace {

template <class Fits>
std::optional<ListedDrill> first_drill(Fits fits)
{
    for (const auto& group : groups())
        for (const auto& drill : group.drills)
            if (fits(ListedDrill{&drill, &group}))
                return ListedDrill{&drill, &group};
    return std::nullopt;
}

}  // namespace

bool is_near(std::string_view typed, std::string_view name)
{
    const auto edits = text::edits(typed, name);
    return edits <= 2 && 3 * edits < text::length(typed);
}

std::span<const Group> groups()
{
    static const std::array all{
        vision::group(),  memory::group(),  ear::group(),
        pairing::group(), arbiter::group(), puzzle::group(),
    };
    return all;
}

std::optional<ListedDrill> find_drill(std::string_view name)
{
    return first_drill([&](const ListedDrill& each) { return each.drill->name == name; });
}

std::optional<ListedDrill> find_drill(const Teller& teller, std::string_view name)
{
    const auto typed = speech::fold(name);
    return first_drill([&](const ListedDrill& each) {
        return each.drill->name == typed ||
               teller.book(each.group->chapter).meaning(typed) == each.drill->name;
    });
}

std::string name_of(const Teller& teller, const ListedDrill& drill)
{
    return teller.book(drill.group->chapter).own(drill.drill->name);
}

std::optional<std::string> resembled(const Teller& teller, std::string_view name)
{
    const auto typed = speech::fold(name);
    const auto found = first_drill([&](const ListedDrill& each) {
        return is_near(typed, each.drill->name) ||
               is_near(typed, speech::fold(name_of(teller, each)));
    });
    return found ? std::optional{name_of(teller, *found)} : std::nullopt;
}

}  // namespace client::train

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/lexicon.hpp"

#include <catch2/catch.hpp>

#include <map>
#include <string>
#include <string_view>
#include <vector>

/// The lexicons of the tree, each read once.
namespace shipped {

inline const auto names = speech::lexicon_names("speech/words");
inline const auto languages = [] {
    auto all = names;
    std::erase(all, "fide");
    return all;
}();

inline const speech::Lexicon& lexicon(const std::string& name)
{
    static std::map<std::string, speech::Lexicon> read;
    if (const auto known = read.find(name); known != read.end())
        return known->second;
    auto lexicon = speech::Lexicon::load("speech/words", name);
    if (!lexicon)
        for (const auto& fault : lexicon.error())
            UNSCOPED_INFO(text(fault));
    REQUIRE(lexicon);
    return read.emplace(name, *std::move(lexicon)).first->second;
}

/// All of them, one first.
inline std::vector<const speech::Lexicon*> all_lexicons(const std::string& first = "fide")
{
    std::vector<const speech::Lexicon*> all{&lexicon(first)};
    for (const auto& name : names)
        if (name != first)
            all.push_back(&lexicon(name));
    return all;
}

}  // namespace shipped

// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/manner.hpp"

#include "speech/enum_names.hpp"

namespace speech {

namespace {

constexpr EnumNames<Haste::fast> hastes{{{
    {Haste::none, ""},
    {Haste::brisk, "brisk"},
    {Haste::fast, "fast"},
}}};
constexpr EnumNames<Noise::crowd> noises{{{
    {Noise::none, ""},
    {Noise::murmur, "murmur"},
    {Noise::crowd, "crowd"},
}}};
constexpr std::string_view private_use = "-x";

std::string subtag(std::string_view name)
{
    return name.empty() ? std::string{} : "-" + std::string{name};
}

}  // namespace

std::string in_manner(std::string_view language, Manner manner)
{
    if (manner == Manner{})
        return std::string{language};
    return std::string{language} + std::string{private_use} + subtag(hastes[manner.haste]) +
           subtag(noises[manner.noise]);
}

Manner manner_of(std::string_view language)
{
    Manner manner;
    const auto begin = language.find(std::string{private_use} + '-');
    if (begin == std::string_view::npos)
        return manner;
    auto rest = language.substr(begin + private_use.size());
    while (!rest.empty()) {
        rest.remove_prefix(1);
        const auto name = rest.substr(0, rest.find('-'));
        manner.haste = hastes.find(name).value_or(manner.haste);
        manner.noise = noises.find(name).value_or(manner.noise);
        rest.remove_prefix(name.size());
    }
    return manner;
}

std::string_view without_manner(std::string_view language)
{
    return language.substr(0, language.find(std::string{private_use} + '-'));
}

}  // namespace speech

// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/position.hpp"
#include "speech/announcer.hpp"
#include "speech/lexicon.hpp"
#include "speech/messages.hpp"
#include "speech/recogniser.hpp"

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace {

using namespace speech;

/// A file that is refused says why; one that is taken can announce, say and listen.
void read(std::string_view toml, Script script)
{
    const auto lexicon = Lexicon::read(toml, "fuzz.toml", script);
    if (!lexicon) {
        assert(!lexicon.error().empty());
        return;
    }
    const auto position = rules::Position::initial();
    const auto move = *position.legal_moves().begin();
    const auto said = Announcer{*lexicon}.move(move_facts(position, move));
    const std::array<const Lexicon*, 1> only{&*lexicon};
    static_cast<void>(Recogniser{only}.hear(position, said.screen));
    if (lexicon->has_messages())
        static_cast<void>(lexicon->say("clock-stands"));
}

}  // namespace

// NOLINTNEXTLINE(readability-identifier-naming): the fuzzer calls it by this name.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size)
{
    const std::string_view toml{reinterpret_cast<const char*>(bytes), size};
    read(toml, Script::own);
    read(toml, Script::other);
    return 0;
}

// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/fen.hpp"
#include "rules/move_facts.hpp"
#include "speech/announcer.hpp"
#include "speech/lexicon.hpp"
#include "speech/plain_text.hpp"
#include "speech/recogniser.hpp"
#include "speech/ssip.hpp"

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace {

using namespace speech;
using rules::Position;

Position position(std::string_view fen)
{
    return *Position::from(*rules::read_fen(fen));
}

const std::vector<Lexicon>& lexicons()
{
    static const auto all = [] {
        std::vector<Lexicon> loaded;
        for (const auto& name : speech::lexicon_names("speech/words")) {
            auto lexicon = Lexicon::load("speech/words", name);
            assert(lexicon);  // the target runs at the root of the sources
            loaded.push_back(std::move(*lexicon));
        }
        return loaded;
    }();
    return all;
}

const Recogniser& recogniser()
{
    static const Recogniser all = [] {
        std::vector<const Lexicon*> words;
        for (const auto& lexicon : lexicons())
            words.push_back(&lexicon);
        return Recogniser{words};
    }();
    return all;
}

/// A move that was heard is legal, and is heard again as it is announced.
void listen(const Position& here, std::string_view words)
{
    const auto heard = recogniser().hear(here, words);
    static_cast<void>(recogniser().hear_correction(here, words, words));
    if (!heard)
        return;
    assert(here.is_legal(heard->move));
    const Announcer announcer{lexicons().front()};
    const auto said = announcer.move(move_facts(here, heard->move), heard->offer);
    assert(recogniser().hear(here, said.screen) == *heard);
}

/// What reaches a voice is one line, and no command.
void speak(std::string_view text)
{
    const auto plain = plain_text(text);
    assert(plain.find_first_of("\r\n\x1b\x01") == std::string::npos);
    const auto data = ssip_data(text);
    assert(data.ends_with("\r\n."));
    assert(data.find("\r\n") == data.size() - 3);
}

}  // namespace

// NOLINTNEXTLINE(readability-identifier-naming): the fuzzer calls it by this name.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size)
{
    static const std::array positions{
        Position::initial(),
        position("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"),
        position("n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1"),
        position("4k3/8/8/3pP3/8/8/8/5KR1 w G d6 0 1"),
    };
    if (size == 0)
        return 0;
    const std::string_view text{reinterpret_cast<const char*>(bytes + 1), size - 1};
    listen(positions.at(bytes[0] % positions.size()), text);
    speak(text);
    return 0;
}

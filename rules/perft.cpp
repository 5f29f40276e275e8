// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/advance.hpp"
#include "rules/generate.hpp"
#include "rules/position.hpp"

namespace rules {
namespace {

/// How the moves of the last ply are counted, where nearly all the time goes.
struct LastPly {
    using Count = std::uint64_t (*)(const Position& position);

    Count white;
    Count black;
};

template <Color us, class Population>
std::uint64_t moves(const Position& position)
{
    generator::Count<Population> count;
    generator::Generator<us, generator::Count<Population>>{position, count}.run();
    return static_cast<std::uint64_t>(count.moves);
}

constexpr LastPly portable{moves<Color::white, generator::PortablePopulation>,
                           moves<Color::black, generator::PortablePopulation>};

#ifdef __x86_64__
// Nearly every processor counts bits in one instruction, but a portable build may not assume it: so
// this is compiled a second time, and chosen when the program runs.
struct InstructionPopulation {
    [[nodiscard]] static int of(Bitboard set) { return __builtin_popcountll(set.bits); }
};

template <Color us>
[[gnu::target("popcnt"), gnu::flatten]] std::uint64_t moves_by_instruction(const Position& position)
{
    return moves<us, InstructionPopulation>(position);
}

LastPly last_ply()
{
    if (__builtin_cpu_supports("popcnt") == 0)
        return portable;
    return {moves_by_instruction<Color::white>, moves_by_instruction<Color::black>};
}
#else
LastPly last_ply()
{
    return portable;
}
#endif

template <Color us>
std::uint64_t leaves(const Position& position, int depth, const LastPly& last)
{
    if (depth == 1)
        return us == Color::white ? last.white(position) : last.black(position);
    std::uint64_t sum = 0;
    generator::Each each{[&](Move move) {
        Position next = position;
        next.advance_unchecked<us, Position::Keyed::no>(move);
        sum += leaves<opponent(us)>(next, depth - 1, last);
    }};
    generator::Generator<us, decltype(each)>{position, each}.run();
    return sum;
}

}  // namespace

std::uint64_t perft(const Position& position, int depth)
{
    if (depth <= 0)
        return 1;
    const LastPly last = last_ply();
    return position.turn() == Color::white ? leaves<Color::white>(position, depth, last)
                                           : leaves<Color::black>(position, depth, last);
}

}  // namespace rules

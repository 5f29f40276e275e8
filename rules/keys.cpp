// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/keys.hpp"

namespace rules::keys {
namespace {

/// A counter stepped by an odd constant and stirred: every state gives another number, and the
/// same ones on every machine.
class Random {
public:
    constexpr std::uint64_t next()
    {
        state_ += 0x9e3779b97f4a7c15ULL;
        std::uint64_t mixed = state_;
        mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9ULL;
        mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111ebULL;
        return mixed ^ (mixed >> 31);
    }

private:
    std::uint64_t state_ = 64;
};

constexpr Tables make()
{
    Random random;
    Tables made;
    for (auto& color : made.pieces)
        for (auto& role : color)
            for (auto& key : role)
                key = random.next();
    for (auto& key : made.castling_rook)
        key = random.next();
    for (auto& key : made.en_passant_file)
        key = random.next();
    made.black_to_move = random.next();
    return made;
}

}  // namespace

constinit const Tables tables = make();

}  // namespace rules::keys

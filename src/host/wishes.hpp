// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/instant.hpp"
#include "rules/open_proof.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <type_traits>
#include <variant>
#include <vector>

/// What a session wants and only the world can do. What comes of it is told to the session.
namespace client::host {

namespace wishes {

/// The engine is to move.
struct Think {
    bool operator==(const Think&) const = default;
};
/// Whatever the engine is doing is not wanted any more.
struct StopThinking {
    bool operator==(const StopThinking&) const = default;
};
/// The engine has been offered a draw.
struct ConsiderOffer {
    bool operator==(const ConsiderOffer&) const = default;
};
/// The engine is asked what it thinks of the position after so many plies.
struct Advise {
    std::size_t plies = 0;
    bool operator==(const Advise&) const = default;
};
/// The engine is started anew, or another one in its place.
struct StartEngine {
    std::string program;  ///< empty: the same
    bool operator==(const StartEngine&) const = default;
};
/// Whether what stands in a file already may be lost.
enum class Over : std::uint8_t { nothing, whatever_is_there };
struct File {
    std::string name;
    std::string text;
    bool operator==(const File&) const = default;
};
/// Texts are written to files, and what becomes of them is told. Either all are written or, where
/// one of somebody else is in the way, none.
struct WriteFiles {
    std::vector<File> files;
    Over over = Over::nothing;
    std::string folder{};  ///< in which they are, made if it is not there
    bool operator==(const WriteFiles&) const = default;
};
struct SetRate {
    int rate = 0;
    bool operator==(const SetRate&) const = default;
};
struct ChangeVoice {
    std::string choice;  ///< as --voice has it
    bool operator==(const ChangeVoice&) const = default;
};
/// Another game with the same choices.
struct NewGame {
    bool operator==(const NewGame&) const = default;
};
/// What becomes of what was kept.
enum class Remains : std::uint8_t { kept, put_aside, forgotten };
struct Quit {
    Remains remains = Remains::kept;
    bool operator==(const Quit&) const = default;
};
/// Another activity follows in its place: it gives back the terminal, and the voice speaks on.
struct Become {
    bool operator==(const Become&) const = default;
};
/// What was told last is told once more.
struct Repeat {
    bool operator==(const Repeat&) const = default;
};
/// A key begins a line that is typed to its end.
struct BeginLine {
    std::string words;
    bool operator==(const BeginLine&) const = default;
};
/// What was left behind is not wanted now.
struct PutAside {
    bool operator==(const PutAside&) const = default;
};
/// What was left behind is taken over: from here its time goes on.
struct SetTime {
    rules::Instant now{};
    bool operator==(const SetTime&) const = default;
};
/// The machine does not have what was demanded.
struct Lacks {
    bool operator==(const Lacks&) const = default;
};
/// Whether it is sealed just now, or was before a crash, perhaps without its envelope.
enum class Sealing : std::uint8_t { now, left_undone };
/// A move was sealed: it belongs into an envelope.
struct Seal {
    Sealing when = Sealing::now;
    bool operator==(const Seal&) const = default;
};
/// The envelope of a game that is not wanted any more stays where it is.
struct LeaveEnvelope {
    bool operator==(const LeaveEnvelope&) const = default;
};
/// Whatever is being said is cut short.
struct BeSilent {
    bool operator==(const BeSilent&) const = default;
};
/// What a game could not find out at once is settled meanwhile, instead of what was asked before;
/// none: nothing is.
struct Settle {
    std::optional<rules::OpenProof> proof;
    bool operator==(const Settle&) const = default;
};
/// The line to type in is to be opened, or an answer's next page to be shown.
enum class ScreenAct : std::uint8_t { type, turn_page };
struct OnScreen {
    ScreenAct act{};

    bool operator==(const OnScreen&) const = default;
};

}  // namespace wishes

/// What the host of an activity does for it.
using HostWish = std::variant<wishes::Quit,
                              wishes::Become,
                              wishes::BeSilent,
                              wishes::Repeat,
                              wishes::SetRate,
                              wishes::ChangeVoice,
                              wishes::WriteFiles,
                              wishes::OnScreen,
                              wishes::BeginLine,
                              wishes::PutAside,
                              wishes::SetTime,
                              wishes::Settle,
                              wishes::Lacks>;
/// What somebody else does for it: an opponent, or who keeps the envelope.
using HelperWish = std::variant<wishes::Think,
                                wishes::StopThinking,
                                wishes::ConsiderOffer,
                                wishes::Advise,
                                wishes::StartEngine,
                                wishes::NewGame,
                                wishes::Seal,
                                wishes::LeaveEnvelope>;
using Wish = std::variant<HostWish, HelperWish>;
using Wishes = std::vector<Wish>;

/// The wish if it is of that kind, otherwise null.
template <class Kind>
[[nodiscard]] const Kind* as(const Wish& wish)
{
    return std::visit(
        [](const auto& whose) -> const Kind* {
            return std::visit(
                [](const auto& each) -> const Kind* {
                    if constexpr (std::is_same_v<std::decay_t<decltype(each)>, Kind>)
                        return &each;
                    else
                        return nullptr;
                },
                whose);
        },
        wish);
}

}  // namespace client::host

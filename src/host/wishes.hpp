// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
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
/// A text is written to a file, which is then told.
struct WriteFile {
    std::string file;
    std::string text;
    Over over = Over::nothing;
    bool operator==(const WriteFile&) const = default;
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
struct Quit {
    bool operator==(const Quit&) const = default;
};
/// Whatever is being said is cut short.
struct BeSilent {
    bool operator==(const BeSilent&) const = default;
};
/// The line to type in is to be opened, or an answer's next page to be shown.
enum class ScreenAct : std::uint8_t { type, turn_page };
struct OnScreen {
    ScreenAct act{};

    bool operator==(const OnScreen&) const = default;
};

}  // namespace wishes

using Wish = std::variant<wishes::Think,
                          wishes::StopThinking,
                          wishes::ConsiderOffer,
                          wishes::Advise,
                          wishes::StartEngine,
                          wishes::WriteFile,
                          wishes::SetRate,
                          wishes::ChangeVoice,
                          wishes::NewGame,
                          wishes::Quit,
                          wishes::BeSilent,
                          wishes::OnScreen>;
using Wishes = std::vector<Wish>;

}  // namespace client::host

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "keymaps/key.hpp"
#include "rules/instant.hpp"
#include "rules/piece.hpp"
#include "src/commands/command_table.hpp"
#include "src/host/input.hpp"
#include "src/host/reply.hpp"
#include "src/screen/desk_picture.hpp"
#include "src/screen/scene.hpp"
#include "src/words/chosen_words.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace client::host {

/// Whether another line can be taken; a script's next one waits until it can.
enum class Attention : std::uint8_t { free, busy };

/// A board, the face of a clock, a desk, or nothing but announcements.
using Scene = std::variant<std::monostate, screen::Scene, screen::Face, screen::DeskScene>;

/// What somebody does at this program: a game, a clock, a desk, a book. It is pure: it is told
/// everything, the time too, and wishes for what only the world can do.
class Activity {
public:
    Activity() = default;
    Activity(const Activity&) = delete;
    Activity& operator=(const Activity&) = delete;
    Activity(Activity&&) = delete;
    Activity& operator=(Activity&&) = delete;
    virtual ~Activity() = default;

    /// In which it speaks; they may become others while it goes on.
    [[nodiscard]] virtual words::ChosenWords& words() = 0;
    /// What can be said to it, for keys and completion; none: whatever is typed is no command.
    [[nodiscard]] virtual const commands::CommandTable* commands() const { return nullptr; }
    [[nodiscard]] virtual Reply handle(const Input& input, rules::Instant at) = 0;
    /// Whether keys can mean something while nothing is typed; otherwise every one is typed.
    [[nodiscard]] virtual bool takes_keys() const { return false; }
    /// A key, perhaps one without a name, that is struck while nothing is typed; none: it is typed.
    [[nodiscard]] virtual std::optional<Reply> strike(const std::optional<keymaps::Key>& /*key*/,
                                                      rules::Instant /*at*/)
    {
        return std::nullopt;
    }
    /// Somebody begins to type a line.
    virtual void typing() {}
    /// When something will happen by itself.
    [[nodiscard]] virtual std::optional<rules::Instant> due(rules::Instant /*now*/) const
    {
        return std::nullopt;
    }
    /// When that which is seen changes by itself, without a word.
    [[nodiscard]] virtual std::optional<rules::Instant> next_picture(rules::Instant /*now*/) const
    {
        return std::nullopt;
    }
    /// Whether what happens by itself waits until the voice has come to its end.
    [[nodiscard]] virtual bool follows_voice() const { return false; }
    /// What there is to be seen; announcements and the typed line apart.
    [[nodiscard]] virtual Scene scene(rules::Instant /*now*/) { return {}; }
    /// Whether keys of a board tell what they do instead of doing it.
    [[nodiscard]] virtual bool is_learning() const { return false; }
    /// The command that a key of a board means while a question waits.
    [[nodiscard]] virtual std::optional<commands::Command>
    answer_of(const keymaps::Key& /*key*/) const
    {
        return std::nullopt;
    }
    [[nodiscard]] virtual Attention attention() const { return Attention::free; }
    /// What a line may begin with that begins so: commands, unless other words are waited for.
    [[nodiscard]] virtual std::vector<std::string> completions(const std::string& part) const
    {
        const auto* const table = commands();
        return table != nullptr ? table->beginning_with(part) : std::vector<std::string>{};
    }
    /// Whether what is typed so far is a secret, which nobody is to hear.
    [[nodiscard]] virtual bool hides(std::string_view /*typed*/) const { return false; }
    /// Whether nothing may be told that was not asked for (11.5).
    [[nodiscard]] virtual bool is_in_tournament() const { return false; }
    /// Who asks and is answered, where two hear apart; none: both.
    [[nodiscard]] virtual std::optional<rules::Color> speaker() const { return std::nullopt; }
    /// The move that was played last, for a display that has room for it beside what is typed.
    [[nodiscard]] virtual std::string last_move() { return {}; }
};

}  // namespace client::host

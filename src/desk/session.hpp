// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game.hpp"
#include "speech/utterance.hpp"
#include "src/desk/setup.hpp"
#include "src/script/headers.hpp"
#include "src/tools/word_options.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// The referee's desk in use: what is typed at the board goes in with its time, sentences come out.
namespace client::desk {

struct FilesWanted {
    std::string folder;
    struct File {
        std::string name;
        std::string text;
    };
    std::vector<File> files;
};
struct Quit {};
struct Silence {};
struct Repeat {};
/// A move was sealed: it belongs into an envelope.
struct SealMove {};
/// What only the world can do.
using Wish = std::variant<FilesWanted, Quit, Silence, Repeat, SealMove>;

struct Reply {
    std::vector<speech::Utterance> said;
    std::vector<std::string> printed;  ///< papers, which are not spoken
    std::optional<Wish> wish;
};

/// A command of the desk itself, beside those of scripts.
struct CommandRow {
    std::string_view name;
    std::string_view shorts;    ///< parted by blanks
    std::string_view argument;  ///< what follows, as help shows it
    speech::Message help;
};
[[nodiscard]] std::span<const CommandRow> desk_words();

class Session {
public:
    /// The words of the game's announcements, once the head has settled them.
    using Words = std::function<std::unique_ptr<tools::ChosenWords>(const std::string& announce)>;

    explicit Session(Words words);

    /// Asks for everything that no line of a head settles.
    [[nodiscard]] Reply begin(std::vector<std::string> settled = {});
    /// Asks for nothing.
    [[nodiscard]] Reply begin(const script::Headers& head) { return set_up(head); }
    /// Offers a game that was left behind: its head and its events, as kept.
    [[nodiscard]] Reply begin(std::string kept, std::vector<std::string> settled);
    [[nodiscard]] Reply line(std::string_view text, rules::Instant now);
    [[nodiscard]] Reply tick(rules::Instant now);

    [[nodiscard]] std::optional<rules::Instant> next_alarm() const;
    [[nodiscard]] const std::optional<rules::Game>& game() const { return game_; }
    /// Where the time of a game that was taken over goes on.
    [[nodiscard]] rules::Instant latest() const { return latest_; }
    /// The game as it can be taken over; empty before it is set up and once it is over.
    [[nodiscard]] std::string kept() const;
    /// The names that a line may begin with.
    [[nodiscard]] static std::vector<std::string> completions(const std::string& part);
    [[nodiscard]] tools::ChosenWords& words() { return *words_; }

private:
    enum class Pending : std::uint8_t { nothing, setup, kept_game, quit };

    [[nodiscard]] Reply say(speech::Word words) const;
    [[nodiscard]] Reply set_up(const script::Headers& head);
    [[nodiscard]] Reply answer_setup(std::string_view text);
    [[nodiscard]] Reply answer_kept(std::string_view text);
    [[nodiscard]] Reply take_over();
    [[nodiscard]] Reply answer_quit(std::string_view text);
    [[nodiscard]] std::optional<Reply> own_command(std::string_view text, rules::Instant now);
    [[nodiscard]] Reply paper(std::string_view name, std::string_view rest) const;
    [[nodiscard]] Reply all_papers(std::string_view folder) const;
    [[nodiscard]] Reply retract(rules::Instant now);
    [[nodiscard]] Reply help() const;
    [[nodiscard]] Reply not_understood(std::string_view text) const;
    [[nodiscard]] std::optional<rules::Event> read(std::string_view text) const;
    [[nodiscard]] std::optional<rules::Event> read_sideless(std::string_view text) const;
    [[nodiscard]] std::optional<rules::Event> read_move(std::string_view text) const;
    [[nodiscard]] Reply apply(rules::Event event, std::string_view text, rules::Instant now);
    [[nodiscard]] const speech::Lexicon& lexicon() const { return words_->language(); }

    Words make_words_;
    std::unique_ptr<tools::ChosenWords> words_;
    SetupTalk setup_;
    std::optional<rules::Game> game_;
    std::string announce_ = "fide";
    std::string kept_game_;
    std::vector<std::string> settled_;
    Pending pending_ = Pending::nothing;
    std::string announced_;  ///< the last words that can still be corrected
    std::vector<std::string> log_;
    rules::Instant latest_{};
};

}  // namespace client::desk

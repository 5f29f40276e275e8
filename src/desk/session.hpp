// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "keymaps/keymap.hpp"
#include "rules/game.hpp"
#include "speech/fact_words.hpp"
#include "speech/utterance.hpp"
#include "src/base/calendar.hpp"
#include "src/desk/commands.hpp"
#include "src/desk/log.hpp"
#include "src/desk/record.hpp"
#include "src/desk/setup.hpp"
#include "src/script/headers.hpp"
#include "src/script/runner.hpp"
#include "src/words/chosen_words.hpp"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
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
    bool over_others = false;  ///< files that are not this desk's, too
};
/// Why a file was not written.
enum class Unwritten : std::uint8_t { impossible, is_there };
struct Quit {};
struct Silence {};
struct Repeat {};
/// A move was sealed: it belongs into an envelope.
struct SealMove {};
/// The game that was left behind is not wanted now.
struct PutAside {};
/// A key begins a line that is typed to its end.
struct BeginLine {
    std::string words;
};
/// What only the world can do.
using Wish = std::variant<FilesWanted, Quit, Silence, Repeat, SealMove, PutAside, BeginLine>;

struct Reply {
    std::vector<speech::Utterance> said;
    std::vector<std::string> printed;  ///< papers
    std::optional<Wish> wish;
    std::vector<speech::Utterance> read{};  ///< the papers for a voice
    std::optional<rules::Instant> time{};   ///< where that of a game that is taken over goes on
};

/// Behind the command of a key: the rest is typed.
inline constexpr std::string_view to_be_typed = "...";

/// Whether announcements tell check and mate, which helps: not in a tournament.
enum class Help : std::uint8_t { usual, none };

class Session {
public:
    /// The words of the game's announcements, once the head has settled them.
    using Words = std::function<std::unique_ptr<words::ChosenWords>(
        const script::AnnouncementWords& announce, Help help)>;

    explicit Session(Words words, base::CalendarTime today = {});

    /// A game that was left behind, as kept, is offered first. Then, with a head, nothing is asked;
    /// otherwise everything that no line of it settles.
    [[nodiscard]] Reply begin(std::string kept, std::optional<script::Headers> head);
    [[nodiscard]] Reply begin(std::string kept, std::vector<std::string> settled);
    [[nodiscard]] Reply line(std::string_view text, rules::Instant now);
    /// The command of a key, in English; with three dots behind it, the rest is typed.
    [[nodiscard]] Reply key(std::string_view command, rules::Instant now);
    [[nodiscard]] Reply tick(rules::Instant now);

    /// What the world could not do, or has done by itself.
    [[nodiscard]] speech::Utterance not_written(const std::filesystem::path& file,
                                                Unwritten why) const;
    /// Before they are written over a file that is not this desk's.
    [[nodiscard]] Reply ask_to_overwrite(FilesWanted wanted, const std::filesystem::path& file);
    [[nodiscard]] speech::Utterance line_dropped() const;

    /// For the help.
    void set_keys(const keymaps::Keymap& keys);
    /// Whether a line is an answer to a question: then keys are letters.
    [[nodiscard]] bool asks() const { return pending_ != Pending::nothing; }
    [[nodiscard]] std::optional<rules::Instant> next_alarm() const;
    /// Null until the desk is set up.
    [[nodiscard]] const rules::Game* game() const { return record_ ? &record_->game() : nullptr; }
    /// The game as it can be taken over; empty before its first event.
    [[nodiscard]] std::string kept() const;
    /// The names that a line may begin with.
    [[nodiscard]] std::vector<std::string> completions(const std::string& part) const;
    /// Whether what is typed so far may be a move for the envelope, which nobody is to hear.
    [[nodiscard]] bool is_secret(std::string_view typed) const;
    [[nodiscard]] words::ChosenWords& words() { return *words_; }

private:
    enum class Pending : std::uint8_t { nothing, setup, kept_game, quit, overwrite };

    [[nodiscard]] speech::Utterance
    utterance(speech::Word words, speech::Urgency urgency = speech::Urgency::normal) const;
    [[nodiscard]] Reply say(speech::Word words) const;
    [[nodiscard]] Reply leave() const;
    [[nodiscard]] Reply refused(std::string_view text, speech::Message reason) const;
    [[nodiscard]] Reply not_understood(std::string_view text) const;
    [[nodiscard]] const speech::Lexicon& lexicon() const { return words_->language(); }

    // Before the game.
    [[nodiscard]] Reply begin_anew();
    [[nodiscard]] Reply set_up(const script::Headers& head, base::CalendarTime opened);
    [[nodiscard]] std::string name_of_player(const rules::GameOptions& options,
                                             rules::Color side) const;
    [[nodiscard]] Reply ask_about_kept() const;
    [[nodiscard]] Reply take_over(const Kept& kept);
    [[nodiscard]] Reply tell_state() const;
    void open_again(base::CalendarTime when);
    [[nodiscard]] Reply help_setup() const;
    [[nodiscard]] Reply answer_setup(std::string_view text);
    [[nodiscard]] Reply answer_kept(std::string_view text);
    [[nodiscard]] Reply answer_quit(std::string_view text);
    [[nodiscard]] Reply answer_overwrite(std::string_view text);

    // Lines in English.
    [[nodiscard]] Reply obey(const std::string& line, std::string_view typed);
    [[nodiscard]] std::optional<Reply> own_command(std::string_view line);
    void look(std::string_view command);
    /// The player who is meant where nobody is named.
    [[nodiscard]] std::optional<rules::Color> speaker(Speaker kind) const;
    [[nodiscard]] std::optional<rules::Event> read(std::string_view line) const;
    [[nodiscard]] std::optional<rules::Color> who_lifts(std::string_view line) const;
    [[nodiscard]] std::optional<rules::Event> read_move(std::string_view text,
                                                        std::optional<rules::Color> whose) const;
    [[nodiscard]] std::optional<Reply> typed_over(std::string_view text);
    void read_written(rules::Event& event) const;
    [[nodiscard]] bool offers_draw(const rules::Event& event, std::string_view typed) const;
    [[nodiscard]] Reply apply_with_offer(rules::Event event, std::string_view typed);
    [[nodiscard]] Reply no_move(std::string_view text);
    [[nodiscard]] speech::Word echo(std::string_view text) const;
    [[nodiscard]] Reply press(rules::Color side, std::string_view typed);
    [[nodiscard]] Reply apply(rules::Event event, std::string_view typed);
    [[nodiscard]] Reply
    tell(const rules::Event& event, const rules::Facts& facts, const script::Scene& scene);
    [[nodiscard]] bool hides_legality() const;
    void log(const rules::Event& event, const rules::Fact& fact, const script::Scene& scene);
    void add_article(std::vector<speech::Utterance>& said, std::string_view article) const;

    // What is not part of the game.
    [[nodiscard]] Reply help(std::string_view about) const;
    [[nodiscard]] Reply overview() const;
    [[nodiscard]] speech::Utterance topic_words(Topic topic) const;
    [[nodiscard]] Reply what_arbiter_says(std::string_view typed) const;
    [[nodiscard]] speech::Word explained(const CommandRow& row) const;
    [[nodiscard]] rules::Board board_shown(rules::Color side) const;
    [[nodiscard]] Reply boards() const;
    [[nodiscard]] Reply stands_on(rules::Square square) const;
    [[nodiscard]] Reply fen();
    [[nodiscard]] Reply paper(std::string_view name, std::string_view rest) const;
    [[nodiscard]] LogPart log_part() const;
    [[nodiscard]] Reply all_papers(std::string_view folder) const;
    [[nodiscard]] Reply exported(FilesWanted wanted) const;
    [[nodiscard]] Reply retract();
    void add_times(Reply& reply) const;
    [[nodiscard]] bool read_sealed(rules::Event& event);
    void add_sealed_text(Reply& reply, const rules::Facts& facts) const;
    void add_what_follows(Reply& reply, const rules::Event& event, const rules::Facts& facts) const;
    void add_missing_score(Reply& reply, rules::Color side) const;

    Words make_words_;
    base::CalendarTime today_;
    std::unique_ptr<words::ChosenWords> words_;
    CommandNames names_;
    SetupTalk setup_;
    std::optional<Record> record_;
    std::optional<Kept> kept_game_;
    std::optional<script::Headers> head_;
    std::vector<std::string> settled_;
    FilesWanted wanted_;  ///< while it is asked whether they may be written
    std::string there_;   ///< the file that it is asked about
    Pending pending_ = Pending::nothing;
    speech::Word keys_;
    std::string announced_;  ///< the last words that can still be corrected
    Log log_;
    rules::Instant latest_{};
};

}  // namespace client::desk

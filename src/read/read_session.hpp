// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/instant.hpp"
#include "src/read/read_names.hpp"
#include "src/read/reader_board.hpp"
#include "src/read/search.hpp"
#include "src/read/teller.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Reading games from a file: list, search, step, variations, comments, reading on aloud.
namespace client::read {

/// A game against the engine that begins where somebody was reading.
struct PlayOn {
    std::string fen;
    rules::Color side{};

    bool operator==(const PlayOn&) const = default;
};

struct ReadReply {
    host::Tidings tidings;
    host::Wishes wishes;
    bool leaves = false;
    std::optional<PlayOn> play;  ///< what comes after leaving
};

/// What is read, and where in it. It is told the time, and what it tells is a value.
class ReadSession {
public:
    /// Shelf and words must outlive it.
    ReadSession(Shelf& shelf,
                words::ChosenWords& words,
                player::BoardForm board_form = player::BoardForm::lists,
                player::Interface interface = player::Interface::line);

    /// The keys of the board on the screen, to be told.
    void set_keys(keymaps::Keymap keys) { keys_ = std::move(keys); }
    /// The first game that is told.
    ReadReply open(std::size_t number);
    ReadReply handle_line(std::string_view line, rules::Instant now);
    /// Keys that are no command.
    ReadReply handle(const commands::KeysStruck& struck, rules::Instant now);
    /// When the next move is due while reading on aloud.
    [[nodiscard]] std::optional<rules::Instant> due() const { return due_; }
    ReadReply tick(rules::Instant now);
    /// What was told has been said to its end only now: the pause before the next begins here.
    void pause_from(rules::Instant now);
    /// A long list or search goes on in steps, so that lines can be typed meanwhile.
    [[nodiscard]] bool searching() const { return search_ && search_->running; }
    ReadReply work();

    /// Where the reader is; nowhere when there is no such game or it cannot be read.
    [[nodiscard]] const std::optional<PlaceInGame>& place() const { return game_; }
    /// What the open game is called, in short.
    [[nodiscard]] std::string players() const;
    [[nodiscard]] const board::BoardCursor& cursor() const { return board_.cursor(); }
    [[nodiscard]] const ReadNames& names() const { return names_; }

private:
    using Handler = void (ReadSession::*)(const std::string& argument);
    [[nodiscard]] static Handler handler_of(ReadVerb verb);
    struct Search {
        Shelf::Walk walk;
        Query query;
        std::size_t wanted = 0;  ///< as many more are told at once
        std::size_t told = 0;
        bool running = true;
    };

    void obey(std::string_view line);
    bool obey_number(std::string_view word);
    void obey_other(std::string_view line);
    bool follow_typed_move(std::string_view line);
    void ask_board(const play::Input& input);
    [[nodiscard]] bool on_screen() const { return interface_ == player::Interface::screen; }
    void tell(host::tidings::Kind kind, const speech::Word& line);
    void answer(speech::Message message, std::initializer_list<speech::SentencePart> parts = {});
    void refuse(speech::Message message, std::initializer_list<speech::SentencePart> parts = {});
    void tell_place(host::tidings::Kind kind = host::tidings::Kind::answer);
    bool open_game(std::size_t number);
    /// A whole number that is typed, or this one where nothing is; none where something else is.
    std::optional<int> number_or(const std::string& argument, int otherwise);
    void look_on();
    void read_on_after(rules::Duration pause);
    void tell_pace();
    void search(Query query, std::size_t first, std::size_t wanted);
    void answer_heading(const Heading& heading);
    [[nodiscard]] speech::Word help_of(const ReadRow& row) const;
    [[nodiscard]] speech::Word questions() const;
    ReadReply reply();

    // what the rows of the table do
    void forward(const std::string& argument);
    void back(const std::string& argument);
    void start(const std::string& argument);
    void end(const std::string& argument);
    void go(const std::string& argument);
    void variations(const std::string& argument);
    void variation(const std::string& argument);
    void main_line(const std::string& argument);
    void comment(const std::string& argument);
    void tags(const std::string& argument);
    void read_on(const std::string& argument);
    void stop(const std::string& argument);
    void faster(const std::string& argument);
    void slower(const std::string& argument);
    void list(const std::string& argument);
    void more(const std::string& argument);
    void page(const std::string& argument);
    void find(const std::string& argument);
    void game(const std::string& argument);
    void next(const std::string& argument);
    void previous(const std::string& argument);
    void play(const std::string& argument);
    void again(const std::string& argument);
    void help(const std::string& argument);
    void quit(const std::string& argument);

    Shelf* shelf_;
    words::ChosenWords* words_;
    Teller teller_;
    player::Interface interface_;
    ReadNames names_;
    keymaps::Keymap keys_;
    ReaderBoard board_;
    std::size_t number_ = 1;  ///< of the game
    std::optional<PlaceInGame> game_;
    std::optional<Search> search_;
    rules::Instant now_{};
    rules::Duration pace_;
    rules::Duration pause_{};  ///< before the next move: none before the first
    std::optional<rules::Instant> due_;
    ReadReply reply_;
    host::Tidings latest_;
};

}  // namespace client::read

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/words/chosen_words.hpp"
#include "tests/src/person.hpp"

#include <deque>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Dialogues that anyone can write, tests/sessions/*.session, with any activity.
namespace tests {

/// With what a dialogue is held. A new activity needs one of these and a row in dialogue.cpp.
class Partner {
public:
    Partner() = default;
    Partner(const Partner&) = delete;
    Partner& operator=(const Partner&) = delete;
    Partner(Partner&&) = delete;
    Partner& operator=(Partner&&) = delete;
    virtual ~Partner() = default;

    /// Settles something of its own before it begins; false: it knows no such thing.
    virtual bool settle(std::string_view name, const std::string& value) = 0;
    /// The activity, as it was settled. It lives as long as its partner, the words longer.
    [[nodiscard]] virtual client::host::Activity& activity(client::words::ChosenWords& words,
                                                           const Means& means) = 0;
    /// The same of somebody else who takes a seat at it, and is called so in the dialogue; null: it
    /// is for one person only.
    [[nodiscard]] virtual client::host::Activity* seat(client::host::Seat /*seat*/,
                                                       std::string_view /*name*/,
                                                       client::words::ChosenWords& /*words*/,
                                                       const Means& /*means*/)
    {
        return nullptr;
    }
    /// What comes from its own part of the world; none: it knows no such thing.
    [[nodiscard]] virtual std::optional<client::host::Input> input(std::string_view /*name*/,
                                                                   const std::string& /*value*/)
    {
        return std::nullopt;
    }
    /// Whether a dialogue must name what is wished to be proved. Otherwise it depends on the search
    /// what is left open.
    [[nodiscard]] virtual bool names_proofs() const { return false; }
};

/// A dialogue while it runs. A line of dashes begins another one in the same file, # a comment.
/// Lines that settle something come first:
///
///   with NAME           play, questions, read, clock or train; play without it
///   language L, announce L, notation L, form NAME
///   braille WIDTH, screen [KEYMAP], told FORM, numbers ON
///   questions: first [PROFILE], or game QUESTION…, and for that unfinished TEXT, two
///   play: start FEN, chess960 N, time CONTROL, side SIDE, engine NAME, strength STRENGTH,
///         warnings TIMES, tournament, blind SIDE, rules NAME, budgets N M: so many positions are
///         looked at after a move, and for a ruling
///   read: game NUMBER
///   clock: time CONTROL
///   pair: level N, moves N, seed N, lesson WORDS, as they stand behind `annabella train pair`
///   train: drill NAME, level N, limit SECONDS, questions N, seed N, puzzles FILE, engine NAME
///   seat NAME           what is settled from here on is of somebody else, who shares the activity
///   begin               the activity begins
///
/// Then it goes on:
///
///   type LINE           what is typed
///   key KEYS            keys pressed one after the other
///   order COMMAND       the command of a key, as key files write it
///   hear LINE           the next line that is told; all of them must be heard
///   wish NAME           the next thing that is wanted of the world; all must be named
///   wait SECONDS        time passes
///   at SECONDS          the same, until so long after the beginning
///   settle [N]          what was last wished to be proved is settled, with so many positions; such
///                       wishes are named where a dialogue settles the budgets
///   interrupt, end      Ctrl-C, and nothing more to come
///   file-written FILE [FAULT]
///   file-there FILE     it was there already
///   NAME LINE           whoever has that seat does it, hears it or wishes it: black hear White has
///                       pressed
///   play: engine-ready NAME, engine-move MOVE, engine-line CENTIPAWNS MOVE…, engine-fault KIND,
///         engine-says accepted|declined
///   train: engine-move MOVE, engine-fault died
class Dialogue {
public:
    Dialogue();
    /// One line; what is wrong with it, or nothing.
    [[nodiscard]] std::string line(std::string_view text);
    /// What was said or wished and nobody heard.
    [[nodiscard]] std::string rest() const;
    /// The next line that is to be heard.
    [[nodiscard]] std::optional<std::string> next() const;

private:
    /// Whoever takes part, and what he has heard and wished that nobody has named yet.
    struct Sitting {
        std::string name;  ///< empty: the first, who needs none
        client::words::WordOptions word_options{};
        Means means{};
        std::unique_ptr<client::words::ChosenWords> words{};
        std::unique_ptr<Person> person{};
        std::deque<std::string> said{};
        std::deque<std::string> wished{};
    };

    [[nodiscard]] bool has_begun() const { return sittings_.front().person != nullptr; }
    [[nodiscard]] Sitting* named(std::string_view name);
    bool settle(std::string_view name, const std::string& value);
    void begin();
    bool act(Sitting& by, std::string_view name, const std::string& value);
    std::string go_on(Sitting& by, std::string_view name, const std::string& value);
    void pass_on(Sitting& from);
    void gather();
    bool is_to_be_named(const client::host::Wish& wish);
    void settle_proof(Sitting& by, const std::string& budget);

    std::unique_ptr<Partner> partner_;
    std::deque<Sitting> sittings_;
    std::optional<rules::OpenProof> proof_;  ///< last wished for
};

/// All dialogues.
[[nodiscard]] std::vector<std::filesystem::path> dialogue_files();

}  // namespace tests

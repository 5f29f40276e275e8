// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/piece.hpp"
#include "rules/result.hpp"
#include "speech/message.hpp"
#include "speech/text.hpp"

#include <array>
#include <cstdint>
#include <filesystem>
#include <initializer_list>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace speech {

/// One word for two readers: as it is written, and as a synthesiser must be given it.
struct Word {
    std::string screen;
    std::string voice;
};

/// The parts of an announcement; a language puts them in its own order.
enum class Part : std::uint8_t {
    piece,
    origin,
    link,
    target,
    en_passant,
    promotion,
    threat,
    offer
};

/// What parts a piece of text from the one before it.
enum class Gap : std::uint8_t { blank, comma, stop };

struct PartInOrder {
    Part part{};
    Gap gap{};
};

enum class SquareWords : std::uint8_t { letters, names };

/// The words of move announcements.
struct MoveWords {
    std::vector<PartInOrder> order;
    SquareWords squares = SquareWords::letters;
    Word to;
    Word from_to;
    Word takes;
    Word en_passant;
    Word check;
    Word mate;
    Word passes;
    Word offer;
    std::array<Word, 2> castles;   ///< by wing
    std::array<Word, 6> pieces;    ///< by role
    std::array<Word, 6> promotes;  ///< by role; king and pawn are empty
    std::array<Word, 8> ranks;
    std::array<Word, 8> letters;  ///< the letter itself, and its name for a voice
    std::array<Word, 8> names;
    std::string before_letter;  ///< what a voice needs before a letter that follows a link
};

/// What is understood beside the words themselves: a meaning ("king", "a", "4", "takes") and a
/// word.
using HeardWords = std::vector<std::pair<std::string, std::string>>;

/// Whose typed commands: each part of the program has its own.
enum class CommandArea : std::uint8_t { playing, reading, clock, desk };
/// The sections of a file that hold them.
inline constexpr std::array<std::string_view, 4> command_sections{"commands", "reading", "clock",
                                                                  "desk"};

/// What is put into a message.
struct Argument {
    std::string_view name;
    std::variant<std::string_view, int> value;
};

/// Why a file is no lexicon.
struct LexiconFault {
    std::string file;
    unsigned line = 0;  ///< 0: it is about the whole file
    std::string what;   ///< in English: for the one who writes the file

    bool operator==(const LexiconFault&) const = default;
};
[[nodiscard]] std::string text(const LexiconFault& fault);

/// A text with words of the player for some lexicons, and its file.
struct OwnWords {
    std::string toml{};
    std::string file{};
};

enum class Script : std::uint8_t {
    own,
    other  ///< the second script of the language, derived by the rules in its file
};

/// Of what messages are printed on: a braille display has few cells.
enum class Breadth : std::uint8_t { wide, narrow };

/// Counted things have number words of their own gender.
enum class Counted : std::uint8_t { hours, minutes, seconds, moves, points, plain };

/// The words of one language, read from a file.
class Lexicon {
public:
    using Faults = std::vector<LexiconFault>;

    /// The lexicon of this text, or everything that is wrong with it.
    [[nodiscard]] static rules::Result<Lexicon, Faults>
    read(std::string_view toml, std::string file, Script script = Script::own);
    /// The same with single words of announcements in the place of those of the text, by lexicon:
    /// [cs.pieces] knight = "kůň". What the text has is understood all the same.
    [[nodiscard]] static rules::Result<Lexicon, Faults>
    read(std::string_view toml, std::string file, const OwnWords& own, Script script = Script::own);
    /// By the name that options use: "fide", "sr-Cyrl". A file that cannot be opened is a fault.
    [[nodiscard]] static rules::Result<Lexicon, Faults>
    load(const std::filesystem::path& folder, std::string_view name, const OwnWords& own = {});

    Lexicon(Lexicon&& other) noexcept;
    Lexicon& operator=(Lexicon&& other) noexcept;
    Lexicon(const Lexicon&) = delete;
    Lexicon& operator=(const Lexicon&) = delete;
    ~Lexicon();

    /// The same words for a narrow display. What is read from files is shared.
    [[nodiscard]] Lexicon narrow() const;
    [[nodiscard]] Breadth breadth() const { return breadth_; }

    [[nodiscard]] const std::string& name() const;      ///< of the language, in the language
    [[nodiscard]] const std::string& language() const;  ///< BCP 47
    [[nodiscard]] const std::string& voice() const;     ///< BCP 47, for voices
    [[nodiscard]] bool has_messages() const;            ///< or announcements only
    [[nodiscard]] const MoveWords& move_words() const;
    [[nodiscard]] const HeardWords& heard_words() const;
    /// What typed commands and the words behind them are called: an English name and a word.
    [[nodiscard]] const HeardWords& command_words(CommandArea area = CommandArea::playing) const;
    [[nodiscard]] std::string ascii(std::string_view text) const;
    /// Text of the language's files in the script of this lexicon.
    [[nodiscard]] std::string in_script(std::string_view text) const;

    /// A message with its arguments. They must be those of the table.
    [[nodiscard]] std::string say(Message message, std::span<const Argument> arguments) const;
    [[nodiscard]] std::string say(Message message,
                                  std::initializer_list<Argument> arguments = {}) const
    {
        return say(message, std::span{arguments.begin(), arguments.size()});
    }
    /// The same as it is printed: on a narrow display in its short form, if the language has one.
    [[nodiscard]] std::string show(Message message, std::span<const Argument> arguments) const;
    /// A number in words, as it is said before such things.
    [[nodiscard]] std::string number_words(int number, Counted counted) const;

private:
    struct Contents;
    explicit Lexicon(std::shared_ptr<Contents> contents, Breadth breadth = Breadth::wide);
    friend class LexiconReader;

    std::shared_ptr<Contents> contents_;
    Breadth breadth_;
};

/// The names of the lexicons in a folder, "sr-Cyrl" included, in order.
[[nodiscard]] std::vector<std::string> lexicon_names(const std::filesystem::path& folder);

}  // namespace speech

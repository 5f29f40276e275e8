// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/play/game_choice.hpp"

#include "rules/chess960.hpp"
#include "speech/messages.hpp"
#include "speech/said_control.hpp"
#include "speech/sentence.hpp"
#include "speech/text.hpp"
#include "src/base/numbers.hpp"
#include "src/board/given_position.hpp"
#include "src/engine/strength.hpp"
#include "src/text/words.hpp"

#include <array>
#include <random>

namespace client::play {

namespace {

constexpr int highest_elo = 4000;

/// Reads choices off a line, one after the other.
class Choices {
public:
    Choices(const speech::Lexicon& language,
            const commands::CommandTable& table,
            std::string_view text)
        : language_{language}, table_{table}, rest_{text}
    {
    }

    [[nodiscard]] std::optional<GameChoice> all()
    {
        while (!rest_.empty())
            if (!take_named() && !take_control())
                return std::nullopt;
        return choice_;
    }

private:
    struct Named {
        std::string_view name;
        bool (Choices::*take)();
    };

    [[nodiscard]] std::string english(std::string_view word) const
    {
        return speech::fold(table_.english(word));
    }

    [[nodiscard]] bool take_named()
    {
        static constexpr std::array named{
            Named{"white", &Choices::take_side<OwnSide::white>},
            Named{"black", &Choices::take_side<OwnSide::black>},
            Named{"random", &Choices::take_side<OwnSide::random>},
            Named{"level", &Choices::take_level},
            Named{"elo", &Choices::take_elo},
            Named{"two", &Choices::take_two},
            Named{"none", &Choices::take_no_clock},
            Named{"chess960", &Choices::take_chess960},
            Named{"fen", &Choices::take_fen},
        };
        const auto before = rest_;
        const auto word = english(rest_.next());
        for (const auto& row : named)
            if (row.name == word)
                return (this->*row.take)();
        rest_ = before;
        return false;
    }

    template <OwnSide side>
    bool take_side()
    {
        choice_.side = side;
        return true;
    }
    bool take_level() { return take_strength("level"); }
    bool take_elo() { return take_strength("elo"); }
    bool take_strength(std::string_view kind)
    {
        choice_.opponent = read_strength(kind, rest_.next());
        return choice_.opponent.has_value();
    }
    bool take_two()
    {
        choice_.opponent = two_people;
        return true;
    }
    bool take_no_clock()
    {
        choice_.time = rules::TimeControl{};
        return true;
    }
    bool take_chess960()
    {
        choice_.start = AnyChess960{};
        const auto number = base::read_number(rest_.peek());
        if (!number)
            return true;
        static_cast<void>(rest_.next());
        const auto position = rules::chess960_position(*number);
        if (position)
            choice_.start = rules::Placement{*position};
        return position.has_value();
    }
    bool take_fen()
    {
        const auto position = board::given_position(std::string{rest_.rest()});
        rest_ = text::Words{""};
        if (position)
            choice_.start = rules::Placement{*position};
        return position.has_value();
    }

    /// As many words as make one together.
    bool take_control()
    {
        for (std::string_view words = rest_.rest(); !words.empty();
             words = words.substr(0, words.find_last_of(' ') + 1))
            if (take_control(words.substr(0, words.find_last_not_of(' ') + 1)))
                return true;
        return false;
    }
    bool take_control(std::string_view words)
    {
        const auto written = rules::read_time_control(words);
        const auto said = written ? written : speech::read_control(language_, words);
        if (!said)
            return false;
        choice_.time = *said;
        rest_ = text::Words{rest_.rest().substr(words.size())};
        return true;
    }

    const speech::Lexicon& language_;
    const commands::CommandTable& table_;
    text::Words rest_;
    GameChoice choice_;
};

template <class Part>
void replace(std::optional<Part>& part, const std::optional<Part>& later)
{
    if (later)
        part = later;
}

}  // namespace

void GameChoice::add(const GameChoice& later)
{
    replace(side, later.side);
    replace(opponent, later.opponent);
    replace(time, later.time);
    replace(start, later.start);
}

std::optional<GameChoice> read_choice(const speech::Lexicon& language,
                                      const commands::CommandTable& table,
                                      std::string_view text)
{
    return Choices{language, table, text}.all();
}

std::optional<std::string> read_strength(std::string_view kind, std::string_view number)
{
    const auto read = base::read_number(number);
    const int most = kind == "elo" ? highest_elo : engine::highest_level;
    if (!read || *read < 1 || *read > most)
        return std::nullopt;
    return std::string{kind} + ' ' + std::to_string(*read);
}

speech::Word strength_words(const speech::Lexicon& language, std::string_view strength)
{
    text::Words words{strength};
    const auto kind = words.next();
    return sentence(language, "strength", {{"kind", kind}, {"n", words.rest()}});
}

int chance(int below)
{
    std::random_device source;
    return std::uniform_int_distribution{0, below - 1}(source);
}

rules::Color drawn(OwnSide side)
{
    if (side == OwnSide::random)
        side = chance(2) == 0 ? OwnSide::white : OwnSide::black;
    return side == OwnSide::black ? rules::Color::black : rules::Color::white;
}

}  // namespace client::play

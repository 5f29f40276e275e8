// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/san.hpp"
#include "src/train/answers.hpp"
#include "src/train/memory/drills.hpp"
#include "src/train/memory/heard_line.hpp"
#include "src/train/memory/named_pieces.hpp"
#include "src/train/memory/sentences.hpp"
#include "src/train/sentences.hpp"

#include <algorithm>
#include <array>
#include <utility>

/// Lists of squares, pieces or moves are repeated in their order.
namespace client::train::memory {

namespace {

using speech::Word;

/// A thing of the list: as it could be typed, and as it is told.
struct Thing {
    std::string name;
    std::function<Word(const Teller&)> told;
};

/// What was answered, by the names of things.
using Names = std::optional<std::vector<std::string>>;

Names squares_in(const Teller& teller, std::string_view text)
{
    const auto squares = answers::squares(teller, text);
    if (!squares)
        return std::nullopt;
    std::vector<std::string> names;
    for (const auto square : *squares)
        names.push_back(square.name());
    return names;
}

Names pieces_in(const Teller& teller, std::string_view text)
{
    const auto pieces = named_pieces(teller, text);
    if (!pieces)
        return std::nullopt;
    std::vector<std::string> names;
    for (const auto& piece : *pieces) {
        if (!piece.color || !piece.role || piece.square)
            return std::nullopt;
        names.push_back(in_english({*piece.color, *piece.role}));
    }
    return names;
}

class RecallTask : public Task {
public:
    RecallTask(std::string_view kind, std::vector<Thing> things)
        : kind_{kind}, things_{std::move(things)}
    {
    }

    [[nodiscard]] Lines asked(const Teller& teller) const override
    {
        return {told(teller), teller.say(sentence("recall-ask"))};
    }
    [[nodiscard]] Verdict judge(const Teller& teller, const Answer& answer) override
    {
        const auto names = names_in(teller, answer.text);
        if (!names)
            return Verdict::unclear({});
        for (const auto& name : *names) {
            if (at_ == things_.size())
                return Verdict::wrong(teller.say(sentence("recall-too-many")));
            if (name != things_[at_].name)
                return Verdict::wrong(mistake(teller, name));
            ++at_;
        }
        if (at_ == things_.size())
            return Verdict::right(teller.say(train::sentence("right")));
        return Verdict::partly(
            teller.say(sentence("left"), {{"n", static_cast<int>(things_.size() - at_)}}));
    }
    [[nodiscard]] Lines solution(const Teller& teller) const override
    {
        return {teller.say(sentence("recall-solution"), {{"things", told(teller)}})};
    }
    [[nodiscard]] std::vector<std::string> model() const override
    {
        std::vector<std::string> names;
        for (const auto& thing : things_)
            names.push_back(thing.name);
        return names;
    }
    [[nodiscard]] Lines hints(const Teller& teller) const override
    {
        return {
            teller.say(sentence("left"), {{"n", static_cast<int>(things_.size() - at_)}}),
            teller.say(sentence("recall-hint"),
                       {{"thing", things_.at(std::min(at_, things_.size() - 1)).told(teller)}})};
    }
    [[nodiscard]] Lines explanation(const Teller& teller) const override
    {
        return {teller.say(sentence("rule"))};
    }
    [[nodiscard]] Word expected(const Teller& teller) const override
    {
        return teller.say(sentence("recall-expected"), {{"kind", kind_}});
    }

protected:
    [[nodiscard]] virtual Names names_in(const Teller& teller, std::string_view text) const
    {
        return kind_ == "squares" ? squares_in(teller, text) : pieces_in(teller, text);
    }
    [[nodiscard]] std::size_t at() const { return at_; }

private:
    [[nodiscard]] Word told(const Teller& teller) const
    {
        Lines words;
        for (const auto& thing : things_)
            words.push_back(thing.told(teller));
        return speech::listed(words);
    }
    [[nodiscard]] Word mistake(const Teller& teller, const std::string& name) const
    {
        const auto here = things_.begin() + static_cast<std::ptrdiff_t>(at_);
        const auto is = [&](const Thing& thing) { return thing.name == name; };
        if (std::any_of(here, things_.end(), is))
            return teller.say(sentence("recall-later"));
        if (std::any_of(things_.begin(), here, is))
            return teller.say(sentence("recall-earlier"));
        return teller.say(sentence("recall-not-there"));
    }

    std::string_view kind_;
    std::vector<Thing> things_;
    std::size_t at_ = 0;  ///< so many were repeated
};

/// Moves are heard where they are made: one an answer.
class MovesTask : public RecallTask {
public:
    MovesTask(HeardLine line, std::vector<Thing> things)
        : RecallTask{"moves", std::move(things)}, line_{std::move(line)}
    {
    }

protected:
    [[nodiscard]] Names names_in(const Teller& teller, std::string_view text) const override
    {
        const auto position = line_.after(std::min(at(), line_.moves.size() - 1));
        const auto heard = answers::move(teller, position, text);
        if (!heard)
            return words::cause_of(heard.error()) ? Names{{std::string{}}} : std::nullopt;
        return Names{{write_san(position, heard->move)}};
    }

private:
    HeardLine line_;
};

constexpr std::array<std::string_view, 3> kinds{"squares", "pieces", "moves"};

Thing any_square(Random& random)
{
    const auto square = rules::Square::at(random.below(64));
    return {square.name(), [square](const Teller& teller) { return teller.square(square); }};
}

Thing any_piece(Random& random)
{
    const rules::Piece piece{random.one_of(rules::both_colors), random.one_of(rules::all_roles)};
    return {in_english(piece), [piece](const Teller& teller) { return teller.piece(piece); }};
}

std::unique_ptr<Task> recall_moves(Random& random, std::size_t count)
{
    auto line = sensible_line(random, count);
    std::vector<Thing> things;
    for (std::size_t i = 0; i < count; ++i)
        things.push_back({write_san(line.after(i), line.moves[i]), [line, i](const Teller& teller) {
                              return line.told(teller, i, i + 1).front();
                          }});
    return std::make_unique<MovesTask>(std::move(line), std::move(things));
}

}  // namespace

/// Three things, and one more with each level.
std::unique_ptr<Task> ask_recall(const Occasion& occasion)
{
    auto& random = occasion.random;
    const auto kind = kinds.at(occasion.item);
    const auto count = static_cast<std::size_t>(2 + occasion.level);
    if (kind == "moves")
        return recall_moves(random, count);
    std::vector<Thing> things;
    while (things.size() < count)
        things.push_back(kind == "squares" ? any_square(random) : any_piece(random));
    return std::make_unique<RecallTask>(kind, std::move(things));
}

std::span<const std::string_view> recall_items()
{
    return kinds;
}

Word recall_item(const Teller& teller, std::string_view item)
{
    return teller.say(sentence("recall-kind"), {{"kind", item}});
}

}  // namespace client::train::memory

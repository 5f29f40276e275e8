// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/duty.hpp"
#include "rules/fen.hpp"
#include "rules/game.hpp"
#include "rules/san.hpp"
#include "speech/enum_names.hpp"
#include "src/train/answers.hpp"
#include "src/train/deeds.hpp"
#include "src/train/pairing/drills.hpp"
#include "src/train/pairing/lines.hpp"
#include "src/train/pairing/sentences.hpp"
#include "src/train/sentences.hpp"
#include "src/words/articles.hpp"

#include <algorithm>
#include <array>

/// What somebody must play who has touched pieces (Articles 4.2 to 4.7).
namespace client::train::pairing {

namespace {

using rules::Must;
using rules::Placement;
using rules::Position;
using rules::Square;
using speech::Word;
namespace events = rules::events;

constexpr std::array<std::string_view, 4> kinds{"own", "enemy", "castling", "free"};
constexpr speech::EnumNames<Must::free> must_names{{{
    {Must::move, "move"},
    {Must::capture, "capture"},
    {Must::castle, "castle"},
    {Must::king, "king"},
    {Must::free, "free"},
}}};

/// A position, and what was done there with the hand.
struct Touched {
    Position before;
    std::vector<rules::Event> deeds;
};

/// The duty that the desk tells, and the fact that tells it.
struct Bound {
    rules::Duty duty{};
    std::optional<rules::FactBody> told{};
};

Bound bound_by(const Touched& touched)
{
    rules::GameOptions options;
    options.start = Placement{touched.before};
    rules::Game game{options};
    game.apply(events::Start{}, {});
    Bound bound;
    for (const auto& deed : touched.deeds)
        for (const auto& fact : game.apply(deed, {}))
            if (const auto* const arose = std::get_if<rules::facts::DutyArose>(&fact.what))
                bound = {arose->duty, fact.what};
    return bound;
}

class TouchTask : public Task {
public:
    explicit TouchTask(Touched touched) : touched_{std::move(touched)}, bound_{bound_by(touched_)}
    {
    }

    [[nodiscard]] Lines asked(const Teller& teller) const override
    {
        auto lines = deeds::position(teller, Placement{touched_.before});
        for (const auto& deed : touched_.deeds)
            if (auto told = deeds::told(teller, deed, {}, Placement{touched_.before}))
                lines.push_back(*std::move(told));
        lines.push_back(teller.say(sentence("touch-ask")));
        return lines;
    }
    [[nodiscard]] Verdict judge(const Teller& teller, const Answer& answer) override
    {
        if (answers::word(teller, sentences, answer.text) == "free")
            return is_free() ? Verdict::right(teller.say(train::sentence("right")))
                             : Verdict::wrong(teller.say(sentence("touch-not-free")));
        const auto move = answers::move(teller, touched_.before, answer.text);
        if (move)
            return judge_move(teller, move->move);
        if (words::is_nonsense(move.error()) || words::names_no_square(move.error()))
            return Verdict::unclear({});
        return Verdict::retry(words::why(teller.language(), touched_.before, move.error()));
    }
    [[nodiscard]] Lines solution(const Teller& teller) const override
    {
        Lines lines{bound_words(teller)};
        if (!is_free())
            lines.push_back(
                teller.say(sentence("touch-solution-move"),
                           {{"move", teller.move(touched_.before, allowed().front())}}));
        return lines;
    }
    [[nodiscard]] std::vector<std::string> model() const override
    {
        if (is_free())
            return {"free"};
        return {write_san(touched_.before, allowed().front())};
    }
    [[nodiscard]] Lines hints(const Teller& teller) const override
    {
        return {teller.say(sentence("touch-hint")), bound_words(teller)};
    }
    [[nodiscard]] Lines explanation(const Teller& teller) const override
    {
        const auto article = bound_.told ? words::article_of(*bound_.told, rules::Edition::e2018)
                                         : std::string_view{};
        return teller.law(article.empty() ? "4.2" : article);
    }
    [[nodiscard]] Word expected(const Teller& teller) const override
    {
        return teller.say(sentence("touch-expected"));
    }
    [[nodiscard]] std::optional<Placement> board() const override
    {
        return Placement{touched_.before};
    }

private:
    [[nodiscard]] bool is_free() const { return bound_.duty.must == Must::free; }
    [[nodiscard]] std::vector<rules::Move> allowed() const
    {
        std::vector<rules::Move> moves;
        for (const auto move : touched_.before.legal_moves())
            if (allows(touched_.before, bound_.duty, move))
                moves.push_back(move);
        return moves;
    }
    /// Where nothing binds, a move is not yet the whole answer.
    [[nodiscard]] Verdict judge_move(const Teller& teller, rules::Move move) const
    {
        if (is_free())
            return Verdict::partly(teller.say(sentence("touch-any")));
        if (allows(touched_.before, bound_.duty, move))
            return Verdict::right(teller.say(train::sentence("right")));
        return Verdict::wrong(
            teller.say(sentence("touch-wrong"), {{"must", must_names[bound_.duty.must]}}));
    }
    [[nodiscard]] Word bound_words(const Teller& teller) const
    {
        const auto& duty = bound_.duty;
        if (duty.must == Must::move)
            return teller.say(sentence("touch-move"), {{"square", teller.square(*duty.piece)}});
        if (duty.must == Must::capture)
            return teller.say(sentence("touch-capture"), {{"square", teller.square(*duty.victim)}});
        return teller.say(sentence("touch-other"), {{"must", must_names[duty.must]}});
    }

    Touched touched_;
    Bound bound_;
};

/// Of the examples of Article 4: squares that are touched, perhaps adjusted, and where the king was
/// let go.
struct Example {
    std::string_view kind;
    std::string_view fen;
    std::string_view touched;
    bool adjusted = false;
    std::string_view released{};
};

constexpr std::string_view initial = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
constexpr std::string_view opened =
    "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3";
constexpr std::string_view castled =
    "r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 0 1";
constexpr std::string_view one_wing = "4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1";

constexpr std::array examples{
    Example{"own", initial, "b1g1"},                                   // EX-4.3-1
    Example{"own", initial, "a1g1"},                                   // EX-4.3-2
    Example{"enemy", opened, "f3e5"},                                  // EX-4.3-4
    Example{"enemy", opened, "e5"},                                    // EX-4.3-5
    Example{"own", opened, "d2e5"},                                    // EX-4.3-6
    Example{"enemy", opened, "e5d2"},                                  // EX-4.3-7
    Example{"castling", castled, "e1h1"},                              // EX-4.4-1
    Example{"castling", castled, "e1a1"},                              // EX-4.4-2
    Example{"castling", castled, "h1e1"},                              // EX-4.4-3
    Example{"castling", one_wing, "e1h1"},                             // EX-4.4-5
    Example{"castling", "4k3/8/8/8/7b/8/8/4K2R w K - 0 1", "h1e1"},    // EX-4.4-6
    Example{"castling", "4k3/8/8/8/4q3/8/8/4K2R w K - 0 1", "h1e1"},   // EX-4.4-7
    Example{"castling", castled, "e1", false, "g1"},                   // EX-4.7-1
    Example{"castling", one_wing, "e1", false, "g1"},                  // EX-4.7-2
    Example{"free", initial, "a1"},                                    // EX-4.3-3
    Example{"free", opened, "c6"},                                     // EX-4.3-8
    Example{"free", "4r1k1/8/8/3p4/4N3/8/8/4K3 w - - 0 1", "e4"},      // EX-4.3-9
    Example{"free", "3r1rk1/7r/8/8/8/2n5/7P/4K2R w K - 0 1", "e1h1"},  // EX-4.4-8
    Example{"free", initial, "e2", true},                              // EX-4.2-1
};

Touched touched_in(const Example& example)
{
    Touched touched{Position::from(rules::read_fen(example.fen).value()).value(), {}};
    const auto side = touched.before.turn();
    if (example.adjusted)
        touched.deeds.emplace_back(events::Adjust{side, {}});
    events::Touch touch{side, {}, false};
    for (std::size_t i = 0; i + 1 < example.touched.size(); i += 2)
        touch.squares.push_back(Square::parse(example.touched.substr(i, 2)).value());
    touched.deeds.emplace_back(touch);
    if (!example.released.empty())
        touched.deeds.emplace_back(events::Release{side, Square::parse(example.released).value()});
    return touched;
}

Touched any_example(Random& random, std::string_view kind)
{
    std::vector<const Example*> fitting;
    for (const auto& each : examples)
        if (each.kind == kind)
            fitting.push_back(&each);
    return touched_in(*random.one_of(fitting));
}

/// So many pieces of a game, one after the other.
Touched any_touch(Random& random, int count)
{
    Touched touched{line(random, random.between(8, 30)).back().before, {}};
    events::Touch touch{touched.before.turn(), {}, false};
    while (static_cast<int>(touch.squares.size()) < count) {
        const auto square = Square::at(random.below(64));
        const bool again = std::ranges::find(touch.squares, square) != touch.squares.end();
        if (touched.before.board().at(square) && !again)
            touch.squares.push_back(square);
    }
    touched.deeds.emplace_back(touch);
    return touched;
}

std::string_view kind_of(const Touched& touched)
{
    const auto must = bound_by(touched).duty.must;
    return must == Must::move      ? kinds[0]
           : must == Must::capture ? kinds[1]
           : must == Must::free    ? kinds[3]
                                   : kinds[2];
}

}  // namespace

/// At first the examples of the Laws, later two pieces of some game, then three.
std::unique_ptr<Task> ask_touch(const Occasion& occasion)
{
    auto& random = occasion.random;
    const auto kind = kinds.at(occasion.item);
    if (occasion.level == 1 || kind == "castling")
        return std::make_unique<TouchTask>(any_example(random, kind));
    for (;;) {  // most games have such pieces
        auto touched = any_touch(random, kind == "free" ? 1 : occasion.level);
        if (kind_of(touched) == kind)
            return std::make_unique<TouchTask>(std::move(touched));
    }
}

std::span<const std::string_view> touch_items()
{
    return kinds;
}

Word touch_item(const Teller& teller, std::string_view item)
{
    return teller.say(sentence("touch-item"), {{"kind", item}});
}

}  // namespace client::train::pairing

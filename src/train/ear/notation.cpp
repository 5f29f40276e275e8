// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/notation.hpp"

#include "rules/style.hpp"
#include "speech/names.hpp"
#include "src/train/answers.hpp"
#include "src/train/ear/drills.hpp"
#include "src/train/ear/hearing.hpp"
#include "src/train/ear/sentences.hpp"
#include "src/train/pairing/lines.hpp"
#include "src/train/sentences.hpp"

#include <array>

/// Moves in the letters of other languages, and in other ways of writing (Appendix C).
namespace client::train::ear {

namespace {

using pairing::Step;
using rules::Letters;
using rules::Role;
using speech::Word;

constexpr std::array<std::string_view, 13> languages{"en", "de", "cs", "sk", "sr", "fr",      "es",
                                                     "it", "nl", "pl", "hu", "ru", "figurine"};
constexpr std::array pieces{Role::knight, Role::bishop, Role::rook, Role::queen, Role::king};

Word name(const Teller& teller, Letters letters)
{
    return teller.say(sentence("notation-letters"), {{"letters", rules::name(letters)}});
}

std::string sign(Letters letters, Role role)
{
    return std::string{piece_letter(letters, {rules::Color::white, role})};
}

Word sign_words(Letters letters, Role role)
{
    return spelled(sign(letters, role));
}

class NotationTask : public Task {
public:
    explicit NotationTask(Letters letters) : letters_{letters} {}

    [[nodiscard]] Lines explanation(const Teller& teller) const override
    {
        return teller.law("C.2");
    }

protected:
    [[nodiscard]] Letters letters() const { return letters_; }
    [[nodiscard]] Word letters_name(const Teller& teller) const { return name(teller, letters_); }

private:
    Letters letters_;
};

/// Which piece a letter stands for.
class LetterTask : public NotationTask {
public:
    LetterTask(Letters letters, Role role) : NotationTask{letters}, role_{role} {}

    [[nodiscard]] Lines asked(const Teller& teller) const override
    {
        return {
            teller.say(sentence("notation-ask-letter"), {{"letters", letters_name(teller)},
                                                         {"sign", sign_words(letters(), role_)}})};
    }
    [[nodiscard]] Verdict judge(const Teller& teller, const Answer& answer) override
    {
        const auto said = answers::role(teller, answer.text);
        if (!said)
            return Verdict::unclear({});
        if (*said == role_)
            return Verdict::right(teller.say(train::sentence("right")));
        return Verdict::wrong(
            teller.say(sentence("notation-not-piece"), {{"piece", teller.role(*said)}}));
    }
    [[nodiscard]] Lines solution(const Teller& teller) const override
    {
        return {teller.say(sentence("notation-solution-letter"),
                           {{"letters", letters_name(teller)},
                            {"piece", teller.role(role_)},
                            {"sign", sign_words(letters(), role_)}})};
    }
    [[nodiscard]] std::vector<std::string> model() const override
    {
        return {std::string{speech::role_names[role_]}};
    }
    [[nodiscard]] Lines hints(const Teller& teller) const override
    {
        return {teller.say(sentence("notation-hint-letters"), {{"signs", others(teller)}})};
    }
    [[nodiscard]] Word expected(const Teller& teller) const override
    {
        return teller.say(sentence("notation-expected-piece"));
    }

private:
    /// The letters of the other pieces.
    [[nodiscard]] Word others(const Teller& teller) const
    {
        Lines all;
        for (const auto role : pieces)
            if (role != role_)
                all.push_back(
                    teller.say(sentence("notation-sign"), {{"piece", teller.role(role)},
                                                           {"sign", sign_words(letters(), role)}}));
        return speech::listed(all);
    }

    Role role_;
};

/// Which move is written.
class ReadTask : public NotationTask {
public:
    ReadTask(Step step, const rules::Style& style)
        : NotationTask{style.letters}, step_{std::move(step)}, written_{
                                                                   write_move(step_.facts(), style)}
    {
    }

    [[nodiscard]] Lines asked(const Teller& teller) const override
    {
        return {teller.say(sentence("notation-ask-move"),
                           {{"letters", letters_name(teller)}, {"written", spelled(written_)}})};
    }
    [[nodiscard]] Verdict judge(const Teller& teller, const Answer& answer) override
    {
        const auto said = answers::move(teller, step_.before, answer.text);
        if (said && said->move == step_.move)
            return Verdict::right(teller.say(train::sentence("right")));
        if (!said && (words::is_nonsense(said.error()) || words::names_no_square(said.error())))
            return Verdict::unclear({});
        if (!said)
            return Verdict::retry(words::why(teller.language(), step_.before, said.error()));
        return Verdict::wrong(mistake(teller, said->move));
    }
    [[nodiscard]] Lines solution(const Teller& teller) const override
    {
        return {teller.say(sentence("notation-solution-move"),
                           {{"move", teller.move(step_.before, step_.move)}})};
    }
    [[nodiscard]] std::vector<std::string> model() const override
    {
        return {pairing::in_english(step_)};
    }
    [[nodiscard]] Lines hints(const Teller& teller) const override
    {
        const auto facts = step_.facts();
        return {
            teller.say(sentence("notation-hint-piece"), {{"piece", teller.role(facts.role)}}),
            teller.say(sentence("notation-hint-square"), {{"square", teller.square(facts.to)}})};
    }
    [[nodiscard]] Word expected(const Teller& teller) const override
    {
        return teller.say(sentence("notation-expected-move"));
    }
    [[nodiscard]] std::optional<rules::Placement> board() const override
    {
        return rules::Placement{step_.before};
    }

private:
    [[nodiscard]] Word mistake(const Teller& teller, rules::Move said) const
    {
        if (said.role() != step_.move.role())
            return teller.say(sentence("notation-not-piece"),
                              {{"piece", teller.role(said.role())}});
        return teller.say(sentence("notation-other-move"),
                          {{"move", teller.move(step_.before, said)}});
    }

    Step step_;
    std::string written_;
};

/// A move is to be written in letters that are not the own ones.
class WriteTask : public NotationTask {
public:
    WriteTask(Step step, Letters letters) : NotationTask{letters}, step_{std::move(step)} {}

    [[nodiscard]] Lines asked(const Teller& teller) const override
    {
        return {
            teller.say(sentence("notation-ask-write"), {{"letters", letters_name(teller)},
                                                        {"move", pairing::shown(teller, step_)}})};
    }
    [[nodiscard]] Verdict judge(const Teller& teller, const Answer& answer) override
    {
        const auto read = find_move(step_.before, answer.text, letters());
        if (read && *read == step_.move && !is_by_squares(answer.text))
            return Verdict::right(teller.say(train::sentence("right")));
        const auto own = answers::move(teller, step_.before, answer.text);
        if (own && own->move == step_.move)
            return Verdict::retry(teller.say(sentence("notation-own-letters")));
        if (read)
            return Verdict::wrong(teller.say(sentence("notation-other-move"),
                                             {{"move", teller.move(step_.before, *read)}}));
        const words::Misread misread{read.error()};
        if (words::is_nonsense(misread) || words::names_no_square(misread))
            return Verdict::unclear({});
        return Verdict::retry(words::why(teller.language(), step_.before, misread));
    }
    [[nodiscard]] Lines solution(const Teller& teller) const override
    {
        return {teller.say(sentence("notation-solution-write"), {{"written", spelled(written())}})};
    }
    [[nodiscard]] std::vector<std::string> model() const override { return {written()}; }
    [[nodiscard]] Lines hints(const Teller& teller) const override
    {
        const auto role = step_.move.role();
        return {teller.say(sentence("notation-solution-letter"),
                           {{"letters", letters_name(teller)},
                            {"piece", teller.role(role)},
                            {"sign", sign_words(letters(), role)}})};
    }
    [[nodiscard]] Word expected(const Teller& teller) const override
    {
        return teller.say(sentence("notation-expected-write"));
    }
    [[nodiscard]] std::optional<rules::Placement> board() const override
    {
        return rules::Placement{step_.before};
    }

private:
    [[nodiscard]] std::string written() const
    {
        return write_move(step_.facts(), rules::styles::short_form(letters()));
    }
    /// "g1f3" says nothing of letters.
    [[nodiscard]] static bool is_by_squares(std::string_view text)
    {
        return text.find_first_not_of("abcdefgh12345678 -") == std::string_view::npos;
    }

    Step step_;
};

Step piece_step(Random& random)
{
    return pairing::step(random, [](const rules::MoveFacts& facts) {
        return facts.role != Role::pawn && !facts.castling;
    });
}

/// The ways of writing beside the usual one.
rules::Style any_style(Random& random, Letters letters)
{
    const std::array styles{rules::styles::long_form(letters), rules::styles::no_capture(letters),
                            rules::styles::laws_of_1997(letters)};
    return random.one_of(styles);
}

}  // namespace

/// A letter, a move, a move in another style, and at last writing oneself.
std::unique_ptr<Task> ask_notation(const Occasion& occasion)
{
    auto& random = occasion.random;
    const auto letters = rules::letters_from(languages.at(occasion.item)).value();
    if (occasion.level == 1)
        return std::make_unique<LetterTask>(letters, random.one_of(pieces));
    auto step = piece_step(random);
    if (occasion.level == 2)
        return std::make_unique<ReadTask>(std::move(step), rules::styles::short_form(letters));
    if (occasion.level == 3)
        return std::make_unique<ReadTask>(std::move(step), any_style(random, letters));
    return std::make_unique<WriteTask>(std::move(step), letters);
}

std::span<const std::string_view> notation_items()
{
    return languages;
}

Word notation_item(const Teller& teller, std::string_view item)
{
    return name(teller, rules::letters_from(item).value());
}

}  // namespace client::train::ear

// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/text.hpp"
#include "speech/vocabulary.hpp"
#include "src/train/answers.hpp"
#include "src/train/pairing/announcing.hpp"
#include "src/train/pairing/drills.hpp"
#include "src/train/pairing/lines.hpp"
#include "src/train/pairing/sentences.hpp"
#include "src/train/sentences.hpp"

#include <algorithm>
#include <array>

/// A move is shown by its squares, and is announced (Article D.2.1).
namespace client::train::pairing {

namespace {

using rules::MoveFacts;
using rules::Written;
using speech::Meaning;
using speech::Word;
using Mistake = std::optional<Word>;

std::vector<Meaning> meanings(const Teller& teller, std::string_view text)
{
    const auto& vocabulary = teller.words().recogniser().vocabulary();
    auto found = vocabulary.meanings(speech::folded_words(text));
    return found ? *std::move(found) : std::vector<Meaning>{};
}

bool says(const std::vector<Meaning>& said, Meaning::Kind kind)
{
    return std::ranges::find(said, kind, &Meaning::kind) != said.end();
}

/// A letter where the file has a name in announcements, or a digit instead of a number.
Mistake bare_sign(const Teller& teller, const std::string& word)
{
    const auto announcer = teller.words().announcer();
    if (const auto rank = word.size() == 1 ? rules::rank_from(word[0]) : std::nullopt)
        return teller.say(sentence("announcer-digit"),
                          {{"digit", std::string_view{word}},
                           {"name", announcer.lexicon().move_words().ranks.at(
                                        static_cast<std::size_t>(index(*rank)))}});
    const auto file = word.size() == 1 ? rules::file_from(word[0]) : std::nullopt;
    if (!file || announcer.file(*file).screen.size() == 1)
        return std::nullopt;
    return teller.say(sentence("announcer-letter"),
                      {{"letter", std::string_view{word}}, {"name", announcer.file(*file)}});
}

/// What is said in other words than those of announcements.
Mistake strange_word(const Teller& teller, std::string_view text)
{
    speech::Vocabulary own;
    own.add(teller.words().announcements());
    const auto words = speech::folded_words(text);
    for (const auto& word : words)
        if (auto sign = bare_sign(teller, word))
            return sign;
    const auto known = own.meanings(words);
    if (known)
        return std::nullopt;
    return teller.say(sentence("announcer-foreign"), {{"word", std::string_view{known.error()}}});
}

class AnnouncerTask : public Task {
public:
    AnnouncerTask(Step step, Understood understood, Showing showing)
        : step_{std::move(step)}, facts_{step_.facts()}, understood_{understood}, showing_{showing}
    {
    }

    [[nodiscard]] Lines asked(const Teller& teller) const override
    {
        return {teller.say(sentence("announcer-ask"), {{"move", showing_(teller, step_)}})};
    }
    [[nodiscard]] Verdict judge(const Teller& teller, const Answer& answer) override
    {
        const auto said = meanings(teller, answer.text);
        if (says(said, Meaning::Kind::castling))
            return Verdict::retry(teller.say(sentence("announcer-wing-missing")));
        const auto written = teller.words().recogniser().written("", answer.text);
        if (said.empty() || !written)
            return Verdict::unclear({});
        if (auto mistake = first_mistake(teller, *written, said, answer.text))
            return Verdict::retry(*std::move(mistake));
        return Verdict::right(teller.say(train::sentence("right")));
    }
    [[nodiscard]] Lines solution(const Teller& teller) const override
    {
        return {teller.say(sentence("announcer-solution"), {{"words", announced(teller, step_)}})};
    }
    [[nodiscard]] std::vector<std::string> model() const override { return {in_english(step_)}; }
    [[nodiscard]] Lines hints(const Teller& teller) const override
    {
        if (facts_.castling)
            return {teller.say(sentence("announcer-hint-castling"))};
        const auto announcer = teller.words().announcer();
        return {teller.say(sentence("announcer-hint-piece"),
                           {{"piece", teller.announced(announcer.piece(facts_.role))}}),
                teller.say(sentence("announcer-hint-square"),
                           {{"square", teller.announced(announcer.square(facts_.to))}})};
    }
    [[nodiscard]] Lines explanation(const Teller& teller) const override
    {
        return teller.law("D.2.1");
    }
    [[nodiscard]] Word expected(const Teller& teller) const override
    {
        return teller.say(sentence("announcer-expected"));
    }
    [[nodiscard]] std::optional<rules::Placement> board() const override
    {
        return rules::Placement{step_.before};
    }

private:
    /// One thing after the other, in the order in which they are said.
    [[nodiscard]] Mistake first_mistake(const Teller& teller,
                                        const Written& written,
                                        const std::vector<Meaning>& said,
                                        std::string_view text) const
    {
        if (auto mistake = of_castling(teller, written))
            return mistake;
        if (!facts_.castling)
            for (const auto check : {&AnnouncerTask::of_piece, &AnnouncerTask::of_target,
                                     &AnnouncerTask::of_promotion, &AnnouncerTask::of_origin})
                if (auto mistake = (this->*check)(teller, written))
                    return mistake;
        if (facts_.en_passant && !says(said, Meaning::Kind::en_passant))
            return teller.say(sentence("announcer-en-passant-missing"));
        if (auto mistake = of_whole(teller, text))
            return mistake;
        return understood_ == Understood::announcements ? strange_word(teller, text) : std::nullopt;
    }
    [[nodiscard]] Mistake of_castling(const Teller& teller, const Written& written) const
    {
        if (written.castling == facts_.castling)
            return std::nullopt;
        if (!written.castling)
            return teller.say(sentence("announcer-castling-missing"));
        return teller.say(facts_.castling ? sentence("announcer-wing-wrong")
                                          : sentence("announcer-no-castling"));
    }
    [[nodiscard]] Mistake of_piece(const Teller& teller, const Written& written) const
    {
        if (!written.role)
            return facts_.role == rules::Role::pawn
                       ? std::nullopt
                       : Mistake{teller.say(sentence("announcer-piece-missing"))};
        if (*written.role == facts_.role)
            return std::nullopt;
        return teller.say(sentence("announcer-piece-wrong"),
                          {{"piece", teller.role(*written.role)}});
    }
    [[nodiscard]] Mistake of_target(const Teller& teller, const Written& written) const
    {
        if (written.to.file() != facts_.to.file())
            return teller.say(sentence("announcer-file-wrong"),
                              {{"file", teller.file(written.to.file())}});
        if (written.to.rank() != facts_.to.rank())
            return teller.say(sentence("announcer-rank-wrong"),
                              {{"rank", teller.rank(written.to.rank())}});
        return std::nullopt;
    }
    [[nodiscard]] Mistake of_promotion(const Teller& teller, const Written& written) const
    {
        if (written.promotion == facts_.promotion)
            return std::nullopt;
        if (!written.promotion)
            return teller.say(sentence("announcer-promotion-missing"));
        return teller.say(sentence("announcer-promotion-wrong"),
                          {{"piece", teller.role(*written.promotion)}});
    }
    [[nodiscard]] Mistake of_origin(const Teller& teller, const Written& written) const
    {
        if (written.from.has(facts_.from))
            return std::nullopt;
        return teller.say(sentence("announcer-origin-wrong"),
                          {{"square", teller.square(facts_.from)}});
    }
    /// What the position says to it.
    [[nodiscard]] Mistake of_whole(const Teller& teller, std::string_view text) const
    {
        const auto heard = teller.words().recogniser().hear(step_.before, text);
        if (heard)
            return std::nullopt;
        const bool several = std::holds_alternative<speech::unheard::Ambiguous>(heard.error());
        return teller.say(several ? sentence("announcer-origin-missing")
                                  : sentence("announcer-capture-wrong"));
    }

    Step step_;
    MoveFacts facts_;
    Understood understood_;
    Showing showing_;
};

}  // namespace

Understood understood_at(int level)
{
    return level > 1 ? Understood::announcements : Understood::all_words;
}

std::unique_ptr<Task> announcing(Step step, Understood understood, Showing showing)
{
    return std::make_unique<AnnouncerTask>(std::move(step), understood, showing);
}

std::unique_ptr<Task> ask_announcer(const Occasion& occasion)
{
    return announcing(step_of_kind(occasion.random, occasion.item), understood_at(occasion.level),
                      shown);
}

std::span<const std::string_view> announcer_items()
{
    return move_kinds;
}

Word announcer_item(const Teller& teller, std::string_view item)
{
    return teller.say(sentence("announcer-kind"), {{"kind", item}});
}

}  // namespace client::train::pairing

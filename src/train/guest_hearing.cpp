// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/messages.hpp"
#include "speech/text.hpp"
#include "src/text/printable.hpp"
#include "src/text/words.hpp"
#include "src/train/answers.hpp"
#include "src/train/guest_walk.hpp"
#include "src/train/school.hpp"

#include <array>

/// What comes of that which the guest types: announcements, or an empty line for what he said
/// aloud.
namespace client::train {

namespace {

using enum GuestStep;

/// Why it is done so; waiting, hearing and repeating are one sentence of the Laws.
constexpr speech::EnumTable<std::string_view, answer> articles{{{
    {make, "D.2.1"},
    {announce, "D.2.1"},
    {slip, "D.2.8"},
    {correct, "D.2.8"},
    {wait, "D.2.1"},
    {press, "6.2.1"},
    {hear, "D.2.1"},
    {hear_correction, "D.2.8"},
    {repeat, "D.2.1"},
    {answer, "9.1.2.1"},
}}};

bool is_blank(std::string_view line)
{
    return text::Words{line}.empty();
}

}  // namespace

/// In the correction of a slip its first word may stand in front.
std::optional<rules::Move> GuestWalk::said_move(std::string_view line) const
{
    text::Words words{line};
    if (stage().step == correct && teller_.book(school).meaning(words.peek()) == "correction") {
        static_cast<void>(words.next());
        line = words.rest();
    }
    const auto& recogniser = teller_.words().recogniser();
    if (stage().step == correct && move().slip) {
        const auto slipped = speech::Announcer{announcements_}.move(*move().slip).screen;
        if (const auto heard = recogniser.hear_correction(move().before, slipped, line))
            return heard->move;
    }
    const auto heard = answers::move(teller_, move().before, line);
    return heard ? std::optional{heard->move} : std::nullopt;
}

void GuestWalk::say_too_early()
{
    say(Kind::wrong, of_school("guest-early"));
    say_passage(course_.step(*stage().step));
}

/// The hand may be at the board or at the clock: an empty line says so, or a word.
void GuestWalk::hear_go_on(std::string_view line)
{
    const auto word = answers::word(teller_, school, line);
    const auto step = stage().step;
    const bool done =
        is_blank(line) || (step == make && word == "make") || (step == press && word == "press");
    if (done)
        return go_to(at_ + 1);
    const bool early = step == make && (word == "press" || (move().of_guest() && said_move(line)));
    if (early)
        say_too_early();
    else
        say(Kind::unclear, sentence(teller_.language(), "lesson-enter"));
}

void GuestWalk::hear_words(std::string_view line)
{
    if (is_blank(line))
        return take_aloud();
    const auto word = answers::word(teller_, school, line);
    if (word == "press" || word == "make")
        return say_too_early();
    if (const auto said = said_move(line))
        return judge(*said, line);
    const auto misread = answers::move(teller_, move().before, line);
    if (!misread && !words::is_nonsense(misread.error()))  // an announcement, of no legal move
        return stage().step == slip ? go_to(at_ + 1) : take_wrong(of_school("guest-other"));
    const auto typed = text::excerpt(line);
    say(Kind::unclear, of_school("guest-unclear"), {{"word", std::string_view{typed}}});
}

void GuestWalk::judge(rules::Move said, std::string_view line)
{
    const bool as_made = said == move().move;
    if (stage().step != slip)
        return as_made ? take_right(line) : take_wrong(of_school("guest-other"));
    if (as_made)
        return say(Kind::wrong, of_school("guest-no-slip"));
    go_to(at_ + 1);
}

/// Nobody hears the guest: he is told what he should have said.
void GuestWalk::take_aloud()
{
    if (stage().step != slip)
        tell_words();
    go_to(at_ + 1);
}

void GuestWalk::take_right(std::string_view line)
{
    ++asked_;
    right_ += helped_ ? 0 : 1;
    say(Kind::right, sentence(teller_.language(), "lesson-right"));
    const auto words = speech::Announcer{announcements_}.move(move().facts).screen;
    if (!speech::fold(text::Words{line}.rest()).ends_with(speech::fold(words)))
        tell_words();
    go_to(at_ + 1);
}

void GuestWalk::take_wrong(speech::Phrase why)
{
    say(Kind::wrong, why);
    if (std::exchange(helped_, true))
        tell_words();
}

void GuestWalk::hear_answer(std::string_view line)
{
    const auto word = answers::word(teller_, school, line);
    if (is_blank(line) || word == "accept" || word == "decline")
        return go_to(at_ + 1);
    say(Kind::unclear, of_school("guest-answer"));
}

/// Where there is nothing to be said, there is nothing to be told either.
void GuestWalk::tell_words()
{
    if (wants() != WalkWants::answer || stage().step == answer)
        return say(Kind::hint, sentence(teller_.language(), "lesson-no-hint"));
    helped_ = true;
    say(Kind::hint, of_school("guest-is"));
    say_announcement(stage().step == slip ? *move().slip : move().facts,
                     stage().step == correct ? "Korrektur, " : "");
}

void GuestWalk::explain()
{
    const auto own = stage().step ? std::vector<std::string>{std::string{articles[*stage().step]}}
                                  : course_.briefing[stage().index].articles;
    if (own.empty())
        say(Kind::notice, sentence(teller_.language(), "lesson-no-rule"));
    for (const auto& article : own)
        for (auto& line : teller_.law(article))
            say(Kind::told, std::move(line));
}

}  // namespace client::train
